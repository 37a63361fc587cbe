// The lines of an outcome table in as few words as fit on a card: "Target −2".

import { inWords, type Part, type Sentence, say, verb, who } from '../../../engine/event.ts';
import type { Seat } from '../../../engine/table.ts';
import { type MaybeSides, namesBeside, type Row, type Step, stepsTold, type Who } from '../cards/notation.ts';

const WHO: Readonly<Record<Exclude<Who, 'me'>, string>> = {
  T: 'Target',
  L: 'Left',
  R: 'Right',
  LR: 'Both sides',
  OTH: 'Others',
  ALL: 'Everyone',
  RICH: 'Richest',
  POOR: 'Poorest',
  RND: 'Somebody',
};
const SEVERAL: readonly Who[] = ['LR', 'OTH'];

type Subject = { readonly by: Seat; readonly n: number; does(one: string, several: string): Part };

/** What happens to somebody, after their name: "Target −2". */
const DOES: Partial<Record<Step['op'], (subject: Subject) => Sentence>> = {
  draw: ({ n }) => [`+${n}`],
  disc: ({ n }) => [`−${n}`],
  rand: ({ n }) => [`−${n} at random`],
  downto: ({ n }) => [`down to ${n}`],
  half: ({ does }) => say`${does('loses', 'lose')} half`,
  miss: ({ does }) => say`${does('misses', 'miss')} a turn`,
  show: ({ does }) => say`${does('shows', 'show')} all`,
  beast: ({ does }) => say`${does('faces', 'face')} a Beast`,
  give: ({ does, by, n }) => say`${does('hands', 'hand')} ${who(by)} ${n}`,
  lose: ({ does, by, n }) => say`${does('takes', 'take')} ${n} from ${who(by)}`,
};

/** What its player does: "Take 1 from target". */
const DONE: Partial<Record<Step['op'], (whom: Part | Sentence, n: number, by: Seat) => Sentence>> = {
  steal: (whom, n) => say`Take ${n} from ${whom}`,
  pick: (whom) => say`Pick 1 from ${whom}`,
  pay: (whom, n) => say`Hand ${n} to ${whom}`,
  trade: (whom, n) => say`Swap ${n} with ${whom}`,
  swapHands: (whom) => say`Swap hands with ${whom}`,
  look: (whom) => say`Peek at ${whom}`,
  passL: (_whom, n) => [`Everyone passes ${n} left`],
  rev: () => ['Play turns round'],
  scry: (_whom, n) => [`Arrange next ${n} cards`],
  salvage: (_whom, n) => [`${n} from discards`],
  back: () => ['Card comes back'],
  again: () => ['Play one more'],
  ward: () => ['Safe till your turn'],
  refresh: () => ['Character ready'],
  duel: (_whom, _n, by) => say`All roll: below ${who(by)} −1`,
};

const NOBODY_NAMED = { nameOfSeat: () => '', nameOfCard: () => '' };

/** As printed: to whoever holds the card. */
export const briefly = (row: Pick<Row, 'steps'>): string =>
  inWords(brief(row, 0), { viewer: 0, ...NOBODY_NAMED });

/** Whom “left”, “target” or “richest” mean, where that is known. */
export type Beside = MaybeSides & {
  readonly target?: Seat | undefined;
  readonly richest?: Seat | undefined;
  readonly poorest?: Seat | undefined;
};

/** As told to everybody, of the one who plays the card. */
export function brief({ steps }: Pick<Row, 'steps'>, by: Seat, beside?: Beside): Sentence {
  if (steps.length === 0) return ['Nothing'];
  return steps.flatMap((step, at) => [
    ...(at > 0 ? [', '] : []),
    ...stepOf(step, { by, beside, before: steps[at - 1] }),
  ]);
}

/** To whoever holds the card, in whole words where short ones leave it open who it is that loses, or what is ready; as on the card otherwise. */
export function plainly(row: Pick<Row, 'steps'>, by: Seat, beside?: Beside): Sentence {
  const isOpen = row.steps.some(({ op }) => op === 'refresh') || new Set(row.steps.map(concerned)).size > 1;
  if (!isOpen) return brief(row, by, beside);
  const told = stepsTold(row.steps, by, beside?.target, beside, 'your');
  return told.slice(0, -1);
}

const concerned = ({ op, who: whom }: Step): Who => (op === 'steal' || op === 'pick' ? 'me' : whom);

type Told = { by: Seat; beside: Beside | undefined; before: Step | undefined };

/** Somebody who was named a moment ago is not named again: of “+1, then −2” both are theirs. */
function stepOf({ op, who: whom, n }: Step, { by, beside, before }: Told): Sentence {
  const name = nameOf(whom, by, beside);
  const does = DOES[op];
  if (does === undefined)
    return DONE[op]?.(typeof name === 'string' ? name.toLowerCase() : name, n, by) ?? [op];
  const told = does({
    by,
    n,
    does: (one, several) =>
      typeof name === 'object' && 'seat' in name
        ? verb(one, name.seat)
        : SEVERAL.includes(whom)
          ? several
          : one,
  });
  if (before?.who !== whom) return say`${name} ${told}`;
  return before.op === 'draw' ? say`then ${told}` : told;
}

function nameOf(whom: Who, by: Seat, beside: Beside | undefined): Part | Sentence {
  if (whom === 'me') return who(by);
  const { left, right, target, richest, poorest } = beside ?? {};
  const seat = { T: target, RICH: richest, POOR: poorest }[whom as string];
  if (seat !== undefined) return who(seat);
  const names = left === undefined || right === undefined ? {} : namesBeside({ left, right });
  // Of two that are left, whoever is aimed at is the other one.
  return names[whom] ?? (whom === 'T' && left === right ? names.L : undefined) ?? WHO[whom];
}

export const marked = ({ from, to }: Pick<Row, 'from' | 'to'>): string =>
  from === to ? `${from}` : `${from}–${to}`;
