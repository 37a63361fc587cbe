// The levels a person chooses from, for browser, terminal, lab and server alike.

import type { Game } from '../engine/game.ts';

/**
 * Bots under names that a person understands. A record names the level, so that any interface can go on with it. Normal looks
 * into so many worlds, wherever it runs: it is as strong on a phone as where it was measured. Hard uses the time there is.
 */
export const LEVELS = {
  easy: { title: 'Easy bot', spec: 'casual' },
  normal: { title: 'Normal bot', spec: 'search:1000/800ms' },
  hard: { title: 'Hard bot', spec: 'search:800ms' },
} as const;

export type Level = keyof typeof LEVELS;

export const DEFAULT_LEVEL: Level = 'normal';

/** A game's own player that sits on every chair nobody chose one for, where it has one. */
export const usualPolicy = ({ policies = {} }: Game): string | undefined =>
  Object.keys(policies).find((name) => policies[name]?.isUsual);

/** Who sits on a chair that nobody chose a player for. */
export const usualPlayer = (game: Game): string => usualPolicy(game) ?? DEFAULT_LEVEL;

export const isLevel = (spec: string): spec is Level => Object.hasOwn(LEVELS, spec);
