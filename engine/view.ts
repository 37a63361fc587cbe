// The general shape of what a viewer sees, for interfaces that know no game: the terminal, the plain board, a test.

import type { CardId, Seat } from './table.ts';

/** A card as it lies there: named when its face may be seen. */
export type CardView = { readonly card: CardId; readonly note?: string };

export type Fact = { readonly label: string; readonly value: string | number };

/** A named part of the table: a hand, a pile, a track. `cards` are those whose faces the viewer may see, top last. */
export type Area = {
  /** The game's own name for the place; options point at it with `{ spot }`. */
  readonly spot: string;
  readonly title: string;
  /** Whose it is; absent for the middle of the table. */
  readonly owner?: Seat;
  /** How many cards lie there, seen or not. */
  readonly count?: number;
  readonly cards?: readonly CardView[];
  readonly facts?: readonly Fact[];
};
