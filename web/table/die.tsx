// A die that rolls, stops, and stays readable; with the arithmetic spelled out beside it.

import * as m from 'motion/react-m';
import { useTable } from './model.ts';
import './die.css';

export type DieProps = {
  readonly value: number;
  readonly sides?: number;
  /** "7 + 1 weapon = 8 < 12: miss" */
  readonly arithmetic?: string;
  readonly title?: string;
  /** Changes with every roll, so that the same number twice rolls twice. */
  readonly roll?: string | number;
  readonly tone?: 'light' | 'dark' | 'green';
};

const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

export function Die({
  value,
  sides = 6,
  arithmetic,
  title = `d${sides}`,
  roll = value,
  tone = 'light',
}: DieProps) {
  const { pace } = useTable();
  if (value === 0) return null;
  return (
    <div className="die-with-words" data-die="">
      <m.div
        key={roll}
        className="die"
        data-tone={tone}
        data-sides={sides}
        role="img"
        aria-label={`${title}: ${value}`}
        initial={pace === 0 ? false : { rotate: -300, y: -60, scale: 0.6 }}
        animate={{ rotate: -6, y: 0, scale: 1 }}
        transition={{ duration: pace * 2.2, ease: [0.2, 0.9, 0.3, 1.15] }}
      >
        {sides === 6 ? <Pips value={value} /> : <span className="die-number">{value}</span>}
      </m.div>
      {arithmetic && <p className="die-arithmetic">{arithmetic}</p>}
    </div>
  );
}

function Pips({ value }: { value: number }) {
  return (
    <span className="die-pips">
      {Array.from({ length: 9 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nine fixed places.
        <i key={at} data-on={PIPS[value]?.includes(at) || undefined} />
      ))}
    </span>
  );
}
