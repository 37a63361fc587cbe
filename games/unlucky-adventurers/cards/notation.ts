// The outcome notation: `disc(T,1); miss(T)` is read here into steps, and here the steps get their printed words.

import { inWords, type Part, type Sentence, say, verb, who } from '../../../engine/event.ts';
import type { Seat } from '../../../engine/table.ts';

export const WHO = ['me', 'T', 'L', 'R', 'LR', 'OTH', 'ALL', 'RICH', 'POOR', 'RND'] as const;
export type Who = (typeof WHO)[number];

/** Operations that say whom they concern, `disc(T,1)`. */
const AIMED = [
  'draw', 'disc', 'rand', 'downto', 'half', 'steal', 'pick', 'give', 'pay', 'lose', 'trade', 'swapHands', 'miss', 'look', 'show', 'beast',
] as const; // biome-ignore format: a list of words
/** Operations that concern their player, or everybody: `scry(3)`. */
const UNAIMED = ['passL', 'rev', 'scry', 'salvage', 'back', 'again', 'ward', 'refresh', 'duel'] as const;

export type Op = (typeof AIMED)[number] | (typeof UNAIMED)[number];

/** What can be shielded when it comes from an opponent's Quest card (UA-R-29). */
const ATTACKS: readonly Op[] = ['disc', 'rand', 'downto', 'half', 'steal', 'pick', 'give', 'duel'];

export type Step = { readonly op: Op; readonly who: Who; readonly n: number; readonly attack: boolean };

/** One line of an outcome table: from which to which face of the die, and what happens. */
export type Row = {
  readonly from: number;
  readonly to: number;
  readonly notation: string;
  readonly steps: readonly Step[];
  /** Does it make everybody roll? */
  readonly duels: boolean;
  readonly text: string;
};

/** Reads `{ '1': 'disc(me,1)', '2-3': '-', '4-6': 'disc(T,1)' }`. Every face from 1 to 6 must have one line. */
export function outcomes(table: Readonly<Record<string, string>>): readonly Row[] {
  const rows = Object.entries(table).map(([faces, notation]) => row(faces, notation));
  rows.sort((one, other) => one.from - other.from);
  const covered = rows.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => from + i));
  if (covered.join('') !== '123456') {
    throw new Error(`The lines ${Object.keys(table).join(', ')} do not cover the faces 1 to 6 once each.`);
  }
  return rows;
}

/** A card whose effect asks for no die has a single line. */
export function outcome(notation: string): readonly Row[] {
  return [row('1-6', notation)];
}

/** For each face of the die the index of its row; index 0 is unused. */
export function rowByFace(rows: readonly Row[]): readonly number[] {
  return [0, 1, 2, 3, 4, 5, 6].map((face) => rows.findIndex(({ from, to }) => from <= face && face <= to));
}

export function tableText(rows: readonly Row[]): string {
  const only = rows.length === 1 ? rows[0] : undefined;
  if (only !== undefined) return only.text;
  return rows.map((each) => `${facesText(each)}: ${each.text}`).join(' ');
}

export const facesText = ({ from, to }: Row): string => (from === to ? `${from}` : `${from}–${to}`);

function row(faces: string, notation: string): Row {
  const [from, to = from] = faces.split('-').map(Number) as [number, number?];
  const steps = readSteps(notation);
  const duels = steps.some(({ op }) => op === 'duel');
  return { from, to, notation, steps, duels, text: stepsText(steps) };
}

const NOTHING = '-';
const STEP = /^(\w+)\((?:([A-Za-z]+)(?:,(\d+))?|(\d*))\)$/;

export function readSteps(notation: string): readonly Step[] {
  if (notation === NOTHING) return [];
  return notation.split(';').map((part) => readStep(part.trim()));
}

function readStep(part: string): Step {
  const [, op, who = op === 'duel' ? 'OTH' : 'me', number, alone] = STEP.exec(part) ?? [];
  const known = ([...AIMED, ...UNAIMED] as readonly string[]).includes(op ?? '');
  if (!known || !(WHO as readonly string[]).includes(who)) {
    throw new Error(`“${part}” is no step of the outcome notation: write for instance disc(T,1) or scry(3).`);
  }
  return {
    op: op as Op,
    who: who as Who,
    n: Number(number ?? (alone || 1)),
    attack: ATTACKS.includes(op as Op),
  };
}

