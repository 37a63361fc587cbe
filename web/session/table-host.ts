// A table in the worker: an open table with the browser's store behind it, shown as the person at the screen may see it.

import { Fault } from '../../engine/fault.ts';
import type { Result } from '../../engine/game.ts';
import { freshSeed, seedFromText } from '../../engine/hash.ts';
import { type Match, startMatch } from '../../engine/match.ts';
import { replay } from '../../engine/record.ts';
import { readRecord } from '../../engine/record-text.ts';
import { beginningOf, resume } from '../../engine/resume.ts';
import type { Seat, Viewer } from '../../engine/table.ts';
import type { UndoAnswer } from '../../engine/undo.ts';
import { exportedRecord } from '../../tables/export.ts';
import type { Onlooker } from '../../tables/onlooker.ts';
import { OpenTable } from '../../tables/open-table.ts';
import { readRequest } from '../../tables/requests.ts';
import { holdSameHand, isPerson, PERSON, peopleAt, seatsOf, seatsWith } from '../../tables/seats.ts';
import { type PublicBox, publicBox, type Snapshot } from '../../tables/snapshot.ts';
import {
  type Chances,
  chancesOf,
  decidingMoment,
  statisticsOf,
  type ToldMoment,
} from '../../tables/statistics.ts';
import type { OpenedTable, RecordForm, Statistics, TableSetup } from './protocol.ts';
import { gameOf, savedRecord, written } from './records.ts';
import type { Store } from './store.ts';

