// Which button stands out when a die may be rolled again or one of two kept.

import { expect, test } from 'vitest';
import { mainOf } from '../board/main-option.ts';
import type { DieData } from '../questions/resolving.ts';
import type { UseData } from '../questions/treasure.ts';

const offered = (...data: (DieData | UseData | undefined)[]) =>
  data.map((each, index) => ({ index, key: index, label: `Option ${index}`, ...(each && { data: each }) }));
const mainIn = (...data: (DieData | undefined)[]) => mainOf(offered(...data), offered(...data))?.index;

test('of two green dice the one that defeats the monster stands out, whichever was rolled first', () => {
  expect(mainIn({ outcome: 'miss' }, { outcome: 'defeat' })).toBe(1);
  expect(mainIn({ outcome: 'defeat' }, { outcome: 'miss' })).toBe(0);
  expect(mainIn({ outcome: 'critical fail' }, { outcome: 'too weak' })).toBe(1);
  expect(mainIn({ outcome: 'miss' }, { outcome: 'too weak' }), 'they come to the same').toBeUndefined();
});

test('a die that defeats the monster is kept, one that fails is rolled again', () => {
  expect(mainIn({ chance: 0.4 }, { outcome: 'defeat' })).toBe(1);
  expect(mainIn({ chance: 0.4 }, { outcome: 'miss' })).toBe(0);
  expect(mainIn({ chance: 0 }, { outcome: 'miss' }), 'neither helps').toBeUndefined();
});

test('where no die is asked about, the first button stands out as on any table', () => {
  expect(mainIn(undefined, undefined)).toBe(0);
  expect(mainIn()).toBeUndefined();
});

test('HM-TREASURE-05 a treasure is worn in place of what it betters most, and stashed where it betters nothing', () => {
  const mainFor = (...gains: number[]) => {
    const stash = { way: 'stash' } as const;
    const all = offered(...gains.map((gain, instead) => ({ way: 'equip', instead, gain }) as const), stash);
    return mainOf(all.slice(gains.length), all)?.index;
  };
  expect(mainFor(1, 3)).toBe(1);
  expect(mainFor(5)).toBe(0);
  expect(mainFor(0, -1), 'the stash').toBe(2);
});
