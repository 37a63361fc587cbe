// What whoever is out can still do while the others play on: see how it ends, at once or beat by beat, or leave for another match.

import type { OpenedTable } from '../session/protocol.ts';
import { useAttempt } from '../shell/attempt.ts';
import type { Directed, Director } from '../table/director.ts';
import type { GameParts } from './game-parts.ts';
import { rematch } from './start-table.ts';

/** The one who looks has nothing to do any more, while the others play on. */
export const isOutEarly = (
  { IS_OUT }: Pick<GameParts, 'IS_OUT'>,
  { snapshot: { view, viewer, result } }: Directed,
): boolean => viewer !== 'spectator' && result === undefined && IS_OUT?.(view, viewer) === true;

type OutEarlyProps = { opened: OpenedTable; director: Director };

export function OutEarly({ opened, director }: OutEarlyProps) {
  const { isBusy, problem, attempt } = useAttempt();
  return (
    <section className="actions" aria-label="You are out">
      <p className="actions-tip" role={problem && 'alert'}>
        {problem ?? 'You are out. Watch them, or'}
      </p>
      <button
        type="button"
        className="action"
        disabled={isBusy}
        onClick={() => attempt(() => rematch(opened))}
      >
        Rematch
      </button>
      <button type="button" className="action primary" onClick={() => director.skipToMe()}>
        <span className="action-word">Skip to the end</span>
      </button>
    </section>
  );
}
