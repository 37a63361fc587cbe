// Records of the example game: both forms, and everything that can be wrong with one.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeBot } from '../bots/bot.ts';
import { playWithBots } from '../bots/play.ts';
import { checkWords } from '../engine/check-words.ts';
import { Fault } from '../engine/fault.ts';
import { commitmentTo, seedFromText } from '../engine/hash.ts';
import { startMatch } from '../engine/match.ts';
import { type MatchRecord, recordOf, replay } from '../engine/record.ts';
import { readRecord, writeCompact, writeJson } from '../engine/record-text.ts';
import { game } from '../games/_example/game.ts';

function playedMatch() {
  const match = startMatch(game, { players: 3, seed: seedFromText('record'), options: { startingHand: 1 } });
  playWithBots(
    match,
    [0, 1, 2].map((seat) => makeBot('random', seedFromText(`${seat}`))),
  );
  return match;
}

const seats = ['Mirabel', 'Oswin', 'Zoë ☂'].map((name) => ({ name, player: 'random' }));
const record = recordOf(playedMatch(), seats);

test.each([
  ['JSON', writeJson],
  ['a link', writeCompact],
])('a record survives being written as %s', (_, write) => {
  expect(readRecord(write(record))).toEqual(record);
  expect(replay(game, readRecord(write(record))).match.result).toEqual(playedMatch().result);
});

test('the compact form is text for a link, short and without anything a link must escape', () => {
  const text = writeCompact(record);
  expect(text).toMatch(/^[A-Za-z0-9._-]+$/);
  expect(text.length).toBeLessThan(700);
});

test('choices of any size survive the compact form', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(262_143)), (choices) => {
      expect(readRecord(writeCompact({ ...record, choices })).choices).toEqual(choices);
    }),
  );
});

const edited = (change: (text: string) => string) => () => readRecord(change(writeJson(record)));

test.each([
  ['truncated JSON', edited((text) => text.slice(0, -30)), 'not whole JSON'],
  ['a truncated link', () => readRecord(writeCompact(record).slice(0, -20)), 'cut off'],
  ['an edited link', () => readRecord(writeCompact(record).replace('.', '.A')), 'sum does not match'],
  [
    'an edited choice',
    edited((text) => text.replace(/"choices": \[\d/, '"choices": [7')),
    'sum does not match',
  ],
  [
    'an unknown format',
    edited((text) => text.replace('"misadventure": 1', '"misadventure": 9')),
    'is of format 9',
  ],
  [
    'a link of an unknown format',
    () => readRecord(writeCompact(record).replace('MA1', 'MA7')),
    'is of format "7"',
  ],
  ['an oversized record', () => readRecord('x'.repeat(500_000)), 'the largest one we read'],
  ['something else', () => readRecord('hello'), 'not a record of Misadventure'],
  ['a list', () => readRecord('{"misadventure": 1, "checks": [], "choices": 5}'), 'missing'],
  [
    'a bad seed',
    edited((text) => text.replace(/"seed": "\w{3}/, '"seed": "zzz')),
    'not 32 hexadecimal digits',
  ],
  [
    'a negative choice',
    edited((text) => text.replace(/"choices": \[\d/, '"choices": [-1')),
    'where a whole number',
  ],
  [
    'hostile options',
    edited((text) => text.replace(/"options": \{[^}]*\}/, '"options": {"a": {}}')),
    'object of plain values',
  ],
])('%s is refused with one sentence', (_, read, sentence) => {
  expect(read).toThrow(Fault);
  expect(read).toThrow(sentence);
});

test.each(['null', '[1]', '"all"', '7'])('options that are %s are refused with one sentence', (options) => {
  const read = edited((text) => text.replace(/"options": \{[^}]*\}/, `"options": ${options}`));
  expect(read).toThrow('not an object of plain values');
});

test('no text whatever gets more than a Fault', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.constant('MA1.').chain((mark) => fc.string().map((text) => mark + text)),
      ),
      (text) => {
        expect(() => readRecord(text)).toThrow(Fault);
      },
    ),
  );
});

test('a text of 400,000 characters is read, a longer one is refused for its length', () => {
  const text = writeJson(record);
  expect(readRecord(text.padEnd(400_000))).toEqual(record);
  expect(() => readRecord(text.padEnd(400_001))).toThrow('400001 characters');
});

test('a record damaged anywhere is refused, never replayed wrongly', () => {
  const text = writeCompact(record);
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.constantFrom('A', 'z', '.', '%', ''), (at, letter) => {
      const damaged = text.slice(0, at) + letter + text.slice(at + 1);
      fc.pre(damaged !== text);
      expect(() => readRecord(damaged)).toThrow(Fault);
    }),
  );
});

const resealed = (changes: Partial<MatchRecord>): MatchRecord =>
  readRecord(writeJson({ ...record, ...changes }));

test('a seed that does not answer to its commitment is refused', () => {
  expect(() => replay(game, resealed({ seed: seedFromText('another') }))).toThrow(
    'does not answer to the commitment',
  );
});

test('a record of other choices disagrees from the unit where they differ, and can be looked at up to there', () => {
  const at = record.choices.findIndex((choice, i) => i > 4 && choice > 0);
  const { match, problem } = replay(
    game,
    resealed({ choices: record.choices.with(at, record.choices[at]! - 1) }),
  );
  expect(problem).toMatch(/disagrees with the rules from unit \d+ on: the record has been edited/);
  expect(match.choices.length).toBeLessThanOrEqual(at);
  const checks = checkWords(match);
  expect(checks).toEqual(record.checks.slice(0, checks.length));
});

test('rules that changed are named, and nothing is replayed wrongly', () => {
  const changed: typeof game = {
    ...game,
    rulesVersion: 'ffffffff',
    copy: (state) => ({ ...game.copy(state), die: 6 }),
  };
  const { problem } = replay(changed, record);
  expect(problem).toContain(
    `from unit 1 on: it was played by rules ${game.rulesVersion}, and these are ffffffff`,
  );
});

test('rules of another version that agree in every unit still hold', () => {
  const replayed = replay({ ...game, rulesVersion: 'ffffffff' }, record);
  expect(replayed).toMatchObject({ otherRules: true });
  expect(replayed.problem).toBeUndefined();
});

test('a choice out of range breaks the record off with a sentence', () => {
  const { match, problem } = replay(game, resealed({ choices: record.choices.with(3, 99) }));
  expect(problem).toContain('Choice 4 is 99');
  expect(match.choices.length).toBeLessThanOrEqual(3);
});

test('a record that breaks off can be looked at up to the very choice that cannot be made', () => {
  const playable = record.choices.map((_, at) => {
    const broken = { choices: record.choices.with(at, 99) };
    return replay(game, resealed(broken)).match.choices.length;
  });
  expect(playable).toEqual(record.choices.map((_, at) => at));
});

test('a record cut off before its end, with all its check words, is noticed', () => {
  expect(replay(game, resealed({ choices: record.choices.slice(0, 4) })).problem).toContain(
    'cut off or edited',
  );
});

test('a record of another game is refused', () => {
  expect(() => replay(game, resealed({ game: 'chess' }))).toThrow('a record of “chess”');
});

test('a record can be replayed up to any choice, and not further', () => {
  expect(replay(game, record, 2).match.choices).toEqual(record.choices.slice(0, 2));
  expect(() => replay(game, record, 999)).toThrow('there is no position after 999');
});

test('the commitment tells nothing of the seed and is the same every time', () => {
  expect(record.commitment).toBe(commitmentTo(record.seed));
  expect(record.commitment).not.toContain(record.seed.slice(0, 8));
});
