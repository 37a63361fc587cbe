// What questions carry besides their words: figures as data, what made the table ask, and the answer of nobody.

import { expect, test } from 'vitest';
import type { AttackData, MonsterData } from '../questions/encounter.ts';
import type { ApplyData } from '../questions/resolving.ts';
import { type HeroTable, table } from './table.ts';

const dataOf = (t: HeroTable, seat: number, label: string): unknown =>
  t.decision(seat).options.find((option) => option.label.startsWith(label))?.data;

const standardOf = (t: HeroTable, seat: number): string | undefined => {
  const { options, standard } = t.decision(seat);
  return standard === undefined ? undefined : options[standard]?.label;
};

test('HM-ENC-08 a monster is offered with what it would bring, and the attack that suits it', () => {
  const t = table({
    lurking: ['Giant', 'Orc Warrior'],
    loot: 4,
    goldOn: { Giant: 2 },
    treasure: ['Lucky Pants'],
    players: [{ hand: ['Brave', 'Reluctant Smiting'] }, {}],
  });
  const giant = dataOf(t, 0, 'Giant') as MonsterData & { best: AttackData };
  expect(giant).toMatchObject({ gold: 4 + 2, treasures: 1 });
  expect(t.nameOf(giant.best.card)).toBe('Brave');
  expect([giant.best.bare.enough, giant.best.armed.enough]).toEqual([false, true]); // 6, and 8 with both weapons
  const { detail } = t.decision(0).options.find(({ label }) => label === 'Giant')!;
  const chance = Math.round(giant.best.armed.chance * 100);
  expect(detail).toBe(`6 gold and 1 treasure. Your best attack: Brave, ${chance} %`);
  expect(dataOf(t, 0, 'Decline')).toEqual({ flees: false, next: 1 });
  expect(standardOf(t, 0)).toBe('Decline');
});

test('HM-ENC-08 HM-R-55 what a power would make of an attack counts towards the best of the hand, and is called by name', () => {
  const t = table({
    lurking: ['Frost Gremlin'],
    players: [
      { hand: ['Frosty Reception'], is: ['Elf', 'Wizard'], exhausted: ['Knobbly Staff', 'Singed Wand'] },
      { is: ['Gnome', 'Rogue'] },
    ],
  });
  const { best } = dataOf(t, 0, 'Frost Gremlin') as MonsterData & { best: AttackData };
  expect([t.nameOf(best.helper!.card), best.helper!.withWeapons]).toEqual(['Wizard', false]);
  expect(best.armed.chance).toBeLessThan(best.chance);
  expect(best.chance).toBeCloseTo((21 - best.bare.needed) / 20);
  const { detail } = t.decision(0).options.find(({ label }) => label === 'Frost Gremlin')!;
  expect(detail).toMatch(new RegExp(`Frosty Reception, ${Math.round(best.chance * 100)} % with Wizard$`));
});

test('HM-DECLINE-04 the last to be asked is told that declining is fleeing', () => {
  const t = table({ lurking: ['Giant'], players: [{ hand: ['Brave'] }, { hand: ['Polymorph'] }] });
  expect(dataOf(t.answers(0, 'Decline'), 1, 'Decline')).toEqual({ flees: true, next: 0 });
});

test('HM-SETUP-02 at the first hand everybody is told which hero they are, and later no more', () => {
  const why = (stay: number) => table({ phase: 'hands', stay, players: [{}, {}] }).decision(0).why;
  expect(why(0)).toBe('You were dealt the Halfling Cleric');
  expect(why(1)).toBeUndefined();
});

