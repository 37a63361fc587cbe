// The search: what it tries how often, how far it looks ahead, and when it stops.

import { expect, test, vi } from 'vitest';
import { choose } from '../engine/choose.ts';
import { PlayoutChooser } from '../engine/choosers.ts';
import type { Game } from '../engine/game.ts';
import { seedFromText } from '../engine/hash.ts';
import { answer, decisionFor, startMatch } from '../engine/match.ts';
import type { Question } from '../engine/question.ts';
import { below, rngFrom } from '../engine/random.ts';
import type { Table } from '../engine/table.ts';
import { worldsFor } from '../engine/worlds.ts';
import { game } from '../games/_example/game.ts';
import { OPEN_A_DOOR, twoSteps } from '../test/toys/two-steps.ts';
import { makeBot } from './bot.ts';
import { type Horizon, outlook } from './outlook.ts';
import { FIRMLY, SensibleChooser } from './sensible.ts';

test('search finds what is worth most two choices ahead, where chance alone would take what is sure', () => {
  const match = startMatch(twoSteps, { players: 2, seed: seedFromText('steps') });
  const first = makeBot('search:400', seedFromText('s')).decide(worldsFor(match, 0));
  expect(decisionFor(match, 0)?.options[first]?.label).toBe('corridor');
  answer(match, 0, first);
  const second = makeBot('search:400', seedFromText('t')).decide(worldsFor(match, 0));
  expect(decisionFor(match, 0)?.options[second]?.label).toBe('Door 6');
});

/** The sure crumbs, or a door that chance lets either of the two open, each for their own good. */
const whoeverOpens = (crumbs: number): typeof twoSteps => ({
  ...twoSteps,
  turn(t) {
    const tries = choose(t, 0, OPEN_A_DOOR, [0, 1]) === 1;
    t.state.prize = tries ? choose(t, below(t.state.rng, 2), OPEN_A_DOOR, [0, 1]) : crumbs;
  },
  result: ({ state: { prize } }) =>
    prize < 0 ? undefined : { outcome: 'Opened', winners: [0], scores: [prize, 1 - prize] },
});

test.each([1, 2, 3, 4])('others answer for their own good, whoever is asked the same: chance %i', (seed) => {
  const decide = (crumbs: number) => {
    const match = startMatch(whoeverOpens(crumbs), { players: 2, seed: seedFromText('whoever') });
    return makeBot('search:200', seedFromText(`${seed}`)).decide(worldsFor(match, 0));
  };
  expect(decide(0.75)).toBe(0);
  expect(decide(0.25)).toBe(1);
});

/** How many worlds a search tries where the last of so many doors is the right one, and how many of them with that door. */
function worldsTried(count: number, spec: string): [number, number] {
  let right = 0;
  const doors: typeof twoSteps = {
    ...twoSteps,
    turn(t) {
      const open = choose(
        t,
        0,
        OPEN_A_DOOR,
        Array.from({ length: count }, (_, door) => door),
      );
      t.state.prize = open === count - 1 ? 1 : 0;
      right += t.state.prize;
    },
  };
  const worlds = worldsFor(startMatch(doors, { players: 2, seed: seedFromText('doors') }), 0);
  const imagine = vi.fn(worlds.imagine);
  expect(makeBot(spec, seedFromText('d')).decide({ ...worlds, imagine })).toBe(count - 1);
  return [imagine.mock.calls.length, right];
}

test('every option is tried before time is up; round by round half of them go on, with as many worlds for all as before', () => {
  expect(worldsTried(8, 'search:1')).toEqual([8 + 2, 3]);
  expect(worldsTried(8, 'search:120')).toEqual([120, 5 + 10 + 20]);
  expect(worldsTried(5, 'search:90')).toEqual([90, 6 + 10 + 15]);
});

test('a search that is not told how long to think tries 500 worlds', () => {
  expect(worldsTried(8, 'search')[0]).toBe(500);
});

