// Worlds a seat could be in: where they begin, who goes on from there, and what a bot weighs.

import { expect, test } from 'vitest';
import { camp } from '../test/toys/camp.ts';
import { OPEN_A_DOOR, twoSteps } from '../test/toys/two-steps.ts';
import { type Chooser, choose } from './choose.ts';
import { seedFromText } from './hash.ts';
import { answer, type Match, startMatch } from './match.ts';
import { redealAmong } from './pile.ts';
import { copyRng, type Rng, rngFrom } from './random.ts';
import { type Imagining, imagineFrom, newWorld, type World, worldsFor } from './worlds.ts';

/** Three doors in a unit; the prize is their number read as one. */
const threeDoors: typeof twoSteps = {
  ...twoSteps,
  turn(t) {
    const doors = [0, 1, 2].map(() => choose(t, 0, OPEN_A_DOOR, [1, 2, 3]));
    t.state.prize = Number(doors.join(''));
  },
  result: () => undefined,
};

const last: Chooser = { pick: (_t, _seat, _question, options) => options.length - 1, pickAny: () => 0 };

test('a world repeats its unit up to the choice it is imagined from, and leaves the rest to the chooser', () => {
  const match = startMatch(threeDoors, { players: 2, seed: seedFromText('doors') });
  for (const door of [1, 0, 1, 0, 1]) answer(match, 0, door);
  const prizeFrom = (choice: number) => {
    const t = imagineFrom(match as unknown as Match, { choice, seat: 0, chooser: last });
    return (t.state as unknown as { prize: number }).prize;
  };
  expect([0, 1, 2, 3, 4, 5].map(prizeFrom)).toEqual([333, 233, 213, 333, 133, 123]);
});

test('of several who are asked, only the own answer is left to the chooser; whoever is not asked has no worlds', () => {
  const match = startMatch(camp, { players: 3, seed: seedFromText('camp') });
  const handing: Imagining = { choice: 0, seat: 1, chooser: { pick: () => 1, pickAny: () => 0 } };
  const t = imagineFrom(match as unknown as Match, handing);
  expect((t.state as typeof match.now.state).things).toEqual([2, 0, 1]);
  expect(() => imagineFrom(match as unknown as Match, { ...handing, seat: 2 })).toThrow(
    'Seat 3 is not asked',
  );
  expect(() => worldsFor(match as unknown as Match, 2)).toThrow('Seat 3 has nothing to decide');
});

test('a bot weighs all options but those that the game leaves to others, and knows a matter of taste', () => {
  const begun = (more: Partial<typeof threeDoors>) =>
    worldsFor(
      startMatch({ ...threeDoors, ...more }, { players: 2, seed: seedFromText('doors') }) as unknown as Match,
      0,
    );
  const shy = begun({ isNotDone: (_t, _ask, option) => option === 2 });
  expect([shy.options, shy.fitting, shy.isTaste]).toEqual([3, [0, 2], false]);
  expect(begun({}).fitting).toEqual([0, 1, 2]);
  const tasteful = begun({
    turn: (t) => void choose(t, 0, { ...OPEN_A_DOOR, isTaste: true }, [1, 2]),
  });
  expect(tasteful.isTaste).toBe(true);
});

test('in each world that is imagined, what the seat cannot know is dealt for it, and chance falls otherwise', () => {
  const dealtFor: unknown[] = [];
  const dealing: typeof threeDoors = { ...threeDoors, redeal: (_t, viewer) => void dealtFor.push(viewer) };
  const match = startMatch(dealing, { players: 2, seed: seedFromText('doors') });
  const { imagine } = worldsFor(match as unknown as Match, 0);
  const chances = [1, 2, 3].map((word) => JSON.stringify(imagine(rngFrom([word, 0, 0, 0]), last).state.rng));
  expect(new Set(chances).size).toBe(3);
  expect(dealtFor).toEqual([0, 0, 0]);
});

test('a world in which several things are tried is dealt once, and laid out for the others with the same chance to come', () => {
  const dealing = dealingThree();
  const { imagine } = worldsFor(dealing.match, 0);
  const tried = (world: World) => {
    const chance = copyRng(world.rng);
    const t = imagine(chance, last, world);
    return JSON.stringify([(t.state as unknown as Dealt).deck, t.state.rng, chance]);
  };
  const worlds = [1, 2, 3].map((word) => newWorld([word, 0, 0, 0]));
  const first = worlds.map(tried);
  expect(new Set(first).size).toBe(3);
  expect(worlds.map(tried)).toEqual(first);
  expect(dealing.deals).toBe(3);
});

type Dealt = { deck: number[] };

/** Three doors and a deck that nobody sees; counts how often it is dealt. */
function dealingThree() {
  const counted = { deals: 0, match: undefined as unknown as Match };
  const deck = [1, 2, 3, 4, 5, 6, 7, 8];
  const dealing = {
    ...threeDoors,
    setup: (...of: Parameters<typeof threeDoors.setup>) => ({ ...threeDoors.setup(...of), deck }),
    copy: (state: ReturnType<typeof threeDoors.copy>) => ({
      ...threeDoors.copy(state),
      deck: (state as unknown as Dealt).deck.slice(),
    }),
    hidden: (state: unknown) => [(state as Dealt).deck],
    redeal: (t: { state: unknown }, _viewer: unknown, rng: Rng) => {
      counted.deals++;
      redealAmong(rng, [(t.state as Dealt).deck]);
    },
  };
  counted.match = startMatch(dealing, { players: 2, seed: seedFromText('doors') }) as unknown as Match;
  return counted;
}
