// Counting Vitest's report: nothing that went wrong may be counted as a pass.

import { expect, test } from 'vitest';
import { ROOT } from './sources.ts';
import { afterRepeating, browserTestsToRepeat, judge } from './unit-tests.ts';

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

const browserTest = (name: string, ...failing: string[]) => ({
  name: `${ROOT}/${name}`,
  status: 'failed',
  assertionResults: failing.map((fullName) => ({ fullName, status: 'failed' })),
});
const failedTests = (...testResults: ReturnType<typeof browserTest>[]) => {
  const numFailedTests = testResults.flatMap((file) => file.assertionResults).length;
  const report = { numPassedTests: 9, numFailedTests, testResults };
  return browserTestsToRepeat(judge({ code: 1, output: '' }, report), report);
};

test('tests in a browser are repeated when nothing else failed, and only a few of them', () => {
  expect(failedTests(browserTest('web/test/table.test.ts', 'a', 'b'))).toEqual(['a', 'b']);
  expect(
    failedTests(browserTest('web/test/table.test.ts', 'a'), browserTest('engine/x.test.ts', 'c')),
  ).toEqual([]);
  expect(failedTests(browserTest('web/test/table.test.ts', ...'abcdefg'))).toEqual([]);
});

test('what passes when repeated has passed and is named; what fails again has failed', () => {
  const first = { passed: 9, failed: 1, output: 'x' };
  expect(afterRepeating(first, { passed: 1, failed: 0, output: '' }, ['a'])).toEqual({
    passed: 10,
    failed: 0,
    output: '',
    flaky: ['a'],
  });
  expect(afterRepeating(first, { passed: 0, failed: 1, output: '' }, ['a'])).toBe(first);
  expect(afterRepeating(first, { passed: 0, failed: 0, output: '' }, ['a'])).toBe(first);
});

test('a file that cannot be loaded is named with its reason', () => {
  expect(judge({ code: 1, output: '' }, report(3, 0, 1)).output).toMatch(/broken\.test\.ts: no such module/);
});
