// The log: every change is told once, in words that read well to everybody.

import { expect, test } from 'vitest';
import { table } from './table.ts';

const fight = { phase: 'resolving', encounter: 'Giant' } as const;

test('HM-EFFECT-09 Down Here! tells that the attack moved', () => {
  const t = table({
    encounter: 'Giant',
    phase: 'laying cards',
    leader: 1,
    players: [
      { hand: ['Down Here!'], row: ['Brave'], part: 'in' },
      { row: ['Polymorph', 'Pyromaniac'], part: 'passed' },
    ],
  });
  t.answers(0, 'Down Here!').answers(0, 'Polymorph').answers(0, 'Move it to the end');
  expect(t.row(1)).toEqual(['Pyromaniac', 'Polymorph + Down Here!']);
  expect(t.log(0)).toContain('P2 has Polymorph moved to the end of the row.');
  expect(t.log(1)).toContain('You have Polymorph moved to the end of the row.');
});

test('HM-R-87 a weapon refreshed and exhausted again in one exchange is told as exhausted once', () => {
  const t = table({
    ...fight,
    encounter: 'Moss Troll',
    ambusher: 'Giant',
    loot: 9,
    players: [
      {
        is: ['Gnome', 'Barbarian'],
        row: ['Steam-Powered Boot'],
        hand: ['Bag of Cogs'],
        armour: 'Fur Underpants',
        health: 10,
      },
      {},
    ],
  });
  t.rolls(20, 19, 19);
  t.strikes(0, [20, 19, 19], 'Crum', "Crum's Little Brother");
  while (t.asked[0] === 0 && t.question === 'refresh-which') t.picks(0, 0);
  while (t.asked[0] === 0 && t.question === 'exhaust-which') t.picks(0, 0);
  const crum = t.told('exhausted').filter(({ card }) => t.nameOf(card) === 'Crum');
  expect(crum).toHaveLength(1);
});

test('nobody reads “of you”', () => {
  const t = table({
    encounter: 'Giant',
    phase: 'laying cards',
    players: [
      { hand: ['Dozed Off'], row: ['Brave'], part: 'in' },
      { hand: ['Polymorph'], row: ['Pyromaniac'], part: 'in' },
    ],
  });
  t.answers(0, 'Dozed Off').idle(1).idle(0);
  while (t.told('encounterOver').length === 0 && t.asked[0] !== undefined) t.picks(t.asked[0], 0);
  expect(t.log(1)).toContain('P1 plays Dozed Off on Pyromaniac, which you laid.');
  for (const seat of [0, 1]) expect(t.log(seat).filter((line) => / of you\b/.test(line))).toEqual([]);
});

test('HM-EFFECT-09 HM-EFFECT-06 what laying a card does is told as the card’s doing, and only where it does something', () => {
  const effectsOf = (card: string) =>
    table({
      encounter: 'Giant',
      phase: 'laying cards',
      leader: 1,
      players: [
        { hand: [card], row: ['Brave'], part: 'in', is: ['Halfling', 'Barbarian'] },
        { is: ['Elf', 'Wizard'], row: ['Polymorph'], part: 'passed' },
      ],
    })
      .answers(0, card)
      .told('effect')
      .map(({ trigger }) => trigger);
  expect(effectsOf('Throwing Sausage')).toEqual(['play']);
  expect(effectsOf('Bellow')).toEqual([]);
});
