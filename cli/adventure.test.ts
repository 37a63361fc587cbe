// `misadventure adventure check`: what it says of a good file, a bad one, and of what is no adventure at all.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { command } from './test/stand-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'misadventure-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (text: string): string => {
  const path = join(folder, `${readdirSync(folder).length}.json`);
  writeFileSync(path, text);
  return path;
};

/** Adventures supplied with whatever game has some. */
const games = new URL('../games/', import.meta.url);
const supplied = readdirSync(games, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^[^/]+\/adventures\/[^/]+\.json$/.test(path))
  .map((path) => new URL(path, games).pathname);

test('an adventure that can be played is described, zone by zone, for one to six heroes', async () => {
  expect(supplied.length).toBeGreaterThan(0);
  const { code, out } = await command(['adventure', 'check', supplied[0] as string]);
  expect(code).toBe(0);
  expect(out).toContain('This adventure can be played.');
  expect(out).toMatch(/: 1 hero \d+ %, 2 heroes \d+ %, .*6 heroes \d+ %/);
});

test('everything that is wrong is said at once, and the command fails', async () => {
  const plan = JSON.parse(readFileSync(supplied[0] as string, 'utf8'));
  const broken = { ...plan, level: 9, zones: [{ ...plan.zones[0], start: 'Nowhere', monsters: [] }] };
  const { code, out, err } = await command(['adventure', 'check', file(JSON.stringify(broken))]);
  expect([code, out]).toEqual([1, '']);
  for (const place of ['level:', 'zones[0].start:', 'zones[0].monsters:']) expect(err).toContain(place);
});

test.each([
  ['no file', () => join(folder, 'missing.json'), 'There is no file'],
  ['a file of 10 MB', () => file(`"${'x'.repeat(10_000_000)}"`), 'has 10.1 MB'],
  ['no JSON', () => file('{"format'), 'is not JSON'],
  ['a picture', () => file('\x89PNG\0\0'), 'no text at all'],
  ['a file of another kind', () => file('{"choices": []}'), 'This is no adventure'],
  ['a game without adventures', () => file('{"format": "misadventure/_example"}'), 'has no adventures'],
])('%s gets a sentence', async (_, path, sentence) => {
  const { code, err } = await command(['adventure', 'check', path()]);
  expect(code).toBe(1);
  expect(err).toContain(sentence);
});

test('whoever writes an adventure can have the format as a JSON Schema', async () => {
  const plan = JSON.parse(readFileSync(supplied[0] as string, 'utf8'));
  const { code, out } = await command(['adventure', 'schema', plan.format.replace('misadventure/', '')]);
  expect(code).toBe(0);
  expect(Object.keys(plan)).toEqual(expect.arrayContaining(JSON.parse(out).required));
});

test('a schema of no game is asked for by game, not by file', async () => {
  const { code, err } = await command(['adventure', 'schema']);
  expect(code).toBe(2);
  expect(err).toMatch(/^Say of which game/m);
});
