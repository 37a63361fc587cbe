// Positions to learn from: how a table looked when nothing was half done, in the game's own features, and who won in the end.

import type { AtOnce, Bot } from '../../bots/bot.ts';
import type { Features } from '../../engine/features.ts';
import type { Game, Result } from '../../engine/game.ts';
import { below, type Rng, rngFrom, type SeedWords } from '../../engine/random.ts';
import type { Wishes } from '../../engine/setup.ts';
import type { Seat, Table } from '../../engine/table.ts';
import type { Chunk } from '../chunk.ts';
import { Arena, type Watcher } from '../play.ts';
import { seedOf } from '../seeds.ts';

/** One position. Only sides that may still win are in it. */
export type Position = {
  /** Which match it is of: positions of one match are learned from together, or not at all. */
  readonly match: number;
  /** For each side, its features. */
  readonly figures: readonly (readonly number[])[];
  /** For each side, its part in the win: 1, 0, or less than 1 of a win that is shared. */
  readonly won: readonly number[];
  /** For each side, its chance as the judge saw it who played; empty without one. */
  readonly judged: readonly number[];
};

export type LearnPlan = {
  readonly game: string;
  readonly wishes: Wishes;
  readonly bot: string;
  readonly seed: string;
};

/** Positions kept of a match: they all have the same end, so that more of them teach little more. */
const KEPT = 12;
/** One answer in so many is a whim, so that more than the bot's own ways is seen. */
const WHIM = 12;

/** Plays matches of one bot against itself, and keeps some positions of each. */
export class School {
  readonly plan: LearnPlan;
  readonly arena: Arena;

  constructor(game: Game, plan: LearnPlan) {
    this.plan = plan;
    this.arena = new WhimsicalArena(game, plan.wishes);
  }

  /** The positions of these matches. */
  attend({ from, to }: Chunk): Position[] {
    const positions: Position[] = [];
    const bots = Array.from({ length: this.arena.box.players }, () => this.plan.bot);
    for (let match = from; match < to; match++) {
      const seed = seedOf(this.plan.seed, match);
      const notes = new Notes(this.arena.game, match, rngFrom(seed));
      const { result } = this.arena.play({ seed, bots, watcher: notes });
      positions.push(...notes.positions(result));
    }
    return positions;
  }
}

/** Bots that now and then do anything at all. */
class WhimsicalArena extends Arena {
  override seat(spec: string, seat: Seat, seed: SeedWords): Bot {
    const bot = super.seat(spec, seat, seed);
    const whims = rngFrom([seed[3], seed[2], seed[1], seed[0]]);
    const { name, atOnce } = bot;
    return {
      name,
      decide: (worlds) => (below(whims, WHIM) === 0 ? below(whims, worlds.options) : bot.decide(worlds)),
      ...(atOnce && { atOnce: { looks: atOnce.looks, answer: whimsical(atOnce.answer, whims) } }),
    };
  }
}

const whimsical =
  (answer: AtOnce['answer'], whims: Rng): AtOnce['answer'] =>
  (game, t, ask) =>
    below(whims, WHIM) === 0 ? below(whims, ask.options.length) : answer(game, t, ask);

type Seen = { readonly figures: readonly (readonly number[])[]; readonly judged: readonly number[] };

/** Notes some of the positions at which search asks the judge, each as likely as the next, however many there turn out to be. */
class Notes implements Watcher {
  readonly game: Game;
  readonly features: Features;
  readonly match: number;
  readonly rng: Rng;
  readonly kept: Seen[] = [];
  seen = 0;

  constructor(game: Game, match: number, rng: Rng) {
    this.game = game;
    this.features = game.features!;
    this.match = match;
    this.rng = rng;
  }

  begins(): void {}
  answered(): void {}

  unitOver(t: Table): void {
    if (this.game.result(t) !== undefined || this.game.isAtRest?.(t, Infinity) === false) return;
    const at = this.seen < KEPT ? this.seen : below(this.rng, this.seen + 1);
    this.seen++;
    if (at >= KEPT) return;
    const figures = this.features.read(t).map((side) => side.slice());
    this.kept[at] = { figures, judged: this.game.judge?.(t).slice() ?? [] };
  }

  positions(result: Result): Position[] {
    return this.kept.map((seen) =>
      this.features.sides === 'party' ? this.ofParty(seen, result) : this.ofRivals(seen, result),
    );
  }

  /** The game is the other side, and has nothing to show for itself. */
  ofParty({ figures, judged }: Seen, { party }: Result): Position {
    const [own] = figures as [readonly number[]];
    const won = party === 'won' ? 1 : 0;
    const hope = judged[0];
    return {
      match: this.match,
      figures: [own, own.map(() => 0)],
      won: [won, 1 - won],
      judged: hope === undefined ? [] : [hope, 1 - hope],
    };
  }

  ofRivals({ figures, judged }: Seen, { winners }: Result): Position {
    const sides = figures.flatMap((side, seat) => (side.length > 0 ? [seat] : []));
    return {
      match: this.match,
      figures: sides.map((seat) => figures[seat]!),
      won: sides.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
      judged: judged.length === 0 ? [] : sides.map((seat) => judged[seat]!),
    };
  }
}
