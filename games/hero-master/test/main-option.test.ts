// Which button stands out when a die may be rolled again or one of two kept.

import { expect, test } from 'vitest';
import { mainOf } from '../board/main-option.ts';
import type { DieData } from '../questions/resolving.ts';

const offered = (...data: (DieData | undefined)[]) =>
  data.map((each, index) => ({ index, key: index, label: `Option ${index}`, ...(each && { data: each }) }));
const mainIn = (...data: (DieData | undefined)[]) => mainOf(offered(...data))?.index;

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
