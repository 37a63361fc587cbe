// Encounters: who leads, who joins, laying cards, passing.

import { expect, test } from 'vitest';
import { decisionFor } from '../../../engine/match.ts';
import { table } from './table.ts';

const laying = { phase: 'laying cards', encounter: 'Giant' } as const;

test('HM-LEADER-01 HM-ENC-08 HM-ENC-09 HM-AMBUSH-09 the leader picks any Lurking monster or the Ambusher, and moves it to the Encounter slot', () => {
  const t = table({
    lurking: ['Giant', 'Moss Troll'],
    ambusher: 'Mimic',
    players: [{ hand: ['Brave', 'Unexpected'] }, {}],
  });
  t.offers(0, ['Giant', 'Moss Troll', 'Mimic', 'Decline']).answers(0, 'Mimic');
  expect(t.encounter).toBe('Mimic');
  expect(t.ambusher).toBeUndefined();
  expect(t.lurking).toEqual(['Giant', 'Moss Troll']);
});

test('HM-ENC-01 HM-ENC-11 HM-ENC-12 naming the monster goes with an attack; then the others, clockwise, join or decline', () => {
  const t = table({
    leader: 1,
    lurking: ['Giant'],
    players: [{ hand: ['Brave'] }, { hand: ['Frosty Reception', 'Polymorph'] }, { hand: ['Headbutt'] }],
  });
  t.answers(1, 'Giant').offers(1, ['Frosty Reception', 'Polymorph']).answers(1, 'Frosty Reception');
  expect(t.row(1)).toEqual(['Frosty Reception']);
  t.offers(2, ['Headbutt', 'Stay out']).answers(2, 'Headbutt');
  t.offers(0, ['Brave', 'Stay out']).answers(0, 'Stay out');
  expect(t.view().players.map(({ part }) => part)).toEqual(['declined', 'in', 'in']);
});

test('HM-ENC-12 HM-ENC-16 an attack is offered with how it would fare, as much on a later turn as at first', () => {
  const t = table({ lurking: ['Giant'], players: [{ hand: ['Brave', 'Headbutt'] }, {}] }).answers(0, 'Giant');
  const beside = () => decisionFor(t.fork, 0)!.options.find(({ label }) => label === 'Headbutt')!.detail;
  const first = beside();
  expect(first).toMatch(/^Hits on \d+ or more; .* against \d+.*enough/);
  t.answers(0, 'Brave');
  expect(beside()).toBe(first);
});

test('HM-ENC-13 HM-ENC-14 HM-ENC-15 HM-R-86 who declines gets no turn and cannot come in later, even if the monster changes; who passes stays', () => {
  const t = table({
    lurking: ['Giant', 'Gigantic Spider'],
    players: [
      { hand: ['Brave', 'Unexpected', 'Emergency Pie'] },
      { hand: ['Polymorph'] },
      { hand: ['Headbutt', "Come 'ere!", 'Bellow'] },
    ],
  });
  t.answersAll(0, 'Giant', 'Brave').answers(1, 'Stay out').answers(2, 'Headbutt');
  t.answers(0, 'Pass');
  t.answersAll(2, "Come 'ere!", 'Gigantic Spider');
  expect(t.encounter).toBe('Gigantic Spider');
  expect(t.asked).toEqual([2]); // seat 1 is not asked again
  expect(t.row(0)).toEqual(["Brave + Come 'ere!"]);
  expect(t.view().players.map(({ part }) => part)).toEqual(['passed', 'declined', 'in']);
});

test('HM-ENC-17 HM-BOARD-01 HM-BOARD-02 HM-ENC-23 attacks fill the slots from the left; with three laid, bungling and passing remain', () => {
  const t = table({
    ...laying,
    players: [
      {
        row: ['Brave', 'Unexpected'],
        hand: ['Emergency Pie', 'Blunt Sermon', 'Dozed Off'],
        part: 'in',
        exhausted: ['Cleric'],
      },
      { row: ['Polymorph'], hand: ['Frosty Reception'], part: 'in' },
    ],
  });
  t.answersAll(0, 'Emergency Pie', 'Heal 1');
  expect(t.row(0)).toEqual(['Brave', 'Unexpected', 'Emergency Pie']);
  t.answers(1, 'Pass');
  t.offers(0, ['Dozed Off', 'Pass']);
  expect(t.whyNot(0, 'Blunt Sermon')).toMatch(/^HM-ENC-23/);
});

test('HM-ENC-18 HM-BUNGLE-01 HM-BOARD-03 HM-BOARD-04 HM-BUNGLE-03 a bungle goes above an attack of another hero, never one’s own', () => {
  const t = table({
    ...laying,
    players: [
      { row: ['Brave'], hand: ['Dozed Off'], part: 'in' },
      { row: ['Polymorph', 'Frosty Reception'] },
      { row: ['Bellow'] },
    ],
  });
  t.answers(0, 'Dozed Off');
  t.offers(0, [
    'Polymorph of Player 2, Elf Wizard',
    'Frosty Reception of Player 2, Elf Wizard',
    'Bellow of Player 3, Gnome Barbarian',
  ]);
  expect(t.whyNot(0, 'Brave of Player 1, Halfling Cleric')).toMatch(/^HM-BUNGLE-01/);
  t.answers(0, 'Frosty');
  expect(t.row(1)).toEqual(['Polymorph', 'Frosty Reception + Dozed Off']);
});

