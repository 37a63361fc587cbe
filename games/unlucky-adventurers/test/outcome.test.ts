// Outcomes: what each operation of the notation does, and what it leaves alone.

import { expect, test } from 'vitest';
import { anyOld, discards, handOf, names, sizes, table, told, turnsOf, unopposed } from './table.ts';

/** Player 1 plays a card of three players; the others hold known cards, and nobody defends. */
function played(card: string, die: number, { target = 'Player 2', more = {} } = {}) {
  const t = table({
    hands: [[card, 'Rest', 'Shield'], ['Trap', 'Ally', 'Thief', 'Shield'], 5],
    deck: ['Winds of Change', 'Trading Post', 'Rest', 'Ally', 'Thief'],
    ...more,
  });
  t.rolls(die).answers(0, card);
  if (t.question === 'choose-target') t.answers(0, target);
  return unopposed(t);
}

test('UA-ROLL-05 draw: its player draws, and nobody else', () => {
  expect(sizes(played('Potion of Modest Healing', 4))).toEqual([5, 5, 5]); // and Player 2 the card of the next turn
});

test('UA-ROLL-05 disc: the target picks what goes, to the discard pile', () => {
  const t = played('Mostly Straight Sword', 4).answers(1, 'Ally');
  expect(discards(t)).toEqual(['Ally', 'Mostly Straight Sword']);
  expect(handOf(t, 1)).toEqual(['Trap', 'Thief', 'Shield', 'Trading Post']);
  expect(sizes(t)[2]).toBe(5);
});

test('UA-ROLL-05 rand: chance picks it', () => {
  const t = played('Frying Pan of Justice', 4);
  expect(told(t, 'discarded')).toMatchObject([{ seat: 1, atRandom: true }]);
  expect(sizes(t)).toEqual([3, 4, 5]);
});

test('UA-ROLL-05 downto: only who holds more loses, and only what is more', () => {
  const t = played('Shrinking Draught', 6, {
    more: { hands: [['Shrinking Draught', 'Rest'], 5, 7], warded: [] },
  });
  expect(t.asked).toEqual([2]);
  anyOld(t, 'discard');
  expect(sizes(t)).toEqual([2, 6, 5]);
});

test('UA-ROLL-05 half: rounded down, of the drawer’s choice', () => {
  const t = table({ hands: [5, 4], deck: ['The Mule Quit'] });
  anyOld(t, 'discard');
  expect(sizes(t)).toEqual([3, 5]);
});

test('UA-ROLL-05 steal: a random card changes hands', () => {
  const t = played('Lockpick Made of Cheese', 3);
  expect(sizes(t)).toEqual([4, 4, 5]);
  const [stolen] = told(t, 'stole', 0);
  expect(handOf(t, 0)).toContain(t.box.faces[stolen!.card!]!.name);
});

test('UA-ROLL-05 pick: its player looks and takes what they like', () => {
  const t = played('Mind Reading for Beginners', 5).offers(0, ['Trap', 'Ally', 'Thief', 'Shield']);
  t.answers(0, 'Thief');
  expect(handOf(t, 0)).toEqual(['Rest', 'Shield', 'Winds of Change', 'Thief']);
  expect(handOf(t, 1)).toEqual(['Trap', 'Ally', 'Shield', 'Trading Post']);
});

test('UA-ROLL-05 give: the target hands over a card of their choice', () => {
  const t = played('Love Potion, Badly Labelled', 4);
  expect([t.question, t.asked]).toEqual(['hand-over', [1]]);
  t.answers(1, 'Ally');
  expect(handOf(t, 0)).toEqual(['Rest', 'Shield', 'Winds of Change', 'Ally']);
  expect(handOf(t, 1)).toEqual(['Trap', 'Thief', 'Shield', 'Trading Post']);
  expect(discards(t)).toEqual(['Love Potion, Badly Labelled']);
});

test('UA-ROLL-05 give: both neighbours do, and nobody else', () => {
  const hands = [['Love Potion, Badly Labelled', 'Rest'], ['Trap', 'Ally'], 5, ['Thief', 'Shield']];
  const t = played('Love Potion, Badly Labelled', 6, { more: { hands } });
  expect(t.asked).toEqual([1, 3]);
  t.answers(3, 'Thief').answers(1, 'Trap');
  expect(handOf(t, 0)).toEqual(['Rest', 'Winds of Change', 'Trap', 'Thief']);
  expect(sizes(t)).toEqual([4, 1, 5, 1]);
});

test('UA-ROLL-05 pay: its player hands a card of their choice to the left', () => {
  const t = played('Love Potion, Badly Labelled', 1);
  expect([t.question, t.asked]).toEqual(['hand-over', [0]]);
  t.answers(0, 'Shield');
  expect(handOf(t, 0)).toEqual(['Rest', 'Winds of Change']);
  expect(handOf(t, 1)).toEqual(['Trap', 'Ally', 'Thief', 'Shield', 'Shield', 'Trading Post']);
});

