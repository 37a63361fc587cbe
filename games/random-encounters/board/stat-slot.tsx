// A Stat as a place of the table: a Stat token goes onto it.

import type { ReactNode } from 'react';
import type { Seat } from '../../../engine/table.ts';
import { useThing } from '../../../web/table/thing.ts';
import type { Stat } from '../cards/card.ts';

type StatSlotProps = {
  readonly seat: Seat;
  readonly stat: Stat;
  readonly words: string;
  readonly children: ReactNode;
};

export function StatSlot({ seat, stat, words, children }: StatSlotProps) {
  const { props, spoken } = useThing({ place: { spot: `stat ${stat}`, seat }, label: words });
  return (
    <button {...props} className="re-stat-slot" title={words}>
      <span className="spoken">{spoken}</span>
      <span aria-hidden="true">{children}</span>
    </button>
  );
}
