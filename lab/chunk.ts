// A chunk: some matches of a run, played one after the other, and the sums they come to.

import type { Game } from '../engine/game.ts';
import { rngFrom } from '../engine/random.ts';
import type { Wishes } from '../engine/setup.ts';
import { Deals } from './focus.ts';
import { type Comparison, noComparison, noteFocused, notePair, type Side } from './measure/compare.ts';
import { type Holdings, holdingsOf } from './measure/holdings.ts';
import type { Kinds } from './measure/kinds.ts';
import { type Measures, noMeasures, noteMatch, noteWatch, questionOf } from './measure/measures.ts';
import { noteSkill } from './measure/skill.ts';
import { MatchWatch } from './measure/watch.ts';
import { weighOne } from './measure/weigh.ts';
import { botsOf, type Plan } from './plan.ts';
import { Arena, Crash, type Played } from './play.ts';
import { asText, seedOf } from './seeds.ts';

/** Matches `from` to just before `to`. */
export type Chunk = { readonly from: number; readonly to: number };

/** A match in which the rules broke: all it takes to play it again. */
export type CrashNote = {
  readonly match: number;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly choices: readonly number[];
  readonly message: string;
  /** It broke with the variant's figures. */
  readonly varied: boolean;
};

export type ChunkResult = {
  readonly printed: Measures;
  readonly varied?: Measures;
  readonly comparison?: Comparison;
  readonly crashes: readonly CrashNote[];
};

/** Plays chunks of one plan. Whoever plays chunk 7 gets the same sums, whatever else they have played before. */
export class Bench {
  readonly plan: Plan;
  readonly printed: Stand;
  readonly varied: Stand | undefined;

  constructor(game: Game, plan: Plan) {
    this.plan = plan;
    this.printed = new Stand(game, plan.wishes);
    const { versus } = plan;
    const { variant } = plan.wishes;
    this.varied = versus && new Stand(game, { ...plan.wishes, variant: { ...variant, ...versus } });
  }

  play({ from, to }: Chunk): ChunkResult {
    const { players } = this.plan.wishes;
    const crashes: CrashNote[] = [];
    const printed = noMeasures(players);
    const varied = this.varied && noMeasures(players);
    const comparison = this.varied && noComparison(players);
    for (let match = from; match < to; match++) {
      const one = this.playOne(this.printed, { match, measures: printed, crashes });
      if (this.varied === undefined || varied === undefined || comparison === undefined) continue;
      const other = this.playOne(this.varied, { match, measures: varied, crashes });
      if (one !== undefined && other !== undefined)
        notePair(comparison, one, other, botsOf(this.plan, match));
      if (this.plan.focus.length > 0) this.playFocused(match, { comparison, crashes });
    }
    return { printed, crashes, ...(varied && { varied }), ...(comparison && { comparison }) };
  }

  /** Plays and notes one match; undefined when it crashed, and the crash is noted. */
  playOne(stand: Stand, { match, measures, crashes }: Noting): Side | undefined {
    const { seed, watchEvery, weighEvery, skillEvery } = this.plan;
    const watch = match % watchEvery === 0 ? stand.watch() : undefined;
    return this.unlessItBreaks({ stand, match, crashes }, (bots) => {
      const played = stand.arena.play({ seed: seedOf(seed, match), bots, watcher: watch });
      // First, since a world imagined for it may break too, and a match is counted whole or not at all.
      if (weighEvery > 0 && match % (watchEvery * weighEvery) === 0) weigh(stand.arena, played, measures);
      if (skillEvery > 0 && match % skillEvery === 0)
        noteSkill(measures.skill, stand.arena, played, { bots, chair: (match / skillEvery) % bots.length });
      noteMatch(measures, played, bots);
      if (watch !== undefined) noteWatch(measures, watch, played.result.winners);
      return { played, watch };
    });
  }

  /** One more pair, of a deal that holds what the variant changes. */
  playFocused(match: number, { comparison, crashes }: Focusing): void {
    const { focus } = this.plan;
    const seed = this.printed.deals.seedOfOneWith(focus, this.plan.seed, match);
    if (seed === undefined) return;
    const [one, other] = [this.printed, this.varied!].map((stand) =>
      this.unlessItBreaks({ stand, match, crashes }, (bots) => ({
        played: stand.arena.play({ seed, bots }),
        starts: stand.deals.startsOf(seed),
      })),
    );
    if (one !== undefined && other !== undefined) noteFocused(comparison, one, other, focus);
  }

  unlessItBreaks<T>({ stand, match, crashes }: Trying, play: (bots: readonly string[]) => T): T | undefined {
    const bots = botsOf(this.plan, match);
    try {
      return play(bots);
    } catch (problem) {
      if (!(problem instanceof Crash)) throw problem;
      const { choices, message } = problem;
      const varied = stand === this.varied;
      crashes.push({ match, bots, varied, seed: asText(problem.seed), choices, message });
      return undefined;
    }
  }
}

type Noting = {
  readonly match: number;
  readonly measures: Measures;
  readonly crashes: CrashNote[];
};

type Focusing = { readonly comparison: Comparison; readonly crashes: CrashNote[] };
type Trying = { readonly stand: Stand; readonly match: number; readonly crashes: CrashNote[] };

/** Decisions weighed of a match that is chosen for it. */
const WEIGHED = 2;

function weigh(arena: Arena, played: Played, measures: Measures): void {
  const [a, b, c, d] = played.seed;
  const rng = rngFrom([a, b, c ^ 0x77656967, d]);
  for (let i = 0; i < WEIGHED; i++) {
    const weighed = weighOne(arena, played, rng);
    if (weighed === undefined) continue;
    const question = questionOf(measures, weighed.question);
    question.weighed++;
    if (weighed.weight !== 'real') question[weighed.weight]++;
  }
}

/** A table with all that is needed to look on closely, made when somebody first does. */
export class Stand {
  readonly arena: Arena;
  readonly deals: Deals;
  readonly kinds: Kinds;
  holdings: Holdings | undefined;

  constructor(game: Game, wishes: Wishes) {
    this.arena = new Arena(game, wishes);
    this.deals = new Deals(game, wishes);
    this.kinds = this.deals.kinds;
  }

  watch(): MatchWatch {
    const { game, box } = this.arena;
    this.holdings ??= holdingsOf(this.arena);
    return new MatchWatch(game, this.kinds, this.holdings, box.players);
  }
}
