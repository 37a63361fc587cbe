// The question of a fight: what to do against a creature or another player.

import { seatName } from '../../../engine/names.ts';
import { type Because, because, DONE, type Done, type Place, question } from '../../../engine/question.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { worthOfKill } from '../rules/food.ts';
import { isLongLegs } from '../rules/long-legs.ts';
import { foeFace, helpersOf, opponent } from '../rules/modifiers.ts';
import { baitWorth, isTameable, tamePrice } from '../rules/price.ts';
import { face, NO_CARD, NOBODY, nameOf, player, type Table } from '../state.ts';
import { counted, signed } from './answers.ts';
import {
  type AttackWay,
  attackForecast,
  type FleeForecast,
  fleeForecast,
  killChance,
  type RollForecast,
  strikeForecast,
} from './forecast.ts';
import { attackTerms, chaseTerms, fleeTerms, type Term } from './terms.ts';

/**
 * A card is an item that is used: a Rock or Mushroom beforehand, an explosive for one attack, a Cherrybomb to get away.
 * `leave` needs no roll, `letGo` is for what is skittish, `breakOff` for whoever attacked a player.
 */
export type FightAct =
  | 'attack'
  | 'blast'
  | 'flee'
  | 'tame'
  | 'give'
  | 'leave'
  | 'join'
  | 'letGo'
  | 'breakOff'
  | CardId;

export type FightData = {
  attack?: RollForecast & { terms: Term[]; helpers: string[]; kills: number };
  flee?: FleeForecast & { terms: Term[]; againstTerms: Term[] };
  /** What comes back from a creature when this does not end the fight. */
  strike?: RollForecast;
  tame?: { price: number; pips: number; bait: number };
  /** Pips that a kill would bring now: 0 of what this slugcat cannot eat. */
  meal?: number;
  exchange: number;
};

const LABELS: Readonly<Record<string, string>> = {
  flee: 'Flee',
  tame: 'Tame it',
  give: 'Give it something',
  leave: 'Leave',
  join: 'Take it along',
  letGo: 'Let it go',
  breakOff: 'Break off',
  blast: 'Blast',
  attack: 'Attack',
};

const PIPS = 'Pay with pips';

const isAttack = (t: Table, act: FightAct): boolean =>
  act === 'attack' || act === 'blast' || (typeof act === 'number' && isForAttacking(t, act));

/** Weapons and explosives; a Rock is thrown before the roll is chosen. */
export const isForAttacking = (t: Table, card: CardId): boolean => {
  const { key } = face(t, card);
  return key === 'spear' || key === 'electricSpear' || key === 'explosiveSpear' || key === 'scavengerBomb';
};

function attackData(t: Table, seat: Seat, way: AttackWay): NonNullable<FightData['attack']> {
  const attack = attackForecast(t, seat, way);
  const helpers = helpersOf(t, seat).map((card) => nameOf(t, card));
  return { ...attack, terms: attackTerms(t, seat, way), helpers, kills: killChance(t, seat, attack) };
}

const fleeData = (t: Table, seat: Seat) => ({
  ...fleeForecast(t, seat),
  terms: fleeTerms(t, seat, t.state.fight.foe),
  againstTerms: chaseTerms(t, seat),
});

/** A creature feeds by diet, and some are no food at all; of players only Hunter Long Legs is. */
function mealOf(t: Table, seat: Seat): { meal?: number } {
  const { foe } = t.state.fight;
  if (foe !== NO_CARD) return face(t, foe).pips > 0 ? { meal: worthOfKill(t, seat, foe) } : {};
  return isLongLegs(t, opponent(t, seat)) ? { meal: foeFace(t, seat).pips } : {};
}

function fightData(t: Table, act: FightAct, seat: Seat): FightData {
  const { foe, exchange } = t.state.fight;
  const foeStrikes = foe !== NO_CARD && face(t, foe).attacks;
  return {
    exchange,
    ...(isAttack(t, act) ? { attack: attackData(t, seat, act as AttackWay), ...mealOf(t, seat) } : {}),
    ...(act === 'flee' ? { flee: fleeData(t, seat) } : {}),
    ...(act === 'tame'
      ? { tame: { price: tamePrice(t, seat), pips: player(t, seat).pips, bait: baitWorth(t, seat) } }
      : {}),
    ...(foeStrikes && act !== 'leave' && act !== 'tame' ? { strike: strikeForecast(t, seat) } : {}),
  };
}

