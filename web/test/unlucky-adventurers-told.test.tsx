// Unlucky Adventurers as its board tells it: whose luck the colours are, and dice that others throw.

import type * as React from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { seedFromText } from '../../engine/hash.ts';
import { startMatch } from '../../engine/match.ts';
import type { Viewer } from '../../engine/table.ts';
import { scenes } from '../../games/unlucky-adventurers/board/scenes.ts';
import type { Event } from '../../games/unlucky-adventurers/events.ts';
import { game } from '../../games/unlucky-adventurers/game.ts';
import type { View } from '../../games/unlucky-adventurers/view.ts';
import { Onlooker } from '../../tables/onlooker.ts';
import { Director } from '../table/director.ts';
import type { Snapshot } from '../table/public-game.ts';
import { type Beat, changed, Script } from '../table/scene.ts';
import { drawn, partsOf } from './drawn-table.tsx';

// Drawn without a browser, the store has no server's snapshot.
vi.mock('react', async (original) => ({
  ...(await original<typeof React>()),
  useSyncExternalStore: (_subscribe: unknown, read: () => unknown) => read(),
}));

afterEach(() => vi.unstubAllGlobals());

const match = startMatch(game, { seed: seedFromText('told'), players: 3 });
const { faces } = match.box;
const cardOf = (name: string) => faces.findIndex((face) => face.name === name);

const lines = (events: readonly Event[]) =>
  events.map((event, choice) => ({ event, choice, sentence: [event.kind], isHeading: false }));

const played = (events: readonly Event[], viewer: Viewer): readonly Beat[] =>
  new Script().hear(lines(events), scenes, { faces, viewer, players: 3 });

const HELPING = cardOf('Invisible Helping-Itself Hand');

test.each([
  ['who is aimed at', 0, ['good', 'plain', 'bad', 'bad']],
  ['who plays it', 1, ['bad', 'plain', 'good', 'good']],
  ['who is only looking on', 2, ['bad', 'plain', 'good', 'good']],
] as const)('what is taken from %s is coloured as they feel it', (_who, viewer, tones) => {
  const beats = played(
    [
      { kind: 'played', seat: 1, card: HELPING },
      { kind: 'aimed', seat: 1, card: HELPING, at: 0 },
      { kind: 'rolled', seat: 1, card: HELPING, die: 6 },
      { kind: 'outcome', seat: 1, card: HELPING, row: 3, at: 0 },
    ],
    viewer,
  );
  const { forecasts, tone } = beats.at(-1)!.scene;
  expect(forecasts?.map((each) => each.tone)).toEqual(tones);
  expect(tone).toBe(tones[3]);
});

test('whom a line may yet hit is not told that it is good', () => {
  const [opened] = played([{ kind: 'played', seat: 1, card: HELPING }], 0);
  expect(opened?.scene.forecasts?.map(({ tone }) => tone)).toEqual(['plain', 'plain', 'plain', 'plain']);
});

test('in a duel each of the others throws a die, and nobody losing is told', () => {
  const card = cardOf('Loaded Die (Loaded With What?)');
  const beats = played(
    [
      { kind: 'played', seat: 0, card },
      { kind: 'rolled', seat: 0, card, die: 2 },
      { kind: 'dueled', seat: 1, die: 5, against: 0, lost: false, cause: card },
      { kind: 'dueled', seat: 2, die: 4, against: 0, lost: false, cause: card },
      { kind: 'spared', cause: card },
    ],
    0,
  );
  const thrown = beats
    .filter(({ step }) => step === 'roll')
    .map(({ scene }) => scene.dice?.map(({ value }) => value));
  expect(thrown).toEqual([[2], [2, 5], [2, 5, 4]]);
  expect(beats.at(-1)?.scene.verdict).toEqual(['spared']);
});

const picture = (choices: number, more: Partial<Snapshot>): Snapshot =>
  ({ choices, asked: [], view: {}, ...more }) as Snapshot;