test('the tree grows step by step: what is right only after two more choices is found', () => {
  const chests: typeof twoSteps = {
    ...twoSteps,
    turn(t) {
      if (choose(t, 0, OPEN_A_DOOR, [0, 1]) === 0) t.state.prize = 0.5;
      else {
        const room = choose(t, 0, OPEN_A_DOOR, [0, 1, 2, 3]);
        const chest = choose(t, 0, OPEN_A_DOOR, [0, 1, 2, 3]);
        t.state.prize = room === 2 && chest === 3 ? 1 : 0;
      }
    },
  };
  const match = startMatch(chests, { players: 2, seed: seedFromText('chests') });
  expect(makeBot('search:600', seedFromText('s')).decide(worldsFor(match, 0))).toBe(1);
});

test('a sensible player goes by instinct, and without one by chance', () => {
  const picks = (game: typeof twoSteps) => {
    const chooser = new SensibleChooser(game as unknown as Game, rngFrom([1, 2, 3, 4]));
    const picked = Array.from({ length: 60 }, () =>
      chooser.pick({} as Table, 0, OPEN_A_DOOR as Question, [7, 8, 9]),
    );
    return [...new Set(picked)].toSorted();
  };
  expect(picks({ ...twoSteps, instinct: () => [0, 1, 0] })).toEqual([1]);
  expect(picks(twoSteps)).toEqual([0, 1, 2]);
});

test('where there is a single option, instinct is not asked', () => {
  const asked = () => {
    throw new Error('There is nothing to like better.');
  };
  const chooser = new SensibleChooser(
    { ...twoSteps, instinct: asked } as unknown as Game,
    rngFrom([1, 2, 3, 4]),
  );
  expect(chooser.pick({} as Table, 0, OPEN_A_DOOR as Question, [7])).toBe(0);
});

test('who follows instinct firmly does what it likes twice as much eight times as often', () => {
  const leaning = { ...twoSteps, instinct: () => [1, 2] } as unknown as Game;
  const chooser = new SensibleChooser(leaning, rngFrom([1, 2, 3, 4]), FIRMLY);
  let liked = 0;
  for (let i = 0; i < 900; i++) liked += chooser.pick({} as Table, 0, OPEN_A_DOOR as Question, [7, 8]);
  expect(Math.abs(liked - 800)).toBeLessThan(30);
});

const EVENLY = [1, 1, 1, 1];
const THE_SECOND = [1, 8, 1, 1];

/** Which of four doors a search opens, one after the other, behind the option that leads to them, and each how often. */
function doorsTried(seed: string, prizes: readonly number[], likings: readonly number[] | undefined) {
  const tried: number[] = [];
  const corridor: typeof twoSteps = {
    ...twoSteps,
    turn(t) {
      const goes = choose(t, 0, OPEN_A_DOOR, [0, 1]) === 1;
      const door = goes ? choose(t, 0, OPEN_A_DOOR, [0, 1, 2, 3]) : 0;
      if (goes) tried.push(door);
      t.state.prize = goes ? prizes[door]! : 0.1;
    },
    ...(likings && { instinct: (_t, { options }) => (options.length === 4 ? likings : [1, 1]) }),
  };
  const match = startMatch(corridor, { players: 2, seed: seedFromText('corridor') });
  expect(makeBot('search:400', seedFromText(seed)).decide(worldsFor(match, 0))).toBe(1);
  expect(tried).toHaveLength(200);
  return {
    tried,
    times: [0, 1, 2, 3].map((door) => tried.filter((each) => each === door).length),
  };
}

test.each(['a', 'b', 'c', 'd'])(
  'what instinct likes is tried first, what does well most: chance %s',
  (seed) => {
    const { tried, times } = doorsTried(seed, [0.1, 0, 0.3, 1], THE_SECOND);
    expect(tried[1]).toBe(1);
    const [first, liked, third, best] = times as [number, number, number, number];
    expect(liked).toBeGreaterThan(5);
    expect(Math.max(first, liked, third)).toBeLessThan(10);
    expect(Math.min(first, third)).toBeGreaterThan(0);
    expect(best).toBeGreaterThan(180);
  },
);

test('where all do equally well, they are tried as instinct likes them', () => {
  const { times } = doorsTried('equal', [0.5, 0.5, 0.5, 0.5], THE_SECOND);
  const shares = THE_SECOND.map((weight) => (200 * weight) / 11);
  for (const [door, share] of shares.entries()) expect(Math.abs(times[door]! - share)).toBeLessThan(1.5);
});

