// Effects that belong to one card each: tricks of minions, tools, and what zone objects do.

import { choose } from '../../../engine/choose.ts';
import { moveCard } from '../../../engine/pile.ts';
import type { CardId } from '../../../engine/table.ts';
import { BURNING, type Effect, EXPOSED, HIDDEN, SHAKEN, type Verb } from '../cards/effect.ts';
import { LIGHT_ARENA } from '../questions/attack.ts';
import { CHOOSE_ENEMY, MEND_MEMBER, OFFER_MEMBER } from '../questions/creature.ts';
import { DISCARD_WHICH } from '../questions/deck.ts';
import { CHOOSE_LINK, PICK_A_LOCK } from '../questions/item.ts';
import { TAKE_TREASURE } from '../questions/journey.ts';
import { MOVE_WHERE } from '../questions/move.ts';
import { TRAPS_FROM } from '../questions/things.ts';
import {
  type CreatureId,
  creature,
  face,
  gear,
  isBoss,
  isHero,
  isUp,
  packOf,
  sheetOf,
  type Table,
} from '../state.ts';
import { DARK, type Link, STAY, type Trap } from '../zone.ts';
import { arenaName, isBeside, isSecret, linkName, lookAround, stepsOfSight, touches } from './arena.ts';
import { afflict, relieve } from './condition.ts';
import { addCounters, guardsOf, slotsOf, takeGuards } from './counter.ts';
import { hurt } from './health.ts';
import { askingFor, go, shown, waysFrom } from './move.ts';
import { note } from './note.ts';
import { enemiesHere } from './sides.ts';

type Trick = (t: Table, doing: { readonly id: CreatureId }, effect: Effect) => void;

const seatOf = (t: Table, id: CreatureId): number => creature(t, id).seat;

export const TRICKS: Partial<Record<Verb, Trick>> = {
  snatch,
  knit,
  skitter,
  offering,
  light,
  lockpicks,
  grapple,
  spikes,
  again: (t) => {
    t.state.turn.again++;
  },
  douse: (t, { id }) => {
    for (let hero = 0; hero < t.box.heroes; hero++)
      if (creature(t, hero).arena === creature(t, id).arena) relieve(t, hero, BURNING);
  },
  expose: (t, _doing, { n }) => {
    forEachMonster(t, (id) => {
      if (!isBoss(t, creature(t, id))) return;
      takeGuards(t, creature(t, id), guardsOf(t, creature(t, id)));
      if (n > 0) afflict(t, id, EXPOSED);
    });
  },
  toll: (t) => {
    forEachMonster(t, (id) => {
      if (sheetOf(t, creature(t, id)).tag === 'undead') afflict(t, id, SHAKEN);
    });
  },
  lectern,
  treasure: (t, _doing, { n }) => {
    t.state.journey.found += n;
  },
  consumable: (t, { id }, { n }) => {
    for (let i = 0; i < n; i++) findConsumable(t, id);
  },
  draught: (t, { id }) => {
    takeConsumable(t, id, 'consumable/healing-draught');
  },
};

function forEachMonster(t: Table, visit: (id: CreatureId) => void): void {
  for (let id = t.box.heroes; id < t.state.creatures.length; id++) if (isUp(creature(t, id))) visit(id);
}

/** Lectern: any one spell of the hero's own list that nobody owns yet, into the book, for this adventure only. */
function lectern(t: Table, { id }: { id: CreatureId }): void {
  const of = creature(t, id);
  const { key } = sheetOf(t, of);
  const spells = t.state.treasure
    .filter((card) => gear(t, card).for.includes(key))
    .sort((one, other) => one - other);
  if (spells.length === 0) return;
  const card = choose(t, of.seat, TAKE_TREASURE, spells);
  moveCard(card, t.state.treasure, packOf(t, of).book);
  t.state.journey.borrowed.push(card);
  note(t, { kind: 'found', who: id, card });
}

/** A hero of the band's choice discards a card of the hero's own choice. */
function snatch(t: Table, { id }: { id: CreatureId }): void {
  const victims = enemiesHere(t, id).filter((hero) => packOf(t, creature(t, hero)).hand.length > 0);
  if (victims.length === 0) return;
  const victim = choose(t, seatOf(t, id), CHOOSE_ENEMY, askingFor(t, id, victims));
  const { hand, discard } = packOf(t, creature(t, victim));
  const card = choose(t, seatOf(t, victim), DISCARD_WHICH, askingFor(t, victim, hand.slice()));
  moveCard(card, hand, discard);
  note(t, { kind: 'discarded', who: victim, card });
}

function knit(t: Table): void {
  const damaged = t.state.turn.band.filter(
    (id) => isUp(creature(t, id)) && creature(t, id).health < creature(t, id).maxHealth,
  );
  const [first] = damaged;
  if (first === undefined) return;
  const member = choose(t, t.box.master, MEND_MEMBER, damaged);
  creature(t, member).health++;
  note(t, { kind: 'restored', who: member, amount: 1, health: creature(t, member).health });
}

/** The whole band goes one way, all to the same arena. */
function skitter(t: Table, { id }: { id: CreatureId }): void {
  const of = creature(t, id);
  const { band } = t.state.turn;
  const ways = waysFrom(t, of, band.length);
  if (ways.length === 0) return;
  const chosen = choose(t, of.seat, MOVE_WHERE, askingFor(t, id, [...ways, STAY]));
  if (chosen === STAY) return;
  const way = shown(t, chosen);
  for (const member of band.slice())
    if (isUp(creature(t, member)) && waysFrom(t, creature(t, member)).includes(way)) go(t, member, way);
}

