// Turns and the end of a cycle on the stage: whose it is, as long as there is something to read, and whoever drowns in one go.

import { expect, test } from 'vitest';
import { inWords } from '../../../engine/event.ts';
import type { Told } from '../../../web/table/public-game.ts';
import { type Beat, Script } from '../../../web/table/scene.ts';
import { headOf } from '../board/night-words.ts';
import { scenes } from '../board/scenes.ts';
import { regionOf } from '../cards/regions.ts';
import type { CycleRow, Event } from '../events.ts';
import { game } from '../game.ts';
import { table } from './table.ts';

const { box } = table({ players: [{ is: 'survivor' }] }).table;
const ROCK = box.faces.findIndex(({ name }) => name === 'Rock');

function beatsOf(...events: readonly Event[]): readonly Beat[] {
  const told = events.map((event): Told => ({ event, choice: 1, sentence: [event.kind], isHeading: false }));
  return new Script().hear(told, scenes, { faces: box.faces, viewer: 0, players: 9 });
}

const asleep = (seat: number, more: Partial<CycleRow> = {}): CycleRow => ({
  seat,
  fate: 'hibernated',
  before: 1,
  karma: 2,
  region: regionOf('SU'),
  discarded: [],
  ...more,
});

const nightOf = (...rows: CycleRow[]): number =>
  beatsOf({ kind: 'cycleEnds', cycle: 1, rows }).reduce((sum, { stay = 0 }) => sum + stay, 0);

/** At normal speed four steps are a second, in which four words are read. */
test('RW-R-95 the end of a cycle stays as long as my own night takes to read, and a second for everybody else’s', () => {
  const alone = nightOf(asleep(0));
  expect(alone).toBeGreaterThanOrEqual(
    'Cycle 1 ends. You slept well, rises to 2, wake in Outskirts'.split(' ').length,
  );
  expect(nightOf(asleep(0, { discarded: [ROCK, ROCK] }))).toBeGreaterThan(alone);
  expect(nightOf(asleep(0), asleep(1), asleep(2), asleep(3)) - nightOf(asleep(0), asleep(1))).toBe(8);
  const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((seat) => asleep(seat));
  expect(nightOf(...nine), 'nobody waits a quarter of a minute').toBeLessThan(60);
});

test('RW-CYCLE-07 a cycle’s end speaks of everybody only where there is somebody else', () => {
  expect(headOf([asleep(0)], 1)).toBe('Cycle 1 ends in sleep.');
  expect(headOf([asleep(0, { fate: 'died' })], 2)).toBe('Cycle 2 ends badly.');
  expect(headOf([asleep(0), asleep(1)], 1)).toBe('Cycle 1 ends, and everybody sleeps.');
});

test('RW-TURN-01 what somebody else finds in passing is told under their name, not under “Your turn”', () => {
  const turn = (seat: number): Event => ({ kind: 'turn', seat, turn: 1, region: regionOf('SU') });
  const found = (seat: number): Event => ({ kind: 'token', seat, pips: 2, gained: 2 });
  const beats = beatsOf(turn(0), found(0), turn(1), found(1), turn(2), found(2));
  expect(beats.map(({ scene }) => scene.turn)).toEqual(['Your turn', [{ seat: 1 }], [{ seat: 2 }]]);
});

test('RW-CYCLE-10 whom the rain takes is told of all others in one go, and of me in a scene of my own', () => {
  const rain = (seat: number): Event => ({ kind: 'died', seat, by: 'rain' });
  const beats = beatsOf({ kind: 'timer', timer: -1 }, rain(0), rain(1), rain(2), rain(3));
  expect(beats.map(({ scene, felt }) => [scene.id, felt.map(({ seat }) => seat)])).toEqual([
    ['downpour', []],
    ['died 0', []],
    ['died 0', [0]],
    ['downpour', [1, 2, 3]],
  ]);
});

test('whoever killed is told what they did, and everybody else the same of them', () => {
  const words = (viewer: number) =>
    inWords(game.story(box, { kind: 'killed', seat: 0, card: ROCK, gained: 1 }), {
      viewer,
      nameOfSeat: () => 'Oswin',
      nameOfCard: () => 'Leeches',
    });
  expect([words(0), words(1)]).toEqual([
    'You kill Leeches and eat 1 pip.',
    'Oswin kills Leeches and eats 1 pip.',
  ]);
});
