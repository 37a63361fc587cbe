// What a sensible companion tries first: follow the Leader, hit where it hurts, heal who needs it, give away what another
// can use better.

import type { Ask } from '../../engine/question.ts';
import type { CardId, Seat } from '../../engine/table.ts';
import { READY } from '../../engine/window.ts';
import { STATS } from './cards/card.ts';
import { NO, YES } from './questions/answers.ts';
import {
  type Act,
  BETWEEN_ENCOUNTERS,
  cardOfAct,
  ENCHANT,
  EQUIP,
  GIVE,
  kindOf,
  slotOfAct,
  TAKE_OFF,
  TRY,
} from './questions/between.ts';
import { type CombatAct, isItemAct, itemOfAct, PASS, YOUR_COMBAT_TURN } from './questions/combat.ts';
import { KEEP, SPEND_A_STAR } from './questions/roll.ts';
import { testOf } from './questions/roller.ts';
import { bonusOn, lessDamageIn, ownerOf, slotsFor } from './rules/equipment.ts';
import { damageTo, forecast, isStruckBy } from './rules/figures.ts';
import { maxHealth } from './rules/health.ts';
import { couldUse } from './rules/of-use.ts';
import { chanceOf } from './rules/test-roll.ts';
import { adventurer, characterOf, isStanding, monsterCard, NONE, type Table } from './state.ts';

type Weigh = (t: Table, option: unknown, ask: Ask<Table>) => number;

const MEAN_DIE = 3;

/** Would an ordinary Attack of the Monsters in play knock this Character out, or is it down already? */
function needsHelp(t: Table, seat: Seat): boolean {
  const { health } = adventurer(t, seat);
  if (health === 0) return true;
  let damage = 0;
  for (const each of t.state.monsters) {
    const card = monsterCard(t, each);
    if (isStruckBy(t, seat, card))
      damage += damageTo(
        t,
        seat,
        card,
        card.stats[card.attacksWith]! + MEAN_DIE + 1 + card.higher + each.gears,
      );
  }
  return health <= damage + (t.state.monsters.length > 0 ? 0 : 3);
}

const anyoneNeedsHelp = (t: Table): boolean => t.box.seats.some((seat) => needsHelp(t, seat));

const combatTurn: Weigh = (t, option, { seat }) => {
  const act = option as CombatAct;
  if (act === PASS) return 0.05;
  if (isItemAct(act)) return itemWeight(t, itemOfAct(act));
  const { mean, defeats, thorns } = forecast(t, seat, act);
  const worth = Math.max(0, mean + 4 * defeats - thorns);
  return 0.02 + worth * worth;
};

function itemWeight(t: Table, card: CardId): number {
  const item = t.box.items[card]!;
  if (item.heals > 0 || item.healsAll > 0) return anyoneNeedsHelp(t) ? 60 : 0.1;
  if (item.discards.length > 0) return 25;
  if (item.damages > 0) return t.state.fight === 'boss' ? 20 : 4;
  return t.state.fight === 'boss' ? 15 : 3;
}

const afterRoll: Weigh = (t, option) => {
  const { die, needed } = t.state.roll;
  if (option === KEEP) return needed > 0 ? 1 : die;
  if (option === SPEND_A_STAR) {
    if (needed > 0) return 1.5;
    return t.state.fight === 'boss' && die <= 3 ? 6 : 0.3;
  }
  return needed > 0 || die <= 2 ? 8 : 0.2;
};

/** Whoever is hurt worst, the knocked-out first. */
const weakest: Weigh = (t, option) => {
  const seat = option as Seat;
  const { health } = adventurer(t, seat);
  if (health === 0) return 30;
  const missing = maxHealth(t, seat) - health;
  return 0.1 + (missing * missing) / (1 + health) + (needsHelp(t, seat) ? 10 : 0);
};

/** What a card is worth to a Character: its best Stat whole, the others in part, protection most (spec of the bots). */
export function gearWorth(t: Table, seat: Seat, card: CardId, slot: number): number {
  const { stats } = characterOf(t, seat);
  const best = stats.indexOf(Math.max(...stats));
  let worth = 0;
  for (const which of STATS) worth += bonusOn(t, seat, card, which) * (which === best ? 1 : 0.4);
  const { trapBonus, maxHealth: more, mends, saves, rerollsAttack, attackBonus } = t.box.equipment[card]!;
  return (
    worth +
    1.1 * lessDamageIn(t, seat, card, slot) +
    0.25 * trapBonus +
    0.25 * more +
    0.5 * mends +
    0.25 * saves +
    (rerollsAttack ? 0.4 : 0) +
    0.3 * attackBonus
  );
}

