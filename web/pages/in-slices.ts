// A whole table is much to draw at once: its first drawing is made in slices, and the page answers in between.

import { startTransition, useEffect, useState } from 'react';
import { onceSeenFor } from '../table/once-seen.ts';

/** True a little after there is something to draw; what is drawn from then on was drawn in slices. */
export function useInSlices(isThere: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (isThere) startTransition(() => setDrawn(true));
  }, [isThere]);
  return isDrawn;
}

/** As many cards as a slow phone lays out while it still answers a tap. */
const CARDS_AT_ONCE = 3;
/** More than that are rarely held, and wait in piles and fans that show little of them. */
const MOST_IN_TURN = 9;

/**
 * How many cards of the hand are laid out. The first picture of a table is the others, the stage and the question; cards follow
 * a few in each frame. All at once they would keep a slow phone busy for half a second, in which no tap is answered.
 */
export function useDealing(): number {
  const [dealt, setDealt] = useState(0);
  useEffect(() => {
    if (dealt === Number.POSITIVE_INFINITY) return;
    const next = dealt < MOST_IN_TURN ? dealt + CARDS_AT_ONCE : Number.POSITIVE_INFINITY;
    return onceSeenFor(0, () => startTransition(() => setDealt(next)));
  }, [dealt]);
  return dealt;
}
