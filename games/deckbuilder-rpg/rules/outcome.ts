// What becomes of a meeting, a puzzle or a quest: rewards, harm, omens for the next battle.

import { choose } from '../../../engine/choose.ts';
import { moveCard } from '../../../engine/pile.ts';
import type { CardId } from '../../../engine/table.ts';
import type { MonsterPlan, OutcomePlan } from '../adventures/plan.ts';
import { LEVELS } from '../cards/advances.ts';
import { TAKE_ITEM } from '../questions/journey.ts';
import { type Character, creature, face, type Pack, type Table } from '../state.ts';
import { lookAround } from './arena.ts';
import { layMonsterPlans } from './lay-zone.ts';
import { note, unveil } from './note.ts';
import { reveal } from './reveal.ts';
import { layMonsters } from './spawn.ts';
import { springTrap } from './trap.ts';
import { findConsumable } from './trick.ts';

/** Carries an outcome out; outside battle harm never goes below 1 Health (DR-R-86). Says whether a battle begins. */
export function applyOutcome(t: Table, outcome: OutcomePlan): boolean {
  const { journey } = t.state;
  if (outcome.experience) gainExperience(t, outcome.experience);
  journey.found += outcome.treasure ?? 0;
  for (let i = outcome.consumables ?? 0; i > 0; i--) findConsumable(t, speakerOf(t));
  if (outcome.harm) harmEverybody(t, outcome.harm);
  if (outcome.heal) healEverybody(t, outcome.heal);
  journey.fatigue += outcome.fatigue ?? 0;
  journey.guards += outcome.guards ?? 0;
  if (outcome.halve) journey.halved = true;
  for (const flag of outcome.flags ?? []) raiseFlag(t, flag);
  for (const { whom, condition } of outcome.omens ?? []) journey.omens.push({ whom, condition });
  if (outcome.companion) journey.companions.push({ ...outcome.companion });
  for (let i = outcome.choice ?? 0; i > 0; i--) chooseItem(t);
  if (outcome.first) journey.firstTurn = seatOfSide(t, outcome.first);
  promise(t, outcome);
  if (outcome.next) reinforce(t, outcome.next);
  changeZone(t, outcome);
  return outcome.battle === true && summonFight(t, outcome.monsters ?? []);
}

const seatOfSide = (t: Table, side: 'heroes' | 'monsters'): number =>
  side === 'monsters' ? t.box.master : speakerOf(t);

/** What will hold later in this adventure. */
function promise(
  t: Table,
  { firstLater, charts, picksStart, bars, exposes, retry, fails }: OutcomePlan,
): void {
  const { journey } = t.state;
  if (firstLater) journey.laterFirst = seatOfSide(t, firstLater);
  journey.charted = Math.max(journey.charted, charts ?? 0);
  if (picksStart) journey.picksStart = true;
  if (bars) journey.barred.push(...bars);
  if (exposes) journey.exposed.push(exposes);
  if (retry) journey.retries.push(retry);
  for (const quest of journey.quests) if (quest.name === fails) quest.failed = true;
}

/** One of each kind that is left, for the party to choose from. */
function chooseItem(t: Table): void {
  const { consumables } = t.state;
  const kinds = new Map<string, CardId>();
  for (const card of consumables.toSorted((one, other) => one - other)) {
    const { key } = face(t, card);
    if (!kinds.has(key)) kinds.set(key, card);
  }
  if (kinds.size === 0) return;
  const seat = speakerOf(t);
  const card = choose(t, seat, TAKE_ITEM, [...kinds.values()]);
  moveCard(card, consumables, (t.state.packs[seat] as Pack).atHand);
  note(t, { kind: 'found', who: seat, card });
}

/** The first hero who can speak for the party. */
export function speakerOf(t: Table): number {
  const at = t.state.characters.findIndex(({ dead }) => !dead);
  return Math.max(0, at);
}

export function gainExperience(t: Table, points: number): void {
  t.state.journey.experience += points;
  for (const of of t.state.characters) gainFor(of, points);
  note(t, { kind: 'experience', points });
}

/** Never below the threshold of the level a hero has. */
function gainFor(of: Character, points: number): void {
  if (of.dead) return;
  const least = Math.min(of.experience, LEVELS[of.level - 1] as number);
  of.experience = Math.max(least, of.experience + points);
}

function harmEverybody(t: Table, amount: number): void {
  for (let seat = 0; seat < t.box.heroes; seat++) harmOne(t, seat, amount);
}

export function harmOne(t: Table, seat: number, amount: number): void {
  const of = creature(t, seat);
  const lost = Math.min(amount, of.health - 1);
  if (lost <= 0) return;
  of.health -= lost;
  note(t, { kind: 'damaged', who: seat, amount: lost, left: of.health });
}

export function healEverybody(t: Table, amount: number): void {
  for (let seat = 0; seat < t.box.heroes; seat++) {
    const of = creature(t, seat);
    const back = Math.min(amount, of.maxHealth - of.health);
    if (back <= 0 || (t.state.characters[seat] as Character).dead) continue;
    of.health += back;
    note(t, { kind: 'restored', who: seat, amount: back, health: of.health });
  }
}

/** Story flags are stored by name and can open doors and change later zones. */
export function raiseFlag(t: Table, flag: string): void {
  const { flags } = t.state.journey;
  if (!flags.includes(flag)) flags.push(flag);
  useKeys(t);
}

/** A key opens its door as soon as it is held. */
export function useKeys(t: Table): void {
  const { zone, journey } = t.state;
  for (const link of zone.links)
    if (link.type === 'Locked door' && link.key !== '' && journey.flags.includes(link.key)) link.open = true;
  lookAround(zone);
}

export function reinforce(t: Table, plans: readonly MonsterPlan[]): void {
  const { journey } = t.state;
  journey.reinforcements = JSON.stringify([
    ...(JSON.parse(journey.reinforcements) as MonsterPlan[]),
    ...plans,
  ]);
}

function changeZone(t: Table, { opens, springs, removes }: OutcomePlan): void {
  const { zone } = t.state;
  if (opens !== undefined) {
    for (const link of zone.links) if (link.type === opens) link.open = true;
    lookAround(zone);
  }
  if (springs !== undefined) {
    const trap = zone.traps.find(({ key }) => key === springs);
    if (trap !== undefined) springTrap(t, trap, speakerOf(t));
  }
  if (removes !== undefined) {
    const at = zone.traps.findIndex(({ key }) => key === removes);
    if (at >= 0) zone.traps.splice(at, 1);
  }
}

/** The fight is on: with what waits here, and with who was called. */
function summonFight(t: Table, plans: readonly MonsterPlan[]): boolean {
  const { zone, partySize } = t.state;
  const at = (name: string) =>
    Math.max(
      0,
      zone.arenas.findIndex((arena) => arena.name === name),
    );
  if (plans.length > 0) {
    zone.start = at((plans[0] as MonsterPlan).arena); // Where it happens, the party is.
    const before = zone.lurking.length;
    layMonsterPlans(t.box, zone, plans, { at, partySize });
    for (const group of zone.lurking.splice(before)) layMonsters(t, group);
  }
  reveal(t, zone.start);
  unveil(t, { kind: 'fight' });
  return true;
}
