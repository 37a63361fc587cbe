// The dice: every one of them has six sides, also where the other tests say what it shows.

import { expect, test } from 'vitest';
import { table, told, unopposed } from './table.ts';

/** What a die showed in a table of that seed. */
type Throw = (seed: string) => number | undefined;

const THROWS: Record<string, Throw> = {
  'for a card played': (seed) =>
    told(table({ hands: [['Lucky Talisman', 'Rest'], 3], seed }).answers(0, 'Lucky Talisman'), 'rolled')[0]
      ?.die,
  'of a Werewolf': (seed) =>
    table({
      hands: [['Rest', 'Rest'], 9],
      deck: ['Trap', 'Rustling in the Bushes'],
      beasts: ['Werewolf at Half Moon'],
      seed,
    })
      .answers(0, 'Rest')
      .view().players[1]!.beasts[0]!.points - 3,
  'of a ghost': (seed) => {
    const t = table({ hands: [3, [], 3, 3], out: [1], active: 1, options: { ghosts: true }, seed });
    return told(t.answers(1, 'Roll'), 'ghostRolled')[0]?.die;
  },
  'of a duel': (seed) => {
    const t = table({ hands: [['Loaded Die (Loaded With What?)', 'Rest'], 3, 3], seed });
    return told(unopposed(t.rolls(6).answers(0, 'Loaded Die')), 'dueled')[0]?.die;
  },
  'rolled again': (seed) => {
    const t = table({
      hands: [['Hammer of Thuds', 'Rest'], 3, 3],
      characters: { 0: 'Overconfident Knight' },
      seed,
    });
    t.rolls(1).answersAll(0, 'Hammer of Thuds', 'Player 2', 'Use Overconfident');
    return told(t, 'rerolled')[0]?.die;
  },
};

test.each(Object.keys(THROWS))('UA-ROLL-01 a die has six sides: %s', (name) => {
  const shown = Array.from({ length: 60 }, (_, deal) => THROWS[name]!(`dice ${deal}`));
  expect([...new Set(shown)].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
});

const SWORD = 'Mostly Straight Sword';
const played = (card: string, more = {}) => table({ hands: [[card, 'Rest'], 3, 3], ...more });

test('UA-CHAR-05 a Knight who has had a second roll has none in the next turn', () => {
  const t = table({
    hands: [
      [SWORD, 'Hammer of Thuds', 'Ally'],
      ['Rest', 'Trap'],
    ],
    characters: { 0: 'Overconfident Knight' },
    nightfall: true,
  });
  t.rolls(4, 2, 4).answersAll(0, SWORD, 'Use Overconfident').answers(1, 'Rest').answers(0, 'Hammer of Thuds');
  expect([t.question, t.asked]).toEqual(['defend', [1]]);
});

test('UA-CHAR-01 an Alchemist who was not wanted for the roll does not have it rolled again', () => {
  const t = played('Potion of Modest Healing', { characters: { 0: 'Alchemist Without Eyebrows' } });
  t.rolls(2).answersAll(0, 'Potion of Modest', 'Not now');
  expect([t.asked, told(t, 'rolled').map(({ die }) => die)]).toEqual([[1], [2]]);
});

test('UA-CHAR-01 of two dice that show the same there is none to choose', () => {
  const t = played('Potion of Modest Healing', {
    characters: { 0: 'Alchemist Without Eyebrows' },
    deck: ['Trap', 'Ally', 'Thief'],
  });
  t.rolls(4, 4).answersAll(0, 'Potion of Modest', 'Use Alchemist');
  expect([t.asked, told(t, 'rolled').map(({ die }) => die), told(t, 'kept')]).toEqual([[1], [4, 4], []]);
});

test('UA-R-64 a ghost has no use for its Character', () => {
  const t = table({
    hands: [3, [], 3, 3],
    out: [1],
    active: 1,
    deck: [SWORD],
    characters: { 1: 'Overconfident Knight' },
    options: { ghosts: true },
  })
    .rolls(6, 4)
    .answersAll(1, 'Roll', 'Draw', 'Player 4');
  expect([t.question, t.asked]).toEqual(['defend', [3]]);
});

test('UA-R-72 X-30 a duel of the second player’s: whoever rolls as much is safe, the first player too', () => {
  const t = table({ hands: [3, ['Loaded Die (Loaded With What?)', 'Rest'], 3], active: 1 })
    .rolls(4, 3, 4)
    .answers(1, 'Loaded Die');
  expect([t.question, t.asked, t.view().effects[0]!.lower]).toEqual(['defend', [2], [2]]);
});

test('UA-ACTION-GEN-01 a card that is not rolled for shows no die', () => {
  const [effect] = played('Trap').answers(0, 'Trap').view().effects;
  expect([effect!.die, effect!.dice]).toEqual([undefined, []]);
});
