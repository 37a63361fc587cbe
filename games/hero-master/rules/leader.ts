// The Party Leader token: taking it and passing it on.

import type { Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import type { Exchange } from '../exchange.ts';
import { clockwise, isLeader, type Table } from '../state.ts';

/** HM-LEADER-03 and -04: a card or a victory makes this player leader at once. */
export function takeToken(t: Table, seat: Seat): void {
  if (isLeader(t, seat)) return;
  tell(t, { kind: 'tokenPassed', from: t.state.leader, to: seat });
  t.state.leader = seat;
}

/** Of a card that says “take the Party Leader token”: by the time it is resolved its player leads, as far as it goes. */
export const TAKES_TOKEN = {
  play: takeToken,
  laid(x: Exchange): void {
    x.leads = true;
  },
};

/** HM-LEADER-05 and -06: the token goes one seat clockwise. */
export const passToken = (t: Table): void => takeToken(t, clockwise(t, t.state.leader));
