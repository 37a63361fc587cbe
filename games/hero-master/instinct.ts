// What a sensible player tries first: weights for the options of a question.
//
// Most figures were found by playing: every seat of 65,000 matches shook all of them a little, each up or down by chance,
// and they were moved to where the winners had them (docs/bots.md).

import type { Ask } from '../../engine/question.ts';
import type { CardId, Seat } from '../../engine/table.ts';
import { type Exchange, exchangeOf } from './exchange.ts';
import {
  type Against,
  bestPromise,
  quickChance,
  readyStrength,
  rewardFor,
  weaponStrength,
} from './promise.ts';
import { type Bungling, bungleOf, spotOf } from './questions/bungle.ts';
import { type Change, thinkOfChanging } from './questions/powers.ts';
import { attackAt, type Spot, seatOf, slotOf } from './questions/spot.ts';
import type { TreasureUse } from './questions/treasure.ts';
import { bungleTargets } from './rules/bungle.ts';
import { fixFigures, overcomes } from './rules/figures.ts';
import { chanceToDefeat, copyOf, thinkOfApplying } from './rules/forecast.ts';
import { readyWeapons } from './rules/weapon.ts';
import { attacksInHand, face, hero, isAttack, NONE, type Table } from './state.ts';

type Weigh = (t: Table, option: never, seat: Seat) => number;

const yesWhen =
  (sensible: (t: Table, seat: Seat) => boolean) =>
  (t: Table, answer: string, seat: Seat): number =>
    (answer === 'yes') === sensible(t, seat) ? 8 : 0.4;

const always = yesWhen(() => true);

/** By the question's name; questions that are not here leave the choice open. */
const WEIGHTS: Readonly<Record<string, Weigh>> = {
  'keep-hand': yesWhen((t, seat) => attackCount(t, seat) >= 2),
  protest: always,
  'draw-a-card': always,
  'slip-away': always,
  'visit-which': weighLocation,
  'encounter-which': (t: Table, monster: CardId, seat: Seat) =>
    monster === NONE ? 0.25 : HOPELESS + 2 * promiseAgainst(t, monster, seat),
  'lay-first-attack': (t: Table, card: CardId, seat: Seat) => HOPELESS + promise(t, card, seat),
  join: (t: Table, card: CardId, seat: Seat) =>
    card === NONE ? 0.4 : HOPELESS + 0.7 * promise(t, card, seat),
  'extra-power': (t: Table, card: CardId, seat: Seat) => (card === NONE ? 1 : weighPower(t, card, seat)),
  'bungle-which': (t: Table, bungling: Bungling) =>
    HOPELESS + harm(t, victimAt(t, spotOf(bungling)), bungleOf(bungling)),
  'change-damage': weighChange,
  reroll: yesWhen(greenFails),
  'keep-which-die': (_t: Table, roll: number) => roll * roll,
  'take-which-treasure': (t: Table, card: CardId) => treasureWorth(t, card) ** 2,
  'use-treasure': weighUse,
  'sell-which': (_t: Table, card: CardId) => (card === NONE ? 0.2 : 3),
  'discard-a-card': (t: Table, card: CardId) => 1 / (0.5 + actionWorth(t, card)),
  'discard-own-attack': (t: Table, spot: Spot) =>
    spot === NONE ? 5 : attackAt(t, spot).bungle === NONE ? 0.1 : 2,
  'take-back': (t: Table, spot: Spot) => (attackAt(t, spot).bungle === NONE ? 0.4 : 4),
  'lay-over': (t: Table, spot: Spot) => (spot !== NONE && attackAt(t, spot).bungle !== NONE ? 5 : 0.5),
  'exhaust-which': (t: Table, card: CardId) => 1 / (0.5 + weaponStrength(t, card)),
  'refresh-which': (t: Table, card: CardId) => 1 + weaponStrength(t, card),
};

/** Questions whose options have much in common that is better looked at once. */
const WEIGHTS_OF_ALL: Readonly<Record<string, (t: Table, cards: readonly CardId[], seat: Seat) => number[]>> =
  {
    'take-a-turn': weighTurn,
    'take-a-turn-watched': weighTurn,
    apply: weighApplying,
  };

/** An attack without a chance is laid for what it does besides, or not at all. */
const HOPELESS = 0.008;

