// Promise: undo leads back exactly, never over another seat's choice, and says what stands in the way.

import { answer, fork, rewind } from '../match.ts';
import { below } from '../random.ts';
import { undo, undoFor } from '../undo.ts';
import { at, demand, eachPosition, type Kept, type Position } from './subject.ts';

/** Undo deals dozens of worlds; a sample of the positions is enough. */
const ONE_IN = 8;

export const undoes: Kept = {
  name: 'undoes',
  says: 'undo leads back exactly, and to the same place again with the same answer',
  check(subject) {
    eachPosition(subject, (position) => {
      if (below(position.rng, ONE_IN) === 0) checkUndo(position);
    });
  },
};

function checkUndo(position: Position): void {
  const { match, rng } = position;
  const before = JSON.stringify(match.now.state);
  const { seat, options } = match.asks[below(rng, match.asks.length)]!;
  if (options.length === 1) return; // Nothing is chosen there, so nothing is taken back.
  const option = below(rng, options.length);
  const onward = fork(match);
  answer(onward, seat, option);
  const verdict = undoFor(onward, { seat });
  if (!verdict.possible) {
    demand(verdict.because.length > 0, at(position), () => 'undo is refused without a reason');
    return;
  }
  demand(
    JSON.stringify(undo(onward, { seat }).now.state) === before,
    at(position),
    () => 'undo leads elsewhere',
  );
  const back = rewind(onward, match.choices.length);
  answer(back, seat, option);
  demand(
    JSON.stringify(back.now.state) === JSON.stringify(onward.now.state),
    at(position),
    () => 'the same answer after an undo leads elsewhere',
  );
}
