// Counting Vitest's report: nothing that went wrong may be counted as a pass.

import { expect, test } from 'vitest';
import { ROOT } from './sources.ts';
import { judge } from './unit-tests.ts';

const report = (numPassedTests: number, numFailedTests: number, brokenFiles = 0) => ({
  numPassedTests,
  numFailedTests,
  testResults: Array.from({ length: brokenFiles }, () => ({
    name: '/x/broken.test.ts',
    status: 'failed',
    message: 'no such module',
    assertionResults: [],
  })),
});

test('passes and failures are counted', () => {
  expect(judge({ code: 1, output: 'x' }, report(3, 2))).toEqual({ passed: 3, failed: 2, output: 'x' });
});

test('a file that cannot be loaded counts as a failure', () => {
  expect(judge({ code: 1, output: '' }, report(3, 0, 1)).failed).toBe(1);
});

test('an error that belongs to no test counts as a failure', () => {
  expect(judge({ code: 1, output: '' }, report(3, 0)).failed).toBe(1);
});

test('no report at all counts as a failure', () => {
  expect(judge({ code: 127, output: '' }, undefined)).toEqual({ passed: 0, failed: 1, output: '' });
});

test('what failed stands at the beginning, with its file, and passes are left out', () => {
  const failing = { fullName: 'EX-01 a rule', status: 'failed', failureMessages: ['expected 1 to be 2'] };
  const passing = { fullName: 'EX-02 a rule', status: 'passed', failureMessages: [] };
  const file = { name: `${ROOT}/games/x.test.ts`, status: 'failed', assertionResults: [passing, failing] };
  const { output } = judge(
    { code: 1, output: ' ✓ games/y.test.ts (2 tests) 3ms\n ❯ games/x.test.ts' },
    { numPassedTests: 1, numFailedTests: 1, testResults: [file] },
  );
  expect(output).toBe('games/x.test.ts: EX-01 a rule\nexpected 1 to be 2\n ❯ games/x.test.ts');
});

test('a file that cannot be loaded is named with its reason', () => {
  expect(judge({ code: 1, output: '' }, report(3, 0, 1)).output).toMatch(/broken\.test\.ts: no such module/);
});
