// Items that are used at any moment of a turn or a fight, and do not end it.

import type { CardId, Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import { face, player, type Table } from '../state.ts';
import { eatCard, feed } from './food.ts';
import { discard } from './piles.ts';

/** RW-TURN-03: takes nothing but the card. Food is eaten the same way. */
export function useCard(t: Table, seat: Seat, card: CardId): void {
  if (face(t, card).kind === 'food') return eatCard(t, seat, card);
  discard(t, card, player(t, seat).items);
  tell(t, { kind: 'used', seat, card });
  takeEffect(t, seat, card);
}

function takeEffect(t: Table, seat: Seat, card: CardId): void {
  const p = player(t, seat);
  const { key, bonus } = face(t, card);
  if (key === 'rock') p.rock += bonus;
  else if (key === 'mushroom') p.mushrooms++;
  else if (key === 'bubbleWeed') p.dry = true;
  else if (key === 'karmaFlower') p.reinforced = true;
  else if (key === 'flashbang') t.state.fight.dazzled = true;
  else if (key === 'neuronFly') {
    feed(t, seat, 1);
    p.glow = true;
  }
}
