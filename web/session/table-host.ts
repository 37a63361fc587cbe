// One open table in the worker: runs the rules, lets bots answer, saves every answer, and shows it as its viewer may see it.

import { makeBot } from '../../bots/bot.ts';
import { botAnswer } from '../../bots/play.ts';
import { Fault } from '../../engine/fault.ts';
import { freshSeed, seedFromText } from '../../engine/hash.ts';
import { answer, type Match, startMatch } from '../../engine/match.ts';
import type { Key } from '../../engine/question.ts';
import { replay } from '../../engine/record.ts';
import { readRecord } from '../../engine/record-text.ts';
import type { Seat, Viewer } from '../../engine/table.ts';
import { undo } from '../../engine/undo.ts';
import { worldsFor } from '../../engine/worlds.ts';
import type { PublicBox, SeatPlan, Snapshot } from '../table/public-game.ts';
import {
  BOT_LEVELS,
  type BotLevel,
  isPerson,
  type OpenedTable,
  PERSON,
  type RecordForm,
  type Statistics,
  type TableSetup,
} from './protocol.ts';
import { gameOf, savedRecord, seatsOf, written } from './records.ts';
import { happenings, publicBox, statisticsOf, takeSnapshot } from './snapshot.ts';
import type { Store } from './store.ts';
import { withoutPick } from './unpick.ts';

const HINT_SPEC = 'search:500ms';

/**
 * Whoever asks for something to be done says after how many choices they saw the table. When it has gone on since, their
 * request was meant for another table and nothing is done: so a double click answers once.
 */
