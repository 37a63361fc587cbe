// Matches that begin from a document, and secrets its author wrote: undo and bots stay honest, the record keeps it all.

import { expect, test } from 'vitest';
import { makeBot } from '../bots/bot.ts';
import { Fault } from '../engine/fault.ts';
import { seedFromText } from '../engine/hash.ts';
import { answer, startMatch } from '../engine/match.ts';
import { rngFrom } from '../engine/random.ts';
import { recordOf, replay } from '../engine/record.ts';
import { readRecord, writeCompact, writeJson } from '../engine/record-text.ts';
import { undoFor } from '../engine/undo.ts';
import { worldsFor } from '../engine/worlds.ts';
import { game as picnic } from '../games/_example/game.ts';
import { toldByTheAuthor, trappedDoors } from './toys/trapped-doors.ts';

const seed = seedFromText('corridor');
const begun = (trap: number, game = trappedDoors) =>
  startMatch(game, { players: 2, seed, scenario: { trap } });

test('opening a door reveals what its author wrote, so it cannot be taken back; looking around can', () => {
  const match = begun(2);
  answer(match, 0, 4);
  expect(undoFor(match, { seat: 0 }).possible).toBe(true);
  answer(match, 0, 0);
  expect(undoFor(match, { seat: 0 })).toMatchObject({ possible: false });
});

test('even where a redeal leaves the secret in place, a telling that reveals stands in the way of undo', () => {
  const match = begun(2, toldByTheAuthor);
  answer(match, 0, 0);
  expect(undoFor(match, { seat: 0 })).toEqual({
    possible: false,
    because: 'you have seen what came of it: {"kind":"empty"}',
  });
});

test('a bot finds no trace of what the author wrote, and decides alike whatever it was', () => {
  const decide = (trap: number) => makeBot('greedy', seedFromText('bot')).decide(worldsFor(begun(trap), 0));
  expect(new Set([0, 1, 2, 3].map(decide)).size).toBe(1);
  const { box } = worldsFor(begun(2), 0);
  expect(JSON.stringify(box)).not.toContain('trap');
  const traps = new Set(
    Array.from({ length: 60 }, (_, i) => {
      let seen = -1;
      const look = (t: { state: unknown }) => {
        seen = (t.state as { trap: number }).trap;
        return 4;
      };
      worldsFor(begun(2), 0).imagine(rngFrom([i, 2, 3, 4]), { pick: look, pickAny: () => 0 });
      return seen;
    }),
  );
  expect(traps).toEqual(new Set([0, 1, 2, 3]));
});

test('a scenario that is wrong gets a sentence, and so does one brought to a game that has none', () => {
  expect(() => begun(9)).toThrow(new Fault('“trap” is 9: write the number of a door, 0 to 3.'));
  expect(() => startMatch(picnic, { players: 2, seed, scenario: {} })).toThrow(/takes no scenario/);
});

test('the record keeps the scenario with a sum, replays from it, and hands on what the result left', () => {
  const match = begun(1);
  for (const door of [0, 1, 1]) answer(match, 0, door);
  const record = recordOf(match);
  for (const text of [writeJson(record), writeCompact(record)]) {
    const read = readRecord(text);
    expect(read).toEqual(record);
    expect(replay(trappedDoors, read).match.result).toMatchObject({ winners: [0], legacy: { opened: 3 } });
  }
});

test('a record whose scenario was exchanged is refused', () => {
  const record = recordOf(begun(1));
  expect(() => replay(trappedDoors, { ...record, scenario: { trap: 3 } })).toThrow(/scenario/);
});