test('HM-BUNGLE-02 HM-BUNGLE-08 an attack with a bungle gets no other; one whose owner has passed may get its first', () => {
  const t = table({
    ...laying,
    players: [
      { row: ['Brave'], hand: ['Dozed Off', 'Down Here!'], part: 'in' },
      { row: [['Polymorph', 'Huh?!', 2], 'Frosty Reception'], part: 'passed' },
      { row: ['Bellow'] },
    ],
  });
  t.answers(0, 'Dozed Off').answers(0, 'Frosty Reception');
  t.answers(0, 'Down Here!');
  expect(t.row(2)).toEqual(['Bellow + Down Here!']);
});

test('HM-BUNGLE-04 HM-ENC-26 HM-DECLINE-02 nobody joins with a bungle; with bungles alone one stays out', () => {
  const t = table({
    lurking: ['Giant'],
    players: [{ hand: ['Brave'] }, { hand: ['Magic Shield'] }, { hand: ['Huh?!', 'Bellow'] }],
  });
  t.answersAll(0, 'Giant', 'Brave');
  t.offers(1, ['Stay out']);
  expect(t.whyNot(1, 'Magic Shield')).toMatch(/^HM-BUNGLE-04/);
  t.answers(1, 'Stay out');
  t.offers(2, ['Bellow', 'Stay out']);
});

test('HM-ENC-19 HM-ENC-20 HM-ENC-21 HM-ENC-22 rounds go on until all have passed; one may go on alone; then the leader resolves', () => {
  const t = table({
    ...laying,
    players: [
      { row: ['Brave'], hand: ['Unexpected', 'Emergency Pie'], part: 'in' },
      { row: ['Polymorph'], hand: ['Frosty Reception'], part: 'in' },
    ],
  });
  t.answers(0, 'Unexpected').answers(1, 'Pass');
  expect(t.asked).toEqual([0]);
  t.answers(0, 'Emergency Pie');
  expect(t.row(0)).toHaveLength(3);
  expect(t.view().phase).toBe('resolving');
  expect(t.told('passed').map(({ seat }) => seat)).toEqual([1, 0]);
  expect(t.view().exchange?.attacker).toBe(0);
});

test('HM-ENC-19 without the automatic pass, somebody who can only pass is asked all the same', () => {
  const t = table({
    ...laying,
    options: { automaticPass: false },
    players: [
      { row: ['Brave'], part: 'in' },
      { row: ['Polymorph'], part: 'in' },
    ],
  });
  t.offers(0, ['Pass']).answers(0, 'Pass').offers(1, ['Pass']);
});

test('HM-ENC-24 HM-RESOLVE-17 two attacks are not added up, and a failed one leaves no mark', () => {
  const t = table({
    phase: 'resolving',
    encounter: 'Giant',
    players: [{ row: ['Blunt Sermon', 'Righteous Tantrum'] }, {}],
  });
  t.strikes(0, [15, 1]);
  expect(t.last('dice')).toMatchObject({ strength: [3, 0, 0, 2] });
  expect(t.last('attackResult')).toMatchObject({ hits: true, through: false });
  t.strikes(0, [15, 1]);
  expect(t.last('dice')).toMatchObject({ strength: [3, 0, 0, 0], defence: [7, 6, 6, 5] });
  expect(t.told('monsterDefeated')).toEqual([]);
});

test('HM-ENC-25 HM-R-09 a monster that survives stays in the Encounter slot with its gold and is the only choice', () => {
  const t = table({
    phase: 'resolving',
    encounter: 'Giant',
    lurking: ['Mimic'],
    goldOn: { Giant: 2 },
    players: [{ row: ['Brave'], hand: ['Unexpected'] }, { hand: ['Polymorph'] }],
  });
  t.strikes(0, [2, 1]);
  t.offers(0, ['Giant', 'Decline']);
  expect(t.whyNot(0, 'Mimic')).toMatch(/^HM-ENC-25/);
  expect(t.goldOn('Giant')).toBe(2);
});

test('HM-R-09 at a table that regroups, it returns to the left end of the Lurking row', () => {
  const t = table({
    phase: 'resolving',
    encounter: 'Giant',
    lurking: ['Moss Troll'],
    options: { regroup: true },
    players: [{ row: ['Brave'], hand: ['Unexpected'] }, {}],
  });
  t.strikes(0, [2, 1]);
  expect(t.lurking).toEqual(['Giant', 'Moss Troll']);
  t.offers(0, ['Giant', 'Moss Troll', 'Decline']);
});

test('HM-LEADER-03 HM-EFFECT-09 a card that gives the token makes its player leader at once', () => {
  const t = table({
    lurking: ['Giant'],
    players: [{ hand: ['Brave', 'Emergency Pie'] }, { is: ['Dwarf', 'Barbarian'], hand: ['Shouty Charge'] }],
  });
  t.answersAll(0, 'Giant', 'Brave').answers(1, 'Shouty Charge');
  expect(t.view().leader).toBe(1);
});

