// The levels a person chooses from, for browser, terminal, lab and server alike.

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

export const isLevel = (spec: string): spec is Level => Object.hasOwn(LEVELS, spec);
