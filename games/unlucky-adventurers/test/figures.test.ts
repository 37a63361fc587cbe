// What options carry beside their words: forecasts, what made the table ask, and the answer of whoever says nothing.

import { expect, test } from 'vitest';
import type { DefenceData, DieData, PlayData, PutDownData, SeatData } from '../questions/data.ts';
import { type Adventure, table } from './table.ts';

const BEAST = 'Rustling in the Bushes';

const dataOf = <Data>(t: Adventure, seat: number, label: string): Data =>
  t.decision(seat).options.find((option) => option.label.startsWith(label))?.data as Data;
const standardOf = (t: Adventure, seat: number): string => {
  const { options, standard } = t.decision(seat);
  return options[standard!]!.label;
};

test('UA-R-10 a card says what each line would bring and cost, and at whom it can be aimed', () => {
  const t = table({ hands: [['Mostly Straight Sword', 'Rest', 'Ally'], 3, 3] });
  const sword = dataOf<PlayData>(t, 0, 'Mostly Straight Sword');
  expect(sword).toMatchObject({ means: 'play', hasEffect: true, value: 3, targets: [1, 2] });
  expect(sword.lines.map(({ from, to, target }) => [from, to, target])).toEqual([
    [1, 1, 0],
    [2, 3, 0],
    [4, 5, -1],
    [6, 6, -2],
  ]);
  expect(sword.lines[0]!.change).toEqual([-1, 0, 0]);
  expect(sword.lines.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
});

test('UA-R-10 and once it is aimed, what it would cost that one: no more than they hold', () => {
  const t = table({ hands: [['Mostly Straight Sword', 'Rest', 'Ally'], 1, 3] }).answers(
    0,
    'Mostly Straight Sword',
  );
  const target = dataOf<SeatData>(t, 0, 'Player 2');
  expect(target).toMatchObject({ cards: 1, isWarded: false });
  expect(target.lines.map(({ change }) => change[1])).toEqual([0, 0, -1, -1]);
});

test.each<[string, number, number[]]>([
  ['Trap', 0, [0, -1, -1, -1]],
  ['Lockpick Made of Cheese', 2, [2, -1, 0, -1]],
  ['Potion of Modest Healing', 0, [-1, 0, 0, 0]],
  ['Shrinking Draught', 3, [0, -2, 0, 0]],
  ['Giant’s Confidence', 2, [0, -1, 0, -1]],
])('UA-ROLL-05 %s, line %i: what it would change for everybody', (card, line, change) => {
  const t = table({ hands: [[card, 'Rest', 'Ally', 'Thief'], 7, 4, 4] });
  const { lines } = dataOf<PlayData>(t, 0, card);
  expect([card, lines[line]?.change]).toEqual([card, change]);
});

test('UA-R-34 UA-R-50 a dud has no effect', () => {
  const t = table({ hands: [['Shield', 'Resurrection', 'Rest'], 3] });
  expect(dataOf<PlayData>(t, 0, 'Shield').hasEffect).toBe(false);
  expect(dataOf<PlayData>(t, 0, 'Resurrection').hasEffect).toBe(false);
  expect(dataOf<PlayData>(t, 0, 'Rest').hasEffect).toBe(true);
});

test('UA-CHAR-01 a Character is used now, or its owner wants to be asked', () => {
  const characters = { 0: 'Trader' };
  const t = table({ hands: [['Rest', 'Trap'], 3], characters, allies: { 0: ['Hero, Retired'] } });
  expect(dataOf<PlayData>(t, 0, 'Trader').means).toBe('use');
  expect(dataOf<PlayData>(t, 0, 'Ask me about Hero').means).toBe('ask me');
});

test('UA-BEAST-06 what is put down says what it counts, and whether it wins', () => {
  const t = table({
    hands: [['Potion of Modest Healing', 'Trap', 'Shield', 'Rest'], 3],
    deck: [BEAST],
    beasts: ['Skeleton with Impostor Syndrome'],
  }).answers(0, 'Trap');
  expect(t.decision(0).why).toBe('Skeleton with Impostor Syndrome');
  expect(dataOf<PutDownData>(t, 0, 'Potion')).toEqual({
    worth: 2,
    cards: 2,
    points: 4,
    minimum: 2,
    needed: 4,
    wins: true,
    isLost: false,
    ends: true,
    left: 2,
    afterwards: 'It leaves afterwards, without a reward, and your turn ends',
  });
  expect(dataOf<PutDownData>(t, 0, 'Rest')).toMatchObject({ cards: 2, points: 2, wins: false, ends: false });
});

test('UA-BEAST-06 the last card of a fight that cannot be won says that it is the last', () => {
  const t = table({
    hands: [['Rest', 'Trading Post', 'Resurrection', 'Winds of Change'], 3],
    deck: [BEAST],
    beasts: ['Skeleton with Impostor Syndrome'],
  });
  expect(t.decision(0).ask).toBe(
    'You cannot beat Skeleton with Impostor Syndrome: which 2 cards do you lose?',
  );
  expect(dataOf<PutDownData>(t, 0, 'Rest')).toMatchObject({ wins: false, isLost: true, ends: false });
  t.answers(0, 'Rest');
  expect(dataOf<PutDownData>(t, 0, 'Winds')).toMatchObject({
    wins: false,
    isLost: true,
    ends: true,
    left: 2,
  });
  expect(t.decision(0)).toMatchObject({
    ask: 'You cannot beat Skeleton with Impostor Syndrome: which card do you lose?',
    why: 'All you could put down makes 1 of 4. It leaves afterwards, without a reward, and your turn ends',
  });
});

test('UA-BEAST-04 UA-R-18 of a fight that cannot be won it is said that the next Beast comes, not that the turn ends', () => {
  const t = table({
    hands: [['Lucky Talisman', 'Rest', 'Trading Post', 'Winds of Change'], 3],
    deck: ['Rest', BEAST, 'Footprints, Fresh, Large'],
    beasts: ['Skeleton with Impostor Syndrome', 'Chair with Teeth'],
  });
  t.rolls(2).answers(0, 'Lucky Talisman');
  expect(t.view(0).players[0]?.beasts.length).toBe(2);
  expect(t.decision(0).why).toBe(
    'All you could put down makes 1 of 4. It leaves afterwards, without a reward, and the next Beast comes',
  );
});

test('UA-R-33 a defence says what it costs, and warns of the last card', () => {
  const t = table({ hands: [['Axe with Commitment Issues', 'Rest'], ['Shield'], 3] });
  t.rolls(4).answersAll(0, 'Axe', 'Player 2');
  expect(t.decision(1).why).toBe('Player 1’s Axe with Commitment Issues');
  expect(dataOf<DefenceData>(t, 1, 'Raise')).toEqual({ by: 0, loses: 1, cost: 1, isLast: true });
  expect(dataOf<DefenceData>(t, 1, 'Take the hit')).toEqual({ by: 0, loses: 1, cost: 1, isLast: true });
});

test('UA-CHAR-01 a face that is named says which line it picks', () => {
  const t = table({
    hands: [['Fireball, Probably', 'Rest'], 4, 4],
    characters: { 0: 'Wizard with a Provisional Licence' },
  }).answersAll(0, 'Fireball', 'Player 2');
  const six = dataOf<DieData>(t, 0, 'Name a 6');
  expect([six.die, six.line?.to]).toEqual([6, 6]);
  expect(dataOf(t, 0, 'Roll the die')).toBeUndefined();
});

test('UA-R-72 who is asked about a Character is told the occasion', () => {
  const t = table({
    hands: [['Mostly Straight Sword', 'Rest'], 3, 3],
    characters: { 0: 'Overconfident Knight', 1: 'Jester in the Wrong Castle' },
  });
  t.rolls(5).answersAll(0, 'Mostly Straight Sword', 'Player 2');
  expect(t.decision(0).why).toBe('You rolled a 5 for Mostly Straight Sword');
  t.answers(0, 'Not now');
  expect(t.decision(1).why).toBe('Player 1 rolled a 5 for Mostly Straight Sword');
  const trap = table({ hands: [['Trap', 'Rest'], 3], characters: { 1: 'Bard Nobody Hired' } });
  expect(trap.answers(0, 'Trap').decision(1).why).toBe('Player 1’s Trap');
  const beast = table({
    hands: [['Trap', 'Rest'], 3],
    deck: [BEAST],
    beasts: ['Damp Slime'],
    characters: { 0: 'Ranger Who Is Definitely Not Lost' },
  });
  expect(beast.decision(0).why).toBe('Damp Slime');
});

test('UA-R-71 whoever says nothing plays a Rest, or what is missed least, and never a Resurrection', () => {
  const rest = table({ hands: [['Trading Post', 'Rest', 'Trap'], 3], deck: ['Ally'] });
  expect(standardOf(rest, 0)).toBe('Rest');
  const none = table({ hands: [['Resurrection', 'Trap', 'Thief'], 3], deck: ['Ally'] });
  expect(standardOf(none, 0)).toBe('Thief');
});

test('UA-R-71 aims at whoever holds most, does not trade, and does not use a Character', () => {
  const t = table({ hands: [['Mostly Straight Sword', 'Rest', 'Ally'], 3, 5, 5] }).answers(0, 'Mostly');
  expect(standardOf(t, 0)).toBe('Player 3 (5 cards)');
  const thief = table({ hands: [['Thief', 'Rest'], 3, 5] }).answers(0, 'Thief');
  expect(standardOf(thief, 0)).toBe('Player 3 (5 cards)');
  const post = table({ hands: [['Trading Post', 'Rest'], 3, 5] }).answers(0, 'Trading Post');
  expect(standardOf(post, 0)).toBe('No trade');
  const bard = table({ hands: [['Trap', 'Rest'], 3], characters: { 1: 'Bard Nobody Hired' } });
  expect(standardOf(bard.answers(0, 'Trap'), 1)).toBe('Not now, Bard Nobody Hired');
});

test('UA-R-71 shields what would cost two cards, takes what costs one, and rises again', () => {
  const shielded = (die: number, held: string[]) => {
    const t = table({ hands: [['Mostly Straight Sword', 'Rest'], held, 3] });
    return standardOf(t.rolls(die).answersAll(0, 'Mostly', 'Player 2'), 1);
  };
  expect(shielded(6, ['Shield', 'Rest', 'Ally'])).toBe('Raise a Shield');
  expect(shielded(4, ['Shield', 'Rest', 'Ally'])).toBe('Take the hit');
  expect(standardOf(table({ hands: [['Resurrection'], 3] }), 0)).toBe('Rise again');
});

test('UA-R-71 discards what is worth least, and takes what is worth most', () => {
  const t = table({ hands: [['Trap', 'Rest'], ['Resurrection', 'Thief', 'Trap'], 3] });
  t.answers(0, 'Trap').answers(1, 'Take the hit').answers(2, 'Take the hit');
  expect([t.decision(1).why, standardOf(t, 1)]).toEqual(['Player 1’s Trap', 'Thief']);
});

test('UA-R-71 UA-R-21 fights with the fewest cards that win, and of those the cheapest', () => {
  const t = table({
    hands: [['Fireball, Probably', 'Rest', 'Ally', 'Trap', 'Mostly Straight Sword'], 3],
    deck: [BEAST],
    beasts: ['Chair with Teeth'],
  });
  expect(standardOf(t, 0)).toBe('Rest (0)');
  t.answers(0, 'Rest');
  expect(standardOf(t, 0)).toBe('Mostly Straight Sword (3)');
  const lost = table({
    hands: [['Trap', 'Rest', 'Thief'], 3],
    deck: [BEAST],
    beasts: ['The Bog Witch’s Ex'],
  });
  expect(standardOf(lost, 0)).toBe('Rest (0)');
});
