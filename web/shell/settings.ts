// What a person prefers, kept in this browser: how fast things move, whether they move at all, how one chooses, sound.

import { useSyncExternalStore } from 'react';
import { setSound } from '../table/sound.ts';

export const SPEEDS = { calm: 0.6, normal: 1, fast: 2.2, instant: Number.POSITIVE_INFINITY } as const;
export type Speed = keyof typeof SPEEDS;

export type Settings = {
  readonly speed: Speed;
  readonly motion: 'system' | 'reduced';
  /** A second tap confirms, or the first one does. */
  readonly confirms: 'twice' | 'at once';
  readonly sound: 'on' | 'off';
  /** The story beside the table: folded to a rail, open, or as the window has room. */
  readonly story: 'folded' | 'open' | 'as there is room';
};

const KEY = 'misadventure settings';
const STANDARD: Settings = {
  speed: 'normal',
  motion: 'system',
  confirms: 'twice',
  sound: 'on',
  story: 'as there is room',
};
const listeners = new Set<() => void>();
let current = read();
setSound(current.sound === 'on');

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
  setSound(current.sound === 'on');
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
  if (motion === 'reduced' || calmer?.matches) return 0;
  return secondsPerStep({ speed });
}

/** Seconds for one step of the drama, which keeps its order and its time also when nothing moves. */
export const secondsPerStep = ({ speed }: Pick<Settings, 'speed'>): number => STEP_SECONDS / SPEEDS[speed];
