// The attack roll: one die picks the line of the card, unless somebody has it rolled again.

import { choose } from '../../../engine/choose.ts';
import { rollDie } from '../../../engine/random.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { KEEP_A_DIE, NAME_A_FACE, ROLL } from '../questions/roll.ts';
import { type Effect, face, isLiving, seatBit, type Table } from '../state.ts';
import { agreesToUse, charactersFor, spendCharacter } from './character.ts';
import { tell } from './piles.ts';
import { othersAfter } from './seats.ts';
import { wouldLose } from './shield.ts';

const FACES: readonly number[] = [ROLL, 1, 2, 3, 4, 5, 6];

/** UA-ROLL-05, UA-R-72: the die, the player's own re-roll, then a Jester's. The die that counts is left in the effect. */
export function attackRoll(t: Table, effect: Effect): void {
  if (namesTheFace(t, effect)) return;
  if (!rollsTwoAndKeepsOne(t, effect)) rollFor(t, effect);
  readRow(t, effect);
  const own = rollCharacter(t, effect, { seat: effect.by, timing: 'ON-ROLL', whose: 'own' });
  if (own !== undefined && agreesToUse(t, effect.by, own)) rollAgain(t, effect, effect.by);
  for (const seat of othersAfter(t, effect.by)) {
    const jester = rollCharacter(t, effect, { seat, timing: 'ON-ROLL', whose: 'others' });
    if (jester === undefined || !isWorthAsking(t, effect, seat)) continue;
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

type Wanted = {
  readonly seat: Seat;
  readonly timing: 'ON-ROLL' | 'ON-PLAY';
  readonly whose: 'own' | 'others';
};

/** A Character that touches this roll: its owner's own cards of one type, or those of others. */
function rollCharacter(t: Table, { card }: Effect, { seat, timing, whose }: Wanted): CardId | undefined {
  if (!isLiving(t, seat)) return undefined; // UA-R-64: a ghost has no use for Characters.
  const type = t.box.types[card];
  return charactersFor(t, seat, timing).find((character) => {
    const { touches } = face(t, character);
    return whose === 'others' ? touches === 'others' : touches === type;
  });
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
  const wizard = rollCharacter(t, effect, { seat: effect.by, timing: 'ON-PLAY', whose: 'own' });
  if (wizard === undefined) return false;
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
  const alchemist = rollCharacter(t, effect, { seat: effect.by, timing: 'ON-PLAY', whose: 'own' });
  if (alchemist === undefined || !agreesToUse(t, effect.by, alchemist)) return false;
  rollFor(t, effect);
  const first = effect.die;
  rollFor(t, effect);
  if (first !== effect.die) effect.die = choose(t, effect.by, KEEP_A_DIE, [first, effect.die]);
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
}
