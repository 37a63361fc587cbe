// Players of the game's own, for heroes and for the game master, at three levels.

import type { Policy } from '../../engine/game.ts';
import type { Ask } from '../../engine/question.ts';
import { below, type Rng } from '../../engine/random.ts';
import { canLookAhead, lookAhead } from './policy/look-ahead.ts';
import { best, worthsOf } from './policy/worth.ts';
import { isThing } from './rules/target.ts';
import { creature, isHero, type Table } from './state.ts';

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

/** Looks a round ahead over the three best options, and attacks go where others went. */
function ruthless(t: Table, ask: Ask<Table>, rng: Rng): number {
  if (ask.question.name === 'choose-target') return concentrated(t, ask, rng);
  if (!canLookAhead(t, ask)) return standard(t, ask, rng);
  const candidates = ranked(worthsOf(t, ask) as number[]).slice(0, TO_CHOOSE_FROM);
  return lookAhead(t, { ...ask, candidates, rng, everybody: standard });
}

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

export const policies: Readonly<Record<string, Policy<Table>>> = {
  gentle: { title: 'Gentle', decide: gentle },
  standard: { title: 'Standard', isUsual: true, decide: standard },
  ruthless: { title: 'Ruthless', decide: ruthless },
};