test.each(['a', 'b', 'c', 'd'])(
  'what was not tried is hoped to do as well as what was, neither better nor worse: chance %s',
  (seed) => {
    const allWell = [0.9, 0.9, 0.9, 0.9];
    // The first way is not remembered: nothing is known of a door before the second.
    expect(doorsTried(seed, allWell, EVENLY).tried.slice(1, 5).toSorted()).toEqual([0, 1, 2, 3]);
    expect(new Set(doorsTried(seed, allWell, [1, 50, 1, 1]).tried.slice(1, 30))).toEqual(new Set([1]));
  },
);

test('without an instinct all options are liked the same', () => {
  const prizes = [0.5, 0.4, 0.55, 0.6];
  expect(doorsTried('a', prizes, undefined)).toEqual(doorsTried('a', prizes, EVENLY));
});

test('whatever was tried once more than the others is not taken for that', () => {
  const nearly: typeof twoSteps = {
    ...twoSteps,
    turn(t) {
      t.state.prize = [0.5, 0.6][choose(t, 0, OPEN_A_DOOR, [0, 1])]!;
    },
  };
  const match = startMatch(nearly, { players: 2, seed: seedFromText('nearly') });
  expect(makeBot('search:3', seedFromText('s')).decide(worldsFor(match, 0))).toBe(1);
});

/** Which of four doors with these prizes is opened where instinct likes the third. */
function doorOpened(spec: string, prizes: readonly number[], trust?: number): number {
  const doors: typeof twoSteps = {
    ...twoSteps,
    turn(t) {
      t.state.prize = prizes[choose(t, 0, OPEN_A_DOOR, [0, 1, 2, 3])]!;
    },
    instinct: () => [1, 1, 8, 1],
    ...(trust !== undefined && { trust }),
  };
  const match = startMatch(doors, { players: 2, seed: seedFromText('doors') });
  return makeBot(spec, seedFromText('s')).decide(worldsFor(match, 0));
}

test('between options that tries cannot tell apart, search trusts instinct as far as the game does, and never against evidence', () => {
  expect(doorOpened('search:40', [0.5, 0.5, 0.5, 0.5], 4)).toBe(2);
  expect(doorOpened('search:400', [0.5, 0.5, 0.495, 0.5], 4)).toBe(2);
  expect(doorOpened('search:400', [0.5, 0.5, 0.495, 0.5])).not.toBe(2);
  expect(doorOpened('search:400', [0.5, 0.6, 0.5, 0.5], 4)).toBe(1);
  expect(doorOpened('search:40', [0.2, 0.2, 0.2, 0.9], 4)).toBe(3);
});

test('what the rules do afterwards to the list they offered does not change what was decided', () => {
  const shuffling: typeof twoSteps = {
    ...twoSteps,
    turn(t) {
      const offered = [0, 1, 2];
      const door = choose(t, 0, OPEN_A_DOOR, offered);
      offered.unshift(9, 9, 9, 9);
      t.state.prize = door === 1 ? 1 : 0;
    },
  };
  const match = startMatch(shuffling, { players: 2, seed: seedFromText('list') });
  expect(makeBot('search:60', seedFromText('s')).decide(worldsFor(match, 0))).toBe(1);
});

const RESTS: Readonly<Record<string, NonNullable<typeof twoSteps.isAtRest>>> = {
  'until nothing is half done': ({ state }) => state.prize >= 4,
  'as many units as the game asks for': (_t, units) => units >= 3,
};

test.each(Object.entries(RESTS))(
  'a search plays on %s before it asks the judge, and no further',
  (_, rest) => {
    const judgedAt: number[] = [];
    const halfDone: typeof twoSteps = {
      ...twoSteps,
      turn(t) {
        if (t.state.prize === 0) choose(t, 0, OPEN_A_DOOR, [0, 1]);
        t.state.prize++;
      },
      result: () => undefined,
      isAtRest: rest,
      judge: ({ state }) => {
        judgedAt.push(state.prize);
        return [0.5, 0.5];
      },
    };
    const match = startMatch(halfDone, { players: 2, seed: seedFromText('rest') });
    makeBot('search:20', seedFromText('s')).decide(worldsFor(match, 0));
    expect(new Set(judgedAt)).toEqual(new Set([4]));
  },
);

