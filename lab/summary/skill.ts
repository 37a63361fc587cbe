// Skill and luck: how much a weaker player loses by it, and how much of the result was in the deal.

import type { SkillTally } from '../measure/skill.ts';
import { type Difference, difference } from '../statistics/contrast.ts';
import { type Estimate, share } from '../statistics/share.ts';
import { many, percent, percentWith, pointsWith } from './wording.ts';

export type Skill = {
  /** A weaker bot on one chair, against the bots of the run on the same chair in the same deals; the weakest first. */
  readonly weaker: readonly (Difference & { readonly bot: string })[];
  /** The same deals, played throughout by this bot. */
  readonly dealsBy: string;
  /** Those that end with the same winners, and how many would if the deal said nothing. */
  readonly same: Estimate;
  readonly byLuck: number;
  /** How much of the result is in the deal: 0 when the same win no more often than by luck, 1 when always. */
  readonly deal: Estimate;
};

/** Undefined when no deal was played again. */
export function skillOf({ weaker, deals, same, before, after }: SkillTally): Skill | undefined {
  const bots = Object.keys(weaker);
  if (deals === 0 || bots.length === 0) return undefined;
  const shared = share(same, deals);
  const byLuck = Object.entries(before).reduce(
    (sum, [winners, count]) => sum + (count / deals) * ((after[winners] ?? 0) / deals),
    0,
  );
  // Cohen's kappa, an agreement beyond that of two who know nothing of each other.
  const beyond = (part: number) => (byLuck < 1 ? Math.max(0, (part - byLuck) / (1 - byLuck)) : 0);
  return {
    weaker: bots.map((bot) => ({ bot, ...difference(weaker[bot]!) })),
    dealsBy: bots.at(-1)!,
    same: shared,
    byLuck,
    deal: { value: beyond(shared.value), low: beyond(shared.low), high: beyond(shared.high), of: deals },
  };
}

/** In sentences, for the terminal and the page alike. */
export function skillLines({ weaker, dealsBy, same, byLuck, deal }: Skill, bot: string): string[] {
  const article = (name: string) => (/^[aeiou]/.test(name) ? `An ${name}` : `A ${name}`);
  return [
    ...weaker.map(
      (row) =>
        `${article(row.bot)} player among ${bot} ones wins ${percent(row.other)} instead of ${percent(row.one)}: ${pointsWith(row)}, ${many(row.ofOther, 'deal')}`,
    ),
    `The same deals played by ${dealsBy} bots throughout have the same winner in ${percentWith(same)}; if the deal said nothing it would be ${percent(byLuck)}: so ${percentWith(deal)} of the result is in the deal, the rest in what is decided and rolled on the way`,
  ];
}
