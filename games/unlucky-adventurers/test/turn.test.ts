// Turns: draw, play, pass on; missed turns, reshuffles, nightfall and the turn cap.

import { expect, test } from 'vitest';
import { anyOld, discards, handOf, names, sizes, table, told, turnsOf, unopposed } from './table.ts';

test('UA-TURN-05 UA-ROLL-03 UA-ROLL-05 G-05 the card just drawn may be played; the die picks its line', () => {
  const t = table({ hands: [3, ['Rest', 'Trap', 'Ally'], 3, 3], deck: ['Mostly Straight Sword'] });
  t.rolls(4).answersAll(0, 'Mostly Straight Sword', 'Player 2').answers(1, 'Take the hit');
  t.offers(1, ['Rest', 'Trap', 'Ally']).answers(1, 'Rest');
  expect(sizes(t)[1]).toBe(3); // two left, and one drawn for the own turn
  expect(discards(t)).toEqual(['Rest', 'Mostly Straight Sword']);
  expect(t.view().active).toBe(1);
});

test('UA-TURN-03 G-06 nothing can be played before the draw', () => {
  const t = table({ hands: [['Rest', 'Trap'], 3], deck: ['Ally'] });
  expect(t.question).toBe('play-a-card');
  t.offers(0, ['Rest', 'Trap', 'Ally']);
  expect(told(t, 'drew').length).toBe(1);
});

test('UA-TURN-06 G-07 after one card the turn is over', () => {
  const t = table({ hands: [['Rest', 'Trap'], 3], deck: ['Ally'] }).answers(0, 'Rest');
  expect(t.asked).toEqual([1]);
});

test('UA-TURN-08 UA-TURN-09 UA-WIN-07 G-08 an empty Quest deck is replaced by the shuffled discard pile', () => {
  const t = table({ hands: [5, 5, 5, 5], discard: 30, deckEnds: true, direction: -1 });
  const view = t.view();
  expect([view.questDeck, view.questDiscardCount, view.reshuffles, view.direction]).toEqual([29, 0, 1, -1]);
  expect(sizes(t)).toEqual([6, 5, 5, 5]);
  expect(t.result).toBeUndefined();
});

test('UA-TURN-04 G-66 every card in hand may be played; those without effect say so', () => {
  const held = [
    'Suspicious Sandwich',
    'Potion of Modest Healing',
    'Mostly Straight Sword',
    'Newtify',
    'Rest',
    'Shield',
    'Resurrection',
  ];
  const t = table({ hands: [held, 5], deck: ['Trap'] });
  t.offers(0, [...held, 'Trap']);
  const detail = (label: string) => t.decision(0).options.find((option) => option.label === label)?.detail;
  expect(detail('Shield')).toContain('No effect now');
  expect(detail('Resurrection')).toContain('No effect now');
});

test('UA-TURN-07 UA-WIN-06 G-67 who is out is passed over and cannot be chosen', () => {
  const t = table({
    hands: [['Rest', 'Mostly Straight Sword'], [], 5, 5],
    out: [1],
    deck: ['Trap', 'Mostly Straight Sword'],
  });
  t.answers(0, 'Rest');
  expect(t.view().active).toBe(2);
  t.answersAll(2, 'Mostly Straight Sword').offers(2, ['Player 1 (2 cards)', 'Player 4 (5 cards)']);
  expect(t.whyNot(2, 'Player 2 (0 cards)')).toContain('UA-WIN-06');
});

test('UA-WIN-05 G-68 no score and no early end: twelve cards against one play on', () => {
  const t = table({ hands: [['Rest', 11], [], 1, []], out: [1, 3] });
  t.answers(0, 'Rest');
  expect(t.result).toBeUndefined();
});

test('UA-R-57 X-16 after an elimination the next living seat in the direction of play follows', () => {
  const t = table({
    hands: [['Mostly Straight Sword', 'Rest'], 3, 3, ['Rest']],
    direction: -1,
    deck: ['Trap'],
  });
  unopposed(t.rolls(4).answersAll(0, 'Mostly Straight Sword', 'Player 4'));
  expect(t.view().players[3]?.state).toBe('out');
  expect(t.view().active).toBe(2);
});

test('UA-R-57 X-17 also when the one whose turn it was has just left', () => {
  const t = table({
    hands: [['Rest'], 3, 3, 3],
    deck: ['Rustling in the Bushes'],
    beasts: ['Chair with Teeth'],
  });
  t.answers(0, 'Draw a card');
  unopposed(t);
  expect(t.view().players[0]?.state).toBe('out');
  expect(t.view().active).toBe(1);
});

test('UA-TWO-04 UA-R-58 a missed turn opens nothing, and removes its single marker', () => {
  const t = table({ hands: [['Rest', 'Trap'], 3, ['Ally', 'Trap']], misses: [1], deck: ['Rest'] }).answers(
    0,
    'Rest',
  );
  expect(turnsOf(t)).toEqual([0, 1, 2]);
  expect(told(t, 'missed')).toEqual([{ kind: 'missed', seat: 1 }]);
  expect(t.view().players[1]).toMatchObject({ misses: false, cards: 3 });
});

test('UA-R-58 X-10 missed turns do not add up', () => {
  const t = table({ hands: [['Newtify', 'Rest'], 3, 3, 3], misses: [1], deck: ['Trap'] });
  t.rolls(5).answersAll(0, 'Newtify', 'Player 2').answers(1, 'Take the hit');
  anyOld(t, 'discard');
  expect(turnsOf(t)).toEqual([0, 1, 2]);
  expect(t.view().players[1]).toMatchObject({ misses: false, cards: 2 });
});

