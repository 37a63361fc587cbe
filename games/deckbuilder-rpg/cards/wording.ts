// The printed text of an effect: what the notation says, in words.

import {
  ALL,
  CRITICAL_MARGIN,
  conditionNames,
  DAMAGE_TYPES,
  type Effect,
  HANDS_ON,
  MAIN,
  SHOT,
  SPELL,
  type Verb,
  WHOLE_ARENA,
} from './effect.ts';

/** All the sentences of a card's effects. */
export const wordingOf = (effects: readonly Effect[]): string => effects.map(sentence).join(' ');

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const many = (n: number, one: string): string => (n === 1 ? `1 ${one}` : `${n} ${one}s`);

function howMany(of: Effect, one: string): string {
  const base = of.n === ALL ? `all ${one}s` : many(of.n, one);
  return of.per === 0 ? base : `${base}, +${of.per} per counter,`;
}

function sentence(of: Effect): string {
  const words = WORDINGS[of.verb](of);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

const WORDINGS: Readonly<Record<Verb, (of: Effect) => string>> = {
  atk: attack,
  ctr: (of) =>
    `put ${howMany(of, 'counter')} on ${of.kinds === MAIN ? 'your main attack' : `a ready ${weaponsOf(of.kinds)}`}`,
  allyCtr: (of) => `${puts(of)} ${howMany(of, 'counter')} on one of their ready weapons or spells`,
  guard: (of) => `put ${howMany(of, 'defence counter')} on ${armourOf(of)}`,
  heal: (of) =>
    `restore ${of.n}${of.per === 0 ? '' : ` (+${of.per} per counter)`} battle health to ${whom(of)}`,
  draw: (of) => `${drawer(of)} ${many(of.n, 'card')}`,
  expend: (of) => `expend up to ${many(of.n, 'card')} from your hand`,
  cond: condition,
  move: (of) => `move across up to ${howMany(of, 'connection')} without parting reactions`,
  unguard: (of) => `remove ${upTo(of, 'defence counter')} from one enemy in your arena`,
  unctr: (of) => `remove ${upTo(of, 'counter')} from the weapons and spells of one enemy within reach 1`,
  recall: (of) => `take up to ${many(of.n, 'basic action card')} from your discard pile into your hand`,
  equip: (of) => `equip up to ${many(of.n, 'at-hand card')}`,
  fatigue: (of) =>
    `${tired(of)} ${many(of.n, 'Fatigue card')} into ${of.whom === 'self' ? 'your' : 'the'} discard pile`,
  cleanse: (of) =>
    of.whom === 'self'
      ? 'remove every condition from yourself'
      : 'remove every condition except Hidden from yourself or one ally in your arena',
  allyAtk: (of) =>
    `one ally in your arena makes one attack${of.hit === 0 ? '' : ` at ${signed(of.hit)} to hit`} with a ready weapon or attack spell of their choice${of.n === 0 ? '' : ' and then draws 1 card'}`,
  fixed,
  wake: (of) => `one unconscious ally in your arena restores ${of.n} battle health`,
  summon: (of) => `summon ${of.n} ${of.minion.replace('-', ' ')}${of.n === 1 ? '' : 's'} in this arena`,
  bandCtr: (of) => `every minion in this arena puts ${many(of.n, 'counter')} on its main attack`,
  bandGuard: (of) => `every minion in this arena puts ${many(of.n, 'defence counter')} on its armour`,
  ranks: (of) =>
    `every member of the band puts ${of.whom === 'guard' ? `${many(of.n, 'defence counter')} on its armour` : `${many(of.n, 'counter')} on its weapon`}`,
  snatch: () => 'one hero in the arena of the band discards 1 card of their own choice from hand',
  knit: () => 'one damaged member of the band regains 1 hit',
  skitter: () =>
    'every member of the band moves across one connection, all to the same arena, without parting reactions',
  offering: () => 'one member of the band dies; every other member puts 2 counters on its attack',
  purge: (of) =>
    `remove every condition except Hidden from yourself or one ally in your arena; that creature also expends ${of.n} Fatigue card, +${of.per} per counter, from hand or discard pile`,
  light: (of) =>
    `one arena within reach ${of.reach} loses Dark for the rest of the battle; enemies there are no longer Hidden`,
  lockpicks: () =>
    'unlock one Locked door attached to your arena, or disarm one revealed trap in your arena or on a connection attached to it',
  clearHead: () => 'expend every Fatigue card in your hand and discard pile',
  grapple: () =>
    'cross one connection of any type except a Locked door, a closed Portcullis or an Arrow slit, in either direction, without parting reactions',
  spikes: () => 'turn one open Door attached to your arena into a Barricade (Defence 11, 2 hits)',
  again: () => 'take another Turn action right now, with a tableau card of your choice',
  alarm: () => 'the next wave arrives at the next turn of the game master, and the minion hand draws 2 cards',
  block: () => 'the connection becomes a Barricade (Defence 13, 3 hits)',
  shatter: () => 'every counter on the weapons, spells and armour of that hero is removed',
  always: () => 'always at work',
  treasure: (of) => `gain ${many(of.n, 'treasure')}`,
  consumable: (of) => `take ${many(of.n, 'consumable item')}`,
  douse: () => 'remove Burning from every hero in the arena',
  expose: (of) =>
    of.n === 0
      ? 'the boss loses all defence counters'
      : 'the boss becomes Exposed and loses all defence counters',
  toll: () => 'every undead in the zone becomes Shaken',
  draught: () => 'take a Healing Draught',
  lectern: () => 'put any one spell of your own list into your book for this adventure',
};

const NAMES_OF_KINDS: readonly (readonly [number, string])[] = [
  [HANDS_ON, 'melee'],
  [SHOT, 'ranged'],
];

/** "melee or ranged weapon", "attack spell", "spell". */
function weaponsOf(kinds: number): string {
  const arms = NAMES_OF_KINDS.filter(([kind]) => (kinds & kind) !== 0).map(([, name]) => name);
  const parts = arms.length === 0 ? [] : [`${arms.join(' or ')} weapon`];
  if ((kinds & SPELL) !== 0)
    parts.push((kinds & ~(HANDS_ON | SHOT | SPELL)) !== 0 ? 'spell' : 'attack spell');
  return parts.join(' or ');
}

function attack(of: Effect): string {
  const times = of.times === 1 ? '' : of.times === 2 ? ' twice' : ' three times';
  const figures = [
    ...(of.hit === 0 ? [] : [`at ${signed(of.hit)} to hit`]),
    ...(of.damage === 0 ? [] : [`${of.hit === 0 ? 'with ' : ''}${signed(of.damage)} damage`]),
  ].join(' and ');
  const text = `attack${times} with a ready ${weaponsOf(of.kinds)}${figures === '' ? '' : ` ${figures}`}${targetsOf(of)}`;
  return [text, ...twists(of)].join('. ');
}

function targetsOf(of: Effect): string {
  if (of.targets === 2) return ', against up to two different enemies in one arena within its reach';
  if (of.targets !== WHOLE_ARENA) return '';
  return of.near
    ? ', against every enemy in your arena'
    : ', against every enemy in one arena within its reach';
}

function twists(of: Effect): string[] {
  const words: string[] = [];
  if (of.ifAlly) words.push('The extra damage counts only if an ally is in your arena or you are Hidden');
  if (of.on !== 0) words.push(`An enemy hit becomes ${conditionNames(of.on).join(' and ')}`);
  if (of.type >= 0 && of.verb === 'atk') words.push(`The damage is ${DAMAGE_TYPES[of.type]}`);
  if (of.ignoresResistance)
    words.push('It ignores resistance and no defence counters may be spent against it');
  if (of.margin !== CRITICAL_MARGIN)
    words.push(`Its critical margin is ${of.margin} instead of ${CRITICAL_MARGIN}`);
  if (of.living >= 0) words.push(`Only ${of.living} damage if the target is not undead`);
  return words;
}

function fixed(of: Effect): string {
  const head = `fixed attack: to hit ${signed(of.hit)}, ${of.damage} ${DAMAGE_TYPES[of.type]} damage, reach ${of.reach}`;
  return [head, ...twists(of)].join('. ');
}

const upTo = (of: Effect, one: string): string => (of.n === ALL ? `all ${one}s` : `up to ${many(of.n, one)}`);

function puts(of: Effect): string {
  if (of.whom === 'all') return 'every ally in your arena puts';
  return of.whom === 'active' ? 'the active ally puts' : 'one ally in your arena puts';
}

function armourOf(of: Effect): string {
  if (of.whom === 'self') return 'your armour';
  if (of.whom === 'active') return 'the active ally’s armour';
  if (of.whom === 'all') return 'your own armour and on that of every ally in your arena';
  return 'your armour or on that of one ally in your arena';
}

function whom(of: Effect): string {
  if (of.whom === 'self') return 'yourself';
  if (of.whom === 'active') return 'the active ally';
  return of.whom === 'all' ? 'yourself and every ally in your arena' : 'yourself or one ally in your arena';
}

function drawer(of: Effect): string {
  if (of.whom === 'ally') return 'one ally in your arena draws';
  if (of.whom === 'others') return 'every ally in your arena draws';
  return of.whom === 'all' ? 'you and every ally in your arena each draw' : 'draw';
}

function tired(of: Effect): string {
  if (of.whom === 'self') return 'put';
  return of.whom === 'all' ? 'every hero in this arena puts' : 'one hero in this arena puts';
}

function condition(of: Effect): string {
  const becomes = `becomes ${conditionNames(of.on).join(' and ')}`;
  if (of.whom === 'self') return `you become ${conditionNames(of.on).join(' and ')}`;
  if (of.whom === 'ally') return `you or one ally in your arena ${becomes}`;
  if (of.whom === 'all') return `every enemy in your arena ${becomes}`;
  if (of.whom === 'undead') return `every undead enemy in your arena ${becomes}`;
  return `one enemy ${of.reach === 0 ? 'in your arena' : `within reach ${of.reach}`} ${becomes}`;
}
