// Golden records: whole matches kept in records/, replayed on every run. Dropping a record there makes it a test.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Game } from '../engine/game.ts';
import { seedFromText } from '../engine/hash.ts';
import { answer, fork, type Match, startMatch } from '../engine/match.ts';
import { replay } from '../engine/record.ts';
import { readRecord } from '../engine/record-text.ts';
import { CATALOGUE } from '../games/catalogue.ts';
import { playthrough } from './playthrough.ts';

const folderOf = (id: string) => new URL(`../records/${id}/`, import.meta.url);
const recordsOf = (id: string) =>
  existsSync(folderOf(id)) ? readdirSync(folderOf(id)).filter((file) => file.endsWith('.json')) : [];
const snapshot = (id: string, file: string) => new URL(file, folderOf(id)).pathname;

/**
 * How many decisions lie one to three choices ahead, from five fixed tables. Any option lost or gained shows here.
 * After a deliberate change: npm run golden.
 */
function reachable(game: Game): string {
  const tables = [0, 1, 2, 3, 4].map((i) => {
    const span = game.players.max - game.players.min + 1;
    const match = startMatch(game, {
      players: game.players.min + (i % span),
      seed: seedFromText(`reachable ${i}`),
    });
    return [1, 2, 3].map((depth) => countAhead(match, depth)).join(' ');
  });
  return `${tables.join('\n')}\n`;
}

function countAhead(match: Match, depth: number): number {
  if (depth === 0 || match.result !== undefined) return 1;
  let count = 0;
  for (const { seat, options } of match.asks) {
    for (let option = 0; option < options.length; option++) {
      const onward = fork(match);
      answer(onward, seat, option);
      count += countAhead(onward, depth - 1);
    }
  }
  return count;
}

describe.each(Object.keys(CATALOGUE))('%s', async (id) => {
  const { game } = await CATALOGUE[id]!();

  test('keeps at least one golden record', () => {
    expect(recordsOf(id)).not.toEqual([]);
  });

  test.each(recordsOf(id))('%s still ends the same way', (file) => {
    const { match, problem } = replay(game, readRecord(readFileSync(new URL(file, folderOf(id)), 'utf8')));
    expect(problem).toBeUndefined();
    expect(match.result).toBeDefined();
  });

  test('its first golden record reads as it did', async () => {
    const file = recordsOf(id)[0]!;
    const { match } = replay(game, readRecord(readFileSync(new URL(file, folderOf(id)), 'utf8')));
    await expect(playthrough(match)).toMatchFileSnapshot(snapshot(id, file.replace('.json', '.txt')));
  });

  test('as many decisions lie ahead as ever', async () => {
    await expect(reachable(game)).toMatchFileSnapshot(snapshot(id, 'reachable.txt'));
  });
});