/** Do any of these rows speak of a chosen target? Then it is chosen before the roll (UA-R-10). */
export const needsTarget = (rows: readonly Row[]): boolean =>
  rows.some(({ steps }) => steps.some(({ who }) => who === 'T'));

// From here on: the words. A card speaks to its player; the log speaks of its player, to everybody.

type Name = Part | Sentence;
type Voice = { readonly by: Seat; readonly my: string; readonly names: Readonly<Record<Who, Name>> };

/** Who sits to the left and right of a player: with two left in the game the same. */
export type Sides = { readonly left: Seat; readonly right: Seat };

export type MaybeSides = { readonly [Side in keyof Sides]?: Seat | undefined };

/** Everybody's name that a word of the table stands for, where it is known who sits where. */
export function namesBeside({ left, right }: Sides): Partial<Record<Who, Name>> {
  const [one, other] = [who(left), who(right)];
  if (left === right) return { L: one, R: one, LR: one, OTH: one, RICH: one, POOR: one, RND: one };
  return { L: one, R: other, LR: say`${one} and ${other}` };
}

const NEIGHBOURS: readonly Who[] = ['L', 'R', 'LR'];
const ONE_OF_TWO: readonly Who[] = [...NEIGHBOURS, 'OTH', 'RICH', 'POOR', 'RND'];

/** Does a table speak of somebody who has a name once it is known who sits where? */
export function namesDependOn({ left, right }: Sides, rows: readonly Row[]): boolean {
  const words = left === right ? ONE_OF_TWO : NEIGHBOURS;
  return rows.some(({ steps }) => steps.some(({ who: whom }) => words.includes(whom)));
}

const OTHERS = {
  LR: 'each neighbour',
  OTH: 'everybody else',
  ALL: 'everybody',
  RICH: 'the opponent with most cards',
  POOR: 'the opponent with fewest cards',
  RND: 'a random opponent',
} as const;

const ON_THE_CARD: Readonly<Record<Who, string>> = {
  me: 'you',
  T: 'your target',
  L: 'your left neighbour',
  R: 'your right neighbour',
  ...OTHERS,
};

const IN_THE_LOG: Readonly<Record<Who, string>> = {
  me: 'the player',
  T: 'the target',
  L: 'the left neighbour',
  R: 'the right neighbour',
  ...OTHERS,
};

export const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
/** “Reward: 4 cards, of which 1 was a Blunder and 1 a Beast Encounter.” */
export function spoiledReward(reward: number, blunders: number, encounters: number): string {
  const was = (n: number, what: string): string[] => {
    if (n === 0) return [];
    return [n === 1 ? `1 a ${what}` : `${n} ${what}s`];
  };
  const [first = '', second] = [...was(blunders, 'Blunder'), ...was(encounters, 'Beast Encounter')];
  const told = first.replace(' ', first.startsWith('1 ') ? ' was ' : ' were ');
  return `Reward: ${counted(reward, 'card')}, of which ${told}${second === undefined ? '' : ` and ${second}`}.`;
}

const cards = (n: number): string => counted(n, 'card');

/** “you discard”, “your target discards”, “Oswin discards”, “Oswin and Mirabel discard”. */
function does({ by, names }: Voice, subject: Who, form: string): Sentence {
  const name = subject === 'me' ? who(by) : names[subject];
  const seat = seatOf(name);
  if (seat !== undefined) return say`${name} ${verb(form, seat)}`;
  return say`${name} ${Array.isArray(name) ? form.replace(/(ss)es$|s$/, '$1') : form}`;
}

const seatOf = (name: Name): Seat | undefined =>
  typeof name === 'object' && 'seat' in name ? name.seat : undefined;

/** “your target’s hand”, “all that Oswin holds”. */
function handOf({ names }: Voice, whom: Who): Sentence {
  const seat = seatOf(names[whom]);
  return seat === undefined ? say`${names[whom]}’s hand` : say`all that ${who(seat)} ${verb('holds', seat)}`;
}

