// Matches at the engine's speed: what is played inside the rules is what a record replays, and no bot sees the truth.

import { expect, test } from 'vitest';
import type { Game } from '../engine/game.ts';
import { seedFromText } from '../engine/hash.ts';
import { playOn } from '../engine/match.ts';
import { recordOf, replay } from '../engine/record.ts';
import { game as picnic } from '../games/_example/game.ts';
import { CATALOGUE } from '../games/catalogue.ts';
import { type Holdings, holdingsOf, ownCards } from './measure/holdings.ts';
import { Kinds } from './measure/kinds.ts';
import { HELD, MatchWatch, PLAYABLE, PLAYED } from './measure/watch.ts';
import { botsOf, planFor } from './plan.ts';
import { Arena, type Watcher } from './play.ts';
import { asText, seedOf } from './seeds.ts';

const SEED = seedFromText('play');
const games = await Promise.all(Object.values(CATALOGUE).map(async (load) => (await load()).game));
const each = games.map((game) => [game.id, game] as const);

const seatsOf = (game: Game, bot: string) => Array.from({ length: game.players.min }, () => bot);

test.each(each)(
  '%s: a match played inside the rules is written as a record, and replays to the same end',
  (_id, game) => {
    const arena = new Arena(game, { players: game.players.min });
    for (const bot of ['random', 'beginner']) {
      for (let i = 0; i < 3; i++) {
        const played = arena.play({ seed: seedOf(SEED, i), bots: seatsOf(game, bot) });
        const match = playOn(game, { players: game.players.min, seed: asText(played.seed) }, played.choices);
        expect(match.result).toEqual(played.result);
        expect(match.units.length).toBe(played.units);
        expect(match.now.state).toEqual(played.state);
        expect(replay(game, recordOf(match)).problem).toBeUndefined();
      }
    }
  },
);

test.each(each)(
  '%s: bots that think and bots that do not are watched alike',
  (_id, game) => {
    const arena = new Arena(game, { players: game.players.min });
    const told = (bots: string[]) => {
      const seen = { answers: 0, units: 0, kinds: new Set<string>(), states: [] as string[] };
      const watcher: Watcher = {
        begins: () => {},
        answered: () => seen.answers++,
        unitOver(t, happened) {
          seen.units++;
          for (const { event } of happened) seen.kinds.add(event.kind);
          if (seen.units === 1) seen.states.push(JSON.stringify(t.state));
        },
      };
      const played = arena.play({ seed: seedOf(SEED, 1), bots, watcher });
      expect([seen.answers, seen.units]).toEqual([played.choices.length, played.units]);
      return { ...seen, choices: played.choices };
    };
    const inside = told(seatsOf(game, 'random'));
    expect(inside.kinds.size).toBeGreaterThan(3);
    expect(told(seatsOf(game, 'greedy')).kinds.size).toBeGreaterThan(3);
  },
  120_000,
);

test('a bot of the game’s own answers in a world dealt for its seat, never in the true one', () => {
  const seen = new Set<string>();
  const truths = new Set<string>();
  const spied: Game = {
    ...(picnic as unknown as Game),
    policies: {
      spy: {
        title: 'Spy',
        decide(t, { seat }) {
          const { hands, deck } = t.state as unknown as { hands: number[][]; deck: number[] };
          seen.add(JSON.stringify([hands.filter((_, other) => other !== seat), deck]));
          return 0;
        },
      },
    },
  };
  const arena = new Arena(spied, { players: 3 });
  const watcher: Watcher = {
    begins: () => {},
    answered(t, { seat }) {
      const { hands, deck } = t.state as unknown as { hands: number[][]; deck: number[] };
      truths.add(JSON.stringify([hands.filter((_, other) => other !== seat), deck]));
    },
    unitOver: () => {},
  };
  arena.play({ seed: seedOf(SEED, 3), bots: ['spy', 'spy', 'spy'], watcher });
  // Late in the match hardly anything is hidden; early the true deal would be met only by looking at it.
  const early = [...truths].slice(0, 4);
  expect(early.filter((truth) => seen.has(truth))).toEqual([]);
  expect(seen.size).toBeGreaterThan(4);
});

test.each(each)('%s: cards read from piles are those that the seats’ own views show', (_id, game) => {
  const arena = new Arena(game, { players: game.players.min });
  const holdings: Holdings = holdingsOf(arena);
  let found = 0;
  const watcher: Watcher = {
    begins: () => {},
    answered: () => {},
    unitOver(t) {
      const own = Array.from({ length: t.box.players }, (_, seat) => ownCards(game, t, seat));
      holdings(t, (seat, card) => {
        found++;
        if (!own[seat]!.has(card)) throw new Error(`seat ${seat} does not see card ${card}`);
      });
    },
  };
  for (let i = 10; i < 13; i++) arena.play({ seed: seedOf(SEED, i), bots: seatsOf(game, 'random'), watcher });
  expect(found).toBeGreaterThan(20);
});

test('a watched card is held, usable and used by the seat that did so', () => {
  const arena = new Arena(picnic as unknown as Game, { players: 2 });
  const kinds = new Kinds(picnic as unknown as Game, arena.box);
  const watch = new MatchWatch(picnic as unknown as Game, kinds, holdingsOf(arena), 2);
  const played = arena.play({ seed: seedOf(SEED, 7), bots: ['random', 'random'], watcher: watch });
  expect(watch.events.turn).toBe(watch.turns);
  const used = kinds.all.filter((_, kind) => [0, 1].some((seat) => watch.marksOf(seat, kind) & PLAYED));
  expect(used.length).toBeGreaterThan(0);
  kinds.all.forEach((_, kind) => {
    for (const seat of [0, 1]) {
      const marks = watch.marksOf(seat, kind);
      if (marks & PLAYED) expect(marks & PLAYABLE).toBe(PLAYABLE);
      if (marks & PLAYABLE) expect(marks & HELD).toBe(HELD);
    }
  });
  expect(watch.decisions).toBe(played.choices.length);
  expect(Math.max(...watch.lastAsked)).toBe(played.choices.length);
});

test('different bots move on by a seat with every match; bots with roles, or all alike, stay', () => {
  const plan = (game: Game, bots: string[]) => planFor(game, { wishes: { players: 2 }, bots, seed: SEED });
  const example = picnic as unknown as Game;
  expect(botsOf(plan(example, ['greedy', 'random']), 1)).toEqual(['random', 'greedy']);
  expect(plan(example, ['random', 'random']).seating).toBe('fixed');
  const withRoles: Game = { ...example, roles: () => ['Game master', 'Hero'] };
  expect(botsOf(plan(withRoles, ['greedy', 'random']), 1)).toEqual(['greedy', 'random']);
});