test('UA-R-58 whoever is to miss a turn can still react', () => {
  const t = table({
    hands: [
      ['Trap', 'Rest'],
      ['Shield', 'Rest'],
    ],
    misses: [1],
    deck: ['Ally'],
  }).answers(0, 'Trap');
  t.offers(1, ['Raise a Shield', 'Take the hit']);
});

test('UA-R-07 with no card to draw the draw is skipped and a card is played all the same', () => {
  const t = table({ hands: [['Rest', 'Trap'], 3], deckEnds: true });
  t.offers(0, ['Rest', 'Trap']);
  expect(told(t, 'noCardLeft').length).toBe(1);
});

test('UA-R-06 X-18 the deck is replaced in the middle of a draw; the card being played stays out of it', () => {
  const t = table({
    hands: [['Lucky Talisman', 'Rest'], 3],
    deck: ['Trap', 'Ally', 'Thief'],
    deckEnds: true,
    discard: 10,
  });
  t.rolls(6).answers(0, 'Lucky Talisman');
  expect(sizes(t)[0]).toBe(2 + 6);
  expect(discards(t)).toEqual(['Lucky Talisman']);
  expect(t.view().questDeck).toBe(10 - 4 - 1); // the other player has drawn since
});

test('UA-R-06 X-19 with both piles empty the remaining draws are lost', () => {
  const t = table({
    hands: [['Potion of Modest Healing', 'Rest'], 3],
    deck: ['Trap', 'Ally'],
    deckEnds: true,
  });
  t.rolls(6).answers(0, 'Potion of Modest Healing');
  expect(handOf(t, 0)).toEqual(['Rest', 'Trap', 'Ally']);
});

test('UA-R-67 X-24 Nightfall: from the turn after the n-th reshuffle nobody draws at the start of a turn', () => {
  const t = table({
    hands: [['Rest', 'Trap'], ['Rest', 'Ally'], 3],
    options: { nightfallReshuffle: 3 },
    reshuffles: 2,
    deckEnds: true,
    discard: 20,
  });
  expect(t.view()).toMatchObject({ reshuffles: 3, nightfall: false });
  t.answers(0, 'Rest');
  expect(t.view().nightfall).toBe(true);
  expect(told(t, 'nightfall')).toEqual([{ kind: 'nightfall' }]);
  t.offers(1, ['Rest', 'Ally']);
});

test('UA-R-67 X-56 by default there is no Nightfall', () => {
  const t = table({
    hands: [['Rest', 'Trap'], ['Rest', 'Ally'], 3],
    reshuffles: 2,
    deckEnds: true,
    discard: 20,
  }).answers(0, 'Rest');
  expect(t.view()).toMatchObject({ reshuffles: 3, nightfall: false });
  expect(t.labels(1).length).toBe(3);
});

test('UA-R-67 UA-ROLL-08 X-25 at the turn cap most cards win, then most beast value', () => {
  const hands = [
    ['Rest', 'Map Drawn by a Goblin', 'Trap', 'Mostly Straight Sword', 'Rest'],
    [],
    ['Map Drawn by a Goblin', 'Trap', 'Axe with Commitment Issues', 'Rest'],
    [],
  ];
  const t = table({
    hands,
    out: [1, 3],
    turns: 399,
    nightfall: true,
    options: { nightfallReshuffle: 5 },
  }).answers(0, 'Rest');
  expect(t.result).toMatchObject({ winners: [2], places: [2, 4, 1, 3] });
});

test('UA-R-67 a tie to the last point is shared', () => {
  const t = table({
    hands: [
      ['Rest', 'Rest', 'Trap'],
      ['Rest', 'Trap'],
    ],
    turns: 399,
    nightfall: true,
    options: { nightfallReshuffle: 5 },
  }).answers(0, 'Rest');
  expect(t.result?.winners).toEqual([0, 1]);
});

test('UA-R-08 X-51 a card whose effect finds nothing is discarded, and that was the turn', () => {
  const t = table({ hands: [['Ally', 'Rest'], 3], characterDeck: [], charactersEnd: true }).answers(
    0,
    'Ally',
  );
  expect(told(t, 'noEffect').length).toBe(1);
  expect(discards(t)).toEqual(['Ally']);
  expect(t.view().active).toBe(1);
});

test('UA-R-41 X-51 Ally does nothing when no Character is left anywhere', () => {
  const t = table({ hands: [['Ally', 'Rest'], 3], characterDeck: [], charactersEnd: true }).answers(
    0,
    'Ally',
  );
  expect(t.view().players[0]?.allies).toEqual([]);
});

test('UA-R-79 a played card ends face up on the Quest discard pile', () => {
  const t = table({ hands: [['Rest', 'Trap'], 3] }).answers(0, 'Rest');
  expect(names(t, t.view().questDiscard)).toEqual(['Rest']);
});

test('UA-R-58 missing a turn also removes a ward, like the start of any turn', () => {
  const t = table({ hands: [['Rest', 'Trap'], 3, ['Ally', 'Trap']], misses: [1], warded: [1] }).answers(
    0,
    'Rest',
  );
  expect(t.view().players[1]).toMatchObject({ misses: false, warded: false });
});

test('UA-BEAST-03 UA-R-72 after a Beast that took the play, the Hero has nothing to follow', () => {
  const t = table({
    hands: [['Trap', 'Ally', 'Rest', 'Thief'], 3],
    characters: { 0: 'Hero, Retired' },
    allies: { 0: ['Dungeon Accountant'] },
    deck: ['Newtify', 'Rustling in the Bushes', 'Rest', 'Rest'],
    beasts: ['Damp Slime'],
  }).answersAll(0, 'Ask me', 'Dungeon Accountant', 'Rest', 'That is enough', 'Trap');
  expect([t.asked, turnsOf(t)]).toEqual([[1], [0, 1]]);
});
