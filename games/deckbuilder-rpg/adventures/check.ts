// Everything that can be wrong with an adventure, found at once: each problem with its place in the file and what to do.

import { Fault } from '../../../engine/fault.ts';
import { ARENAS } from '../cards/arenas.ts';
import { BOSSES } from '../cards/bosses.ts';
import { DAMAGE_TYPES } from '../cards/effect.ts';
import { MINIONS } from '../cards/minions.ts';
import { keyOfName } from '../cards/sheet.ts';
import { TRAITS } from '../zone.ts';
import { whyNoEffect } from './check-effect.ts';
import { checkPuzzle } from './check-puzzle.ts';
import { problemsOfShape } from './check-shape.ts';
import { unreachable } from './check-ways.ts';
import { asList, asObject, Findings, type Problem, shown } from './findings.ts';
import { type AdventurePlan, FORMAT, FORMAT_VERSION, type ZonePlan } from './plan.ts';
import { SCHEMA } from './schema.ts';

type Loose = Record<string, unknown>;

/** All that is wrong with a document; an empty list for one that can be played. */
export function problemsOf(document: unknown): Problem[] {
  const plan = asObject(document);
  const stranger = whyOfAnotherKind(plan);
  if (stranger !== undefined) return [stranger];
  const found = new Findings(problemsOfShape(plan, SCHEMA));
  const zones = asList(plan.zones).map(asObject);
  if (zones.length === 0) found.say('zones', 'is empty: an adventure needs at least one zone.');
  const flags = flagsIn(plan);
  zones.forEach((zone, i) => {
    checkZone(found, zone, { at: `zones[${i}]`, next: asObject(zones[i + 1]), flags });
  });
  findDoubles(
    found,
    zones.map(({ name }) => name),
    (i) => `zones[${i}].name`,
  );
  return found.problems;
}

function whyOfAnotherKind({ format, version }: Loose): Problem | undefined {
  if (format !== FORMAT)
    return {
      at: 'format',
      says: `has to be “${FORMAT}”: this is a file of another kind. Open an adventure of Deckbuilder RPG.`,
    };
  if (typeof version === 'number' && version > FORMAT_VERSION)
    return {
      at: 'version',
      says: `is ${version}, newer than ${FORMAT_VERSION}, which this game reads. Get a newer game.`,
    };
  return undefined;
}

/** Every story flag that some outcome of the adventure gives. */
function flagsIn(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => (name === 'flags' ? asList(each) : flagsIn(each)));
}

/** The same name twice. */
function findDoubles(found: Findings, names: readonly unknown[], at: (i: number) => string): void {
  names.forEach((name, i) => {
    if (typeof name === 'string' && names.indexOf(name) < i)
      found.say(at(i), `“${name}” stands twice: every one needs a name of its own.`);
  });
}

const MOST_ARENAS = 12;

type Around = { readonly at: string; readonly next: Loose; readonly flags: readonly unknown[] };
type Place = (where: string, value: unknown) => boolean;

const nameOf = (arena: unknown): string =>
  String(typeof arena === 'string' ? arena : (asObject(arena).name ?? ''));

/** Names of arenas, held against those of a zone. */
const placeIn =
  (found: Findings, zone: Loose, which: string): Place =>
  (where, value) =>
    found.oneOf(where, value, asList(zone.arenas).map(nameOf), `arena of ${which} called`);

function checkZone(found: Findings, zone: Loose, { at, next, flags }: Around): void {
  const arenas = asList(zone.arenas);
  if (arenas.length === 0 || arenas.length > MOST_ARENAS)
    found.say(`${at}.arenas`, `has ${arenas.length} arenas; a zone has 1 to ${MOST_ARENAS}.`);
  arenas.forEach((arena, i) => {
    checkArena(found, arena, `${at}.arenas[${i}]`);
  });
  findDoubles(found, arenas.map(nameOf), (i) => `${at}.arenas[${i}]`);
  const place = placeIn(found, zone, 'this zone');
  const isPlaced = place(`${at}.start`, zone.start);
  if (zone.exit !== undefined) place(`${at}.exit`, zone.exit);
  checkConnections(found, zone, { at, next, flags }, place);
  checkMonsters(found, zone, at, place);
  checkThings(found, zone, at, place);
  checkMeetings(found, zone, at, { here: place, next: placeIn(found, next, 'the next zone') });
  if (!isPlaced) return; // From nowhere nothing can be reached: one mistake, said once.
  for (const { arena, why } of unreachable(zone as unknown as ZonePlan, arenas.map(nameOf)))
    found.say(`${at}.arenas`, `“${arena}” cannot be reached from the start: ${why}.`);
}

