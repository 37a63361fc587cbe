// What is printed besides the cards: the map on one page, lying on its side, with what each gate asks and the way up.

import type { Sheet } from '../../../web/table/board.ts';
import { places } from '../../../web/table/in-places.ts';
import { GATES, REGION_CODES, REGIONS, type RegionCode, regionOf, UWU, UWW } from '../cards/regions.ts';
import { KarmaSign } from './karma.tsx';
import { type GateEnd, lineBetween, type Spot, WHOLE_MAP } from './map-places.ts';

/** In millimetres: the page's height is the map's width. */
const WIDTH = 264;
const HEIGHT = 190;
const REGION = { width: 24, height: 17 };
/** How far a gate's end stands from the middle of its region. */
const REM = { x: 3.33, y: 5 };

const inMm = ({ x, y }: Spot): Spot => ({
  x: 4 + (x / 100) * (WIDTH - 8),
  y: 22 + (y / 100) * (HEIGHT - 30),
});

export const SHEETS: readonly Sheet[] = [{ title: 'the map on a sheet of its own', Sheet: MapSheet }];

function MapSheet() {
  return (
    <svg viewBox={`0 0 ${HEIGHT} ${WIDTH}`} role="img" aria-label="The map of Rain World">
      <g transform={`translate(${HEIGHT} 0) rotate(90)`} fontFamily="sans-serif" fill="#06262a" stroke="none">
        <text x={4} y={10} fontSize={7} fontWeight={700}>
          Rain World
        </text>
        <text x={52} y={10} fontSize={4}>
          Mark of Communication (Five Pebbles), then two hibernations in Subterranean, then the wait.
        </text>
        <Climb />
        {Object.keys(GATES).map((key) => (
          <Gate gate={key} key={key} />
        ))}
        {REGION_CODES.map((code) => (
          <Place code={code} key={code} />
        ))}
        <Track />
      </g>
    </svg>
  );
}

function Gate({ gate }: { readonly gate: string }) {
  const [from, to] = gate.split('-') as [RegionCode, RegionCode];
  const { points, ends } = lineBetween(regionOf(from), regionOf(to));
  const { there, back } = GATES[gate]!;
  const way = points.map(inMm).map(({ x, y }) => `${x},${y}`);
  return (
    <g>
      <polyline points={way.join(' ')} fill="none" stroke="#4d8a90" strokeWidth={1.4} />
      <End end={ends[0]} karma={there} />
      <End end={ends[1]} karma={back} />
    </g>
  );
}

function End({ end, karma }: { readonly end: GateEnd; readonly karma: number }) {
  const { x, y } = inMm(end);
  const [cx, cy] = [x + end.dx * REM.x, y + end.dy * REM.y];
  return (
    <g>
      <circle cx={cx} cy={cy} r={2.5} fill="#fff" stroke="#06262a" strokeWidth={0.5} />
      <text x={cx} y={cy + 1.3} fontSize={3.6} fontWeight={700} textAnchor="middle">
        {karma}
      </text>
    </g>
  );
}

function Place({ code }: { readonly code: RegionCode }) {
  const { name, printed, water } = REGIONS[code];
  const { x, y } = inMm(WHOLE_MAP[regionOf(code)]!);
  return (
    <g>
      <rect
        x={x - REGION.width / 2}
        y={y - REGION.height / 2}
        {...REGION}
        rx={2}
        fill={water ? '#dff1f3' : '#fff'}
        stroke="#06262a"
        strokeWidth={0.7}
      />
      {linesOf(name).map((words, line) => (
        <text
          x={x - REGION.width / 2 + 1.6}
          y={y - 3.6 + line * 4}
          fontSize={words.length > 10 ? 2.7 : 3.4}
          fontWeight={700}
          key={words}
        >
          {words}
        </text>
      ))}
      <text x={x + REGION.width / 2 - 1.6} y={y + 6.8} fontSize={3} textAnchor="end">
        {printed}
        {water ? ' · water' : ''}
      </text>
    </g>
  );
}

/** "The Wall" fits a line, "Farm Arrays" takes two. */
const linesOf = (name: string): string[] => (name.length > 10 ? name.split(' ') : [name]);

function Climb() {
  const [from, to] = [inMm(WHOLE_MAP[UWW]!), inMm(WHOLE_MAP[UWU]!)];
  return (
    <line
      x1={from.x}
      y1={from.y}
      x2={to.x}
      y2={to.y}
      stroke="#4d8a90"
      strokeWidth={0.9}
      strokeDasharray="1.5 2"
    />
  );
}

const MOST_ROUNDS = 16;

/** In the free middle: a track for the rain timer, and the five signs of karma. */
function Track() {
  const [left, top] = [112, 50];
  return (
    <g>
      <text x={left} y={top - 4} fontSize={4.6} fontWeight={700}>
        Rain timer
      </text>
      {places(MOST_ROUNDS + 1).map((place, round) => {
        const [x, y] = [left + (round % 6) * 11.5, top + Math.floor(round / 6) * 11.5];
        return (
          <g key={place}>
            <rect
              x={x}
              y={y}
              width={10}
              height={10}
              rx={1.5}
              fill="#fff"
              stroke="#06262a"
              strokeWidth={0.5}
            />
            <text x={x + 5} y={y + 6.7} fontSize={4.6} textAnchor="middle">
              {round}
            </text>
          </g>
        );
      })}
      {[1, 2, 3, 4, 5].map((level) => (
        <g
          transform={`translate(${left + (level - 1) * 14} ${top + 52}) scale(0.12)`}
          color="#06262a"
          key={level}
        >
          <KarmaSign level={level} />
        </g>
      ))}
      <text x={left} y={top + 72} fontSize={3.6}>
        Karma, from one to five
      </text>
    </g>
  );
}