test('HM-ENC-12 HM-ENC-16 who joins is told why, and whoever does not answer stays out or passes', () => {
  const t = table({
    lurking: ['Giant'],
    players: [{ hand: ['Brave', 'Unexpected'] }, { hand: ['Polymorph'] }],
  });
  t.answersAll(0, 'Giant', 'Brave');
  expect(t.decision(1).why).toBe('Player 1, Halfling Cleric leads');
  expect(dataOf(t, 1, 'Polymorph')).toMatchObject({ bare: { enough: false, needed: 10 } });
  expect([dataOf(t, 1, 'Stay out'), standardOf(t, 1)]).toEqual([undefined, 'Stay out']);
  t.answers(1, 'Stay out');
  expect([t.decision(0).why, standardOf(t, 0)]).toEqual(['The encounter with the Giant', 'Pass']);
});

test('HM-ENC-18 a bungle is offered with how its victim fares without and with it', () => {
  const t = table({
    phase: 'laying cards',
    encounter: 'Orc Warrior',
    players: [
      { hand: ['Banana Skin'], row: ['Brave'], part: 'in' },
      { row: ['Polymorph', 'Pyromaniac'], part: 'passed' },
    ],
  }).answers(0, 'Banana Skin');
  expect(t.decision(0).options[0]?.data).toMatchObject({
    before: { chance: 12 / 20, chanceOfFail: 1 / 20 },
    after: { chance: 10 / 20, chanceOfFail: 10 / 20 },
  });
});

test('HM-RESOLVE-04 what may be applied is offered with what the attack then comes to', () => {
  const t = table({
    phase: 'resolving',
    encounter: 'Giant',
    players: [{ row: [['Brave', 'Portly', 1]], health: 5 }, {}],
  });
  expect(t.decision(0).why).toBe('Brave against the Giant, under Portly. No weapon may be applied');
  expect(dataOf(t, 0, 'Roll the dice')).toMatchObject({ strength: [5, 0, 0, 0], struckFrom: 11 });
  expect(dataOf(t, 0, 'Halfling')).toMatchObject({ struckFrom: 0 });
  expect(standardOf(t, 0)).toBe('Roll the dice');
  const armed = table({ phase: 'resolving', encounter: 'Giant', players: [{ row: ['Brave'] }, {}] });
  expect(dataOf(armed, 0, 'Mace')).toMatchObject({ strength: [7, 0, 0, 1], enough: true, chance: 10 / 20 });
});

test('HM-R-55 with the Wizard applied the best damage type is counted before it is chosen', () => {
  const t = table({
    phase: 'resolving',
    encounter: 'Orc Warrior',
    players: [{ row: ['Frosty Reception'], is: ['Elf', 'Wizard'] }, { is: ['Dwarf', 'Rogue'] }],
  });
  const plain = dataOf(t, 0, 'Roll the dice') as ApplyData;
  expect([plain.chance, plain.changed]).toEqual([1 / 20, undefined]);
  const { changed } = dataOf(t, 0, 'Wizard') as ApplyData;
  t.answers(0, 'Wizard');
  expect(t.view().exchange).toMatchObject({ changed });
  t.answers(0, 'Roll the dice').answers(0, 'Ice becomes Spirit');
  expect(t.told('dice')[0]?.strength).toEqual([0, 0, 0, 3]);
  expect(t.view().exchange?.changed).toBeUndefined();
  expect(changed).toBe(11 / 20);
});

test('HM-HERO-01 Second Glance says what each green roll comes to', () => {
  const t = table({
    phase: 'resolving',
    encounter: 'Orc Warrior',
    players: [{ row: ['Polymorph'], is: ['Elf', 'Wizard'] }, { is: ['Dwarf', 'Rogue'] }],
  });
  t.rolls(3, 1, 9).answersAll(0, 'Elf', 'Roll the dice');
  expect(dataOf(t, 0, 'Keep it')).toEqual({ outcome: 'miss' });
  expect(dataOf(t, 0, 'Roll again')).toEqual({ chance: 12 / 20 });
  t.answers(0, 'Roll again');
  expect(dataOf(t, 0, 'Keep the 9: defeats it')).toEqual({ outcome: 'defeat' });
  expect(standardOf(t, 0)).toBe('Keep the 9: defeats it');
});

