// Fighting a Beast: which cards may and must be put down, who helps, and when it is over.

import { expect, test } from 'vitest';
import { handOf, names, table, told, turnsOf } from './table.ts';

const BEAST = 'Rustling in the Bushes';

test('UA-ROLL-10 UA-BEAST-05 G-74 nobody walks away: enough cards must be put down', () => {
  const t = table({
    hands: [['Rest', 'Thief', 'Trap', 'Ally'], 3],
    deck: [BEAST],
    beasts: ['Chair with Teeth'],
  });
  t.offers(0, ['Rest (0)', 'Thief (1)', 'Trap (2)', 'Ally (2)']);
});

test('UA-BEAST-20 UA-R-21 G-82 a fight that can be won must be won', () => {
  const t = table({
    hands: [['Mostly Straight Sword', 'Rest', 'Trading Post'], 3],
    deck: [BEAST],
    beasts: ['Chair with Teeth'],
  });
  t.answersAll(0, 'Rest');
  expect(told(t, 'putDown')[0]?.total).toBe(3); // only the sword wins it, so it was added
  expect(told(t, 'beat').length).toBe(1);
  expect(handOf(t, 0)).toContain('Trading Post');
});

test('UA-R-21 whoever had no choice of cards is told so, and nobody else, for it tells of the hand', () => {
  const fights = (hand: string[]) => table({ hands: [hand, 3], deck: [BEAST], beasts: ['Chair with Teeth'] });
  const forced = fights(['Mostly Straight Sword', 'Rest']);
  const chosen = fights(['Mostly Straight Sword', 'Rest', 'Trading Post']).answersAll(0, 'Rest');
  const isForced = (t: typeof forced, seat: number) => told(t, 'putDown', seat)[0]!.isForced;
  expect([isForced(forced, 0), isForced(forced, 1), isForced(chosen, 0)]).toEqual([
    true,
    undefined,
    undefined,
  ]);
});

test('UA-R-21 X-26 with the option off a fight may be thrown', () => {
  const t = table({
    hands: [['Mostly Straight Sword', 'Rest', 'Trading Post'], 3],
    deck: [BEAST],
    beasts: ['Chair with Teeth'],
    options: { beastMustWin: false },
  });
  t.answersAll(0, 'Rest', 'Trading Post', 'Give up');
  expect(told(t, 'fled').length).toBe(1);
  expect(handOf(t, 0)).toEqual(['Mostly Straight Sword']);
});

test('UA-R-20 X-44 more cards than the minimum may be put down', () => {
  const t = table({
    hands: [['Trap', 'Ally', 'Shield', 'Trap', 'Rest'], 3],
    deck: [BEAST, 'Trap', 'Ally', 'Thief'],
    beasts: ['The Bog Witch’s Ex'],
  });
  t.answersAll(0, 'Ally', 'Shield').offers(0, ['Trap (2)', 'Trap (2)']).picks(0, 0);
  expect(told(t, 'beat').length).toBe(1);
});

test('UA-R-20 cards beyond the minimum are counted without it: nobody puts down 3 of 2', () => {
  const t = table({
    hands: [['Thief', 'Trap', 'Ally', 'Shield', 'Shield'], 3],
    deck: [BEAST, 'Trap', 'Ally', 'Thief'],
    beasts: ['The Bog Witch’s Ex'],
  });
  t.answersAll(0, 'Thief', 'Trap', 'Ally');
  expect(t.decision(0).ask).toBe('Put down against The Bog Witch’s Ex: 3 cards, 5 of 6 points');
});

test('UA-R-20 with the option on it is exactly the minimum, and a card that would lose a winnable fight is not offered', () => {
  const options = { beastExactMinimum: true };
  const t = table({
    hands: [['Mostly Straight Sword', 'Trap', 'Rest', 'Rest'], 3],
    deck: [BEAST, 'Trap', 'Ally', 'Thief'],
    beasts: ['Cave Troll on a Diet'],
    options,
  });
  t.offers(0, ['Mostly Straight Sword (3)', 'Trap (2)']).answers(0, 'Trap');
  expect(told(t, 'putDown')[0]?.total).toBe(5);
  expect(told(t, 'beat').length).toBe(1);
});

test('UA-R-25 a card without points still counts as a card', () => {
  const t = table({
    hands: [['Rest', 'Mostly Straight Sword', 'Ally', 'Thief'], 3],
    deck: [BEAST, 'Rest', 'Trap'],
    beasts: ['Chair with Teeth'],
  });
  t.answersAll(0, 'Rest', 'Mostly Straight Sword');
  expect(told(t, 'beat').length).toBe(1);
});

