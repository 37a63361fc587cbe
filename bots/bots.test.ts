// The bots: how well they play, that they decide alike for a seed, and that they see nothing they may not.

import { expect, test } from 'vitest';
import { Fault } from '../engine/fault.ts';
import type { Game } from '../engine/game.ts';
import { seedFromText } from '../engine/hash.ts';
import { type Match, playFrom, startMatch } from '../engine/match.ts';
import { rngFrom } from '../engine/random.ts';
import type { Seat, Table } from '../engine/table.ts';
import { redealFor, worldsFor } from '../engine/worlds.ts';
import { game } from '../games/_example/game.ts';
import { type Box, type Table as ExampleTable, hand, type State } from '../games/_example/state.ts';
import { table } from '../games/_example/test/table.ts';
import { BOT_SPECS, type Bot, makeBot } from './bot.ts';
import { LEVELS } from './levels.ts';
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

/** Another truth with the same view: the card on top of the deck is drawn at once, so that one stays where it is. */
function anotherTruth(truth: Match<State, Box>, seed: number): Match<State, Box> {
  const { box, wishes, units } = truth;
  const start = game.copy(units[0]!.start!);
  const top = start.deck.pop()!;
  redealFor(game, { ...truth.now, state: start }, 0, rngFrom([seed, 1, 2, 3]));
  start.deck.push(top);
  return playFrom(game, { box, seed: truth.seed, wishes, start }, []);
}

test.each(['greedy', 'beginner', 'natural', 'forgetful', 'cautious', 'spiteful', 'search:60'])(
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

test('a million iterations are the most', () => {
  expect(makeBot('search:1000000', seedFromText('x')).name).toBe('search:1000000');
});

const NO_BOTS = [
  'clever',
  'search:',
  'search:0',
  'search:1000001',
  'search:fast',
  'search:5/5',
  'search:0/5ms',
  'search:5ms/5',
];

test.each(NO_BOTS)('“%s” is refused with a sentence', (spec) => {
  expect(() => makeBot(spec, seedFromText('x'))).toThrow(Fault);
});

test.each(['random', 'greedy', 'beginner', 'natural', 'cautious'])(
  'only a search is told how long to think: “%s:5” is refused',
  (kind) => {
    expect(() => makeBot(`${kind}:5`, seedFromText('x'))).toThrow(Fault);
    expect(makeBot(kind, seedFromText('x')).name).toBe(kind);
  },
);

test('a level is the bot it stands for', () => {
  const names = (['easy', 'normal', 'hard'] as const).map((level) => makeBot(level, seedFromText('x')).name);
  expect(names).toEqual([LEVELS.easy.spec, LEVELS.normal.spec, LEVELS.hard.spec]);
});

test('a bot that does not exist is refused with what was meant, what there is, and what this game has of its own', () => {
  const policies = { miser: { title: 'Miser', decide: () => 0 }, thief: { title: 'Thief', decide: () => 0 } };
  const complaint = (spec: string, own?: object) => {
    try {
      makeBot(spec, seedFromText('x'), own && ({ ...game, policies: own } as unknown as Game));
    } catch (problem) {
      return (problem as Fault).message;
    }
    return '';
  };
  expect(complaint('serch')).toBe(`There is no bot “serch”; did you mean “search”? Bots are ${BOT_SPECS}.`);
  expect(complaint('clairvoyant')).toBe(`There is no bot “clairvoyant”. Bots are ${BOT_SPECS}.`);
  expect(complaint('clairvoyant', {})).toBe(complaint('clairvoyant'));
  expect(complaint('mizer', policies)).toBe(
    `There is no bot “mizer”; did you mean “miser”? Bots are ${BOT_SPECS}, and in this game miser, thief.`,
  );
});

test('the random bot answers without looking; who goes by instinct is handed a world of its own', () => {
  const looks = (spec: string) => makeBot(spec, seedFromText('x')).atOnce?.looks;
  expect([looks('random'), looks('beginner'), looks('natural'), looks('greedy')]).toEqual([
    false,
    true,
    true,
    undefined,
  ]);
});
