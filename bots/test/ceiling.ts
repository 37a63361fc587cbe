// The ceiling: a bot that sees every card and the dice to come. It shows how much there is to win at all, in tests and
// measurements only: no spec makes one.

import type { Match } from '../../engine/match.ts';
import type { Rng } from '../../engine/random.ts';
import type { Seat } from '../../engine/table.ts';
import { imagineFrom, type Worlds, worldsFor } from '../../engine/worlds.ts';
import { type Budget, searchBot } from '../search.ts';

/** The one world there is, with its chance. What others will answer it has to imagine like everybody else. */
export function theTruth(match: Match, seat: Seat): Worlds {
  const { moment: _, ...game } = match.game;
  return {
    ...worldsFor(match, seat),
    game,
    imagine: (_rng, chooser) => imagineFrom(match, { choice: match.choices.length, seat, chooser }),
  };
}

/** Searches the truth as long as the bot it is held against searches what could be. */
export function ceiling(budget: Budget, rng: Rng): (match: Match, seat: Seat) => number {
  const bot = searchBot(rng, budget, 'ceiling');
  return (match, seat) => bot.decide(theTruth(match, seat));
}