const OFFERED_COUNTERS = 2;

/** One of the band dies, and the others are the stronger for it. */
function offering(t: Table): void {
  const members = t.state.turn.band.filter((id) => isUp(creature(t, id)));
  if (members.length < 2) return;
  const victim = choose(t, t.box.master, OFFER_MEMBER, members);
  hurt(t, victim, creature(t, victim).health);
  for (const member of members) {
    const [slot] = slotsOf(t, creature(t, member), sheetOf(t, creature(t, member)).main);
    if (member !== victim && slot !== undefined) addCounters(t, member, slot, OFFERED_COUNTERS);
  }
}

/** An arena within reach loses Dark, and enemies there come to light. */
function light(t: Table, { id }: { id: CreatureId }, { reach }: Effect): void {
  const of = creature(t, id);
  const { zone } = t.state;
  const lit: number[] = [];
  for (let arena = 0; arena < zone.arenas.length; arena++)
    if (stepsOfSight(zone, of.arena, arena) <= reach) lit.push(arena);
  const arena = choose(t, of.seat, LIGHT_ARENA, askingFor(t, id, lit));
  (zone.arenas[arena] as { traits: number }).traits &= ~DARK;
  note(t, { kind: 'lit', arena, place: arenaName(t, arena) });
  for (let other = 0; other < t.state.creatures.length; other++) {
    const each = creature(t, other);
    if (each.side !== of.side && each.arena === arena) relieve(t, other, HIDDEN);
  }
}

/** Things Lockpicks can work on: locked doors by their number, revealed traps after them. */
export function pickable(t: Table, id: CreatureId): number[] {
  const { links, traps } = t.state.zone;
  const { arena } = creature(t, id);
  const found: number[] = [];
  for (let i = 0; i < links.length; i++) {
    const link = links[i] as Link;
    if (link.type === 'Locked door' && !link.open && touches(link, arena)) found.push(i);
  }
  for (const [i, trap] of traps.entries())
    if (trap.faceUp && isBeside(t.state.zone, trap, arena)) found.push(TRAPS_FROM + i);
  return found;
}

function lockpicks(t: Table, { id }: { id: CreatureId }): void {
  const found = pickable(t, id);
  if (found.length === 0) return;
  const chosen = choose(t, seatOf(t, id), PICK_A_LOCK, askingFor(t, id, found));
  if (chosen >= TRAPS_FROM) disarmDeftly(t, id, chosen - TRAPS_FROM);
  else unlock(t, chosen);
}

/** Lockpicks on a trap: no roll is needed. */
export function disarmDeftly(t: Table, id: CreatureId, index: number): void {
  const [trap] = t.state.zone.traps.splice(index, 1);
  note(t, { kind: 'disarmed', who: id, trap: (trap as Trap).key });
}

export function unlock(t: Table, index: number): void {
  (t.state.zone.links[index] as Link).open = true;
  lookAround(t.state.zone);
  note(t, { kind: 'opened', link: index, what: linkName(t, index) });
}

/** Grapple Line: any connection but a locked door, a portcullis that is down, an arrow slit. */
function grapple(t: Table, { id }: { id: CreatureId }): void {
  const of = creature(t, id);
  const { links } = t.state.zone;
  const ways: number[] = [];
  for (let i = 0; i < links.length; i++) {
    const link = links[i] as Link;
    const shut = (link.type === 'Locked door' || link.type === 'Portcullis') && !link.open;
    if (touches(link, of.arena) && !shut && link.type !== 'Arrow slit' && !isSecret(link)) ways.push(i);
  }
  if (ways.length === 0) return;
  const way = choose(t, of.seat, MOVE_WHERE, askingFor(t, id, [...ways, STAY]));
  if (way !== STAY) go(t, id, way);
}

const SPIKED = { defence: 11, hits: 2 };

/** Iron Spikes: an open door becomes a barricade. */
function spikes(t: Table, { id }: { id: CreatureId }): void {
  const { links } = t.state.zone;
  const doors: number[] = [];
  for (let i = 0; i < links.length; i++) {
    const link = links[i] as Link;
    if (link.type === 'Door' && link.open && touches(link, creature(t, id).arena)) doors.push(i);
  }
  if (doors.length === 0) return;
  const index = choose(t, seatOf(t, id), CHOOSE_LINK, askingFor(t, id, doors));
  const door = links[index] as Link;
  door.type = 'Barricade';
  door.open = false;
  door.defence = SPIKED.defence;
  door.hits = SPIKED.hits;
  lookAround(t.state.zone);
  note(t, { kind: 'blocked', link: index, what: linkName(t, index) });
}

/** A certain item from the supply, as long as there is one. */
export function takeConsumable(t: Table, id: CreatureId, key: string): void {
  const { consumables } = t.state;
  const card = consumables.find((each) => face(t, each).key === key);
  if (card === undefined || !isHero(creature(t, id))) return;
  moveCard(card, consumables, packOf(t, creature(t, id)).atHand);
  note(t, { kind: 'found', who: id, card });
}

/** An item from the supply into the hero's at-hand set. */
export function findConsumable(t: Table, id: CreatureId): CardId | undefined {
  const { consumables } = t.state;
  if (consumables.length === 0 || !isHero(creature(t, id))) return undefined;
  const card = consumables.pop() as CardId;
  packOf(t, creature(t, id)).atHand.push(card);
  note(t, { kind: 'found', who: id, card });
  return card;
}
