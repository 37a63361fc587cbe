// Items and ordinary gear that random players hardly ever get to use.

import { expect, test } from 'vitest';
import { equipOne, equippable } from '../rules/equip.ts';
import { at, battle, foe, lastAttack } from './table.ts';

const FAR = { is: 'Gruk Splitjaw', health: 66, arena: 'Meadow' };

test('DR-R-68 Iron Spikes turn an open door into a barricade and are used up', () => {
  const t = battle({
    heroes: [{ is: 'warrior', atHand: ['Iron Spikes'] }],
    monsters: [FAR],
    zone: { connections: [{ between: ['Field', 'Meadow'], type: 'Door', open: true }] },
  });
  t.answers(0, 'Item/Ability').answers(0, 'Item/Ability: activate a power').answers(0, 'Iron Spikes');
  expect(t.view().zone.links[0]).toMatchObject({ type: 'Barricade', open: false });
  const atHand = t.view().packs[0]!.atHand.map((card) => t.box.faces[card]!.name);
  expect(atHand).not.toContain('Iron Spikes');
});

test('DR-R-67 Quick Change with nothing at hand equips nothing, and asks for nothing', () => {
  const t = battle({ heroes: [{ is: 'bard' }], monsters: [FAR] });
  const { atHand, book } = t.table.state.packs[0]!;
  expect(equippable(t.table, 0)).toEqual([...atHand, ...book]);
  atHand.length = 0;
  book.length = 0;
  expect(equipOne(t.table, 0)).toBe(false);
});

const uses = (item: string, setup: Partial<Parameters<typeof battle>[0]> = {}) =>
  battle({ heroes: [{ is: 'warrior', atHand: [item] }], monsters: [FAR], ...setup })
    .answers(0, 'Item/Ability')
    .answers(0, 'Item/Ability: activate a power')
    .answers(0, item);

test('DR-R-68 a Thunderstone stuns within reach 1', () => {
  expect(foe(uses('Thunderstone'), 'Gruk Splitjaw').conditions).toEqual(['Stunned']);
});

test('DR-R-68 DR-R-52 a Grapple Line climbs a Drop', () => {
  const t = uses('Grapple Line', {
    heroes: [{ is: 'warrior', atHand: ['Grapple Line'], arena: 'Meadow' }],
    monsters: [{ ...FAR, arena: 'Field', conditions: ['Held'] }],
    zone: { connections: [{ between: ['Field', 'Meadow'], type: 'Drop' }] },
  });
  expect(at(t.answers(0, 'To Field'), 0).arena).toBe(0);
});

test('DR-R-68 a Storm Lantern takes Dark from an arena until the battle ends', () => {
  const arenas = ['Field', 'Meadow'].map((name) => ({ name, setting: 'test', traits: ['Dark'] }));
  const t = uses('Storm Lantern', { arenas });
  t.answers(0, 'Meadow');
  expect(t.state.zone.arenas.map(({ traits, printed }) => traits === printed)).toEqual([true, false]);
});

// To hit and damage as printed, with the warrior's +3 and +3 in melee, +1 at range.
test.each([
  ['Spear', 4, 5],
  ['Battle-axe', 2, 9],
  ['Maul', 2, 8],
])('DR-WAY-09 DR-DAMAGE-01 the %s strikes as printed', (weapon, toHit, damage) => {
  const t = battle({ heroes: [{ is: 'warrior', ready: [weapon] }], monsters: [{ ...FAR, arena: 'Field' }] });
  t.rolls(6, 5).answers(0, 'Melee');
  expect(lastAttack(t)).toMatchObject({ toHit, damage });
});

test.each([
  ['Shortbow', 0, 2, 4],
  ['Heavy Crossbow', 1, 5, 7],
])('DR-WAY-09 DR-R-33 the %s shoots as printed', (weapon, counters, toHit, damage) => {
  const t = battle({
    heroes: [{ is: 'warrior', ready: [weapon], counters: { [weapon]: counters } }],
    monsters: [FAR],
  });
  t.answers(0, 'Range').rolls(5, 5).answers(0, `Range: attack with ${weapon}`);
  expect(lastAttack(t)).toMatchObject({ toHit, damage });
});

test.each([
  ['Plate Harness', 11],
  ['Studded Coat', 9],
  ['Kite Shield', 9],
  ['Tower Shield', 10],
])('DR-WAY-09 DR-ATTACK-08 the %s guards as printed', (armour, defence) => {
  const t = battle({ heroes: [{ is: 'warrior', ready: [armour] }], monsters: [FAR] });
  expect(at(t, 0).defence).toBe(defence);
});

test('DR-WAY-09 behind a Tower Shield there is no Move step, and a Studded Coat takes one counter more in a Turn', () => {
  const slow = battle({
    heroes: [{ is: 'warrior', ready: ['Tower Shield'] }],
    monsters: [FAR],
    from: 'move',
  });
  expect(slow.question).toBe('choose-action');
  const studded = battle({
    heroes: [{ is: 'warrior', ready: ['Studded Coat'], hand: ['Defend'] }],
    monsters: [FAR],
  });
  studded
    .answers(0, 'Defend')
    .answers(0, 'Defend: a defence counter')
    .answers(0, 'Defend: a defence counter');
  expect(at(studded, 0).guards).toBe(3);
});
