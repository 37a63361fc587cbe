// What the browser's tab says, and a screen reader first.

import { useEffect } from 'react';

const HOUSE = 'Misadventure';

export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title === undefined ? HOUSE : `${title} · ${HOUSE}`;
  }, [title]);
}
