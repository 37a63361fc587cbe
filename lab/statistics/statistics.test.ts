// Intervals and corrections: against published values, and against truth that is simulated.

import { describe, expect, test } from 'vitest';
import { below, type Rng, rngFrom } from '../../engine/random.ts';
import { difference, mean, noContrast, noMoments, noteContrast, noteMoments } from './contrast.ts';
import { correctedApart, holm } from './correction.ts';
import { normalBelow, normalQuantile, studentBelow, studentQuantile, twoSided } from './normal.ts';
import { quantile, share } from './share.ts';

describe('published values', () => {
  // Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I, method 3.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('Wilson’s interval for %i of %i', (count, of, low, high) => {
    const interval = share(count, of);
    expect(interval.value).toBeCloseTo(count / of, 12);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  test('the normal distribution', () => {
    expect(normalQuantile(0.975)).toBeCloseTo(1.959963984540054, 9);
    expect(normalQuantile(0.9)).toBeCloseTo(1.2815515655446004, 9);
    expect(normalBelow(-3)).toBeCloseTo(0.0013498980316300933, 12);
    expect(normalBelow(0.5)).toBeCloseTo(0.6914624612740131, 12);
  });

  test.each([
    [1, 12.7062],
    [5, 2.5706],
    [10, 2.2281],
    [30, 2.0423],
    [120, 1.9799],
  ])('Student’s t for %i degrees of freedom', (degrees, t) => {
    expect(studentQuantile(0.975, degrees)).toBeCloseTo(t, 4);
    expect(studentBelow(t, degrees)).toBeCloseTo(0.975, 4);
    expect(twoSided(-t, degrees)).toBeCloseTo(0.05, 4);
  });

  // The example of R's p.adjust(c(0.01, 0.04, 0.03, 0.005), "holm").
  test('Holm’s correction', () => {
    const corrected = holm([0.01, 0.04, 0.03, 0.005]);
    [0.03, 0.06, 0.06, 0.02].forEach((value, i) => {
      expect(corrected[i]).toBeCloseTo(value, 12);
    });
    expect(holm([0.9, 0.8])).toEqual([1, 1]);
  });

  // Student's own example (1908), the extra sleep of ten patients: difference 1.58, t = 4.0621, p = 0.002833.
  test('what was asked about is corrected apart from the rest, each with half of the mistakes', () => {
    const row = (chance: number, asked: boolean) => ({ chance, asked, enough: true });
    const rows = [row(0.01, true), ...Array.from({ length: 9 }, () => row(0.01, false))];
    expect(correctedApart(rows).map((chance) => chance.toFixed(2))).toEqual([
      '0.02',
      ...Array(9).fill('0.18'),
    ]);
    expect(correctedApart([row(0.01, false), row(0.02, false)])).toEqual([0.02, 0.02]);
    expect(correctedApart([{ chance: 0, asked: true, enough: false }])).toEqual([1]);
  });

  test('a paired difference is the paired t test', () => {
    const one = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0];
    const other = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4];
    const sums = noContrast();
    one.forEach((hits, i) => {
      noteContrast(sums, { hits, of: 1 }, { hits: other[i]!, of: 1 });
    });
    const { value, low, high, chance, enough } = difference(sums);
    expect(value).toBeCloseTo(1.58, 10);
    expect([low, high].map((end) => Math.round(end * 1e4) / 1e4)).toEqual([0.7001, 2.4599]);
    expect(chance).toBeCloseTo(0.002833, 6);
    expect(enough).toBe(false);
  });

  test('a mean with Student’s interval', () => {
    const sums = noMoments();
    for (const figure of [1, 2, 3, 4, 5]) noteMoments(sums, figure);
    // 3 ± 2.7764 · 1.5811 / √5
    expect(mean(sums).low).toBeCloseTo(1.0368, 4);
    expect(mean(sums).high).toBeCloseTo(4.9632, 4);
  });
});

const RUNS = 1500;