/** What a Character would gain by wearing it in its best slot for it. */
function gainFor(t: Table, seat: Seat, card: CardId): number {
  const { worn } = adventurer(t, seat);
  let best = 0;
  for (const slot of slotsFor(t, seat, card)) best = Math.max(best, gainIn(t, seat, card, slot, worn[slot]!));
  return best;
}

function gainIn(t: Table, seat: Seat, card: CardId, slot: number, worn: CardId): number {
  return gearWorth(t, seat, card, slot) - (worn === NONE ? 0 : gearWorth(t, seat, worn, slot));
}

/** Put on what helps, unless somebody else would gain clearly more from it. */
const between: Weigh = (t, option, ask) => {
  const { seat } = ask;
  if (option === READY) return 1;
  if (isNotDone(t, ask, option)) return 0.001;
  const act = option as Act;
  const card = cardOfAct(act);
  const kind = kindOf(act);
  if (kind === EQUIP) {
    const slot = slotOfAct(act);
    const gain = gainIn(t, seat, card, slot, adventurer(t, seat).worn[slot]!);
    if (gain <= 0 || adventurer(t, seat).worn.includes(card)) return 0.01;
    return mostToOthers(t, seat, card) > gain + CLEARLY ? 0.05 : 8 * gain;
  }
  if (kind === GIVE) return giftWeight(t, seat, card, slotOfAct(act));
  if (kind === ENCHANT) return 4;
  if (kind === TAKE_OFF) return 0.01;
  if (kind === TRY) return tryWeight(t, card);
  if (seat !== t.state.leader) return 0.02; // The backpack is for the Leader to open.
  const item = t.box.items[card]!;
  if (item.heals > 0 || item.healsAll > 0) return wantsHealing(t) ? 6 : 0.05;
  return item.cookie > 0 ? 3 : 0.1;
};

/** Enough to hand something over for. */
const CLEARLY = 0.3;

function mostToOthers(t: Table, seat: Seat, card: CardId): number {
  let most = 0;
  for (const other of t.box.seats) if (other !== seat) most = Math.max(most, gainFor(t, other, card));
  return most;
}

/** To whoever gains most by it, and clearly more than the giver would. */
function giftWeight(t: Table, seat: Seat, card: CardId, to: Seat): number {
  if (t.box.equipment[card] === undefined) return 0.02;
  const gain = gainFor(t, to, card);
  const isBest = gain >= mostToOthers(t, seat, card) && gain > gainFor(t, seat, card) + CLEARLY;
  return isBest ? 6 * gain : 0.02;
}

const gift: Weigh = (t, option, { seat }) => {
  const act = option as Act;
  if (act === NONE) return 0.5;
  if (kindOf(act) === ENCHANT) return 4;
  const slot = slotOfAct(act);
  return Math.max(0.05, 8 * gainIn(t, seat, cardOfAct(act), slot, adventurer(t, seat).worn[slot]!));
};

/** Outside a fight: below half before a Boss, below a third otherwise. */
function wantsHealing(t: Table): boolean {
  const enough = t.state.afterWindow === 'boss' ? 0.6 : 0.35;
  return t.box.seats.some((seat) => adventurer(t, seat).health < enough * maxHealth(t, seat));
}

/** Worth trying at even odds, and before the Boss at worse. */
function tryWeight(t: Table, card: CardId): number {
  const chance = questChance(t, card);
  const limit = t.state.afterWindow === 'boss' ? 0.3 : 0.5;
  return chance >= limit ? 8 * chance : 0.05;
}

/** The best roller's chance, or the mean where everybody rolls. */
function questChance(t: Table, card: CardId): number {
  const test = testOf(t, card)!;
  const chances = t.box.seats.filter((seat) => isStanding(t, seat)).map((seat) => chanceOf(t, seat, test));
  if (t.box.quests[card]!.rolls === 'one') return Math.max(...chances);
  return chances.reduce((sum, each) => sum + each, 0) / chances.length;
}

const roller: Weigh = (t, option) => {
  const seat = option as Seat;
  const card = t.state.facing[0]!;
  const test = testOf(t, card);
  const { health } = adventurer(t, seat);
  if (test === undefined) return 0.1 + Math.max(0, maxHealth(t, seat) - health) + (health > 5 ? 2 : 0);
  const chance = chanceOf(t, seat, test);
  return chance ** 4 * (health > 4 ? 1 : 0.3) + 0.001;
};

/** A Stat token goes on the best Stat. */
const statToken: Weigh = (t, option, { seat }) => {
  const { stats } = characterOf(t, seat);
  return stats[option as number] === Math.max(...stats) ? 6 : 1;
};

/** Spare cards are sold, what heals or hurts and what is worn is kept. */
const sale: Weigh = (t, option) => {
  if (typeof option !== 'number') return 1;
  if (t.box.items[option] !== undefined) return t.box.items[option]!.cookie > 0 ? 2 : 0.1;
  return t.state.party.some(({ worn }) => worn.includes(option)) ? 0.05 : 6;
};