export class TableHost {
  readonly #store: Store;
  #id = '';
  #table: OpenTable | undefined;
  #isGuided = false;
  #follows: string | undefined;
  #onlooker: Onlooker | undefined;
  #saved: number | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  async start(id: string, setup: TableSetup): Promise<void> {
    const game = await gameOf(setup.game);
    const { seats, options, scenario } = setup;
    const seed = setup.seed ? seedFromText(setup.seed) : freshSeed();
    const wishes = { players: seats.length, options, ...(scenario === undefined ? {} : { scenario }) };
    this.#isGuided = setup.isGuided === true;
    this.#follows = setup.follows;
    this.#sit(id, new OpenTable(startMatch(game, { seed, ...wishes }), seats));
    await this.#save();
  }

  /** Begins a table from a record: play on from here, or an imported one. */
  async startFrom(id: string, text: string, until?: number): Promise<void> {
    const record = readRecord(text);
    const { match } = replay(await gameOf(record.game), record, until);
    const seats = seatsOf(record);
    // Somebody has to sit here: of bots alone, the first chair is yours.
    const first = { name: seats[0]?.name ?? 'Player 1', player: PERSON };
    this.#sit(id, new OpenTable(match, seats.some(isPerson) ? seats : seats.with(0, first)));
    await this.#save();
  }

  async open(id: string): Promise<OpenedTable> {
    // In this order: if another tab saves in between, the next save here is refused, and nothing is lost.
    const saved = await this.#store.table(id);
    const record = readRecord(await savedRecord(this.#store, id));
    const { match, problem, notice } = resume(await gameOf(record.game), record, saved?.checkpoint);
    this.#isGuided = saved?.isGuided === true;
    this.#follows = saved?.follows;
    this.#saved = saved?.changed;
    this.#sit(id, new OpenTable(match, seatsOf(record)));
    return this.#opened({
      ...(problem === undefined ? {} : { problem }),
      ...(notice === undefined ? {} : { notice }),
    });
  }

  /** Does what the person at the screen asks for. A question that is no longer asked is answered by nothing. */
  async request(message: unknown): Promise<Snapshot> {
    const request = readRequest(message);
    this.#demandOwn(request.seat);
    switch (request.kind) {
      case 'answer':
        return this.#changedBy(this.#open.answer(request));
      case 'unpick':
        return this.#changedBy(this.#open.unpick(request.seat, request.ask, request.key), 'elsewhere');
      case 'undo':
        return this.#changedBy(this.#open.undo(request), 'elsewhere');
      case 'overdue':
        return this.#changedBy(this.#open.standardAnswer(request));
      case 'hint':
        throw new Fault('A hint is no move: ask for it with “hint”.');
    }
  }

  /** Index of the option that a bot in the viewer's place would take. */
  hint(message: unknown): number | undefined {
    const request = readRequest(message);
    if (request.kind !== 'hint') throw new Fault('Only a hint is asked for here.');
    this.#demandOwn(request.seat);
    return this.#open.hint(request);
  }

  /** Lets a bot answer, if the table still stands where the page saw it. */
  async botStep(seen: number): Promise<Snapshot> {
    return this.#changedBy(seen === this.#open.match.choices.length && this.#open.botStep());
  }

  /** What stands in the way of taking the viewer's last choice back; undefined before the first. */
  undoAnswer(): UndoAnswer | undefined {
    const { viewer } = this.#look;
    if (viewer === 'spectator') return undefined;
    const own = seatsWith(this.#open.seats, viewer);
    return this.#open.match.makers.some((maker) => own.includes(maker))
      ? this.#open.undoFor(viewer)
      : undefined;
  }

  /** Hands the screen to another of the people at it, or to nobody. */
  lookAs(viewer: Viewer): Snapshot {
    if (viewer !== 'spectator' && !this.#open.isPerson(viewer))
      throw new Fault('Only people at this screen can look at their cards.');
    this.#onlooker = this.#open.onlooker(viewer);
    return this.#snapshot();
  }

  record(form: RecordForm): string {
    return written(exportedRecord(this.#open.match, this.#open.seats), form);
  }

  statistics(): Statistics {
    return statisticsOf(this.#open.match);
  }

  /** How the chances went in a finished match. */
  chances(): readonly Chances[] {
    return chancesOf(this.#open.match);
  }

  /** The turn that decided a finished match. */
  moment(): ToldMoment | undefined {
    return decidingMoment(this.#open.match, this.#look.viewer);
  }

  /** The whole card set of a game with its standard options; a full table may need more cards than a small one. */
  async cards(game: string): Promise<PublicBox> {
    const found = await gameOf(game);
    return publicBox(startMatch(found, { seed: freshSeed(), players: found.players.max }).box);
  }

  get #open(): OpenTable {
    if (this.#table === undefined) throw new Error('No match is open at this table yet.');
    return this.#table;
  }

  get #look(): Onlooker {
    this.#onlooker ??= this.#open.onlooker('spectator');
    return this.#onlooker;
  }

  #demandOwn(seat: Seat): void {
    const { viewer } = this.#look;
    if (viewer === 'spectator') throw new Fault('Nobody sits at this screen now.');
    if (!holdSameHand(this.#open.seats, viewer, seat))
      throw new Fault(`${this.#open.nameOf(seat)} sits on another chair: nobody answers for them.`);
  }

  /** Saves what was done, and shows it. A step back is told from the beginning again. */
  async #changedBy(isDone: boolean, where: 'onwards' | 'elsewhere' = 'onwards'): Promise<Snapshot> {
    if (isDone) await this.#save();
    if (isDone && where === 'elsewhere') this.#look.forget();
    return this.#snapshot();
  }

  #sit(id: string, table: OpenTable): void {
    this.#id = id;
    this.#table = table;
    const people = peopleAt(table.seats);
    // With several people at the screen nobody's hand is shown before somebody says that they are ready.
    this.#onlooker = table.onlooker(people.length === 1 ? (people[0] as Seat) : 'spectator');
  }

  #opened(news: { problem?: string; notice?: string }): OpenedTable {
    const { match, seats } = this.#open;
    this.#look.forget();
    const snapshot = this.#snapshot();
    const isFresh = match.choices.length === 0 && match.begins === undefined;
    return {
      game: match.game.id,
      title: match.game.title,
      seats,
      box: publicBox(match.box),
      isGuided: this.#isGuided,
      isOpen: this.#open.match.game.isOpen === true,
      snapshot,
      ...secondsIn(match),
      ...(isFresh && { dealt: this.#look.lookAtTheDeal(match, seats) }),
      ...news,
    };
  }

  /** Whoever holds several seats looks from the one that is asked. */
  #snapshot(): Snapshot {
    const { match, seats } = this.#open;
    const { viewer } = this.#look;
    if (viewer !== 'spectator' && !match.asks.some(({ seat }) => seat === viewer)) {
      const asked = match.asks.find(({ seat }) => holdSameHand(seats, viewer, seat))?.seat;
      if (asked !== undefined) this.#onlooker = this.#open.onlooker(asked);
    }
    return this.#look.look(match, seats);
  }

  async #save(): Promise<void> {
    const { match, seats } = this.#open;
    const { game, choices, result } = match;
    const table = {
      id: this.#id,
      game: game.id,
      title: game.title,
      seats,
      isGuided: this.#isGuided,
      choices: choices.length,
      ...(this.#follows && { follows: this.#follows }),
      changed: Math.max(Date.now(), (this.#saved ?? 0) + 1),
      ...(result === undefined ? { checkpoint: beginningOf(match) } : endingOf(result)),
    };
    await this.#store.save(table, written(this.#open.record(), 'json'), this.#saved);
    this.#saved = table.changed;
  }
}

/** The clock that this table agreed on. */
function secondsIn({ game, box }: Match): { seconds?: number } {
  const seconds = game.secondsToDecide?.(box.options);
  return seconds === undefined ? {} : { seconds };
}

/** What a list of tables says about a match that is over. */
const endingOf = ({ outcome, winners, party, solo, legacy }: Result) => ({
  outcome,
  winners,
  ...(party && { party }),
  ...(solo && { solo }),
  ...(legacy !== undefined && { goesOn: true as const }),
});
