// One open table, for browser, terminal, lab and server alike: the match, who holds which seats, bots, undo with consent.

import { type Bot, makeBot } from '../bots/bot.ts';
import { usualPlayer, usualPolicy } from '../bots/levels.ts';
import { freshSeed, type Seed } from '../engine/hash.ts';
import { answer, decisionFor, type Match } from '../engine/match.ts';
import { seatName } from '../engine/names.ts';
import type { Ask, Key } from '../engine/question.ts';
import { type MatchRecord, recordOf } from '../engine/record.ts';
import type { Seat, Viewer } from '../engine/table.ts';
import { lastRealChoice, type UndoAnswer, undo, undoFor } from '../engine/undo.ts';
import { worldsFor } from '../engine/worlds.ts';
import { Onlooker } from './onlooker.ts';
import { isPerson, peopleAt, type SeatPlan, seatsWith } from './seats.ts';
import { withoutPick } from './unpick.ts';

/** A seat's answer to a question, by the id its decision came with. */
export type Answer = { readonly seat: Seat; readonly ask: string; readonly option: number };

/** How a hint is found: as the game's usual player would decide, or else a strong bot. */
const HINT_SPEC = 'search:500ms';

/**
 * It knows nothing of pages, workers, files or sockets: an interface shows what `onlooker.look` returns, and says what
 * people at it want. Whoever asks for something names the question they saw; one that is no longer asked answers nothing.
 */
export class OpenTable {
  readonly seats: readonly SeatPlan[];
  #match: Match;
  readonly #bots = new Map<Seat, Bot>();

  /** Bots decide alike for the same seeds; left out, nobody knows how they will. */
  constructor(match: Match, seats: readonly SeatPlan[], seedOf: (seat: Seat) => Seed = freshSeed) {
    this.#match = match;
    this.seats = seats;
    for (const [seat, plan] of seats.entries())
      if (!isPerson(plan)) this.#bots.set(seat, this.#botFor(plan, seedOf(seat)));
    this.#settle();
  }

  get match(): Match {
    return this.#match;
  }

  onlooker(viewer: Viewer): Onlooker {
    return new Onlooker(viewer);
  }

  isPerson(seat: Seat): boolean {
    return this.seats[seat] !== undefined && isPerson(this.seats[seat]);
  }

  /** Answers a question; false when it is no longer asked, as after a second click. */
  answer({ seat, ask, option }: Answer): boolean {
    if (!this.isAsked(seat, ask)) return false;
    answer(this.#match, seat, option);
    this.#settle();
    return true;
  }

  isAsked(seat: Seat, ask: string): boolean {
    return decisionFor(this.#match, seat)?.id === ask;
  }

  /**
   * The bot that is to answer next. While people are asked too, bots wait, so that they do not win every race and take
   * nothing out of an open window before a person has seen it; under seal nobody is in anybody's way.
   */
  get nextBot(): Seat | undefined {
    const { asks, now } = this.#match;
    const isShared = now.sealed === undefined;
    return isShared && asks.some(({ seat }) => this.isPerson(seat)) ? undefined : this.quickestBot;
  }

  /** The bot that answers first when all people let it: a different one each time. */
  get quickestBot(): Seat | undefined {
    const bots = this.#match.asks.filter(({ seat }) => this.#bots.has(seat));
    return bots[this.#match.choices.length % bots.length]?.seat;
  }

  /** Lets a bot answer, the next one unless said; false when there is none. */
  botStep(seat = this.nextBot): boolean {
    if (seat === undefined) return false;
    answer(this.#match, seat, this.#bots.get(seat)!.decide(worldsFor(this.#match, seat)));
    this.#settle();
    return true;
  }

  /** The answer of whoever let the clock run out or has left: the question's own standard, or what a bot would do. */
  standardAnswer({ seat, ask }: Omit<Answer, 'option'>): boolean {
    const decision = decisionFor(this.#match, seat);
    if (decision?.id !== ask) return false;
    const option =
      decision.standard ??
      this.#botFor({ player: usualPlayer(this.#match.game) }).decide(worldsFor(this.#match, seat));
    return this.answer({ seat, ask, option });
  }

  /** Index of the option that a strong bot in this seat would take; undefined when the question is no longer asked. */
  hint({ seat, ask }: Omit<Answer, 'option'>): number | undefined {
    if (!this.isAsked(seat, ask)) return undefined;
    return this.#botFor({ player: usualPolicy(this.#match.game) ?? HINT_SPEC }).decide(
      worldsFor(this.#match, seat),
    );
  }

  /**
   * Can whoever holds this seat take their last choice back? Nobody has to agree with themselves; a bot never agrees: one
   * would know its dice and cards then, and they would fall the same way again.
   */
  undoFor(seat: Seat, agreed: readonly Seat[] = []): UndoAnswer {
    const answer = undoFor(this.#match, this.#wish(seat, agreed));
    if (answer.possible || answer.needs?.every((each) => this.isPerson(each))) return answer;
    return { possible: false, because: answer.because };
  }

  /** Takes it back; false when the match has gone on since it was asked for. */
  undo({ seat, seen, agreed }: { seat: Seat; seen: number; agreed: readonly Seat[] }): boolean {
    if (seen !== this.#match.choices.length) return false;
    this.#match = undo(this.#match, this.#wish(seat, agreed));
    return true;
  }

  #wish(seat: Seat, agreed: readonly Seat[]) {
    const own = seatsWith(this.seats, seat);
    const latest = own.reduce(
      (one, other) => (this.#lastChoice(other) > this.#lastChoice(one) ? other : one),
      seat,
    );
    const people = agreed.filter((each) => this.isPerson(each));
    return { seat: latest, consent: [...own, ...people], nameOfSeat: (each: Seat) => this.nameOf(each) };
  }

  #lastChoice(seat: Seat): number {
    return lastRealChoice(this.#match, seat);
  }

  /** Takes one of several picks back. */
  unpick(seat: Seat, ask: string, key: Key): boolean {
    if (!this.isAsked(seat, ask)) return false;
    this.#match = withoutPick(this.#match, seat, key);
    return true;
  }

  nameOf(seat: Seat): string {
    return this.seats[seat]?.name ?? seatName(seat);
  }

  /** What is saved: the whole deal, so it stays with whoever runs the table. */
  record(): MatchRecord {
    return recordOf(this.#match, this.seats);
  }

  /** A question with one option that was asked only so that nobody can tell, answers itself where only bots could tell. */
  #settle(): void {
    if (peopleAt(this.seats).length > 1) return;
    for (let ask = this.#emptyQuestion(); ask !== undefined; ask = this.#emptyQuestion()) {
      answer(this.#match, ask.seat, 0);
    }
  }

  /** To be ready is said by whoever is: until then what was done can be taken back. */
  #emptyQuestion(): Ask | undefined {
    return this.#match.asks.find(
      ({ seat, question, options }) =>
        options.length === 1 && question.isWindow === undefined && this.isPerson(seat),
    );
  }

  #botFor({ player }: Pick<SeatPlan, 'player'>, seed: Seed = freshSeed()): Bot {
    return makeBot(player, seed, this.#match.game);
  }
}
