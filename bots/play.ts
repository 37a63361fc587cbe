// Lets bots play: one answer, or a whole match.

import { answer, type Match } from '../engine/match.ts';
import type { Seat } from '../engine/table.ts';
import { worldsFor } from '../engine/worlds.ts';
import type { Bot } from './bot.ts';

/** The bot answers its seat's pending question and returns the option it took. */
export function botAnswer(match: Match, seat: Seat, bot: Bot): number {
  const option = bot.decide(worldsFor(match, seat));
  answer(match, seat, option);
  return option;
}

/** Plays a match to its end, each seat by its bot. Of several seats asked at once, a different one is quickest each time. */
export function playWithBots(match: Match, bots: readonly Bot[]): void {
  while (match.result === undefined) {
    const asked = match.asks[match.choices.length % match.asks.length]!;
    botAnswer(match, asked.seat, bots[asked.seat]!);
  }
}
