// A match: a seed, the table's options, and the choices made so far. Start, answer, fork, look, and where are we.

import { forgetNotes } from './check-words.ts';
import { foldKeys, ScriptedChooser, WAITING } from './choosers.ts';
import type { Happening } from './event.ts';
import { Fault } from './fault.ts';
import { EMPTY_HASH } from './fold.ts';
import type { Game, Result } from './game.ts';
import { type Seed, seedWords } from './hash.ts';
import { seatName } from './names.ts';
import { type Ask, type Decision, lookAt } from './question.ts';
import { rngFrom } from './random.ts';
import { openBox, type Wishes } from './setup.ts';
import { type BaseBox, type BaseState, layTable, type Seat, type Table, type Viewer } from './table.ts';
import { happenings } from './tale.ts';

/** A unit's start, kept as it was: running the rules from here with the same choices leads to the same place. */
export type Unit<State extends BaseState = BaseState> = {
  /** The checkpoint. Never changed; every run works on a copy. Of long-finished units only some are kept. */
  readonly start?: State;
  /** Index of the unit's first choice in the match's choices. */
  readonly from: number;
  /** How much had happened in the match before it. */
  readonly told: number;
};

export type Match<State extends BaseState = BaseState, Box extends BaseBox = BaseBox, View = unknown> = {
  readonly game: Game<State, Box, View>;
  readonly box: Box;
  readonly seed: Seed;
  readonly wishes: Wishes;
  readonly begins: Beginning | undefined;
  readonly choices: number[];
  /** Who made each choice. */
  readonly makers: Seat[];
  /** All units begun; the last one is running. */
  readonly units: Unit<State>[];
  /** After each choice, the running hash of the keys its unit has offered. */
  readonly keys: number[];
  /** Check words worked out so far: see `checkWords`. */
  readonly checksKnown: number[];
  /** What happened in each finished unit; what happened since is `now.tale`. */
  readonly tales: (readonly Happening[])[];
  /** The table as it stands. To be looked at, never changed. */
  now: Table<State, Box>;
  /** Who is asked what; empty when the match is over. */
  asks: readonly Ask[];
  result: Result | undefined;
};

export type MatchSetup = Wishes & { readonly seed: Seed; readonly begins?: Beginning };

/** A checkpoint that a match goes on from, because the rules it was dealt by are no longer these. */
export type Beginning = {
  /** Version of the rules that led there. */
  readonly rules: string;
  /** How many choices had been made before. */
  readonly choices: number;
  readonly state: BaseState;
};

/** Begins a match and goes on to its first question. A Fault says what is wrong with the options. */
export function startMatch<State extends BaseState, Box extends BaseBox, View>(
  game: Game<State, Box, View>,
  setup: MatchSetup,
): Match<State, Box, View> {
  return playOn(game, setup, []);
}

/** Begins a match with a list of choices already made, and goes on to the question after the last of them. */
export function playOn<State extends BaseState, Box extends BaseBox, View>(
  game: Game<State, Box, View>,
  { seed, begins, ...wishes }: MatchSetup,
  choices: readonly number[],
): Match<State, Box, View> {
  const { box, deal } = openBox(game, wishes);
  if (begins === undefined)
    return playFrom(game, { box, seed, wishes, start: deal(rngFrom(seedWords(seed))) }, choices);
  return playFrom(game, { box, seed, wishes, start: begins.state as State, begins }, choices);
}

export type Position<State, Box> = {
  readonly box: Box;
  readonly seed: Seed;
  readonly wishes: Wishes;
  readonly start: State;
  readonly begins?: Beginning;
};

