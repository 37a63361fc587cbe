// Tables that this browser could not save: the page keeps them for as long as it is open, and hands them to its workers.

import { useSyncExternalStore } from 'react';
import type { Kept } from './spare-store.ts';
import { forgetTable, type SavedTable, savedTables } from './store.ts';

const kept = new Map<string, Kept>();
const listeners = new Set<() => void>();
let isSaid = false;

const tellListeners = () => {
  for (const listen of listeners) listen();
};

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

export const keptTables = (): readonly Kept[] => [...kept.values()];

export function keep(table: Kept): void {
  kept.set(table.table.id, table);
  tellListeners();
}

export const useIsUnsaved = (id: string): boolean => useSyncExternalStore(subscribe, () => kept.has(id));

/** Once is enough: whoever has read it knows it for the next table too. */
export const useIsToBeSaid = (id: string): boolean =>
  useSyncExternalStore(subscribe, () => kept.has(id) && !isSaid);

export function haveSaid(): void {
  isSaid = true;
  tellListeners();
}

/** All tables of this browser and of this page, the latest first. Without a database there are none to go on with. */
export async function allTables(): Promise<SavedTable[]> {
  const saved = (await savedTables().catch(() => [])).filter(({ id }) => !kept.has(id));
  const unsaved = keptTables().map(({ table }) => table);
  return [...unsaved, ...saved].sort((one, other) => other.changed - one.changed);
}

export async function forget(id: string): Promise<void> {
  kept.delete(id);
  await forgetTable(id).catch(() => {}); // Where there is no database nothing is left to forget.
}
