// Confetti for whoever won, once; with reduced motion, none.

import { places } from '../table/in-places.ts';
import './confetti.css';

const PIECES = places(36);

/** Strewn alike each time: nobody looks twice, and no chance is needed. */
const strewn = (at: number) =>
  ({
    '--across': `${(at * 61) % 100}%`,
    '--after': `${((at * 37) % 90) / 100}s`,
    '--drift': `${((at * 53) % 15) - 7}rem`,
    '--turns': `${(at % 5) + 1}turn`,
  }) as Record<string, string>;

export function Confetti() {
  return (
    <span className="confetti" aria-hidden="true">
      {PIECES.map((piece, at) => (
        <i style={strewn(at)} data-colour={at % 4} key={piece} />
      ))}
    </span>
  );
}
