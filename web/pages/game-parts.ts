// Everything a game brings to a table, fetched together.

import { useEffect, useState } from 'react';
import type { Rulebook } from '../../engine/rulebook.ts';
import { boardOf, guideOf, lookOfGame, rulebookOf } from '../boards.ts';
import { useMood } from '../mood.ts';
import type { Board, TitleOfWinners } from '../table/board.ts';
import type { LookOf } from '../table/card-look.ts';
import type { Guide } from '../table/guide.ts';

export type GameParts = {
  readonly Board: Board;
  readonly titleOfWinners?: TitleOfWinners | undefined;
  readonly lookOf: LookOf;
  readonly guide: Guide;
  readonly rulebook: Rulebook;
};

export function useGameParts(game: string | undefined): GameParts | undefined {
  const [parts, setParts] = useState<GameParts>();
  const [failure, setFailure] = useState<unknown>();
  useMood(game);
  useEffect(() => {
    if (game === undefined) return;
    let isCurrent = true;
    Promise.all([boardOf(game), lookOfGame(game), guideOf(game), rulebookOf(game)]).then(
      ([{ Board, titleOfWinners }, lookOf, guide, rulebook]) =>
        isCurrent && setParts({ Board, titleOfWinners, lookOf, guide, rulebook }),
      (thrown) => isCurrent && setFailure(thrown),
    );
    return () => {
      isCurrent = false;
    };
  }, [game]);
  if (failure !== undefined) throw failure; // For <Catch>, which says so.
  return parts;
}
