// Edges of an encounter: who has a part in it, who is left out, what stays behind.

import { expect, test } from 'vitest';
import { type Player, table } from './table.ts';

const laying = { phase: 'laying cards', encounter: 'Giant' } as const;
const fight = { phase: 'resolving', encounter: 'Giant' } as const;
const rogue = ['Dwarf', 'Rogue'] as const;
const wizard = ['Elf', 'Wizard'] as const;
const barbarian = ['Gnome', 'Barbarian'] as const;

test('HM-R-46 HM-R-50 a monster takes the very place in the row of the one it is exchanged with', () => {
  const t = table({
    ...laying,
    lurking: ['Orc Warrior', 'Moss Troll', 'Frost Gremlin'],
    leader: 1,
    players: [{ row: ['Brave'] }, { is: barbarian, row: ['Bellow'], hand: ["Come 'ere!"], part: 'in' }],
  }).answersAll(1, "Come 'ere!", 'Moss Troll');
  expect(t.lurking).toEqual(['Orc Warrior', 'Giant', 'Frost Gremlin']);
});

test('HM-R-50 HM-R-61 Come ’ere! may leave the monsters as they are', () => {
  const t = table({
    ...laying,
    lurking: ['Moss Troll'],
    leader: 1,
    players: [{ row: ['Brave'] }, { is: barbarian, row: ['Bellow'], hand: ["Come 'ere!"], part: 'in' }],
  }).answersAll(1, "Come 'ere!", 'Leave it');
  expect([t.encounter, t.lurking, t.told('monstersExchanged')]).toEqual(['Giant', ['Moss Troll'], []]);
});

test('HM-DECLINE-06 a party that flees from nobody is struck by nobody', () => {
  const t = table({ phase: 'flight', players: [{ hand: ['Brave'] }, {}] });
  expect([t.told('fled').length, t.told('partingAttack')]).toEqual([1, []]);
});

test('HM-DEFEAT-10 with a hero go that hero’s bungles, and nobody else’s', () => {
  const t = table({
    ...fight,
    players: [
      { row: ['Brave'], health: 1, hand: ['Emergency Pie'] },
      {
        row: [
          ['Polymorph', 'Portly', 0],
          ['Frosty Reception', 'Huh?!', 2],
        ],
      },
      { is: barbarian, row: ['Bellow'] },
    ],
  }).strikes(0, [2, 19]);
  expect(t.row(1)).toEqual(['Polymorph', 'Frosty Reception + Huh?!']);
});

test('HM-DECLINE-12 whoever falls in flight has no part in an encounter', () => {
  const t = table({ lurking: ['Giant'], players: [{ hand: ['Brave'], health: 1 }, {}] });
  t.rolls(19).answers(0, 'Decline');
  expect(t.told('heroDefeated').map(({ seat }) => seat)).toEqual([0]);
  expect(t.state.heroes.map(({ part }) => part)).toEqual(['out', 'out']);
});

test('HM-R-72 the later texts of a bungler who has fallen do not happen; those of one who stands do', () => {
  const scroll = (fallen: number) =>
    table({
      ...fight,
      criticalFails: ['Do-Over'],
      encounter: 'Frost Gremlin',
      players: [
        { row: [['Scroll of Fireball, Probably', 'Jar of Bees', 1]], hand: ['Brave'] },
        { row: ['Polymorph'], health: fallen === 1 ? 1 : 9 },
        { is: barbarian, row: ['Bellow'], health: fallen === 2 ? 1 : 9 },
      ],
    }).strikes(0, [2, 19]);
  expect([scroll(1).health[0], scroll(2).health[0]]).toEqual([10 - 2, 10 - 2 - 1]);
});

test('HM-R-58 who is present is worked out when resolution begins, for seat one as well', () => {
  const t = table({
    lurking: ['Giant'],
    leader: 1,
    criticalFails: ['Friendly Fire'],
    players: [{ hand: ['Brave'] }, { hand: ['Frosty Reception'] }],
  });
  t.answersAll(1, 'Giant', 'Frosty Reception').answers(0, 'Brave');
  expect(t.strikes(1, [1, 1]).health).toEqual([8, 10]);
});

test('HM-R-58 whoever has nothing but a bungle in play is present', () => {
  const t = table({
    ...laying,
    criticalFails: ['Friendly Fire'],
    players: [{ row: [['Brave', 'Portly', 1]], part: 'in', hand: ['Unexpected'] }, { part: 'passed' }],
  }).answers(0, 'Pass');
  expect(t.strikes(0, [2, 1]).health).toEqual([10, 8]);
});

test('HM-R-54 HM-R-89 whoever wins does not slip away from the own victory', () => {
  const t = table({
    ...fight,
    encounter: 'Goblin Pickpocket',
    lurking: ['Giant'],
    players: [{ is: rogue, row: ['Dirty Tactics', 'Hide in Shadows'], hand: ['Evasion'] }, {}],
  }).strikes(0, [20, 1]);
  expect([t.question, t.discards(0).toSorted()]).toEqual([
    'encounter-which',
    ['Dirty Tactics', 'Hide in Shadows'],
  ]);
});

test('HM-ENC-07 HM-ENC-13 when an encounter is over nothing of it stays with a hero', () => {
  const t = table({
    ...laying,
    encounter: 'Gigantic Spider',
    ambusher: 'Bat Swarm',
    players: [{ is: barbarian, row: ['Wild Swings!'], part: 'in', hand: ['Bellow', "Come 'ere!"] }, {}],
  }).answers(0, 'Pass');
  t.strikes(0, [2, 19, 19]);
  expect(t.told('encounterOver')).toHaveLength(1);
  expect(t.state.someonePassed).toBe(false);
  expect(t.state.heroes[0]).toMatchObject({
    row: [],
    part: 'out',
    present: false,
    woundedThisEncounter: false,
    resolvedThisEncounter: false,
    mayLayAttacks: true,
    stuck: 'no',
    nextAttackHit: 0,
  });
});

test('HM-LEADER-03 a leader who takes the token has it already, and nothing is told', () => {
  const t = table({
    ...laying,
    players: [{ hand: ['Unexpected'], part: 'in' }, { row: ['Polymorph'] }],
  }).answers(0, 'Unexpected');
  expect([t.view().leader, t.told('tokenPassed')]).toEqual([0, []]);
});

test('Marked for Mockery: the token goes with its monster when that is replaced, and stays when another is', () => {
  const players: Player[] = [
    { is: wizard, hand: ['Marked for Mockery', 'Polymorph', 'Pyromaniac'], part: 'in' },
    { is: barbarian, row: ['Bellow'], hand: ["Come 'ere!"], part: 'in' },
  ];
  const gone = table({ ...laying, players })
    .answers(0, 'Marked for Mockery')
    .answers(1, 'Pass');
  expect(gone.answersAll(0, 'Polymorph', 'Replace it').state).toMatchObject({ marked: -1, markedBy: -1 });
  const kept = table({ ...laying, lurking: ['Moss Troll'], players }).answers(0, 'Marked for Mockery');
  kept.answersAll(1, "Come 'ere!", 'Moss Troll').answersAll(0, 'Polymorph', 'Replace it');
  expect(kept.state).toMatchObject({ marked: kept.idOf('Giant'), markedBy: 0 });
});

test('HM-R-61 HM-R-92 Sneaky without an attack would do nothing', () => {
  const t = table({
    ...laying,
    players: [{ is: rogue, hand: ['Evasion', 'Dirty Tactics'], part: 'in' }, {}],
  });
  expect(t.whyNot(0, 'Rogue')).toMatch(/^HM-R-61/);
});
