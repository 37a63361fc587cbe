// Traps: who must roll, Heave-Ho, the penalty, and the Loot for one success.

import { choose } from '../../../engine/choose.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import type { TrapCard } from '../cards/card.ts';
import { tell } from '../events.ts';
import { NO, YES_OR_NO } from '../questions/answers.ts';
import { HEAVE_HO, NAME_A_ROLLER } from '../questions/roller.ts';
import {
  adventurer,
  characterOf,
  isOver,
  isSolo,
  isStanding,
  NONE,
  standingFromLeader,
  standingSeats,
  type Table,
  whoCan,
} from '../state.ts';
import { stat } from './equipment.ts';
import { finishEncounter, keepEncounter } from './finish.ts';
import { hurtAll, hurtOne } from './health.ts';
import { useItemsFirst } from './item.ts';
import { type Outcome, rollTest, type Test } from './test-roll.ts';

export function springTrap(t: Table, card: CardId): void {
  const trap = t.box.traps[card]!;
  t.state.threw = false;
  t.state.acornUsed = NONE;
  t.state.successes = 0;
  const rollers = rollersOf(t, trap);
  rollers.forEach((seat, i) => {
    if (!isOver(t) && isStanding(t, seat))
      face(t, seat, card, i === rollers.length - 1 ? 'last' : 'more to come');
  });
  if (isOver(t)) return;
  keepEncounter(t, card);
  finishEncounter(t, t.state.leader, t.state.successes > 0 ? 1 : 0); // RE-TRAP-06, RE-RULE-10
}

/** RE-TRAP-01, RE-TRAP-07: the Leader first, the rest clockwise; the knocked-out do not roll. */
function rollersOf(t: Table, { rolls }: TrapCard): Seat[] {
  if (rolls === 'everyone') return standingSeats(t);
  if (rolls === 'leader') return standingFromLeader(t, 1);
  if (rolls === 'leader and left') return standingFromLeader(t, 2);
  return [nameRoller(t)];
}

/** RE-RULE-11: the Leader names somebody who is standing. */
export function nameRoller(t: Table): Seat {
  const { leader, facing } = t.state;
  const whom = choose(t, leader, NAME_A_ROLLER, standingSeats(t));
  tell(t, { kind: 'named', seat: leader, whom, card: facing[0]! });
  return whom;
}

type Place = 'last' | 'more to come';

function face(t: Table, seat: Seat, card: CardId, place: Place): void {
  const trap = t.box.traps[card]!;
  const test: Test = { what: 'trap', card, stats: trap.stats, number: trap.number };
  useItemsFirst(t, seat, trap.takesStar && adventurer(t, seat).stars > 0 ? 0 : trap.damage);
  let outcome = rollTest(t, seat, test);
  tellRoll(t, seat, test, outcome);
  if (!outcome.safe && isThrown(t, seat, place)) {
    outcome = rollTest(t, seat, test, stat(t, whoCan(t, 'throws'), 0));
    tellRoll(t, seat, test, outcome);
  }
  if (outcome.safe) t.state.successes++;
  else suffer(t, seat, trap, card);
}

function tellRoll(
  t: Table,
  seat: Seat,
  { card, number: needed }: Test,
  { stat: which, die, total, safe }: Outcome,
): void {
  tell(t, { kind: 'trapRolled', seat, card, stat: which, die, total, needed, safe });
}

/** RE-CAST-04: once per Trap Golias throws another clear. With nobody after them there is nothing to save it for. */
function isThrown(t: Table, seat: Seat, place: Place): boolean {
  const golias = whoCan(t, 'throws');
  if (golias === NONE || t.state.threw || (golias === seat && !isSolo(t))) return false;
  t.state.roll.of = seat;
  const refuses = place === 'more to come' && choose(t, golias, HEAVE_HO, YES_OR_NO) === NO;
  t.state.roll.of = NONE;
  if (refuses) return false;
  t.state.threw = true;
  const { character } = adventurer(t, golias);
  tell(t, {
    kind: 'explorerUsed',
    seat: golias,
    card: character,
    ability: characterOf(t, golias).explorerName,
  });
  return true;
}

/** RE-TRAP-09: whoever fails suffers what the card says. */
function suffer(t: Table, seat: Seat, { hurtsAll, takesStar, damage }: TrapCard, card: CardId): void {
  if (hurtsAll) return hurtAll(t, standingSeats(t), damage, card);
  const who = adventurer(t, seat);
  if (!takesStar || who.stars === 0) return hurtOne(t, seat, damage, card);
  who.stars--;
  tell(t, { kind: 'starLost', seat, by: card });
}
