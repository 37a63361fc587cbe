// A variant of a real game: what was planted is found in the wins of the one who got it, and other luck is not.

import { expect, test } from 'vitest';
import type { Contents, Game } from '../engine/game.ts';
import { seedFromText } from '../engine/hash.ts';
import { nextWord, type Rng } from '../engine/random.ts';
import type { Variant } from '../engine/setup.ts';
import type { BaseBox } from '../engine/table.ts';
import { game as unlucky } from '../games/unlucky-adventurers/game.ts';
import { Bench } from './chunk.ts';
import { planFor } from './plan.ts';
import { type Changes, changesOf } from './summary/changes.ts';

const adventurers = unlucky as unknown as Game;

/** The same game with a figure that changes nothing but luck: so many random numbers are thrown away after the deal. */
const lucky: Game = {
  ...adventurers,
  figures: { ...adventurers.figures, thrownAway: 0 },
  unpack: (contents: Contents) => {
    const { thrownAway, ...figures } = contents.figures;
    return { ...adventurers.unpack({ ...contents, figures }), thrownAway } as BaseBox;
  },
  setup(box: BaseBox, rng: Rng) {
    const state = adventurers.setup(box, rng);
    for (let i = 0; i < (box as BaseBox & { thrownAway: number }).thrownAway; i++) nextWord(state.rng);
    return state;
  },
};

type Wish = { readonly bot: string; readonly games: number; readonly runs?: number };

/** What each of some runs finds; no deal is in two of them. */
function compared(game: Game, versus: Variant, { bot, games, runs = 1 }: Wish): Changes[] {
  const wanted = { wishes: { players: 2 }, bots: [bot, bot], watchEvery: bot === 'random' ? 1 : 10 };
  const bench = new Bench(game, planFor(game, { ...wanted, seed: seedFromText('variants'), versus }));
  return Array.from({ length: runs }, (_, run) => {
    const { comparison } = bench.play({ from: run * games, to: (run + 1) * games });
    return changesOf(comparison!, bench.printed.kinds, versus);
  });
}

test('three cards more for the Rogue are found in the Rogue’s wins', () => {
  const more = { 'characters.chr-rogue.amount': 4 };
  const [changes] = compared(adventurers, more, { bot: 'beginner', games: 300 });
  const rogue = changes!.all.find(({ asked }) => asked)!;
  expect(rogue).toMatchObject({ about: 'wins by Character', what: 'Rogue in Squeaky Boots', found: true });
  expect(rogue.low).toBeGreaterThan(0);
});

test('a figure that stays as it is changes nothing at all', () => {
  const same = { 'characters.chr-rogue.amount': 1 };
  const [changes] = compared(adventurers, same, { bot: 'random', games: 40 });
  expect(changes).toMatchObject({ pairs: 40, focused: 40, found: [] });
  expect(changes!.all.every(({ value }) => value === 0)).toBe(true);
});

test('other luck alone is found no more often than promised: about once in twenty runs', () => {
  const runs = compared(lucky, { thrownAway: 1 }, { bot: 'random', games: 40, runs: 40 });
  expect(runs.every(({ all }) => all.some(({ value }) => value !== 0))).toBe(true);
  // Two are to be expected of forty; five would happen by luck in one of twenty such tests.
  expect(runs.filter(({ found }) => found.length > 0).length).toBeLessThanOrEqual(4);
});
