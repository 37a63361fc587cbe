// How a table looks for each seat: its scores when it is over, the game's judgement before that.

import type { Chooser } from '../engine/choose.ts';
import type { Game } from '../engine/game.ts';
import { bySeat, type Table } from '../engine/table.ts';

/** Longer than any sane match: a game without a judge is played out, but not for ever. */
const LONGEST_PLAYOUT = 5_000;

/**
 * Plays on for so many units and says how good the table then looks for each seat, 0 to 1. Without a judge it plays to
 * the end.
 */
export function outlook(game: Game, t: Table, units: number, chooser: Chooser): readonly number[] {
  t.chooser = chooser;
  const most = game.judge === undefined ? LONGEST_PLAYOUT : units;
  let result = game.result(t);
  for (let unit = 0; unit < most && result === undefined; unit++) {
    game.turn(t);
    result = game.result(t);
  }
  if (result !== undefined) return result.scores;
  return game.judge?.(t) ?? bySeat(t.box.players, () => 0.5);
}
