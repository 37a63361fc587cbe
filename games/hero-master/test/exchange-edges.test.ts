// Edges of an exchange: figures, dice, blows and weapons.

import { expect, test } from 'vitest';
import { thinkOfSlot } from '../rules/forecast.ts';
import { table } from './table.ts';

const laying = { phase: 'laying cards', encounter: 'Giant' } as const;
const fight = { phase: 'resolving', encounter: 'Giant' } as const;
const rogue = ['Dwarf', 'Rogue'] as const;
const wizard = ['Elf', 'Wizard'] as const;

test('HM-R-55 of two weapons only the one that was named changes, and only in the value that was named', () => {
  const t = table({ ...fight, players: [{ is: wizard, row: ['Polymorph', 'Pyromaniac'] }, { is: rogue }] });
  t.rolls(2, 1).answersAll(
    0,
    'Wizard',
    'Knobbly Staff',
    'Singed Wand',
    'Regular on Knobbly Staff becomes Ice',
  );
  expect(t.last('dice')!.strength).toEqual([0, 1, 1, 3 + 1]);
});

test('a forecast tells nothing: neither passive texts nor what a bungle limits', () => {
  const t = table({
    ...laying,
    players: [{ row: [['Brave', 'Portly', 1]], part: 'in', hand: ['Unexpected'] }, {}],
  });
  thinkOfSlot(t.table, 0, 0);
  t.view(0);
  expect(t.table.tale?.filter(({ event }) => event.kind === 'effect')).toEqual([]);
});

test('HM-R-22 a black 20 hits any armour', () => {
  const t = table({
    ...fight,
    encounter: 'Frost Gremlin',
    variant: { 'cards.sunday-chainmail.armour': 30 },
    players: [{ row: ['Brave'], hand: ['Unexpected'] }, {}],
  });
  expect(t.strikes(0, [3, 20]).health[0]).toBe(10 - 4);
});

test.each([
  [1, 1, 8],
  [1, 0, 10],
])(
  'HM-MONSTER-03 HM-R-24 a black die of 1 hits armour %i, and one that was not rolled hits nobody (%i)',
  (armour, black, health) => {
    const t = table({
      ...fight,
      encounter: 'Frost Gremlin',
      variant: { 'cards.sunday-chainmail.armour': armour - 1 },
      players: [{ row: ['Brave'], hand: ['Unexpected'] }, {}],
    });
    expect(t.strikes(0, [3, black], ...(black === 0 ? ['Halfling'] : [])).health[0]).toBe(health);
  },
);

test('HM-RESOLVE-10 HM-R-80 a total of 1 is enough for a defence of 1', () => {
  const t = table({
    ...fight,
    encounter: 'Bat Swarm',
    lurking: ['Giant'],
    players: [{ is: ['Dwarf', 'Wizard'], row: ['Evasion'], hand: ['Polymorph'] }, { is: ['Elf', 'Rogue'] }],
  }).strikes(0, [19, 1], 'Singed Wand');
  expect(t.told('monsterDefeated')).toHaveLength(1);
});

test('HM-R-93 Spare Parts comes before the weapons: not once one is applied', () => {
  const t = table({
    ...fight,
    players: [
      {
        is: ['Gnome', 'Cleric'],
        row: ['Reluctant Smiting'],
        weapons: ['Torch, Lit', 'Collection Plate'],
        exhausted: ['Torch, Lit'],
      },
      {},
    ],
  });
  t.offers(0, ['Gnome', 'Collection Plate', 'Roll the dice']).answers(0, 'Collection Plate');
  expect(t.asked.flatMap((seat) => t.labels(seat))).not.toContain('Gnome');
});

test('HM-AMBUSH-05 an Ambusher that misses does nothing; one that hits acts as in any encounter', () => {
  const after = (roll: number) => {
    const t = table({
      ...fight,
      encounter: 'Frost Gremlin',
      ambusher: 'Bat Swarm',
      players: [{ row: ['Brave', 'Unexpected'] }, {}],
    }).strikes(0, [3, 19, roll]);
    return [t.health[0], t.state.heroes[0]!.nextAttackHit, t.view().exchange?.figures.hit];
  };
  expect(after(2)).toEqual([8, 0, 1]);
  expect(after(19)).toEqual([7, 0, 1 - 2]);
});

test('HM-EFFECT-11 HM-R-90 the attack’s own text on being hit is silent once its hero is down', () => {
  const t = table({
    ...fight,
    encounter: 'Sir Rattlesworth',
    players: [{ row: ['Enormous Snowball'], health: 4, hand: ['Brave'] }, {}],
  }).strikes(0, [2, 19]);
  expect(t.told('heroDefeated')).toHaveLength(1);
  const hits = t.told('effect').filter(({ trigger }) => trigger === 'monsterHit');
  expect(hits.map(({ card }) => t.nameOf(card))).toEqual(['Sir Rattlesworth']);
});

test('HM-TREASURE-05 replacing a ready weapon leaves the other one exhausted; replacing an exhausted one, too', () => {
  const after = (exhausted: string[], instead: string) =>
    table({
      ...fight,
      encounter: 'Goblin Pickpocket',
      lurking: ['Giant'],
      treasure: ['Torch, Lit'],
      players: [{ row: ['Brave'], hand: ['Unexpected'], exhausted }, {}],
    })
      .strikes(0, [20, 1])
      .answers(0, `Wear it instead of ${instead}`)
      .exhausted(0);
  expect(after(['Collection Plate'], 'Mace of Mild Rebuke')).toEqual(['Collection Plate']);
  expect(after(['Mace of Mild Rebuke', 'Collection Plate'], 'Mace of Mild Rebuke')).toEqual([
    'Collection Plate',
  ]);
});

test('HM-R-64 a destroyed weapon is forgotten as exhausted', () => {
  const t = table({
    ...fight,
    criticalFails: ['Snapped Clean Off'],
    players: [{ row: ['Brave'], hand: ['Unexpected'], weapons: ['Boomerang', 'Collection Plate'] }, {}],
  }).strikes(0, [1, 1], 'Boomerang');
  expect(t.state.exhausted).not.toContain(t.idOf('Boomerang'));
});

test('HM-R-87 what was not applied is not exhausted', () => {
  const t = table({ ...fight, players: [{ row: ['Brave'], hand: ['Unexpected'] }, {}] }).strikes(0, [2, 1]);
  expect(t.state.exhausted).toEqual([]);
});
