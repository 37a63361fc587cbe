// Summaries of games whose seats are not all against all: a party, seats with roles, characters that are picked in turn.

import { expect, test } from 'vitest';
import { type Game, won } from '../../engine/game.ts';
import { seedFromText } from '../../engine/hash.ts';
import { readRulebook } from '../../engine/rulebook.ts';
import type { BaseBox, BaseState, Table } from '../../engine/table.ts';
import { crewOfOne } from '../crew-of-one.ts';
import { drawingPage } from '../node/drawing.ts';
import { planFor } from '../plan.ts';
import { reportOf } from '../report/page.ts';
import { runPlan } from '../run.ts';
import { rigged } from '../test/rigged.ts';
import { type Summary, summaryOf } from './summary.ts';
import { inWords } from './words.ts';

const RIGGED = rigged as unknown as Game;

async function summaryFor(game: Game): Promise<Summary> {
  const wanted = { wishes: { players: 3 }, bots: ['random', 'random', 'random'], games: 300, watchEvery: 1 };
  const plan = planFor(game, { ...wanted, seed: seedFromText('sides') });
  const run = await runPlan(plan, crewOfOne(game, plan), { until: { games: 300 }, clock: () => 0 });
  return summaryOf(run, { game, rulebook: readRulebook(''), command: '', seed: '' });
}

const winnerOf = (t: Table) => (t.state as BaseState & { winner: number }).winner;
const turnOf = (t: Table) => (t.state as BaseState & { turn: number }).turn;

/** All win when the lot falls on the first player, and nobody does otherwise. */
const party: Game = {
  ...RIGGED,
  result: (t) => (winnerOf(t) < 0 ? undefined : won('Over', winnerOf(t) === 0 ? [0, 1, 2] : [], 3)),
};

test('a party wins or loses together, and no seat is compared with another', async () => {
  const summary = await summaryFor(party);
  expect(summary.wins.together).toBe(true);
  expect(inWords(summary)).toMatch(
    /Who wins \(the average is 3\d\.\d %.*\n {4}All of them together {2,}3\d\.\d %/,
  );
  expect(inWords(summary)).not.toContain('Player 1');
  const page = reportOf(summary, drawingPage());
  expect(page).toContain('They win or lose together');
  expect(page).not.toContain('By seat');
});

/** The last seat plays against the others, who win together. */
const keeper: Game = {
  ...RIGGED,
  roles: () => ['Thief', 'Thief', 'Keeper'],
  result: (t) => (winnerOf(t) < 0 ? undefined : won('Over', winnerOf(t) === 2 ? [2] : [0, 1], 3)),
  judge: (t) => (turnOf(t) < 5 ? [0.5, 0.5, 0.5] : winnerOf(t) === 2 ? [0, 0, 1] : [1, 1, 0]),
};

test('seats with roles are named by them, held against their like, and are sides of the story', async () => {
  const { wins, feel } = await summaryFor(keeper);
  expect(wins.seats.map(({ name }) => name)).toEqual([
    'Player 1, Thief',
    'Player 2, Thief',
    'Player 3, Keeper',
  ]);
  // Thieves win two of three, the Keeper one: that is the game and no oddity of a seat.
  expect([wins.sides, wins.together, wins.seats.some(({ odd }) => odd)]).toEqual([2, false, false]);
  expect(feel.drama!.winner[0]!.value).toBe(0.5);
});

/** Nobody has a character before their own first turn. */
const picking: Game = {
  ...RIGGED,
  view: (t) => ({ ...(RIGGED.view(t, 'spectator') as object), turn: turnOf(t) }),
  areas: (box: BaseBox, view: unknown) =>
    RIGGED.areas(box, view).map((area) =>
      area.owner! < (view as { turn: number }).turn ? area : { ...area, cards: [] },
    ),
};

test('characters that are picked in turn count as what a seat begins with', async () => {
  const { wins } = await summaryFor(picking);
  expect(wins.starts.map(({ deck, rows }) => [deck, rows.length])).toEqual([['Character', 4]]);
});
