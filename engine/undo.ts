// Undo, computed: a choice can be taken back while its maker could have foreseen what came of it.

import { type GameEvent, type Happening, inWords, seenBy } from './event.ts';
import { Fault } from './fault.ts';
import { madeAt, type Outcome, outcomeOf } from './foresight.ts';
import { seedWords } from './hash.ts';
import { type Match, rewind } from './match.ts';
import { seatName } from './names.ts';
import { drawSeed, rngFrom } from './random.ts';
import type { Seat } from './table.ts';
import { redealFor } from './worlds.ts';

export type UndoAnswer =
  /** Taking back leads to the position before choice number `to`. */
  | { readonly possible: true; readonly to: number }
  /** `needs` names the seats whose consent would make it possible, when that is all that stands in the way. */
  | { readonly possible: false; readonly because: string; readonly needs?: readonly Seat[] };

export type UndoWish = {
  readonly seat: Seat;
  /**
   * Seats that agreed to have their own later choices taken back too. What came of those the maker has seen: that is
   * theirs to forgive. A bot forgives nothing, so an interface asks people only.
   */
  readonly consent?: readonly Seat[];
  readonly nameOfSeat?: (seat: Seat) => string;
};

/** Can this seat take back its last choice, and if not, what stands in the way? */
export function undoFor(match: Match, wish: UndoWish): UndoAnswer {
  const { seat, consent = [], nameOfSeat = seatName } = wish;
  const last = lastRealChoice(match, seat);
  if (last < 0) return { possible: false, because: 'You have not chosen anything yet.' };
  for (let own = last; own < match.choices.length; own++) {
    if (match.makers[own] !== seat) continue;
    const learned = whatWasLearned(match, own, seat, nameOfSeat);
    if (learned !== undefined) return { possible: false, because: learned };
  }
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

/** The seat's last choice among several options, or -1: where there was one, nothing was chosen. */
export function lastRealChoice(match: Match, seat: Seat): number {
  for (let choice = match.makers.length - 1; choice >= 0; choice--) {
    if (match.makers[choice] === seat && optionsAt(match, choice, seat) > 1) return choice;
  }
  return -1;
}

function optionsAt(match: Match, choice: number, seat: Seat): number {
  return rewind(match, choice).asks.find((ask) => ask.seat === seat)!.options.length;
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
  const made = madeAt(match, choice);
  const truth = outcomeOf(match, made);
  const news = truth.tale.find((happening) => happening.reveals && seenBy(happening, seat) !== undefined);
  if (news !== undefined) return sawWhatCame(match, seenBy(news, seat)!, { seat, nameOfSeat });
  const rng = rngFrom(seedWords(match.seed));
  for (let world = 0; world < WORLDS_TRIED; world++) {
    const elsewhere = outcomeOf(match, made, (t) => redealFor(match.game, t, seat, rngFrom(drawSeed(rng))));
    if (elsewhere.view !== truth.view || elsewhere.events.join() !== truth.events.join()) {
      return inTheWay(match, truth, elsewhere, { seat, nameOfSeat });
    }
  }
  return undefined;
}

type Maker = { readonly seat: Seat; nameOfSeat(seat: Seat): string };

function inTheWay(match: Match, truth: Outcome, elsewhere: Outcome, maker: Maker): string {
  const at = truth.events.findIndex((event, i) => event !== elsewhere.events[i]);
  const event = at < 0 ? undefined : seenBy(truth.tale[at] as Happening, maker.seat);
  return event === undefined
    ? 'you have seen something you could not know before.'
    : sawWhatCame(match, event, maker);
}

function sawWhatCame(match: Match, event: GameEvent, { seat, nameOfSeat }: Maker): string {
  const told = inWords(match.game.story(match.box, event), {
    viewer: seat,
    nameOfSeat,
    nameOfCard: (card) => match.box.faces[card]?.name ?? 'a card',
  });
  return `you have seen what came of it: ${told}`;
}