function checkArena(found: Findings, arena: unknown, at: string): void {
  if (typeof arena === 'string') {
    if (ARENAS[keyOfName(arena)] === undefined)
      found.oneOf(
        at,
        arena,
        Object.values(ARENAS).map(({ name }) => name),
        'arena card',
      );
    return;
  }
  asList(asObject(arena).traits).forEach((trait, i) => {
    if (!isHazard(trait)) found.oneOf(`${at}.traits[${i}]`, trait, TRAITS, 'trait');
  });
}

const isHazard = (trait: unknown): boolean =>
  typeof trait === 'string' &&
  /^Hazard \d (?:\(\w+\))$/.test(trait) &&
  DAMAGE_TYPES.some((type) => trait.endsWith(`(${type})`));

function checkConnections(found: Findings, zone: Loose, { at, flags }: Around, place: Place): void {
  asList(zone.connections).forEach((each, i) => {
    const here = `${at}.connections[${i}]`;
    const { between, key } = asObject(each);
    const ends = asList(between);
    if (ends.length === 2 && ends[0] === ends[1])
      found.say(`${here}.between`, 'leads from an arena into itself.');
    ends.forEach((end, j) => {
      place(`${here}.between[${j}]`, end);
    });
    if (key !== undefined && !flags.includes(key))
      found.say(`${here}.key`, `${shown(key)} is given by nobody: name it in the “flags” of an outcome.`);
  });
}

function checkMonsters(found: Findings, zone: Loose, at: string, place: Place): void {
  const monsters = asList(zone.monsters).map(asObject);
  const goal = asObject(zone.goal).kind;
  if (monsters.length === 0 && (goal === undefined || goal === 'monsters' || goal === 'boss'))
    found.say(
      `${at}.monsters`,
      'is empty, and the zone has no other goal: give it a monster or a goal of its own.',
    );
  monsters.forEach((monster, i) => {
    checkMonster(found, monster, `${at}.monsters[${i}]`, place);
  });
  if (goal === 'boss' && !monsters.some(({ kind }) => BOSSES[String(kind)] !== undefined))
    found.say(`${at}.goal.kind`, 'is “boss”, but the zone has none: add a boss to its monsters.');
}

function checkMonster(found: Findings, monster: Loose, at: string, place: Place): void {
  const { kind, arena, count, health, damage } = monster;
  place(`${at}.arena`, arena);
  if (BOSSES[String(kind)] !== undefined && health === undefined)
    found.say(`${at}.health`, 'is missing: a boss needs a row of six numbers, for one to six heroes.');
  if (MINIONS[String(kind)] === undefined) return;
  if (count === undefined) found.say(`${at}.count`, 'is missing: say how many there are.');
  if (health !== undefined) found.say(`${at}.health`, 'is given for a minion, which has hits: leave it out.');
  if (damage !== undefined)
    found.say(`${at}.damage`, 'is given for a minion, whose weapon says it: leave it out.');
}

function checkEffect(found: Findings, at: string, code: unknown): void {
  const problem = typeof code === 'string' ? whyNoEffect(code) : undefined;
  if (problem !== undefined) found.say(at, problem);
}

function checkThings(found: Findings, zone: Loose, at: string, place: Place): void {
  const quests = asList(zone.quests).map((quest) => String(asObject(quest).name));
  const objects = asList(zone.objects).map(asObject);
  objects.forEach((object, i) => {
    const here = `${at}.objects[${i}]`;
    place(`${here}.arena`, object.arena);
    checkEffect(found, `${here}.effect`, object.effect);
    checkTest(found, `${here}.test`, object.test);
    if (object.quest !== undefined)
      found.oneOf(`${here}.quest`, object.quest, quests, 'quest of this zone called');
  });
  findDoubles(
    found,
    objects.map(({ name }) => name),
    (i) => `${at}.objects[${i}].name`,
  );
  asList(zone.traps).forEach((trap, i) => {
    const here = `${at}.traps[${i}]`;
    const { arena, between } = asObject(trap);
    if (arena !== undefined) place(`${here}.arena`, arena);
    else if (between === undefined)
      found.say(here, 'lies nowhere: give it an “arena”, or two “between” which it lies.');
    asList(between).forEach((end, j) => {
      place(`${here}.between[${j}]`, end);
    });
  });
}

