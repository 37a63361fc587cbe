// A moment for something new to be seen, before what follows takes its place.

import { useEffect, useState } from 'react';

/** Is `event` new, and its moment not over? What was there from the beginning has none. */
export function useMoment(event: object | undefined, seconds: number): boolean {
  const [seen, see] = useState(event);
  useEffect(() => {
    const timer = setTimeout(() => see(event), seconds * 1000);
    return () => clearTimeout(timer);
  }, [event, seconds]);
  return seconds > 0 && event !== undefined && event !== seen;
}
