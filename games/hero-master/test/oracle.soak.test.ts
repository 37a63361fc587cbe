// Every exchange of random matches, recomputed by the oracle. `npm run soak` plays many more.

import { expect, test } from 'vitest';
import { ScriptedChooser } from '../../../engine/choosers.ts';
import { seedFromText } from '../../../engine/hash.ts';
import { answer, type Match, startMatch } from '../../../engine/match.ts';
import { below, rngFrom } from '../../../engine/random.ts';
import { layTable } from '../../../engine/table.ts';
import { SALT, salted } from '../../../test/salt.ts';
import { CARDS } from '../cards/deck.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import { type Box, NONE, type State } from '../state.ts';
import type { View } from '../view.ts';
import { auditUnit, newMemory } from './oracle.ts';

const MATCHES = SALT === '' ? 150 : 6000;

type HeroMatch = Match<State, Box, View>;

function playAtRandom(number: number): HeroMatch {
  const seed = salted(`oracle ${number}`);
  const rng = rngFrom([number, 2, 3, seed.length]);
  const options = {
    regroup: below(rng, 4) === 0,
    kinderFalls: below(rng, 4) === 0,
    secondWind: below(rng, 4) === 0,
  };
  const match = startMatch(game, { players: 2 + (number % 3), options, seed: seedFromText(seed) });
  while (match.result === undefined) {
    const { seat, options: all } = match.asks[0]!;
    answer(match as never, seat, below(rng, all.length));
  }
  return match;
}

/** What happened in each unit, and the table as everybody saw it when the unit began. */
function* unitsOf({
  box,
  units,
  tales,
  now,
}: HeroMatch): Generator<{ view: View; events: Event[]; state: State }> {
  for (const [i, { start }] of units.entries()) {
    const events = (tales[i] ?? now.tale ?? []).map(({ event }) => event as Event);
    const table = layTable(box, start as State, new ScriptedChooser([], 0)); // No record was written: all are kept.
    yield { view: game.view(table, 'spectator'), events, state: start as State };
  }
}

/** Every card lies somewhere once, and what is exhausted lies on a board, once. */
function wrongBooks({ heroes, exhausted, ...state }: State): string[] {
  const cards = game.zones({ heroes, exhausted, ...state }).flat();
  const worn = new Set(
    heroes.flatMap(({ race, class: heroClass, weapons }) => [race, heroClass, ...weapons]),
  );
  return [
    ...(cards.length === CARDS.length && new Set(cards).size === CARDS.length
      ? []
      : ['a card is lost or doubled']),
    ...(exhausted.every((card) => worn.has(card)) ? [] : ['something exhausted is on no board']),
    ...(new Set(exhausted).size === exhausted.length ? [] : ['something is exhausted twice']),
    ...(heroes.every(({ takenOff }) => takenOff === NONE)
      ? []
      : ['old armour is still worn between exchanges']),
  ];
}

test(`HM-R-93 every exchange of ${MATCHES} random matches comes out as the rulebook says`, {
  timeout: 600_000,
}, () => {
  const problems: string[] = [];
  let exchanges = 0;
  for (let number = 0; number < MATCHES; number++) {
    const match = playAtRandom(number);
    const memory = newMemory();
    for (const { view, events, state } of unitsOf(match)) {
      problems.push(...wrongBooks(state));
      if (events.some(({ kind }) => kind === 'dice')) exchanges++;
      for (const problem of auditUnit(match.box, view, events, memory))
        problems.push(`match ${number}: ${problem}`);
    }
  }
  expect(exchanges).toBeGreaterThan(20 * MATCHES);
  expect(problems.slice(0, 5)).toEqual([]);
});
