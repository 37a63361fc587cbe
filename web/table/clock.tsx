// A clock beside the question, at a table that agreed on one: so long there is to decide.

import { useEffect, useRef, useState } from 'react';
import './clock.css';

export type ClockProps = {
  readonly seconds: number;
  /** The question it runs for. */
  readonly of: string | undefined;
  onOver(): void;
};

/** From here on it is drawn as something to hurry for. */
const LATE = 10;

export function Clock({ seconds, onOver }: ClockProps) {
  const [left, setLeft] = useState(seconds);
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => countDown(seconds, setLeft, () => over.current()), [seconds]);
  return (
    <p
      className="prompt-clock"
      role="timer"
      data-late={left <= LATE || undefined}
      title="When it runs out, the plain answer is given for you."
    >
      {left} s
    </p>
  );
}

const SECOND = 1000;

/** Says each second how many are left, and once that none is. By the page's clock: a tab that slept has not gained time. */
export function countDown(seconds: number, tick: (left: number) => void, over: () => void): () => void {
  const end = performance.now() + seconds * SECOND;
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    const left = Math.max(0, Math.ceil((end - performance.now()) / SECOND));
    tick(left);
    if (left === 0) over();
    else timer = setTimeout(look, end - performance.now() - (left - 1) * SECOND);
  };
  look();
  return () => clearTimeout(timer);
}
