// Icons taken apart: islands, holes, islands in holes, and outlines written in every way SVG knows.

import { expect, test } from 'vitest';
import { contoursOf, pointsAlong } from './outline.ts';
import { platesOf } from './plates.ts';

const square = (x: number, y: number, size: number) => `M${x} ${y}h${size}v${size}h-${size}z`;

test('plates are islands, the largest first, with their holes; an island in a hole is a plate again', () => {
  const { plates, hollows, silhouette } = platesOf(
    square(0, 0, 100) + square(10, 10, 60) + square(20, 20, 20) + square(200, 0, 150),
  );
  expect(plates.map(({ area }) => Math.round(area))).toEqual([22500, 10000, 400]);
  expect(hollows.map(({ area }) => Math.round(area))).toEqual([3600]);
  expect(plates[1]?.path.match(/M/g)).toHaveLength(2);
  expect(silhouette.match(/M/g)).toHaveLength(2);
});

test('the hull goes around all of it', () => {
  const { hull } = platesOf(square(0, 0, 10) + square(90, 90, 10));
  for (const corner of ['0 0', '0 10', '10 0', '90 100', '100 100', '100 90']) expect(hull).toContain(corner);
  expect(hull).not.toContain('90 90');
});

test('lines, curves, smooth curves and arcs end where they should', () => {
  const ends = (outline: string) => contoursOf(outline).map(({ curves }) => curves.at(-1)?.[2]);
  expect(ends('M10 10l5 0h5v5H0V0z')).toEqual([[0, 0]]);
  expect(ends('M0 0c0 10 10 10 10 0s10-10 10 0')).toEqual([[20, 0]]);
  expect(ends('M0 0q5 10 10 0t10 0')).toEqual([[20, 0]]);
  const [[x, y] = [0, 0]] = ends('M0 0a10 10 0 0120 0a10 10 0 01-20 0') as [number, number][];
  expect(x).toBeCloseTo(0);
  expect(y).toBeCloseTo(0);
});

test('a circle of arcs has the area of a circle', () => {
  const [circle] = contoursOf('M0 0a50 50 0 1 1 100 0a50 50 0 1 1-100 0z');
  const area = platesOf('M0 0a50 50 0 1 1 100 0a50 50 0 1 1-100 0z').plates[0]?.area ?? 0;
  expect(pointsAlong(circle as never)).toHaveLength(13);
  expect(area / (Math.PI * 2500)).toBeGreaterThan(0.93);
  expect(area / (Math.PI * 2500)).toBeLessThan(1.01);
});