export function instinct(t: Table, { question, options, seat }: Ask<Table>): number[] | undefined {
  const weighAll = WEIGHTS_OF_ALL[question.name];
  if (weighAll !== undefined) return weighAll(t, options as readonly CardId[], seat);
  const weigh = WEIGHTS[question.name];
  if (weigh === undefined) return undefined;
  const weights = new Array<number>(options.length);
  for (let i = 0; i < weights.length; i++) weights[i] = weigh(t, options[i] as never, seat);
  return weights;
}

function attackCount(t: Table, seat: Seat): number {
  let count = 0;
  for (const card of hero(t, seat).hand) if (isAttack(t, card)) count++;
  return count;
}

/** The Den ends the match: that is for whoever is ahead. */
function weighLocation(t: Table, card: CardId, seat: Seat): number {
  if (card !== t.box.den) return 1;
  const { gold } = hero(t, seat);
  return t.state.heroes.every((other) => other.gold <= gold) ? 4 : 0.4;
}

function promiseAgainst(t: Table, monster: CardId, seat: Seat): number {
  return bestPromise(t, attacksInHand(t, seat), { monster, behind: readyStrength(t, seat) });
}

/** What an attack may bring against the encountered monster, what laying it does besides, and what it may cost. */
function promise(t: Table, card: CardId, seat: Seat, behind = readyStrength(t, seat)): number {
  const { encounter } = t.state;
  const chance = quickChance(t, card, { monster: encounter, behind });
  const gain = (chance === 0 ? 0 : chance * rewardFor(t, encounter)) + besides(t, card, seat);
  return Math.max(0, gain - 0.11 * fear(t, card, seat));
}

function besides(t: Table, card: CardId, seat: Seat): number {
  const { leader, play } = face(t, card).on;
  return (leader !== undefined && t.state.leader === seat ? 0.22 : 0) + (play === undefined ? 0 : 0.2);
}

/** Wounds that an attack invites, by the printed figures: the fewer one can bear, the more they count. */
function fear(t: Table, card: CardId, seat: Seat): number {
  const { armour, health } = hero(t, seat);
  const chances = 21 - face(t, armour).armour - face(t, card).armour;
  const wounds = (Math.max(1, Math.min(20, chances)) / 20) * face(t, t.state.encounter).ferocity;
  return wounds * (1 + 0.1 * Math.max(0, 6 - health));
}

const PASS = 1.4;

function weighTurn(t: Table, cards: readonly CardId[], seat: Seat): number[] {
  const behind = readyStrength(t, seat);
  let victims: readonly Victim[] | undefined;
  const weights = new Array<number>(cards.length);
  for (let i = 0; i < weights.length; i++) {
    const card = cards[i]!;
    if (card === NONE) weights[i] = PASS;
    else if (face(t, card).kind === 'hero') weights[i] = weighPower(t, card, seat);
    else if (isAttack(t, card)) weights[i] = HOPELESS + 0.11 * promise(t, card, seat, behind);
    else {
      victims ??= bungleTargets(t, seat).map((spot) => victimAt(t, spot));
      weights[i] = HOPELESS + 9 * mostHarm(t, victims, card);
    }
  }
  return weights;
}

/** An attack that could be bungled, and its chance as it lies. */
type Victim = { readonly spot: Spot; readonly against: Against; readonly chance: number };

function victimAt(t: Table, spot: Spot): Victim {
  const against = { monster: t.state.encounter, behind: readyStrength(t, seatOf(spot)) };
  return { spot, against, chance: quickChance(t, attackAt(t, spot).card, against) };
}

function mostHarm(t: Table, victims: readonly Victim[], bungle: CardId): number {
  let most = 0;
  for (const victim of victims) most = Math.max(most, harm(t, victim, bungle));
  return most;
}

/** What a bungle takes from its victim, in gold: the chance it costs, and what its text takes; most of all from the richest. */
function harm(t: Table, { spot, against, chance }: Victim, bungle: CardId): number {
  const { monster, behind } = against;
  const cost =
    chance === 0 ? 0 : chance - quickChance(t, attackAt(t, spot).card, { monster, behind, bungle });
  const { on, fail } = face(t, bungle);
  const taken = (on.critFail === undefined ? 0 : 0.07 * fail) + (on.play === undefined ? 0 : 0.1);
  const loss = (cost * rewardFor(t, monster)) / (1 + 0.2 * slotOf(spot)) + taken;
  return loss * (1 + 0.3 * poorerThan(t, seatOf(spot)));
}

