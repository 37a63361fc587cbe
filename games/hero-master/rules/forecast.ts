// Forecasts: what an attack would come to if it were resolved as things stand. Nothing here changes the table.

import type { CardId, Seat } from '../../../engine/table.ts';
import type { Laid } from '../cards/card.ts';
import { type Exchange, exchangeOf, isAttacking, newExchange } from '../exchange.ts';
import { type Attack, face, hero, NONE, type Table } from '../state.ts';
import { addUp, costOf, fixFigures, fixLimits, overcomes, startFromAttack } from './figures.ts';

/** The figures of an attack against a monster, spelled out: for a screen, an option, a bot. */
export type Forecast = {
  hit: number;
  /** Regular, Fire, Ice, Spirit. */
  strength: number[];
  defence: number[];
  threshold: number;
  monsterArmour: number;
  /** The lowest green roll that hits and does not fail critically. */
  needed: number;
  /** The totals get through as they are; only when doubled; not even then. */
  enough: boolean;
  enoughDoubled: boolean;
  /** How likely the monster is defeated, and how likely the attack fails critically. */
  chance: number;
  chanceOfFail: number;
  /** The lowest black roll that hits back, 0 if the monster does not roll; and what that costs, a natural 20 apart. */
  struckFrom: number;
  armour: number;
  ferocity: number;
  cost: number;
};

/** What an attack is thought together with: the monster it is against, and cards applied to it. */
export type Thought = {
  readonly attack: Attack;
  readonly monster: CardId;
  readonly weapons?: CardId[];
  readonly hero?: CardId;
  /** −2 of the Bats and the like: for the attack that comes next, and for no other. */
  readonly nextHit?: number;
};

/** The exchange it would be, its figures not fixed yet. */
export const imagine = (t: Table, seat: Seat, thought: Thought): Exchange => begin(t, seat, thought);

/** The exchange it would be. */
export function thinkOf(t: Table, seat: Seat, thought: Thought): Exchange {
  const x = begin(t, seat, thought);
  fixFigures(t, x);
  return x;
}

/** As `thinkOf` for a card still in hand: it is laid first, which may itself change something. */
export function thinkOfLaying(t: Table, seat: Seat, thought: Thought): Exchange {
  const x = begin(t, seat, thought);
  startFromAttack(t, x);
  face(t, x.attack).on.laid?.(x);
  addUp(t, x);
  return x;
}

function begin(t: Table, seat: Seat, { attack, monster, weapons, hero: card = NONE, nextHit = 0 }: Thought) {
  const x = newExchange();
  x.attacker = seat;
  x.attack = attack.card;
  x.bungle = attack.bungle;
  x.bungler = attack.bungler;
  x.monster = monster;
  if (weapons !== undefined) x.weapons = weapons;
  x.hero = card;
  x.hit = nextHit;
  fixLimits(t, x);
  return x;
}

/** The attack in a slot of a row, with nothing applied that is not applied yet. */
export function thinkOfSlot(t: Table, seat: Seat, slot: number): Exchange {
  const { row, nextAttackHit } = hero(t, seat);
  const resolving = isAttacking(t, seat);
  if (resolving && slot === 0) return figuresSoFar(t, exchangeOf(t));
  const isNext = slot === (resolving ? 1 : 0);
  return thinkOf(t, seat, {
    attack: row[slot] as Attack,
    monster: t.state.encounter,
    nextHit: isNext ? nextAttackHit : 0,
  });
}

/** The attack in a slot with this bungle on it instead of what lies there. */
export function thinkOfBungling(t: Table, { seat, slot }: Laid, bungle: CardId): Exchange {
  const { card } = hero(t, seat).row[slot] as Attack;
  return thinkOf(t, seat, { attack: { card, bungle, bungler: NONE }, monster: t.state.encounter });
}

/** The exchange under way. Before the dice are rolled its figures are those of the cards applied up to now. */
export function figuresSoFar(t: Table, x: Exchange): Exchange {
  if (x.green > 0) return x;
  const sofar = copyOf(x);
  fixFigures(t, sofar);
  return sofar;
}

/** The exchange under way with one more card applied, or with none more. */
export function thinkOfApplying(t: Table, x: Exchange, card: CardId): Exchange {
  const then = withApplied(t, x, card);
  fixFigures(t, then);
  return then;
}

/** The same, its figures not fixed yet. */
export function withApplied(t: Table, x: Exchange, card: CardId): Exchange {
  const then = copyOf(x);
  if (card === NONE) return then;
  if (face(t, card).kind === 'weapon') then.weapons.push(card);
  else then.hero = card;
  return then;
}

export const copyOf = (x: Exchange): Exchange => ({
  ...x,
  weapons: x.weapons.slice(),
  strength: x.strength.slice(),
});

/** Chance in twenty that the green die hits without failing critically, for this exchange. */
export function chancesToHit(x: Exchange): number {
  const needed = Math.max(x.monsterArmour - x.hit, x.threshold + 1);
  return Math.max(1, Math.min(20, 21 - needed)); // HM-R-22: a natural 20 hits.
}

/** How likely this exchange defeats its monster. */
export function chanceToDefeat(t: Table, x: Exchange): number {
  const once = chanceOfOneDie(t, x);
  return x.secondGreen ? once * (2 - once) : once;
}

/** The same, for one roll of the green die. */
export function chanceOfOneDie(t: Table, x: Exchange): number {
  if (overcomes(t, x, 1)) return chancesToHit(x) / 20;
  return x.criticalDoubles && overcomes(t, x, 2) ? 1 / 20 : 0;
}

/** How likely the monster's own roll hits the attacker. */
export const chanceToBeHit = (x: Exchange): number =>
  x.monsterRolls ? Math.max(1, Math.min(20, 21 - x.armour)) / 20 : 0;

export type Outcome = 'critical fail' | 'miss' | 'too weak' | 'defeat';

/** What this green roll comes to. */
export function outcomeOf(t: Table, x: Exchange, roll: number): Outcome {
  if (roll <= x.threshold) return 'critical fail';
  if (roll < 20 && roll + x.hit < x.monsterArmour) return 'miss';
  return overcomes(t, x, roll === 20 && x.criticalDoubles ? 2 : 1) ? 'defeat' : 'too weak';
}

/** Whether it matters which of two green rolls counts: an attack that misses and one that is too weak have failed alike. */
export function isAlike(t: Table, x: Exchange, rolls: readonly [number, number]): boolean {
  const [one, other] = rolls.map((roll) => outcomeOf(t, x, roll));
  return one === other || (hasFailed(one) && hasFailed(other));
}

const hasFailed = (outcome: Outcome | undefined): boolean => outcome === 'miss' || outcome === 'too weak';

export function forecastOf(t: Table, x: Exchange): Forecast {
  return {
    hit: x.hit,
    strength: x.strength.slice(),
    defence: face(t, x.monster).strength.slice(),
    threshold: x.threshold,
    monsterArmour: x.monsterArmour,
    needed: 21 - chancesToHit(x),
    enough: overcomes(t, x, 1),
    enoughDoubled: x.criticalDoubles && overcomes(t, x, 2),
    chance: chanceToDefeat(t, x),
    chanceOfFail: x.threshold / 20,
    struckFrom: x.monsterRolls ? Math.max(1, Math.min(20, x.armour)) : 0,
    armour: x.armour,
    ferocity: x.ferocity,
    cost: costOf(t, x, { monster: x.monster, ferocity: x.ferocity, roll: 0 }),
  };
}
