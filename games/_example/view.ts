// What a player or a spectator may see of a picnic.

import { type SeenPiles, seenPiles } from '../../engine/layout.ts';
import { type BySeat, bySeat, type Seat, type Viewer } from '../../engine/table.ts';
import { PILES } from './piles.ts';
import { points, type Table } from './state.ts';

export type View = {
  active: Seat;
  die: number;
  points: BySeat<number>;
  piles: SeenPiles<typeof PILES>;
};

export function viewOf(t: Table, viewer: Viewer): View {
  const { active, die } = t.state;
  return {
    active,
    die,
    points: bySeat(t.box.players, (seat) => points(t, seat)),
    piles: seenPiles(PILES, t.state, viewer),
  };
}
