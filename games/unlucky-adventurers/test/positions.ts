// Positions with a right answer: what would a good player do here?

import type { Seat } from '../../../engine/table.ts';
import { type Adventure, table } from './table.ts';

export type Position = {
  readonly what: string;
  readonly at: () => Adventure;
  readonly seat: Seat;
  /** What a good player picks, by the beginning of its label; any of them. */
  readonly right: readonly string[];
};

const BEAST = 'Rustling in the Bushes';
const HOARD = ['Mostly Straight Sword', 'Fireball, Probably', 'Shield', 'Ally', 'Thief', 'Trap'];

export const POSITIONS: readonly Position[] = [
  {
    what: 'the last rival holds one card: a Trap takes it',
    at: () => table({ hands: [['Trap', 'Rest', 'Bag of Letting Go', 'Ally'], 1], deck: ['Rest'] }),
    seat: 0,
    right: ['Trap'],
  },
  {
    what: 'the last rival holds two cards: a Thief takes both',
    at: () => table({ hands: [['Thief', 'Rest', 'Potion of Modest Healing', 'Ally'], 2], deck: ['Rest'] }),
    seat: 0,
    right: ['Thief'],
  },
  {
    what: 'one of three holds a single card: the Trap puts them out',
    at: () => table({ hands: [['Trap', 'Rest', 'Map Drawn by a Goblin', 'Ally'], 1, 6, 6], deck: ['Rest'] }),
    seat: 0,
    right: ['Trap'],
  },
  {
    what: 'a Thief robs the one who can be put out, not the richest',
    at: () => table({ hands: [['Thief', 'Rest', 'Ally', 'Trap'], 2, 7] }).answers(0, 'Thief'),
    seat: 0,
    right: ['Player 2'],
  },
  {
    what: 'and takes the second card there as well',
    at: () => table({ hands: [['Thief', 'Rest', 'Ally', 'Trap'], 2, 7] }).answersAll(0, 'Thief', 'Player 2'),
    seat: 0,
    right: ['Player 2'],
  },
  {
    what: 'a Fireball is aimed at whoever it can put out',
    at: () =>
      table({ hands: [['Fireball, Probably', 'Rest', 'Ally', 'Trap'], 6, 1, 6] }).answers(0, 'Fireball'),
    seat: 0,
    right: ['Player 3'],
  },
  {
    what: 'a Shield is raised when everything is at stake',
    at: () =>
      table({ hands: [['Axe with Commitment Issues', 'Rest'], ['Shield', 'Ally', 'Trap'], 5] })
        .rolls(6)
        .answersAll(0, 'Axe', 'Player 2'),
    seat: 1,
    right: ['Raise a Shield'],
  },
  {
    what: 'but not to save a single card of many',
    at: () =>
      table({ hands: [['Mostly Straight Sword', 'Rest'], ['Shield', 'Rest', ...HOARD.slice(3)], 5] })
        .rolls(4)
        .answersAll(0, 'Mostly', 'Player 2'),
    seat: 1,
    right: ['Take the hit'],
  },
  {
    what: 'the least is discarded, not the Resurrection',
    at: () =>
      table({
        hands: [['Mostly Straight Sword', 'Ally'], ['Resurrection', 'Shield', 'Rest', 'Trap', 'Thief'], 5],
      })
        .rolls(4)
        .answersAll(0, 'Mostly', 'Player 2')
        .answers(1, 'Take the hit'),
    seat: 1,
    right: ['Rest'],
  },
  {
    what: 'a Slime is paid with a single point',
    at: () =>
      table({
        hands: [['Fireball, Probably', 'Axe with Commitment Issues', 'Winds of Change', 'Shield'], 4],
        deck: [BEAST],
        beasts: ['Damp Slime'],
      }),
    seat: 0,
    right: ['Winds of Change'],
  },
  {
    what: 'a Chair is paid with a Sword and a Rest, not with the Fireball',
    at: () =>
      table({
        hands: [['Mostly Straight Sword', 'Rest', 'Fireball, Probably', 'Shield', 'Thief'], 4],
        deck: [BEAST],
        beasts: ['Chair with Teeth'],
      }),
    seat: 0,
    right: ['Rest', 'Mostly Straight Sword', 'Shield', 'Thief'],
  },
  {
    what: 'a Beast that cannot be beaten gets what is worth least',
    at: () =>
      table({
        hands: [['Resurrection', 'Rest', 'Shield', 'Trading Post', 'Thief'], 4],
        deck: [BEAST],
        beasts: ['Wobbling Rhombus'],
      }),
    seat: 0,
    right: ['Rest', 'Trading Post'],
  },
  {
    what: 'who can rise again does',
    at: () =>
      table({ hands: [['Trap', 'Rest'], ['Resurrection'], 5] })
        .answers(0, 'Trap')
        .answers(1, 'Take the hit')
        .answers(2, 'Take the hit')
        .picks(2, 0),
    seat: 1,
    right: ['Rise again'],
  },
  {
    what: 'a poor hand is traded for a rich one',
    at: () =>
      table({ hands: [['Trading Post', 'Rest'], 3, 9], deck: ['Winds of Change'] }).answers(
        0,
        'Trading Post',
      ),
    seat: 0,
    right: ['Player 3'],
  },
  {
    what: 'a rich hand is not traded for a poor one',
    at: () => table({ hands: [['Trading Post', ...HOARD], 2, 2] }).answers(0, 'Trading Post'),
    seat: 0,
    right: ['No trade'],
  },
  {
    what: 'with two poor cards against nine, the Trading Post is the card to play',
    at: () => table({ hands: [['Trading Post', 'Rest'], 9], deck: ['Winds of Change'] }),
    seat: 0,
    right: ['Trading Post'],
  },
  {
    what: 'the Ranger leads away what asks for too many cards',
    at: () =>
      table({
        hands: [['Rest', 'Trap'], 4],
        deck: [BEAST],
        beasts: ['Minotaur Asking for Directions'],
        characters: { 0: 'Ranger Who Is Definitely Not Lost' },
      }),
    seat: 0,
    right: ['Use Ranger'],
  },
  {
    what: 'but not what pays three cards for two',
    at: () =>
      table({
        hands: [['Shield', 'Trap', 'Ally', 'Mostly Straight Sword', 'Rest', 'Thief'], 4],
        deck: [BEAST],
        beasts: ['Two-Thirds of a Hydra'],
        characters: { 0: 'Ranger Who Is Definitely Not Lost' },
      }),
    seat: 0,
    right: ['Not now'],
  },
  {
    what: 'the Knight rolls a one again',
    at: () =>
      table({
        hands: [['Axe with Commitment Issues', 'Rest', 'Ally'], 4],
        characters: { 0: 'Overconfident Knight' },
      })
        .rolls(1)
        .answers(0, 'Axe'),
    seat: 0,
    right: ['Use Overconfident'],
  },
  {
    what: 'and keeps a six that wins',
    at: () =>
      table({
        hands: [['Axe with Commitment Issues', 'Rest', 'Ally'], 3],
        characters: { 0: 'Overconfident Knight' },
      })
        .rolls(6)
        .answers(0, 'Axe'),
    seat: 0,
    right: ['Not now'],
  },
  {
    what: 'of a one and a six, the six heals',
    at: () =>
      table({
        hands: [['Potion of Modest Healing', 'Rest', 'Ally'], 4],
        characters: { 0: 'Alchemist Without Eyebrows' },
      })
        .rolls(1, 6)
        .answersAll(0, 'Potion', 'Use Alchemist'),
    seat: 0,
    right: ['Keep the 6'],
  },
  {
    what: 'Shield and Resurrection are not played for nothing',
    at: () => table({ hands: [['Resurrection', 'Shield', 'Rest'], 4, 4], deck: ['Winds of Change'] }),
    seat: 0,
    right: ['Rest', 'Winds of Change'],
  },
  {
    what: 'the Barbarian is called when he wins a good fight',
    at: () =>
      table({
        hands: [['Rest', 'Trap', 'Thief', 'Trading Post'], 4],
        deck: [BEAST],
        beasts: ['Cave Troll on a Diet'],
        characters: { 0: 'Vegetarian Barbarian' },
      }).answersAll(0, 'Rest', 'Thief'),
    seat: 0,
    right: ['Vegetarian'],
  },
  {
    what: 'the Bard stops a Thief who would take the last cards',
    at: () =>
      table({ hands: [['Thief', 'Rest', 'Ally'], 2], characters: { 1: 'Bard Nobody Hired' } }).answers(
        0,
        'Thief',
      ),
    seat: 1,
    right: ['Use Bard'],
  },
  {
    what: 'the Squire stands in for a whole hand',
    at: () =>
      table({
        hands: [['Axe with Commitment Issues', 'Rest', 'Ally'], 3],
        characters: { 1: 'Squire with a Very Shiny Tray' },
      })
        .rolls(6)
        .answers(0, 'Axe'),
    seat: 1,
    right: ['Send the Squire'],
  },
];
