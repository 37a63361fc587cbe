// The Actions: Rest, Winds of Change, Lucky Talisman, Thief, Trading Post, Ally, Trap.

import { expect, test } from 'vitest';
import { anyOld, discards, handOf, names, sizes, table, told, turnsOf, unopposed } from './table.ts';

test('UA-ACTION-GEN-01 G-12 an Action asks for no die', () => {
  const t = table({ hands: [['Trap', 'Rest'], 3] }).answers(0, 'Trap');
  expect(told(t, 'rolled')).toEqual([]);
  expect(t.question).toBe('defend');
});

test('UA-ACTION-GEN-02 G-75 an Action is the card of the turn', () => {
  const t = anyOld(unopposed(table({ hands: [['Trap', 'Rest'], 3] }).answers(0, 'Trap')), 'discard');
  expect(t.asked).toEqual([1]);
  expect(turnsOf(t)).toEqual([0, 1]);
});

test('UA-ACTION-REST-01 UA-ACTION-REST-02 G-22 Rest changes nothing', () => {
  const t = table({ hands: [['Rest', 'Trap'], 3, 3] }).answers(0, 'Rest');
  expect(told(t, 'rolled')).toEqual([]);
  expect(sizes(t)).toEqual([2, 4, 3]);
  expect(discards(t)).toEqual(['Rest']);
});

test('UA-ACTION-WINDS-01 UA-ACTION-WINDS-02 UA-R-44 G-23 clockwise becomes anticlockwise', () => {
  const t = table({ hands: [['Rest', 'Trap'], ['Winds of Change', 'Rest'], 3, 3], active: 1 })
    .answers(1, 'Winds of Change')
    .answers(0, 'Rest');
  expect(t.view().direction).toBe(-1);
  expect(turnsOf(t)).toEqual([1, 0, 3]);
});

test('UA-ACTION-WINDS-02 G-24 and back again', () => {
  const t = table({ hands: [3, ['Winds of Change', 'Rest'], 3, 3], active: 1, direction: -1 }).answers(
    1,
    'Winds of Change',
  );
  expect(t.view()).toMatchObject({ direction: 1, active: 2 });
});

test('UA-ACTION-WINDS-01 G-57 with three left it still reverses', () => {
  const t = table({ hands: [['Winds of Change', 'Rest'], 3, 3, []], out: [3] }).answers(0, 'Winds of Change');
  expect(t.view()).toMatchObject({ direction: -1, active: 2 });
});

test('UA-TWO-01 UA-TWO-03 UA-TWO-04 G-55 with two, the opponent misses a turn', () => {
  const t = table({ hands: [['Winds of Change', 'Rest'], 3] }).answers(0, 'Winds of Change');
  expect(turnsOf(t)).toEqual([0, 1, 0]);
  expect(told(t, 'missed').length).toBe(1);
  expect(t.view().direction).toBe(1);
  expect(sizes(t)[1]).toBe(3);
});

test('UA-TWO-02 UA-R-43 G-56 also when only two are left of more', () => {
  const t = table({ hands: [['Winds of Change', 'Rest'], [], 3, []], out: [1, 3] }).answers(
    0,
    'Winds of Change',
  );
  expect(turnsOf(t)).toEqual([0, 2, 0]);
  expect(t.view().direction).toBe(1);
});

test('UA-ACTION-TALISMAN-01 UA-ACTION-TALISMAN-02 G-25 the Talisman draws exactly what it rolls', () => {
  const t = table({
    hands: [['Lucky Talisman', 2], 3],
    deck: ['Rest', 'Trap', 'Ally', 'Thief', 'Trap', 'Rest'],
  });
  t.rolls(5).answers(0, 'Lucky Talisman');
  expect(sizes(t)[0]).toBe(8);
});

test('UA-ACTION-TALISMAN-02 UA-R-73 G-26 and no more on a 1', () => {
  const t = table({ hands: [['Lucky Talisman', 2], 3], deck: ['Rest', 'Trap'] })
    .rolls(1)
    .answers(0, 'Lucky Talisman');
  expect(sizes(t)[0]).toBe(4);
});

