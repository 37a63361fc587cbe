// Charts of a summary, with their intervals on them. They need a document to draw on, a page's own or a stand-in.

import * as Plot from '@observablehq/plot';
import { rows } from '../statistics/share.ts';
import type { CardRow } from '../summary/cards.ts';
import type { Change } from '../summary/changes.ts';
import type { Drama } from '../summary/feel.ts';
import type { Skill } from '../summary/skill.ts';
import type { Length } from '../summary/summary.ts';
import type { WinRow } from '../summary/wins.ts';

const WIDTH = 720;
const ROW = 22;
/** Room for a letter of a row's name. */
const LETTER = 6.6;
const INK = '#3b2f2f';
const ODD = '#b3261e';
const PLAIN = '#4a6b8a';

type Marked = {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly odd: boolean;
};

type Drawing = { readonly document: Document; readonly label: string };

/** Points with their intervals, one row each, and a line for what would be ordinary. */
function points(
  marked: readonly Marked[],
  ordinary: number,
  axis: string,
  { document, label }: Drawing,
): Element {
  const colour = ({ odd }: Marked) => (odd ? ODD : PLAIN);
  return Plot.plot({
    document,
    ariaLabel: label,
    width: WIDTH,
    height: 70 + ROW * marked.length,
    marginLeft: 24 + LETTER * Math.max(...marked.map(({ name }) => name.length)),
    marginBottom: 44,
    style: { fontSize: '12px', color: INK },
    x: {
      label: axis,
      grid: true,
      tickFormat: (x: number) => x.toFixed(Math.abs(x) < 10 && x % 1 !== 0 ? 1 : 0),
    },
    y: { label: null, domain: marked.map(({ name }) => name) },
    marks: [
      Plot.ruleX([ordinary], { stroke: INK, strokeDasharray: '4 3' }),
      Plot.link(marked, { x1: 'low', x2: 'high', y1: 'name', y2: 'name', stroke: colour, strokeWidth: 2 }),
      Plot.dot(marked, {
        x: 'value',
        y: 'name',
        fill: colour,
        r: 4,
        symbol: ({ odd }: Marked) => (odd ? 'diamond' : 'circle'),
      }),
    ],
  });
}

export function winChart(wins: readonly WinRow[], fair: number, drawing: Drawing): Element {
  const marked = wins.map(({ name, share, odd }) => ({ name, odd, ...inPercent(share) }));
  return points(marked, 100 * fair, 'wins, %', drawing);
}

type Spread = { readonly value: number; readonly low: number; readonly high: number };

const inPercent = ({ value, low, high }: Spread): Spread => ({
  value: 100 * value,
  low: 100 * low,
  high: 100 * high,
});

export function cardChart(
  cards: readonly CardRow[],
  effect: 'whenDealt' | 'whenHeld',
  drawing: Drawing,
): Element {
  const marked = cards.map((card) => ({
    name: `${card.name} (${card[effect]!.ofOther})`,
    odd: card[effect]!.odd,
    ...inPercent(card[effect]!),
  }));
  return points(marked, 0, 'wins against the others of the same match, points', drawing);
}

export function changeChart(changes: readonly Change[], drawing: Drawing): Element {
  const marked = changes.map((change) => ({ name: change.what, odd: change.found, ...inPercent(change) }));
  return points(marked, 0, 'change of the share, points', drawing);
}

/** A weaker player's share of wins against that of the others on the same chair, in the same deals. */
export function skillChart(weaker: Skill['weaker'], drawing: Drawing): Element {
  const marked = weaker.map((row) => ({
    name: `one ${row.bot} player`,
    odd: row.enough && (row.low > 0 || row.high < 0),
    ...inPercent(row),
  }));
  return points(marked, 0, 'change of the share of wins, points', drawing);
}

const MOST_BARS = 40;

export function lengthChart({ histogram, median, from, to }: Length, drawing: Drawing): Element {
  const lengths = rows(histogram);
  const width = Math.max(1, Math.ceil((lengths.at(-1)!.value - lengths[0]!.value + 1) / MOST_BARS));
  const bars = new Map<number, number>();
  for (const { value, count } of lengths) {
    const bar = Math.floor(value / width) * width;
    bars.set(bar, (bars.get(bar) ?? 0) + count);
  }
  return Plot.plot({
    document: drawing.document,
    ariaLabel: drawing.label,
    width: WIDTH,
    height: 240,
    marginBottom: 44,
    style: { fontSize: '12px', color: INK },
    x: { label: 'decisions in a match' },
    y: { label: 'matches', grid: true },
    marks: [
      Plot.rectY(
        [...bars].map(([bar, count]) => ({ from: bar, to: bar + width, count })),
        { x1: 'from', x2: 'to', y: 'count', fill: PLAIN },
      ),
      Plot.ruleX([from, to], { stroke: INK, strokeDasharray: '2 3' }),
      Plot.ruleX([median.value], { stroke: ODD, strokeWidth: 2 }),
      Plot.ruleY([0]),
    ],
  });
}

/** The later winner's chance over the match, as the judge saw it then. */
export function dramaChart({ winner, settled }: Drama, players: number, drawing: Drawing): Element {
  const steps = winner.map((chance, step) => ({
    time: (100 * step) / (winner.length - 1),
    ...inPercent(chance),
  }));
  return Plot.plot({
    document: drawing.document,
    ariaLabel: drawing.label,
    width: WIDTH,
    height: 280,
    marginBottom: 44,
    style: { fontSize: '12px', color: INK },
    x: { label: 'part of the match, %' },
    y: { label: 'chance of the later winner, %', domain: [0, 100], grid: true },
    marks: [
      Plot.ruleY([100 / players], { stroke: INK, strokeDasharray: '4 3' }),
      Plot.ruleX([100 * settled.value], { stroke: ODD }),
      Plot.areaY(steps, { x: 'time', y1: 'low', y2: 'high', fill: PLAIN, fillOpacity: 0.25 }),
      Plot.lineY(steps, { x: 'time', y: 'value', stroke: PLAIN, strokeWidth: 2 }),
      Plot.dot(steps, { x: 'time', y: 'value', fill: PLAIN, r: 3 }),
    ],
  });
}

/** What the judge said against what came true: the closer to the diagonal, the more it can be trusted. */
export function calibrationChart({ calibration }: Drama, drawing: Drawing): Element {
  const bins = calibration.map(({ said, true: came }) => ({ said: 100 * said, ...inPercent(came) }));
  return Plot.plot({
    document: drawing.document,
    ariaLabel: drawing.label,
    width: 420,
    height: 340,
    marginBottom: 44,
    style: { fontSize: '12px', color: INK },
    x: { label: 'the judge said, %', domain: [0, 100], grid: true },
    y: { label: 'came true, %', domain: [0, 100], grid: true },
    marks: [
      Plot.line(
        [
          [0, 0],
          [100, 100],
        ],
        { stroke: INK, strokeDasharray: '4 3' },
      ),
      Plot.link(bins, { x1: 'said', x2: 'said', y1: 'low', y2: 'high', stroke: PLAIN, strokeWidth: 2 }),
      Plot.dot(bins, { x: 'said', y: 'value', fill: PLAIN, r: 4 }),
    ],
  });
}
