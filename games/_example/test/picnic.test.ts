// The rules of the picnic, clause by clause.

import { expect, test } from 'vitest';
import { Scenario } from '../../../test/scenario.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import { table } from './table.ts';

test('EX-SETUP-01 everybody is dealt two cards, or as many as agreed, and the rest is the deck', () => {
  const dealt = (startingHand: number) =>
    new Scenario(game, { players: 3, options: { startingHand } }).view();
  expect(dealt(2)).toMatchObject({
    deck: 12 - 3 * 2 - 1,
    players: [{ cards: 3 }, { cards: 2 }, { cards: 2 }],
  });
  expect(dealt(3)).toMatchObject({
    deck: 12 - 3 * 3 - 1,
    players: [{ cards: 4 }, { cards: 3 }, { cards: 3 }],
  });
});

test('EX-SETUP-02 a player sees the own hand, and of others only how many cards they hold', () => {
  const t = table({ hands: [['Pie', 'Bun'], ['Wasp']] });
  expect(t.view(1).mine?.hand.map((card) => t.box.faces[card]?.name)).toEqual(['Wasp']);
  expect(t.view(1).players[0]).toEqual({ cards: 2, plate: [], points: 0 });
  expect(t.view().mine).toBeUndefined();
});

test('EX-TURN-01 a turn begins with a draw, which only its player sees', () => {
  const t = table({ hands: [['Bun'], ['Bun']], deck: ['Pie', 'Wasp'] });
  t.offers(0, ['Bun', 'Pie']);
  expect(t.log(0)).toContain('You draw Pie.');
  expect(t.log(1)).toContain('P1 draws a card.');
});

test('EX-TURN-01 with the deck empty nobody draws', () => {
  const t = table({ hands: [['Bun', 'Pie'], ['Bun']] });
  expect(t.events<Event>(0, 'drew')).toEqual([]);
});

test('EX-TURN-02 any card of the hand may be played, and only one', () => {
  const t = table({
    hands: [
      ['Bun', 'Pie', 'Swatter'],
      ['Bun', 'Wasp'],
    ],
  });
  t.offers(0, ['Bun', 'Pie', 'Swatter']).answers(0, 'Bun');
  expect(t.asked).toEqual([1]);
});

test('EX-TURN-02 without a card there is nothing to play', () => {
  const t = table({ hands: [[], ['Bun', 'Pie']] });
  expect(t.asked).toEqual([1]);
});

test('EX-TURN-03 a card that is not eaten goes to the discard pile', () => {
  const t = table({
    hands: [
      ['Swatter', 'Bun'],
      ['Bun', 'Pie'],
    ],
  }).answers(0, 'Swatter');
  expect(t.box.faces[t.view().discard.at(-1)!]?.name).toBe('Swatter');
});

test('EX-TURN-04 the player on the left is next, and after the last the first', () => {
  const t = table({
    hands: [
      ['Bun', 'Bun'],
      ['Pie', 'Swatter'],
      ['Bun', 'Pie'],
    ],
  });
  t.answers(0, 'Bun').answers(1, 'Pie').answers(2, 'Bun');
  expect(t.view().active).not.toBe(2);
  expect(t.events<Event>('spectator', 'turn').map((event) => 'of' in event && event.of)).toEqual([
    0, 1, 2, 0, 1, 2,
  ]);
});

test('EX-SNACK-01 a Bun is worth 1 point on the plate, a Pie 3', () => {
  const t = table({
    hands: [
      ['Bun', 'Pie', 'Wasp'],
      ['Bun', 'Wasp', 'Swatter'],
    ],
  });
  t.answers(0, 'Bun').answers(1, 'Swatter').answers(0, 'Pie');
  expect(t.view().players[0]).toMatchObject({ points: 4, cards: 1 });
});

test('EX-WASP-01 it is aimed at another player who holds a card', () => {
  const t = table({ hands: [['Wasp', 'Bun'], [], ['Bun', 'Pie'], ['Bun']] }).answers(0, 'Wasp');
  t.offers(0, ['Player 3 (2 cards)', 'Player 4 (1 cards)']);
  expect(t.whyNot(0, 'Player 2 (0 cards)')).toBe('EX-WASP-01: has no card to lose');
});

test('EX-WASP-01 with nobody to sting it buzzes off', () => {
  const t = table({ hands: [['Wasp', 'Bun'], []] }).answers(0, 'Wasp');
  expect(t.events(0, 'stung').concat(t.events(0, 'missed'))).toEqual([]);
});