test('UA-ACTION-THIEF-01 UA-ACTION-THIEF-03 UA-ACTION-THIEF-05 UA-ACTION-THIEF-06 G-27 two random cards of one hand', () => {
  const t = unopposed(
    table({ hands: [['Thief', 'Rest'], 3, 6, 3] }).answersAll(0, 'Thief', 'Player 3', 'Player 3'),
  );
  expect(sizes(t)).toEqual([4, 4, 4, 3]);
  expect(told(t, 'stole', 0).every(({ card }) => card !== undefined)).toBe(true);
  expect(told(t, 'stole', 2).every(({ card }) => card !== undefined)).toBe(true);
  const thief = told(t, 'played')[0]!.card;
  expect(told(t, 'stole', 1)).toEqual([
    { kind: 'stole', seat: 0, from: 2, cause: thief },
    { kind: 'stole', seat: 0, from: 2, cause: thief },
  ]);
  const taken = (seed: string) => {
    const other = unopposed(
      table({ hands: [['Thief', 'Rest'], 3, 6, 3], seed }).answersAll(0, 'Thief', 'Player 3', 'Player 3'),
    );
    return handOf(other, 0).slice(-2).join();
  };
  expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(taken)).size).toBeGreaterThan(1);
});

test('UA-ACTION-THIEF-04 G-28 one card each of two', () => {
  const t = unopposed(
    table({ hands: [['Thief', 'Rest'], 3, 3, 3] }).answersAll(0, 'Thief', 'Player 2', 'Player 4'),
  );
  expect(sizes(t)).toEqual([4, 3, 3, 2]);
});

test('UA-ACTION-THIEF-01 G-29 there is no third', () => {
  const t = table({ hands: [['Thief', 'Rest'], 3, 3, 3] }).answersAll(0, 'Thief', 'Player 2', 'Player 2');
  expect(t.question).toBe('defend');
});

test('UA-ACTION-THIEF-01 UA-R-73 UA-R-39 G-30 one card, or none, is allowed', () => {
  const one = unopposed(
    table({ hands: [['Thief', 'Rest'], 3, 3, 3] }).answersAll(0, 'Thief', 'Player 2', 'That is enough'),
  );
  expect(sizes(one)).toEqual([3, 3, 3, 3]);
  const none = table({ hands: [['Thief', 'Rest'], 3, 3, 3] }).answersAll(0, 'Thief', 'Rob nobody');
  expect(none.view().active).toBe(1);
});

test('UA-ACTION-THIEF-02 G-78 anybody else may be named, but neither oneself nor who is out', () => {
  const t = table({ hands: [['Thief', 'Rest'], [], 3, 3], out: [1] }).answers(0, 'Thief');
  t.offers(0, ['Player 3 (3 cards)', 'Player 4 (3 cards)', 'Rob nobody']);
  expect(t.whyNot(0, 'Player 2 (0 cards)')).toContain('UA-WIN-06');
});

test('UA-R-39 X-38 no more can be named than a hand holds', () => {
  const t = table({ hands: [['Thief', 'Rest'], 1, 3] }).answersAll(0, 'Thief', 'Player 2');
  t.offers(0, ['Player 3 (3 cards)', 'That is enough']);
  expect(t.whyNot(0, 'Player 2 (1 card)')).toContain('UA-R-39');
});

test('UA-R-39 UA-R-40 Thief and Trading Post may name a team mate', () => {
  const options = { teams: true };
  const thief = table({ hands: [['Thief', 'Rest'], 3, 3, 3], options }).answers(0, 'Thief');
  expect(thief.labels(0)).toContain('Player 3 (3 cards)');
  const post = table({ hands: [['Trading Post', 'Rest'], 3, 3, 3], options }).answers(0, 'Trading Post');
  expect(post.labels(0)).toContain('Player 3 (3 cards)');
});

test('UA-ACTION-TRADE-01 UA-ACTION-TRADE-02 UA-ACTION-TRADE-03 G-31 whole hands change places, unseen until then', () => {
  const t = table({ hands: [['Trading Post', 'Rest'], 3, 9, 3], deck: ['Trap'] }).answers(0, 'Trading Post');
  expect(t.view(0).players[2]?.known).toEqual([]);
  t.answers(0, 'Player 3');
  expect(sizes(t)).toEqual([9, 4, 2, 3]);
  expect(handOf(t, 2)).toEqual(['Rest', 'Trap']);
  expect(names(t, t.view(0).players[2]!.known).sort()).toEqual(['Rest', 'Trap']);
  expect(t.view(1).players[2]?.known).toEqual([]);
});

test('UA-R-73 UA-R-40 X-52 nobody has to trade', () => {
  const t = table({ hands: [['Trading Post', 'Rest'], 3] }).answersAll(0, 'Trading Post', 'No trade');
  expect(discards(t)).toEqual(['Trading Post']);
  expect(sizes(t)).toEqual([2, 4]);
});

