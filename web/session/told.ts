// The tale as the page has it: what still stands of what was told before, and what is new.

import type { Snapshot, Told } from '../table/public-game.ts';

export function toldAfter(before: readonly Told[], { toldBefore, told }: Snapshot): readonly Told[] {
  const standing = toldBefore === before.length ? before : before.slice(0, toldBefore);
  return told.length === 0 ? standing : standing.concat(told);
}

/** What can be taken back is found out later, and makes another snapshot of the same moment. */
export const isSameMoment = (one: Snapshot, other: Snapshot | undefined): boolean =>
  one.choices === other?.choices && one.decision?.id === other.decision?.id;