test('HM-TREASURE-06 what a treasure may be used for, and in place of what', () => {
  const t = table({
    phase: 'resolving',
    encounter: 'Goblin Pickpocket',
    treasure: ['Torch, Lit'],
    players: [{ row: ['Brave'] }, {}],
  }).strikes(0, [20, 1]);
  expect(dataOf(t, 0, 'Wear it instead of Collection Plate')).toEqual({
    way: 'equip',
    instead: t.idOf('Collection Plate'),
    gain: 2,
  });
  expect(dataOf(t, 0, 'Put it in the stash')).toEqual({ way: 'stash' });
  expect([t.decision(0).why, standardOf(t, 0)]).toEqual(['Torch, Lit', 'Put it in the stash']);
});

test('a discard says what it is for: a monster, a Location, too many cards, a parting blow', () => {
  const orc = table({
    phase: 'resolving',
    encounter: 'Orc Warrior',
    players: [{ row: ['Brave'], hand: ['Unexpected', 'Dozed Off'] }, {}],
  }).strikes(0, [2, 15]);
  expect(orc.decision(0).why).toBe('Orc Warrior');
  const library = table({
    phase: 'location',
    locations: ['Overdue Library', 'Skating Pond', "Dragon's Den"],
    players: [{ hand: ['Brave', 'Unexpected'] }, {}],
  }).answers(0, 'Overdue Library');
  expect(library.decision(0).why).toBe('Overdue Library');
  const surplus = table({
    phase: 'hands',
    players: [{ hand: ['Brave', 'Unexpected', 'Dozed Off', 'Down Here!'], marker: 3 }, {}],
  });
  expect(surplus.decision(0).why).toBe('More cards than your hand may have');
  const fleeing = table({ lurking: ['Orc Warrior'], players: [{ hand: ['Brave', 'Unexpected'] }, {}] });
  expect(fleeing.rolls(19).answers(0, 'Decline').decision(0).why).toBe('Orc Warrior strikes as you flee');
});

test('a Critical Fail card that asks says so, and so does a victory', () => {
  const dead = table({
    phase: 'resolving',
    encounter: 'Giant',
    criticalFails: ['Played Dead'],
    players: [{ row: ['Brave'], hand: ['Unexpected'], exhausted: ['Halfling', 'Cleric'] }, {}],
  }).strikes(0, [1, 1]);
  expect(dead.decision(0).why).toBe('Played Dead');
  const won = table({
    phase: 'resolving',
    encounter: 'Goblin Pickpocket',
    treasure: ['Torch, Lit', 'Boomerang'],
    players: [{ row: ['Brave'] }, {}],
  }).strikes(0, [20, 1]);
  expect(won.decision(0).why).toBe('Goblin Pickpocket is defeated');
});

test('what a beaten monster costs all the same is asked because it hits, not because it is defeated', () => {
  const t = table({
    phase: 'resolving',
    encounter: 'Swamp Wraith',
    players: [{ row: ['Brave'], health: 10 }, {}],
  }).strikes(0, [20, 20]);
  expect(t.question).toBe('exhaust-which');
  expect(t.decision(0).why).toBe('Swamp Wraith hits you');
});

test('HM-EFFECT-09 what a card lets you do is asked in its name, and a Hero card to be refreshed can be pointed at', () => {
  const t = table({
    lurking: ['Giant'],
    players: [{ is: ['Halfling', 'Barbarian'], hand: ['Emergency Pie'], exhausted: ['Barbarian'] }, {}],
  });
  t.answersAll(0, 'Giant', 'Emergency Pie');
  const { why, options } = t.decision(0);
  expect(why).toBe('Emergency Pie');
  expect(options.map(({ label, at }) => [label, at !== undefined])).toEqual([
    ['Heal 1', false],
    ['Refresh Barbarian', true],
  ]);
});
