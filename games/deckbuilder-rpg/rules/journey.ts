// An adventure: zone after zone, with strangers, puzzles, exploration, battles, spoils and camp between them.

import { choose } from '../../../engine/choose.ts';
import { moveCard } from '../../../engine/pile.ts';
import type { CardId } from '../../../engine/table.ts';
import type { MonsterPlan, StrangerPlan, ZonePlan } from '../adventures/plan.ts';
import { CAMP, EQUIP_BETWEEN, EXPLORE, TAKE_TREASURE } from '../questions/journey.ts';
import { AWAY, type Character, creature, gear, NONE, type Pack, sheetOf, type Table } from '../state.ts';
import type { Link } from '../zone.ts';
import { allowsPassage, otherEnd, touches } from './arena.ts';
import { equippable, makeReady } from './equip.ts';
import { layMonsterPlans, layZone } from './lay-zone.ts';
import { note, unveil } from './note.ts';
import { search } from './object.ts';
import { gainExperience, healEverybody, speakerOf, useKeys } from './outcome.ts';
import { judgeQuests } from './quest.ts';
import { reveal } from './reveal.ts';
import { layRiddle, tryRiddle } from './riddle.ts';
import { monstersUp } from './sides.ts';
import { meetStranger } from './stranger.ts';
import { springOnEntering } from './trap.ts';

export const zoneHere = (t: Table): ZonePlan => JSON.parse(t.state.journey.here) as ZonePlan;

