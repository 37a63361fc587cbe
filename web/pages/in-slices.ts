// A whole table is much to draw at once: its first drawing is made in slices, and the page answers in between.

import { startTransition, useEffect, useState } from 'react';

/** True a little after there is something to draw; what is drawn from then on was drawn in slices. */
export function useInSlices(isThere: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (isThere) startTransition(() => setDrawn(true));
  }, [isThere]);
  return isDrawn;
}
