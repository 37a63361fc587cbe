// Keeps the scenes of the match from snapshot to snapshot, and gathers them anew after a leap.

import { useRef } from 'react';
import { useTable } from '../../../web/table/model.ts';
import type { Face } from '../cards/card.ts';
import type { Event } from '../events.ts';
import { gather, NO_SCENES, type Scene, type Scenes } from './scene.ts';

/** The latest scenes, the last one last, and how many of them are new in this snapshot. */
export type RecentScenes = { readonly scenes: readonly Scene[]; readonly isFresh: (scene: Scene) => boolean };

export function useScenes(): RecentScenes {
  const { snapshot, box } = useTable();
  const memory = useRef<{ snapshot?: unknown; now: Scenes; before: Scenes }>({
    now: NO_SCENES,
    before: NO_SCENES,
  });
  if (memory.current.snapshot !== snapshot) {
    const before = snapshot.isAnew ? NO_SCENES : memory.current.now;
    const events = snapshot.told.map(({ event }) => event as Event);
    memory.current = { snapshot, before, now: gather(before, events, box.faces as readonly Face[]) };
  }
  const { now, before } = memory.current;
  const lastKnown = before.scenes.at(-1)?.id ?? 0;
  return { scenes: now.scenes, isFresh: ({ id }) => !snapshot.isAnew && id > lastKnown };
}
