// The roll for the first Leader.

import { rollDie } from '../../../engine/random.ts';
import type { Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import { isSolo, SIDES, STAR, type Table } from '../state.ts';

/** RE-SETUP-08, RE-RULE-08: one Star alone leads; several Stars roll again among themselves, none means all again. */
export function rollForLeader(t: Table): Seat {
  let rolling: readonly Seat[] = t.box.seats;
  while (rolling.length > 1) {
    const dice = rolling.map(() => rollDie(t.state.rng, SIDES));
    if (t.tale !== undefined)
      tell(t, { kind: 'leaderRoll', rolls: rolling.map((seat, i) => ({ seat, die: dice[i]! })) });
    const stars = rolling.filter((_, i) => dice[i] === STAR);
    if (stars.length > 0) rolling = stars;
  }
  const first = rolling[0]!;
  if (!isSolo(t)) tell(t, { kind: 'firstLeader', seat: first });
  return first;
}