/** Begins a match from a given position: what scenarios in tests do. */
export function playFrom<State extends BaseState, Box extends BaseBox, View>(
  game: Game<State, Box, View>,
  { start, ...position }: Position<State, Box>,
  choices: readonly number[],
): Match<State, Box, View> {
  const match: Match<State, Box, View> = {
    game,
    box: position.box,
    seed: position.seed,
    wishes: position.wishes,
    begins: position.begins,
    choices: choices.slice(),
    makers: [],
    units: [{ start, from: 0, told: 0 }],
    keys: [],
    checksKnown: [],
    tales: [],
    now: layTable(position.box, start, new ScriptedChooser([], 0)),
    asks: [],
    result: undefined,
  };
  proceed(match);
  if (match.result !== undefined && match.makers.length < choices.length)
    throw tooManyChoices(match, choices.length);
  return match;
}

/** Answers the pending question for a seat with the option of that index. A wrong answer is a Fault and changes nothing. */
export function answer(match: Match, seat: Seat, option: number): void {
  match.choices.push(flatIndex(match, seat, option));
  const { now, asks } = match;
  const units = match.units.length;
  try {
    proceed(match);
  } catch (problem) {
    match.choices.pop();
    match.units.length = units;
    forgetNotes(match);
    match.now = now;
    match.asks = asks;
    throw problem;
  }
}

function flatIndex(match: Match, seat: Seat, option: number): number {
  let offset = 0;
  for (const ask of match.asks) {
    if (ask.seat === seat) {
      if (Number.isInteger(option) && option >= 0 && option < ask.options.length) return offset + option;
      throw new Fault(
        `“${ask.question.name}” has options 0 to ${ask.options.length - 1}; ${option} is not one of them.`,
      );
    }
    offset += ask.options.length;
  }
  throw new Fault(notAsked(match, seat));
}

function notAsked(match: Match, seat: Seat): string {
  if (match.result !== undefined) return 'The match is over: nobody is asked anything any more.';
  const asked = match.asks.map((ask) => seatName(ask.seat)).join(' and ');
  return `${seatName(seat)} is not asked anything now; ${asked} is to choose.`;
}

/** Units in a row that ask nobody anything: beyond this the rules run in circles. */
const LONGEST_SILENCE = 10_000;

/** Runs the rules from the running unit's start until they ask something that has no answer yet, or the match ends. */
function proceed(match: Match): void {
  for (let silent = 0; silent < LONGEST_SILENCE; silent++) {
    const unit = match.units.at(-1) as Unit;
    const chooser = new ScriptedChooser(match.choices, unit.from, match);
    const t = layTable(match.box, match.game.copy(unit.start as BaseState), chooser);
    t.tale = [];
    t.choicesMade = unit.from;
    const finished = runUnit(match, t, chooser);
    match.now = t;
    match.asks = chooser.pending ?? [];
    if (!finished) return;
    finishUnit(match, t, chooser.next);
    if (match.result !== undefined) return;
    if (chooser.next > unit.from) silent = 0;
  }
  throw new RuleFailure(match, new Error(`${LONGEST_SILENCE} units went by without a question or a result.`));
}

/** True when the unit came to its end, false when it waits for an answer. */
function runUnit(match: Match, t: Table, chooser: ScriptedChooser): boolean {
  try {
    match.game.turn(t);
  } catch (thrown) {
    if (thrown === WAITING) return false;
    if (thrown instanceof Fault) throw thrown;
    throw new RuleFailure(match, thrown, chooser.answers.slice(0, chooser.next));
  }
  if (chooser.pending !== undefined) {
    throw new RuleFailure(match, new Error('The rules caught the waiting: remove the try around choose().'));
  }
  return true;
}

function finishUnit(match: Match, t: Table, from: number): void {
  match.result = match.game.result(t);
  if (match.result !== undefined) return;
  match.units.push({ start: t.state, from, told: happenings(match) });
  match.tales.push(t.tale ?? []);
}

/** The checkpoint of a unit; one that is no longer kept is found again from the last one before it. */
export function checkpointOf<State extends BaseState>(match: Match<State>, unit: number): State {
  const { start, from } = match.units[unit] as Unit<State>;
  return start ?? (rewind(match, from).units.at(-1)?.start as State);
}

