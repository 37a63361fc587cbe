// A look ahead: what comes of an option within a round, in many worlds that the seat could be in.

import type { Chooser } from '../../../engine/choose.ts';
import { pickAsQuickest } from '../../../engine/choosers.ts';
import type { Ask, Question } from '../../../engine/question.ts';
import { drawSeed, type Rng, rngFrom, type SeedWords } from '../../../engine/random.ts';
import { type Table as EngineTable, layTable, type Seat } from '../../../engine/table.ts';
import { copyState } from '../copy.ts';
import { shareOfStrength } from '../judge.ts';
import { redeal } from '../piles.ts';
import { playUnit } from '../rules/unit.ts';
import { isUp, type Table } from '../state.ts';
import { best } from './worth.ts';

export type Decide = (t: Table, ask: Ask<Table>, rng: Rng) => number;

type Looking = Ask<Table> & {
  /** Options to look at, the one that is taken without a look first. */
  readonly candidates: readonly number[];
  readonly rng: Rng;
  /** How everybody is thought to play on. */
  readonly everybody: Decide;
};

/** Questions that come first in their unit: with the state as it is now, the unit can be played again from its start. */
const FIRST_OF_THEIR_UNIT = ['choose-action', 'play-a-card', 'play-in-synergy', 'move-step'];

/** Members of a band are counted before they are asked, so that a unit of theirs cannot be begun again. */
export const canLookAhead = ({ state }: Table, { question }: Ask<Table>): boolean =>
  state.phase === 'battle' && state.turn.step !== 'members' && FIRST_OF_THEIR_UNIT.includes(question.name);

const SAMPLES = 16;
const FEWEST_SAMPLES = 6;

/** In a crowd a world costs more: fewer are looked at, so that nobody waits a second for an answer. */
const FIGURES_IN_ALL = 256;

function samplesFor({ state }: Table): number {
  let figures = 0;
  for (const of of state.creatures) if (isUp(of)) figures++;
  return Math.max(FEWEST_SAMPLES, Math.min(SAMPLES, Math.floor(FIGURES_IN_ALL / figures)));
}

/** So much better an option has to come out before the samples are believed against the first. */
const BEYOND_LUCK = 0.02;

/** The candidate after which the seat's own side stands best, all of them tried in the same worlds. */
export function lookAhead(t: Table, looking: Looking): number {
  const { candidates, seat, rng } = looking;
  const seeds = Array.from({ length: samplesFor(t) }, () => drawSeed(rng));
  const sign = seat === t.box.master ? -1 : 1;
  const outlooks = candidates.map((option) => sign * outlookOf(t, option, seeds, looking));
  const chosen = best(outlooks);
  const gain = (outlooks[chosen] as number) - (outlooks[0] as number);
  return candidates[gain > BEYOND_LUCK ? chosen : 0] as number;
}

function outlookOf(t: Table, option: number, seeds: readonly SeedWords[], looking: Looking): number {
  let sum = 0;
  for (const seed of seeds) sum += shareOfStrength(aRoundLater(t, option, rngFrom(seed), looking));
  return sum / seeds.length;
}

const MOST_UNITS = 400;

function aRoundLater(t: Table, option: number, rng: Rng, { seat, everybody }: Looking): Table {
  const state = copyState(t.state);
  state.rng = rngFrom(drawSeed(rng));
  const world: Table = layTable(t.box, state, new FirstThis(option, rng, everybody));
  redeal(world, seat, rng);
  const { round, seat: from } = state;
  for (let units = 0; units < MOST_UNITS && !isRoundOver(world, round + 1, from); units++) playUnit(world);
  return world;
}

const isRoundOver = ({ state }: Table, round: number, seat: Seat): boolean =>
  state.phase !== 'battle' || (state.round >= round && state.seat === seat);

/** Gives one answer, then lets everybody play on. */
class FirstThis implements Chooser {
  private first: number | undefined;
  private readonly rng: Rng;
  private readonly everybody: Decide;

  constructor(first: number, rng: Rng, everybody: Decide) {
    this.first = first;
    this.rng = rng;
    this.everybody = everybody;
  }

  pick(t: EngineTable, seat: Seat, question: Question, options: readonly unknown[]): number {
    const { first } = this;
    this.first = undefined;
    return first ?? this.everybody(t as Table, { seat, question, options }, this.rng);
  }

  pickAny(t: EngineTable, asks: readonly Ask[]): number {
    return pickAsQuickest(this.rng, asks, ({ seat, question, options }) =>
      this.pick(t, seat, question, options),
    );
  }
}
