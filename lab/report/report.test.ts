// The report: one file that needs nothing else, with intervals on its charts, and words that are only words.

import { expect, test } from 'vitest';
import type { Game } from '../../engine/game.ts';
import { seedFromText } from '../../engine/hash.ts';
import { readRulebook } from '../../engine/rulebook.ts';
import { crewOfOne } from '../crew-of-one.ts';
import { drawingPage } from '../node/drawing.ts';
import { planFor } from '../plan.ts';
import { runPlan } from '../run.ts';
import { type Summary, summaryOf } from '../summary/summary.ts';
import { inWords } from '../summary/words.ts';
import { rigged } from '../test/rigged.ts';
import { reportOf } from './page.ts';

const game: Game = { ...(rigged as unknown as Game), title: 'Rigged <b>&</b> sons' };

async function summaryFor(games: number): Promise<Summary> {
  const plan = planFor(game, {
    wishes: { players: 2 },
    bots: ['random', 'beginner'],
    seed: seedFromText('report'),
    versus: { 'characters.ace.weight': 5 },
    games,
    watchEvery: 1,
  });
  const run = await runPlan(plan, crewOfOne(game, plan), { until: { games }, clock: () => 0 });
  const rulebook = readRulebook('# R\n\n## C\n\n**RG-TURN-01** Nod.\n\n**RG-TURN-02** {event: fell} Fall.');
  return summaryOf(run, { game, rulebook, command: 'bin/misadventure lab rigged', seed: 'report' });
}

const summary = await summaryFor(300);
const page = reportOf(summary, drawingPage());

test('it is one file: nothing is fetched, nothing is run', () => {
  expect(page).toMatch(/^<!doctype html>/);
  expect(page).not.toMatch(/<script|<link|<img|src=|@import|url\(/);
  expect(page.replaceAll('http://www.w3.org/', '')).not.toMatch(/https?:/);
  expect(page.length).toBeLessThan(100_000);
});

test('a title is text, never markup', () => {
  expect(page).toContain('Rigged &#60;b&#62;&#38;&#60;/b&#62; sons');
  expect(page).not.toContain('<b>&</b>');
});

test('every chart has its label and a plain line under it, and points have their intervals', () => {
  const figures = page.split('<figure>').slice(1);
  expect(figures.length).toBeGreaterThanOrEqual(6);
  for (const figure of figures) {
    expect(figure).toMatch(/<svg[^>]*aria-label="[^"]+"/);
    expect(figure).toMatch(/<figcaption>[A-Z][^<]{20,}<\/figcaption>/);
  }
  expect(figures[0]).toContain('aria-label="link"');
});

test('it names the command that made it, what the variant changed, and what never happened', () => {
  expect(page).toContain('<code>bin/misadventure lab rigged</code>');
  expect(page).toContain('Ace');
  expect(page).toContain('What the variant changes');
  expect(page).toContain('<strong>RG-TURN-02</strong> Fall.');
  expect(summary.never).toMatchObject({ clauses: ['RG-TURN-02'], clausesWatched: 2, clausesInAll: 2 });
});

test('the terminal says the same: the change with its interval, the shares, what is too few', async () => {
  const words = inWords(summary);
  expect(words).toMatch(/wins by Character: Ace \d+\.\d % → \d+\.\d %, \+\d+\.\d points \(\+/);
  expect(words).toMatch(/Player 1 +\d+\.\d % \(\d+\.\d–\d+\.\d\) of 300/);
  expect(inWords(await summaryFor(20))).toContain('Note: Only 20 matches');
});

test('fewer than thirty observations claim nothing', async () => {
  const { cards, changes, wins } = await summaryFor(12);
  expect(cards.every(({ whenDealt }) => whenDealt?.enough === false && !whenDealt.odd)).toBe(true);
  expect(changes!.found).toEqual([]);
  expect(wins.starts[0]!.rows.every(({ odd }) => !odd)).toBe(true);
});

test('the summary is plain data and has the parts that docs/lab.md names', () => {
  expect(JSON.parse(JSON.stringify(summary))).toEqual(summary);
  expect(Object.keys(summary)).toEqual([
    'lab',
    'game',
    'command',
    'players',
    'options',
    'bots',
    'seed',
    'variant',
    'matches',
    'watched',
    'crashed',
    'complete',
    'length',
    'ends',
    'wins',
    'cards',
    'feel',
    'never',
    'changes',
    'warnings',
  ]);
});
