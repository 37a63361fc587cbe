// The format of an adventure as a JSON Schema: the checks go by it, and an editor of text can (`adventure schema` prints it).

import { BOSSES } from '../cards/bosses.ts';
import { CONDITIONS } from '../cards/effect.ts';
import { MINIONS } from '../cards/minions.ts';
import { TRAPS } from '../cards/traps.ts';
import { GOALS, LINK_TYPES } from '../zone.ts';
import { FORMAT, FORMAT_VERSION, PUZZLE_TYPES, QUEST_TYPES } from './plan.ts';

/** As much of JSON Schema as the format needs. A title says what something is called in a sentence. */
export type Schema = {
  readonly $schema?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: 'string' | 'integer' | 'boolean' | 'array' | 'object';
  readonly enum?: readonly string[];
  readonly minLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly anyOf?: readonly Schema[];
};

const TEXT: Schema = { type: 'string', minLength: 1 };
const FLAG: Schema = { type: 'boolean' };
const TEXTS: Schema = { type: 'array', items: TEXT };
const whole = (minimum: number, maximum: number): Schema => ({ type: 'integer', minimum, maximum });
const listOf = (items: Schema): Schema => ({ type: 'array', items });
const oneOf = (title: string, names: readonly string[]): Schema => ({ title, enum: names });

type Fields = Readonly<Record<string, Schema>>;

const record = (title: string, needed: Fields, optional: Fields = {}): Schema => ({
  title,
  type: 'object',
  properties: { ...needed, ...optional },
  required: Object.keys(needed),
  additionalProperties: false,
});

const PARTY_SIZES = 6;

const row = (minimum: number, maximum: number): Schema => ({
  title: 'a row of six numbers, for one to six heroes',
  type: 'array',
  items: whole(minimum, maximum),
  minItems: PARTY_SIZES,
  maxItems: PARTY_SIZES,
});

const ENDS: Schema = { title: 'the two arenas it joins', ...TEXTS, minItems: 2, maxItems: 2 };
const KINDS = [...Object.keys(MINIONS), ...Object.keys(BOSSES)];
const TRAP = oneOf('trap', Object.keys(TRAPS));
const FIRST = oneOf('side called', ['heroes', 'monsters']);

const MONSTER = record(
  'a monster',
  { kind: oneOf('monster', KINDS), arena: TEXT },
  {
    count: { anyOf: [whole(1, 40), row(0, 40)] },
    health: row(1, 999),
    damage: row(-9, 9),
    round: whole(1, 20),
  },
);

const OUTCOME = record(
  'an outcome',
  {},
  {
    experience: whole(-9, 99),
    treasure: whole(0, 9),
    swap: whole(0, 9),
    consumables: whole(0, 9),
    choice: whole(0, 9),
    harm: whole(0, 99),
    heal: whole(0, 99),
    fatigue: whole(0, 9),
    flags: TEXTS,
    first: FIRST,
    firstLater: FIRST,
    charts: whole(0, 99),
    picksStart: FLAG,
    bars: TEXTS,
    exposes: oneOf('boss', Object.keys(BOSSES)),
    retry: TEXT,
    fails: TEXT,
    battle: FLAG,
    monsters: listOf(MONSTER),
    next: listOf(MONSTER),
    omens: listOf(
      record('an omen', {
        whom: oneOf('target of an omen called', ['heroes', 'minions', 'undead', 'band']),
        condition: oneOf('condition', CONDITIONS),
      }),
    ),
    guards: whole(0, 9),
    halve: FLAG,
    opens: oneOf('connection', LINK_TYPES),
    springs: TRAP,
    removes: TRAP,
    companion: record('a companion', { name: TEXT, effect: TEXT, uses: whole(1, 9) }),
  },
);

const ARENA: Schema = {
  anyOf: [TEXT, record('an arena', { name: TEXT }, { setting: TEXT, traits: TEXTS })],
};

const CONNECTION = record(
  'a connection',
  { between: ENDS, type: oneOf('connection', LINK_TYPES) },
  {
    open: FLAG,
    key: TEXT,
    web: FLAG,
    defence: whole(0, 30),
    hits: whole(0, 30),
    resistance: whole(0, 30),
  },
);

const THING = record(
  'an object',
  { name: TEXT, arena: TEXT },
  {
    uses: whole(1, 99),
    effect: TEXT,
    test: TEXT,
    quest: TEXT,
    follows: FLAG,
    defence: whole(0, 30),
    hits: whole(0, 30),
  },
);

const TRAP_LAID = record('a trap', { trap: TRAP }, { arena: TEXT, between: ENDS, waits: FLAG });

const APPROACH = record(
  'an approach',
  { name: TEXT, passed: OUTCOME },
  {
    test: TEXT,
    orWith: TEXTS,
    cost: record(
      'a cost',
      {},
      { health: whole(0, 99), orItem: TEXT, treasure: whole(0, 9), consumables: whole(0, 9) },
    ),
    failed: OUTCOME,
  },
);

const STRANGER = record(
  'a stranger',
  {
    name: TEXT,
    when: oneOf('time to meet called', ['before', 'after', 'object']),
    approaches: listOf(APPROACH),
  },
  { text: TEXT, object: TEXT },
);

const PUZZLE = record('a puzzle', {
  name: TEXT,
  type: oneOf('kind of puzzle', PUZZLE_TYPES),
  text: TEXT,
  when: oneOf('time for a puzzle called', ['before', 'after']),
  parts: TEXTS,
  solution: TEXTS,
  attempts: whole(1, 20),
  reward: OUTCOME,
  failure: OUTCOME,
});

const QUEST = record(
  'a quest',
  { name: TEXT, type: oneOf('kind of quest', QUEST_TYPES), reward: OUTCOME },
  { text: TEXT, times: whole(1, 9), atVictory: FLAG, failure: OUTCOME },
);

const ZONE = record(
  'a zone',
  {
    name: TEXT,
    arenas: listOf(ARENA),
    connections: listOf(CONNECTION),
    start: TEXT,
    monsters: listOf(MONSTER),
  },
  {
    needs: TEXT,
    unless: TEXT,
    text: TEXT,
    exit: TEXT,
    goal: record('a goal', { kind: oneOf('goal', GOALS) }, { rounds: whole(1, 99) }),
    experience: whole(0, 99),
    treasure: whole(0, 9),
    objects: listOf(THING),
    traps: listOf(TRAP_LAID),
    strangers: listOf(STRANGER),
    puzzles: listOf(PUZZLE),
    quests: listOf(QUEST),
  },
);

const MOST_LEVEL = 5;
const MOST_TIER = 3;

export const SCHEMA: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  description: 'An adventure or a single encounter of Deckbuilder RPG.',
  ...record(
    'an adventure',
    {
      format: oneOf('format', [FORMAT]),
      version: whole(1, FORMAT_VERSION),
      name: TEXT,
      kind: oneOf('kind of match', ['encounter', 'adventure']),
      level: whole(1, MOST_LEVEL),
      zones: listOf(ZONE),
    },
    { story: TEXT, tier: whole(1, MOST_TIER), camps: whole(0, 9) },
  ),
};