test('UA-ROLL-05 lose: the target takes a random card of its player', () => {
  const t = played('Invisible Helping-Itself Hand', 1);
  expect(sizes(t)).toEqual([2, 6, 5]);
  expect(told(t, 'stole')).toEqual([{ kind: 'stole', seat: 1, from: 0, cause: expect.any(Number) }]);
});

test('UA-ROLL-05 trade: as many random cards go each way, and both sides know which', () => {
  const t = played('Unaimed Teleport', 4);
  expect(told(t, 'traded')).toMatchObject([{ kind: 'traded', seat: 0, with: 1, cards: 2 }]);
  expect(sizes(t)).toEqual([3, 5, 5]);
  const own = new Set(['Rest', 'Shield', 'Winds of Change']);
  const theirs = new Set(['Trap', 'Ally', 'Thief', 'Shield']);
  const given = told(t, 'handed', 0).filter(({ seat }) => seat === 0);
  const taken = told(t, 'handed', 0).filter(({ seat }) => seat === 1);
  expect([given.length, taken.length]).toEqual([2, 2]);
  for (const { card } of given) expect(own.has(t.box.faces[card!]!.name)).toBe(true);
  for (const { card } of taken) expect(theirs.has(t.box.faces[card!]!.name)).toBe(true);
  const nameOf = ({ card }: { card?: number }) => t.box.faces[card!]!.name;
  expect(handOf(t, 0)).toEqual(expect.arrayContaining(taken.map(nameOf)));
  expect(handOf(t, 1)).toEqual(expect.arrayContaining(given.map(nameOf)));
});

test('UA-ROLL-05 trade: never more than the smaller hand has', () => {
  const hands = [['Unaimed Teleport', 'Rest'], ['Trap', 'Ally'], 5];
  const t = played('Unaimed Teleport', 4, { more: { hands, nightfall: true } });
  expect(told(t, 'traded')).toMatchObject([{ cards: 1 }]);
  expect(sizes(t)).toEqual([1, 2, 5]);
});

test('UA-ROLL-05 swapHands: all of it, and not with anybody else', () => {
  const t = played('Unaimed Teleport', 6);
  expect(handOf(t, 0)).toEqual(['Trap', 'Ally', 'Thief', 'Shield']);
  expect(handOf(t, 1)).toEqual(['Rest', 'Shield', 'Winds of Change', 'Trading Post']);
  expect(sizes(t)[2]).toBe(5);
});

test('UA-ROLL-05 passL: everybody to the left, together', () => {
  const hands = [
    ['Hiccup Syrup', 'Rest'],
    ['Trap', 'Ally'],
    ['Thief', 'Shield'],
  ];
  const t = played('Hiccup Syrup', 3, { more: { hands } });
  t.answers(1, 'Trap').answers(2, 'Thief').answers(0, 'Rest');
  expect(handOf(t, 0)).toEqual(['Winds of Change', 'Thief']);
  expect(handOf(t, 1)).toEqual(['Ally', 'Rest', 'Trading Post']);
  expect(handOf(t, 2)).toEqual(['Shield', 'Trap']);
});

test('UA-ROLL-05 miss: the target sits the next turn out, and its player does not', () => {
  const t = played('Ten-Foot Rope (Nine Feet)', 4);
  expect(turnsOf(t)).toEqual([0, 1, 2]);
  expect(t.view().players.map(({ misses }) => misses)).toEqual([false, false, false]);
});

test('UA-ROLL-05 rev: play goes the other way', () => {
  const t = played('Summon Weather', 2);
  expect(t.view()).toMatchObject({ direction: -1, active: 2 });
});

test('UA-ROLL-05 look: its player sees the hand, and nobody else does', () => {
  const t = played('Mirror of Mild Regret', 2);
  expect(names(t, t.view(0).players[1]!.known).sort()).toEqual(['Ally', 'Shield', 'Thief', 'Trap']);
  expect(t.view(2).players[1]!.known).toEqual([]);
});

test('UA-ROLL-05 show: everybody sees it', () => {
  const t = played('Mind Reading for Beginners', 1);
  expect(names(t, t.view(2).players[0]!.known).sort()).toEqual(['Rest', 'Shield', 'Winds of Change']);
  expect(t.view(2).players[1]!.known).toEqual([]);
});

test('UA-ROLL-05 scry: the order is as its player put it, and only they know it', () => {
  const t = played('Map Drawn by a Goblin', 2);
  t.offers(0, ['Trading Post', 'Rest', 'Ally']).answers(0, 'Ally');
  t.offers(0, ['Trading Post', 'Rest']).answers(0, 'Rest');
  // Ally went to Player 2 with the next turn.
  expect(handOf(t, 1)).toContain('Ally');
  expect(names(t, t.view(0).deckTop)).toEqual(['Rest', 'Trading Post']);
  expect(t.view(1).deckTop).toEqual([]);
});

