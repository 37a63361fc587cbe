// What a total is made of, each part by its name: "ATK +2, Spear +3, starving −1". For whoever looks, never in a playout.

import type { CardId, Seat } from '../../../engine/table.ts';
import { SH, SI } from '../cards/regions.ts';
import {
  attackTotal,
  BLAST,
  chaseTotal,
  fleeTotal,
  foeFace,
  hasLight,
  healthAgainst,
  isAtHomeInWater,
  opponent,
  usualWeapon,
} from '../rules/modifiers.ts';
import { cat, face, holds, NO_CARD, player, type Table } from '../state.ts';
import type { AttackWay } from './forecast.ts';

export type Term = { word: string; value: number };

/** A part that is nothing is not named, except the figure of the card itself. */
const parts = (base: Term, others: readonly Term[]): Term[] => [
  base,
  ...others.filter(({ value }) => value !== 0),
];

/** RW-STARVE-05, RW-REGION-07, and what was eaten or taken in hand before the roll. */
function onBoth(t: Table, seat: Seat): Term[] {
  const p = player(t, seat);
  return [
    { word: 'Rock', value: p.rock },
    { word: 'Mushroom', value: p.mushrooms * 3 },
    { word: 'starving', value: p.starving ? -1 : 0 },
    { word: 'in the dark', value: p.region === SH && !hasLight(t, p) ? -1 : 0 },
  ];
}

/** Whatever a total holds beyond the named parts: what companions, masks and waters give. */
function rounded(total: number, terms: Term[], word: string): Term[] {
  const missing = total - sumOf(terms);
  return missing === 0 ? terms : [...terms, { word, value: missing }];
}

export const sumOf = (terms: readonly Term[]): number => terms.reduce((sum, { value }) => sum + value, 0);

export function attackTerms(t: Table, seat: Seat, way: AttackWay): Term[] {
  const explosive = way !== 'attack' && !(typeof way === 'number' && face(t, way).breaksOn > 0);
  const hp = healthAgainst(foeFace(t, seat), explosive);
  const card = typeof way === 'number' ? way : usualWeapon(t, seat, hp);
  const own = rounded(
    attackTotal(t, seat),
    parts({ word: 'ATK', value: cat(t, seat).atk }, onBoth(t, seat)),
    'other',
  );
  if (card !== NO_CARD) own.push({ word: face(t, card).name, value: face(t, card).bonus });
  if (way === 'blast') own.push({ word: 'Blast', value: BLAST });
  return own;
}

export function fleeTerms(t: Table, seat: Seat, foe: CardId): Term[] {
  const p = player(t, seat);
  const isHigh = p.region === SI && !holds(t, p.tamed, 'squidcada');
  const named = parts({ word: 'FLEE', value: cat(t, seat).flee }, [
    ...onBoth(t, seat),
    { word: 'rot', value: p.rot ? -1 : 0 },
    { word: 'so high up', value: isHigh ? -1 : 0 },
  ]);
  return rounded(fleeTotal(t, seat, foe), named, helpWord(t, seat, foe));
}

/** RW-R-96: the rest of a flight's total comes from companions, masks or water. */
function helpWord(t: Table, seat: Seat, foe: CardId): string {
  const { tamed } = player(t, seat);
  if (foe !== NO_CARD && fleeTotal(t, seat, foe) > fleeTotal(t, seat, NO_CARD)) return 'mask and helpers';
  return tamed.length > 0 ? 'helpers' : 'water';
}

/** What runs after a fleeing slugcat: a creature's CHASE, or the FLEE of another slugcat. */
export function chaseTerms(t: Table, seat: Seat): Term[] {
  const { foe } = t.state.fight;
  if (foe === NO_CARD) return fleeTerms(t, opponent(t, seat), NO_CARD);
  const water = isAtHomeInWater(t, foe, seat) ? 'in the water' : 'other';
  return rounded(chaseTotal(t, foe, seat), [{ word: 'CHASE', value: face(t, foe).flee }], water);
}
