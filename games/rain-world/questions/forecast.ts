// Chances of a fight, for whoever looks before rolling: boards, details and bots.

import type { CardId, Seat } from '../../../engine/table.ts';
import {
  attackTotal,
  BLAST,
  chaseTotal,
  dieNeeded,
  fleeTotal,
  foeFace,
  healthAgainst,
  helpersOf,
  opponent,
  usualWeapon,
} from '../rules/modifiers.ts';
import { cat, face, includes, NO_CARD, plays, type Table } from '../state.ts';

/** An attack or a strike: what is added, what it has to beat, the lowest die that does it, and how likely that is. */
export type RollForecast = { total: number; beat: number; needed: number; chance: number };

/** A flight: both totals and the chance, out of all 400 pairs of dice. */
export type FleeForecast = { total: number; against: number; chance: number };

const PERCENT = 100;
const SIDES = 20;
const percent = (share: number): number => Math.round(share * PERCENT) / PERCENT;

function rollForecast(total: number, beat: number, tries: number): RollForecast {
  const needed = dieNeeded(total, beat);
  const miss = (needed - 1) / SIDES;
  return { total, beat, needed, chance: percent(1 - miss ** tries) };
}

export type AttackWay = 'attack' | 'blast' | CardId;

export function attackForecast(t: Table, seat: Seat, way: AttackWay): RollForecast {
  const explosive = way !== 'attack' && !(typeof way === 'number' && face(t, way).breaksOn > 0);
  const hp = healthAgainst(foeFace(t, seat), explosive);
  const card = typeof way === 'number' ? way : usualWeapon(t, seat, hp);
  const added = (card === NO_CARD ? 0 : face(t, card).bonus) + (way === 'blast' ? BLAST : 0);
  const isFirst = plays(t, seat, 'spearmaster') && !includes(t.state.fight.attacked, seat);
  return rollForecast(attackTotal(t, seat) + added, hp, isFirst ? 2 : 1);
}

/** RW-COMBAT-09: the chance that the attack or one of the helpers after it kills. */
export function killChance(t: Table, seat: Seat, attack: RollForecast): number {
  const { hp } = foeFace(t, seat);
  let miss = 1 - attack.chance;
  for (const helper of helpersOf(t, seat)) miss *= (dieNeeded(face(t, helper).atk, hp) - 1) / SIDES;
  return percent(1 - miss);
}

/** What comes back: the creature's strike, both of them for a pack. */
export function strikeForecast(t: Table, seat: Seat): RollForecast {
  const foe = face(t, t.state.fight.foe);
  return rollForecast(foe.atk, cat(t, seat).hp, foe.words.includes('pack') ? 2 : 1);
}

/** How many of the 400 pairs of own dice leave this one, when the better of two is kept; of one die, 20 each. */
const weightOf = (die: number, dice: 1 | 2): number => (dice === 1 ? SIDES : 2 * die - 1);

/** RW-R-10, RW-R-11: higher than the other's total; a natural 20 always, a natural 1 never. */
export function fleeChance(difference: number, dice: 1 | 2 = 1): number {
  let good = SIDES * weightOf(SIDES, dice);
  for (let die = 2; die < SIDES; die++) {
    const beaten = Math.min(SIDES, Math.max(0, die + difference - 1));
    good += beaten * weightOf(die, dice);
  }
  return good / SIDES ** 3;
}

export function fleeForecast(t: Table, seat: Seat): FleeForecast {
  const { foe, fled } = t.state.fight;
  const total = fleeTotal(t, seat, foe);
  const against = foe === NO_CARD ? fleeTotal(t, opponent(t, seat), NO_CARD) : chaseTotal(t, foe, seat);
  const isFirst = plays(t, seat, 'saint') && !includes(fled, seat);
  return { total, against, chance: percent(fleeChance(total - against, isFirst ? 2 : 1)) };
}
