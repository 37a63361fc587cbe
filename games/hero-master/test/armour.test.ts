// New armour does not help against the blow that is already falling.

import { expect, test } from 'vitest';
import { table } from './table.ts';

const fight = { phase: 'resolving', loot: 9 } as const;
const more = { hand: ['Emergency Pie'] };

/** Seat 0 fells the Imp, equips what it wins, and is hit by the same Imp: Ferocity 2, armour 11. */
const felling = (treasure: string, health: number) =>
  table({
    ...fight,
    encounter: 'Fire Imp',
    lurking: ['Giant'],
    treasure: [treasure],
    players: [{ row: ['Brave'], health, gold: 6, ...more }, { hand: ['Polymorph'] }],
  })
    .strikes(0, [19, 19])
    .answers(0, 'Wear it');

test('HM-TREASURE-08 HM-R-26 Fireproof Long Johns won in an exchange do not soften its own blow', () => {
  expect(felling('Fireproof Long Johns', 10).health[0]).toBe(8);
});

test('HM-TREASURE-08 Fireproof Long Johns soften the next blow', () => {
  const t = table({
    ...fight,
    encounter: 'Goblin Pickpocket',
    ambusher: 'Fire Imp',
    treasure: ['Fireproof Long Johns'],
    players: [{ row: ['Brave'], gold: 6, hand: ['Unexpected'] }, { hand: ['Polymorph'] }],
  });
  t.strikes(0, [20, 1]).answers(0, 'Wear it').answersAll(0, 'Fire Imp', 'Unexpected').idle(1);
  t.strikes(0, [2, 19]);
  expect(t.player(0).armourValue).toBe(13);
  expect(t.health[0]).toBe(9); // Ferocity 2, less 1
});

test('HM-TREASURE-08 HM-R-26 Lucky Pants won in an exchange do not save gold in the fall that ends it', () => {
  const t = felling('Lucky Pants', 2);
  expect(t.last('heroDefeated')).toMatchObject({ gold: 3 });
  expect(t.gold[0]).toBe(6 + 3 - 3);
});

test('HM-TREASURE-08 Small Print: the bungler’s new armour does not help against the dying dragon’s breath either', () => {
  const t = table({
    ...fight,
    encounter: 'Crackletooth the Tepid',
    treasure: ['Fireproof Long Johns', 'Boomerang'],
    players: [
      { row: [['Enormous Snowball', 'Small Print', 1]], ...more },
      { row: ['Polymorph'], hand: ['Pyromaniac'] },
    ],
  });
  t.strikes(0, [20, 19]).answers(1, 'Fireproof').answers(1, 'Wear it').answers(0, 'Put it in the stash');
  expect(t.names([t.player(1).armour!])).toEqual(['Fireproof Long Johns']);
  expect(t.health).toEqual([6, 9]);
});

test('HM-BOARD-05 HM-TREASURE-04 HM-R-63 a slot that Snapped Clean Off left empty takes a new weapon', () => {
  const t = table({
    ...fight,
    encounter: 'Goblin Pickpocket',
    treasure: ['Torch, Lit', 'Haunted Rapier'],
    criticalFails: ['Snapped Clean Off'],
    players: [{ row: ['Brave', 'Unexpected'], weapons: ['Boomerang', 'Mace of Mild Rebuke'], ...more }, {}],
  });
  t.strikes(0, [1, 1], 'Boomerang').answers(0, 'None');
  t.strikes(0, [20, 1]).answers(0, 'Torch, Lit');
  t.offers(0, ['Wear it in the empty slot', 'Wear it instead of Mace of Mild Rebuke', 'Put it in the stash']);
  t.answers(0, 'Wear it in the empty slot');
  expect(t.names(t.player(0).weapons.map(({ card }) => card))).toEqual(['Mace of Mild Rebuke', 'Torch, Lit']);
  expect(t.log(0)).toContain('You equip Torch, Lit in the empty slot.');
});

test.each([
  ['Cloak of Plausible Deniability', 15, false],
  ['Cloak of Plausible Deniability', 16, true],
  ['Lucky Pants', 12, true],
])('HM-EFFECT-10 a follow-up against armour 12, the %s, rolls %i and hits: %s', (armour, roll, hits) => {
  const t = table({
    ...fight,
    encounter: 'Frost Gremlin',
    ambusher: 'Bat Swarm',
    players: [{ row: ['Brave'], armour, ...more }, {}],
  }).strikes(0, [3, 19, roll]);
  expect(t.last('ambusherRolls')).toMatchObject({ armour: 12, hits });
});
