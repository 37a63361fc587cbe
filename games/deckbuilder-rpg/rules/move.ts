// Moving: crossing a connection, the Move step, retreating with its parting reactions, leaving the zone.

import { choose } from '../../../engine/choose.ts';
import { ARCANE, DAMAGE_TYPES, EXPOSED, HANDS_ON, HELD } from '../cards/effect.ts';
import { REACT } from '../questions/attack.ts';
import { MOVE_WHERE } from '../questions/move.ts';
import {
  AWAY,
  type Creature,
  type CreatureId,
  creature,
  gear,
  has,
  isHero,
  isMinion,
  isUp,
  NONE,
  PARTY,
  readyOf,
  sheetOf,
  type Table,
} from '../state.ts';
import { type Arena, LEAVE, type Link, STAY, type Way, WEBBED } from '../zone.ts';
import {
  allowsPassage,
  arenaName,
  hasRoom,
  hasTrait,
  isSecret,
  linkName,
  lookAround,
  otherEnd,
  touches,
} from './arena.ts';
import { strike } from './attack.ts';
import { afflict, arriveIn, forgetChallenges } from './condition.ts';
import { dropMeleeCounters, gearAt } from './counter.ts';
import { blowWith, PLAINLY, resistanceOf } from './figures.ts';
import { hurt } from './health.ts';
import { note } from './note.ts';
import { findDoor, reveal } from './reveal.ts';
import { bandOf, isEngaged } from './sides.ts';
import { attackSlots, enemiesWithin } from './target.ts';
import { lookKeenly, springOnEntering } from './trap.ts';

/** DR-R-44: connections this creature may cross now; with so many coming along, for a band. */
export function waysFrom(t: Table, of: Creature, coming = 1): Way[] {
  const ways: Way[] = [];
  if (of.arena === AWAY || has(of, HELD)) return ways;
  const { links } = t.state.zone;
  for (let i = 0; i < links.length; i++) {
    const link = links[i] as Link;
    if (!touches(link, of.arena) || !allowsPassage(t, link, of)) continue;
    if (hasRoom(t, otherEnd(link, of.arena), of, coming)) ways.push(i);
  }
  if (of.side === PARTY && of.arena === t.state.zone.gate) ways.push(LEAVE); // DR-R-55
  return ways;
}

/** DR-R-44: the Move step is for the unengaged; not for the Iron Castellan, nor behind a Tower Shield. */
export function mayMove(t: Table, of: Creature): boolean {
  if (isEngaged(t, of) || sheetOf(t, of).rooted) return false;
  if (isHero(of)) for (const card of readyOf(t, of)) if (gear(t, card).slow) return false;
  return true;
}

/** Fleet Boots cross one more. */
export function stepsOf(t: Table, of: Creature): number {
  let steps = 1;
  if (isHero(of)) for (const card of readyOf(t, of)) steps += gear(t, card).always.steps;
  return steps;
}

/** Goes the way: through the connection, with all that waits on it and behind it. */
export function go(t: Table, id: CreatureId, way: Way): void {
  const of = creature(t, id);
  const from = of.arena;
  dropMeleeCounters(t, of);
  if (way === LEAVE) {
    of.arena = AWAY;
    note(t, { kind: 'left', who: id });
    forgetChallenges(t);
    return;
  }
  const door = shown(t, way);
  const link = t.state.zone.links[door] as Link;
  of.arena = otherEnd(link, from);
  reveal(t, of.arena);
  note(t, { kind: 'moved', who: id, from, to: of.arena, place: arenaName(t, of.arena) });
  pass(t, id, link);
  if (isHero(of)) {
    springOnEntering(t, id, door);
    lookKeenly(t, id);
  }
  if (isUp(of)) enter(t, id);
  forgetChallenges(t);
}

/** Whoever makes for a secret door has shown it, before anybody else can do something about it. */
export const shown = (t: Table, way: Way): Way =>
  way >= 0 && isSecret(t.state.zone.links[way] as Link) ? findDoor(t, way) : way;

/** What crossing does: a door stands open, a ward burns, a narrow bridge exposes. */
function pass(t: Table, id: CreatureId, link: Link): void {
  const of = creature(t, id);
  if (link.type === 'Door' && !link.open) {
    link.found = true;
    link.open = true;
    lookAround(t.state.zone);
    const index = t.state.zone.links.indexOf(link);
    note(t, { kind: 'opened', link: index, what: linkName(t, index) });
  }
  if (isHero(of)) link.crossed++;
  if (link.type === 'Ward' && !link.open && isHero(of))
    hurt(t, id, Math.max(0, WARD_DAMAGE - resistanceOf(t, id, ARCANE)), 'the ward');
  if (link.type === 'Narrow bridge' && !sheetOf(t, of).flies) afflict(t, id, EXPOSED);
}

