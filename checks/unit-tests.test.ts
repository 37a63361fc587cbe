// Counting Vitest's report: nothing that went wrong may be counted as a pass.

import { expect, test } from 'vitest';
import { judge } from './unit-tests.ts';

const report = (numPassedTests: number, numFailedTests: number, brokenFiles = 0) => ({
  numPassedTests,
  numFailedTests,
  testResults: Array.from({ length: brokenFiles }, () => ({ status: 'failed', assertionResults: [] })),
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
