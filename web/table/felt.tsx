// What somebody felt: it flies from the stage to the seat or the figure, and the counters follow at that moment.

import { useLayoutEffect, useRef } from 'react';
import type { Seat } from '../../engine/table.ts';
import { beforePaint } from './before-paint.ts';
import { Icon } from './icon.tsx';
import { useDirected, useTable } from './model.ts';
import { type Felt, feltBy } from './scene.ts';
import './felt.css';

const NONE: readonly Felt[] = [];

/** `whom`: somebody the seat plays, with a figure of its own. */
export function FeltBy({ seat, whom }: { seat: Seat; whom?: string }) {
  const beat = useDirected(({ beat, isPlaying }) => (isPlaying ? beat : undefined));
  const felt = beat === undefined ? NONE : feltBy(beat.felt, seat, whom);
  if (felt.length === 0) return null;
  return (
    <span className="felt-by" aria-hidden="true">
      {felt.map((each) => (
        <Flying felt={each} key={each.word} />
      ))}
    </span>
  );
}

function Flying({ felt: { word, tone, icon } }: { felt: Felt }) {
  const { pace } = useTable();
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const here = element.current;
    const stage = document.querySelector('.layout-stage');
    if (here === null || stage === null || pace === 0) return;
    return beforePaint(() => flight(here, stage, pace));
  }, [pace]);
  return (
    <span className="felt" data-tone={tone} ref={element}>
      {icon && <Icon outline={icon} />}
      {word}
    </span>
  );
}

/** The way from the middle of the stage to whom it concerns. */
function flight(here: Element, stage: Element, pace: number): () => void {
  const [from, to] = [stage.getBoundingClientRect(), here.getBoundingClientRect()];
  const [dx, dy] = [from.x + from.width / 2 - to.x, from.y + from.height / 2 - to.y];
  const keyframes = [
    { transform: `translate(${dx}px, ${dy}px) scale(1.8)`, opacity: 0 },
    { transform: `translate(${dx * 0.8}px, ${dy * 0.8}px) scale(1.6)`, opacity: 1, offset: 0.25 },
    { transform: 'none', opacity: 1 },
  ];
  const timing = { duration: pace * 2400, easing: 'cubic-bezier(0.3, 0.8, 0.3, 1.1)' };
  return () => here.animate(keyframes, timing);
}

/** A counter of a seat as far as the beats have come: `const cards = useCounter(seat, 'cards', player.cards)`. */
export function useCounter(seat: Seat, what: string, value: number): number {
  return useDirected(({ felt }) =>
    felt.reduce(
      (sum, { seat: whose, change }) => (whose === seat && change?.what === what ? sum + change.by : sum),
      value,
    ),
  );
}