export class TableHost {
  readonly #store: Store;
  #id = '';
  #match: Match | undefined;
  #seats: readonly SeatPlan[] = [];
  #isGuided = false;
  #viewer: Viewer = 'spectator';
  /** How much of the tale the page has. */
  #told = 0;
  #saved: number | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  async start(id: string, setup: TableSetup): Promise<void> {
    const game = await gameOf(setup.game);
    const seed = setup.seed ? seedFromText(setup.seed) : freshSeed();
    const match = startMatch(game, { seed, players: setup.seats.length, options: setup.options });
    this.#isGuided = setup.isGuided === true;
    this.#sit(id, match, setup.seats);
    await this.#save();
  }

  /** Begins a table from a record: play on from here, or an imported one. */
  async startFrom(id: string, text: string, until?: number): Promise<void> {
    const record = readRecord(text);
    const { match } = replay(await gameOf(record.game), record, until);
    const seats = seatsOf(record);
    // Somebody has to sit here: of bots alone, the first chair is yours.
    this.#sit(id, match, seats.some(isPerson) ? seats : seats.with(0, { name: 'You', player: PERSON }));
    await this.#save();
  }

  async open(id: string): Promise<OpenedTable> {
    // In this order: if another tab saves in between, the next save here is refused, and nothing is lost.
    const saved = await this.#store.table(id);
    const record = readRecord(await savedRecord(this.#store, id));
    const { match, problem } = replay(await gameOf(record.game), record);
    this.#isGuided = saved?.isGuided === true;
    this.#saved = saved?.changed;
    this.#sit(id, match, seatsOf(record));
    return this.#opened(problem);
  }

  async answer(option: number, seen: number): Promise<Snapshot> {
    if (this.#hasGoneOn(seen)) return this.#snapshot();
    answer(this.#playing, this.#me, option);
    await this.#save();
    return this.#snapshot();
  }

  /** Lets one of the bots that are asked answer. While people are asked too, bots wait, so that they do not win every race. */
  async botStep(seen: number): Promise<Snapshot> {
    const [ask] = this.#playing.asks;
    const isPersonAsked = this.#playing.asks.some(({ seat }) => this.#isPerson(seat));
    if (ask === undefined || isPersonAsked || this.#hasGoneOn(seen)) return this.#snapshot();
    botAnswer(this.#playing, ask.seat, makeBot(this.#specOf(ask.seat), freshSeed()));
    await this.#save();
    return this.#snapshot();
  }

  /** Takes the viewer's last choice back; `agreed` are the people at this screen who take theirs back with it. */
  async undo(agreed: readonly Seat[], seen: number): Promise<Snapshot> {
    if (this.#hasGoneOn(seen)) return this.#snapshot();
    const consent = agreed.filter((seat) => this.#isPerson(seat));
    const nameOfSeat = (seat: Seat) => this.#seats[seat]?.name ?? `Player ${seat + 1}`;
    this.#match = undo(this.#playing, { seat: this.#me, consent, nameOfSeat });
    await this.#save();
    return this.#snapshotAnew();
  }

  async unpick(key: Key, seen: number): Promise<Snapshot> {
    if (this.#hasGoneOn(seen)) return this.#snapshot();
    this.#match = withoutPick(this.#playing, this.#me, key);
    await this.#save();
    return this.#snapshotAnew();
  }

  /** Index of the option that a bot in the viewer's place would take. */
  hint(seen: number): number | undefined {
    if (this.#hasGoneOn(seen)) return undefined;
    return makeBot(HINT_SPEC, freshSeed()).decide(worldsFor(this.#playing, this.#me));
  }

  /** Hands the screen to another of the people at it, or to nobody. */
  lookAs(viewer: Viewer): Snapshot {
    if (viewer !== 'spectator' && !this.#isPerson(viewer))
      throw new Fault('Only people at this screen can look at their cards.');
    this.#viewer = viewer;
    return this.#snapshotAnew();
  }

  record(form: RecordForm): string {
    return written(this.#playing, this.#seats, form);
  }

  statistics(): Statistics {
    return statisticsOf(this.#playing);
  }

  /** The whole card set of a game with its standard options. */
  async cards(game: string): Promise<PublicBox> {
    const found = await gameOf(game);
    return publicBox(startMatch(found, { seed: freshSeed(), players: found.players.min }).box);
  }

  get #playing(): Match {
    if (this.#match === undefined) throw new Error('No match is open at this table yet.');
    return this.#match;
  }

  get #me(): Seat {
    if (this.#viewer === 'spectator') throw new Fault('Nobody sits at this screen now.');
    return this.#viewer;
  }

  #hasGoneOn(seen: number): boolean {
    return seen !== this.#playing.choices.length;
  }

  #isPerson(seat: Seat): boolean {
    const plan = this.#seats[seat];
    return plan !== undefined && isPerson(plan);
  }

  #specOf(seat: Seat): string {
    const player = this.#seats[seat]?.player ?? 'easy';
    return player in BOT_LEVELS ? BOT_LEVELS[player as BotLevel].spec : player;
  }

  #sit(id: string, match: Match, seats: readonly SeatPlan[]): void {
    this.#id = id;
    this.#match = match;
    this.#seats = seats;
    const people = seats.flatMap((plan, seat) => (isPerson(plan) ? [seat] : []));
    // With several people at the screen nobody's hand is shown before somebody says that they are ready.
    this.#viewer = people.length === 1 ? (people[0] as Seat) : 'spectator';
  }

  #opened(problem?: string): OpenedTable {
    const { game, box } = this.#playing;
    return {
      game: game.id,
      title: game.title,
      seats: this.#seats,
      box: publicBox(box),
      isGuided: this.#isGuided,
      snapshot: this.#snapshotAnew(),
      ...(problem === undefined ? {} : { problem }),
    };
  }

  #snapshotAnew(): Snapshot {
    this.#told = 0;
    return this.#snapshot();
  }

  #snapshot(): Snapshot {
    const look = { viewer: this.#viewer, seats: this.#seats, from: this.#told, canUndo: true };
    const snapshot = takeSnapshot(this.#playing, look);
    this.#told = happenings(this.#playing);
    return snapshot;
  }

  async #save(): Promise<void> {
    const { game, choices, result } = this.#playing;
    const table = {
      id: this.#id,
      game: game.id,
      title: game.title,
      seats: this.#seats,
      isGuided: this.#isGuided,
      choices: choices.length,
      changed: Math.max(Date.now(), (this.#saved ?? 0) + 1),
      ...(result === undefined ? {} : { outcome: result.outcome, winners: result.winners }),
    };
    await this.#store.save(table, this.record('json'), this.#saved);
    this.#saved = table.changed;
  }
}
