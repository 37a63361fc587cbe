// The director of a table or a replay, for as long as the page is shown.

import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { OpenedTable } from '../session/protocol.ts';
import { secondsPerStep, useSettings } from '../shell/settings.ts';
import { type Directed, Director } from '../table/director.ts';
import { plainScenes } from '../table/plain-scenes.ts';
import type { Snapshot, Told } from '../table/public-game.ts';
import type { Step } from '../table/scene.ts';
import { play, type SoundName, takeVoice } from '../table/sound.ts';
import type { GameParts } from './game-parts.ts';
import { useInSlices } from './in-slices.ts';

export type Seen = { readonly snapshot: Snapshot; readonly told: readonly Told[] };

type Directing = {
  readonly opened: OpenedTable | undefined;
  readonly parts: GameParts | undefined;
  readonly seen: Seen | undefined;
};

/** What a beat sounds like when its scene does not say. */
const SOUNDS: Partial<Record<Step, SoundName>> = {
  cause: 'card',
  roll: 'dice',
  turn: 'turn',
  triumph: 'fanfare',
};

/** `now` is there once the table is being drawn, which is done in slices. What happened is played from then on, when it can be seen. */
export function useDirector({ opened, parts, seen }: Directing): {
  director: Director;
  now: Directed | undefined;
} {
  const settings = useSettings();
  const seconds = secondsPerStep(settings);
  const director = useMemo(() => new Director(parts?.scenes ?? plainScenes), [parts]);
  director.stepSeconds = seconds;
  useEffect(() => {
    takeVoice(parts?.voice);
    director.onBeat = ({ step, sound, felt }) => {
      const name = sound ?? SOUNDS[step] ?? (felt.some(({ tone }) => tone === 'bad') ? 'hit' : 'good');
      if (director.stepSeconds > 0) play(name);
    };
    return () => director.stop();
  }, [director, parts]);
  const read = useMemo(() => picturesOf(director), [director]);
  const now = useSyncExternalStore(director.subscribe, read);
  const isDrawn = useInSlices(now !== undefined);
  useLayoutEffect(() => {
    if (!opened || !parts || !seen) return;
    const { faces, players } = opened.box;
    const scenery = { faces, players, viewer: seen.snapshot.viewer };
    const isFirst = director.read() === undefined;
    if (isFirst && opened.dealt) director.show(opened.dealt, [], scenery);
    else if (isFirst || isDrawn) director.show(seen.snapshot, seen.told, scenery);
  }, [director, opened, parts, seen, isDrawn]);
  return { director, now: isDrawn ? now : undefined };
}

/** The page itself follows pictures, not beats: those are drawn by the pieces that show them. */
function picturesOf(director: Director): () => Directed | undefined {
  let last: Directed | undefined;
  return () => {
    const now = director.read();
    if (last?.snapshot !== now?.snapshot || last?.isPlaying !== now?.isPlaying) last = now;
    return last;
  };
}
