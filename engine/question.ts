// Questions: constants, written once, that say how their options are keyed, labelled, placed and refused.

import type { CardId, Picking, Seat, Table } from './table.ts';

/** What an option points at on the board, so that the thing itself can be clicked. */
export type Place =
  | { readonly card: CardId }
  | { readonly seat: Seat }
  /** A pile, slot or track, by the game's own name for it. */
  | { readonly spot: string; readonly seat?: Seat };

export type Key = string | number;

/** Why something cannot be chosen now, in words, with the clause that forbids it. */
export type Because = { readonly clause: string; readonly reason: string };

export const because = (clause: string, reason: string): Because => ({ clause, reason });

/** A method's parameters are compared both ways, so that a game's questions fit where any game's do. */
type Bivariant<Args extends unknown[], Result> = { compare(...args: Args): Result }['compare'];

/**
 * One question of the rules. A playout touches only the options; all the rest is computed when somebody looks.
 *
 *     export const ADD_A_WEAPON = question<Table, CardId | typeof NONE>({
 *       name: 'add-a-weapon',
 *       clause: 'HM-RESOLVE-02',
 *       ask: 'Add a weapon to this attack?',
 *       key: (weapon) => weapon,
 *       label: (t, weapon) => (weapon === NONE ? 'No weapon' : nameOf(t, weapon)),
 *       at: (_t, weapon) => (weapon === NONE ? undefined : { card: weapon }),
 *       considers: (t, seat) => weapons(t, seat),
 *       whyNot: (t, weapon) => isExhausted(t, weapon) && because('HM-WEAPON-04', 'exhausted until the next location'),
 *     });
 */
export type Question<T extends Table = Table, Option = unknown> = {
  /** Stable name, unique in its game: bots and guides know questions by it. */
  readonly name: string;
  readonly clause: string;
  /** What the seat is asked, as a sentence to that seat. */
  readonly ask: string | Bivariant<[t: T, seat: Seat], string>;
  /**
   * Tells options of one decision apart, and stays the same whatever the hidden cards are: a search bot meets the
   * same option again in another world by its key, and a record is checked by it.
   */
  key(option: Option): Key;
  /** What a person and a screen reader get. A seat is written `seatName(seat)`; interfaces put the name in. */
  label(t: T, option: Option, seat: Seat): string;
  at?(t: T, option: Option, seat: Seat): Place | undefined;
  /** A short forecast or explanation beside the label. */
  detail?(t: T, option: Option, seat: Seat): string | undefined;
  /** The card the question is about: "where are we?" */
  about?(t: T, seat: Seat): CardId | undefined;
  /** What a person might try; those of them that are not offered are explained by `whyNot`. */
  considers?(t: T, seat: Seat): readonly Option[];
  whyNot?(t: T, option: Option, seat: Seat): Because | false | undefined;
  /** Its very asking would tell a secret, so it is asked even of a seat with one option. */
  readonly secret?: true;
  /** How the last pick of a `chooseSome` is called; "Done" unless said. */
  readonly done?: string;
};

export function question<T extends Table, Option>(of: Question<T, Option>): Question<T, Option> {
  return of;
}

/** The option that ends a `chooseSome`. */
export const DONE = 'done' as const;
export type Done = typeof DONE;

/** A question put to a seat, with what may be answered. */
export type Ask<T extends Table = Table, Option = unknown> = {
  readonly seat: Seat;
  readonly question: Question<T, Option>;
  readonly options: readonly NoInfer<Option>[];
};

export type OptionView = {
  readonly key: Key;
  readonly label: string;
  readonly at?: Place;
  readonly detail?: string;
};

export type NotPossible = {
  readonly label: string;
  readonly at?: Place;
  readonly clause: string;
  readonly reason: string;
};

/** A decision as the seat that must make it sees it: plain data, fit to leave the process. */
export type Decision = {
  readonly seat: Seat;
  readonly question: string;
  readonly clause: string;
  readonly ask: string;
  readonly options: readonly OptionView[];
  readonly notPossible: readonly NotPossible[];
  readonly secret: boolean;
  readonly about?: CardId;
  readonly picking?: { readonly picked: readonly Key[]; readonly min: number; readonly max: number };
};

export function keyOf(question: Question, option: unknown): Key {
  return option === DONE ? DONE : question.key(option);
}

/** What the asked seat gets to see. */
export function lookAt(t: Table, { seat, question, options }: Ask): Decision {
  const about = question.about?.(t, seat);
  return {
    seat,
    question: question.name,
    clause: question.clause,
    ask: typeof question.ask === 'string' ? question.ask : question.ask(t, seat),
    options: options.map((option) => optionView(t, { seat, question }, option)),
    notPossible: notPossible(t, { seat, question, options }),
    secret: question.secret === true,
    ...(about === undefined ? {} : { about }),
    ...(t.picking === undefined ? {} : { picking: pickingView(question, t.picking) }),
  };
}

function optionView(t: Table, { seat, question }: Asked, option: unknown): OptionView {
  if (option === DONE) return { key: DONE, label: question.done ?? 'Done' };
  const detail = question.detail?.(t, option, seat);
  return {
    key: question.key(option),
    ...placed(t, { seat, question }, option),
    ...(detail === undefined ? {} : { detail }),
  };
}

type Asked = { readonly seat: Seat; readonly question: Question };

function pickingView(question: Question, { picked, min, max }: Picking) {
  return { picked: picked.map((option) => question.key(option)), min, max };
}

function notPossible(t: Table, { seat, question, options }: Ask): NotPossible[] {
  if (question.considers === undefined || question.whyNot === undefined) return [];
  const offered = new Set(options.map((option) => keyOf(question, option)));
  return question.considers(t, seat).flatMap((option) => {
    const why = offered.has(question.key(option)) ? undefined : question.whyNot?.(t, option, seat);
    return why ? [{ ...placed(t, { seat, question }, option), clause: why.clause, reason: why.reason }] : [];
  });
}

function placed(t: Table, { seat, question }: Asked, option: unknown): { label: string; at?: Place } {
  const at = question.at?.(t, option, seat);
  return { label: question.label(t, option, seat), ...(at === undefined ? {} : { at }) };
}
