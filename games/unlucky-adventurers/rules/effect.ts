// Beginning and ending something that is carried out: a played card, a Blunder, an ability, a Beast's last word.

import type { CardId, Seat } from '../../../engine/table.ts';
import { type Effect, NOBODY, seatBit, type Table } from '../state.ts';

export function beginEffect(t: Table, kind: Effect['kind'], card: CardId, by: Seat): Effect {
  const effect: Effect = {
    kind,
    card,
    by,
    target: NOBODY,
    picked: NOBODY,
    die: 0,
    dice: [],
    row: -1,
    step: 0,
    lower: 0,
    robs: [],
    attacked: 0,
    blocked: 0,
    atStake: [],
    spared: 0,
    reflected: 0,
    returns: false,
  };
  t.state.effects.push(effect);
  return effect;
}

export function endEffect(t: Table): void {
  t.state.effects.pop();
}

/** UA-R-46: nothing that is running touches the new hand of whoever rose again. */
export function spareNewHand(t: Table, seat: Seat): void {
  for (const effect of t.state.effects) effect.spared |= seatBit(seat);
}
