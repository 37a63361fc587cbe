// Plays a whole match: inside the rules where bots answer at once, through a live match where they imagine worlds.

import { type Bot, botWith } from '../bots/bot.ts';
import { botAnswer } from '../bots/play.ts';
import type { Chooser } from '../engine/choose.ts';
import type { Happening } from '../engine/event.ts';
import type { Game, Result } from '../engine/game.ts';
import { checkpointOf, type Match, playFrom } from '../engine/match.ts';
import type { Ask, Question } from '../engine/question.ts';
import { type Rng, rngFrom, type SeedWords } from '../engine/random.ts';
import { openBox, type Wishes } from '../engine/setup.ts';
import { type BaseBox, type BaseState, bySeat, layTable, type Seat, type Table } from '../engine/table.ts';
import { redealFor } from '../engine/worlds.ts';
import { asText, botSeed } from './seeds.ts';

/** Somebody who looks on. Handed the true table: never let a bot be one. */
export type Watcher = {
  begins(t: Table): void;
  /** A seat was asked and chose the option of that index. */
  answered(t: Table, ask: Ask, option: number): void;
  unitOver(t: Table, happened: readonly Happening[]): void;
};

export type Played = {
  readonly seed: SeedWords;
  readonly choices: readonly number[];
  readonly units: number;
  /** Decisions with one option only: asked because the asking would tell something. */
  readonly forced: number;
  readonly state: BaseState;
  readonly result: Result;
};

/** A match whose rules broke, with the choices that led there. */
export class Crash extends Error {
  override readonly name = 'Crash';
  readonly seed: SeedWords;
  readonly choices: readonly number[];

  constructor(cause: unknown, seed: SeedWords, choices: readonly number[]) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.seed = seed;
    this.choices = choices;
  }
}

/** Units beyond which a match will not end: no sane one is a tenth as long. */
const LONGEST_MATCH = 100_000;

export type Sitting = {
  readonly seed: SeedWords;
  /** A spec for each seat. */
  readonly bots: readonly string[];
  /** Another number is another chance of the bots in the same deal. */
  readonly sitting?: number;
  readonly watcher?: Watcher | undefined;
};

/** A table at which many matches are played: the box is filled once, and bots are seated once. */
export class Arena {
  readonly game: Game;
  readonly wishes: Wishes;
  readonly box: BaseBox;
  /** Deals a match: the state before its first unit. */
  readonly deal: (rng: Rng) => BaseState;
  /** Per seat, every bot that ever sat there. */
  readonly seated: Map<string, Seated>[];

  constructor(game: Game, wishes: Wishes) {
    this.game = game;
    this.wishes = wishes;
    const { box, deal } = openBox(game, wishes);
    this.box = box;
    this.deal = deal;
    this.seated = bySeat(box.players, () => new Map<string, Seated>());
  }

  /** Plays a match to its end; a Crash when the rules break on the way. */
  play({ seed, bots, sitting = 0, watcher }: Sitting): Played {
    const players = bots.map((spec, seat) => this.seat(spec, seat, botSeed(seed, seat, sitting)));
    const start = this.deal(rngFrom(seed));
    return players.every((bot) => bot.atOnce !== undefined)
      ? this.playInside(start, players, { seed, watcher })
      : this.playLive(start, players, { seed, watcher });
  }

  seat(spec: string, seat: Seat, seed: SeedWords): Bot {
    const chair = this.seated[seat]!;
    let seated = chair.get(spec);
    if (seated === undefined) {
      const rng = rngFrom(seed);
      seated = { rng, bot: botWith(spec, rng, this.game) };
      chair.set(spec, seated);
    }
    reseed(seated.rng, seed);
    return seated.bot;
  }

  playInside(start: BaseState, players: readonly Bot[], { seed, watcher }: Looking): Played {
    const chooser = new InsideChooser(this.game, players, { seed, watcher });
    const t = layTable(this.box, start, chooser);
    watcher?.begins(t);
    let units = 0;
    try {
      for (let result = this.game.result(t); ; result = this.game.result(t)) {
        if (result !== undefined)
          return { seed, choices: chooser.choices, units, forced: chooser.forced, state: t.state, result };
        if (++units > LONGEST_MATCH) throw new Error(`it goes on beyond ${LONGEST_MATCH} units.`);
        if (watcher !== undefined) t.tale = [];
        this.game.turn(t);
        watcher?.unitOver(t, t.tale ?? []);
      }
    } catch (problem) {
      throw new Crash(problem, seed, chooser.choices);
    }
  }