test('UA-R-26 only the fighter is asked for cards, team or not', () => {
  const t = table({
    hands: [['Thief', 'Trap', 'Ally'], 3, 3, 3],
    deck: [BEAST],
    beasts: ['Chair with Teeth'],
    options: { teams: true },
  });
  expect(t.asked).toEqual([0]);
});

test('UA-R-27 a Ranger leads the Beast away: nothing put down, no reward, no twist', () => {
  const t = table({
    hands: [['Rest', 'Trap'], 3],
    deck: [BEAST],
    beasts: ['Minotaur Asking for Directions'],
    characters: { 0: 'Ranger Who Is Definitely Not Lost' },
  });
  t.answers(0, 'Use Ranger');
  expect(handOf(t, 0)).toEqual(['Rest', 'Trap']);
  expect(t.view().beastDiscard.length).toBe(1);
  expect(turnsOf(t)).toEqual([0, 1]);
});

test('UA-R-27 the Barbarian adds four points, but no card', () => {
  const t = table({
    hands: [['Rest', 'Trap', 'Rest'], 3],
    deck: [BEAST, 'Ally', 'Ally', 'Ally'],
    beasts: ['Cave Troll on a Diet'],
    characters: { 0: 'Vegetarian Barbarian' },
  });
  t.answersAll(0, 'Rest (0)', 'Trap', 'Vegetarian');
  expect(told(t, 'beat').length).toBe(1);
});

test('UA-R-27 UA-R-21 the Barbarian makes a hand win that would not, and nobody has to call him', () => {
  const troll = () =>
    table({
      hands: [['Rest', 'Trap', 'Thief'], 3],
      deck: [BEAST],
      beasts: ['Cave Troll on a Diet'],
      characters: { 0: 'Vegetarian Barbarian' },
    });
  const t = troll().answersAll(0, 'Rest', 'Thief');
  t.offers(0, ['Trap (2)', 'Vegetarian Barbarian (4)', 'Give up']).answers(0, 'Vegetarian');
  expect(told(t, 'putDown')[0]).toMatchObject({ total: 5 });
  expect(told(t, 'beat').length).toBe(1);
  expect(t.view().players[0]!.used).toBe(true);
  const not = troll().answersAll(0, 'Rest', 'Thief', 'Give up');
  expect(told(not, 'fled').length).toBe(1);
  expect(not.view().players[0]!.used).toBe(false);
});

test('UA-R-27 the Barbarian is not offered where even he is not enough, nor once it is won', () => {
  const characters = { 0: 'Vegetarian Barbarian' };
  const hopeless = table({
    hands: [['Rest', 'Trap', 'Thief', 'Rest'], 3],
    deck: [BEAST],
    beasts: ['Kraken in a Puddle'],
    characters,
  });
  hopeless.offers(0, ['Rest (0)', 'Trap (2)', 'Thief (1)', 'Rest (0)']);
  const won = table({
    hands: [['Trap', 'Ally', 'Thief'], 3],
    deck: [BEAST, 'Rest', 'Rest'],
    beasts: ['Chair with Teeth'],
    characters,
  }).answersAll(0, 'Trap', 'Ally');
  expect(told(won, 'beat').length).toBe(1);
  expect(won.view().players[0]!.used).toBe(false);
});

test('UA-R-20 a fight is over as soon as it is won', () => {
  const t = table({
    hands: [['Trap', 'Ally', 'Shield'], 3],
    deck: [BEAST, 'Rest'],
    beasts: ['Damp Slime'],
  }).answers(0, 'Ally');
  expect(told(t, 'putDown')[0]).toMatchObject({ total: 2 });
  expect(handOf(t, 0)).toEqual(['Trap', 'Shield', 'Rest']);
});

test('UA-R-21 a fight is over as soon as it is lost with the minimum down', () => {
  const t = table({
    hands: [['Rest', 'Trap', 'Thief', 'Winds of Change'], 3],
    deck: [BEAST],
    beasts: ['Landlocked Ghost Pirate'],
  }).answersAll(0, 'Rest', 'Thief', 'Winds of Change');
  expect(told(t, 'fled').length).toBe(1);
  expect(handOf(t, 0)).toEqual(['Trap']);
});

