// Questions: constants, written once, that say how their options are keyed, labelled, placed and refused.

import { type CardId, envelopeOf, type Picking, type Seat, type Table } from './table.ts';

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
export type Question<T extends Table = Table, Option = unknown, Data = unknown> = {
  /** Stable name, unique in its game: bots and guides know questions by it. */
  readonly name: string;
  readonly clause: string;
  /** What the seat is asked, as a sentence to that seat. */
  readonly ask: string | Bivariant<[t: T, seat: Seat, options: readonly Option[]], string>;
  /** What made the table ask, in a few words: "Mirabel’s Trap", "they rolled 4". */
  why?(t: T, seat: Seat): string | undefined;
  /**
   * Tells options of one decision apart, and stays the same whatever the hidden cards are: a search bot meets the
   * same option again in another world by its key, and a record is checked by it.
   */
  key(option: Option): Key;
  /** What a person and a screen reader get. A seat is written `seatName(seat)`; interfaces put the name in. */
  label(t: T, option: Option, seat: Seat): string;
  at?(t: T, option: Option, seat: Seat): Place | undefined;
  /** Other cards that would do just as well, where of equal cards one is offered: whoever plays may point at any of them. */
  alike?(t: T, option: Option, seat: Seat): readonly CardId[];
  /** A short forecast or explanation beside the label. */
  detail?(t: T, option: Option, seat: Seat): string | undefined;
  /** The option's figures as plain data: forecast, cost, chance, die needed. A board shows them and reads no prose. */
  data?(t: T, option: Option, seat: Seat): Data | undefined;
  /** The card the question is about: "where are we?" */
  about?(t: T, seat: Seat, options: readonly Option[]): CardId | undefined;
  /** What a person might try; those of them that are not offered are explained by `whyNot`. */
  considers?(t: T, seat: Seat): readonly Option[];
  whyNot?(t: T, option: Option, seat: Seat): Because | false | undefined;
  /** Its very asking would tell a secret, so it is asked even of a seat with one option. */
  readonly secret?: true;
  /** Whichever one likes: bots take any, so that one does not meet the same few for ever. */
  readonly isTaste?: true;
  /** The answer of whoever let the clock run out or has left. */
  standard?(t: T, seat: Seat, options: readonly Option[]): Option;
  /** The options are whole numbers in a row (`chooseAmount`), of this unit: "gold". */
  readonly amountOf?: string;
  /** It is asked in an open window (window.ts), where nobody waits for a turn. */
  readonly isWindow?: true;
  /** How the last pick of a `chooseSome` is called; "Done" unless said. */
  readonly done?: string;
};

/** What a question may leave unsaid. All questions have it in one order, so that the rules find what they need in each of them at once. */
const UNSAID: { readonly [Field in keyof Required<Question>]: undefined } = {
  name: undefined,
  clause: undefined,
  ask: undefined,
  why: undefined,
  key: undefined,
  label: undefined,
  at: undefined,
  alike: undefined,
  detail: undefined,
  data: undefined,
  about: undefined,
  considers: undefined,
  whyNot: undefined,
  secret: undefined,
  isTaste: undefined,
  standard: undefined,
  amountOf: undefined,
  isWindow: undefined,
  done: undefined,
};

export function question<T extends Table, Option, Data = unknown>(
  of: Question<T, Option, Data>,
): Question<T, Option, Data> {
  return { ...UNSAID, ...of } as Question<T, Option, Data>;
}

/** A question for a whole number: `amount({ name: 'bid', clause: 'XY-BID-01', ask: 'How much do you bid?', of: 'gold' })`. */
export type AmountQuestion<T extends Table = Table> = Question<T, number> & { readonly amountOf: string };

export function amount<T extends Table>({
  of,
  ...question
}: Omit<Question<T, number>, 'key' | 'label' | 'amountOf'> & { readonly of: string }): AmountQuestion<T> {
  return { ...question, amountOf: of, key: (n) => n, label: (_t, n) => `${n} ${of}` };
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
  readonly alike?: readonly CardId[];
  readonly detail?: string;
  readonly data?: unknown;
};