/** How often an interval holds the truth, and how far that may stray from 95 % in so many runs. */
function coverage(truth: number, run: (rng: Rng) => { low: number; high: number }): number {
  let held = 0;
  for (let i = 0; i < RUNS; i++) {
    const { low, high } = run(rngFrom([i, 2, 3, 5]));
    if (low <= truth && truth <= high) held++;
  }
  return held / RUNS;
}

describe('simulated truth: an interval holds it nineteen times in twenty', () => {
  test('a share', () => {
    const held = coverage(0.3, (rng) => {
      let count = 0;
      for (let i = 0; i < 80; i++) if (below(rng, 10) < 3) count++;
      return share(count, 80);
    });
    expect(held).toBeGreaterThan(0.93);
    expect(held).toBeLessThan(0.97);
  });

  test('a difference between those with a card and those without, of whom exactly one wins', () => {
    // Four seats, each with the card one time in three; who has it has three tickets in the lot, the others two.
    const truth = exactDifference();
    const held = coverage(truth, (rng) => {
      const sums = noContrast();
      for (let match = 0; match < 250; match++) {
        const tickets = Array.from({ length: 4 }, () => (below(rng, 3) === 0 ? 3 : 2));
        const holders = tickets.filter((each) => each === 3).length;
        let ticket = below(
          rng,
          tickets.reduce((sum, each) => sum + each, 0),
        );
        const winner = tickets.findIndex((each) => {
          ticket -= each;
          return ticket < 0;
        });
        const hits = tickets[winner] === 3 ? 1 : 0;
        noteContrast(sums, { of: 4 - holders, hits: 1 - hits }, { of: holders, hits });
      }
      return difference(sums);
    });
    expect(held).toBeGreaterThan(0.93);
    expect(held).toBeLessThan(0.97);
  });

  test('a median', () => {
    // 0 to 100, each as likely as the next.
    const held = coverage(50, (rng) => {
      const histogram: Record<string, number> = {};
      for (let i = 0; i < 120; i++) {
        const value = below(rng, 101);
        histogram[value] = (histogram[value] ?? 0) + 1;
      }
      return quantile(histogram, 0.5);
    });
    expect(held).toBeGreaterThan(0.93);
  });

  test('among fifty things that differ by luck alone, Holm finds something in at most one run of twenty', () => {
    const rng = rngFrom([7, 7, 7, 7]);
    let mistaken = 0;
    for (let run = 0; run < RUNS; run++) {
      const chances = Array.from({ length: 50 }, () => below(rng, 1e6) / 1e6);
      if (holm(chances).some((chance) => chance < 0.05)) mistaken++;
    }
    expect(mistaken / RUNS).toBeLessThan(0.065);
    expect(mistaken).toBeGreaterThan(0);
  });
});

/** Expected wins per seat with the card less those without it, over all ways four seats can hold it. */
function exactDifference(): number {
  let [withCard, without, wins, others] = [0, 0, 0, 0];
  for (let holders = 0; holders <= 4; holders++) {
    const ways = [1, 4, 6, 4, 1][holders]!;
    const weight = ways * (1 / 3) ** holders * (2 / 3) ** (4 - holders);
    const holdersWin = (3 * holders) / (3 * holders + 2 * (4 - holders));
    withCard += weight * holders;
    without += weight * (4 - holders);
    wins += weight * holdersWin;
    others += weight * (1 - holdersWin);
  }
  return wins / withCard - others / without;
}

test('an interval that has nothing to go by is as wide as can be', () => {
  expect(share(0, 0)).toEqual({ value: 0, low: 0, high: 1, of: 0 });
  expect(difference(noContrast())).toMatchObject({ low: -1, high: 1, chance: 1, enough: false });
  expect(mean(noMoments())).toMatchObject({ low: -Infinity, high: Infinity });
});

test('two arms that never differ differ by exactly nothing', () => {
  const sums = noContrast();
  for (let i = 0; i < 100; i++) noteContrast(sums, { of: 1, hits: i % 2 }, { of: 1, hits: i % 2 });
  expect(difference(sums)).toMatchObject({ value: 0, low: 0, high: 0, chance: 1 });
});
