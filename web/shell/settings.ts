// What a person prefers, kept in this browser: how fast things move, and whether they move at all.

import { useSyncExternalStore } from 'react';

export const SPEEDS = { calm: 0.6, normal: 1, fast: 2.2, instant: Number.POSITIVE_INFINITY } as const;
export type Speed = keyof typeof SPEEDS;

export type Settings = { readonly speed: Speed; readonly motion: 'system' | 'reduced' };

const KEY = 'misadventure settings';
const STANDARD: Settings = { speed: 'normal', motion: 'system' };
const listeners = new Set<() => void>();
let current = read();

function read(): Settings {
  try {
    const kept = { ...STANDARD, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
    return Object.hasOwn(SPEEDS, kept.speed) ? kept : STANDARD;
  } catch {
    return STANDARD; // Storage may be forbidden or damaged; a table stands all the same.
  }
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // As above: then it holds until the page is closed.
  }
  for (const listener of listeners) listener();
}

export function useSettings(): Settings {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}

const STEP_SECONDS = 0.25;
const calmer = typeof matchMedia === 'undefined' ? undefined : matchMedia('(prefers-reduced-motion: reduce)');

/** Seconds for one step of an animation; 0 when things are to change in place. */
export function paceOf({ speed, motion }: Settings): number {
  if (motion === 'reduced' || calmer?.matches || speed === 'instant') return 0;
  return STEP_SECONDS / SPEEDS[speed];
}

const SHORTEST_PAUSE_MS = 350;
const PER_EVENT_MS = 260;
const LONGEST_PAUSE_MS = 1800;

/** How long a bot's move stays to be seen before the next one; also without animations. */
export function pauseAfter({ speed }: Settings, events: number): number {
  const pause = Math.min(SHORTEST_PAUSE_MS + PER_EVENT_MS * events, LONGEST_PAUSE_MS);
  return pause / SPEEDS[speed];
}
