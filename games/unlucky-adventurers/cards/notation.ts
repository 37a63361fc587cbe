// The outcome notation: `disc(T,1); miss(T)` is read here into steps, and here the steps get their printed words.

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
  return { from, to, notation, steps, text: stepsText(steps) };
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

// From here on: the words.

const NAMES: Readonly<Record<Who, string>> = {
  me: 'you',
  T: 'your target',
  L: 'your left neighbour',
  R: 'your right neighbour',
  LR: 'each neighbour',
  OTH: 'everybody else',
  ALL: 'everybody',
  RICH: 'the opponent with most cards',
  POOR: 'the opponent with fewest cards',
  RND: 'a random opponent',
};

export const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
const cards = (n: number): string => counted(n, 'card');
const possessive = (who: Who): string => (who === 'me' ? 'your' : `${NAMES[who]}’s`);

/** “you discard”, “your target discards”. */
function does(who: Who, verb: string): string {
  if (who === 'me') return `you ${verb}`;
  return `${NAMES[who]} ${verb.endsWith('s') ? `${verb}es` : `${verb}s`}`;
}

const WORDING: Readonly<Record<Op, (who: Who, n: number) => string>> = {
  draw: (who, n) => `${does(who, 'draw')} ${cards(n)}`,
  disc: (who, n) => `${does(who, 'discard')} ${cards(n)}`,
  rand: (who, n) => `${does(who, 'discard')} ${cards(n)} at random`,
  downto: (who, n) => `${does(who, 'discard')} down to ${cards(n)}`,
  half: (who) => `${does(who, 'discard')} half of the hand, rounded down`,
  steal: (who, n) => `you take ${cards(n)} at random from ${NAMES[who]}`,
  pick: (who) => `you look at ${possessive(who)} hand and take 1 card`,
  give: (who, n) => `${does(who, 'hand')} you ${cards(n)} of their choice`,
  pay: (who, n) => `you hand ${cards(n)} of your choice to ${NAMES[who]}`,
  lose: (who, n) => `${does(who, 'take')} ${cards(n)} at random from you`,
  trade: (who, n) => `you swap ${n} random cards with ${NAMES[who]}`,
  swapHands: (who) => `you swap hands with ${NAMES[who]}`,
  passL: (_who, n) => `everybody passes ${cards(n)} to the left`,
  miss: (who) => `${does(who, 'miss')} the next turn`,
  rev: () => 'the direction of play turns round',
  look: (who) => `you look at ${possessive(who)} hand`,
  show: () => 'you show your hand to everybody',
  scry: (_who, n) => `you look at the top ${cards(n)} of the Quest deck and put them back in any order`,
  salvage: (_who, n) =>
    `you take the topmost ${n === 1 ? 'usable card' : `${n} usable cards`} of the Quest discard pile`,
  back: () => 'this card returns to your hand',
  again: () => 'you may play one more card',
  ward: () => 'nobody can attack you until your next turn',
  refresh: () => 'your own used Character is turned face up again',
  beast: (who) => `${does(who, 'face')} the top Beast now`,
  duel: () => 'everybody else rolls, and whoever rolls below you discards 1 card',
};

export function stepsText(steps: readonly Step[]): string {
  if (steps.length === 0) return 'Nothing happens.';
  return steps.map(({ op, who, n }) => sentence(WORDING[op](who, n))).join(' ');
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
