// What somebody is looking at: the explained thing, the enlarged card, the options narrowed down to one place; and who is thinking.

import { useSyncExternalStore } from 'react';
import type { CardFace, Seat } from '../../engine/table.ts';

export type Explanation = { readonly title: string; readonly text: string; readonly clause?: string };
export type Enlarged = { readonly face: CardFace; readonly beside?: DOMRect };

export type Looking = {
  readonly explained?: Explanation;
  readonly enlarged?: Enlarged;
  /** Indexes of the options that point at the thing that was clicked, when there are several. */
  readonly narrowed?: readonly number[];
  /** Who is thinking just now. */
  readonly thinking?: Seat;
};

/** Kept apart from the table's model, so that neither a moving pointer nor a thinking bot redraws the table. */
export type Attention = {
  read(): Looking;
  subscribe(listener: () => void): () => void;
  turn(to: Partial<Record<keyof Looking, undefined>> | Looking): void;
};

export function createAttention(): Attention {
  let looking: Looking = {};
  const listeners = new Set<() => void>();
  return {
    read: () => looking,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    turn(to) {
      looking = { ...looking, ...to } as Looking;
      for (const listener of listeners) listener();
    },
  };
}

export function useLooking<Part>(attention: Attention, part: (looking: Looking) => Part): Part {
  return useSyncExternalStore(attention.subscribe, () => part(attention.read()));
}
