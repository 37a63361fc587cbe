// Everything that can be wrong with an adventure, found at once: each problem with its place in the file and what to do.

import { Fault } from '../../../engine/fault.ts';
import { ARENAS } from '../cards/arenas.ts';
import { BOSSES } from '../cards/bosses.ts';
import { CONDITIONS, DAMAGE_TYPES } from '../cards/effect.ts';
import { MINIONS } from '../cards/minions.ts';
import { keyOfName } from '../cards/sheet.ts';
import { TRAPS } from '../cards/traps.ts';
import { GOALS, LINK_TYPES, TRAITS } from '../zone.ts';
import { checkPuzzle } from './check-puzzle.ts';
import { unreachable } from './check-ways.ts';
import { asObject, Findings, type Problem, shown } from './findings.ts';
import {
  type AdventurePlan,
  FORMAT,
  FORMAT_VERSION,
  type OutcomePlan,
  QUEST_TYPES,
  type ZonePlan,
} from './plan.ts';

/** All that is wrong with a document; an empty list for one that can be played. */
export function problemsOf(document: unknown): Problem[] {
  const found = new Findings();
  const plan = asObject(document);
  if (plan.format !== FORMAT) {
    found.say(
      'format',
      `has to be “${FORMAT}”: this is a file of another kind. Open an adventure of Deckbuilder RPG.`,
    );
    return found.problems;
  }
  if (typeof plan.version === 'number' && plan.version > FORMAT_VERSION) {
    found.say(
      'version',
      `is ${plan.version}, newer than ${FORMAT_VERSION}, which this game reads. Get a newer game.`,
    );
    return found.problems;
  }
  checkHead(found, plan);
  const zones = found.list('zones', plan.zones);
  if (zones.length === 0) found.say('zones', 'is empty: an adventure needs at least one zone.');
  zones.forEach((zone, i) => {
    checkZone(found, asObject(zone), `zones[${i}]`);
  });
  findDoubles(
    found,
    zones.map((zone) => asObject(zone).name),
    (i) => `zones[${i}].name`,
  );
  return found.problems;
}

const MOST_LEVEL = 5;
const MOST_TIER = 3;

function checkHead(found: Findings, plan: Record<string, unknown>): void {
  found.number('version', plan.version, { min: 1, max: FORMAT_VERSION });
  found.text('name', plan.name);
  found.oneOf('kind', plan.kind, ['encounter', 'adventure'], 'kind of match');
  found.number('level', plan.level, { min: 1, max: MOST_LEVEL });
  if (plan.tier !== undefined) found.number('tier', plan.tier, { min: 1, max: MOST_TIER });
  if (plan.camps !== undefined) found.number('camps', plan.camps, { min: 0, max: 9 });
}

/** The same name twice. */
function findDoubles(found: Findings, names: readonly unknown[], at: (i: number) => string): void {
  names.forEach((name, i) => {
    if (typeof name === 'string' && names.indexOf(name) < i)
      found.say(at(i), `“${name}” stands twice: every one needs a name of its own.`);
  });
}

const MOST_ARENAS = 12;

function checkZone(found: Findings, zone: Record<string, unknown>, at: string): void {
  found.text(`${at}.name`, zone.name);
  const arenas = found.list(`${at}.arenas`, zone.arenas);
  if (arenas.length === 0 || arenas.length > MOST_ARENAS)
    found.say(`${at}.arenas`, `has ${arenas.length} arenas; a zone has 1 to ${MOST_ARENAS}.`);
  const names = arenas.map((arena, i) => checkArena(found, arena, `${at}.arenas[${i}]`));
  findDoubles(found, names, (i) => `${at}.arenas[${i}]`);
  const place = (where: string, value: unknown) =>
    found.oneOf(where, value, names, 'arena of this zone called');
  const isPlaced = place(`${at}.start`, zone.start);
  if (zone.exit !== undefined) place(`${at}.exit`, zone.exit);
  if (zone.experience !== undefined) found.number(`${at}.experience`, zone.experience, { min: 0, max: 99 });
  if (zone.treasure !== undefined) found.number(`${at}.treasure`, zone.treasure, { min: 0, max: 9 });
  if (zone.goal !== undefined) found.oneOf(`${at}.goal.kind`, asObject(zone.goal).kind, GOALS, 'goal');
  checkConnections(found, zone, at, place);
  checkMonsters(found, zone, at, place);
  checkThings(found, zone, at, place);
  checkMeetings(found, zone, at);
  if (!isPlaced) return; // From nowhere nothing can be reached: one mistake, said once.
  for (const { arena, why } of unreachable(zone as unknown as ZonePlan, names))
    found.say(`${at}.arenas`, `“${arena}” cannot be reached from the start: ${why}.`);
}

type Place = (where: string, value: unknown) => boolean;