function fightDetail(t: Table, act: FightAct, seat: Seat): string | undefined {
  const { attack, flee, tame } = fightData(t, act, seat);
  const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
  if (attack !== undefined)
    return `D20 ${signed(attack.total)} against ${attack.beat}: ${attack.needed} or more (${percent(attack.chance)})${withHelp(attack)}`;
  if (flee !== undefined)
    return `D20 ${signed(flee.total)} against D20 ${signed(flee.against)} (${percent(flee.chance)})`;
  if (tame !== undefined)
    return `for ${counted(tame.price, 'pip')}; you have ${tame.pips}, and bait for ${tame.bait}. It stays with you, night after night`;
  return typeof act === 'number' ? face(t, act).text : undefined;
}

/** RW-R-20: those who come along roll after me. */
const withHelp = ({ helpers, kills }: NonNullable<FightData['attack']>): string =>
  helpers.length === 0 ? '' : `; with ${helpers.join(' and ')} ${Math.round(kills * 100)} % in all`;

function label(t: Table, act: FightAct): string {
  if (typeof act !== 'number') return LABELS[act]!;
  return isForAttacking(t, act) ? `Attack with ${nameOf(t, act)}` : nameOf(t, act);
}

/** What one can do has a line of its own in front of the opponent, under its own name. */
const place = (_t: Table, act: FightAct): Place => (typeof act === 'number' ? { card: act } : { spot: act });

/** Other slugcats and scavengers are won over in no such way; nobody has to be told. */
function mightBeTamed(t: Table, seat: Seat): boolean {
  const { foe } = t.state.fight;
  if (foe === NO_CARD) return isLongLegs(t, opponent(t, seat));
  return !face(t, foe).words.includes('scavenger');
}

function whyNotTame(t: Table, act: FightAct, seat: Seat): Because | undefined {
  if (act !== 'tame') return undefined;
  if (!isTameable(t, seat)) return because('RW-R-21', 'this one cannot be tamed');
  const { pips } = player(t, seat);
  return because('RW-TAME-01', `it costs ${counted(tamePrice(t, seat), 'pip')}, and you have ${pips}`);
}

export const FIGHT = question<Table, FightAct, FightData>({
  name: 'fight',
  clause: 'RW-COMBAT-01',
  ask: (t, seat) => {
    const { fight } = t.state;
    if (fight.foe !== NO_CARD) return `You meet ${nameOf(t, fight.foe)}.`;
    const other = seatName(opponent(t, seat));
    return seat === fight.fighter ? `You have caught up with ${other}.` : `${other} attacks you!`;
  },
  why: (t, seat) => {
    const { name, hp, atk, attacks, kind } = foeFace(t, seat);
    if (!attacks) return `HP ${hp}, harmless`;
    return `${kind === 'slugcat' ? `${name}: ` : ''}HP ${hp}, ATK ${signed(atk)}`;
  },
  key: (act) => act,
  label,
  at: place,
  detail: fightDetail,
  data: fightData,
  about: (t) => (t.state.fight.foe === NO_CARD ? undefined : t.state.fight.foe),
  considers: (t, seat) => (mightBeTamed(t, seat) ? ['tame'] : []),
  whyNot: whyNotTame,
  standard: (t, seat, options) => restingAct(t, seat, options),
});

/** RW-R-98: whoever does not answer flees, breaks off, or lets it go. */
function restingAct(t: Table, seat: Seat, options: readonly FightAct[]): FightAct {
  for (const act of ['join', 'leave', 'letGo', 'breakOff', 'flee'] as const)
    if (options.includes(act)) return act;
  return t.state.fight.against === NOBODY || seat === NOBODY ? options[0]! : options.at(-1)!;
}

/** Food put out as bait; the rest of the price is paid with pips. */
export const BAIT = question<Table, CardId | Done>({
  name: 'bait',
  clause: 'RW-R-22',
  ask: (t, seat) =>
    `Bait for ${foeFace(t, seat).name}: it costs ${counted(tamePrice(t, seat), 'pip')} in all.`,
  why: (t, seat) => `you have ${counted(player(t, seat).pips, 'pip')}`,
  key: (card) => card,
  label: (t, card) => (card === DONE ? PIPS : `${nameOf(t, card)} (${face(t, card).pips})`),
  at: (_t, card) => (card === DONE ? undefined : { card }),
  data: (t, card) => (card === DONE ? undefined : { pips: face(t, card).pips }),
  done: PIPS,
  standard: (_t, _seat, options) => options.at(-1)!,
});
