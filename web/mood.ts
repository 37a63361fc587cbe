// The mood of a game: palette, display face, card frames, background in games/<id>/board/mood.css, and its voice in mood.ts.

import { useEffect } from 'react';
import type { Voice } from './table/sound.ts';

const moods = import.meta.glob<{ VOICE: Voice }>('../games/*/board/mood.ts');

/** The name that `data-mood` carries. */
export const moodOf = (game: string): string => game.replace(/^_/, '');

/** Fetches a mood with its style sheet; a game without one looks and sounds like the house. */
export async function fetchMood(game: string): Promise<Voice | undefined> {
  return (await moods[`../games/${game}/board/mood.ts`]?.().catch(() => undefined))?.VOICE; // Without it the table is plain, not broken.
}

export function useMood(game: string | undefined): void {
  useEffect(() => {
    if (game === undefined) return;
    void fetchMood(game);
    document.documentElement.dataset.mood = moodOf(game);
    return () => {
      delete document.documentElement.dataset.mood;
    };
  }, [game]);
}