function poorerThan(t: Table, seat: Seat): number {
  const { gold } = hero(t, seat);
  let count = 0;
  for (const other of t.state.heroes) if (other.gold < gold) count++;
  return count;
}

/** Powers for one's own turn: healing when it is needed, Sneaky under a bungle, weapons when they are spent. */
function weighPower(t: Table, card: CardId, seat: Seat): number {
  switch (face(t, card).key) {
    case 'cleric':
      return hero(t, seat).health <= 7 ? 4.5 : 0.1;
    case 'rogue':
      return hero(t, seat).row.some(({ bungle }) => bungle !== NONE) ? 2.5 : 0.05;
    default:
      return 0.75;
  }
}

function weighApplying(t: Table, cards: readonly CardId[], seat: Seat): number[] {
  const asItIs = thinkOfApplying(t, exchangeOf(t), NONE);
  const isEnough = overcomes(t, asItIs, 1);
  const weights = new Array<number>(cards.length);
  for (let i = 0; i < weights.length; i++) {
    const card = cards[i]!;
    if (card === NONE) weights[i] = isEnough ? 2 : 1;
    else if (face(t, card).kind === 'hero') weights[i] = weighHeroCard(t, card, asItIs);
    else weights[i] = isEnough ? 0.2 + face(t, card).hit * 0.6 : weighWeapon(t, card, seat);
  }
  return weights;
}

/** Enough with it: apply it. Hopeless: keep it. */
function weighWeapon(t: Table, card: CardId, seat: Seat): number {
  const x = exchangeOf(t);
  if (overcomes(t, thinkOfApplying(t, x, card), 1)) return 14;
  return x.weapons.length + 1 < x.weaponsAllowed && allWouldDo(t, seat) ? 8 : 0.1;
}

function allWouldDo(t: Table, seat: Seat): boolean {
  const then = copyOf(exchangeOf(t));
  then.weapons = readyWeapons(t, seat);
  fixFigures(t, then);
  return overcomes(t, then, 1);
}

function weighHeroCard(t: Table, card: CardId, asItIs: Exchange): number {
  const { health } = hero(t, asItIs.attacker);
  switch (face(t, card).key) {
    case 'dwarf':
      return asItIs.bungle === NONE ? 0.02 : face(t, asItIs.bungle).fail * 0.4;
    case 'halfling':
      return health <= face(t, asItIs.monster).ferocity * 2 ? 3.6 : 0.3;
    case 'cleric':
      return health <= 7 ? 1.7 : 0.1;
    case 'elf':
      return chanceToDefeat(t, asItIs) > 0.1 ? 6 : 0.1;
    case 'barbarian':
      return !overcomes(t, asItIs, 1) && overcomes(t, thinkOfApplying(t, exchangeOf(t), card), 1) ? 6 : 0.05;
    default:
      return 0.75;
  }
}

function weighChange(t: Table, change: Change): number {
  const then = thinkOfChanging(t, change);
  return overcomes(t, then, 1) ? 10 : overcomes(t, then, 2) ? 0.6 : 0.2;
}

function greenFails(t: Table): boolean {
  const { green, threshold, hit, monsterArmour } = exchangeOf(t);
  return green <= threshold || (green !== 20 && green + hit < monsterArmour);
}

function treasureWorth(t: Table, card: CardId): number {
  if (card === NONE) return 0;
  const { kind, armour } = face(t, card);
  if (kind === 'armour') return Math.max(0.5, 1.7 * (armour - 9));
  return kind === 'weapon' ? 0.4 * weaponStrength(t, card) : actionWorth(t, card);
}

function actionWorth(t: Table, card: CardId): number {
  const { kind, strength, hit, fail } = face(t, card);
  if (kind === 'bungle') return fail * 0.04;
  return Math.max(strength[0]!, strength[1]!, strength[2]!, strength[3]!) * 0.7 + hit * 0.5;
}

function weighUse(t: Table, { card, way, instead }: TreasureUse): number {
  if (way === 'hand') return 11;
  if (way === 'stash') return 0.45;
  return Math.max(0.1, 3 * (treasureWorth(t, card) - treasureWorth(t, instead)));
}
