// The report on sizes: it measures functions and files, and leaves tests out.

import { expect, test } from 'vitest';
import { functionSizes, reportSizes, summary } from './sizes.ts';

const TEXT =
  'function one() {}\nconst two = () => {\n  return 2;\n};\nconst o = {\n  three() {\n    four();\n    five();\n  },\n};\n';

test('functions are measured under their names', () => {
  expect(functionSizes({ path: 'a.ts', text: TEXT })).toEqual([
    { what: 'a.ts:1 one', lines: 1 },
    { what: 'a.ts:2 two', lines: 3 },
    { what: 'a.ts:6 three', lines: 4 },
  ]);
});

test('the summary has median, p90 and the five largest', () => {
  const sizes = Array.from({ length: 11 }, (_, n) => ({ what: `f${n}`, lines: n }));
  const text = summary('functions', sizes);
  expect(text).toContain('11 functions: median 5 lines, p90 9');
  expect(
    text
      .split('\n')
      .slice(1)
      .map((line) => line.trim()),
  ).toEqual(['10  f10', '9  f9', '8  f8', '7  f7', '6  f6']);
});

test('test code is left out', () => {
  const report = reportSizes([
    { path: 'engine/a.ts', text: TEXT },
    { path: 'engine/a.test.ts', text: TEXT },
  ]);
  expect(report).toContain('3 functions');
  expect(report).toContain('1 files');
});
