// Weapons and Hero cards: exhausting and refreshing them.

import { choose } from '../../../engine/choose.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import { EXHAUST_WHICH, REFRESH_WHICH } from '../questions/weapon.ts';
import { hero, heroCards, isExhausted, type Table } from '../state.ts';

export const readyWeapons = (t: Table, seat: Seat): CardId[] => readyOf(t, hero(t, seat).weapons);
export const exhaustedWeapons = (t: Table, seat: Seat): CardId[] => exhaustedOf(t, hero(t, seat).weapons);
export const exhaustedHeroCards = (t: Table, seat: Seat): CardId[] => exhaustedOf(t, heroCards(t, seat));

export const readyHeroCards = (t: Table, seat: Seat): CardId[] => readyOf(t, heroCards(t, seat));

function readyOf(t: Table, cards: readonly CardId[]): CardId[] {
  const ready: CardId[] = [];
  for (let i = 0; i < cards.length; i++) if (!isExhausted(t, cards[i]!)) ready.push(cards[i]!);
  return ready;
}

function exhaustedOf(t: Table, cards: readonly CardId[]): CardId[] {
  const exhausted: CardId[] = [];
  for (let i = 0; i < cards.length; i++) if (isExhausted(t, cards[i]!)) exhausted.push(cards[i]!);
  return exhausted;
}

export function exhaust(t: Table, seat: Seat, card: CardId): void {
  if (isExhausted(t, card)) return;
  t.state.exhausted.push(card);
  if (!isApplied(t, card)) tell(t, { kind: 'exhausted', seat, card }); // What was applied is told of at the end, T12.
}

function isApplied(t: Table, card: CardId): boolean {
  const [x] = t.state.exchange;
  return x !== undefined && (x.hero === card || x.weapons.includes(card));
}

export function refresh(t: Table, seat: Seat, card: CardId): void {
  const at = t.state.exhausted.indexOf(card);
  if (at < 0) return;
  t.state.exhausted.splice(at, 1);
  tell(t, { kind: 'refreshed', seat, card });
}

/** Forgets that a card which leaves the board was exhausted. */
export function forgetExhausted(t: Table, card: CardId): void {
  const at = t.state.exhausted.indexOf(card);
  if (at >= 0) t.state.exhausted.splice(at, 1);
}

/** HM-WEAPON-05. */
export function refreshOneWeapon(t: Table, seat: Seat): void {
  refreshOneOf(t, seat, exhaustedWeapons(t, seat));
}

/** HM-HERO-04: only a card effect does this. */
export function refreshOneHeroCard(t: Table, seat: Seat): void {
  refreshOneOf(t, seat, exhaustedHeroCards(t, seat));
}

export function refreshAllWeapons(t: Table, seat: Seat): void {
  for (const weapon of exhaustedWeapons(t, seat)) refresh(t, seat, weapon);
}

function refreshOneOf(t: Table, seat: Seat, cards: CardId[]): void {
  if (cards.length > 0) refresh(t, seat, choose(t, seat, REFRESH_WHICH, cards));
}

export function refreshAllHeroCards(t: Table, seat: Seat): void {
  for (const card of exhaustedHeroCards(t, seat)) refresh(t, seat, card);
}

export function exhaustOneWeapon(t: Table, seat: Seat): void {
  exhaustOneOf(t, seat, readyWeapons(t, seat));
}

export function exhaustOneHeroCard(t: Table, seat: Seat): void {
  exhaustOneOf(t, seat, readyHeroCards(t, seat));
}

function exhaustOneOf(t: Table, seat: Seat, cards: CardId[]): void {
  if (cards.length > 0) exhaust(t, seat, choose(t, seat, EXHAUST_WHICH, cards));
}

/** HM-WEAPON-04: all weapons are refreshed when the party starts a new Location; Hero cards are not. */
export function refreshWeapons(t: Table): void {
  for (let seat = 0; seat < t.state.heroes.length; seat++) refreshAllWeapons(t, seat);
}
