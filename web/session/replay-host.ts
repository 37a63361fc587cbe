// A replay in the worker: any position of a record, through the eyes of those who may see it.

import { Fault } from '../../engine/fault.ts';
import { type Match, rewind } from '../../engine/match.ts';
import { replay } from '../../engine/record.ts';
import { readRecord } from '../../engine/record-text.ts';
import type { Viewer } from '../../engine/table.ts';
import { eventsFor, happenings } from '../../engine/tale.ts';
import { exportedRecord } from '../../tables/export.ts';
import { isPerson, type SeatPlan, seatsOf } from '../../tables/seats.ts';
import {
  AT_THE_BEGINNING,
  type Cursor,
  publicBox,
  type Snapshot,
  takeSnapshot,
} from '../../tables/snapshot.ts';
import type { OpenedReplay, RecordForm } from './protocol.ts';
import { gameOf, savedRecord, written } from './records.ts';
import type { Store } from './store.ts';

export class ReplayHost {
  readonly #store: Store;
  #whole: Match | undefined;
  #seats: readonly SeatPlan[] = [];
  /** What the page was shown last. */
  #shown: { viewer: Viewer; happenings: number } | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  async openSaved(id: string): Promise<OpenedReplay> {
    return this.openRecord(await savedRecord(this.#store, id));
  }

  async openRecord(text: string): Promise<OpenedReplay> {
    const record = readRecord(text);
    const game = await gameOf(record.game);
    const { match, problem } = replay(game, record);
    this.#whole = match;
    this.#seats = seatsOf(record);
    const snapshot = this.at(0, this.#eyes()[0] ?? 'spectator');
    this.#shown = undefined; // The page follows the tale from its first step on.
    return {
      game: game.id,
      title: game.title,
      seats: this.#seats,
      box: publicBox(match.box),
      isGuided: false,
      isOpen: false,
      length: match.choices.length,
      turns: this.#turns(),
      eyes: this.#eyes(),
      snapshot,
      ...(problem === undefined ? {} : { problem }),
    };
  }

  /** The table after so many choices, with what the page has not been told yet; after a step back, with how much still stands. */
  at(choices: number, viewer: Viewer): Snapshot {
    if (!this.#eyes().includes(viewer)) throw new Fault('This hand is secret until the match is over.');
    const position = choices === this.#match.choices.length ? this.#match : rewind(this.#match, choices);
    const { decision: _, ...snapshot } = takeSnapshot(position, {
      viewer,
      cursor: this.#cursorAt(position, viewer),
    });
    this.#shown = { viewer, happenings: happenings(position) };
    return snapshot;
  }

  /** Where the page's tale ends, or has to be cut: at what both the last and this position have told. */
  #cursorAt(position: Match, viewer: Viewer): Cursor {
    if (this.#shown?.viewer !== viewer) return AT_THE_BEGINNING;
    const common = Math.min(this.#shown.happenings, happenings(position));
    return {
      happenings: common,
      told: eventsFor(position, viewer).length - eventsFor(position, viewer, common).length,
    };
  }

  record(form: RecordForm): string {
    return written(exportedRecord(this.#match, this.#seats), form);
  }

  get #match(): Match {
    if (this.#whole === undefined) throw new Error('No record is open yet.');
    return this.#whole;
  }

  /** While a match goes on, a replay shows only what the people who play it have seen themselves. */
  #eyes(): Viewer[] {
    const isOver = this.#match.result !== undefined;
    const seats = this.#seats.flatMap((plan, seat) => (isOver || isPerson(plan) ? [seat] : []));
    const people = seats.filter((seat) => isPerson(this.#seats[seat] as SeatPlan));
    const mayLook = isOver || people.length === 1 ? seats : [];
    return [...mayLook, 'spectator'];
  }

  #turns(): number[] {
    const { game } = this.#match;
    const headings = eventsFor(this.#match, 'spectator').filter(({ event }) => game.isHeading?.(event));
    return [...new Set(headings.map(({ choice }) => choice))];
  }
}
