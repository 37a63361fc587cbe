// The rain: the timer that everybody watches, and the streaks that thicken as it falls.

import type { CSSProperties } from 'react';
import { Icon } from '../../../web/table/icon.tsx';
import { places } from '../../../web/table/in-places.ts';
import { useTable } from '../../../web/table/model.ts';
import type { View } from '../view.ts';
import outlines from './marks.icons.json' with { type: 'json' };

/** The longest a cycle usually is: D8 + 6. */
const LONGEST = 14;

export function RainTimer({ view: { timer, phase, precycle } }: { readonly view: View }) {
  if (phase === 'slugcats') return null;
  const left = Math.max(0, timer);
  return (
    <div className="rw-timer" data-late={left < 3 || undefined} role="img" aria-label={timerWords(timer)}>
      <Icon outline={outlines.rain} />
      <b>{left}</b>
      <span aria-hidden="true">
        {left === 0
          ? 'the last round before the rain'
          : left === 1
            ? 'round, then the last'
            : 'rounds to the rain'}
        {precycle && <em> precycle</em>}
      </span>
      <span className="rw-timer-cells" aria-hidden="true">
        {places(Math.max(LONGEST, left)).map((place, at) => (
          <i data-full={at < left || undefined} key={place} />
        ))}
      </span>
    </div>
  );
}

export const timerWords = (timer: number): string =>
  timer <= 0 ? 'Rain timer 0: the last round before the rain' : `Rain timer ${timer}`;

/** How hard it rains, from 0 to 1. */
export const rainfall = ({ timer, phase }: Pick<View, 'timer' | 'phase'>): number =>
  phase === 'turn' ? Math.min(1, Math.max(0.12, 1 - timer / 11)) : 0.1;

/** Drawn once as a pattern and only moved as a whole: the browser paints nothing anew. Who wants no motion has no rain. */
export function Rain({ view }: { readonly view: View }) {
  const { pace } = useTable();
  const hard = rainfall(view);
  if (pace === 0) return null;
  return (
    <div className="rw-rain" style={{ '--hard': hard } as CSSProperties} aria-hidden="true">
      <Streaks id="rw-near" />
      {hard > 0.45 && <Streaks id="rw-mid" />}
      {hard > 0.8 && <Streaks id="rw-far" />}
    </div>
  );
}

const DROPS = [
  [12, 6, 26],
  [38, 60, 34],
  [61, 24, 22],
  [84, 92, 30],
  [109, 44, 38],
  [133, 10, 24],
  [150, 78, 28],
] as const;

const TILE = 160;

function Streaks({ id }: { readonly id: string }) {
  return (
    <svg className={id} aria-hidden="true">
      <defs>
        <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
          {DROPS.map(([x, y, length]) => (
            <path d={`M${x} ${y}l${-length * 0.18} ${length}`} key={x} />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