test('HM-LEADER-07 HM-LEADER-08 HM-ENC-02 the token changes hands twice: turns go on as before, and resolution starts with its last holder (SE-23)', () => {
  const t = table({
    lurking: ['Giant'],
    players: [
      { hand: ['Brave', 'Emergency Pie'] },
      { is: ['Dwarf', 'Barbarian'], hand: ['Shouty Charge', 'Headbutt'] },
      { is: ['Elf', 'Rogue'], hand: ['Trumpet of Command', 'Dirty Tactics'] },
    ],
  });
  t.answersAll(0, 'Giant', 'Brave')
    .answers(1, 'Shouty Charge')
    .answersAll(2, 'Trumpet of Command', 'End the turn');
  expect(t.view().leader).toBe(2);
  expect(t.asked).toEqual([0]);
  t.answers(0, 'Pass').answers(1, 'Pass').answers(2, 'Pass');
  expect(t.view().exchange?.attacker).toBe(2);
  expect(t.view().resolutionOrder).toEqual([2, 0, 1]);
});

test('HM-LEADER-05 HM-DECLINE-01 HM-DECLINE-03 HM-R-17 a leader with attacks may decline; the next in turn has the choice, and the first may still join', () => {
  const t = table({ lurking: ['Giant'], players: [{ hand: ['Brave'] }, { hand: ['Polymorph'] }, {}] });
  t.answers(0, 'Decline');
  expect(t.view().leader).toBe(1);
  t.answersAll(1, 'Giant', 'Polymorph', 'Leave it');
  t.offers(0, ['Brave', 'Stay out']);
});

test('HM-R-84 HM-R-77 HM-RESOLVE-15 any attack will do to start, even one without damage, and it has to be resolved', () => {
  const t = table({ lurking: ['Giant'], players: [{ is: ['Dwarf', 'Rogue'], hand: ['Evasion'] }, {}] });
  t.answersAll(0, 'Giant', 'Evasion', 'End the turn', 'Pass');
  expect(t.view().phase).toBe('resolving');
  t.strikes(0, [15, 1], 'Dagger');
  expect(t.last('dice')).toMatchObject({ strength: [2, 0, 0, 0] });
});

test('HM-R-58 HM-R-59 HM-R-91 whose last card is taken out of play keeps taking turns; with no attack left the encounter ends without a roll and counts as a refusal', () => {
  const t = table({
    lurking: ['Giant'],
    players: [
      { is: ['Dwarf', 'Rogue'], hand: ['Dirty Tactics'] },
      { is: ['Elf', 'Wizard'], hand: ['Polymorph', 'Pyromaniac'] },
    ],
  });
  t.answersAll(0, 'Giant', 'Dirty Tactics', 'Rogue').answers(1, 'Stay out');
  expect(t.row(0)).toEqual([]);
  t.offers(0, ['Dirty Tactics', 'Pass']).answers(0, 'Pass');
  expect(t.told('dice')).toEqual([]);
  expect(t.told('encounterOver')).toEqual([{ kind: 'encounterOver', defeated: false }]);
  expect(t.encounter).toBe('Giant');
  expect(t.view()).toMatchObject({ leader: 1, declines: 1 });
  t.answers(1, 'Decline');
  expect(t.told('fled')).toHaveLength(1);
});

test('HM-R-85 an attack that waits gives no bonus, no armour and no text', () => {
  const t = table({
    phase: 'resolving',
    encounter: 'Orc Warrior',
    players: [{ is: ['Dwarf', 'Rogue'], row: ['Dirty Tactics', 'Hide in Shadows'] }, {}],
  });
  t.strikes(0, [2, 1]);
  expect(t.last('dice')).toMatchObject({ armour: 8 }); // not 8 + 3
});

test('HM-R-73 HM-EFFECT-06 the crown looks at who leads before the card gives the token', () => {
  const t = table({
    lurking: ['Giant'],
    players: [{ hand: ['Brave'] }, { is: ['Elf', 'Barbarian'], hand: ['Bellow'], deck: ['Headbutt'] }],
  });
  t.answersAll(0, 'Giant', 'Brave').answers(1, 'Bellow');
  expect(t.hand(1)).toEqual([]); // not the leader: no card drawn
  const leading = table({
    lurking: ['Giant'],
    players: [{ is: ['Elf', 'Barbarian'], hand: ['Bellow'], deck: ['Headbutt'] }, { is: ['Dwarf', 'Rogue'] }],
  });
  leading.answersAll(0, 'Giant', 'Bellow', 'Draw a card');
  expect(leading.hand(0)).toEqual(['Headbutt']);
});

test('HM-ENC-11 HM-R-75 a leader with a single attack is asked which one all the same: not being asked would show the hand', () => {
  const t = table({ lurking: ['Giant'], players: [{ hand: ['Brave', 'Dozed Off'] }, {}] });
  t.answers(0, 'Giant').offers(0, ['Brave']);
  expect(t.decision(0).secret).toBe(true);
});
