// Going on with a running match after its rules have changed: from a checkpoint instead of from the deal.

import type { Game } from './game.ts';
import { type Beginning, type Match, playOn } from './match.ts';
import { whyNotPlain } from './plain.ts';
import { type MatchRecord, type Replay, replay, setupOf } from './record.ts';
import type { BaseState } from './table.ts';

/** The checkpoint of the running unit: what a saved table keeps beside its record. */
export function beginningOf(match: Match): Beginning {
  const { start, from } = match.units.at(-1)!;
  const earlier = match.begins?.choices ?? 0;
  return { rules: match.game.rulesVersion, choices: earlier + from, state: start as BaseState };
}

export type Resumed = Replay & {
  /** It goes on from a checkpoint, under other rules than it began with: what a person is told. */
  readonly notice?: string;
};

/**
 * Replays a saved match. When its rules have changed so that the record no longer agrees, it goes on from the checkpoint
 * that was saved with it, and says so; without one, or when these rules cannot go on from there, it can be looked at.
 */
export function resume(game: Game, record: MatchRecord, saved: Beginning | undefined): Resumed {
  const replayed = replay(game, record);
  if (replayed.problem === undefined || record.rules === game.rulesVersion || saved === undefined)
    return replayed;
  const match = goOnFrom(game, record, saved);
  if (match === undefined) return replayed;
  return {
    match,
    notice:
      'The rules have changed since this match began. It goes on from its last turn under the new ones; what came before can no longer be replayed.',
  };
}

function goOnFrom(game: Game, record: MatchRecord, begins: Beginning): Match | undefined {
  if (whyNotPlain(begins.state) !== undefined) return undefined;
  try {
    const match = playOn(game, { ...setupOf(record), begins }, []);
    return isWhole(match) ? match : undefined;
  } catch {
    // Whatever breaks here, breaks because these rules do not know such a state: the match stays where it was.
    return undefined;
  }
}

/** Every card is there once, and everybody can look at the table. */
function isWhole({ game, box, now }: Match): boolean {
  const cards = game.zones(now.state).flat();
  for (let seat = 0; seat < box.players; seat++) game.view(now, seat);
  return cards.length === box.faces.length && new Set(cards).size === cards.length;
}
