// Traps: sprung by entering, crossing or ending a turn; found by searching, taken away by disarming.

import { takeOut } from '../../../engine/pile.ts';
import { type Effect, effectsOf } from '../cards/effect.ts';
import { type Creature, type CreatureId, creature, isUp, PARTY, type Table } from '../state.ts';
import type { Link, Trap } from '../zone.ts';
import { isBeside, linkName, lookAround, seesKeenly } from './arena.ts';
import { strike } from './attack.ts';
import { loseCounters } from './counter.ts';
import { tire } from './deck.ts';
import { fixedBlow } from './figures.ts';
import { drawMinions } from './minion-hand.ts';
import { note, unveil } from './note.ts';

type TrapRow = Table['box']['figures']['traps'][string];

const rowOf = (t: Table, trap: Trap): TrapRow => t.box.figures.traps[trap.key] as TrapRow;

/** DR-R-97: what a hero sets off by crossing a connection and entering the arena behind it. */
export function springOnEntering(t: Table, id: CreatureId, link: number): void {
  const { traps, links } = t.state.zone;
  if (traps.length === 0) return;
  const crossed = (links[link] as Link).crossed;
  springAll(t, id, (trap) => {
    const { spring } = rowOf(t, trap);
    const onLink = trap.link === link && (spring === 'enter' || (spring === 'second' && crossed >= 2));
    return onLink || (trap.arena === creature(t, id).arena && spring === 'enter');
  });
}

/** Traps that wait for the end of a hero's Turn. */
export const springOnEnding = (t: Table, id: CreatureId): void =>
  springAll(t, id, (trap) => rowOf(t, trap).spring === 'end' && trap.arena === creature(t, id).arena);

/** One after the other. Looked for anew each time: the victim is asked something, and may not know what else lies here. */
function springAll(t: Table, id: CreatureId, springs: (trap: Trap) => boolean): void {
  const { traps } = t.state.zone;
  while (traps.length > 0 && isUp(creature(t, id))) {
    const trap = traps.find((each) => !each.waits && springs(each));
    if (trap === undefined) return;
    springTrap(t, trap, id);
  }
}

/** Known from now on. Those that lie open come first, so that whoever does not know the others can number them (piles.ts). */
export function turnUp(t: Table, trap: Trap): void {
  const { traps } = t.state.zone;
  takeOut(traps, trap);
  trap.faceUp = true;
  const known = traps.filter(({ faceUp }) => faceUp).length;
  traps.splice(known, 0, trap);
  unveil(t, { kind: 'trapFound', trap: trap.key });
}

/** Keen Eyes: traps here, and on connections attached, are turned face up as soon as the ranger stands there. */
export function lookKeenly(t: Table, id: CreatureId): void {
  const { traps } = t.state.zone;
  if (traps.length === 0) return;
  const of = creature(t, id);
  if (!isUp(of) || !seesKeenly(t, of)) return;
  for (const trap of traps.slice())
    if (!trap.faceUp && isBeside(t.state.zone, trap, of.arena)) turnUp(t, trap);
}

/** Turns a trap over and carries it out; a sprung trap is removed. */
export function springTrap(t: Table, trap: Trap, id: CreatureId): void {
  const row = rowOf(t, trap);
  const { traps } = t.state.zone;
  traps.splice(traps.indexOf(trap), 1);
  t.state.zone.sprung.push(trap.key);
  unveil(t, { kind: 'trapSprung', trap: trap.key, by: id });
  const victims = row.whom === 'all' ? heroesIn(t, creature(t, id).arena) : [id];
  if (row.spring === 'attack') return loseCounters(creature(t, id));
  for (const effect of effectsOf(String(row.effect))) carryOutTrap(t, trap, victims, effect);
}

function carryOutTrap(t: Table, trap: Trap, victims: readonly CreatureId[], effect: Effect): void {
  const card = t.box.trapCards[trap.key] as number;
  for (const victim of victims) {
    if (!isUp(creature(t, victim))) continue;
    // A trap strikes as nobody: the victim's own number stands in, whose conditions are looked at no further.
    if (effect.verb === 'fixed') strike(t, { ...fixedBlow(victim, card, effect), isTrap: true }, [victim]);
    if (effect.verb === 'fatigue') tire(t, victim, effect.n);
  }
  if (effect.verb === 'alarm') soundTheAlarm(t);
  if (effect.verb === 'block' && trap.link >= 0) blockTheWay(t, trap.link);
}

function heroesIn(t: Table, arena: number): CreatureId[] {
  const heroes: CreatureId[] = [];
  for (let id = 0; id < t.box.heroes; id++) {
    const of = creature(t, id) as Creature;
    if (of.side === PARTY && of.arena === arena && of.health > 0) heroes.push(id);
  }
  return heroes;
}

const ALARM_CARDS = 2;

/** Alarm Bell: the next wave comes at the game master's next turn, and the minion hand draws. */
function soundTheAlarm(t: Table): void {
  const next = t.state.zone.waves[0];
  if (next !== undefined) {
    const { round } = next;
    for (const wave of t.state.zone.waves)
      if (wave.round === round) wave.round = Math.min(round, t.state.round);
  }
  drawMinions(t, ALARM_CARDS);
}

const BLOCK = { defence: 13, hits: 3 };

/** Falling Block: the connection becomes a Barricade. */
export function blockTheWay(t: Table, index: number): void {
  const link = t.state.zone.links[index] as Link;
  link.type = 'Barricade';
  link.open = false;
  link.web = false;
  link.defence = BLOCK.defence;
  link.hits = BLOCK.hits;
  link.resistance = 0;
  lookAround(t.state.zone);
  note(t, { kind: 'blocked', link: index, what: linkName(t, index) });
}

export const findNumber = (t: Table, trap: Trap): number => Number(rowOf(t, trap).find);
export const disarmNumber = (t: Table, trap: Trap): number => Number(rowOf(t, trap).disarm);
