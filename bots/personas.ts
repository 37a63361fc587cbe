// Bots with human habits, the same for every game: they weigh what the game's judge says about each option, in a few
// worlds they could be in, each by a habit of its own. The greedy bot is one of them.

import { below, drawSeed, type Rng, rngFrom } from '../engine/random.ts';
import type { Seat } from '../engine/table.ts';
import type { Worlds } from '../engine/worlds.ts';
import type { Bot } from './bot.ts';
import { tryOption } from './greedy.ts';
import { likingsIn } from './sensible.ts';

/** How good an option's outcomes are for a seat; one outlook per world, each with a figure for every seat. */
type Habit = {
  readonly worlds: number;
  worth(outlooks: readonly (readonly number[])[], seat: Seat): number;
  /** One option in so many is not thought of. */
  readonly overlooks?: number;
  /** How much chance to win it gives up at most to do what looks natural, where the game trusts its instinct. */
  readonly manners?: number;
};

export const PERSONAS = {
  /** The easy level: the greedy bot, but what its few worlds hardly tell apart it decides as people would. */
  casual: { worlds: 6, worth: own, manners: 0.05 },
  /** Would rather be safe than rich: looks at the worst that could come of it as much as at the middle. */
  cautious: {
    worlds: 6,
    worth: (outlooks, seat) => (own(outlooks, seat) + Math.min(...outlooks.map((each) => each[seat]!))) / 2,
  },
  /** Cares as much about keeping the others down, the strongest above all, as about winning. */
  spiteful: {
    worlds: 6,
    worth: (outlooks, seat) => own(outlooks, seat) - meanOf(outlooks, (each) => strongestOther(each, seat)),
  },
  /** Plays sensibly, but does not think of everything that could be done, and of few of the cards that may be out. */
  forgetful: { worlds: 2, worth: own, overlooks: 3 },
} as const satisfies Record<string, Habit>;

export type Persona = keyof typeof PERSONAS;

export function personaBot(name: Persona, rng: Rng): Bot {
  const habit: Habit = PERSONAS[name];
  return { name, decide: (worlds) => (worlds.options === 1 ? 0 : best(worlds, rng, habit)) };
}

function best(worlds: Worlds, rng: Rng, { worlds: many, worth, overlooks, manners = 0 }: Habit): number {
  const seeds = Array.from({ length: many }, () => drawSeed(rng));
  const likings =
    manners > 0 && worlds.game.trust !== undefined ? likingsIn(worlds, rngFrom(seeds[0]!)) : undefined;
  // Somebody who thinks of nothing at all does the first thing that comes to hand.
  let chosen = worlds.fitting[below(rng, worlds.fitting.length)]!;
  let most = -Infinity;
  for (const option of worlds.fitting) {
    if (overlooks !== undefined && below(rng, overlooks) === 0) continue;
    const outlooks = seeds.map((seed) => tryOption(worlds, option, seed));
    const value = worth(outlooks, worlds.seat) + manners * (likings?.[option] ?? 0);
    if (value > most) [chosen, most] = [option, value];
  }
  return chosen;
}

function own(outlooks: readonly (readonly number[])[], seat: Seat): number {
  return meanOf(outlooks, (each) => each[seat]!);
}

function meanOf<T>(things: readonly T[], figure: (thing: T) => number): number {
  return things.reduce((sum, thing) => sum + figure(thing), 0) / things.length;
}

function strongestOther(outlook: readonly number[], seat: Seat): number {
  return Math.max(0, ...outlook.filter((_, other) => other !== seat));
}
