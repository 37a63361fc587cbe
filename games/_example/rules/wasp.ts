// The wasp: aimed, perhaps swatted, then left to the die; and the swatter in the wrong moment.

import { choose, orElse } from '../../../engine/choose.ts';
import { tell } from '../../../engine/event.ts';
import { drawTo, moveCard } from '../../../engine/pile.ts';
import { rollDie } from '../../../engine/random.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import type { Event } from '../events.ts';
import { AIM_THE_WASP, LET_IT_COME, SPOILED_BY_WASP, SWAT } from '../questions.ts';
import { hand, othersWithCards, plate, type Table } from '../state.ts';

const STINGS_FROM = 4; // EX-WASP-03

export function releaseWasp(t: Table, seat: Seat): void {
  const others = othersWithCards(t, seat);
  if (others.length === 0) return; // EX-WASP-01: with nobody to sting it buzzes off.
  const victim = choose(t, seat, AIM_THE_WASP, others);
  if (isSwatted(t, victim)) return;
  t.state.die = rollDie(t.state.rng, 6);
  const stings = t.state.die >= STINGS_FROM;
  tell<Event>(t, { kind: stings ? 'stung' : 'missed', by: seat, victim, die: t.state.die });
  if (stings) discard(t, victim, choose(t, victim, SPOILED_BY_WASP, hand(t, victim)));
}

/** EX-WASP-02: everybody who is attacked is asked, Swatter or not, so that asking gives nothing away. */
function isSwatted(t: Table, victim: Seat): boolean {
  if (!t.box.options.swatting) return false;
  const swatter = choose(t, victim, SWAT, orElse(swatters(t, victim), LET_IT_COME));
  if (swatter === LET_IT_COME) return false;
  moveCard(swatter, hand(t, victim), t.state.discard);
  tell<Event>(t, { kind: 'swatted', by: victim, card: swatter });
  return true;
}

/** EX-WASP-04: on its holder's own turn a Swatter hits the snack they ate last. */
export function squashOwnSnack(t: Table, seat: Seat): void {
  const snack = drawTo(plate(t, seat), t.state.discard);
  if (snack !== undefined) tell<Event>(t, { kind: 'squashed', by: seat, card: snack });
}

function swatters(t: Table, seat: Seat): CardId[] {
  return hand(t, seat).filter((card) => t.box.faces[card]!.key === 'swatter');
}

function discard(t: Table, seat: Seat, card: CardId): void {
  moveCard(card, hand(t, seat), t.state.discard);
  tell<Event>(t, { kind: 'discarded', by: seat, card });
}
