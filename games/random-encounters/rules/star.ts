// Dice of Characters: the roll, re-rolls, and the Star token that turns any of them into a Star.

import { choose } from '../../../engine/choose.ts';
import { rollDie } from '../../../engine/random.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import {
  ACORN,
  AFTER_YOUR_ROLL,
  type AfterRoll,
  FROM_THE_TOP,
  KEEP,
  OWL,
  SPEND_A_STAR,
} from '../questions/roll.ts';
import { adventurer, can, characterOf, monsterCard, NONE, SIDES, STAR, type Table } from '../state.ts';
import { wornThat } from './equipment.ts';
import { damageOf, isLastBlowWeighed, outlook, type Plan } from './figures.ts';

/** What is rolled for, and what a Star would be worth there. */
export type RollFor = {
  readonly what: 'attack' | 'trap' | 'quest' | 'event' | 'item';
  /** What is added to the die, and the number to reach; 0 when there is none. */
  readonly bonus: number;
  readonly needed: number;
  readonly card: CardId;
  /** RE-RULE-24: a Star would do something here, so a token may be spent. */
  readonly starCounts: boolean;
  /** Of an Attack. */
  readonly plan?: Plan;
};

/** RE-STAR-01: the die of a Character. Re-rolls come first, then the Star token; the last face stands. */
export function rollFor(t: Table, seat: Seat, purpose: RollFor): number {
  let die = rollDie(t.state.rng, SIDES);
  tell(t, { kind: 'rolled', seat, card: adventurer(t, seat).character, die });
  for (;;) {
    if (die === STAR && !purpose.starCounts) die = numberFor(t, seat, die, 'star'); // RE-RULE-21
    const options = afterRoll(t, seat, die, purpose);
    if (options.length === 1) return die;
    t.state.roll = {
      of: seat,
      die,
      total: purpose.bonus + die,
      needed: purpose.needed,
      card: purpose.card,
      stats: purpose.plan?.stats ?? 0,
      defence: purpose.plan?.defence ?? 0,
    };
    const answer = choose(t, seat, AFTER_YOUR_ROLL, options);
    t.state.roll.of = NONE;
    if (answer === KEEP) return die;
    if (answer === SPEND_A_STAR) return spendStar(t, seat, die);
    die = again(t, seat, die, answer);
  }
}

/** What may be done about a die; a Star, a roll that has succeeded, or a blow that ends the fight is let stand without asking. */
function afterRoll(t: Table, seat: Seat, die: number, purpose: RollFor): AfterRoll[] {
  const options: AfterRoll[] = [KEEP];
  const who = adventurer(t, seat);
  if (die === STAR || hasSucceeded(t, seat, die, purpose)) return options;
  if (endsTheFight(t, die, purpose) && characterOf(t, seat).combat.outlasts !== true) return options;
  const mayHelp = couldRollBetter(t, die, purpose);
  if (mayHelp && !who.rerolled && can(t, seat, 're-rolls')) options.push(FROM_THE_TOP);
  if (mayHelp && purpose.what === 'attack' && !who.owlUsed && wornThat(t, seat, 'rerollsAttack') !== NONE)
    options.push(OWL);
  if (purpose.what === 'trap' && die === 1 && mayRerollOne(t, seat)) options.push(ACORN);
  if (purpose.starCounts && who.stars > 0) options.push(SPEND_A_STAR);
  return options;
}

/** Lucky Acorn: once for each natural 1; the state of the die that it was used on says so. */
const mayRerollOne = (t: Table, seat: Seat): boolean =>
  t.state.acornUsed !== seat && wornThat(t, seat, 'rerollsOne') !== NONE;

function hasSucceeded(t: Table, seat: Seat, die: number, { what, bonus, needed }: RollFor): boolean {
  if (needed === 0 || bonus + die < needed) return false;
  return what !== 'trap' || die > 1 || can(t, seat, 'flies'); // RE-TRAP-04, RE-TRAP-10
}

/** Nothing that a Star or another roll could bring would change anything then; a burst one might want to put off. */
function endsTheFight(t: Table, die: number, { plan }: RollFor): boolean {
  const target = t.state.monsters[0];
  if (plan === undefined || target === undefined || t.state.monsters.length > 1) return false;
  const card = monsterCard(t, target);
  return !isLastBlowWeighed(card, target) && damageOf(card, target, plan, die) >= target.health;
}

const attackedIn = (t: Table, { card }: RollFor) => t.state.monsters.find((each) => each.card === card);

/** Another die of an Attack could deal more, or be a Star that counts. */
function couldRollBetter(t: Table, die: number, purpose: RollFor): boolean {
  const target = attackedIn(t, purpose);
  const { plan, starCounts } = purpose;
  if (plan === undefined || target === undefined || starCounts) return true;
  const card = monsterCard(t, target);
  return isLastBlowWeighed(card, target) || outlook(t, target, plan).most > damageOf(card, target, plan, die);
}

function again(t: Table, seat: Seat, from: number, by: 'top' | 'owl' | 'acorn'): number {
  const who = adventurer(t, seat);
  if (by === 'top') {
    who.rerolled = true;
    const { explorerName } = characterOf(t, seat);
    tell(t, { kind: 'explorerUsed', seat, card: who.character, ability: explorerName });
  } else if (by === 'owl') who.owlUsed = true;
  else t.state.acornUsed = seat;
  const die = rollDie(t.state.rng, SIDES);
  tell(t, { kind: 'rerolled', seat, from, die, by });
  return die;
}

/** RE-RULE-24: even a 1 becomes a Star, and a rolled one in every way. */
function spendStar(t: Table, seat: Seat, die: number): number {
  adventurer(t, seat).stars--;
  tell(t, { kind: 'starSpent', seat, die });
  return STAR;
}

/** RE-RULE-20, RE-RULE-21: a Star that counts for nothing is rolled again until a number appears. */
export function numberFor(t: Table, seat: Seat, from: number, by: 'star' | 'heave'): number {
  for (;;) {
    const die = rollDie(t.state.rng, SIDES);
    tell(t, { kind: 'rerolled', seat, from, die, by });
    if (die !== STAR) return die;
  }
}
