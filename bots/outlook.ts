// How a table looks for each seat: its scores when it is over, the game's judgement before that.

import type { Chooser } from '../engine/choose.ts';
import type { Game } from '../engine/game.ts';
import { bySeat, type Table } from '../engine/table.ts';
import type { Luck } from './luck.ts';

/** Longer than any sane match: a game without a judge is played out, but not for ever. */
const LONGEST_PLAYOUT = 5_000;

/** How far a playout goes on: so many units, or until nothing is half done (`isAtRest` of the game). */
export type Horizon = number | 'at rest';

/** Units beyond which a table is judged as it stands. */
const LONGEST_UNREST = 300;

/** Who chooses while a table is played on, how far, and by what chance; without luck, by the chance that lies on the table. */
export type PlayingOn = { readonly horizon: Horizon; readonly chooser: Chooser; readonly luck?: Luck };

/**
 * Plays on up to the horizon and says how good the table then looks for each seat, 0 to 1. Without a judge it plays to
 * the end.
 */
export function outlook(game: Game, t: Table, { horizon, chooser, luck }: PlayingOn): readonly number[] {
  t.chooser = chooser;
  let result = game.result(t);
  for (let unit = 0; result === undefined && goesOn(game, t, horizon, unit); unit++) {
    luck?.turnsTo(t);
    game.turn(t);
    result = game.result(t);
  }
  if (result !== undefined) return result.scores;
  return game.judge?.(t) ?? bySeat(t.box.players, () => 0.5);
}

function goesOn(game: Game, t: Table, horizon: Horizon, unit: number): boolean {
  if (game.judge === undefined) return unit < LONGEST_PLAYOUT;
  if (horizon !== 'at rest') return unit < horizon;
  return unit < LONGEST_UNREST && game.isAtRest?.(t, unit) === false;
}
