// The text of an ability in few words, from the same notation as the full one, for a card in a fan.

import {
  ALL,
  CRITICAL_MARGIN,
  conditionNames,
  type Effect,
  HANDS_ON,
  SHOT,
  SPELL,
  type Verb,
  WHOLE_ARENA,
} from '../cards/effect.ts';
import { signed } from '../cards/gear-text.ts';
import { wordingOf } from '../cards/wording.ts';

export const shortText = (effects: readonly Effect[]): string =>
  effects
    .map((of) => SHORT[of.verb]?.(of) ?? wordingOf([of]).replace(/\.$/, ''))
    .map((words) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`)
    .join(' ');

const count = ({ n, per }: Effect): string =>
  `${n === ALL ? 'all' : n}${per === 0 ? '' : ` (+${per} per counter)`}`;

const ALLIES: Readonly<Partial<Record<Effect['whom'], string>>> = {
  ally: ' (you or an ally)',
  all: ' (you and all allies)',
  others: ' (every ally)',
  active: ' (the active ally)',
};
const forWhom = ({ whom }: Effect): string => ALLIES[whom] ?? '';

/** What is not here is short enough in full. */
const SHORT: Readonly<Partial<Record<Verb, (of: Effect) => string>>> = {
  atk: attack,
  ctr: (of) => `${count(of)} ${of.n === 1 ? 'counter' : 'counters'} on a ${kinds(of.kinds)}`,
  allyCtr: (of) => `${count(of)} ${of.n === 1 ? 'counter' : 'counters'}${whose(of)}`,
  guard: (of) => `${count(of)} defence${forWhom(of)}`,
  heal: (of) => `restore ${count(of)}${forWhom(of)}`,
  draw: (of) => `draw ${of.n}${forWhom(of)}`,
  expend: (of) => `expend ${of.n}`,
  move: (of) => `move ${count(of)}, no reactions`,
  cond: condition,
  unguard: (of) => `an enemy here loses ${of.n === ALL ? 'all' : of.n} defence`,
  unctr: (of) => `an enemy loses ${of.n === ALL ? 'all' : of.n} counters`,
  recall: (of) => `take back ${of.n} basic ${of.n === 1 ? 'card' : 'cards'}`,
  allyAtk: (of) =>
    `an ally attacks${of.hit === 0 ? '' : ` at ${signed(of.hit)}`}${of.n === 0 ? '' : ', then draws 1'}`,
  bandCtr: (of) => `${of.n} counter for every minion here`,
  bandGuard: (of) => `${of.n} defence for every minion here`,
  fatigue: (of) =>
    `${of.n} Fatigue${of.whom === 'all' ? ' for every hero here' : of.whom === 'self' ? '' : ' for one hero here'}`,
};

const whose = ({ whom }: Effect): string =>
  whom === 'all' ? ' for every ally' : whom === 'active' ? ' for the active ally' : ' for an ally';

function kinds(set: number): string {
  const names = [
    ...((set & HANDS_ON) !== 0 ? ['melee weapon'] : []),
    ...((set & SHOT) !== 0 ? ['ranged weapon'] : []),
    ...((set & SPELL) !== 0 ? ['spell'] : []),
  ];
  return names.join(' or ') || 'main attack';
}

const KINDS: readonly (readonly [number, string])[] = [
  [HANDS_ON, 'melee'],
  [SHOT, 'ranged'],
  [SPELL, 'spell'],
];

function attack(of: Effect): string {
  const kind = KINDS.filter(([bit]) => (of.kinds & bit) !== 0).map(([, name]) => name);
  const times = of.times === 1 ? '' : `${of.times} × `;
  return [
    `${times}${kind.join('/') || 'main'} attack${of.hit === 0 ? '' : ` ${signed(of.hit)}`}`,
    ...(of.damage === 0
      ? []
      : [`${signed(of.damage)} damage${of.ifAlly ? ' beside an ally or Hidden' : ''}`]),
    ...targets(of),
    ...(of.on === 0 ? [] : [`makes ${conditionNames(of.on).join(', ')}`]),
    ...(of.ignoresResistance ? ['no resistance, no counters'] : []),
    ...(of.margin === CRITICAL_MARGIN ? [] : [`critical from ${of.margin}`]),
  ].join(', ');
}

function targets({ targets: most, near }: Effect): string[] {
  if (most === WHOLE_ARENA) return [near ? 'all enemies here' : 'all in one arena'];
  return most === 1 ? [] : [`up to ${most} targets`];
}

function condition({ whom, on, reach }: Effect): string {
  const names = conditionNames(on).join(', ');
  if (whom === 'self') return `you become ${names}`;
  if (whom === 'ally') return `you or an ally: ${names}`;
  if (whom === 'all') return `all enemies here: ${names}`;
  if (whom === 'undead') return `all undead here: ${names}`;
  return `an enemy${reach === 0 ? ' here' : `, reach ${reach}`}: ${names}`;
}