/** What anybody could make of a card. */
function worthToAll(t: Table, card: CardId): number {
  if (t.box.equipment[card] === undefined) return 1.5;
  return 0.2 + t.box.seats.reduce((most, seat) => Math.max(most, gainFor(t, seat, card)), 0);
}

const loot: Weigh = (t, option) => worthToAll(t, option as CardId);
const giveUp: Weigh = (t, option) => 1 / worthToAll(t, option as CardId);

/** Monsters look worse the more they have to give. */
const facing: Weigh = (t, option) => {
  const card = option as CardId;
  const kind = t.box.faces[card]!.kind;
  if (kind === 'monster') return 2;
  if (kind === 'quest') return 3;
  if (kind === 'trap') return 2;
  return t.box.events[card]!.does === 'nest' || t.box.events[card]!.does === 'ambush' ? 0.5 : 2;
};

/** Hard hitters first. */
const hitter: Weigh = (t, option) => 1 + Math.max(...characterOf(t, option as Seat).stats);

const gladly =
  (wanted: unknown, weight: number): Weigh =>
  (_t, option) =>
    option === wanted ? weight : 1;

/** Run while the Party is weak; otherwise stand and take the Loot. */
const runAway: Weigh = (t, option) => (option === (anyoneNeedsHelp(t) ? YES : NO) ? 6 : 1);

const skip: Weigh = (t, option) => {
  const { does } = t.box.events[t.state.facing[0]!]!;
  const isWanted = does === 'mushroom' ? !anyoneNeedsHelp(t) : does === 'sale' && !anyoneNeedsHelp(t);
  return option === (isWanted ? YES : NO) ? 3 : 1;
};

const WEIGHTS: Readonly<Record<string, Weigh>> = {
  'your-combat-turn': combatTurn,
  'second-shot': combatTurn,
  'after-your-attack': (t, option) =>
    (option as CombatAct) === PASS ? 1 : itemWeight(t, itemOfAct(option as CombatAct)) / 8,
  'after-your-roll': afterRoll,
  'heal-whom': weakest,
  'item-first': (_t, option) => (option === NONE ? 1 : 6),
  'between-encounters': between,
  'name-a-roller': roller,
  'heave-ho': gladly(YES, 3),
  activate: (t, option) => {
    const steals = t.state.fight === 'boss' ? NO : YES;
    return option === steals ? 2 : 1;
  },
  'offer-to-run': runAway,
  run: gladly(YES, 3),
  'skip-the-event': skip,
  'face-which': facing,
  'try-the-quest': (t, option) => (option === YES ? tryWeight(t, t.state.quests.at(-1)!) : 1),
  'stat-token': statToken,
  'offer-for-sale': sale,
  'keep-a-relic': loot,
  'pay-the-tax': giveUp,
  'take-the-gift': gift,
  lend: (_t, option) => (option === NONE ? 0.2 : 3),
  'share-attack-tokens': hitter,
  'share-defense-tokens': weakest,
};

export function instinct(t: Table, ask: Ask<Table>): number[] | undefined {
  const weigh = WEIGHTS[ask.question.name];
  return weigh === undefined ? undefined : ask.options.map((option) => weigh(t, option, ask));
}

export const isNotDone = (t: Table, ask: Ask<Table>, option: unknown): boolean =>
  isForAnother(t, ask, option) || isIdle(t, ask, option);

/** What a companion carries and could use is theirs to place: a bot waits until it is given, or asks where the table asks. */
function isForAnother(t: Table, { seat, question }: Ask<Table>, option: unknown): boolean {
  if (question !== BETWEEN_ENCOUNTERS || option === READY || t.box.options.lootSharing === 'consent')
    return false;
  const kind = kindOf(option as Act);
  if (kind !== EQUIP && kind !== ENCHANT) return false;
  const card = cardOfAct(option as Act);
  const owner = ownerOf(t, card);
  return owner !== seat && couldUse(t, owner, card);
}

/** Who can wound without being wounded by it does not stand by, though a longer fight may bring more Stars. */
function isIdle(t: Table, { seat, question, options }: Ask<Table>, option: unknown): boolean {
  if (question !== YOUR_COMBAT_TURN || isItemAct(option as CombatAct)) return false;
  const attacks = options.filter((each) => each !== PASS && !isItemAct(each as CombatAct)) as CombatAct[];
  const forecasts = new Map(attacks.map((act) => [act, forecast(t, seat, act)]));
  const isHarmless = (forecasts.get(option as CombatAct)?.most ?? 0) === 0;
  return isHarmless && [...forecasts.values()].some(({ most, thorns }) => most > 0 && thorns === 0);
}
