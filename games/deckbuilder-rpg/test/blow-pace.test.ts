// How blows are played: in full, briefer among others, briefest where a band strikes on; always die, then verdict.

import { expect, test } from 'vitest';
import { seedFromText } from '../../../engine/hash.ts';
import { startMatch } from '../../../engine/match.ts';
import { type Beat, Script } from '../../../web/table/scene.ts';
import { figureOfSheet } from '../board/names.ts';
import { scenes } from '../board/scenes.ts';
import type { Face } from '../cards/card.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';

const { faces } = startMatch(game, { seed: seedFromText('blows'), players: 3 }).box;
const figure = (name: string, number = 0): number =>
  figureOfSheet((faces.find((face) => face.name === name) as Face).sheet, number);

const blow = (by: number, foe: number, hit = false): Event => ({
  kind: 'attacked',
  by,
  with: 0,
  foe,
  toHit: 2,
  items: [],
  defence: 9,
  guards: 0,
  dice: [4, 4],
  hit,
  base: 2,
  critical: 0,
  damage: hit ? 2 : 0,
  resistance: 0,
});

const GRUK = figure('Gruk Splitjaw');
const [ONE, TWO, THREE] = [1, 2, 3].map((number) => figure('Goblin Cutter', number)) as [
  number,
  number,
  number,
];

function beatsOf(viewer: number, ...events: readonly Event[]): readonly Beat[] {
  const told = events.map((event, choice) => ({ event, choice, sentence: [event.kind], isHeading: false }));
  return new Script().hear(told, scenes, { faces, viewer, players: 3 });
}

/** In steps, blow by blow. */
function lengths(viewer: number, ...events: readonly Event[]): number[] {
  const beats = beatsOf(viewer, ...events).filter(({ scene }) => scene.sums !== undefined || scene.notes);
  const blows = Map.groupBy(beats, ({ scene }) => scene.id);
  return [...blows.values()].map((beats) => beats.reduce((sum, { stay = 0 }) => sum + stay, 0));
}

test('a band strikes on: after its first blow each is played in less than seven tenths of the time', () => {
  const [first, second, third] = lengths(0, blow(ONE, 0), blow(TWO, 0), blow(THREE, 1));
  expect(second).toBeLessThan(first! * 0.7);
  expect(third).toBe(second);
});

test('the next target of one arm is briefer too, and another kind begins anew', () => {
  const [first, second, other] = lengths(1, blow(ONE, 0), blow(GRUK, 0), blow(GRUK, 1));
  expect(second).toBe(first);
  expect(other).toBeLessThan(second!);
});

test('a boss that joins in again is no news either, whoever struck in between', () => {
  const [first, other, again] = lengths(0, blow(GRUK, 0), blow(ONE, 0), blow(GRUK, 0));
  expect(other).toBe(first);
  expect(again).toBeLessThan(first!);
});

test('a blow of mine takes its time; those of others are briefer', () => {
  const [mine] = lengths(0, blow(0, GRUK));
  expect(lengths(0, blow(1, GRUK))[0]).toBeLessThan(mine!);
  expect(lengths(0, blow(GRUK, 0))[0]).toBeLessThan(mine!);
  expect(lengths(2, blow(GRUK, 0)), 'the game master strikes with all of them').toEqual([mine]);
});

test('what I am asked in between begins anew, and so does a turn', () => {
  const [first] = lengths(0, blow(ONE, 0));
  const threat: Event = { kind: 'threatened', by: TWO, with: 0, foe: 0, toHit: 2, defence: 9, guards: 1 };
  expect(lengths(0, blow(ONE, 0), threat, blow(TWO, 0)).at(-1)).toBe(first);
  const turn: Event = { kind: 'seat', seat: 2, round: 2, isOut: false };
  expect(lengths(0, blow(ONE, 0), turn, blow(TWO, 0)).at(-1)).toBe(first);
});

test('however brief a blow is, its die lies before its verdict stands', () => {
  const beats = beatsOf(0, blow(ONE, 0), blow(TWO, 0), blow(THREE, 1));
  expect(beats.map(({ step }) => step)).toEqual(Array(3).fill(['cause', 'roll', 'verdict']).flat());
  expect(beats.filter(({ step, scene }) => step !== 'verdict' && scene.sums !== undefined)).toEqual([]);
});

test('a hit is good news for whom it suits: a monster that hits is bad, one that misses is good', () => {
  const toneOf = (event: Event) => beatsOf(0, event).at(-1)!.scene.sums![0]!.tone;
  expect([blow(GRUK, 0, true), blow(GRUK, 0), blow(0, GRUK, true), blow(0, GRUK)].map(toneOf)).toEqual([
    'bad',
    'good',
    'good',
    'bad',
  ]);
});

test('what strengthens a monster is bad news, what tires it is good news', () => {
  const toneOf = (event: Event) =>
    beatsOf(0, blow(0, GRUK), event)
      .at(-1)!
      .felt.map(({ tone }) => tone);
  expect(toneOf({ kind: 'countered', who: GRUK, on: 0, count: 1 })).toEqual(['bad']);
  expect(toneOf({ kind: 'countered', who: 0, on: 0, count: 1 })).toEqual(['good']);
  expect(toneOf({ kind: 'fatigued', who: GRUK, count: 1 })).toEqual(['good']);
  expect(toneOf({ kind: 'fatigued', who: 0, count: 1 })).toEqual(['bad']);
});