  playLive(start: BaseState, players: readonly Bot[], { seed, watcher }: Looking): Played {
    const { game, box, wishes } = this;
    const choices: number[] = [];
    try {
      watcher?.begins(layTable(box, start, NOBODY));
      const match = playFrom(game, { box, seed: asText(seed), wishes, start }, []);
      const looking = new LookingOn(match, watcher);
      let forced = 0;
      while (match.result === undefined) {
        const ask = match.asks[match.choices.length % match.asks.length]!;
        const before = match.now;
        const option = botAnswer(match, ask.seat, players[ask.seat]!);
        choices.push(match.choices.at(-1)!);
        if (ask.options.length === 1) forced++;
        watcher?.answered(before, ask, option);
        looking.catchUp();
        if (match.units.length > LONGEST_MATCH) throw new Error(`it goes on beyond ${LONGEST_MATCH} units.`);
      }
      const { result, now } = match;
      return { seed, choices: match.choices, units: match.units.length, forced, state: now.state, result };
    } catch (problem) {
      throw new Crash(problem, seed, choices);
    }
  }
}

function reseed(rng: Rng, seed: SeedWords): void {
  const { a, b, c, d } = rngFrom(seed);
  rng.a = a;
  rng.b = b;
  rng.c = c;
  rng.d = d;
}

type Seated = { readonly rng: Rng; readonly bot: Bot };
type Looking = { readonly seed: SeedWords; readonly watcher?: Watcher | undefined };

/** Lets bots answer in the middle of a unit, and keeps their answers as a record would. */
class InsideChooser implements Chooser {
  readonly game: Game;
  readonly players: readonly Bot[];
  readonly choices: number[] = [];
  readonly watcher: Watcher | undefined;
  readonly seed: SeedWords;
  forced = 0;
  /** Chance of the worlds that bots look at; made when the first one looks. */
  dealing: Rng | undefined;

  constructor(game: Game, players: readonly Bot[], { seed, watcher }: Looking) {
    this.game = game;
    this.players = players;
    this.seed = seed;
    this.watcher = watcher;
  }

  pick(t: Table, seat: Seat, question: Question, options: readonly unknown[]): number {
    const index = this.answer(t, { seat, question, options });
    this.choices.push(index);
    return index;
  }

  /** Of several seats asked at once a different one is quickest each time, as in bots/play.ts. */
  pickAny(t: Table, asks: readonly Ask[]): number {
    const quickest = this.choices.length % asks.length;
    let offset = 0;
    for (let i = 0; i < quickest; i++) offset += asks[i]!.options.length;
    const index = offset + this.answer(t, asks[quickest]!);
    this.choices.push(index);
    return index;
  }

  answer(t: Table, ask: Ask): number {
    if (ask.options.length === 1) this.forced++;
    t.choicesMade++;
    const { looks, answer } = this.players[ask.seat]!.atOnce!;
    const option = answer(this.game, looks ? this.worldFor(t, ask.seat) : t, ask);
    if (this.watcher !== undefined) this.watcher.answered(t, ask, option);
    return option;
  }

  worldFor(t: Table, seat: Seat): Table {
    this.dealing ??= rngFrom(botSeed(this.seed, -2));
    const { picking, sealed } = t;
    const world = { ...layTable(t.box, this.game.copy(t.state), this), picking, sealed };
    redealFor(this.game, world, seat, this.dealing);
    return world;
  }
}

/** Tells a watcher of the units that a live match has finished since it last looked. */
class LookingOn {
  readonly match: Match;
  readonly watcher: Watcher | undefined;
  seen = 0;

  constructor(match: Match, watcher: Watcher | undefined) {
    this.match = match;
    this.watcher = watcher;
    this.catchUp();
  }

  catchUp(): void {
    const { units, tales, now, result } = this.match;
    // The last unit of a match has none after it.
    const finished = result === undefined ? units.length - 1 : units.length;
    for (; this.seen < finished; this.seen++) {
      const next = units[this.seen + 1];
      const state = next === undefined ? now.state : checkpointOf(this.match, this.seen + 1);
      const happened = tales[this.seen] ?? now.tale ?? [];
      this.watcher?.unitOver({ ...now, state }, happened);
    }
  }
}

/** For a table at which nobody is asked. */
export const NOBODY: Chooser = {
  pick: () => 0,
  pickAny: () => 0,
};
