// Bungles: which attacks they may be played on, and playing them.

import { choose } from '../../../engine/choose.ts';
import { takeOut } from '../../../engine/pile.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import { BUNGLE_WHICH, bunglingOf, spotOf } from '../questions/bungle.ts';
import { type Spot, seatOf, slotOf, spotAt } from '../questions/spot.ts';
import { type Attack, hero, NONE, players, type Table } from '../state.ts';
import { answerPlay } from './trigger.ts';

/** HM-ENC-18, HM-BUNGLE-01 and -02: attacks of other heroes that hold no bungle, whether or not their owner has passed. */
export function bungleTargets(t: Table, seat: Seat): Spot[] {
  const targets: Spot[] = [];
  for (let other = 0; other < players(t); other++) {
    if (other === seat) continue;
    const { row } = hero(t, other);
    for (let slot = 0; slot < row.length; slot++)
      if ((row[slot] as Attack).bungle === NONE) targets.push(spotAt(other, slot));
  }
  return targets;
}

export function canBungle(t: Table, seat: Seat): boolean {
  for (let other = 0; other < players(t); other++) {
    if (other === seat) continue;
    for (const { bungle } of hero(t, other).row) if (bungle === NONE) return true;
  }
  return false;
}

/** HM-BUNGLE-03: into the slot above the attack it targets. */
export function playBungle(t: Table, seat: Seat, card: CardId): void {
  const targets = bungleTargets(t, seat);
  for (let i = 0; i < targets.length; i++) targets[i] = bunglingOf(card, targets[i]!);
  const target = spotOf(choose(t, seat, BUNGLE_WHICH, targets));
  const laid = { seat: seatOf(target), slot: slotOf(target) };
  const attack = hero(t, laid.seat).row[laid.slot] as Attack;
  takeOut(hero(t, seat).hand, card);
  attack.bungle = card;
  attack.bungler = seat;
  tell(t, { kind: 'bungleLaid', seat, card, on: attack.card, owner: laid.seat, slot: laid.slot });
  answerPlay(t, card, seat, laid);
}