test('EX-WASP-02 a Swatter gets rid of it, and both are discarded', () => {
  const t = table({
    hands: [
      ['Wasp', 'Bun'],
      ['Swatter', 'Pie', 'Bun'],
    ],
  }).answers(0, 'Wasp');
  t.offers(1, ['Swatter', 'Let it come']).answers(1, 'Swatter');
  expect(t.view().players[1]?.cards).toBe(2);
  expect(
    t
      .view()
      .discard.slice(-2)
      .map((card) => t.box.faces[card]?.name),
  ).toEqual(['Swatter', 'Wasp']);
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

test('EX-WASP-02 on its holder’s own turn a Swatter does nothing', () => {
  const t = table({
    hands: [
      ['Swatter', 'Bun'],
      ['Bun', 'Pie'],
    ],
  }).answers(0, 'Swatter');
  expect(t.view().players.map((player) => player.cards)).toEqual([1, 2]);
});

test('EX-WASP-03 on a 4 the victim discards a card of their choice', () => {
  const t = table({
    hands: [
      ['Wasp', 'Bun'],
      ['Bun', 'Pie', 'Basket'],
    ],
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
  });
  t.answers(0, 'Wasp').rolls(3).answers(1, 'Let it come');
  expect(t.view().players[1]?.cards).toBe(2);
});

test('EX-BASKET-01 up to two cards go under the deck and as many are drawn', () => {
  const t = table({
    hands: [['Basket', 'Swatter', 'Swatter', 'Bun'], ['Wasp']],
    deck: ['Wasp', 'Pie', 'Pie'],
  });
  t.answers(0, 'Basket').answers(0, 'Swatter').offers(0, ['Swatter', 'Bun', 'Wasp', 'That is all']);
  t.answers(0, 'Swatter');
  expect(t.view(0).mine?.hand.map((card) => t.box.faces[card]?.name)).toEqual(['Bun', 'Wasp', 'Pie', 'Pie']);
});

test('EX-BASKET-01 nobody has to pack anything', () => {
  const t = table({
    hands: [
      ['Basket', 'Bun'],
      ['Wasp', 'Bun'],
    ],
  }).answersAll(0, 'Basket', 'That is all');
  expect(t.view().players[0]?.cards).toBe(1);
});

test('EX-CRUMBS-01 the first other player who wants swaps a card for the top of the discard pile', () => {
  const t = table({ hands: [['Crumbs', 'Bun'], ['Wasp', 'Bun'], ['Swatter']], discard: ['Pie'] }).answers(
    0,
    'Crumbs',
  );
  expect(t.asked).toEqual([1, 2]);
  t.offers(1, ['Wasp', 'Bun', 'No, thanks']).answers(2, 'Swatter');
  expect(t.log()).toContain('P3 swaps Swatter for Pie. (EX-CRUMBS-01)');
  expect(t.view(2).mine?.hand.map((card) => t.box.faces[card]?.name)).toEqual(['Pie']);
});

test('EX-CRUMBS-01 when all decline nothing happens', () => {
  const t = table({ hands: [['Crumbs', 'Bun'], ['Wasp', 'Bun'], ['Swatter']], discard: ['Pie'] });
  t.answers(0, 'Crumbs').answers(2, 'No, thanks').answers(1, 'No, thanks');
  expect(t.events('spectator', 'swapped')).toEqual([]);
  expect(t.asked).toEqual([1]);
});

test('EX-END-01 the picnic goes on until the deck and all hands are empty', () => {
  const t = table({
    hands: [
      ['Bun', 'Pie'],
      ['Bun', 'Wasp'],
    ],
  });
  t.answers(0, 'Bun').answers(1, 'Wasp');
  expect(t.result).toBeUndefined();
  t.answers(0, 'Let it come');
  expect(t.result).toBeDefined();
});

test('EX-END-02 the most points win', () => {
  const t = table({ hands: [['Pie', 'Swatter'], ['Bun']] }).answers(0, 'Pie');
  expect(t.result).toMatchObject({
    winners: [0],
    scores: [1, 0],
    outcome: 'The fullest plate, with 3 points',
  });
});

test('EX-END-02 equal plates share the win', () => {
  const t = table({ hands: [['Swatter'], ['Bun', 'Swatter']], plates: [['Bun'], []] }).answers(1, 'Bun');
  expect(t.result).toMatchObject({ winners: [0, 1], scores: [1, 1] });
});
