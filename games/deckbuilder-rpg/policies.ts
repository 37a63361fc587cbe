// Players of the game's own, for heroes and for the game master, at three levels.

import type { Chooser } from '../../engine/choose.ts';
import { pickAsQuickest } from '../../engine/choosers.ts';
import type { Policy } from '../../engine/game.ts';
import type { Ask, Question } from '../../engine/question.ts';
import { below, drawSeed, type Rng, rngFrom } from '../../engine/random.ts';
import { type Table as EngineTable, layTable, type Seat } from '../../engine/table.ts';
import { partyChance } from './judge.ts';
import { worthsOf } from './policy/worth.ts';
import { playUnit } from './rules/match.ts';
import { isThing } from './rules/target.ts';
import { copyState, creature, isBandTurn, isHero, type Table } from './state.ts';

function best(worths: readonly number[]): number {
  let at = 0;
  for (let i = 1; i < worths.length; i++) if ((worths[i] as number) > (worths[at] as number)) at = i;
  return at;
}

/** The option of highest worth; where nobody has an opinion, any. Ties go to the first, which is tableau order. */
function standard(t: Table, ask: Ask<Table>, rng: Rng): number {
  const worths = worthsOf(t, ask);
  return worths === undefined ? below(rng, ask.options.length) : best(worths);
}

const TO_CHOOSE_FROM = 3;

/** Options by worth, the best first. */
function ranked(worths: readonly number[]): number[] {
  return worths.map((_, i) => i).sort((one, other) => (worths[other] as number) - (worths[one] as number));
}

/** One of the three best actions, and mercy on the badly wounded. */
function gentle(t: Table, ask: Ask<Table>, rng: Rng): number {
  const worths = worthsOf(t, ask);
  if (worths === undefined) return below(rng, ask.options.length);
  if (ask.question.name === 'choose-action')
    return ranked(worths)[below(rng, Math.min(TO_CHOOSE_FROM, worths.length))] as number;
  if (ask.question.name === 'choose-target') spareTheWeak(t, ask.options as readonly number[], worths);
  return best(worths);
}

function spareTheWeak(t: Table, targets: readonly number[], worths: number[]): void {
  targets.forEach((target, i) => {
    if (isThing(target)) return;
    const { health, maxHealth } = creature(t, target);
    if (isHero(creature(t, target)) && health * 3 < maxHealth) worths[i] = -1;
  });
}

const SAMPLES = 16;

/** Looks a round ahead over the three best actions, dice sampled, everybody playing by the standard; attacks go where others went. */
function ruthless(t: Table, ask: Ask<Table>, rng: Rng): number {
  if (ask.question.name === 'choose-target') return concentrated(t, ask, rng);
  if (ask.question.name !== 'choose-action' || isBandTurn(t)) return standard(t, ask, rng);
  const worths = worthsOf(t, ask) as number[];
  const candidates = ranked(worths).slice(0, TO_CHOOSE_FROM);
  const seeds = Array.from({ length: SAMPLES }, () => drawSeed(rng));
  const outlooks = candidates.map((option) => {
    let sum = 0;
    for (const seed of seeds) sum += ahead(t, option, rngFrom(seed));
    return ask.seat === t.box.master ? -sum : sum;
  });
  const chosen = best(outlooks);
  const gain = ((outlooks[chosen] as number) - (outlooks[0] as number)) / SAMPLES;
  return candidates[gain > BEYOND_LUCK ? chosen : 0] as number;
}

/** So much better an action has to come out before the dice are believed against the standard. */
const BEYOND_LUCK = 0.02;

/** A hero who has lost much is worth up to twice as much. */
function concentrated(t: Table, ask: Ask<Table>, rng: Rng): number {
  const worths = worthsOf(t, ask);
  if (worths === undefined) return below(rng, ask.options.length);
  (ask.options as readonly number[]).forEach((target, i) => {
    if (isThing(target)) return;
    const { health, maxHealth } = creature(t, target);
    if (isHero(creature(t, target))) worths[i] = (worths[i] as number) * (2 - health / maxHealth);
  });
  return best(worths);
}

/** How the party stands a round after this action. The action is the first question of its unit, so the state is whole. */
function ahead(t: Table, option: number, rng: Rng): number {
  const state = copyState(t.state);
  state.rng = rngFrom(drawSeed(rng));
  const world: Table = layTable(t.box, state, new ByTheStandard(option, rng));
  const until = state.round + 1;
  const seat = state.seat;
  for (let units = 0; units < MOST_UNITS && goesOn(world, until, seat); units++) playUnit(world);
  return partyChance(world);
}

const MOST_UNITS = 400;

const goesOn = ({ state }: Table, round: number, seat: Seat): boolean =>
  state.phase === 'battle' && (state.round < round || state.seat !== seat);

/** Gives one answer, then lets everybody play by the standard. */
class ByTheStandard implements Chooser {
  private first: number | undefined;
  private readonly rng: Rng;

  constructor(first: number, rng: Rng) {
    this.first = first;
    this.rng = rng;
  }

  pick(t: EngineTable, seat: Seat, question: Question, options: readonly unknown[]): number {
    const { first } = this;
    this.first = undefined;
    return first ?? standard(t as Table, { seat, question, options }, this.rng);
  }

  pickAny(t: EngineTable, asks: readonly Ask[]): number {
    return pickAsQuickest(this.rng, asks, ({ seat, question, options }) =>
      this.pick(t, seat, question, options),
    );
  }
}

export const policies: Readonly<Record<string, Policy<Table>>> = {
  gentle: { title: 'Gentle', decide: gentle },
  standard: { title: 'Standard', decide: standard },
  ruthless: { title: 'Ruthless', decide: ruthless },
};
