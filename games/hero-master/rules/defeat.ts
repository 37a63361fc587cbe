// Defeated heroes: gold lost, cards removed, the token passed on, and back on their feet with five health.

import type { CardId, Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import { armourWorn, exchangeIsOn, exchangeOf } from '../exchange.ts';
import { face, hero, isLeader, NONE, type Table } from '../state.ts';
import { passToken } from './leader.ts';
import { putGoldOn } from './monster.ts';
import { discardBungle, discardRow } from './row.ts';

const RETURN_HEALTH = 5; // HM-DEFEAT-12
const GOLD_LOST = 3; // HM-DEFEAT-01
const GOLD_LOST_KINDLY = 2; // with kinder falls
const LOWEST_MARKER = 3; // HM-R-33
const LOWEST_MARKER_KINDLY = 4; // with kinder falls

/** A hero has reached zero health; the source is the card that brought it about. */
export function defeat(t: Table, seat: Seat, source: CardId): void {
  const lost = loseGold(t, seat, source);
  tell(t, { kind: 'heroDefeated', seat, source, gold: lost.gold, to: lost.to });
  leaveCombat(t, seat);
  const keepsToken = t.state.phase === 'flight' && !t.box.options.tokenFallsInFlight; // HM-DECLINE-13
  if (isLeader(t, seat) && !keepsToken) passToken(t); // HM-LEADER-06
  const fallen = hero(t, seat);
  fallen.health = RETURN_HEALTH;
  fallen.marker = Math.max(lowestMarker(t), fallen.marker - 1); // HM-DEFEAT-13
  tell(t, { kind: 'heroReturned', seat, health: fallen.health, marker: fallen.marker });
}

const lowestMarker = (t: Table): number => (t.box.options.kinderFalls ? LOWEST_MARKER_KINDLY : LOWEST_MARKER);

export function goldLostByDefeat(t: Table, seat: Seat): number {
  const printed = face(t, armourWorn(t, seat)).goldLost;
  const usual = t.box.options.kinderFalls ? GOLD_LOST_KINDLY : GOLD_LOST;
  const due = printed > 0 ? Math.min(printed, usual) : usual;
  return Math.min(due, hero(t, seat).gold); // HM-DEFEAT-02
}

/** HM-DEFEAT-01, -07, -08: onto the monster that did it if it is still there, else into the loot pile. */
function loseGold(t: Table, seat: Seat, source: CardId): { gold: number; to: 'monster' | 'loot' | 'supply' } {
  const gold = goldLostByDefeat(t, seat);
  hero(t, seat).gold -= gold;
  if (t.state.phase === 'flight') return { gold, to: 'supply' }; // HM-DECLINE-12
  return { gold, to: putGoldOn(t, source, gold) };
}

// HM-DEFEAT-09 and -10: the hero's attacks go, and so do the hero's bungles on the attacks of others.
function leaveCombat(t: Table, seat: Seat): void {
  const fallen = hero(t, seat);
  if (exchangeIsOn(t)) leaveExchange(t, seat);
  discardRow(t, seat);
  for (const other of t.state.heroes)
    for (const attack of other.row) if (attack.bungler === seat) discardBungle(t, attack);
  if (t.state.phase === 'resolving') fallen.part = 'defeated';
  fallen.present = false;
}

function leaveExchange(t: Table, seat: Seat): void {
  const x = exchangeOf(t);
  if (x.attacker === seat) x.attackerDown = true;
  // HM-R-72: the bungler's later texts do not happen; figures already fixed stand.
  if (x.bungler === seat) {
    x.bungle = NONE;
    x.bungler = NONE;
  }
}
