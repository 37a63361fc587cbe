// Laying out a zone of the plan: arenas, connections, objects, traps, monsters and waves for this party.

import type { ArenaPlan, ConnectionPlan, Count, MonsterPlan, ZonePlan } from '../adventures/plan.ts';
import { ALL, typeOf } from '../cards/effect.ts';
import type { PARTY_SIZE } from '../cards/party-size.ts';
import { keyOfName } from '../cards/sheet.ts';
import type { Box } from '../state.ts';
import { type Arena, emptyZone, type Link, type Lurking, TRAITS, type Wave, type Zone } from '../zone.ts';
import { lookAround } from './arena.ts';

/** The zone as it is set up for so many heroes, nothing revealed yet. */
export function layZone(box: Box, plan: ZonePlan, partySize: number): Zone {
  const names = plan.arenas.map(nameOfArena);
  const at = (name: string): number => names.indexOf(name);
  const zone: Zone = {
    ...emptyZone(),
    name: plan.name,
    arenas: plan.arenas.map((arena) => layArena(box, arena)),
    links: secretLast(plan.connections).map((connection) => layLink(connection, at)),
    start: at(plan.start),
    entrance: at(plan.start),
    gate: at(plan.start),
    exit: plan.exit === undefined ? -1 : at(plan.exit),
    goal: { kind: plan.goal?.kind ?? 'monsters', rounds: plan.goal?.rounds ?? 0 },
  };
  layObjects(zone, plan, at);
  layMonsterPlans(box, zone, plan.monsters, { at, partySize });
  lookAround(zone);
  return zone;
}

export const nameOfArena = (arena: ArenaPlan): string => (typeof arena === 'string' ? arena : arena.name);

/** An arena card by its key. */
export function layArenaNamed(box: Box, key: string): Arena {
  const { name, setting, traits } = box.figures.arenas[key]!;
  return arenaOf(name, String(setting), String(traits).split(', '));
}

function layArena(box: Box, plan: ArenaPlan): Arena {
  if (typeof plan !== 'string') return arenaOf(plan.name, plan.setting, plan.traits);
  const card = box.figures.arenas[keyOfName(plan)];
  if (card === undefined) throw new Error(`There is no arena card “${plan}”.`);
  return arenaOf(card.name, String(card.setting), String(card.traits).split(', '));
}

/** Secret doors last, so that whoever does not know them can number the others (piles.ts). */
const secretLast = (connections: readonly ConnectionPlan[]): ConnectionPlan[] =>
  connections.toSorted(
    (one, other) => Number(one.type === 'Secret door') - Number(other.type === 'Secret door'),
  );

export const HAZARD = /^Hazard (\d+) \((\w+)\)$/;

function arenaOf(name: string, setting: string, traits: readonly string[]): Arena {
  const arena: Arena = { name, setting, traits: 0, printed: 0, hazard: 0, hazardType: 0, revealed: false };
  for (const trait of traits) {
    const hazard = HAZARD.exec(trait);
    if (hazard === null) arena.traits |= 1 << (TRAITS as readonly string[]).indexOf(trait);
    else {
      arena.hazard = Number(hazard[1]);
      arena.hazardType = typeOf(hazard[2] as string);
    }
  }
  arena.printed = arena.traits;
  return arena;
}

/** Connections: what it takes to break each type. */
const STRENGTH: Readonly<Record<string, { defence: number; hits: number; resistance: number }>> = {
  'Locked door': { defence: 11, hits: 2, resistance: 2 },
  Portcullis: { defence: 13, hits: 3, resistance: 3 },
  Barricade: { defence: 9, hits: 1, resistance: 0 },
  Ward: { defence: 12, hits: 1, resistance: 0 },
};
const UNBREAKABLE = { defence: 0, hits: 0, resistance: 0 };

function layLink(plan: ConnectionPlan, at: (name: string) => number): Link {
  const strength = STRENGTH[plan.type] ?? UNBREAKABLE;
  return {
    a: at(plan.between[0]),
    b: at(plan.between[1]),
    type: plan.type,
    open: plan.open ?? false,
    found: false,
    key: plan.key ?? '',
    defence: plan.defence ?? strength.defence,
    hits: plan.hits ?? strength.hits,
    resistance: plan.resistance ?? strength.resistance,
    web: plan.web ?? false,
    crossed: 0,
  };
}

function layObjects(zone: Zone, plan: ZonePlan, at: (name: string) => number): void {
  const quests = plan.quests ?? [];
  for (const object of plan.objects ?? [])
    zone.objects.push({
      name: object.name,
      arena: at(object.arena),
      uses: object.hits === undefined && !object.follows ? (object.uses ?? ALL) : 0,
      effect: object.effect ?? '-',
      quest: quests.findIndex(({ name }) => name === object.quest),
      activated: 0,
      test: object.test ?? '',
      defence: object.defence ?? 0,
      hits: object.hits ?? 0,
      round: 0,
      follows: object.follows ?? false,
    });
  for (const { trap, arena, between, waits = false } of plan.traps ?? [])
    zone.traps.push({
      key: trap,
      arena: arena === undefined ? -1 : at(arena),
      link: between === undefined ? -1 : linkBetween(zone, at(between[0]), at(between[1])),
      faceUp: false,
      waits,
      tried: 0,
    });
}

export const linkBetween = ({ links }: Zone, a: number, b: number): number =>
  links.findIndex((link) => (link.a === a && link.b === b) || (link.a === b && link.b === a));

type Laying = { readonly at: (name: string) => number; readonly partySize: number };

export function layMonsterPlans(
  box: Box,
  zone: Zone,
  plans: readonly MonsterPlan[],
  { at, partySize }: Laying,
): void {
  const waves: Wave[] = [];
  for (const [i, plan] of plans.entries()) {
    const arena = at(plan.arena);
    const health = plan.health?.[partySize - 1] ?? 0;
    const isFirst = i === 0 || plan.round !== undefined;
    const count = plan.health === undefined ? countFor(box, plan.count ?? 1, { partySize, isFirst }) : 1;
    if (count === 0) continue;
    if (plan.round === undefined)
      zone.lurking.push({
        kind: plan.kind,
        count,
        health,
        ...softened(plan, partySize),
        arena,
      } satisfies Lurking);
    else waves.push({ round: plan.round, kind: plan.kind, count, arena });
  }
  zone.waves.push(...waves.sort((one, other) => one.round - other.round));
}

/** A row is taken as it is. A base number is multiplied, rounded half up, at least 1 for the first kind and for a wave. */
export function countFor(
  box: { readonly figures: { readonly partySize: typeof PARTY_SIZE } },
  count: Count,
  { partySize, isFirst }: { readonly partySize: number; readonly isFirst: boolean },
): number {
  if (typeof count !== 'number') return count[partySize - 1] as number;
  const factor = box.figures.partySize.minionFactor[partySize - 1] as number;
  return Math.max(isFirst ? 1 : 0, Math.floor(count * factor + 0.5));
}

const softened = ({ damage }: MonsterPlan, partySize: number): Pick<Lurking, 'damage'> =>
  damage === undefined ? {} : { damage: damage[partySize - 1] as number };
