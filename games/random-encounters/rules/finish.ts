// The end of an Encounter: who stands up, Loot, what wears off, whose Leader turn it was; then the open window.

import { type CardId, leftOf, type Seat } from '../../../engine/table.ts';
import { openWindow } from '../../../engine/window.ts';
import { tell } from '../events.ts';
import { adventurer, can, characterOf, type Table } from '../state.ts';
import { sumOfWorn } from './equipment.ts';
import { heal, healAll, isHurt, standUp } from './health.ts';
import { drawLeadersLoot } from './loot.ts';

/** RE-RULE-03: the knocked-out stand before Loot is drawn; then come the effects of an Encounter's end. */
export function finishEncounter(t: Table, looter: Seat, loot: number): void {
  standUp(t);
  for (let i = 0; i < loot; i++) drawLeadersLoot(t, looter);
  endEncounter(t);
  countLeaderTurn(t);
  openBetween(t);
}

/** Tokens go back, cards turn up, some Equipment and the cook heal. RE-RULE-58: a Side Quest attempt ends like this too. */
export function endEncounter(t: Table): void {
  endCombat(t);
  const cook = t.state.leader;
  for (const seat of t.box.seats) {
    adventurer(t, seat).rerolled = false;
    const mended = sumOfWorn(t, seat, 'mends');
    if (mended > 0) heal(t, seat, mended);
  }
  if (!can(t, cook, 'cooks') || !t.box.seats.some((seat) => isHurt(t, seat))) return;
  const { explorerName, explorerAmount } = characterOf(t, cook);
  tell(t, { kind: 'explorerUsed', seat: cook, card: adventurer(t, cook).character, ability: explorerName });
  healAll(t, explorerAmount);
}

/** RE-RULE-27, RE-RULE-28: Attack and Defense tokens go back to the supply, flipped cards turn face-up. */
export function endCombat(t: Table): void {
  for (const seat of t.box.seats) {
    const who = adventurer(t, seat);
    who.attackTokens = 0;
    who.defenseTokens = 0;
    who.cocooned = 0;
    who.owlUsed = false;
    if (who.flipped !== 0) turnUp(t, seat);
  }
}

function turnUp(t: Table, seat: Seat): void {
  const who = adventurer(t, seat);
  who.worn.forEach((card, slot) => {
    if ((who.flipped & (1 << slot)) !== 0) tell(t, { kind: 'turnedUp', seat, card });
  });
  who.flipped = 0;
}

/** RE-FLOW-04, RE-FLOW-07. RE-RULE-32: a Nest uses up two Leader turns; RE-RULE-33: but not one that was had already. */
function countLeaderTurn(t: Table): void {
  const { leader, fight } = t.state;
  const { players, options } = t.box;
  adventurer(t, leader).led++;
  let last = leader;
  const next = leftOf(leader, players);
  if (fight === 'nest' && adventurer(t, next).led < options.leaderTurns) {
    adventurer(t, next).led++;
    last = next;
  }
  t.state.fight = 'none';
  t.state.nextLeader = leftOf(last, players);
}

/** RE-BOSS-01: the Boss follows once everybody has led often enough. */
export const everybodyHasLed = (t: Table): boolean =>
  t.state.party.every((who) => who.led >= t.box.options.leaderTurns);

/** RE-RULE-15: between Encounters everybody is free to act. */
export function openBetween(t: Table): void {
  t.state.phase = 'window';
  t.state.window = openWindow(t.box.players);
  t.state.afterWindow = everybodyHasLed(t) ? 'boss' : 'encounter';
}

/** RE-RULE-50: Traps and Events that are over lie beside the Leader of that turn. */
export function keepEncounter(t: Table, card: CardId): void {
  const { facing, leader } = t.state;
  if (facing.length === 0) return;
  facing.pop();
  adventurer(t, leader).kept.push(card);
  tell(t, { kind: 'finished', seat: leader, card });
}
