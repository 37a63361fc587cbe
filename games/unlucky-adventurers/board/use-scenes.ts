// Keeps the scenes of the match from one picture to the next, and gathers them anew after a leap.

import { useRef } from 'react';
import type { Told } from '../../../web/table/public-game.ts';
import type { Face } from '../cards/card.ts';
import type { Event } from '../events.ts';
import { gather, NO_SCENES, type Scene, type Scenes } from './scene.ts';

/** The latest scenes, the last one last, and which of them are new in this picture. */
export type RecentScenes = { readonly scenes: readonly Scene[]; isFresh(scene: Scene): boolean };

type Memory = { readonly told: readonly Told[]; readonly now: Scenes; readonly known: number };

export function useScenes(told: readonly Told[], faces: readonly Face[]): RecentScenes {
  const memory = useRef<Memory>({ told: [], now: NO_SCENES, known: 0 });
  if (memory.current.told !== told) memory.current = remember(memory.current, told, faces);
  const { now, known } = memory.current;
  return { scenes: now.scenes, isFresh: ({ id }) => id > known };
}

function remember(before: Memory, told: readonly Told[], faces: readonly Face[]): Memory {
  const heard = before.told.length;
  const goesOn = heard > 0 && told.length >= heard && told[heard - 1] === before.told[heard - 1];
  const fresh = told.slice(goesOn ? heard : 0).map(({ event }) => event as Event);
  const now = gather(goesOn ? before.now : NO_SCENES, fresh, faces);
  const latest = (goesOn ? before.now : now).scenes.at(-1);
  return { told, now, known: latest?.id ?? 0 };
}
