// How strong both sides are: those on the table, those who wait, and a zone that is still in the dungeon deck.

import type { MonsterPlan, ZonePlan } from './adventures/plan.ts';
import type { Sheet } from './cards/card.ts';
import { healthInTheField } from './rules/battle.ts';
import { countFor } from './rules/lay-zone.ts';
import { OPENING_HAND } from './rules/spawn.ts';
import { type Character, type Creature, isUp, MONSTERS, packOf, sheetOf, type Table } from './state.ts';

/** Being up counts more than Health: whoever is down neither strikes nor helps. */
const STANDING = 10;
const COUNTER = 0.5;
const CARD = 0.2;
/** What a hit of a minion takes, in Health of a boss. */
const HIT = 4;

/** What a creature has saved up for the rounds to come: counters and cards. */
function readiness(t: Table, of: Creature): number {
  let counters = 0;
  for (const count of of.counters) counters += count;
  return COUNTER * counters + CARD * packOf(t, of).hand.length;
}

/** The party in its battle. */
export function partyStrength(t: Table): number {
  let strength = 0;
  for (let id = 0; id < t.box.heroes; id++) {
    const of = t.state.creatures[id] as Creature;
    if (isUp(of)) strength += STANDING + of.health + readiness(t, of);
  }
  return strength;
}

/** What Health a hero will have by then. */
export type Recovery = (health: number, maxHealth: number) => number;
export const AS_IT_IS: Recovery = (health) => health;
/** DR-R-85: after a victory half of what was lost comes back. */
export const RESTED: Recovery = (health, maxHealth) => (health + maxHealth) / 2;
/** DR-WAY-06: after a defeat heroes wake with half of what they can have. */
export const WOKEN: Recovery = (_, maxHealth) => maxHealth / 2;

/** The party as it will take the field. */
export function partyToCome(t: Table, recovery: Recovery): number {
  let strength = 0;
  for (const [seat, character] of t.state.characters.entries())
    if (!character.dead) strength += heroToCome(t, seat, character, recovery);
  for (let seat = t.state.characters.length; seat < t.box.heroes; seat++) strength += anyHero(t);
  return strength;
}

function heroToCome(t: Table, seat: number, character: Character, recovery: Recovery): number {
  const { health, maxHealth } = healthInTheField(t, t.state.creatures[seat] as Creature, character);
  return STANDING + recovery(health, maxHealth) + CARD * (OPENING_HAND + character.hand);
}

/** Whoever takes a seat where nobody has chosen a hero yet. */
function anyHero({ box, state }: Table): number {
  const heroes = box.sheets.filter(({ rank }) => rank === 'hero');
  const health = heroes.reduce((sum, sheet) => sum + sheet.health, 0) / heroes.length;
  const boon = box.figures.partySize.boonHealth[state.partySize - 1] as number;
  return STANDING + health + boon + CARD * OPENING_HAND;
}

/** Everybody the party faces in this zone: on the table, face down with an arena, and in waves to come. */
export function monsterStrength(t: Table): number {
  const { creatures, zone } = t.state;
  let strength = 0;
  for (let id = t.box.heroes; id < creatures.length; id++) {
    const of = creatures[id] as Creature;
    if (of.side !== MONSTERS || !isUp(of)) continue;
    const sheet = sheetOf(t, of);
    strength += sheet.rank === 'minion' ? minion(sheet, of.health) : STANDING + of.health + readiness(t, of);
  }
  for (const { kind, count, health } of zone.lurking) strength += group(t, kind, count, health);
  for (const { kind, count } of zone.waves) strength += group(t, kind, count, 0);
  return strength;
}

const minion = ({ threat }: Sheet, hits: number): number => HIT * hits + threat;

/** So many of a kind who are not on the table yet. */
function group({ box }: Table, kind: string, count: number, health: number): number {
  const sheet = box.sheets[box.sheetOf[kind] as number] as Sheet;
  return sheet.rank === 'minion'
    ? count * minion(sheet, sheet.health)
    : STANDING + health + CARD * OPENING_HAND;
}

/** A zone the party has not come to. */
export const zoneStrength = (t: Table, { monsters }: ZonePlan): number =>
  monsters.reduce((sum, plan, i) => sum + planned(t, plan, i === 0), 0);

function planned(t: Table, { kind, count = 1, health, round }: MonsterPlan, isFirstKind: boolean): number {
  const { partySize } = t.state;
  if (health !== undefined) return group(t, kind, 1, health[partySize - 1] as number);
  const isFirst = isFirstKind || round !== undefined;
  return group(t, kind, countFor(t.box, count, { partySize, isFirst }), 0);
}