test('UA-ROLL-05 salvage: the topmost usable, in order, as many as it says', () => {
  const discard = [
    'Resurrection',
    'The Mule Quit',
    'Catapult (Some Assembly Required)',
    'Newtify',
    'Summon Weather',
  ];
  const one = played('Necromancy, Volume One', 2, { more: { discard } });
  expect(handOf(one, 0)).toEqual(['Rest', 'Shield', 'Winds of Change', 'Catapult (Some Assembly Required)']);
  const two = played('Necromancy, Volume One', 6, { more: { discard } });
  expect(handOf(two, 0).slice(3)).toEqual(['Catapult (Some Assembly Required)', 'Newtify']);
  expect(discards(two)).toEqual([
    'Summon Weather',
    'The Mule Quit',
    'Resurrection',
    'Necromancy, Volume One',
  ]);
});

test('UA-R-79 back: the card returns to the hand instead of being discarded', () => {
  const t = played('Boomerang That Holds a Grudge', 2);
  expect(handOf(t, 0)).toEqual(['Rest', 'Shield', 'Winds of Change', 'Boomerang That Holds a Grudge']);
  expect(discards(t)).toEqual([]);
  expect(told(t, 'returned')).toMatchObject([{ seat: 0 }]);
  expect(discards(played('Boomerang That Holds a Grudge', 1))).toContain('Boomerang That Holds a Grudge');
});

test('UA-TURN-06 again: one more card, and then the turn is over', () => {
  const t = played('Potion of Second Thoughts', 4);
  t.offers(0, ['Rest', 'Shield', 'Winds of Change', 'Trading Post', 'Leave it at that']).answers(0, 'Rest');
  expect(turnsOf(t)).toEqual([0, 1]);
  expect(told(t, 'played').length).toBe(2);
  expect(turnsOf(played('Potion of Second Thoughts', 2))).toEqual([0, 1]);
});

test('UA-R-30 ward: no attack until the next turn, and then again', () => {
  const hands = [['Patchy Invisibility Tonic', 'Rest'], ['Trap', 'Trap', 'Ally'], 3];
  const t = played('Patchy Invisibility Tonic', 4, { more: { hands } }).answers(1, 'Trap');
  expect(t.asked).toEqual([2]);
  expect(told(t, 'blocked')).toMatchObject([{ seat: 0, by: 'ward' }]);
  anyOld(unopposed(t), 'discard');
  t.picks(2, 0);
  while (t.view().active !== 0) t.picks(t.asked[0]!, t.labels(t.asked[0]!).length - 1);
  expect(t.view().players[0]!.warded).toBe(false);
});

test('UA-CHAR-05 refresh: a spent Character is ready again, and can be used again', () => {
  const t = played('Mirror of Mild Regret', 6);
  expect(t.view().players[0]!.used).toBe(false);
  expect(told(t, 'refreshed').length).toBe(1);
  const not = played('Mirror of Mild Regret', 4);
  expect(not.view().players[0]!.used).toBe(true);
  const fresh = played('Mirror of Mild Regret', 6, { more: { characters: { 0: 'Overconfident Knight' } } });
  expect(told(fresh, 'refreshed')).toEqual([]);
});

test('UA-R-15 beast: the target fights at once and misses a turn; its player does not', () => {
  const t = played('Beast Whistle', 6, { more: { beasts: ['Damp Slime'] } });
  expect([t.question, t.asked]).toEqual(['put-down', [1]]);
  t.answers(1, 'Ally');
  expect(turnsOf(t)).toEqual([0, 1, 2]);
  const own = played('Beast Whistle', 1, {
    more: { beasts: ['Damp Slime'], hands: [['Beast Whistle', 'Trap', 'Ally'], 4, 4] },
  });
  expect([own.question, own.asked]).toEqual(['put-down', [0]]);
  own.answers(0, 'Trap');
  expect(turnsOf(own)).toEqual([0, 1]);
  expect(told(own, 'willMiss')).toEqual([]);
});

test('X-30 duel: who rolls lower loses a card, and who rolls the same does not', () => {
  const t = table({ hands: [['Loaded Die (Loaded With What?)', 'Rest'], 3, 3, 3] });
  anyOld(unopposed(t.rolls(4, 3, 4, 5).answers(0, 'Loaded Die')), 'discard');
  expect(sizes(t)).toEqual([2, 3, 3, 3]); // Player 2 lost one and has drawn one
  expect(told(t, 'discarded').map(({ seat }) => seat)).toEqual([1]);
});

test('X-30 duel: where nobody rolls lower, that is told', () => {
  const t = table({ hands: [['Loaded Die (Loaded With What?)', 'Rest'], 3, 3, 3] });
  unopposed(t.rolls(4, 4, 5, 6).answers(0, 'Loaded Die'));
  expect(told(t, 'spared').length).toBe(1);
});