/** One of several picks, told by what it points at: a card and a seat may have the same key. */
export type Picked = { readonly key: Key; readonly label: string; readonly at?: Place };

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
  readonly why?: string;
  readonly options: readonly OptionView[];
  readonly notPossible: readonly NotPossible[];
  readonly secret: boolean;
  readonly about?: CardId;
  readonly picking?: { readonly picked: readonly Picked[]; readonly min: number; readonly max: number };
  /** The options are these whole numbers: ask with a stepper. */
  readonly amount?: { readonly min: number; readonly max: number; readonly of: string };
  /** Index of the answer that is given for whoever let the clock run out. */
  readonly standard?: number;
  /** Asked in an open window, where nobody waits for a turn. */
  readonly isWindow?: true;
};

export function keyOf(question: Question, option: unknown): Key {
  return option === DONE ? DONE : question.key(option);
}

/** What the asked seat gets to see. */
export function lookAt(t: Table, { seat, question, options }: Ask): Decision {
  return {
    seat,
    question: question.name,
    clause: question.clause,
    ask: typeof question.ask === 'string' ? question.ask : question.ask(t, seat, options),
    ...given('why', question.why?.(t, seat)),
    options: options.map((option) => optionView(t, { seat, question }, option)),
    notPossible: notPossible(t, { seat, question, options }),
    secret: question.secret === true,
    ...given('about', question.about?.(t, seat, options)),
    ...given('picking', pickingView(t, { seat, question })),
    ...given('amount', amountView(question, options)),
    ...given('standard', standardAnswer(t, { seat, question, options })),
    ...given('isWindow', question.isWindow),
  };
}

/** A field that is absent rather than undefined, which JSON does not know. */
function given<Name extends string, Value>(name: Name, value: Value | undefined) {
  return (value === undefined ? {} : { [name]: value }) as { [Field in Name]?: Value };
}

function optionView(t: Table, { seat, question }: Asked, option: unknown): OptionView {
  if (option === DONE) return { key: DONE, label: question.done ?? 'Done' };
  return {
    key: question.key(option),
    ...placed(t, { seat, question }, option),
    ...given('alike', alikeOf(t, { seat, question }, option)),
    ...given('detail', question.detail?.(t, option, seat)),
    ...given('data', question.data?.(t, option, seat)),
  };
}

function alikeOf(t: Table, { seat, question }: Asked, option: unknown): readonly CardId[] | undefined {
  const alike = question.alike?.(t, option, seat) ?? [];
  return alike.length > 0 ? alike : undefined;
}

type Asked = { readonly seat: Seat; readonly question: Question };

/** Picks of a running `chooseSome`, or of this seat's envelope when several seats pick under seal. */
function pickingView(t: Table, { seat, question }: Asked): Decision['picking'] {
  const picking = t.picking ?? picksUnderSeal(t, seat);
  if (picking === undefined) return undefined;
  const { picked, min, max } = picking;
  return {
    picked: picked.map((option) => ({
      key: question.key(option),
      ...placed(t, { seat, question }, option),
    })),
    min,
    max,
  };
}

function picksUnderSeal(t: Table, seat: Seat): Picking | undefined {
  const envelope = envelopeOf(t, seat);
  if (envelope === undefined || (envelope.min === 1 && envelope.max === 1)) return undefined;
  return { picked: envelope.picks, min: envelope.min, max: envelope.max };
}

function amountView({ amountOf }: Question, options: readonly unknown[]): Decision['amount'] {
  if (amountOf === undefined) return undefined;
  return { min: options[0] as number, max: options.at(-1) as number, of: amountOf };
}

function standardAnswer(t: Table, { seat, question, options }: Ask): number | undefined {
  if (question.standard === undefined) return undefined;
  const at = options.indexOf(question.standard(t, seat, options));
  return at < 0 ? undefined : at;
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
