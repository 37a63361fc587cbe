// Who comes into a battle that has begun: whom a boss summons, where there is room for them, and who flies in.

import { expect, test } from 'vitest';
import { allowsPassage, nearestWithRoom } from '../rules/arena.ts';
import { summon } from '../rules/spawn.ts';
import { creature } from '../state.ts';
import { at, battle, monsterNamed } from './table.ts';

const GRUK = { is: 'Gruk Splitjaw', health: 66 };
const CUTTER = { is: 'Goblin Cutter' };

test('DR-R-95 whoever is summoned acts in the same turn of the game master, unless their band has had its turn', () => {
  const { table } = battle({ heroes: [{ is: 'warrior' }], monsters: [GRUK, CUTTER] });
  const gruk = monsterNamed(table, 'Gruk Splitjaw');
  creature(table, monsterNamed(table, 'Goblin Cutter')).acted = true;
  summon(table, gruk, 'goblin-cutter', 2);
  summon(table, gruk, 'road-bandit', 1);
  const newcomers = table.state.creatures
    .slice(3)
    .map(({ sheet, acted }) => [table.box.sheets[sheet]!.name, acted]);
  expect(newcomers).toEqual([
    ['Goblin Cutter', true],
    ['Goblin Cutter', true],
    ['Road Bandit', false],
  ]);
});

const cramped = (name: string) => ({ name, setting: 'test', traits: ['Cramped'] });
const open = (name: string) => ({ name, setting: 'test', traits: ['Open'] });

/** Two cramped arenas, both full, beside each other; the third has room. */
const FULL = {
  heroes: [{ is: 'warrior' as const, arena: 'Meadow' }],
  monsters: [
    { ...CUTTER, arena: 'Hole' },
    { ...CUTTER, arena: 'Shaft' },
  ],
  arenas: [cramped('Hole'), cramped('Shaft'), open('Meadow'), open('Cliff')],
  partySize: 1,
};

test('DR-CARD-04 where a cramped arena is full, newcomers go to the nearest one with room', () => {
  const t = battle(FULL);
  const places = (zone: number) => nearestWithRoom(t.table, zone, creature(t.table, 1));
  const wave = [{ round: 2, kind: 'goblin-cutter', count: 2, arena: 0 }];
  const came = battle({ ...FULL, waves: wave, options: { escalation: false } });
  expect([places(0), places(2), places(3)]).toEqual([0, 2, 3]); // whoever is there takes no room from itself
  while (came.events('spectator', 'wave').length === 0) {
    const [seat] = came.asked as [number];
    came.rolls(1, 1).picks(seat, came.labels(seat).length - 1);
  }
  expect(came.state.creatures.slice(3).map(({ arena }) => arena)).toEqual([2, 2]);
});

test('DR-R-52 a Drop leads down only; beasts climb it, and Ashmaw has wings', () => {
  const t = battle({
    heroes: [{ is: 'warrior' }],
    monsters: [GRUK, { is: 'Ashmaw', health: 40 }, { is: 'Gaunt Wolf' }].map((each) => ({
      ...each,
      arena: 'Meadow',
    })),
    zone: { connections: [{ between: ['Field', 'Meadow'], type: 'Drop' }] },
  });
  const climbs = (name: string) =>
    allowsPassage(t.table, t.state.zone.links[0]!, creature(t.table, monsterNamed(t.table, name)));
  expect(['Gruk Splitjaw', 'Ashmaw', 'Gaunt Wolf'].map(climbs)).toEqual([false, true, true]);
  expect(at(t, 0).arena).toBe(0);
  expect(allowsPassage(t.table, t.state.zone.links[0]!, creature(t.table, 0))).toBe(true);
});
