// Everything a game brings to a table, fetched together.

import { useEffect, useState } from 'react';
import type { Rulebook } from '../../engine/rulebook.ts';
import { boardOf, guideOf, lookOfGame, portraitsOf, rulebookOf, scenesOf } from '../boards.ts';
import { fetchMood, useMood } from '../mood.ts';
import type { BoardModule } from '../table/board.ts';
import type { LookOf } from '../table/card-look.ts';
import type { Guide } from '../table/guide.ts';
import type { Painting } from '../table/painting.ts';
import type { Playwright } from '../table/scene.ts';
import type { Voice } from '../table/sound.ts';

export type GameParts = Omit<BoardModule, 'CONFIRMS'> & {
  readonly confirms?: BoardModule['CONFIRMS'];
  readonly scenes: Playwright;
  readonly lookOf: LookOf;
  readonly portraits: readonly Painting[];
  readonly guide: Guide;
  readonly rulebook: Rulebook;
  readonly voice: Voice | undefined;
};

export function useGameParts(game: string | undefined): GameParts | undefined {
  const [parts, setParts] = useState<GameParts>();
  const [failure, setFailure] = useState<unknown>();
  useMood(game);
  useEffect(() => {
    if (game === undefined) return;
    let isCurrent = true;
    partsOf(game).then(
      (found) => isCurrent && setParts(found),
      (thrown) => isCurrent && setFailure(thrown),
    );
    return () => {
      isCurrent = false;
    };
  }, [game]);
  if (failure !== undefined) throw failure; // For <Catch>, which says so.
  return parts;
}

export async function partsOf(game: string): Promise<GameParts> {
  const [{ CONFIRMS, ...board }, scenes, lookOf, portraits, guide, rulebook, voice] = await Promise.all([
    boardOf(game),
    scenesOf(game),
    lookOfGame(game),
    portraitsOf(game),
    guideOf(game),
    rulebookOf(game),
    fetchMood(game),
  ]);
  return {
    ...board,
    ...(CONFIRMS && { confirms: CONFIRMS }),
    scenes,
    lookOf,
    portraits,
    guide,
    rulebook,
    voice,
  };
}
