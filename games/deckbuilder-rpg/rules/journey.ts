// An adventure: zone after zone, with strangers, puzzles, exploration, battles, spoils and camp between them.

import { choose } from '../../../engine/choose.ts';
import type { MonsterPlan, StrangerPlan, ZonePlan } from '../adventures/plan.ts';
import { START_WHERE } from '../questions/journey.ts';
import { AWAY, type Character, creature, NONE, type Table } from '../state.ts';
import { fitOut } from './battle.ts';
import { camp, equipBetween } from './camp.ts';
import { explore } from './explore.ts';
import { layMonsterPlans, layZone } from './lay-zone.ts';
import { unveil } from './note.ts';
import { speakerOf, useKeys } from './outcome.ts';
import { setQuests } from './quest.ts';
import { showGround } from './reveal.ts';
import { layRiddle, tryRiddle } from './riddle.ts';
import { favour, share } from './spoils.ts';
import { goOn, type Stage, zoneHere } from './stage.ts';
import { meetStranger } from './stranger.ts';
import { lookKeenly } from './trap.ts';

/** One unit of the way; a battle begins by setting the phase. */
export function travel(t: Table): void {
  switch (t.state.journey.stage) {
    case 'arrive':
      return arrive(t);
    case 'meet':
      return meet(t, 'before', 'riddle');
    case 'riddle':
      return riddle(t, 'before');
    case 'explore':
      return explore(t);
    case 'favour':
      return favour(t);
    case 'spoils':
      return share(t);
    case 'after':
      return after(t);
    case 'camp':
      return camp(t);
    case 'equip':
      return equipBetween(t);
    case 'leave':
      return leave(t);
  }
}

/** DR-WAY-01, DR-R-56: the party stands at the start, and what can be seen is revealed. */
function arrive(t: Table): void {
  const { state } = t;
  const { journey } = state;
  const { name, text = '' } = zoneHere(t);
  state.zone = layZone(t.box, zoneHere(t), state.partySize);
  layReinforcements(t);
  journey.riddles = [];
  journey.cameFrom = NONE;
  journey.steps = 0;
  takeEffect(t);
  useKeys(t);
  unveil(t, { kind: 'zone', name, text });
  setQuests(t);
  if (journey.picksStart) pickStart(t);
  gather(t, state.zone.start);
  showGround(t, state.zone.start);
  state.creatures.length = t.box.heroes;
  takeBearings(t);
  goOn(t, 'meet');
}

/** Tests on the way are made with the figures of card, level and gear, as battles are; keen eyes look around. */
function takeBearings(t: Table): void {
  for (const [seat, character] of t.state.characters.entries()) {
    if (character.dead) continue;
    fitOut(t, creature(t, seat), character);
    lookKeenly(t, seat);
  }
}

/** What was promised for the next zone: a first turn, traps that lie open. */
function takeEffect({ state: { journey, zone } }: Table): void {
  journey.firstTurn = journey.laterFirst;
  journey.laterFirst = NONE;
  if (journey.charted === 0) return;
  journey.charted--;
  for (const trap of zone.traps) trap.faceUp = true;
}

function pickStart(t: Table): void {
  const arenas = t.state.zone.arenas.map((_, arena) => arena);
  t.state.journey.picksStart = false;
  t.state.zone.start = choose(t, speakerOf(t), START_WHERE, arenas);
}

/** DR-WAY-02: outside a battle the party stands together. */
export function gather(t: Table, arena: number): void {
  for (let seat = 0; seat < t.box.heroes; seat++)
    creature(t, seat).arena = (t.state.characters[seat] as Character).dead ? AWAY : arena;
}

function layReinforcements(t: Table): void {
  const { journey, zone, partySize } = t.state;
  const plans = JSON.parse(journey.reinforcements) as MonsterPlan[];
  const names = zone.arenas.map(({ name }) => name);
  const at = (name: string): number => Math.max(0, names.indexOf(name));
  layMonsterPlans(t.box, zone, plans, { at, partySize });
  journey.reinforcements = '[]';
}

const strangersOf = (t: Table, when: StrangerPlan['when']): readonly StrangerPlan[] =>
  (zoneHere(t).strangers ?? []).filter((stranger) => stranger.when === when);

/** Strangers met before or after the battle, one unit each. */
function meet(t: Table, when: 'before' | 'after', next: Stage): void {
  const stranger = strangersOf(t, when)[t.state.journey.dealtWith++];
  if (stranger === undefined) return goOn(t, next);
  if (meetStranger(t, stranger)) beginBattle(t);
}

function riddle(t: Table, when: 'before' | 'after'): void {
  const { journey } = t.state;
  const open = journey.riddles.at(-1);
  if (open !== undefined && open.left > 0) {
    if (tryRiddle(t)) beginBattle(t);
    return;
  }
  const puzzle = (zoneHere(t).puzzles ?? []).filter((each) => each.when === when)[journey.dealtWith++];
  if (puzzle !== undefined) return layRiddle(t, puzzle);
  if (when === 'before') return goOn(t, 'explore');
  journey.dealtWith = 0;
  journey.riddlesDone = true;
}

/** After a won zone: its puzzles first, then whoever waits there. */
function after(t: Table): void {
  if (t.state.journey.riddlesDone) meet(t, 'after', 'camp');
  else riddle(t, 'after');
}

function beginBattle(t: Table): void {
  t.state.journey.isSideFight = t.state.journey.stage === 'after';
  t.state.phase = 'muster';
}

/** DR-CAMPAIGN-17: the next zone the story leads to, or the end of the quest. */
function leave(t: Table): void {
  const { journey } = t.state;
  const zones = JSON.parse(journey.plan) as ZonePlan[];
  while (zones.length > 0 && !isOpen(journey.flags, zones[0] as ZonePlan)) zones.shift();
  const next = zones.shift();
  if (next === undefined) {
    t.state.outcome = 'won';
    t.state.phase = 'over';
    return;
  }
  journey.plan = JSON.stringify(zones);
  journey.here = JSON.stringify(next);
  journey.zone++;
  goOn(t, 'arrive');
}

/** DR-BETWEEN-05: story flags lead into a zone or past it. */
export const isOpen = (flags: readonly string[], { needs, unless }: ZonePlan): boolean =>
  (needs === undefined || flags.includes(needs)) && (unless === undefined || !flags.includes(unless));
