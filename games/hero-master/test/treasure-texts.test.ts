// Texts of treasures where they hold and where they do not.

import { expect, test } from 'vitest';
import { figures, more, struck } from './attack.ts';
import { type HeroTable, type Player, type Position, table } from './table.ts';

const laying = { phase: 'laying cards', encounter: 'Giant' } as const;
const fight = { phase: 'resolving', encounter: 'Giant' } as const;
const rogue = ['Dwarf', 'Rogue'] as const;
const wizard = ['Elf', 'Wizard'] as const;

test('Staff of Inner Fire: nothing as it is; 2 as a Fire weapon, and 1 more from 4 Fire on', () => {
  const health = (row: string, change: string) => {
    const t = table({
      ...fight,
      players: [
        {
          is: wizard,
          row: [row, 'Frosty Reception'],
          weapons: ['Staff of Inner Fire', 'Singed Wand'],
          health: 4,
        },
        { is: rogue },
      ],
    });
    return t.rolls(2, 1).answersAll(0, 'Wizard', 'Staff of Inner Fire', 'Roll the dice', change).health[0];
  };
  const fire = 'Regular on Staff of Inner Fire becomes Fire';
  expect(health('Polymorph', 'Spirit on Polymorph becomes Ice')).toBe(4);
  expect(health('Everything At Once', 'Ice on Everything At Once becomes Fire')).toBe(4);
  expect(health('Polymorph', fire)).toBe(6);
  expect(health('Pyromaniac', fire)).toBe(7);
});

test('Torch, Lit: a Beast’s wounds are 1 fewer, the Ambusher’s too; others’ are not', () => {
  const health = (encounter: string, ambusher: string, torch: boolean) =>
    struck(
      { row: ['Brave'], weapons: ['Torch, Lit', 'Collection Plate'] },
      [2, 19, 19],
      { encounter, ambusher },
      ...(torch ? ['Torch, Lit'] : []),
    ).health[0];
  expect(health('Gigantic Spider', 'Bat Swarm', false)).toBe(10 - 2 - 1);
  expect(health('Gigantic Spider', 'Bat Swarm', true)).toBe(10 - 1 - 0);
  expect(health('Frost Gremlin', 'Mimic', true)).toBe(10 - 2 - 2);
});

test('Fireproof Long Johns: 1 less from a Fiend, a Dragon or a Critical Fail card, each time, and from nothing else', () => {
  const attacker: Player = {
    row: ['Brave', 'Unexpected'],
    armour: 'Fireproof Long Johns',
    hand: ['Emergency Pie'],
  };
  const health = (encounter: string) => struck(attacker, [2, 19], { encounter }).health[0];
  expect([health('Fire Imp'), health('Crackletooth the Tepid'), health('Giant')]).toEqual([9, 7, 6]);
  const trapped = struck(attacker, [1, 1], { criticalFails: ['Triggered Trap'] });
  expect(trapped.health[0]).toBe(8);
  const told = trapped.told('effect').filter(({ trigger }) => trigger === 'wounds');
  expect(told.map(({ card }) => trapped.nameOf(card))).toEqual(['Fireproof Long Johns']);
});

test('HM-BOARD-08 a wound that the armour takes is none', () => {
  const t = table({
    ...fight,
    encounter: 'Crackletooth the Tepid',
    players: [
      { row: ['Brave'], ...more },
      { row: ['Polymorph'], armour: 'Fireproof Long Johns' },
    ],
  }).strikes(0, [2, 19]);
  expect(t.health).toEqual([6, 10]);
  expect(t.told('wounded').map(({ seat }) => seat)).toEqual([0]);
  expect(t.state.heroes[1]!.woundedThisEncounter).toBe(false);
});

test('Storm in a Bottle: 1 wound for its own attacker when it fails critically; whoever falls to it is left alone', () => {
  const gear = { weapons: ['Haunted Rapier', 'Collection Plate'] };
  expect(struck({ row: ['Storm in a Bottle'] }, [1, 1]).health[0]).toBe(9);
  const fallen = struck({ row: ['Storm in a Bottle'], health: 1, ...gear }, [1, 19], {}, 'Haunted Rapier');
  const critFails = fallen.told('effect').filter(({ trigger }) => trigger === 'critFail');
  expect(critFails.map(({ card }) => fallen.nameOf(card))).toEqual(['Storm in a Bottle']);
  expect(fallen.told('criticalFailCard')).toEqual([]);
});

