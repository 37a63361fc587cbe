// Playing a card: an Action and its cancellation, or a roll, a defence and an outcome; then the clean-up.

import { choose } from '../../../engine/choose.ts';
import { moveCard } from '../../../engine/pile.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { CHOOSE_TARGET } from '../questions/roll.ts';
import { type Effect, face, hand, includes, isLiving, NOBODY, type Table } from '../state.ts';
import { isUsed } from './character.ts';
import { beginEffect, endEffect } from './effect.ts';
import { checkHands } from './elimination.ts';
import { everybodyLearns } from './knowledge.ts';
import { discardFromPlay, tell } from './piles.ts';
import { attackRoll, rollDuels } from './roll.ts';
import { othersAfter, sidesFor } from './seats.ts';
import { defend, sufferReflection } from './shield.ts';
import { opponentsOf } from './teams.ts';
import { settleWhom } from './whom.ts';

/** UA-TURN-02, UA-R-79: a card leaves the hand, does what it does, and goes to the Quest discard pile. */
export function playCard(t: Table, seat: Seat, card: CardId): void {
  moveCard(card, hand(t, seat), t.state.inPlay);
  everybodyLearns(t, card);
  tell(t, { kind: 'played', seat, card, ...sidesFor(t, seat, card) });
  resolveInPlay(t, seat, card);
}

/** Resolves a card that lies in play: one from a hand, or the one a ghost has drawn. */
export function resolveInPlay(t: Table, seat: Seat, card: CardId): void {
  const effect = beginEffect(t, 'play', card, seat);
  resolve(t, effect);
  endEffect(t);
  cleanUp(t, effect);
  checkHands(t);
}

function resolve(t: Table, effect: Effect): void {
  const { type, rolled, rows } = face(t, effect.card);
  if (type === 'action' && isCancelled(t, effect)) return;
  const action = t.box.actions[effect.card];
  if (action !== undefined) return action(t, effect);
  if (rolled) aimAndRoll(t, effect);
  else effect.row = 0; // UA-ACTION-GEN-01: no roll.
  tellOutcome(t, effect);
  const row = rows[effect.row]!;
  settleWhom(t, effect, row);
  if (row.duels) rollDuels(t, effect);
  defend(t, effect);
  t.box.carryOut(t, effect);
  sufferReflection(t, effect);
}

function tellOutcome(t: Table, { by: seat, card, row, target: at }: Effect): void {
  const sides = sidesFor(t, seat, card);
  tell(t, { kind: 'outcome', seat, card, row, ...(at !== NOBODY && { at }), ...sides });
}

/** UA-R-10: aim first. UA-ROLL-05: then the die picks the line. */
function aimAndRoll(t: Table, effect: Effect): void {
  if (face(t, effect.card).aimed) {
    effect.target = choose(t, effect.by, CHOOSE_TARGET, opponentsOf(t, effect.by));
    const { by: seat, card, target: at } = effect;
    tell(t, { kind: 'aimed', seat, card, at, ...sidesFor(t, seat, card) });
  }
  attackRoll(t, effect);
}

/** The Bard Nobody Hired cancels another's Action, but neither Shield nor Resurrection; and a Rest gives him nothing to stop. */
function isCancelled(t: Table, { by, card }: Effect): boolean {
  if (t.box.isShield[card] || t.box.isResurrection[card] || t.box.isRest[card]) return false;
  for (const seat of othersAfter(t, by)) {
    if (!isUsed(t, seat, 'ON-ACTION')) continue;
    tell(t, { kind: 'noEffect', seat: by, card });
    return true;
  }
  return false;
}

function cleanUp(t: Table, { by, card, returns, spared }: Effect): void {
  if (!returns || !isLiving(t, by) || includes(spared, by)) return discardFromPlay(t, card);
  moveCard(card, t.state.inPlay, hand(t, by));
  tell(t, { kind: 'returned', seat: by, card });
}
