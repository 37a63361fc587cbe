// An icon of one colour taken apart: plates (its islands), hollows (the holes in them) and a silhouette, each to be painted.

import { type Contour, contoursOf, type Point, pointsAlong, written } from './outline.ts';

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type Plate = {
  /** The plate with the holes in it; fill it by the even-odd rule. */
  readonly path: string;
  readonly area: number;
  readonly middle: Point;
  readonly box: Box;
};

export type Plates = {
  /** The largest first: these are the numbers that a recipe's `paint` counts. */
  readonly plates: readonly Plate[];
  /** The largest first: these are the numbers that `inner` and `eyes` count. */
  readonly hollows: readonly Plate[];
  /** Everything within the outer edges. */
  readonly silhouette: string;
  /** The icon as it was, holes open. */
  readonly outline: string;
  /** Drawn behind an icon whose parts float apart, so that the scene does not show through its middle. */
  readonly hull: string;
  readonly box: Box;
};

/** Finds an icon by its name, already taken apart. */
export type Icons = (name: string) => Plates;

type Shape = Plate & { readonly points: readonly Point[]; within: readonly Shape[] };

export function platesOf(outline: string): Plates {
  const shapes = contoursOf(outline).map(shapeOf);
  for (const shape of shapes) shape.within = shapes.filter((other) => lies(shape, other));
  const islands = shapes.filter(({ within }) => within.length % 2 === 0).sort(largestFirst);
  const hollows = shapes.filter(({ within }) => within.length % 2 === 1).sort(largestFirst);
  const points = shapes.flatMap((shape) => shape.points);
  return {
    plates: islands.map((island) => bare({ ...island, path: withHoles(island, hollows) })),
    hollows: hollows.map(bare),
    silhouette: shapes
      .filter(({ within }) => within.length === 0)
      .map(({ path }) => path)
      .join(''),
    outline: shapes.map(({ path }) => path).join(''),
    hull: hullOf(points),
    box: boxOf(points),
  };
}

const largestFirst = (one: Shape, other: Shape) => other.area - one.area;
const bare = ({ path, area, middle, box }: Plate): Plate => ({ path, area, middle, box });

const withHoles = (island: Shape, hollows: readonly Shape[]): string =>
  [
    island,
    ...hollows.filter(({ within }) => within.length === island.within.length + 1 && within.includes(island)),
  ]
    .map(({ path }) => path)
    .join('');

function shapeOf(contour: Contour): Shape {
  const points = pointsAlong(contour);
  return {
    path: written(contour),
    points,
    area: areaOf(points),
    middle: [mean(points, 0), mean(points, 1)],
    box: boxOf(points),
    within: [],
  };
}

function lies(shape: Shape, other: Shape): boolean {
  if (shape === other || other.area <= shape.area) return false;
  const [first, half] = [shape.points[0], shape.points[shape.points.length >> 1]];
  return isInside(first as Point, other.points) && isInside(half as Point, other.points);
}

const mean = (points: readonly Point[], axis: 0 | 1) =>
  points.reduce((sum, point) => sum + point[axis], 0) / points.length;

function areaOf(points: readonly Point[]): number {
  let twice = 0;
  for (const [at, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[(at + 1) % points.length] as Point;
    twice += x * nextY - nextX * y;
  }
  return Math.abs(twice) / 2;
}

function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  let is = false;
  for (const [at, [ax, ay]] of polygon.entries()) {
    const [bx, by] = polygon[(at + polygon.length - 1) % polygon.length] as Point;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) is = !is;
  }
  return is;
}

function hullOf(points: readonly Point[]): string {
  const sorted = points.toSorted((one, other) => one[0] - other[0] || one[1] - other[1]);
  const around = [...halfHull(sorted), ...halfHull(sorted.toReversed())];
  return `M${around.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`;
}

function halfHull(sorted: readonly Point[]): Point[] {
  const half: Point[] = [];
  for (const point of sorted) {
    while (half.length > 1 && !turnsLeft(half.at(-2) as Point, half.at(-1) as Point, point)) half.pop();
    half.push(point);
  }
  return half;
}

const turnsLeft = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) =>
  (bx - ax) * (cy - ay) > (by - ay) * (cx - ax);
