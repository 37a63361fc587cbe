// Each seat's chance of winning as the game's judge sees it: the one place that knows how a judge is asked.

import type { Game } from '../../engine/game.ts';
import type { Table } from '../../engine/table.ts';

/** One figure per seat that add up to 1; undefined for a game that cannot say, or says nothing about anybody. */
export function chancesOf(game: Game, t: Table): number[] | undefined {
  const judged = game.judge?.(t);
  if (judged === undefined) return undefined;
  let all = 0;
  for (const chance of judged) all += chance;
  return all > 0 ? judged.map((chance) => chance / all) : undefined;
}
