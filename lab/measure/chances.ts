// Each side's chance of winning as the game's judge sees it: the one place that knows how a judge is asked.

import type { Game } from '../../engine/game.ts';
import { type BaseBox, bySeat, type Seat, type Table } from '../../engine/table.ts';

/** Per seat, the side it is on: seats of one role win and lose together; without roles everybody is a side. */
export function sidesOf(game: Game, { players, options }: BaseBox): readonly number[] {
  const roles = game.roles?.(players, options);
  if (roles === undefined) return bySeat(players, (seat) => seat);
  const names = [...new Set(roles)];
  return roles.map((role) => names.indexOf(role));
}

/** One figure per side that add up to 1; undefined for a game that cannot say, or says nothing about anybody. */
export function chancesOf(game: Game, t: Table, sides: readonly number[]): number[] | undefined {
  const judged = game.judge?.(t);
  if (judged === undefined) return undefined;
  const chances = new Array<number>(Math.max(...sides) + 1).fill(0);
  sides.forEach((side, seat) => {
    chances[side] = Math.max(chances[side]!, judged[seat]!);
  });
  let all = 0;
  for (const chance of chances) all += chance;
  return all > 0 ? chances.map((chance) => chance / all) : undefined;
}

/** The sides of those who won. */
export const sidesThatWon = (sides: readonly number[], winners: readonly Seat[]): number[] => [
  ...new Set(winners.map((seat) => sides[seat]!)),
];
