// What somebody is looking at: the explained thing, the enlarged card, what is lifted and dragged; and who is thinking.

import { useSyncExternalStore } from 'react';
import type { CardFace, Seat } from '../../engine/table.ts';

export type Explanation = { readonly title: string; readonly text: string; readonly clause?: string };
export type Enlarged = { readonly face: CardFace; readonly beside?: DOMRect };

/** A place whose options were tapped, and which of them would be confirmed. */
export type Lifted = {
  readonly place: string;
  readonly options: readonly number[];
  readonly chosen: number;
  /** It came from the hand: then it stands on the stage; anything else is lifted where it lies. */
  readonly isFromHand: boolean;
  /** When, on the page's clock: the other half of a double click confirms nothing. */
  readonly since: number;
};

export type Looking = {
  readonly explained?: Explanation;
  readonly enlarged?: Enlarged;
  /** What stands large on the stage until it is confirmed or put back. */
  readonly lifted?: Lifted;
  /** The place under a card that is being dragged, if letting it go there would do something. */
  readonly over?: string;
  /** Who is thinking just now. */
  readonly thinking?: Seat;
};

/** Kept apart from the table's model, so that neither a moving pointer nor a thinking bot redraws the table. */
export type Attention = {
  read(): Looking;
  subscribe(listener: () => void): () => void;
  turn(to: { readonly [Part in keyof Looking]?: Looking[Part] | undefined }): void;
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
  const read = () => part(attention.read());
  return useSyncExternalStore(attention.subscribe, read, read);
}
