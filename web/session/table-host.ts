// One open table in the worker: runs the rules, lets bots answer, saves every answer, and shows it as its viewer may see it.

import { makeBot } from '../../bots/bot.ts';
import { botAnswer } from '../../bots/play.ts';
import { Fault } from '../../engine/fault.ts';
import type { Game } from '../../engine/game.ts';
import { freshSeed, seedFromText } from '../../engine/hash.ts';
import { answer, decisionFor, type Match, rewind, startMatch } from '../../engine/match.ts';
import type { Key } from '../../engine/question.ts';
import { type MatchRecord, recordOf, replay } from '../../engine/record.ts';
import { readRecord, writeCompact, writeJson } from '../../engine/record-text.ts';
import type { Seat, Viewer } from '../../engine/table.ts';
import { undo } from '../../engine/undo.ts';
import { worldsFor } from '../../engine/worlds.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import type { PublicBox, SeatPlan, Snapshot } from '../table/public-game.ts';
import {
  BOT_LEVELS,
  type BotLevel,
  isPerson,
  type OpenedTable,
  type Statistics,
  type TableSetup,
} from './protocol.ts';
import { happenings, publicBox, statisticsOf, takeSnapshot } from './snapshot.ts';
import type { Store } from './store.ts';

const HINT_SPEC = 'search:500ms';

export async function gameOf(id: string): Promise<Game> {
  const load = CATALOGUE[id];
  if (load === undefined) throw new Fault(`There is no game “${id}” here.`);
  return (await load()).game;
}

export const seatsOf = (record: MatchRecord): SeatPlan[] =>
  Array.from({ length: record.players }, (_, seat) => ({
    name: record.seats[seat]?.name ?? `Player ${seat + 1}`,
    player: record.seats[seat]?.player ?? 'person',
  }));

export class TableHost {
  readonly #store: Store;
  #id = '';
  #match: Match | undefined;
  #seats: readonly SeatPlan[] = [];
  #isGuided = false;
  #viewer: Viewer = 'spectator';
  /** How much of the tale the page has. */
  #told = 0;

  constructor(store: Store) {
    this.#store = store;
  }

  async start(id: string, setup: TableSetup): Promise<OpenedTable> {
    const game = await gameOf(setup.game);
    const seed = setup.seed ? seedFromText(setup.seed) : freshSeed();
    this.#sit(
      id,
      startMatch(game, { seed, players: setup.seats.length, options: setup.options }),
      setup.seats,
    );
    this.#isGuided = setup.isGuided === true;
    await this.#save();
    return this.#opened();
  }

  async open(id: string): Promise<OpenedTable> {
    const [saved, text] = await Promise.all([this.#store.table(id), this.#store.record(id)]);
    if (text === undefined) throw new Fault('This table is not saved in this browser (any more).');
    const record = readRecord(text);
    const { match, problem } = replay(await gameOf(record.game), record);
    this.#sit(id, match, seatsOf(record));
    this.#isGuided = saved?.isGuided === true;
    return this.#opened(problem);
  }

  /** Begins a table from a record: play on from here, or an imported one. */
  async startFrom(id: string, text: string, until?: number): Promise<void> {
    const record = readRecord(text);
    const { match } = replay(await gameOf(record.game), record, until);
    const seats = seatsOf(record);
    // Somebody has to sit here: of bots alone, the first chair is yours.
    this.#sit(id, match, seats.some(isPerson) ? seats : seats.with(0, { name: 'You', player: 'person' }));
    await this.#save();
  }

  /** Answers for the viewer. `choices` says which question was meant, so that a double click answers once. */
  async answer(option: number, choices: number): Promise<Snapshot> {
    if (this.#viewer === 'spectator') throw new Fault('Nobody here is asked.');
    if (choices === this.#playing.choices.length) {
      answer(this.#playing, this.#viewer, option);
      await this.#save();
    }
    return this.#snapshot();
  }

  /** Lets one of the bots that are asked answer. While people are asked too, bots wait, so that they do not win every race. */
  async botStep(): Promise<Snapshot> {
    const match = this.#playing;
    const [ask] = match.asks;
    if (ask !== undefined && !match.asks.some(({ seat }) => isPerson(this.#seats[seat] as SeatPlan))) {
      botAnswer(match, ask.seat, makeBot(this.#specOf(ask.seat), freshSeed()));
      await this.#save();
    }
    return this.#snapshot();
  }

  /** Takes the viewer's last choice back; `agreed` are the people at this screen who take theirs back with it. */
  async undo(agreed: readonly Seat[]): Promise<Snapshot> {
    const consent = agreed.filter((seat) => isPerson(this.#seats[seat] as SeatPlan));
    const nameOfSeat = (seat: Seat) => this.#seats[seat]?.name ?? `Player ${seat + 1}`;
    this.#match = undo(this.#playing, { seat: this.#me, consent, nameOfSeat });
    await this.#save();
    return this.#snapshotAnew();
  }

  /** Takes one of several picks back: the picks since are made again without it. */
  async unpick(key: Key): Promise<Snapshot> {
    const { picked = [] } = decisionFor(this.#playing, this.#me)?.picking ?? {};
    const match = rewind(this.#playing, this.#playing.choices.length - picked.length);
    for (const kept of picked.filter((each) => each !== key)) {
      const options = decisionFor(match, this.#me)?.options ?? [];
      answer(
        match,
        this.#me,
        options.findIndex((option) => option.key === kept),
      );
    }
    this.#match = match;
    await this.#save();
    return this.#snapshotAnew();
  }

  /** Index of the option that a bot in the viewer's place would take. */
  hint(): number {
    return makeBot(HINT_SPEC, freshSeed()).decide(worldsFor(this.#playing, this.#me));
  }

  /** Hands the screen to another of the people at it, or to nobody. */
  lookAs(viewer: Viewer): Snapshot {
    if (viewer !== 'spectator' && !isPerson(this.#seats[viewer] as SeatPlan))
      throw new Fault('Only people at this screen can look at their cards.');
    this.#viewer = viewer;
    return this.#snapshotAnew();
  }

  record(form: 'json' | 'compact'): string {
    const record = recordOf(this.#playing, this.#seats);
    return form === 'json' ? writeJson(record) : writeCompact(record);
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
      changed: Date.now(),
      ...(result === undefined ? {} : { outcome: result.outcome, winners: result.winners }),
    };
    await this.#store.save(table, this.record('json'));
  }
}
