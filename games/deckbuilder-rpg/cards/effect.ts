// The notation of card effects: one line gives what a card does and what is printed on it.

export const ACTIONS = ['melee', 'range', 'mana', 'defend', 'rest', 'item'] as const;
/** An action by its place in the tableau. */
export type Action = number;

export const MELEE = 0;
export const RANGE = 1;
export const MANA = 2;
export const DEFEND = 3;
export const REST = 4;
export const ITEM = 5;

export const ACTION_TITLES: readonly string[] = ['Melee', 'Range', 'Mana', 'Defend', 'Rest', 'Item/Ability'];
/** DR-R-18. */
export const STACK_SIZES: readonly number[] = [20, 14, 14, 14, 12, 12];

export const DAMAGE_TYPES = [
  'blade',
  'pierce',
  'blunt',
  'fire',
  'frost',
  'shock',
  'arcane',
  'holy',
  'shadow',
] as const;
export type DamageType = number;
export const FIRE = DAMAGE_TYPES.indexOf('fire');
export const ARCANE = DAMAGE_TYPES.indexOf('arcane');

export const CONDITIONS = [
  'Exposed',
  'Shaken',
  'Stunned',
  'Held',
  'Poisoned',
  'Burning',
  'Hidden',
  'Challenged',
] as const;
/** A set of conditions, one bit each. */
export type ConditionSet = number;
export const EXPOSED = 1;
export const SHAKEN = 2;
export const STUNNED = 4;
export const HELD = 8;
export const POISONED = 16;
export const BURNING = 32;
export const HIDDEN = 64;
export const CHALLENGED = 128;

/** Kinds of attack, one bit each; CASTS marks spells that are no attack. */
export const HANDS_ON = 1;
export const SHOT = 2;
export const SPELL = 4;
export const CASTS = 8;
export const ANY_ATTACK = HANDS_ON | SHOT | SPELL;
/** The main attack of a minion, whatever its kind. */
export const MAIN = 16;

/** Every enemy of one arena. */
export const WHOLE_ARENA = 99;

export type Verb =
  | 'atk'
  | 'ctr'
  | 'allyCtr'
  | 'guard'
  | 'heal'
  | 'draw'
  | 'expend'
  | 'cond'
  | 'move'
  | 'unguard'
  | 'unctr'
  | 'recall'
  | 'equip'
  | 'fatigue'
  | 'cleanse'
  | 'allyAtk'
  | 'fixed'
  | 'wake'
  | 'summon'
  | 'bandCtr'
  | 'bandGuard'
  | 'ranks'
  | 'snatch'
  | 'knit'
  | 'skitter'
  | 'offering'
  | 'purge'
  | 'light'
  | 'lockpicks'
  | 'clearHead'
  | 'grapple'
  | 'spikes'
  | 'again'
  | 'alarm'
  | 'block'
  | 'shatter'
  | 'always'
  | 'treasure'
  | 'consumable'
  | 'draught'
  | 'douse'
  | 'expose'
  | 'toll'
  | 'lectern';

export type Whom =
  | 'self'
  | 'ally'
  | 'all'
  | 'others'
  | 'active'
  | 'enemy'
  | 'undead'
  | 'one'
  | 'guard'
  | 'ctr';

/** One step of a card. Every field is always there, so that all effects have one shape. */
export type Effect = {
  readonly verb: Verb;
  readonly whom: Whom;
  readonly kinds: number;
  /** How many, and how many more per counter on the spell. */
  readonly n: number;
  readonly per: number;
  readonly hit: number;
  readonly damage: number;
  readonly type: DamageType;
  readonly reach: number;
  readonly targets: number;
  /** Only enemies of the own arena, as in "every enemy in your arena". */
  readonly near: boolean;
  readonly times: number;
  readonly on: ConditionSet;
  readonly ifAlly: boolean;
  readonly ignoresResistance: boolean;
  readonly noGuard: boolean;
  readonly margin: number;
  /** Damage against whom is not undead, -1 for no difference. */
  readonly living: number;
  /** A minion's key, for summoning. */
  readonly minion: string;
};

/** DR-CRIT-01. */
export const CRITICAL_MARGIN = 10;
export const ALL = 99;

const PLAIN: Effect = {
  verb: 'always',
  whom: 'self',
  kinds: 0,
  n: 0,
  per: 0,
  hit: 0,
  damage: 0,
  type: -1,
  reach: 0,
  targets: 1,
  near: false,
  times: 1,
  on: 0,
  ifAlly: false,
  ignoresResistance: false,
  noGuard: false,
  margin: CRITICAL_MARGIN,
  living: -1,
  minion: '',
};

type Made = { -readonly [Field in keyof Effect]: Effect[Field] };

/** Reads "guard(2,self); move(1)"; a dash is nothing. */
export function effectsOf(code: string): readonly Effect[] {
  return code === '-' ? [] : code.split('; ').map(readEffect);
}

