// A die that tumbles, stops, and stays readable.

import * as m from 'motion/react-m';
import { useEffect, useState } from 'react';
import { Icon } from './icon.tsx';
import { places } from './in-places.ts';
import { useTable } from './model.ts';
import type { DieRoll } from './scene.ts';
import { play } from './sound.ts';
import './die.css';

const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

const NINE = places(9);

/** A die that lies there. */
export function Die({ value, sides, title, tone = 'light', isSpent, emblem }: DieRoll) {
  if (value === 0) return null;
  return (
    <span
      className="die"
      data-tone={tone}
      data-sides={sides}
      data-spent={isSpent || undefined}
      data-stopped=""
      role="img"
      aria-label={`${title}: ${emblem && value === sides ? emblem.word : value}`}
    >
      <Face value={value} sides={sides} emblem={emblem} />
    </span>
  );
}

const TUMBLES = 3.2;
const MOST_OF_ITS_BEAT = 0.75;

/** Steps of an animation for which it tumbles; what is left of its beat is the breath before the verdict. */
export const stepsOfTumbling = (stay = Number.POSITIVE_INFINITY): number =>
  Math.min(TUMBLES, stay * MOST_OF_ITS_BEAT);

const FLICKER_MS = 90;

/** A die in the air shows any face but its own; what it will show is on the page only once it has stopped. */
export function RollingDie(its: DieRoll) {
  const { pace, director } = useTable();
  const [tumbles] = useState(() => stepsOfTumbling(director.read()?.beat?.stay));
  const [face, setFace] = useState(0);
  const [isStopped, setStopped] = useState(false);
  useEffect(() => {
    const flicker = setInterval(() => setFace((before) => before + 1), FLICKER_MS);
    const stop = setTimeout(
      () => {
        clearInterval(flicker);
        setStopped(true);
        play('stop');
      },
      director.stepSeconds * tumbles * 1000,
    );
    return () => {
      clearInterval(flicker);
      clearTimeout(stop);
    };
  }, [director, tumbles]);
  if (isStopped) return <Die {...its} />;
  return (
    <m.span
      className="die"
      data-tone={its.tone ?? 'light'}
      data-sides={its.sides}
      data-rolling=""
      role="img"
      aria-label={`${its.title}: rolling`}
      {...(pace > 0 && {
        initial: { rotate: -540, x: -140, y: -40, scale: 0.7 },
        animate: { rotate: 0, x: 0, y: 0, scale: 1.05 },
        transition: { duration: pace * tumbles, ease: [0.15, 0.7, 0.3, 1] },
      })}
    >
      {pace > 0 ? (
        <Face value={(face % its.sides) + 1} sides={its.sides} emblem={its.emblem} />
      ) : (
        <span className="die-number">?</span>
      )}
    </m.span>
  );
}

type FaceProps = Pick<DieRoll, 'value' | 'sides'> & { emblem: DieRoll['emblem'] };

function Face({ value, sides, emblem }: FaceProps) {
  if (emblem && value === sides) return <Icon className="die-emblem" outline={emblem.icon} />;
  return sides === 6 ? <Pips value={value} /> : <span className="die-number">{value}</span>;
}

export function Pips({ value }: { value: number }) {
  return (
    <span className="die-pips" aria-hidden="true">
      {NINE.map((place, at) => (
        <i key={place} data-on={PIPS[value]?.includes(at) || undefined} />
      ))}
    </span>
  );
}
