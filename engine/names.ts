// Names of seats. The rules know none: they write "Player 2" in labels and questions, and an interface puts names in.

import type { Seat } from './table.ts';

/** How the rules write a seat in a label, a question or a reason. */
export const seatName = (seat: Seat): string => `Player ${seat + 1}`;

/** A text of the rules with the players' own names in it. */
export function withNames(text: string, nameOf: (seat: Seat) => string | undefined): string {
  return text.replace(/\bPlayer (\d+)\b/g, (written, number) => nameOf(Number(number) - 1) ?? written);
}
