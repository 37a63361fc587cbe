// What cards are worth in a fight, and which of them are put down by whoever does not choose.

import { expect, test } from 'vitest';
import { cheapestSet } from '../rules/worth.ts';
import { names, table } from './table.ts';

const HAND = ['Rest', 'Suspicious Sandwich', 'Beast Whistle', 'Hammer of Thuds', 'Giant’s Confidence']; // 0, 1, 2, 3, 4

test.each([
  [{ missing: 1, short: 3 }, ['Hammer of Thuds']],
  [{ missing: 1, short: 4 }, ['Giant’s Confidence']],
  [{ missing: 2, short: 3 }, ['Rest', 'Hammer of Thuds']],
  [{ missing: 2, short: 6 }, ['Beast Whistle', 'Giant’s Confidence']],
  [{ missing: 0, short: 5 }, ['Beast Whistle', 'Hammer of Thuds']],
  [{ missing: 5, short: 0 }, HAND],
  [
    { missing: 1, short: 10 },
    ['Suspicious Sandwich', 'Beast Whistle', 'Hammer of Thuds', 'Giant’s Confidence'],
  ],
  [{ missing: 1, short: 11 }, []],
  [{ missing: 6, short: 1 }, []],
])('UA-R-21 for %o, as few cards as will do and no dearer than they must be', (wanted, chosen) => {
  const t = table({ hands: [HAND, 3] });
  const cards = cheapestSet(t.table, t.state.hands[0]!.slice(0, HAND.length), wanted);
  expect(names(t, cards).toSorted()).toEqual(chosen.toSorted());
});
