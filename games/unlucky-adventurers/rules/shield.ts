// Attacks and their defence: who would lose cards, who blocks it with what, and what bounces back.

import { choose } from '../../../engine/choose.ts';
import { takeOut } from '../../../engine/pile.ts';
import { everyone } from '../../../engine/sealed.ts';
import { bySeat, type CardId, type Seat } from '../../../engine/table.ts';
import type { Step } from '../cards/notation.ts';
import type { BlockedBy } from '../events.ts';
import { DISCARD } from '../questions/loss.ts';
import { DEFEND, type Defence, SHIELD, SQUIRE, TAKE_IT } from '../questions/shield.ts';
import {
  type Effect,
  face,
  findIn,
  hand,
  includes,
  isLiving,
  NO_CARD,
  NOBODY,
  seatBit,
  type Table,
} from '../state.ts';
import { characterFor, spendCharacter } from './character.ts';
import { loseChosen } from './loss.ts';
import { tell, toQuestDiscard } from './piles.ts';
import { isAmong } from './reach.ts';
import { othersAfter } from './seats.ts';
import { areMates, isSafeFrom } from './teams.ts';

/**
 * UA-R-30: with targets and dice settled and nothing carried out yet, everybody for whom this is an attack is asked at
 * the same time, Shield or not; the answers are applied in turn order.
 */
export function defend(t: Table, effect: Effect): void {
  const asked: Seat[] = [];
  for (const seat of othersAfter(t, effect.by)) {
    if (!isAttacked(t, effect, seat) || isBlockedWithoutCards(t, effect, seat)) continue;
    if (!areMates(t, seat, effect.by)) asked.push(seat); // UA-R-35
  }
  if (asked.length === 0) return;
  const answers = answersOf(t, asked);
  tell(t, { kind: 'defended', seats: asked });
  for (let i = 0; i < asked.length; i++) raise(t, effect, asked[i]!, answers[i]!);
}

function answersOf(t: Table, asked: readonly Seat[]): Defence[] {
  const only = asked[0]!;
  if (asked.length === 1) return [choose(t, only, DEFEND, defences(t, only))];
  return everyone(t, asked, DEFEND, (seat) => defences(t, seat));
}

function isAttacked(t: Table, effect: Effect, seat: Seat): boolean {
  const cards = wouldLose(t, effect, seat);
  if (cards === 0) return false;
  if (effect.attacked === 0) effect.atStake = bySeat(t.box.players, () => 0);
  effect.attacked |= seatBit(seat);
  effect.atStake[seat] = cards;
  return true;
}

/** A truce, or a ward against an opponent, needs no card. */
function isBlockedWithoutCards(t: Table, effect: Effect, seat: Seat): boolean {
  const isWarded = t.state.warded[seat]! && !areMates(t, seat, effect.by);
  if (isTruce(t, effect.by)) block(t, effect, seat, 'truce');
  else if (isWarded) block(t, effect, seat, 'ward');
  return includes(effect.blocked, seat);
}

/** House rule: in their first turns, nobody's Quest cards make others lose cards. */
const isTruce = (t: Table, by: Seat): boolean =>
  isLiving(t, by) && t.state.turnsTaken[by]! <= t.box.options.truceTurns;

const JUST_TAKE_IT: readonly Defence[] = [TAKE_IT];
const SHIELD_OR_NOT: readonly Defence[] = [SHIELD, TAKE_IT];
const SQUIRE_OR_NOT: readonly Defence[] = [SQUIRE, TAKE_IT];
const ALL_DEFENCES: readonly Defence[] = [SHIELD, SQUIRE, TAKE_IT];

function defences(t: Table, seat: Seat): readonly Defence[] {
  const shield = findIn(hand(t, seat), t.box.isShield) !== NO_CARD;
  const squire = characterFor(t, seat, 'ON-ATTACK') !== NO_CARD;
  if (shield) return squire ? ALL_DEFENCES : SHIELD_OR_NOT;
  return squire ? SQUIRE_OR_NOT : JUST_TAKE_IT;
}

function raise(t: Table, effect: Effect, seat: Seat, defence: Defence): void {
  if (defence === TAKE_IT) return;
  if (defence === SQUIRE) {
    effect.reflected += effect.atStake[seat]!;
    spendCharacter(t, seat, characterFor(t, seat, 'ON-ATTACK'));
    return block(t, effect, seat, 'squire');
  }
  const shield = findIn(hand(t, seat), t.box.isShield);
  takeOut(hand(t, seat), shield);
  toQuestDiscard(t, shield); // UA-R-79: it gets there before the attack's own card.
  block(t, effect, seat, 'shield', shield);
}

/** UA-R-32: everything this card would do to them is stopped. */
function block(t: Table, effect: Effect, seat: Seat, by: BlockedBy, shield?: CardId): void {
  effect.blocked |= seatBit(seat);
  tell(t, { kind: 'blocked', seat, card: effect.card, by, ...(shield !== undefined && { shield }) });
}

/** UA-R-78: what a Squire threw back, the attacker discards; nothing blocks that, and a ghost has nothing to discard. */
export function sufferReflection(t: Table, effect: Effect): void {
  if (effect.reflected === 0 || includes(effect.spared, effect.by)) return;
  loseChosen(t, [effect.by], { to: NOBODY, question: DISCARD, n: effect.reflected });
}

/** UA-R-29: how many cards this would cost a seat, as things stand. */
export function wouldLose(t: Table, effect: Effect, seat: Seat): number {
  if (isSafeFrom(t, seat, effect.by)) return 0;
  let held = hand(t, seat).length;
  let lost = 0;
  for (const robbed of effect.robs) if (robbed === seat) lost++;
  const row = face(t, effect.card).rows[effect.row];
  if (row === undefined) return Math.min(lost, held);
  for (const step of row.steps) {
    if (!isAmong(t, effect, step.who, seat) || (step.op === 'duel' && !includes(effect.lower, seat)))
      continue;
    if (step.op === 'draw') held += step.n;
    else if (step.attack) lost += lossIn(step, held - lost);
  }
  return Math.min(lost, held);
}

function lossIn(step: Step, held: number): number {
  switch (step.op) {
    case 'downto':
      return Math.max(0, held - step.n);
    case 'half':
      return Math.floor(held / 2);
    default:
      return step.n;
  }
}
