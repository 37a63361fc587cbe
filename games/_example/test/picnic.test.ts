// The rules of the picnic, clause by clause.

import { expect, test } from 'vitest';
import { Scenario } from '../../../test/scenario.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import { names, table } from './table.ts';

test('EX-SETUP-01 everybody is dealt two cards, or as many as agreed, and the rest is the deck', () => {
  const dealt = (startingHand: number) =>
    new Scenario(game, { players: 3, options: { startingHand } }).view();
  expect(dealt(2)).toMatchObject({
    piles: { deck: { count: 12 - 3 * 2 - 1 }, hand: [{ count: 3 }, { count: 2 }, { count: 2 }] },
  });
  expect(dealt(1)).toMatchObject({
    piles: { deck: { count: 12 - 3 * 1 - 1 }, hand: [{ count: 2 }, { count: 1 }, { count: 1 }] },
  });
});

test('EX-SETUP-02 a player sees the own hand, and of others only how many cards they hold', () => {
  const t = table({ hands: [['Pie', 'Bun'], ['Wasp']] });
  expect(names(t, t.view(1).piles.hand[1]?.cards)).toEqual(['Wasp']);
  expect(t.view(1).piles.hand[0]).toEqual({ count: 3 });
  expect(t.view().piles.hand[1]).toEqual({ count: 1 });
});

test('EX-TURN-01 a turn begins with a draw, which only its player sees', () => {
  const t = table({ hands: [['Bun'], ['Bun']], deck: ['Pie', 'Wasp'] });
  t.offers(0, ['Bun', 'Pie']);
  expect(t.log(0)).toContain('You draw Pie.');
  expect(t.log(1)).toContain('P1 draws a card.');
});

test('EX-TURN-02 any card of the hand may be played, and only one', () => {
  const t = table({
    hands: [
      ['Bun', 'Basket'],
      ['Bun', 'Wasp'],
    ],
    deck: ['Swatter'],
  });
  t.offers(0, ['Bun', 'Basket', 'Swatter']).answers(0, 'Bun');
  expect(t.asked).toEqual([1]);
});

test('EX-TURN-03 a card that is not eaten goes to the discard pile', () => {
  const t = table({
    hands: [
      ['Swatter', 'Bun'],
      ['Bun', 'Pie'],
    ],
  }).answers(0, 'Swatter');
  expect(names(t, t.view().piles.discard.cards)).toEqual(['Swatter']);
});

test('EX-TURN-04 the player on the left is next, and after the last the first', () => {
  const t = table({ hands: [['Bun'], ['Bun'], ['Bun']], deck: ['Pie', 'Pie', 'Pie'] });
  t.answers(0, 'Bun').answers(1, 'Bun').answers(2, 'Bun');
  expect(t.events<Event & { kind: 'turn' }>('spectator', 'turn').map(({ of }) => of)).toEqual([0, 1, 2, 0]);
});

test('EX-SNACK-01 a Bun goes to the own plate and is worth 1 point', () => {
  const t = table({ hands: [['Bun', 'Pie'], ['Wasp']] }).answers(0, 'Bun');
  expect(t.view()).toMatchObject({ points: [1, 0], piles: { hand: [{ count: 2 }, {}] } });
});

test('EX-SNACK-02 a Pie goes to any plate its player chooses and is worth 2 points there', () => {
  const t = table({ hands: [['Bun', 'Pie'], ['Wasp'], ['Wasp']] }).answers(0, 'Pie');
  t.offers(0, ['Your own plate', 'Player 2’s plate', 'Player 3’s plate']).answers(0, 'Player 3’s plate');
  expect(t.view().points).toEqual([0, 0, 2]);
});

test('EX-WASP-01 it is aimed at another player who holds a card', () => {
  const t = table({ hands: [['Wasp', 'Bun'], [], ['Bun', 'Pie'], ['Bun']] }).answers(0, 'Wasp');
  t.offers(0, ['Player 3 (2 cards)', 'Player 4 (1 card)']);
  expect(t.whyNot(0, 'Player 2 (0 cards)')).toBe('EX-WASP-01: has no card to lose');
});

test('EX-WASP-01 with nobody to sting it buzzes off', () => {
  const t = table({ hands: [['Wasp', 'Bun'], []] }).answers(0, 'Wasp');
  expect(t.events(0).map((event) => event.kind)).not.toContain('stung');
  expect(names(t, t.view().piles.discard.cards)).toContain('Wasp');
});

test('EX-WASP-02 a Swatter gets rid of it, and both are discarded', () => {
  const t = table({
    hands: [
      ['Wasp', 'Bun'],
      ['Swatter', 'Pie', 'Bun'],
    ],
  }).answers(0, 'Wasp');
  t.offers(1, ['Swatter', 'Let it come']).answers(1, 'Swatter');
  expect(names(t, t.view().piles.discard.cards)).toEqual(['Swatter', 'Wasp']);
});

test('EX-WASP-02 who holds no Swatter is asked all the same, so that asking gives nothing away', () => {
  const t = table({
    hands: [
      ['Wasp', 'Bun'],
      ['Bun', 'Pie'],
    ],
  }).answers(0, 'Wasp');
  t.offers(1, ['Let it come']);
  expect(t.whyNot(1, 'Pie')).toBe('EX-WASP-02: only a Swatter swats');
});