test('UA-R-20 beyond the minimum only cards that add points are asked for', () => {
  const t = table({
    hands: [['Rest', 'Trap', 'Ally', 'Trading Post', 'Shield'], 3],
    deck: [BEAST],
    beasts: ['Two-Thirds of a Hydra'],
  }).answersAll(0, 'Rest', 'Trap');
  t.offers(0, ['Ally (2)', 'Shield (2)']);
});

test('UA-R-63 nobody sees what is picked before it is put down, and a card that all know does not vanish', () => {
  const t = table({
    hands: [['Boomerang That Holds a Grudge', 'Trap', 'Shield', 'Rest'], 4],
    deck: ['Ally', 'Rest', BEAST],
    beasts: ['Chair with Teeth'],
  });
  t.rolls(2).answers(0, 'Boomerang').answers(1, 'Rest').answers(0, 'Boomerang');
  const known = names(t, t.view(1).players[0]!.known);
  expect(known).toEqual(['Boomerang That Holds a Grudge']);
  expect(t.view(1).fight).toEqual({ fighter: 0, cards: [], total: 0 });
  expect(names(t, t.view(0).fight!.cards)).toEqual(['Boomerang That Holds a Grudge']);
});

test('UA-R-20 UA-R-21 where exactly the minimum is put down, a fight that more cards would win is lost, with any of them', () => {
  const t = table({
    hands: [['Trap', 'Ally', 'Thief', 'Rest'], 3],
    deck: [BEAST],
    beasts: ['Cave Troll on a Diet'],
    options: { beastExactMinimum: true },
  });
  t.offers(0, ['Trap (2)', 'Ally (2)', 'Thief (1)', 'Rest (0)']);
});

/** The first player faces a Beast with these cards. */
const facing = (beast: string, hand: string[], more = {}) =>
  table({ hands: [hand, 3], deck: [BEAST], beasts: [beast], ...more });

const BARBARIAN = { characters: { 0: 'Vegetarian Barbarian' } };

test('UA-R-20 whoever holds no more than the Beast asks for has nothing to choose', () => {
  const t = facing('Chair with Teeth', ['Fireball, Probably', 'Giant’s Confidence']);
  expect(told(t, 'putDown')[0]).toMatchObject({ total: 8 });
});

test('UA-R-21 of a fight that only one card wins, nothing else is put down', () => {
  const t = facing('Goblin on Work Experience', ['Trap', 'Thief']);
  expect(names(t, told(t, 'putDown')[0]!.cards)).toEqual(['Trap']);
});

test('UA-R-22 one point short is lost, and over as soon as the minimum is down', () => {
  const t = facing('Two-Thirds of a Hydra', ['Trap', 'Thief', 'Rest', 'Trading Post']);
  t.answers(0, 'Rest').offers(0, ['Trap (2)', 'Thief (1)', 'Trading Post (0)']);
  t.answers(0, 'Trading Post');
  expect([told(t, 'fled').length, handOf(t, 0)]).toEqual([1, ['Trap', 'Thief']]);
});

test('UA-R-20 beyond the minimum a card of one point is offered', () => {
  const t = facing('Two-Thirds of a Hydra', ['Trap', 'Thief', 'Winds of Change', 'Rest', 'Ally']);
  t.answersAll(0, 'Rest', 'Trap').offers(0, ['Thief (1)', 'Winds of Change (1)', 'Ally (2)']);
});

test('UA-R-27 nobody has to call the Barbarian, not even with every card down', () => {
  const t = facing('Cave Troll on a Diet', ['Rest', 'Trap'], BARBARIAN);
  t.answersAll(0, 'Rest', 'Trap').offers(0, ['Vegetarian Barbarian (4)', 'Give up']);
});

test('UA-R-27 for a single point the Barbarian may be called as well', () => {
  const t = facing('Two-Thirds of a Hydra', ['Mostly Straight Sword', 'Thief', 'Rest'], BARBARIAN);
  t.answersAll(0, 'Mostly Straight Sword', 'Rest').offers(0, ['Thief (1)', 'Vegetarian Barbarian (4)']);
});

test('UA-R-20 exactly the minimum: the best cards are counted, wherever they are held', () => {
  const t = facing('Cave Troll on a Diet', ['Rest', 'Rest', 'Trap', 'Mostly Straight Sword'], {
    options: { beastExactMinimum: true },
  });
  t.offers(0, ['Trap (2)', 'Mostly Straight Sword (3)']);
});