const WORDING: Readonly<Record<Op, (voice: Voice, whom: Who, n: number) => Sentence>> = {
  draw: (v, whom, n) => say`${does(v, whom, 'draws')} ${cards(n)}`,
  disc: (v, whom, n) => say`${does(v, whom, 'discards')} ${cards(n)}`,
  rand: (v, whom, n) => say`${does(v, whom, 'discards')} ${cards(n)} at random`,
  downto: (v, whom, n) => say`${does(v, whom, 'discards')} down to ${cards(n)}`,
  half: (v, whom) => say`${does(v, whom, 'discards')} half of the hand, rounded down`,
  steal: (v, whom, n) => say`${does(v, 'me', 'takes')} ${cards(n)} at random from ${v.names[whom]}`,
  pick: (v, whom) => say`${does(v, 'me', 'looks')} at ${handOf(v, whom)} and ${verb('takes', v.by)} 1 card`,
  give: (v, whom, n) => say`${does(v, whom, 'hands')} ${who(v.by)} ${cards(n)} of their choice`,
  pay: (v, whom, n) => say`${does(v, 'me', 'hands')} ${counted(n, 'chosen card')} to ${v.names[whom]}`,
  lose: (v, whom, n) => say`${does(v, whom, 'takes')} ${cards(n)} at random from ${who(v.by)}`,
  trade: (v, whom, n) => say`${does(v, 'me', 'swaps')} ${n} random cards with ${v.names[whom]}`,
  swapHands: (v, whom) => say`${does(v, 'me', 'swaps')} hands with ${v.names[whom]}`,
  passL: (_v, _whom, n) => say`everybody passes ${cards(n)} to the left`,
  miss: (v, whom) => say`${does(v, whom, 'misses')} the next turn`,
  rev: () => ['the direction of play turns round'],
  look: (v, whom) => say`${does(v, 'me', 'looks')} at ${handOf(v, whom)}`,
  show: (v) => say`${does(v, 'me', 'shows')} ${v.my} hand to everybody`,
  scry: (v, _whom, n) =>
    say`${does(v, 'me', 'looks')} at the top ${cards(n)} of the Quest deck and ${verb('puts', v.by)} them back in any order`,
  salvage: (v, _whom, n) =>
    say`${does(v, 'me', 'takes')} the topmost ${n === 1 ? 'usable card' : `${n} usable cards`} of the Quest discard pile`,
  back: (v) => say`this card returns to ${who(v.by)}`,
  again: (v) => say`${who(v.by)} may play one more card`,
  ward: (v) => say`nobody can attack ${who(v.by)} until ${v.my} next turn`,
  refresh: (v) => say`${v.my} used Character is turned face up again`,
  beast: (v, whom) => say`${does(v, whom, 'faces')} the top Beast now`,
  duel: (v) => say`everybody else rolls, and whoever rolls below ${who(v.by)} discards 1 card`,
};

const NOBODY_NAMED = { nameOfSeat: () => '', nameOfCard: () => '' };

export function stepsText(steps: readonly Step[]): string {
  if (steps.length === 0) return 'Nothing happens.';
  const voice: Voice = { by: 0, my: 'your', names: ON_THE_CARD };
  const reader = { viewer: 0, ...NOBODY_NAMED };
  return steps.map(({ op, who: whom, n }) => `${inWords(WORDING[op](voice, whom, n), reader)}.`).join(' ');
}

/** The same for the log, of the player who rolled it and whom it was aimed at: “Oswin discards 1 card, Mirabel misses the next turn.” */
export function stepsTold(
  steps: readonly Step[],
  by: Seat,
  at?: Seat,
  sides?: MaybeSides,
  my: 'the' | 'your' = 'the',
): Sentence {
  if (steps.length === 0) return ['nothing happens.'];
  const { left, right } = sides ?? {};
  const beside = left === undefined || right === undefined ? {} : namesBeside({ left, right });
  const names = { ...IN_THE_LOG, ...beside, ...(at !== undefined && { T: who(at) }) };
  const voice: Voice = { by, my, names };
  const told = steps.flatMap(({ op, who: whom, n }) => [...WORDING[op](voice, whom, n), ', ']);
  return [...told.slice(0, -1), '.'];
}
