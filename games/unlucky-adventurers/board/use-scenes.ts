// Keeps the scenes of the match from one picture to the next, and gathers them anew after a leap.

import { useEffect, useRef, useState } from 'react';
import { useTable } from '../../../web/table/model.ts';
import type { Told } from '../../../web/table/public-game.ts';
import type { Face } from '../cards/card.ts';
import type { Event } from '../events.ts';
import { gather, NO_SCENES, type Scene, type Scenes } from './scene.ts';

type Memory = {
  readonly told: readonly Told[];
  readonly now: Scenes;
  /** Scenes that went on in a picture whose stage belongs to a later one: they are shown for a moment first. */
  readonly due: readonly number[];
  /** The first scene that the viewer has not seen to its end while choosing. */
  readonly unseen: number;
};

export type RecentScenes = {
  /** What the stage shows. */
  readonly shown: Scene | undefined;
  readonly isLatest: boolean;
  /** What else has happened since the viewer last chose, the latest last. */
  readonly before: readonly Scene[];
};

/** Steps of an animation for which a scene stays before the next one takes the stage. */
const STAY = 4.5;
const STAY_TO_READ = 12;
const MOST_DUE = 3;

export function useScenes(told: readonly Told[], faces: readonly Face[]): RecentScenes {
  const { decision, pace, snapshot } = useTable();
  const memory = useRef<Memory>({ told: [], now: NO_SCENES, due: [], unseen: 0 });
  const wasAsked = useRef(false);
  if (memory.current.told !== told) {
    memory.current = remember(memory.current, { told, faces, wasAsked: wasAsked.current });
    wasAsked.current = false;
  }
  if (decision !== undefined) wasAsked.current = true;
  const { now, due, unseen } = memory.current;
  const isAtOnce = pace === 0 || decision !== undefined || snapshot.isAnew;
  const latest = now.scenes.at(-1);
  const waiting = isAtOnce ? [] : now.scenes.filter(({ id }) => due.includes(id));
  const shown = useTurnOf(waiting, pace) ?? latest;
  return {
    shown,
    isLatest: shown === latest,
    before: now.scenes.filter(({ id }) => id >= unseen && id < (shown?.id ?? 0)),
  };
}

/** Which of the scenes that wait has its turn; undefined when all had theirs. */
function useTurnOf(waiting: readonly Scene[], pace: number): Scene | undefined {
  const [done, setDone] = useState(0);
  const scene = waiting.find(({ id }) => id > done);
  const id = scene?.id;
  const stay = pace * (scene?.seen ? STAY_TO_READ : STAY) * 1000;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => setDone(id), stay);
    return () => clearTimeout(timer);
  }, [id, stay]);
  return scene;
}

type Heard = { readonly told: readonly Told[]; readonly faces: readonly Face[]; readonly wasAsked: boolean };

function remember(before: Memory, { told, faces, wasAsked }: Heard): Memory {
  const heard = before.told.length;
  const goesOn = heard > 0 && told.length >= heard && told[heard - 1] === before.told[heard - 1];
  const fresh = told.slice(goesOn ? heard : 0).map(({ event }) => event as Event);
  const now = gather(goesOn ? before.now : NO_SCENES, fresh, faces);
  if (!goesOn) return { told, now, due: [], unseen: (now.scenes.at(-1)?.id ?? 0) + 1 };
  const went = now.scenes.slice(0, -1).filter((scene) => !before.now.scenes.includes(scene));
  return {
    told,
    now,
    due: [...before.due, ...went.map(({ id }) => id)].slice(-MOST_DUE),
    unseen: wasAsked ? firstUnseen(before.now) : before.unseen,
  };
}

/** Whoever chooses sees the whole story so far, but not how the scene goes on that they choose in. */
function firstUnseen({ scenes, isOpen }: Scenes): number {
  const latest = scenes.at(-1)?.id ?? 0;
  return isOpen ? latest : latest + 1;
}