const WARD_DAMAGE = 3;

/** What the new arena does: webs hold, hazards hurt heroes and bosses, light and water do their work. */
function enter(t: Table, id: CreatureId): void {
  const of = creature(t, id);
  reveal(t, of.arena);
  const arena = t.state.zone.arenas[of.arena] as Arena;
  arriveIn(t, id);
  if (hasTrait(t.state.zone, of.arena, WEBBED) && sheetOf(t, of).tag !== 'beast') afflict(t, id, HELD);
  if (arena.hazard > 0 && !isMinion(t, of))
    hurt(
      t,
      id,
      Math.max(0, arena.hazard - resistanceOf(t, id, arena.hazardType)),
      `the hazard (${DAMAGE_TYPES[arena.hazardType]})`,
    );
}

/** Card effects that move: across up to so many connections, without reactions, as far as one likes. */
export function moveFreely(t: Table, id: CreatureId, most: number): void {
  for (let step = 0; step < most && isUp(creature(t, id)); step++) {
    const of = creature(t, id);
    const ways = waysFrom(t, of);
    if (ways.length === 0) return;
    ways.push(STAY);
    const way = choose(t, of.seat, MOVE_WHERE, askingFor(t, id, ways));
    if (way === STAY) return;
    go(t, id, way);
  }
}

/** Notes for the question whose figure it is about. */
export function askingFor<Option>(t: Table, id: CreatureId, options: Option): Option {
  t.state.asking = id;
  return options;
}

/** DR-DEFEND-07, DR-R-46: to an adjacent arena, after every enemy unit there may have struck. */
export function retreat(t: Table, id: CreatureId): void {
  const of = creature(t, id);
  const ways = waysFrom(t, of);
  if (ways.length === 0) return;
  const way = shown(t, choose(t, of.seat, MOVE_WHERE, askingFor(t, id, ways)));
  note(t, {
    kind: 'retreats',
    who: id,
    place: way === LEAVE ? 'out of the zone' : destinationName(t, of, way),
  });
  if (isEngaged(t, of)) partingReactions(t, id);
  if (isUp(of) && !has(of, HELD)) go(t, id, way);
}

const destinationName = (t: Table, of: Creature, way: Way): string =>
  arenaName(t, otherEnd(t.state.zone.links[way] as Link, of.arena));

/** DR-DEFEND-08, DR-R-47: one melee attack by each enemy unit; DR-R-57: heroes clockwise, then the game master. */
function partingReactions(t: Table, id: CreatureId): void {
  for (const reactor of reactors(t, id)) {
    if (!isUp(creature(t, id))) return;
    if (!enemiesWithin(t, reactor, 0).includes(id)) continue;
    const slots = attackSlots(t, reactor, HANDS_ON);
    if (slots.length === 0) continue;
    slots.push(NONE);
    const slot = choose(t, creature(t, reactor).seat, REACT, askingFor(t, reactor, slots));
    if (slot === NONE) continue;
    note(t, { kind: 'reacted', who: reactor, foe: id });
    const { parting } = gear(t, gearAt(t, creature(t, reactor), slot));
    strike(t, blowWith(t, reactor, slot, { ...PLAINLY, other: parting }), [id]);
  }
}

/** One of each enemy unit in the arena: heroes, bosses, and the readiest of each band. */
function reactors(t: Table, id: CreatureId): CreatureId[] {
  const of = creature(t, id);
  const { creatures } = t.state;
  const found: CreatureId[] = [];
  const first = of.side === PARTY ? t.box.heroes : t.state.seat % Math.max(1, t.box.heroes);
  const count = of.side === PARTY ? creatures.length - t.box.heroes : t.box.heroes;
  for (let i = 0; i < count; i++) {
    const other = of.side === PARTY ? first + i : (first + i) % t.box.heroes;
    const each = creatures[other] as Creature;
    if (each.side === of.side || each.arena !== of.arena || each.health <= 0) continue;
    if (isMinion(t, each) && readiestOf(t, other) !== other) continue;
    found.push(other);
  }
  return found;
}

/** The member of a band that strikes for it: able to, with the most counters. */
function readiestOf(t: Table, id: CreatureId): CreatureId {
  let best = NONE;
  let most = -1;
  for (const member of bandOf(t, id)) {
    const slots = attackSlots(t, member, HANDS_ON);
    const of = creature(t, member);
    for (const slot of slots) {
      const counters = of.counters[slot] ?? 0;
      if (counters > most) [best, most] = [member, counters];
    }
  }
  return best;
}
