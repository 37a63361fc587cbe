// The Party Leader token: taking it and passing it on.

import type { Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import { clockwise, isLeader, type Table } from '../state.ts';

/** HM-LEADER-03 and -04: a card or a victory makes this player leader at once. */
export function takeToken(t: Table, seat: Seat): void {
  if (isLeader(t, seat)) return;
  tell(t, { kind: 'tokenPassed', from: t.state.leader, to: seat });
  t.state.leader = seat;
}

/** HM-LEADER-05 and -06: the token goes one seat clockwise. */
export const passToken = (t: Table): void => takeToken(t, clockwise(t, t.state.leader));
