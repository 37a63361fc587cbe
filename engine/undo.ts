// Undo, computed: a choice can be taken back while its maker could have foreseen what came of it.

import type { Chooser } from './choose.ts';
import { WAITING } from './choosers.ts';
import { type Happening, inWords, seenBy } from './event.ts';
import { Fault } from './fault.ts';
import { seedWords } from './hash.ts';
import { type Match, rewind } from './match.ts';
import type { Ask, Question } from './question.ts';
import { drawSeed, type Rng, rngFrom } from './random.ts';
import type { Seat, Table } from './table.ts';
import { imagineFrom } from './worlds.ts';

export type UndoAnswer =
  /** Taking back leads to the position before choice number `to`. */
  | { readonly possible: true; readonly to: number }
  /** `needs` names the seats whose consent would make it possible, when that is all that stands in the way. */
  | { readonly possible: false; readonly because: string; readonly needs?: readonly Seat[] };

export type UndoWish = {
  readonly seat: Seat;
  /** Seats that agreed to have their own later choices taken back too. */
  readonly consent?: readonly Seat[];
  readonly nameOfSeat?: (seat: Seat) => string;
};

/** Can this seat take back its last choice, and if not, what stands in the way? */
export function undoFor(match: Match, wish: UndoWish): UndoAnswer {
  const { seat, consent = [], nameOfSeat = (each: Seat) => `Player ${each + 1}` } = wish;
  const last = match.makers.lastIndexOf(seat);
  if (last < 0) return { possible: false, because: 'You have not chosen anything yet.' };
  const learned = whatWasLearned(match, last, seat, nameOfSeat);
  if (learned !== undefined) return { possible: false, because: learned };
  const others = new Set(
    match.makers.slice(last + 1).filter((maker) => maker !== seat && !consent.includes(maker)),
  );
  if (others.size === 0) return { possible: true, to: last };
  const names = [...others].map(nameOfSeat).join(' and ');
  return {
    possible: false,
    because: `${names} answered after you, and would have to agree.`,
    needs: [...others],
  };
}

/** The match before the seat's last choice. A Fault says what stands in the way. */
export function undo(match: Match, wish: UndoWish): Match {
  const answer = undoFor(match, wish);
  if (!answer.possible) throw new Fault(`This cannot be taken back: ${answer.because}`);
  return rewind(match, answer.to);
}

/** In how many other worlds the same choice is tried. A coin's toss escapes them all once in four thousand million. */
const WORLDS_TRIED = 32;

function whatWasLearned(
  match: Match,
  choice: number,
  seat: Seat,
  nameOfSeat: (seat: Seat) => string,
): string | undefined {
  const made = { choice, seat, option: ownIndex(match, choice, seat) };
  const truth = outcomeOf(match, made);
  const rng = rngFrom(seedWords(match.seed));
  for (let world = 0; world < WORLDS_TRIED; world++) {
    const elsewhere = outcomeOf(match, made, rngFrom(drawSeed(rng)));
    if (elsewhere.view !== truth.view || elsewhere.events.join() !== truth.events.join()) {
      return inTheWay(match, truth, elsewhere, { seat, nameOfSeat });
    }
  }
  return undefined;
}

/** A choice as its maker made it: `option` counts only the maker's own options. */
type Made = { readonly choice: number; readonly seat: Seat; readonly option: number };

function ownIndex(match: Match, choice: number, seat: Seat): number {
  let option = match.choices[choice] as number;
  for (const ask of rewind(match, choice).asks) {
    if (ask.seat === seat) break;
    option -= ask.options.length;
  }
  return option;
}

type Outcome = {
  readonly view: string;
  readonly events: readonly string[];
  readonly tale: readonly Happening[];
};

/** What the maker sees of a choice, up to the next question: in the true world, or in one dealt anew. */
function outcomeOf(match: Match, { choice, seat, option }: Made, rng?: Rng): Outcome {
  const chooser = new OneChoice(option);
  const tale: Happening[] = [];
  try {
    const t = imagineFrom(match, { choice, seat, chooser, tale, ...(rng === undefined ? {} : { rng }) });
    while (match.game.result(t) === undefined) match.game.turn(t);
  } catch (thrown) {
    if (thrown !== WAITING) throw thrown;
  }
  const view = JSON.stringify([match.game.view(chooser.t as Table, seat), chooser.asked]);
  const since = tale.slice(chooser.toldBefore);
  return {
    view,
    events: since.map((happening) => JSON.stringify(seenBy(happening, seat) ?? '')),
    tale: since,
  };
}

/** Makes one choice, then waits. */
class OneChoice implements Chooser {
  readonly option: number;
  t: Table | undefined;
  toldBefore = 0;
  asked = '';

  constructor(option: number) {
    this.option = option;
  }

  pick(t: Table, seat: Seat, question: Question, options: readonly unknown[]): number {
    if (this.t !== undefined) return this.pickAny(t, [{ seat, question, options }]);
    this.t = t;
    this.toldBefore = t.tale?.length ?? 0;
    return this.option;
  }

  pickAny(_t: Table, asks: readonly Ask[]): number {
    this.asked = asks.map(({ seat, question }) => `${seat} ${question.name}`).join();
    throw WAITING;
  }
}

function inTheWay(
  match: Match,
  truth: Outcome,
  elsewhere: Outcome,
  reader: { seat: Seat; nameOfSeat(seat: Seat): string },
): string {
  const at = truth.events.findIndex((event, i) => event !== elsewhere.events[i]);
  const event = at < 0 ? undefined : seenBy(truth.tale[at] as Happening, reader.seat);
  if (event === undefined) return 'you have seen something you could not know before.';
  const sentence = match.game.story(match.box, event);
  const told = inWords(sentence, {
    viewer: reader.seat,
    nameOfSeat: reader.nameOfSeat,
    nameOfCard: (card) => match.box.faces[card]?.name ?? 'a card',
  });
  return `you have seen what came of it: ${told}`;
}
