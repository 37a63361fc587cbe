// The bots: how well they play, that they decide alike for a seed, and that they see nothing they may not.

import { expect, test, vi } from 'vitest';
import { choose } from '../engine/choose.ts';
import { Fault } from '../engine/fault.ts';
import { seedFromText } from '../engine/hash.ts';
import { answer, decisionFor, type Match, playFrom, startMatch } from '../engine/match.ts';
import { rngFrom } from '../engine/random.ts';
import type { Seat, Table } from '../engine/table.ts';
import { redealFor, worldsFor } from '../engine/worlds.ts';
import { game } from '../games/_example/game.ts';
import { type Box, type Table as ExampleTable, hand, type State } from '../games/_example/state.ts';
import { table } from '../games/_example/test/table.ts';
import { OPEN_A_DOOR, twoSteps } from '../test/toys/two-steps.ts';
import { type Bot, makeBot } from './bot.ts';
import { playWithBots } from './play.ts';

/** Share of wins of the first spec against the second, seats swapped every match; a shared win counts half. */
function duel(one: string, other: string, matches: number): number {
  let won = 0;
  for (let i = 0; i < matches; i++) {
    const seat = i % 2;
    const match = startMatch(game, { players: 2, seed: seedFromText(`duel ${i}`) });
    const specs = seat === 0 ? [one, other] : [other, one];
    playWithBots(
      match,
      specs.map((spec, at) => makeBot(spec, seedFromText(`${i} ${at}`))),
    );
    const winners = match.result!.winners;
    if (winners.includes(seat)) won += 1 / winners.length;
  }
  return won / matches;
}

test('search at 200 iterations beats random in at least 80 % of two-player matches', () => {
  expect(duel('search:200', 'random', 300)).toBeGreaterThanOrEqual(0.8);
});

test('greedy beats random', () => {
  expect(duel('greedy', 'random', 300)).toBeGreaterThan(0.65);
});

test('search finds what is worth most two choices ahead, where chance alone would take what is sure', () => {
  const match = startMatch(twoSteps, { players: 2, seed: seedFromText('steps') });
  const first = makeBot('search:400', seedFromText('s')).decide(worldsFor(match, 0));
  expect(decisionFor(match, 0)?.options[first]?.label).toBe('corridor');
  answer(match, 0, first);
  const second = makeBot('search:400', seedFromText('t')).decide(worldsFor(match, 0));
  expect(decisionFor(match, 0)?.options[second]?.label).toBe('Door 6');
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

test('the same seed and iterations decide alike', () => {
  const choices = (seed: string) => {
    const match = startMatch(game, { players: 3, seed: seedFromText('table') });
    playWithBots(
      match,
      Array.from({ length: 3 }, (_, seat) => makeBot('search:50', seedFromText(`${seed}${seat}`))),
    );
    return match.choices;
  };
  expect(choices('a')).toEqual(choices('a'));
});

test('a budget in milliseconds is kept to: on a clock that ticks at every look, one world a tick', () => {
  const match = startMatch(game, { players: 2, seed: seedFromText('clock') });
  let time = 1000;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time++);
  const worlds = worldsFor(match, 0);
  let imagined = 0;
  const counted = {
    ...worlds,
    imagine(...args: Parameters<typeof worlds.imagine>) {
      imagined++;
      return worlds.imagine(...args);
    },
  };
  makeBot('search:50ms', seedFromText('b')).decide(counted);
  clock.mockRestore();
  expect(imagined).toBe(50);
});

/** Another truth with the same view: the card on top of the deck is drawn at once, so that one stays where it is. */
function anotherTruth(truth: Match<State, Box>, seed: number): Match<State, Box> {
  const { box, wishes, units } = truth;
  const start = game.copy(units[0]!.start!);
  const top = start.deck.pop()!;
  redealFor(game, { ...truth.now, state: start }, 0, rngFrom([seed, 1, 2, 3]));
  start.deck.push(top);
  return playFrom(game, { box, seed: truth.seed, wishes, start }, []);
}

test.each(['greedy', 'beginner', 'forgetful', 'cautious', 'spiteful', 'search:60'])(
  '%s decides alike in all worlds its seat cannot tell apart',
  (spec) => {
    for (let i = 0; i < 20; i++) {
      const truth = startMatch(game, { players: 3, seed: seedFromText(`truth ${i}`) });
      const elsewhere = anotherTruth(truth, i);
      expect(elsewhere.now.state.hands).not.toEqual(truth.now.state.hands);
      expect(game.view(elsewhere.now, 0)).toEqual(game.view(truth.now, 0));
      const decide = (match: Match) => makeBot(spec, seedFromText(`bot ${i}`)).decide(worldsFor(match, 0));
      expect(decide(elsewhere)).toBe(decide(truth));
    }
  },
);

/** A bot that looks into every world it is shown and notes what it finds in another's hand. */
function spy(seen: Set<string>, victim: Seat): Bot {
  return {
    name: 'spy',
    decide(worlds) {
      for (let i = 0; i < 200; i++) {
        const look = (t: Table) => {
          seen.add(String(hand(t as ExampleTable, victim).toSorted()));
          return 0;
        };
        worlds.imagine(rngFrom([i, 0, 0, 0]), { pick: look, pickAny: look });
      }
      return 0;
    },
  };
}

test('the true world differs from every redealt one, and none of it reaches the bot', () => {
  const t = table({
    hands: [
      ['Wasp', 'Bun'],
      ['Pie', 'Pie'],
    ],
    deck: ['Bun', 'Bun', 'Wasp', 'Swatter'],
  });
  const truth = String(t.state.hands[1]!.toSorted());
  // A redeal that never deals the true hand: if a bot ever meets it, it saw the truth.
  const honest: typeof game = {
    ...game,
    redeal(table, viewer, rng) {
      do game.redeal(table, viewer, rng);
      while (String(table.state.hands[1]!.toSorted()) === truth);
    },
  };
  const match = { ...t.fork, game: honest };
  const seen = new Set<string>();
  spy(seen, 1).decide(worldsFor(match, 0));
  expect(seen.size).toBeGreaterThan(3);
  expect(seen).not.toContain(truth);
});

test.each(['clever', 'search:', 'search:0', 'search:fast', 'greedy:5'])(
  '“%s” is refused with a sentence',
  (spec) => {
    expect(() => makeBot(spec, seedFromText('x'))).toThrow(Fault);
  },
);
