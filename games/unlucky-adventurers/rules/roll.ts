// The attack roll: one die picks the line of the card, unless somebody has it rolled again.

import { choose } from '../../../engine/choose.ts';
import { rollDie } from '../../../engine/random.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import type { RolledType } from '../cards/card.ts';
import { KEEP_A_DIE, NAME_A_FACE, ROLL } from '../questions/roll.ts';
import { type Effect, face, isLiving, NO_CARD, seatBit, type Table } from '../state.ts';
import { agreesToUse, rollCharacterFor, spendCharacter } from './character.ts';
import { tell } from './piles.ts';
import { othersAfter } from './seats.ts';
import { wouldLose } from './shield.ts';

const FACES: readonly number[] = [ROLL, 1, 2, 3, 4, 5, 6];

/** UA-ROLL-05, UA-R-72: the die, the player's own re-roll, then a Jester's. The die that counts is left in the effect. */
export function attackRoll(t: Table, effect: Effect): void {
  if (namesTheFace(t, effect)) return;
  if (!rollsTwoAndKeepsOne(t, effect)) rollFor(t, effect);
  readRow(t, effect);
  const own = ownCharacter(t, effect, 'ON-ROLL');
  if (own !== NO_CARD && agreesToUse(t, effect.by, own)) rollAgain(t, effect, effect.by);
  for (const seat of othersAfter(t, effect.by)) {
    const jester = rollCharacterFor(t, seat, 'ON-ROLL', 'others');
    if (jester === NO_CARD || !isWorthAsking(t, effect, seat)) continue;
    if (agreesToUse(t, seat, jester)) rollAgain(t, effect, seat);
  }
}

/** UA-R-72: a Jester's owner is asked about rolls that would cost cards, and about all of them on request. */
const isWorthAsking = (t: Table, effect: Effect, seat: Seat): boolean =>
  t.state.askMe[seat] === true || wouldLose(t, effect, seat) > 0;

/** UA-ROLL-05: the die picks the line. */
function readRow(t: Table, effect: Effect): void {
  effect.row = face(t, effect.card).rowByFace[effect.die]!;
}

/** A Character of the player's own that touches rolls for cards of this type. UA-R-64: a ghost has no use for one. */
function ownCharacter(t: Table, { by, card }: Effect, timing: 'ON-ROLL' | 'ON-PLAY'): CardId {
  return isLiving(t, by) ? rollCharacterFor(t, by, timing, t.box.types[card] as RolledType) : NO_CARD;
}

/** One die for what is running; it counts unless another follows. */
export function rollFor(t: Table, effect: Effect): void {
  keep(effect, rollDie(t.state.rng, 6));
  tell(t, { kind: 'rolled', seat: effect.by, card: effect.card, die: effect.die });
}

function rollAgain(t: Table, effect: Effect, by: Seat): void {
  keep(effect, rollDie(t.state.rng, 6));
  readRow(t, effect);
  tell(t, { kind: 'rerolled', seat: effect.by, card: effect.card, by, die: effect.die });
}

function keep(effect: Effect, die: number): void {
  effect.die = die;
  effect.dice.push(die);
}

/** The Wizard with a Provisional Licence names the result of a Spell. No die is rolled, so none is rolled again. */
function namesTheFace(t: Table, effect: Effect): boolean {
  if (t.box.types[effect.card] !== 'spell') return false;
  const wizard = ownCharacter(t, effect, 'ON-PLAY');
  if (wizard === NO_CARD) return false;
  const named = choose(t, effect.by, NAME_A_FACE, FACES);
  if (named === ROLL) return false;
  spendCharacter(t, effect.by, wizard);
  keep(effect, named);
  readRow(t, effect);
  tell(t, { kind: 'named', seat: effect.by, card: effect.card, die: named });
  return true;
}

/** The Alchemist Without Eyebrows rolls two dice for a Potion and keeps one. */
function rollsTwoAndKeepsOne(t: Table, effect: Effect): boolean {
  if (t.box.types[effect.card] !== 'potion') return false;
  const alchemist = ownCharacter(t, effect, 'ON-PLAY');
  if (alchemist === NO_CARD || !agreesToUse(t, effect.by, alchemist)) return false;
  rollFor(t, effect);
  const first = effect.die;
  rollFor(t, effect);
  if (first === effect.die) return true;
  effect.die = choose(t, effect.by, KEEP_A_DIE, [first, effect.die]);
  tell(t, { kind: 'kept', seat: effect.by, card: effect.card, die: effect.die });
  return true;
}

/** A duel: everybody else rolls, in turn order; who is below the attack roll will discard. Equal is safe. */
export function rollDuels(t: Table, effect: Effect): void {
  for (const seat of othersAfter(t, effect.by)) {
    const die = rollDie(t.state.rng, 6);
    const lost = die < effect.die;
    if (lost) effect.lower |= seatBit(seat);
    tell(t, { kind: 'dueled', seat, die, against: effect.by, lost });
  }
  if (effect.lower === 0) tell(t, { kind: 'spared' });
}