test('nothing but one’s own scene is ahead once one is asked at its end', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('cancelAnimationFrame', () => {});
  const director = new Director(scenes);
  director.stepSeconds = 1000;
  const scenery = { faces, viewer: 0, players: 3 } as const;
  const events = lines([
    { kind: 'played', seat: 0, card: HELPING },
    { kind: 'rolled', seat: 0, card: HELPING, die: 6 },
  ]);
  const decision = { id: 'next' } as never;
  director.show(picture(0, { isAnew: true }), [], scenery);
  director.show(picture(1, { decision }), events.slice(0, 1), scenery);
  expect(director.isMoreAhead).toBe(false);
  director.show(picture(2, {}), events, scenery);
  expect(director.isMoreAhead).toBe(true);
  director.stop();
});

test('a hand that has just been given away is not said to be empty: another is on its way', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const seats = Array.from({ length: 3 }, (_, seat) => ({ name: `${seat}`, player: 'person' }));
  const snapshot = new Onlooker(0).look(match, seats);
  const { told } = snapshot;
  const { hand } = (snapshot.view as View).mine!;
  const scene = { id: 'trade', title: 'A trade' };
  const felt = [changed(0, 'cards', -hand.length, { cards: hand })];
  const beat = { step: 'consequence', scene, felt, lines: 0 } as Beat;
  const table = drawn({ parts: await partsOf(game.id), match, seats, snapshot, told, beat });
  expect(table).toContain('Your hand, 0 cards');
  expect(table).not.toContain('No cards in hand');
});

const SLIME = cardOf('Damp Slime');

test('UA-BEAST-13 of a reward of which something never reached the hand it is said why; what was gained is kept to be named', () => {
  const [trap, rest] = [cardOf('Trap'), cardOf('Rest')];
  const beats = played(
    [
      { kind: 'turnedUp', seat: 0, beast: SLIME, points: 2 },
      { kind: 'putDown', seat: 0, beast: SLIME, cards: [trap], total: 2 },
      { kind: 'beat', seat: 0, beast: SLIME, reward: 3 },
      { kind: 'drew', seat: 0, card: trap, cause: SLIME },
      { kind: 'drew', seat: 0, card: rest, cause: SLIME },
      { kind: 'spoiled', seat: 0, beast: SLIME, reward: 3, blunders: 1, encounters: 0, cause: SLIME },
    ],
    0,
  );
  const { scene } = beats.at(-1)!;
  expect(scene.cards).toEqual([]);
  expect(scene.felt?.map(({ word, cards }) => [word, cards])).toEqual([['+2 cards', [trap, rest]]]);
  const others = played([{ kind: 'beat', seat: 1, beast: SLIME, reward: 3 }], 0);
  expect(others).toEqual([]);
});

test('what I gain stays longer than what others do', () => {
  const stays = (viewer: number) =>
    played(
      [
        { kind: 'turnedUp', seat: 0, beast: SLIME, points: 2 },
        { kind: 'drew', seat: 0, cause: SLIME },
      ],
      viewer,
    ).at(-1)!.stay;
  expect(stays(0)).toBeGreaterThan(5);
  expect(stays(1)).toBeUndefined();
});

test('UA-ACTION-TRADE-01 swapped hands say how many for how many', () => {
  const card = cardOf('Trading Post');
  const [, swapped] = played(
    [
      { kind: 'played', seat: 0, card },
      { kind: 'swapped', seat: 0, with: 1, held: [7, 4], cause: card },
    ],
    0,
  );
  expect(swapped?.scene.felt?.map(({ seat, word }) => [seat, word])).toEqual([
    [0, 'swapped hands: 7 for 4'],
    [1, 'swapped hands: 4 for 7'],
  ]);
});

test('UA-TWO-04 who has missed the turn is no longer said to miss one', () => {
  const card = cardOf('Newtify');
  const beats = played(
    [
      { kind: 'played', seat: 0, card },
      { kind: 'willMiss', seat: 1, cause: card },
      { kind: 'turn', seat: 1, turn: 2, next: 2 },
      { kind: 'missed', seat: 1 },
    ],
    0,
  );
  const words = beats.map(({ scene }) => scene.felt?.map(({ word }) => word) ?? []);
  expect(words[1]).toEqual(['will miss a turn']);
  expect(words.at(-1)).toEqual([]);
});
