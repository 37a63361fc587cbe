// The mood of a game: palette, display face, card frames, background, as custom properties in moods/<id>.css.

import { useEffect } from 'react';

const moods = import.meta.glob(['./moods/*.css', '!./moods/house.css']);

/** The name that `data-mood` and the file of the mood carry. */
export const moodOf = (game: string): string => game.replace(/^_/, '');

/** Fetches a mood's style sheet; a game without one looks like the house. */
export function fetchMood(game: string): void {
  moods[`./moods/${moodOf(game)}.css`]?.().catch(() => {}); // Without it the table is plain, not broken.
}

export function useMood(game: string | undefined): void {
  useEffect(() => {
    if (game === undefined) return;
    fetchMood(game);
    document.documentElement.dataset.mood = moodOf(game);
    return () => {
      delete document.documentElement.dataset.mood;
    };
  }, [game]);
}