/** A rule broke. The message is the bug report: game, version, seed, choices so far. */
export class RuleFailure extends Error {
  override readonly name = 'RuleFailure';

  constructor(match: Match, cause: unknown, choices: readonly number[] = match.choices) {
    const { game, seed, wishes } = match;
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `The rules of ${game.title} broke in unit ${match.units.length}: ${reason} ` +
        `[${game.id} ${game.rulesVersion}, seed ${seed}, ${JSON.stringify(wishes)}, choices ${choices.join(',')}]`,
      { cause },
    );
  }
}

function tooManyChoices(match: Match, given: number): Fault {
  return new Fault(`The match is over after ${match.makers.length} choices, but ${given} were given.`);
}

/** A match of its own that begins where this one stands. Neither disturbs the other. */
export function fork<State extends BaseState, Box extends BaseBox, View>(
  match: Match<State, Box, View>,
): Match<State, Box, View> {
  return {
    game: match.game,
    box: match.box,
    seed: match.seed,
    wishes: match.wishes,
    begins: match.begins,
    choices: match.choices.slice(),
    makers: match.makers.slice(),
    units: match.units.slice(),
    keys: match.keys.slice(),
    checksKnown: match.checksKnown.slice(),
    tales: match.tales.slice(),
    now: match.now,
    asks: match.asks,
    result: match.result,
  };
}

/** The match as it stood after so many choices. */
export function rewind<State extends BaseState, Box extends BaseBox, View>(
  match: Match<State, Box, View>,
  choices: number,
): Match<State, Box, View> {
  if (choices < 0 || choices > match.choices.length) {
    throw new Fault(`The match has ${match.choices.length} choices; there is no position after ${choices}.`);
  }
  const earlier = fork(match);
  earlier.choices.length = choices;
  const running = match.units.findLastIndex(({ start, from }) => start !== undefined && from <= choices);
  earlier.units.length = running + 1;
  forgetNotes(earlier);
  earlier.result = undefined;
  proceed(earlier);
  return earlier;
}

/** Index of the unit in which the choice of this index is made. */
export function unitOf(match: Match, choice: number): number {
  let unit = match.units.length - 1;
  while (unit > 0 && (match.units[unit] as Unit).from > choice) unit--;
  return unit;
}

/** Seats that are asked something. */
export function seatsAsked(match: Match): Seat[] {
  return match.asks.map((ask) => ask.seat);
}

/** A decision that waits for its answer. Whoever answers names its `id`, so that no other question is answered by it. */
export type PendingDecision = Decision & { readonly id: string };

/** What a seat is asked, as that seat may see it. */
export function decisionFor(match: Match, seat: Seat): PendingDecision | undefined {
  const ask = match.asks.find((each) => each.seat === seat);
  return ask === undefined ? undefined : { ...lookAt(match.now, ask), id: askId(match, ask) };
}

/**
 * Stays the same while others answer, and changes with the question or what it offers: how often its seat has chosen
 * before, and a hash of the question and its options' keys.
 */
function askId({ makers }: Match, ask: Ask): string {
  let before = 0;
  for (const maker of makers) if (maker === ask.seat) before++;
  return `${before}-${(foldKeys(EMPTY_HASH, ask) >>> 0).toString(36)}`;
}

export function viewFor<State extends BaseState, Box extends BaseBox, View>(
  match: Match<State, Box, View>,
  viewer: Viewer,
): View {
  return match.game.view(match.now, viewer);
}

/** Where are we? For a bug report, a status line, a spectator. A secret question is not named. */
export type Where = {
  readonly unit: number;
  readonly choices: number;
  readonly asked: readonly { readonly seat: Seat; readonly question: string; readonly clause: string }[];
  readonly result?: Result;
};

export function where(match: Match): Where {
  return {
    unit: match.units.length,
    choices: match.choices.length,
    asked: match.asks.map(({ seat, question: { name, clause } }) => ({ seat, question: name, clause })),
    ...(match.result === undefined ? {} : { result: match.result }),
  };
}
