// Is the screen narrow, as a phone's is? The same width at which the table itself stacks its panes.

import { useSyncExternalStore } from 'react';

const narrow = typeof matchMedia === 'undefined' ? undefined : matchMedia('(max-width: 50rem)');

export function useNarrow(): boolean {
  const read = () => narrow?.matches === true;
  return useSyncExternalStore(
    (listener) => {
      narrow?.addEventListener('change', listener);
      return () => narrow?.removeEventListener('change', listener);
    },
    read,
    read,
  );
}
