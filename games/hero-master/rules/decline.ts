// Declining and fleeing: the token that goes round, and the parting attack on every hero of the party.

import { rollDie } from '../../../engine/random.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import { attacksInHand, face, hero, NONE, players, seatsFrom, type Table } from '../state.ts';
import { armourOutsideExchange, blackDieHits } from './figures.ts';
import { wound } from './health.ts';
import { passToken } from './leader.ts';
import { partingMonster, slotOfMonster } from './monster.ts';
import { answerHit } from './trigger.ts';

// HM-DECLINE-03 and -04, HM-R-15: as many refusals in a row as there are players, and the party flees.
export function declineToLead(t: Table): void {
  tellRefusal(t, 'leaderDeclined', t.state.leader);
  t.state.declines++;
  passToken(t);
  t.state.phase = t.state.declines === players(t) ? 'flight' : 'leader decision';
}

/** An empty hand tells everybody that there was nothing to lay; a hand without attacks, its owner alone. */
export function tellRefusal(t: Table, kind: 'leaderDeclined' | 'declined', seat: Seat): void {
  if (attacksInHand(t, seat).length > 0) return tell(t, { kind, seat });
  if (hero(t, seat).hand.length === 0) return tell(t, { kind, seat, unable: true });
  tell(t, { kind, seat, unable: true }, { onlyTo: seat, rest: { kind, seat } });
}

// HM-R-91: without it, taking the only attack back and refreshing the Hero card that did it could go on for ever.
export function countAsRefusal(t: Table): void {
  t.state.declines = t.state.declinesBefore;
  declineToLead(t);
}

/** HM-DECLINE-04 to -11. */
export function flee(t: Table): void {
  const monster = partingMonster(t);
  tell(t, { kind: 'fled', leader: t.state.leader });
  if (monster !== NONE) partingAttack(t, monster);
  t.state.phase = 'move';
}

// HM-DECLINE-07: one roll of the black die for all. HM-R-13: clockwise from the leader, each hero completely before the next.
function partingAttack(t: Table, monster: CardId): void {
  const roll = rollDie(t.state.rng, 20);
  tell(t, { kind: 'partingAttack', monster, slot: slotOfMonster(t, monster), roll });
  for (const seat of seatsFrom(t, t.state.leader)) partingBlow(t, seat, { monster, roll });
}

function partingBlow(t: Table, seat: Seat, { monster, roll }: { monster: CardId; roll: number }): void {
  const armour = armourOutsideExchange(t, seat);
  const hits = blackDieHits(roll, armour);
  tell(t, { kind: 'partingBlow', monster, seat, roll, armour, hits });
  if (!hits) return;
  const { ferocity } = face(t, monster);
  const fell = wound(t, seat, roll === 20 ? ferocity * 2 : ferocity, monster); // HM-DECLINE-09, HM-R-12
  if (!fell) answerHit(t, monster, seat, { monster, hero: seat, armour, parting: true }); // HM-DECLINE-10, HM-R-90
}