test('EX-WASP-02 the table can agree to do without swatting', () => {
  const t = table({
    hands: [
      ['Wasp', 'Bun'],
      ['Swatter', 'Pie'],
    ],
    options: { swatting: false },
  });
  t.rolls(4).answers(0, 'Wasp').offers(1, ['Swatter', 'Pie']);
  expect(t.question).toBe('spoiled-by-wasp');
});

test('EX-WASP-03 on a 4 the victim discards a card of their choice', () => {
  const t = table({
    hands: [
      ['Wasp', 'Bun'],
      ['Bun', 'Pie'],
    ],
    deck: ['Bun', 'Basket'],
  });
  t.answers(0, 'Wasp').rolls(4).answers(1, 'Let it come').answers(1, 'Bun');
  expect(t.log(1)).toContain('You discard Bun.');
  t.offers(1, ['Pie', 'Basket']);
});

test('EX-WASP-03 on a 3 nothing happens', () => {
  const t = table({
    hands: [
      ['Wasp', 'Bun'],
      ['Bun', 'Pie'],
    ],
    deck: ['Bun', 'Basket'],
  });
  t.answers(0, 'Wasp').rolls(3).answers(1, 'Let it come').offers(1, ['Bun', 'Pie', 'Basket']);
});

test('EX-WASP-04 on its holder’s own turn a Swatter squashes the snack they ate last', () => {
  const t = table({ hands: [['Swatter', 'Bun'], ['Bun']], plates: [['Bun', 'Pie'], []] }).answers(
    0,
    'Swatter',
  );
  expect(names(t, t.view().piles.plate[0]?.cards)).toEqual(['Bun']);
  expect(names(t, t.view().piles.discard.cards)).toEqual(['Pie', 'Swatter']);
});

test('EX-BASKET-01 up to two cards go under the deck and as many are drawn', () => {
  const t = table({
    hands: [['Basket', 'Swatter', 'Swatter', 'Bun'], ['Wasp']],
    deck: ['Wasp', 'Pie', 'Pie'],
  });
  t.answers(0, 'Basket').answers(0, 'Swatter').offers(0, ['Swatter', 'Bun', 'Wasp', 'That is all']);
  t.answers(0, 'Swatter');
  expect(names(t, t.view(0).piles.hand[0]?.cards)).toEqual(['Bun', 'Wasp', 'Pie', 'Pie']);
});

test('EX-BASKET-01 nobody has to pack anything', () => {
  const t = table({ hands: [['Basket', 'Bun'], ['Wasp']], deck: ['Pie'] }).answersAll(
    0,
    'Basket',
    'That is all',
  );
  expect(names(t, t.view(0).piles.hand[0]?.cards)).toEqual(['Bun', 'Pie']);
});

test('EX-CRUMBS-01 the first other player who wants swaps a card for the top of the discard pile', () => {
  const t = table({ hands: [['Crumbs', 'Bun'], ['Wasp', 'Bun'], ['Swatter']], discard: ['Pie'] });
  t.answers(0, 'Crumbs');
  expect(t.asked).toEqual([1, 2]);
  t.offers(1, ['Wasp', 'Bun', 'No, thanks']).answers(2, 'Swatter');
  expect(t.log()).toContain('P3 swaps Swatter for Pie. (EX-CRUMBS-01)');
  expect(names(t, t.view(2).piles.hand[2]?.cards)).toEqual(['Pie']);
});

test('EX-CRUMBS-01 when all decline nothing happens', () => {
  const t = table({ hands: [['Crumbs', 'Bun'], ['Wasp', 'Bun'], ['Swatter']], discard: ['Pie'] });
  t.answers(0, 'Crumbs').answers(2, 'No, thanks').answers(1, 'No, thanks');
  expect(t.events('spectator', 'swapped')).toEqual([]);
  expect(t.asked).toEqual([1]);
});

test('EX-END-01 the picnic ends with the turn that empties the deck', () => {
  const t = table({
    hands: [
      ['Bun', 'Pie'],
      ['Bun', 'Wasp'],
    ],
    deck: ['Bun', 'Pie'],
    others: 'discarded',
  });
  t.answers(0, 'Bun');
  expect(t.result).toBeUndefined();
  t.answers(1, 'Bun');
  expect(t.result).toBeDefined();
});

test('EX-END-02 the most points win', () => {
  const t = table({ hands: [['Bun', 'Bun'], ['Bun']], deck: ['Pie'], others: 'discarded' });
  t.answers(0, 'Pie').answers(0, 'Player 2’s plate');
  expect(t.result).toMatchObject({
    winners: [1],
    scores: [0, 1],
    outcome: 'The fullest plate',
  });
});

test('EX-END-02 equal plates share the win', () => {
  const t = table({
    hands: [['Bun', 'Wasp'], []],
    plates: [[], ['Bun']],
    deck: ['Pie'],
    others: 'discarded',
  });
  expect(t.answers(0, 'Bun').result).toMatchObject({ winners: [0, 1], scores: [1, 1] });
});
