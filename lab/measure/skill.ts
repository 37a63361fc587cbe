// Skill and luck: the same deal once more, with a weaker bot on one chair, and with weaker bots on all of them.

import type { Seat } from '../../engine/table.ts';
import type { Arena, Played } from '../play.ts';
import { type Contrast, noContrast, noteContrast } from '../statistics/contrast.ts';
import { count, part } from '../tally.ts';

export type SkillTally = {
  /** Per weaker bot: how often a chair wins when the bots of the run sit there, and when the weaker one does. */
  weaker: Record<string, Contrast>;
  /** Deals that weaker bots played throughout, and those of them with the same winners as before. */
  deals: number;
  same: number;
  /** Who won, before and after: "0", "1,2", "" for nobody. What two that know nothing of each other would share. */
  before: Record<string, number>;
  after: Record<string, number>;
};

export const noSkill = (): SkillTally => ({ weaker: {}, deals: 0, same: 0, before: {}, after: {} });

/** Bots below this one; the strongest of them last. Of bots that are random nothing can be said. */
export function weakerThan(bot: string): readonly string[] {
  if (bot === 'random') return [];
  return bot === 'beginner' ? ['random'] : ['random', 'beginner'];
}

/** Plays the deal again, three times at most. The chair of the weaker bot is another one with every deal. */
export function noteSkill(tally: SkillTally, arena: Arena, played: Played, table: Seated): void {
  const { bots, chair } = table;
  const weaker = weakerThan(bots[0]!);
  for (const bot of weaker) {
    const again = arena.play({ seed: played.seed, bots: bots.with(chair, bot) });
    noteContrast(part(tally.weaker, bot, noContrast), won(played, chair), won(again, chair));
  }
  const last = weaker.at(-1);
  if (last === undefined) return;
  const [before, after] = [played, arena.play({ seed: played.seed, bots: bots.map(() => last) })].map(
    winnersOf,
  );
  tally.deals++;
  if (before === after) tally.same++;
  count(tally.before, before!);
  count(tally.after, after!);
}

/** Bots that are all alike, and the chair on which a weaker one is tried. */
export type Seated = { readonly bots: readonly string[]; readonly chair: Seat };

const won = ({ result }: Played, seat: Seat) => ({ of: 1, hits: result.winners.includes(seat) ? 1 : 0 });

const winnersOf = ({ result }: Played): string => result.winners.toSorted((one, other) => one - other).join();
