// Where everything stands on the map: regions in percent of the picture, the lines between them, and the ends of gates.

import { REGION_CODES, type RegionCode, regionOf } from '../cards/regions.ts';

/** From the left and from above, in percent. */
export type Spot = { readonly x: number; readonly y: number };

const COLUMN = { a: 5.6, b: 19.4, c: 33.2, d: 78.6, e: 94.4 } as const;

/** The middle is left free, for what is going on. */
const PLACES: Readonly<Record<RegionCode, Spot>> = {
  SI: { x: COLUMN.a, y: 10 },
  CC: { x: COLUMN.c, y: 10 },
  UWW: { x: COLUMN.d, y: 10 },
  SS: { x: COLUMN.e, y: 10 },
  LF: { x: COLUMN.a, y: 42 },
  SU: { x: COLUMN.b, y: 42 },
  HI: { x: COLUMN.c, y: 42 },
  SH: { x: COLUMN.d, y: 43 },
  UWU: { x: COLUMN.e, y: 43 },
  DS: { x: COLUMN.b, y: 74 },
  GW: { x: COLUMN.c, y: 74 },
  SL: { x: COLUMN.d, y: 77 },
  SB: { x: COLUMN.a, y: 90 },
};

export const WHOLE_MAP: readonly Spot[] = REGION_CODES.map((code) => PLACES[code]);

/** Half a region and half a gate's end, in rem: gates stand just outside the walls. */
const ACROSS = 4.35;
const ALONG = 2.2;

/** Which wall of a region a gate leaves by. */
type Side = 'left' | 'right' | 'above' | 'below';

const OUTSIDE: Readonly<Record<Side, readonly [number, number]>> = {
  left: [-ACROSS, 0],
  right: [ACROSS, 0],
  above: [0, -ALONG],
  below: [0, ALONG],
};

export type GateEnd = Spot & { readonly dx: number; readonly dy: number };

/** A gate's way over the map, from its first region to its second. */
export type Line = { readonly points: readonly Spot[]; readonly ends: readonly [GateEnd, GateEnd] };

const endAt = ({ x, y }: Spot, side: Side): GateEnd => ({ x, y, dx: OUTSIDE[side][0], dy: OUTSIDE[side][1] });

function sideTowards(from: Spot, to: Spot): Side {
  if (Math.abs(from.x - to.x) > 3) return to.x > from.x ? 'right' : 'left';
  return to.y > from.y ? 'below' : 'above';
}

function straight(from: Spot, to: Spot): Line {
  return {
    points: [from, to],
    ends: [endAt(from, sideTowards(from, to)), endAt(to, sideTowards(to, from))],
  };
}

/** Subterranean lies in the corner: two of its gates go round one. */
function roundTheCorner(from: Spot, to: Spot, y: number): Line {
  const level = { x: to.x, y };
  return { points: [from, { x: from.x, y }, level], ends: [endAt(from, 'below'), endAt(level, 'right')] };
}

const SB = regionOf('SB');
const CORNERS: Readonly<Record<number, number>> = { [regionOf('DS')]: 87, [regionOf('SL')]: 95.5 };

export function lineBetween(from: number, to: number): Line {
  const [one, other] = [WHOLE_MAP[from]!, WHOLE_MAP[to]!];
  const corner = to === SB ? CORNERS[from] : undefined;
  return corner === undefined ? straight(one, other) : roundTheCorner(one, other, corner);
}

/** The surroundings of a region on a narrow screen: itself in the middle, its neighbours around it, each on its side. */
const SLOTS: readonly Spot[] = [
  { x: 19, y: 18 },
  { x: 81, y: 18 },
  { x: 19, y: 82 },
  { x: 81, y: 82 },
  { x: 50, y: 12 },
  { x: 50, y: 88 },
];
const CENTRE: Spot = { x: 50, y: 50 };

export function surroundings(region: number, neighbours: readonly number[]): ReadonlyMap<number, Spot> {
  const places = new Map<number, Spot>([[region, CENTRE]]);
  const free = new Set(SLOTS.slice(0, 4));
  for (const neighbour of neighbours) {
    const slot = nearest(free, directionOf(region, neighbour));
    free.delete(slot);
    places.set(neighbour, slot);
  }
  return places;
}

function directionOf(region: number, neighbour: number): Spot {
  const [from, to] = [WHOLE_MAP[region]!, WHOLE_MAP[neighbour]!];
  return { x: CENTRE.x + Math.sign(to.x - from.x) * 31, y: CENTRE.y + Math.sign(to.y - from.y) * 32 };
}

function nearest(slots: ReadonlySet<Spot>, wanted: Spot): Spot {
  const distance = ({ x, y }: Spot) => Math.hypot(x - wanted.x, y - wanted.y);
  return [...slots].reduce((best, slot) => (distance(slot) < distance(best) ? slot : best));
}

/** Where a gate's end stands on the way from one place to another. */
export const onTheWay = (from: Spot, to: Spot, share: number): Spot => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});