type Places = { readonly here: Place; readonly next: Place };

function checkMeetings(found: Findings, zone: Loose, at: string, places: Places): void {
  asList(zone.puzzles)
    .map(asObject)
    .forEach((puzzle, i) => {
      checkPuzzle(found, puzzle, `${at}.puzzles[${i}]`);
      for (const end of ['reward', 'failure'])
        checkOutcome(found, puzzle[end], `${at}.puzzles[${i}].${end}`, places);
    });
  const objects = asList(zone.objects).map(asObject);
  asList(zone.quests)
    .map(asObject)
    .forEach((quest, i) => {
      const here = `${at}.quests[${i}]`;
      if (!objects.some((object) => object.quest === quest.name))
        found.say(here, `${shown(quest.name)} has no object: name the quest in an object of the zone.`);
      for (const end of ['reward', 'failure']) checkOutcome(found, quest[end], `${here}.${end}`, places);
    });
  asList(zone.strangers)
    .map(asObject)
    .forEach((stranger, i) => {
      checkStranger(found, stranger, `${at}.strangers[${i}]`, places);
    });
}

const MOST_APPROACHES = 4;

function checkStranger(found: Findings, stranger: Loose, at: string, places: Places): void {
  const approaches = asList(stranger.approaches).map(asObject);
  if (approaches.length === 0 || approaches.length > MOST_APPROACHES)
    found.say(`${at}.approaches`, `has ${approaches.length} approaches; a stranger has one to four.`);
  else if (approaches.every(({ cost }) => cost !== undefined))
    found.say(
      `${at}.approaches`,
      'all cost something: one of them has to be free, or the party may be stuck.',
    );
  approaches.forEach(({ test, passed, failed }, i) => {
    const here = `${at}.approaches[${i}]`;
    checkTest(found, `${here}.test`, test);
    checkOutcome(found, passed, `${here}.passed`, places);
    checkOutcome(found, failed, `${here}.failed`, places);
  });
}

const TEST = /^(?:might|aim|lore|poise) \d{1,2}$/;

function checkTest(found: Findings, at: string, test: unknown): void {
  if (typeof test !== 'string' || TEST.test(test)) return;
  found.say(at, `${shown(test)} is no test: write “lore 9”, “aim 8”, “might 9” or “poise 7”.`);
}

function checkOutcome(found: Findings, outcome: unknown, at: string, { here, next }: Places): void {
  const { monsters, next: later, companion } = asObject(outcome);
  checkGuests(found, monsters, `${at}.monsters`, here);
  checkGuests(found, later, `${at}.next`, next);
  checkEffect(found, `${at}.companion.effect`, asObject(companion).effect);
}

/** Who comes in an outcome: minions, since a boss has a deck and waits for the party. */
function checkGuests(found: Findings, monsters: unknown, at: string, place: Place): void {
  asList(monsters)
    .map(asObject)
    .forEach((monster, i) => {
      checkMonster(found, monster, `${at}[${i}]`, place);
      if (BOSSES[String(monster.kind)] !== undefined)
        found.oneOf(`${at}[${i}].kind`, monster.kind, Object.keys(MINIONS), 'minion');
    });
}

/** Throws one Fault that says everything that is wrong; returns the plan when nothing is. */
export function checkedPlan(document: unknown): AdventurePlan {
  const problems = problemsOf(document);
  if (problems.length === 0) return document as AdventurePlan;
  const lines = problems.map(({ at, says }) => `${at}: ${says}`);
  throw new Fault(
    `This adventure cannot be played; ${problems.length === 1 ? 'one thing is' : `${problems.length} things are`} wrong with it.\n${lines.join('\n')}`,
  );
}