/** How often the second of two doors is opened after the unit with the decision, where it pays nothing and is liked twice as much. */
function likedLater(firmness: number | undefined): number {
  const opened: number[] = [];
  const later: typeof twoSteps = {
    ...twoSteps,
    turn(t) {
      const door = choose(t, 0, OPEN_A_DOOR, [0, 1]);
      if (t.state.prize === 0) {
        opened.push(door);
        t.state.prize = 2 - door;
      } else t.state.prize = 0;
    },
    result: () => undefined,
    isAtRest: ({ state }) => state.prize > 0,
    judge: ({ state }) => [state.prize - 1, 0],
    instinct: () => [1, 2],
    ...(firmness !== undefined && { firmness }),
  };
  const match = startMatch(later, { players: 2, seed: seedFromText('later') });
  makeBot('search:900', seedFromText('s')).decide(worldsFor(match, 0));
  expect(opened).toHaveLength(900);
  return opened.filter((door) => door === 1).length;
}

test('beyond the unit everybody searches on, or follows instinct as firmly as the game says', () => {
  expect(likedLater(undefined)).toBeLessThan(100);
  expect(Math.abs(likedLater(FIRMLY) - 800)).toBeLessThan(30);
  expect(Math.abs(likedLater(1) - 600)).toBeLessThan(45);
});

test.each([
  ['at rest', 300],
  [0, 0],
  [2, 2],
] as const)('what never comes to rest is judged all the same: horizon %s', (horizon, units) => {
  const restless = { ...twoSteps, result: () => undefined, isAtRest: () => false, judge: () => [0.3, 0.7] };
  expect(unitsUntilJudged(restless, horizon)).toEqual([units, [0.3, 0.7]]);
});

test('without a judge it is played to the end, but not for ever: then nobody is ahead', () => {
  expect(unitsUntilJudged({ ...twoSteps, result: () => undefined }, 0)).toEqual([5_000, [0.5, 0.5]]);
  expect(unitsUntilJudged({ ...twoSteps, result: winAfter(7) }, 0)).toEqual([7, [1, 0]]);
});

const winAfter =
  (units: number): typeof twoSteps.result =>
  ({ state }) =>
    state.prize < units ? undefined : { outcome: 'Won', winners: [0], scores: [1, 0] };

function unitsUntilJudged(game: typeof twoSteps, horizon: Horizon) {
  const { now } = startMatch(twoSteps, { players: 2, seed: seedFromText('units') });
  const t = { ...now, state: { ...now.state, prize: 0 } };
  const counting = { ...game, turn: () => void t.state.prize++ };
  const chooser = new PlayoutChooser(t.state.rng);
  const outlooks = outlook(counting as unknown as Game, t as Table, { horizon, chooser });
  return [t.state.prize, outlooks];
}

/** How many worlds a search imagines for three options, on a clock that goes on by so many ms at every look. */
function imagined(spec: string, tick: number): number {
  const match = startMatch(game, { players: 2, seed: seedFromText('clock') });
  let time = 1000;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += tick));
  const worlds = worldsFor(match, 0);
  expect(worlds.options).toBe(3);
  const imagine = vi.fn(worlds.imagine);
  makeBot(spec, seedFromText('b')).decide({ ...worlds, imagine });
  clock.mockRestore();
  return imagine.mock.calls.length;
}

test('a budget in milliseconds is kept to: one world a look at the clock', () => {
  expect(imagined('search:50ms', 1)).toBe(50);
});

test('however busy the machine, a bot by the clock tries each option a dozen times on average', () => {
  expect(imagined('search:50ms', 1000)).toBe(3 * 12);
});

test('of iterations and milliseconds, those count that are over first', () => {
  expect(imagined('search:40/50ms', 1)).toBe(40);
  expect(imagined('search:40/50ms', 0)).toBe(40);
  expect(imagined('search:60/50ms', 1)).toBe(50);
});
