// The clock of a table: it counts down by the page's own clock, and runs out once.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countDown } from '../table/clock.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('it says each second how many are left, and runs out once', () => {
  const left: number[] = [];
  const over = vi.fn();
  countDown(3, (each) => left.push(each), over);
  vi.advanceTimersByTime(2_999);
  expect([left, over.mock.calls.length]).toEqual([[3, 2, 1], 0]);
  vi.advanceTimersByTime(60_000);
  expect([left, over.mock.calls.length]).toEqual([[3, 2, 1, 0], 1]);
});

test('a question that was answered in time never runs out', () => {
  const over = vi.fn();
  const stop = countDown(30, () => {}, over);
  vi.advanceTimersByTime(29_000);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(over).not.toHaveBeenCalled();
});
