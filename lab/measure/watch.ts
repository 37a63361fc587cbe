// Watches one match closely: cards held, offered and played, questions, events, waiting, chances.

import type { GameEvent, Happening } from '../../engine/event.ts';
import type { Game } from '../../engine/game.ts';
import { type Ask, DONE } from '../../engine/question.ts';
import type { CardId, Seat, Table } from '../../engine/table.ts';
import type { Watcher } from '../play.ts';
import { count } from '../tally.ts';
import { chancesOf, sidesOf, sidesThatWon } from './chances.ts';
import type { Holdings } from './holdings.ts';
import type { Kinds } from './kinds.ts';
import { type Starts, startsOf } from './starts.ts';

/** What became of a kind of card in a seat's hands. */
export const HELD = 1;
export const PLAYABLE = 2;
export const PLAYED = 4;
/** Among the first cards a seat held: who got it was the shuffle's doing alone. */
export const DEALT = 8;

export type Asked = { clause: string; asked: number; options: number; forced: number };

export class MatchWatch implements Watcher {
  readonly game: Game;
  readonly kinds: Kinds;
  readonly holdings: Holdings;
  readonly players: number;
  /** Per seat and kind: HELD, PLAYABLE, PLAYED, DEALT. */
  readonly marks: Uint8Array;
  readonly questions = new Map<string, Asked>();
  readonly events: Record<string, number> = {};
  readonly census: Record<string, number> = {};
  /** Per seat, its side. */
  sides: readonly number[] = [];
  /** Chances of all sides at the beginning and after each unit. */
  readonly chances: number[][] = [];
  /** Per deck and seat: the kinds that lie open before the seat when the match begins. */
  starts: Starts | undefined;
  /** Headings of the log so far. */
  turns = 0;
  decisions = 0;
  units = 0;
  /** Per seat: how many decisions of the match had gone by when it was last asked, and the longest it waited. */
  readonly lastAsked: number[];
  readonly longestWait: number[];
  /** Per seat: turns gone by when it was last asked. */
  readonly lastTurn: number[];
  /** What a card that is held now is marked with: as long as nobody has held any, the cards are being dealt. */
  marking = HELD | DEALT;
  isDealt = false;
  readonly mark = (seat: Seat, card: CardId): void => {
    this.note(seat, card, this.marking);
    this.isDealt = true;
  };

  constructor(game: Game, kinds: Kinds, holdings: Holdings, players: number) {
    this.game = game;
    this.kinds = kinds;
    this.holdings = holdings;
    this.players = players;
    this.marks = new Uint8Array(players * kinds.all.length);
    this.lastAsked = new Array<number>(players).fill(0);
    this.longestWait = new Array<number>(players).fill(0);
    this.lastTurn = new Array<number>(players).fill(0);
  }

  begins(t: Table): void {
    this.sides = sidesOf(this.game, t.box);
    this.look(t);
    this.starts = startsOf(this.game, t, this.kinds);
  }

  answered(t: Table, { seat, question, options }: Ask, option: number): void {
    this.noteQuestion(question.name, question.clause, options.length);
    this.longestWait[seat] = Math.max(this.longestWait[seat]!, this.decisions - this.lastAsked[seat]!);
    this.lastAsked[seat] = ++this.decisions;
    this.lastTurn[seat] = this.turns;
    // A card may be drawn and played within a unit: between units nobody would ever have held it.
    this.holdings(t, this.mark);
    if (question.at === undefined) return;
    for (let i = 0; i < options.length; i++) {
      const offered = options[i];
      const at = offered === DONE ? undefined : question.at(t, offered, seat);
      if (at !== undefined && 'card' in at)
        this.note(seat, at.card, i === option ? this.marksOfPick(at.card) : PLAYABLE);
    }
  }

  unitOver(t: Table, happened: readonly Happening[]): void {
    for (const { event } of happened) {
      count(this.events, event.kind);
      if (this.game.isHeading?.(event)) this.turns++;
      for (const seen of this.game.census?.sees(t.box, event) ?? []) this.noteCensus(seen, event);
    }
    this.look(t);
    // Some games let everybody pick a character in the first units; what lies open later was won, not dealt.
    if (++this.units <= this.players) {
      const starts = startsOf(this.game, t, this.kinds);
      if (starts !== undefined) this.starts = { ...starts, ...this.starts };
    }
  }

  /** The sides of those who won, for whom `chances` tells the story. */
  won(winners: readonly Seat[]): number[] {
    return sidesThatWon(this.sides, winners);
  }

  look(t: Table): void {
    this.holdings(t, this.mark);
    if (this.isDealt) this.marking = HELD;
    const chances = chancesOf(this.game, t, this.sides);
    if (chances !== undefined) this.chances.push(chances);
  }

  note(seat: Seat, card: CardId, marks: number): void {
    const at = seat * this.kinds.all.length + this.kinds.indexOfCard[card]!;
    this.marks[at] = this.marks[at]! | marks;
  }

  /** A card that is picked was used, unless the game itself tells what playing it is: it may have been thrown away. */
  marksOfPick(card: CardId): number {
    return this.kinds.told.has(this.kinds.indexOfCard[card]!) ? PLAYABLE : PLAYABLE | PLAYED;
  }

  noteCensus(seen: string, event: GameEvent): void {
    count(this.census, seen);
    const kind = this.kinds.playedIn(seen);
    const { by, seat = by } = event as GameEvent & { by?: unknown; seat?: unknown };
    if (kind === undefined || typeof seat !== 'number') return;
    this.marks[seat * this.kinds.all.length + kind]! |= PLAYED;
  }

  noteQuestion(name: string, clause: string, options: number): void {
    const known = this.questions.get(name) ?? { clause, asked: 0, options: 0, forced: 0 };
    known.asked++;
    known.options += options;
    if (options === 1) known.forced++;
    this.questions.set(name, known);
  }

  marksOf(seat: Seat, kind: number): number {
    return this.marks[seat * this.kinds.all.length + kind]!;
  }
}
