// Where arenas stand on the battle map: by their distance from where the party came in, side by side on a desk, one above the other on a phone.

import type { LinkView, ZoneView } from '../view.ts';

/** In percent of the map. */
export type Frame = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
export type Point = { readonly x: number; readonly y: number };
export type Span = { readonly from: Point; readonly to: Point; readonly middle: Point };

export type MapLayout = {
  readonly arenas: readonly Frame[];
  readonly links: readonly Span[];
  /** How much the longest way from above to below holds: a phone's map is so many lines high. */
  readonly lines: number;
};

export type Heading = 'across' | 'down';

const FAR = 99;

/** Steps from the start, over the connections that are known. */
export function depthsOf({ arenas, links, start }: Pick<ZoneView, 'arenas' | 'links' | 'start'>): number[] {
  const depths: number[] = arenas.map((_, arena) => (arena === start ? 0 : FAR));
  for (let round = 0; round < arenas.length; round++)
    for (const { a, b } of links) {
      depths[a] = Math.min(depths[a]!, depths[b]! + 1);
      depths[b] = Math.min(depths[b]!, depths[a]! + 1);
    }
  const last = Math.max(...depths.filter((depth) => depth < FAR), 0);
  return depths.map((depth) => Math.min(depth, last + 1));
}

/** Room an arena asks for along the way, by the figures in it. */
const PER_LINE = 7;
const weightOf = (figures: number, heading: Heading): number =>
  heading === 'down'
    ? Math.max(1.9, 1.2 + 1.95 * Math.ceil(figures / PER_LINE))
    : 3.4 + Math.min(16, figures) * 0.55;

const GAP: Readonly<Record<Heading, number>> = { across: 8, down: 0.8 };
/** Between arenas side by side: room for the connection that joins them. */
const SIDE_GAP: Readonly<Record<Heading, number>> = { across: 13, down: 4 };

export function layOut(zone: ZoneView, figures: readonly number[], heading: Heading): MapLayout {
  const depths = depthsOf(zone);
  const columns = Map.groupBy(zone.arenas.keys(), (arena) => depths[arena]!);
  const ordered = [...columns.keys()].sort((one, other) => one - other).map((depth) => columns.get(depth)!);
  const weights = ordered.map((arenas) =>
    Math.max(...arenas.map((arena) => weightOf(figures[arena] ?? 0, heading))),
  );
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const gapLines = GAP.down * (ordered.length - 1);
  const gap = heading === 'across' ? GAP.across : (100 * GAP.down) / (sum + gapLines);
  const room = 100 - gap * (ordered.length - 1);
  const frames: Frame[] = [];
  let at = 0;
  for (const [column, arenas] of ordered.entries()) {
    const size = (room * weights[column]!) / sum;
    for (const [row, arena] of arenas.entries())
      frames[arena] = framed({ at, size, row, rows: arenas.length }, heading);
    at += size + gap;
  }
  return {
    arenas: frames,
    links: zone.links.map((link, i) => spanOf(frames, link, twinsBefore(zone.links, i))),
    lines: sum + gapLines,
  };
}

type Cell = { at: number; size: number; row: number; rows: number };

function framed({ at, size, row, rows }: Cell, heading: Heading): Frame {
  const across = (100 - SIDE_GAP[heading] * (rows - 1)) / rows;
  const start = row * (across + SIDE_GAP[heading]);
  return heading === 'across'
    ? { x: at, y: start, width: size, height: across }
    : { x: start, y: at, width: across, height: size };
}

/** Two connections between the same arenas stand side by side. */
const twinsBefore = (links: readonly LinkView[], i: number): number =>
  links.slice(0, i).filter(({ a, b }) => isPair(links[i]!, a, b)).length;

const isPair = (link: LinkView, a: number, b: number): boolean =>
  (link.a === a && link.b === b) || (link.a === b && link.b === a);

const centre = ({ x, y, width, height }: Frame): Point => ({ x: x + width / 2, y: y + height / 2 });
const TWIN_STEP = 26;

/** From edge to edge, where the two face each other. */
function spanOf(frames: readonly Frame[], { a, b }: LinkView, twin: number): Span {
  const [one, other] = [frames[a]!, frames[b]!];
  const [first, second] = [centre(one), centre(other)];
  const isAcross = one.x + one.width <= other.x || other.x + other.width <= one.x;
  const shift = twin * TWIN_STEP;
  const from = isAcross
    ? {
        x: first.x < second.x ? one.x + one.width : one.x,
        y: meeting(one.y, one.height, other.y, other.height) + shift,
      }
    : {
        x: meeting(one.x, one.width, other.x, other.width) + shift,
        y: first.y < second.y ? one.y + one.height : one.y,
      };
  const to = isAcross
    ? { x: first.x < second.x ? other.x : other.x + other.width, y: from.y }
    : { x: from.x, y: first.y < second.y ? other.y : other.y + other.height };
  return { from, to, middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } };
}

/** The middle of what two edges share. */
function meeting(start: number, length: number, otherStart: number, otherLength: number): number {
  const from = Math.max(start, otherStart);
  const to = Math.min(start + length, otherStart + otherLength);
  return (from + to) / 2;
}
