// The lab's commands: what they write, and what they say when they cannot.

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Game } from '../../engine/game.ts';
import { seedFromText } from '../../engine/hash.ts';
import { readRecord } from '../../engine/record-text.ts';
import { crewOfOne } from '../../lab/crew-of-one.ts';
import { planFor } from '../../lab/plan.ts';
import { runPlan } from '../../lab/run.ts';
import { rigged } from '../../lab/test/rigged.ts';
import { tryWriting, whyUnwritable } from '../files.ts';
import { command } from '../test/stand-in.ts';
import { keepCrashes } from './crashes.ts';
import { progressLine } from './progress.ts';

const folder = mkdtempSync(join(tmpdir(), 'misadventure-lab-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string) => join(folder, name);

const run = (...args: string[]) =>
  command(['lab', '_example', '--bots', 'random', '--workers', '1', ...args]);

test('a run prints a summary, and writes JSON and a page that name the command', async () => {
  const [json, report] = [at('out/run.json'), at('out/run.html')];
  const { code, out, err } = await run('--games', '300', '--seed', 'oak', '--json', json, '--report', report);
  expect(code).toBe(0);
  expect(out).toContain('Goblin Picnic');
  expect(out).toContain('300 matches of 2 players, random bots');
  expect(err).toMatch(/^300 matches in .* seconds with 1 worker\.$/m);
  const summary = JSON.parse(readFileSync(json, 'utf8'));
  expect(summary).toMatchObject({
    lab: 1,
    matches: 300,
    complete: true,
    seed: 'oak',
    game: { id: '_example' },
  });
  expect(readFileSync(report, 'utf8')).toContain(summary.command);
  expect(summary.command).toContain('bin/misadventure lab _example --bots random');
});

test('what cannot be written is told at once and again at the end, and the rest is done', async () => {
  const [good, bad] = [at('good.json'), join(folder, 'good.json', 'bad.html')];
  writeFileSync(good, 'old');
  const { code, out, err } = await run('--games', '20', '--json', good, '--report', bad);
  expect(code).toBe(1);
  expect(out).toContain('Who wins');
  expect(err.match(/bad\.html cannot be written: a part of its path is a file/g)).toHaveLength(2);
  expect(JSON.parse(readFileSync(good, 'utf8')).matches).toBe(20);
});

test('a full disk is a sentence, and leaves nothing half written', () => {
  expect(tryWriting('/dev/full', 'text')).toContain('/dev/full cannot be written: the disk is full.');
  expect(tryWriting(join(folder, 'nothing', 'x.json'), 'text')).toBeUndefined();
  expect(readdirSync(join(folder, 'nothing'))).toEqual(['x.json']);
  expect(whyUnwritable(folder)).toContain('is a folder: name a file in it.');
  expect(whyUnwritable('/proc/nope/x.json')).toContain('cannot be written');
});

test('a variant is compared deal by deal', async () => {
  const variant = at('rich.json');
  writeFileSync(variant, '{"cards.bun.points": 9}');
  const { code, out } = await run('--games', '200', '--variant', variant);
  expect(code).toBe(0);
  expect(out).toContain('What the variant changes (200 deals, each played both ways');
});

test('a variant with which nothing can be played is refused before the run', async () => {
  const variant = at('empty.json');
  const kinds = ['bun', 'pie', 'wasp', 'swatter', 'basket', 'crumbs'];
  writeFileSync(
    variant,
    JSON.stringify(Object.fromEntries(kinds.map((kind) => [`cards.${kind}.copies`, 1e10]))),
  );
  const { code, err } = await run('--variant', variant);
  expect([code, err]).toEqual([
    2,
    expect.stringContaining('Goblin Picnic cannot be played with this variant'),
  ]);
});

test('find keeps the shortest match as a record that replays', async () => {
  const record = at('found.json');
  const args = ['--bots', 'random', '--workers', '1', '--games', '100', '--record', record];
  const { code, out } = await command(['lab', 'find', '_example', 'event:swatted and winner:1', ...args]);
  expect(code).toBe(0);
  expect(out).toContain(`misadventure replay ${record}`);
  expect((await command(['replay', record])).out).toContain('The record holds');
});

test('what is not found is said in a sentence, and nothing is written', async () => {
  const record = at('none.json');
  const args = ['--bots', 'random', '--workers', '1', '--games', '20', '--record', record];
  const { code, err } = await command(['lab', 'find', '_example', 'rounds>60', ...args]);
  expect([code, err]).toEqual([1, expect.stringContaining('0 matches of 20: rounds>60.')]);
  expect(existsSync(record)).toBe(false);
});

test('a ladder says who is better, and by how much', async () => {
  const json = at('ladder.json');
  const args = ['--bots', 'random,greedy', '--games', '60', '--workers', '1', '--json', json];
  const { code, out } = await command(['lab', 'ladder', '_example', ...args]);
  expect(code).toBe(0);
  expect(out.indexOf('greedy')).toBeLessThan(out.indexOf('random'));
  expect(JSON.parse(readFileSync(json, 'utf8')).rungs[0]).toMatchObject({ bot: 'greedy', matches: 60 });
});

test('a match whose rules broke is kept as a record that can be read, and named', async () => {
  const game = rigged as unknown as Game;
  const wishes = { players: 2, options: { breaks: 5 } };
  const plan = planFor(game, { wishes, bots: ['random', 'random'], seed: seedFromText('broken') });
  const run = await runPlan(plan, crewOfOne(game, plan), { until: { games: 60 }, clock: () => 0 });
  const sentences = keepCrashes(game, run, at('crashes'));
  expect(sentences.slice(0, run.crashes.length)).toEqual(
    run.crashes.map(({ match }) => expect.stringContaining(`broke in match ${match}: The table broke.`)),
  );
  const asked = run.crashes.find(({ choices }) => choices.length > 1)!;
  const { choices } = readRecord(
    readFileSync(at(`crashes/lab-rigged-${asked.seed.slice(0, 8)}.json`), 'utf8'),
  );
  expect(choices.length).toBeGreaterThan(0);
  expect(choices).toEqual(asked.choices.slice(0, choices.length));
});

test('progress: a bar, matches a second, time left', () => {
  const line = progressLine({ matches: 250, seconds: 10, reach: 0.1 }, { games: 1000 });
  expect(line).toBe(`${'█'.repeat(6)}${'░'.repeat(18)} 25 %  250 matches, 25 a second, 30 s left`);
  expect(progressLine({ matches: 100, seconds: 5, reach: 0.02 }, { sure: 0.01 })).toContain(' 25 % ');
  expect(progressLine({ matches: 100, seconds: 30, reach: 0.02 }, { milliseconds: 60_000 })).toContain(
    '30 s left',
  );
});
