// What a position is worth to the judge, where it could overlook something.

import { expect, test } from 'vitest';
import { outlook } from '../../../bots/outlook.ts';
import { PlayoutChooser } from '../../../engine/choosers.ts';
import type { Game } from '../../../engine/game.ts';
import type { Table } from '../../../engine/table.ts';
import { game } from '../game.ts';
import { judge } from '../judge.ts';
import { table } from './table.ts';

const ATTACKS = ['Blunt Sermon', 'Reluctant Smiting', 'Righteous Tantrum'];
const BUNGLES = ['Excessive Blessing', 'Moral Objection', 'Dozed Off'];

/** The chance of the first of two heroes, who holds this hand before the monsters of a stay are laid out. */
const chanceWith = (hand: readonly string[]): number =>
  judge(table({ phase: 'mulligans', players: [{ hand }, { is: ['Elf', 'Wizard'] }] }).table)[0]!;

test('HM-R-36 a hand is worth something before its stay begins, so that it can be kept or not', () => {
  expect(chanceWith(ATTACKS)).toBeGreaterThan(chanceWith(BUNGLES));
  expect(chanceWith(BUNGLES)).toBeGreaterThan(chanceWith(BUNGLES.slice(1)));
});

test('HM-END-01 a search that has seen the party leave the Den knows who won, and guesses nothing', () => {
  const { table: t } = table({ phase: 'hands', players: [{ gold: 5 }, { gold: 6 }] });
  Object.assign(t.state, { phase: 'move', location: t.box.den });
  const playing = { horizon: 'at rest', chooser: new PlayoutChooser(t.state.rng) } as const;
  expect(outlook(game as unknown as Game, t as unknown as Table, playing)).toEqual([0, 1]);
});

test('HM-MOVE-03 monsters that the party leaves behind are no road ahead: who is behind gains nothing by them', () => {
  const chanceBeside = (monsters: number): number => {
    const { table: t } = table({ phase: 'mulligans', players: [{ gold: 3 }, { gold: 6 }] });
    t.state.phase = 'move';
    t.state.lurking = t.state.monsterDeck.splice(0, monsters);
    return judge(t)[0]!;
  };
  expect(chanceBeside(3)).toBeCloseTo(chanceBeside(0), 6);
});

const LAID = [{ row: ['Blunt Sermon'] }, { is: ['Elf', 'Wizard'], row: ['Pyromaniac'] }] as const;
const momentOf = (position: Parameters<typeof table>[0]) =>
  game.moment!(table({ encounter: 'Giant', ...position }).table);

test('HM-RESOLVE-02 an exchange is its attacker’s moment, whoever before that has none left', () => {
  const moments = [
    momentOf({ phase: 'resolving', players: LAID }),
    momentOf({ phase: 'resolving', players: [{}, LAID[1]] }),
    momentOf({ phase: 'resolving', leader: 1, players: LAID }),
  ];
  expect(moments[1]).toBe(moments[2]);
  expect(moments[0]).not.toBe(moments[1]);
});

test('HM-ENC-16 laying cards and resolving them are moments of their own, for each hero', () => {
  const { table: t } = table({ phase: 'resolving', encounter: 'Giant', players: LAID });
  const moments = (['laying cards', 'resolving'] as const).flatMap((phase) =>
    [0, 1].map((turnOf) => game.moment!({ ...t, state: { ...t.state, phase, turnOf } })),
  );
  expect(new Set(moments).size).toBe(4);
});