test('UA-R-40 X-05 with an empty hand there is nothing to trade', () => {
  const t = table({ hands: [['Trading Post'], 3, 3], nightfall: true }).answers(0, 'Draw a card');
  expect(told(t, 'noEffect').length).toBe(1);
  expect(t.view().players[0]?.state).toBe('out');
});

test('UA-ACTION-ALLY-01 UA-ACTION-ALLY-02 G-32 the top Character joins, face up', () => {
  const t = table({
    hands: [
      ['Ally', 'Rest', 'Trap'],
      ['Rest', 'Trap'],
    ],
    characterDeck: ['Fortune Teller (No Refunds)'],
  }).answers(0, 'Ally');
  expect(names(t, t.view(1).players[0]!.allies)).toEqual(['Fortune Teller (No Refunds)']);
  t.answers(1, 'Rest').offers(0, ['Fortune Teller (No Refunds)', 'Just draw']);
});

test('UA-ACTION-ALLY-03 G-33 a used Ally is discarded, and the own Character is untouched', () => {
  const t = table({
    hands: [['Rest', 'Trap'], 3],
    allies: { 0: ['Fortune Teller (No Refunds)'] },
    characters: { 0: 'Bard Nobody Hired' },
  });
  t.answers(0, 'Fortune Teller');
  expect(names(t, t.view().characterDiscard)).toEqual(['Fortune Teller (No Refunds)']);
  expect(t.view().players[0]).toMatchObject({ used: false, allies: [] });
});

test('UA-ACTION-ALLY-04 G-34 an empty Character deck is made anew of its discard pile', () => {
  const t = table({
    hands: [['Ally', 'Rest'], 3],
    charactersEnd: true,
    characterDiscard: ['Trader', 'Hero, Retired', 'Bard Nobody Hired'],
  }).answers(0, 'Ally');
  expect(t.view()).toMatchObject({ characterDeck: 2, characterDiscard: [] });
  expect(told(t, 'reshuffled')).toMatchObject([{ pile: 'character', cards: 3 }]);
  expect(t.view().players[0]?.allies.length).toBe(1);
});

test('UA-R-41 X-37 an Ally can be used from the next moment that fits it', () => {
  const t = table({
    hands: [
      ['Ally', 'Rest', 'Trap'],
      ['Rest', 'Trap'],
      ['Rest', 'Ally'],
    ],
    characterDeck: ['Rogue in Squeaky Boots'],
  }).answers(0, 'Ally');
  expect(t.view().active).toBe(1);
  t.answers(1, 'Rest').answers(2, 'Rest');
  expect(t.labels(0)).toContain('Rogue in Squeaky Boots');
});

test('UA-ACTION-TRAP-01 UA-ACTION-TRAP-02 UA-R-38 G-35 everybody else discards a card of their choice', () => {
  const t = unopposed(table({ hands: [['Trap', 'Rest'], 5, 5, 5] }).answers(0, 'Trap'));
  expect(t.asked).toEqual([1, 2, 3]);
  expect(t.labels(2).length).toBe(5);
  anyOld(t, 'discard');
  expect(sizes(t)).toEqual([2, 5, 4, 4]);
  expect(discards(t).at(-1)).toBe('Trap');
});

test('UA-R-40 an empty hand is not swapped, whoever holds it', () => {
  const own = table({ hands: [['Unaimed Teleport'], ['Trap'], 3], nightfall: true });
  own.rolls(6).answersAll(0, 'Draw a card', 'Player 2');
  expect([told(own, 'swapped'), handOf(own, 1)]).toEqual([[], ['Trap']]);
  const theirs = table({
    hands: [['Lucky Talisman', 'Rest', 'Ally'], 3, ['Trap']],
    deck: ['Thief', 'Read the Cursed Scroll Aloud', 'Took the Wrong Luggage'],
  });
  theirs.rolls(2).answers(0, 'Lucky Talisman');
  unopposed(anyOld(theirs, 'discard'));
  expect([told(theirs, 'swapped'), sizes(theirs)[0]]).toEqual([[], 2]);
});

test('UA-R-72 a Bard is asked about Actions only', () => {
  const t = table({ hands: [['Mostly Straight Sword', 'Rest'], 3], characters: { 1: 'Bard Nobody Hired' } });
  expect(t.rolls(2).answers(0, 'Mostly Straight Sword').question).toBe('play-a-card');
});