/** One unit of the way; a battle begins by setting the phase. */
export function travel(t: Table): void {
  switch (t.state.journey.stage) {
    case 'arrive':
      return arrive(t);
    case 'meet':
      return meet(t, 'before', 'riddle');
    case 'riddle':
      return riddle(t, 'before', 'explore');
    case 'explore':
      return explore(t);
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

function goOn(t: Table, stage: Table['state']['journey']['stage']): void {
  t.state.journey.stage = stage;
  t.state.journey.dealtWith = 0;
}

/** DR-R-56 and the way of an adventure, 1: the party stands at the start, and what can be seen is revealed. */
function arrive(t: Table): void {
  const { state } = t;
  const plan = zoneHere(t);
  state.zone = layZone(t.box, plan, state.partySize);
  layReinforcements(t);
  state.journey.quests = (plan.quests ?? []).map(({ name }) => ({ name, done: false }));
  state.journey.riddles = [];
  state.journey.cameFrom = NONE;
  if (state.journey.flags.includes('tide-chart')) for (const trap of state.zone.traps) trap.faceUp = true;
  useKeys(t);
  for (let seat = 0; seat < t.box.heroes; seat++)
    creature(t, seat).arena = (state.characters[seat] as Character).dead ? AWAY : state.zone.start;
  state.creatures.length = t.box.heroes;
  unveil(t, { kind: 'zone', name: plan.name, text: plan.text ?? '' });
  goOn(t, 'meet');
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
function meet(t: Table, when: 'before' | 'after', next: 'riddle' | 'camp'): void {
  const stranger = strangersOf(t, when)[t.state.journey.dealtWith++];
  if (stranger === undefined) return goOn(t, next);
  if (meetStranger(t, stranger)) beginBattle(t);
}

function riddle(t: Table, when: 'before' | 'after', next: 'explore' | 'camp'): void {
  const { journey } = t.state;
  const open = journey.riddles.at(-1);
  if (open !== undefined && open.left > 0) {
    if (tryRiddle(t)) beginBattle(t);
    return;
  }
  const puzzle = (zoneHere(t).puzzles ?? []).filter((each) => each.when === when)[journey.dealtWith++];
  if (puzzle === undefined) return next === 'explore' ? goOn(t, 'explore') : meetAfter(t);
  layRiddle(t, puzzle);
}

/** After the puzzles of a won zone, whoever waits there. */
function meetAfter(t: Table): void {
  t.state.journey.dealtWith = 0;
  t.state.journey.flags.push(AFTER_RIDDLES);
}

/** A mark that the puzzles after the battle are done; gone when the zone is left. */
const AFTER_RIDDLES = '#riddles-done';

function after(t: Table): void {
  if (t.state.journey.flags.includes(AFTER_RIDDLES)) meet(t, 'after', 'camp');
  else riddle(t, 'after', 'camp');
}

export function beginBattle(t: Table): void {
  t.state.phase = 'muster';
}

/** The way of an adventure, 2 and 3: arena by arena, until somebody hostile is seen. */
function explore(t: Table): void {
  const { zone, journey } = t.state;
  const here = creature(t, speakerOf(t)).arena;
  reveal(t, here);
  if (monstersUp(t)) {
    zone.start = here;
    return beginBattle(t);
  }
  if (zone.lurking.length === 0 && zone.waves.length > 0) return beginBattle(t);
  if (zone.lurking.length === 0) return goOn(t, 'spoils');
  const speaker = speakerOf(t);
  const choices = [...waysOut(t, here), ...seekers(t, here)];
  if (choices.length === 0) return breakThrough(t, here);
  const chosen = choose(t, speaker, EXPLORE, choices);
  if (chosen >= SEEKERS_FROM) return search(t, chosen - SEEKERS_FROM);
  journey.cameFrom = here;
  walk(t, chosen);
}

export const SEEKERS_FROM = 100;

/** Heroes who have not searched here. */
function seekers(t: Table, here: number): number[] {
  const found: number[] = [];
  for (let seat = 0; seat < t.box.heroes; seat++)
    if (!(t.state.characters[seat] as Character).dead && !t.state.zone.searched.includes(seat * 64 + here))
      found.push(SEEKERS_FROM + seat);
  return found;
}

function waysOut(t: Table, here: number): number[] {
  const { links } = t.state.zone;
  const of = creature(t, speakerOf(t));
  const ways: number[] = [];
  for (let i = 0; i < links.length; i++)
    if (touches(links[i] as Link, here) && allowsPassage(t, links[i] as Link, of)) ways.push(i);
  return ways;
}

/** With nothing else to do, what bars the way is broken: outside battle there is time for it. */
function breakThrough(t: Table, here: number): void {
  for (const [i, link] of t.state.zone.links.entries())
    if (touches(link, here) && !link.open && link.hits > 0) {
      link.open = true;
      note(t, { kind: 'broken', link: i, what: link.type });
      return;
    }
  // A zone whose last arenas cannot be reached is left as it is.
  t.state.zone.lurking.length = 0;
}

const WARD_DAMAGE = 3;

/** The party crosses together; what waits on the way strikes the first. */
function walk(t: Table, way: number): void {
  const { zone } = t.state;
  const link = zone.links[way] as Link;
  const there = otherEnd(link, creature(t, speakerOf(t)).arena);
  link.open = true;
  for (let seat = 0; seat < t.box.heroes; seat++) {
    const of = creature(t, seat);
    of.arena = there;
    if (link.type === 'Ward') of.health = Math.max(1, of.health - WARD_DAMAGE);
  }
  reveal(t, there);
  note(t, { kind: 'walked', place: zone.arenas[there]!.name });
  link.crossed++;
  springOnEntering(t, speakerOf(t), way);
  for (let seat = 0; seat < t.box.heroes; seat++) {
    const of = creature(t, seat);
    of.health = Math.max(1, of.health);
    of.conditions = 0; // DR-R-86
  }
}

// --- After a battle ---

/** DR-R-103: experience for everybody, treasure from the tier of the adventure. */
export function collectSpoils(t: Table): void {
  const { journey } = t.state;
  const plan = zoneHere(t);
  gainExperience(t, plan.experience ?? 0);
  judgeQuests(t, plan);
  journey.found += plan.treasure ?? 0;
  journey.taker = t.state.starter === t.box.master ? 0 : t.state.starter;
  layTreasure(t);
  goOn(t, 'spoils');
  t.state.phase = 'journey';
}

/** The cards lie open, to be taken one after the other. */
function layTreasure(t: Table): void {
  const { journey, treasure, spoils } = t.state;
  for (let i = treasure.length - 1; i >= 0 && journey.found > 0; i--) {
    const card = treasure[i] as CardId;
    if (gear(t, card).tier !== journey.tier) continue;
    moveCard(card, treasure, spoils);
    journey.found--;
  }
  journey.found = 0;
  if (spoils.length > 0) note(t, { kind: 'spoils', cards: spoils.slice() });
}

/** DR-R-103: round robin from the start player. */
function share(t: Table): void {
  const { spoils, journey } = t.state;
  layTreasure(t);
  if (spoils.length === 0) return goOn(t, 'after');
  const seat = nextTaker(t);
  const card = choose(t, seat, TAKE_TREASURE, spoils.slice());
  give(t, seat, card);
  journey.taker = (seat + 1) % t.box.heroes;
}

function nextTaker(t: Table): number {
  const { taker } = t.state.journey;
  for (let i = 0; i < t.box.heroes; i++) {
    const seat = (taker + i) % t.box.heroes;
    if (!(t.state.characters[seat] as Character).dead) return seat;
  }
  return taker;
}

/** DR-CAMPAIGN-15: the card joins the hero's own; a spell goes into the book of whoever can read it. */
function give(t: Table, seat: number, card: CardId): void {
  const pack = t.state.packs[seat] as Pack;
  const it = gear(t, card);
  const reads = it.slot === 'spell' && it.for.includes(sheetOf(t, creature(t, seat)).key);
  moveCard(card, t.state.spoils, reads ? pack.book : pack.atHand);
  note(t, { kind: 'took', seat, card });
}

/** Camp: all Health, once per adventure; the next zone gets one minion more. */
function camp(t: Table): void {
  const { journey } = t.state;
  journey.flags = journey.flags.filter((flag) => flag !== AFTER_RIDDLES);
  if (journey.camps > 0 && choose(t, speakerOf(t), CAMP, ['on', 'camp']) === 'camp') makeCamp(t);
  goOn(t, 'equip');
}

function makeCamp(t: Table): void {
  const { journey } = t.state;
  journey.camps--;
  note(t, { kind: 'camped' });
  healEverybody(t, Number.POSITIVE_INFINITY);
  const [next] = JSON.parse(journey.plan) as ZonePlan[];
  const first = next?.monsters.find(({ health }) => health === undefined);
  if (first === undefined) return;
  journey.reinforcements = JSON.stringify([{ kind: first.kind, arena: first.arena, count: 1 }]);
}

/** Between battles everybody may change what is ready, one hero a unit. */
function equipBetween(t: Table): void {
  const { journey } = t.state;
  const seat = journey.dealtWith++;
  if (seat >= t.box.heroes) return goOn(t, 'leave');
  if ((t.state.characters[seat] as Character).dead) return;
  t.state.asking = seat;
  for (let changes = 0; changes < MOST_CHANGES; changes++) {
    const cards = equippable(t, seat);
    if (cards.length === 0) return;
    const card = choose(t, seat, EQUIP_BETWEEN, [NONE, ...cards]);
    if (card === NONE) return;
    makeReady(t, seat, card);
  }
}

const MOST_CHANGES = 5;

/** DR-CAMPAIGN-17: the next zone, or the end of the quest. */
function leave(t: Table): void {
  const { journey, state } = { journey: t.state.journey, state: t.state };
  const [next, ...rest] = JSON.parse(journey.plan) as ZonePlan[];
  if (next === undefined) {
    state.outcome = 'won';
    state.phase = 'over';
    return;
  }
  journey.plan = JSON.stringify(rest);
  journey.here = JSON.stringify(next);
  journey.zone++;
  goOn(t, 'arrive');
}

/** The third lost battle ends the adventure; before that the heroes wake at the start of the zone. */
export const LOSSES_MOST = 3;

export function takeDefeat(t: Table): void {
  const { journey } = t.state;
  journey.losses++;
  if (journey.losses >= LOSSES_MOST || t.state.characters.every(({ dead }) => dead)) {
    t.state.outcome = 'lost';
    t.state.phase = 'over';
    return;
  }
  for (let seat = 0; seat < t.box.heroes; seat++) {
    const of = creature(t, seat);
    if (!(t.state.characters[seat] as Character).dead) of.health = Math.ceil(of.maxHealth / 2);
  }
  t.state.phase = 'journey';
  goOn(t, 'arrive');
  t.state.journey.stage = 'arrive';
}