test('Giant-Slayer’s Diary: 4 more against a Brute or a Dragon, and against nobody else', () => {
  const regular = (encounter: string) =>
    figures({ row: ["Giant-Slayer's Diary"] }, { encounter }).strength[0];
  expect(['Giant', 'Crackletooth the Tepid', 'Orc Warrior'].map(regular)).toEqual([7, 7, 3]);
});

test('Trumpet of Command draws one card, Whoopee Cushion of Woe one for its bungler', () => {
  const deck = ['Brave', 'Unexpected', 'Righteous Tantrum'];
  const trumpet = table({
    ...laying,
    players: [{ hand: ['Trumpet of Command'], deck, part: 'in' }, { row: ['Polymorph'] }],
  }).answers(0, 'Trumpet of Command');
  expect(trumpet.hand(0)).toEqual(['Brave']);
  const cushion = table({
    ...fight,
    criticalFails: ['Do-Over'],
    players: [
      { is: wizard, row: [['Emergency Pie', 'Whoopee Cushion of Woe', 1]] },
      { is: ['Halfling', 'Cleric'], deck },
    ],
  }).strikes(0, [2, 1]);
  expect(cushion.hand(1)).toEqual(['Brave']);
});

test('Crossbow of Second Thoughts: the next Critical Fail is looked at and left, or put on the bottom', () => {
  const crossbow = (position: Partial<Position>) =>
    table({
      ...fight,
      players: [
        { row: ['Brave'], weapons: ['Crossbow of Second Thoughts', 'Collection Plate'], ...more },
        {},
      ],
      ...position,
    })
      .rolls(5, 1)
      .answersAll(0, 'Crossbow of Second Thoughts', 'Roll the dice', 'Look');
  const top = { criticalFails: ['Do-Over', 'Played Dead'] };
  const bottom = crossbow(top).answers(0, 'Put it on the bottom').state.criticalFailDeck;
  const left = crossbow(top).answers(0, 'Leave it on top').state.criticalFailDeck;
  const t = table({ players: [{}, {}] });
  expect([bottom[0], bottom.at(-1), left.at(-1)].map((card) => t.nameOf(card!))).toEqual([
    'Do-Over',
    'Played Dead',
    'Do-Over',
  ]);
  const single = crossbow({ criticalFails: ['Do-Over'], only: ['criticalFails'] });
  expect(single.labels(0)).toEqual(['Put it on the bottom', 'Leave it on top']);
});

test('HM-R-42 the Crossbow looks into a Critical Fail deck that is made anew when it is empty', () => {
  const t = table({
    ...fight,
    criticalFails: ['Fell In a Coin Pile'],
    only: ['criticalFails'],
    players: [
      { row: ['Brave', 'Unexpected'], weapons: ['Crossbow of Second Thoughts', 'Collection Plate'], ...more },
      {},
    ],
  }).strikes(0, [1, 1]);
  expect(t.state.criticalFailDeck).toEqual([]);
  t.rolls(5, 1).answersAll(0, 'Crossbow of Second Thoughts', 'Roll the dice', 'Look');
  expect(t.decision(0).ask).toContain('Fell In a Coin Pile');
});

test('HM-FAIL-05 the Boomerang comes back from a plain failure alone, and is then not told as exhausted', () => {
  const gear = { weapons: ['Boomerang', 'Collection Plate'] };
  const after = (dice: number[], encounter: string): HeroTable =>
    struck({ row: ['Brave'], ...gear }, dice, { encounter, lurking: ['Orc Warrior'] }, 'Boomerang');
  const told = (t: HeroTable) => t.told('exhausted').map(({ card }) => t.nameOf(card));
  const [failed, won, critical] = [
    after([2, 1], 'Giant'),
    after([20, 1], 'Goblin Pickpocket'),
    after([1, 1], 'Giant'),
  ] as const;
  expect([failed.exhausted(0), told(failed)]).toEqual([[], []]);
  expect([won.exhausted(0), told(won)]).toEqual([['Boomerang'], ['Boomerang']]);
  expect([critical.exhausted(0), told(critical)]).toEqual([['Boomerang'], ['Boomerang']]);
});