function readEffect(code: string): Effect {
  const parts = /^(\w+)(?:\((.*)\))?$/.exec(code);
  if (parts === null) throw new Error(`“${code}” is no effect: write verb(figure,…).`);
  const verb = parts[1] as Verb;
  const read = READERS[verb];
  if (read === undefined) throw new Error(`There is no effect “${verb}”: see cards/effect.ts.`);
  const made: Made = { ...PLAIN, verb };
  read(made, parts[2] === undefined ? [] : parts[2].split(','));
  return made;
}

type Reader = (made: Made, figures: readonly string[]) => void;

const amount: Reader = (made, [text = '0', whom]) => {
  const [, n, per] = /^(all|-?\d+)(?:\+(\d+)c)?$/.exec(text) ?? [];
  if (n === undefined) throw new Error(`“${text}” is no amount: write 2 or 2+1c.`);
  made.n = n === 'all' ? ALL : Number(n);
  made.per = Number(per ?? 0);
  if (whom !== undefined) made.whom = whom as Whom;
};

const nothing: Reader = () => undefined;

const READERS: Readonly<Record<Verb, Reader>> = {
  atk: readAttack,
  ctr: (made, [kinds = '', n]) => {
    made.kinds = kindsOf(kinds) | (kinds === 'A' ? CASTS : 0);
    amount(made, [n as string]);
  },
  allyCtr: amount,
  guard: amount,
  heal: amount,
  draw: amount,
  expend: amount,
  cond: (made, [condition = '', whom, reach]) => {
    made.on = conditionOf(condition);
    made.whom = whom as Whom;
    made.reach = Number(reach);
  },
  move: amount,
  unguard: amount,
  unctr: amount,
  recall: amount,
  equip: amount,
  fatigue: amount,
  cleanse: (made, [whom]) => {
    made.whom = whom as Whom;
  },
  allyAtk: (made, [hit, then]) => {
    made.hit = Number(hit);
    made.n = then === 'draw' ? 1 : 0;
  },
  fixed: readFixed,
  wake: amount,
  summon: (made, [minion = '', n]) => {
    made.minion = minion.toLowerCase().replace(' ', '-');
    made.n = Number(n);
  },
  bandCtr: amount,
  bandGuard: amount,
  ranks: (made, [whom, n]) => amount(made, [n as string, whom as string]),
  snatch: nothing,
  knit: nothing,
  skitter: nothing,
  offering: nothing,
  purge: amount,
  light: (made, [reach]) => {
    made.reach = Number(reach);
  },
  lockpicks: nothing,
  clearHead: nothing,
  grapple: nothing,
  spikes: nothing,
  again: nothing,
  alarm: nothing,
  block: nothing,
  shatter: nothing,
  always: nothing,
  treasure: amount,
  consumable: amount,
  douse: nothing,
  expose: amount,
  toll: nothing,
  lectern: nothing,
  draught: nothing,
};

function readAttack(made: Made, [kinds = '', hit, damage, ...rest]: readonly string[]): void {
  made.kinds = kindsOf(kinds);
  made.hit = Number(hit);
  made.damage = Number(damage);
  for (const word of rest) readTwist(made, word);
}

function readFixed(made: Made, [hit, damage, type = '', reach, ...rest]: readonly string[]): void {
  made.hit = Number(hit);
  made.damage = Number(damage);
  made.type = typeOf(type);
  made.reach = Number(reach);
  for (const word of rest) readTwist(made, word);
}

function readTwist(made: Made, word: string): void {
  const [name, value = ''] = word.split(':');
  if (name === 'two') made.targets = 2;
  else if (name === 'all' || name === 'arena') {
    made.targets = WHOLE_ARENA;
    made.near = name === 'all';
  } else if (name === 'on') made.on = value.split('+').reduce((set, each) => set | conditionOf(each), 0);
  else if (name === 'dmgIf') made.ifAlly = true;
  else if (name === 'type') made.type = typeOf(value);
  else if (name === 'ignoreRes') made.ignoresResistance = true;
  else if (name === 'noGuard') made.noGuard = true;
  else if (name === 'crit') made.margin = Number(value);
  else if (name === 'living') made.living = Number(value);
  else if (name === 'x2' || name === 'x3') made.times = Number(name.slice(1));
  else throw new Error(`An attack has no twist “${word}”.`);
}

const KIND_LETTERS: Readonly<Record<string, number>> = { M: HANDS_ON, R: SHOT, A: SPELL, '*': MAIN };

function kindsOf(letters: string): number {
  let kinds = 0;
  for (const letter of letters) kinds |= KIND_LETTERS[letter] ?? 0;
  return kinds;
}

export function conditionOf(name: string): ConditionSet {
  const at = (CONDITIONS as readonly string[]).indexOf(name);
  if (at < 0) throw new Error(`There is no condition “${name}”: there are ${CONDITIONS.join(', ')}.`);
  return 1 << at;
}

export function typeOf(name: string): DamageType {
  const at = (DAMAGE_TYPES as readonly string[]).indexOf(name);
  if (at < 0) throw new Error(`There is no damage type “${name}”: there are ${DAMAGE_TYPES.join(', ')}.`);
  return at;
}

/** The conditions of a set by name. */
export const conditionNames = (set: ConditionSet): string[] =>
  CONDITIONS.filter((_, bit) => (set & (1 << bit)) !== 0);
