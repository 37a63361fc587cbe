// The clock at a terminal: it runs for the question, whatever else is typed meanwhile.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PendingDecision } from '../engine/match.ts';
import { Clocks } from './play/clocks.ts';
import { inTime, TOO_LATE } from './terminal.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const asked = (seat: number, id: string) => ({ seat, id }) as PendingDecision;

test('a question has its time once, however often it is shown; the next one has all of it', () => {
  const clocks = new Clocks(30);
  expect(clocks.leftFor(asked(0, 'a'))).toBe(30_000);
  vi.advanceTimersByTime(12_000);
  expect(clocks.leftFor(asked(0, 'a'))).toBe(18_000);
  expect(clocks.leftFor(asked(1, 'a'))).toBe(30_000);
  expect(clocks.leftFor(asked(0, 'b'))).toBe(30_000);
  vi.advanceTimersByTime(60_000);
  expect(clocks.leftFor(asked(0, 'b'))).toBe(0);
  clocks.forget();
  expect(clocks.leftFor(asked(0, 'b'))).toBe(30_000);
});

test('a line in time is a line; without one in time it is too late; without a clock there is no hurry', async () => {
  const never = new Promise<string>(() => {});
  const late = inTime(never, 1000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await late).toBe(TOO_LATE);
  expect(await inTime(Promise.resolve('2'), 1000)).toBe('2');
  expect(vi.getTimerCount()).toBe(0);
  expect(await inTime(Promise.resolve('2'), undefined)).toBe('2');
});
