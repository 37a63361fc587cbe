// Cards that meet: named after both.

import { expect, test } from 'vitest';
import { table } from './table.ts';

const fight = { phase: 'resolving', encounter: 'Giant' } as const;

test('Pyromaniac and A Hint of Talent: with its Fire turned into Ice there is nothing left to double', () => {
  const t = table({
    ...fight,
    players: [
      { row: ['Pyromaniac'], is: ['Gnome', 'Wizard'], hand: ['Polymorph'] },
      { is: ['Dwarf', 'Rogue'] },
    ],
  });
  t.strikes(0, [9, 1], 'Wizard', 'Singed Wand', 'Fire on Pyromaniac becomes Ice');
  expect(t.last('dice')?.strength).toEqual([0, 1, 2, 0]);
});

test('Fire Imp and A Hint of Talent: an attack turned into Fire feeds the flames', () => {
  const t = table({
    ...fight,
    ambusher: 'Fire Imp',
    players: [
      { row: ['Frosty Reception'], is: ['Gnome', 'Wizard'], hand: ['Polymorph'] },
      { is: ['Dwarf', 'Rogue'] },
    ],
  });
  t.strikes(0, [9, 1], 'Wizard', 'Ice becomes Fire');
  expect(t.last('dice')).toMatchObject({ strength: [0, 3, 0, 0], armour: 9 - 2, ferocity: 3 });
});

test('Marked for Mockery and Polymorph: the token goes with its monster', () => {
  const t = table({
    lurking: ['Giant'],
    monsterDeck: ['Orc Warrior'],
    players: [
      { is: ['Elf', 'Wizard'], hand: ['Marked for Mockery', 'Polymorph', 'Pyromaniac'] },
      { is: ['Dwarf', 'Rogue'] },
    ],
  });
  t.answersAll(0, 'Giant', 'Marked for Mockery', 'Polymorph', 'Replace it');
  expect(t.player(0).row.map(({ figures }) => figures?.hit)).toEqual([0, 1]);
});

test('Insubordinate and Strongly Worded Petition: without the token three Regular are gone', () => {
  const t = table({
    phase: 'laying cards',
    encounter: 'Giant',
    players: [
      { is: ['Dwarf', 'Rogue'], row: ['Insubordinate'], part: 'in', hand: ['Portly'], exhausted: ['Rogue'] },
      { is: ['Elf', 'Wizard'], row: ['Polymorph'], hand: ['Strongly Worded Petition'], part: 'in' },
    ],
  });
  expect(t.player(0).row[0]?.figures?.strength[0]).toBe(4);
  t.answers(0, 'Pass').answers(1, 'Strongly Worded Petition');
  expect(t.view().leader).toBe(1);
  expect(t.view().players[0]?.row[0]?.figures?.strength[0]).toBe(0); // 4 − 3 − 1
});

test('Thick Skull and Boggy Crossroads: a 1 is the only Critical Fail, whatever lies on the attack', () => {
  const t = table({
    ...fight,
    location: 'Boggy Crossroads',
    players: [{ is: ['Dwarf', 'Rogue'], row: [['Insubordinate', 'Banana Skin', 1]], hand: ['Evasion'] }, {}],
  });
  t.strikes(0, [2, 1], 'Dwarf');
  expect(t.told('criticalFail')).toEqual([]);
});

test('Spare Parts and Loose Screw: both weapons are refreshed, one may be applied', () => {
  const t = table({
    ...fight,
    players: [
      { is: ['Gnome', 'Barbarian'], row: [['Bellow', 'Portly', 1]], hand: ['Headbutt'], exhausted: ['Crum'] },
      { is: ['Dwarf', 'Rogue'] },
    ],
  });
  t.strikes(0, [9, 1], 'Gnome');
  expect(t.exhausted(0)).toEqual(['Gnome']);
  expect(t.told('applied').map(({ card }) => t.nameOf(card))).toEqual(['Gnome']);
});

test('Hide in Shadows and the Protest deck: only cards that watch come back as the boards are cleared', () => {
  const t = table({
    ...fight,
    encounter: 'Goblin Pickpocket',
    lurking: ['Giant'],
    players: [
      { row: ['Brave'], hand: ['Unexpected'] },
      { is: ['Dwarf', 'Rogue'], row: ['Storming Off', 'Hide in Shadows'] },
    ],
  }).strikes(0, [20, 1]);
  t.answers(1, 'Take it back');
  expect(t.hand(1)).toEqual(['Hide in Shadows']);
  expect(t.view().decks.protests).toBe(8);
});

test('Friendly Fire and Lullaby leave the attack under way alone; a fallen neighbour loses everything', () => {
  const t = table({
    ...fight,
    encounter: 'The Sleepless King',
    criticalFails: ['Friendly Fire'],
    players: [
      { row: ['Brave'], hand: ['Unexpected', 'Emergency Pie'] },
      { row: ['Polymorph', 'Pyromaniac'], health: 2 },
    ],
  });
  t.strikes(0, [1, 15]).answers(0, 'Emergency Pie');
  expect(t.row(1)).toEqual([]);
  expect(t.view().loot).toBe(3); // a Critical Fail card is no monster's attack
  expect(t.discards(0)).toEqual(['Emergency Pie', 'Brave']);
});