function checkArena(found: Findings, arena: unknown, at: string): string {
  if (typeof arena === 'string') {
    if (ARENAS[keyOfName(arena)] === undefined)
      found.oneOf(
        at,
        arena,
        Object.values(ARENAS).map(({ name }) => name),
        'arena card',
      );
    return arena;
  }
  const { name, traits } = asObject(arena);
  found.text(`${at}.name`, name);
  found.list(`${at}.traits`, traits, 'optional').forEach((trait, i) => {
    const isHazard =
      typeof trait === 'string' && /^Hazard \d (?:\(\w+\))$/.test(trait) && isKnownHazard(trait);
    if (!isHazard) found.oneOf(`${at}.traits[${i}]`, trait, TRAITS, 'trait');
  });
  return typeof name === 'string' ? name : '';
}

const isKnownHazard = (trait: string): boolean => DAMAGE_TYPES.some((type) => trait.endsWith(`(${type})`));

function checkConnections(found: Findings, zone: Record<string, unknown>, at: string, place: Place): void {
  found.list(`${at}.connections`, zone.connections).forEach((each, i) => {
    const here = `${at}.connections[${i}]`;
    const { between, type, ...figures } = asObject(each);
    found.oneOf(`${here}.type`, type, LINK_TYPES, 'connection');
    const ends = found.list(`${here}.between`, between);
    if (ends.length !== 2)
      found.say(`${here}.between`, `names ${ends.length} arenas: a connection joins two.`);
    else if (ends[0] === ends[1]) found.say(`${here}.between`, 'leads from an arena into itself.');
    ends.forEach((end, j) => {
      place(`${here}.between[${j}]`, end);
    });
    for (const figure of ['defence', 'hits', 'resistance'])
      if (figures[figure] !== undefined)
        found.number(`${here}.${figure}`, figures[figure], { min: 0, max: 30 });
  });
}

const PARTY_SIZES = 6;

function checkMonsters(found: Findings, zone: Record<string, unknown>, at: string, place: Place): void {
  const monsters = found.list(`${at}.monsters`, zone.monsters);
  const goal = asObject(zone.goal).kind;
  if (monsters.length === 0 && (goal === undefined || goal === 'monsters' || goal === 'boss'))
    found.say(
      `${at}.monsters`,
      'is empty, and the zone has no other goal: give it a monster or a goal of its own.',
    );
  monsters.forEach((each, i) => {
    checkMonster(found, asObject(each), `${at}.monsters[${i}]`, place);
  });
  const kinds = monsters.map((each) => asObject(each).kind);
  if (goal === 'boss' && !kinds.some((kind) => BOSSES[String(kind)] !== undefined))
    found.say(`${at}.goal.kind`, 'is “boss”, but the zone has none: add a boss to its monsters.');
}

function checkMonster(found: Findings, monster: Record<string, unknown>, at: string, place: Place): void {
  const { kind, arena, count, health, damage, round } = monster;
  found.oneOf(`${at}.kind`, kind, [...Object.keys(MINIONS), ...Object.keys(BOSSES)], 'monster');
  place(`${at}.arena`, arena);
  const isBoss = BOSSES[String(kind)] !== undefined;
  if (isBoss) checkRow(found, `${at}.health`, health, { min: 1, max: 999 });
  else if (health !== undefined)
    found.say(`${at}.health`, 'is given for a minion, which has hits: leave it out.');
  if (isBoss && damage !== undefined) checkRow(found, `${at}.damage`, damage, { min: -9, max: 9 });
  else if (damage !== undefined)
    found.say(`${at}.damage`, 'is given for a minion, whose weapon says it: leave it out.');
  if (!isBoss && typeof count === 'number') found.number(`${at}.count`, count, { min: 1, max: 40 });
  else if (!isBoss) checkRow(found, `${at}.count`, count, { min: 0, max: 40 });
  if (round !== undefined) found.number(`${at}.round`, round, { min: 1, max: 20 });
}

/** Six numbers, for one to six heroes. */
function checkRow(found: Findings, at: string, row: unknown, range: { min: number; max: number }): void {
  if (!Array.isArray(row) || row.length !== PARTY_SIZES)
    return found.say(at, `has to be a row of six numbers, for one to six heroes, not ${shown(row)}.`);
  row.forEach((n, i) => {
    found.number(`${at}[${i}]`, n, range);
  });
}

function checkEffect(found: Findings, at: string, code: unknown): void {
  if (code === undefined) return;
  const problem = typeof code === 'string' ? whyNoEffect(code) : 'has to be text';
  if (problem !== undefined) found.say(at, `${problem} See the notation in cards/effect.ts.`);
}

