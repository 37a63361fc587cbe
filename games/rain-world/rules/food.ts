// Food: who can eat what, tokens from the bag, food cards and what a kill is worth.

import { rollDie } from '../../../engine/random.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import type { Diet, Flesh } from '../cards/card.ts';
import { tell } from '../events.ts';
import { cat, face, holds, type Player, player, plays, type Table } from '../state.ts';
import { discard } from './piles.ts';

/** RW-R-23: how much of the printed pips a diet gets. */
export function digest(diet: Diet, flesh: Flesh, pips: number): number {
  if (flesh === 'none') return 0;
  switch (diet) {
    case 'omnivore':
      return flesh === 'meat' ? 0 : pips;
    case 'eats-meat':
      return flesh === 'plant' ? pips >> 1 : pips;
    case 'glutton':
      return flesh === 'meat' ? (pips + 1) >> 1 : pips;
    case 'herbivore':
      return flesh === 'plant' ? pips : 0;
    case 'needle-feeder':
      return flesh === 'plant' ? 0 : pips;
  }
}

/** RW-R-16: pips beyond the maximum are lost. Returns how many were gained. */
export function feed(t: Table, seat: Seat, pips: number): number {
  const p = player(t, seat);
  const gained = Math.min(pips, cat(t, seat).most - p.pips);
  p.pips += gained;
  return gained;
}

/** What a card would add to the board now. */
export function feeds(t: Table, seat: Seat, card: CardId): number {
  const { flesh, pips } = face(t, card);
  return Math.min(digest(cat(t, seat).diet, flesh, pips), cat(t, seat).most - player(t, seat).pips);
}

/** The Spearmaster drinks 1 pip more from what it kills and can eat. */
export function worthOfKill(t: Table, seat: Seat, card: CardId): number {
  const { flesh, pips } = face(t, card);
  const eaten = digest(cat(t, seat).diet, flesh, pips);
  return eaten > 0 && plays(t, seat, 'spearmaster') ? eaten + 1 : eaten;
}

/** RW-R-25: one token blind from the bag, which goes back. */
export function drawToken(t: Table, seat: Seat): void {
  const { tokens } = t.box;
  const pips = tokens[rollDie(t.state.rng, tokens.length) - 1]!;
  const gained = feed(t, seat, pips);
  tell(t, { kind: 'token', seat, pips, gained });
}

export function eatCard(t: Table, seat: Seat, card: CardId): void {
  const { flesh, pips } = face(t, card);
  const gained = feed(t, seat, digest(cat(t, seat).diet, flesh, pips));
  discard(t, card, player(t, seat).food);
  tell(t, { kind: 'ate', seat, card, gained });
}

/** RW-HIB-01, RW-STARVE-07, RW-R-92: the line, or the whole board when starving, and 1 more for a slugpup. */
export function needOf(t: Table, seat: Seat): number {
  const p = player(t, seat);
  const { line, most } = cat(t, seat);
  const need = (p.starving ? most : line) + (hasPup(t, p) ? 1 : 0);
  return Math.min(need, most);
}

export const hasPup = (t: Table, { tamed }: Player): boolean =>
  tamed.length > 0 && holds(t, tamed, 'slugpup');
