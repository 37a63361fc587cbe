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