/** The notation throws a sentence; here it becomes one of many. */
function whyNoEffect(code: string): string | undefined {
  const known = /^(?:[a-zA-Z]+(?:\([^()]*\))?)(?:; [a-zA-Z]+(?:\([^()]*\))?)*$/.test(code);
  if (!known) return `“${code}” is no list of effects.`;
  const verbs = code.split('; ').map((each) => each.replace(/\(.*/, ''));
  const strange = verbs.find((verb) => !isVerb(verb));
  return strange === undefined ? undefined : `there is no effect “${strange}”.`;
}

const VERBS =
  'atk ctr allyCtr guard heal draw expend cond move unguard unctr recall equip fatigue cleanse allyAtk fixed wake summon bandCtr bandGuard purge light clearHead treasure consumable draught douse expose toll lectern'.split(
    ' ',
  );
const isVerb = (verb: string): boolean => VERBS.includes(verb);

function checkThings(found: Findings, zone: Record<string, unknown>, at: string, place: Place): void {
  const quests = found
    .list(`${at}.quests`, zone.quests, 'optional')
    .map((quest) => String(asObject(quest).name));
  const objects = found.list(`${at}.objects`, zone.objects, 'optional').map(asObject);
  objects.forEach((object, i) => {
    const here = `${at}.objects[${i}]`;
    found.text(`${here}.name`, object.name);
    place(`${here}.arena`, object.arena);
    checkEffect(found, `${here}.effect`, object.effect);
    if (object.quest !== undefined)
      found.oneOf(`${here}.quest`, object.quest, quests, 'quest of this zone called');
  });
  findDoubles(
    found,
    objects.map(({ name }) => name),
    (i) => `${at}.objects[${i}].name`,
  );
  found.list(`${at}.traps`, zone.traps, 'optional').forEach((trap, i) => {
    const here = `${at}.traps[${i}]`;
    const { trap: key, arena, between } = asObject(trap);
    found.oneOf(`${here}.trap`, key, Object.keys(TRAPS), 'trap');
    if (arena !== undefined) place(`${here}.arena`, arena);
    else
      found.list(`${here}.between`, between).forEach((end, j) => {
        place(`${here}.between[${j}]`, end);
      });
  });
}

function checkMeetings(found: Findings, zone: Record<string, unknown>, at: string): void {
  found.list(`${at}.puzzles`, zone.puzzles, 'optional').forEach((puzzle, i) => {
    checkPuzzle(found, asObject(puzzle), `${at}.puzzles[${i}]`);
    for (const end of ['reward', 'failure'])
      checkOutcome(found, asObject(puzzle)[end], `${at}.puzzles[${i}].${end}`);
  });
  found.list(`${at}.quests`, zone.quests, 'optional').forEach((each, i) => {
    const quest = asObject(each);
    const here = `${at}.quests[${i}]`;
    found.text(`${here}.name`, quest.name);
    found.oneOf(`${here}.type`, quest.type, QUEST_TYPES, 'kind of quest');
    const objects = found.list(`${at}.objects`, zone.objects, 'optional').map(asObject);
    if (!objects.some((object) => object.quest === quest.name))
      found.say(here, `“${String(quest.name)}” has no object: name the quest in an object of the zone.`);
    checkOutcome(found, quest.reward, `${here}.reward`);
  });
  found.list(`${at}.strangers`, zone.strangers, 'optional').forEach((each, i) => {
    const stranger = asObject(each);
    const here = `${at}.strangers[${i}]`;
    found.text(`${here}.name`, stranger.name);
    found.oneOf(`${here}.when`, stranger.when, ['before', 'after', 'object'], 'time to meet called');
    const approaches = found.list(`${here}.approaches`, stranger.approaches).map(asObject);
    if (approaches.length === 0 || approaches.length > 4)
      found.say(`${here}.approaches`, `has ${approaches.length} approaches; a stranger has one to four.`);
    else if (approaches.every(({ cost }) => cost !== undefined))
      found.say(
        `${here}.approaches`,
        'all cost something: one of them has to be free, or the party may be stuck.',
      );
    approaches.forEach((approach, j) => {
      checkApproach(found, approach, `${here}.approaches[${j}]`);
    });
  });
}

const TEST = /^(?:might|aim|lore|poise) \d{1,2}$/;

function checkApproach(found: Findings, approach: Record<string, unknown>, at: string): void {
  found.text(`${at}.name`, approach.name);
  if (approach.test !== undefined && !(typeof approach.test === 'string' && TEST.test(approach.test)))
    found.say(
      `${at}.test`,
      `${shown(approach.test)} is no test: write “lore 9”, “aim 8”, “might 9” or “poise 7”.`,
    );
  checkOutcome(found, approach.passed, `${at}.passed`);
  if (approach.failed !== undefined) checkOutcome(found, approach.failed, `${at}.failed`);
}

function checkOutcome(found: Findings, outcome: unknown, at: string): void {
  if (typeof outcome !== 'object' || outcome === null)
    return found.say(at, 'is missing: write {} where nothing happens.');
  const { omens = [], monsters = [], companion } = outcome as OutcomePlan;
  omens.forEach(({ condition }, i) => {
    found.oneOf(`${at}.omens[${i}].condition`, condition, CONDITIONS, 'condition');
  });
  monsters.forEach(({ kind }, i) => {
    found.oneOf(`${at}.monsters[${i}].kind`, kind, Object.keys(MINIONS), 'minion');
  });
  if (companion !== undefined) checkEffect(found, `${at}.companion.effect`, companion.effect);
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
