// Health: damage, healing, falling, standing up again, and when the Party has lost.

import type { CardId, Seat } from '../../../engine/table.ts';
import type { CharacterCard } from '../cards/card.ts';
import { tell } from '../events.ts';
import { adventurer, type Box, characterOf, isOver, isSolo, isStanding, NONE, type Table } from '../state.ts';
import { wornHealth, wornThat } from './equipment.ts';

const GENTLE_HEALTH = 3; // option difficulty

/** RE-CHAR-01, RE-RULE-42: printed Health, and what Equipment adds. */
export const maxHealth = (t: Table, seat: Seat): number =>
  healthOf(t.box, characterOf(t, seat)) + wornHealth(t, seat);

/** What a Character of this table begins with. */
export const healthOf = ({ options }: Box, { health }: CharacterCard): number =>
  options.difficulty === 'gentle' ? health + GENTLE_HEALTH : health;

/** RE-COMBAT-14: damage takes Health, never below 0; the knocked-out take none. The defeat is checked by whoever deals it. */
export function hurt(t: Table, seat: Seat, damage: number, by: CardId): void {
  const who = adventurer(t, seat);
  if (damage <= 0 || who.health === 0) return;
  who.health = Math.max(0, who.health - damage);
  t.state.healthMoved = true;
  tell(t, { kind: 'hurt', seat, damage, health: who.health, by });
  if (who.health === 0) fall(t, seat);
}

/** RE-RULE-04: once in each Level, for whoever is alone. */
export const hasSecondWind = (t: Table): boolean =>
  isSolo(t) && t.box.options.soloSecondWind === true && t.state.windIn !== t.state.level;

/** Phoenix Feather comes before Second Wind. */
function fall(t: Table, seat: Seat): void {
  const who = adventurer(t, seat);
  const feather = t.state.featherUsed ? NONE : wornThat(t, seat, 'saves');
  if (feather !== NONE) {
    t.state.featherUsed = true;
    who.health = t.box.equipment[feather]!.saves;
    tell(t, { kind: 'saved', seat, card: feather, health: who.health });
  } else if (hasSecondWind(t)) {
    t.state.windIn = t.state.level;
    who.health = Math.ceil(maxHealth(t, seat) / 2);
    tell(t, { kind: 'secondWind', seat, health: who.health });
  } else {
    who.attackTokens = 0; // RE-RULE-27
    who.defenseTokens = 0;
    const standsUp = t.box.options.standUp === 'stayDown' ? 'after the Boss' : 'after the Encounter';
    tell(t, { kind: 'knockedOut', seat, left: Math.max(0, downToLose(t) - countDown(t)), standsUp });
  }
}

/** RE-RULE-02: looked at each time one source of damage has hit everybody it hits. */
export function checkDefeat(t: Table, by: CardId): void {
  if (isOver(t) || countDown(t) < downToLose(t)) return;
  t.state.outcome = 'lost';
  t.state.phase = 'over';
  t.state.undoing = by;
  tell(t, { kind: 'lost', to: by });
}

export function countDown(t: Table): number {
  let down = 0;
  for (let seat = 0; seat < t.box.players; seat++) if (!isStanding(t, seat)) down++;
  return down;
}

const TWO = 2; // RE-RULE-02

/** How many Characters on the ground lose the game. */
export function downToLose(t: Table): number {
  const { players, options } = t.box;
  if (players === 1 || options.defeatRule === 'anyDown') return 1;
  return options.defeatRule === 'allDown' ? players : TWO;
}

/** One source that hurts several Characters at the same time (RE-RULE-48). */
export function hurtAll(t: Table, seats: readonly Seat[], damage: number, by: CardId): void {
  for (const seat of seats) hurt(t, seat, damage, by);
  checkDefeat(t, by);
}

export function hurtOne(t: Table, seat: Seat, damage: number, by: CardId): void {
  hurt(t, seat, damage, by);
  checkDefeat(t, by);
}

/** RE-RULE-42: never above the maximum. RE-RULE-03: any healing stands a Character up. */
export function heal(t: Table, seat: Seat, amount: number): void {
  const who = adventurer(t, seat);
  const healed = Math.min(amount, maxHealth(t, seat) - who.health);
  if (healed <= 0) return;
  const wasDown = who.health === 0;
  who.health += healed;
  t.state.healthMoved = true;
  if (wasDown) tell(t, { kind: 'stoodUp', seat, health: who.health });
  else tell(t, { kind: 'healed', seat, amount: healed, health: who.health });
}

/** "Every Character heals" reaches the knocked-out too. */
export function healAll(t: Table, amount: number): void {
  for (let seat = 0; seat < t.box.players; seat++) heal(t, seat, amount);
}

export const isHurt = (t: Table, seat: Seat): boolean => adventurer(t, seat).health < maxHealth(t, seat);

export function anyoneHurt(t: Table): boolean {
  for (let seat = 0; seat < t.box.players; seat++) if (isHurt(t, seat)) return true;
  return false;
}

/** RE-RULE-03, option standUp: after an Encounter. After a Boss everybody stands anyway. */
export function standUp(t: Table): void {
  const { standUp: how } = t.box.options;
  if (how === 'stayDown') return;
  for (let seat = 0; seat < t.box.players; seat++) {
    if (isStanding(t, seat)) continue;
    adventurer(t, seat).health = how === 'half' ? Math.ceil(maxHealth(t, seat) / 2) : 1;
    tell(t, { kind: 'stoodUp', seat, health: adventurer(t, seat).health });
  }
}

/** RE-RULE-42: Health above a maximum that has dropped is lost. */
export function trimHealth(t: Table, seat: Seat): void {
  const who = adventurer(t, seat);
  who.health = Math.min(who.health, maxHealth(t, seat));
}
