// A bubble with somebody's last deed, which stays until the viewer has chosen.

import { inWords, type Sentence } from '../../engine/event.ts';
import type { Seat } from '../../engine/table.ts';
import { type TableModel, useDirected, useTable } from './model.ts';
import type { Told } from './public-game.ts';
import { readerOf, withoutClauses } from './wording.ts';

export function Bubble({ seat, isThinking }: { seat: Seat; isThinking: boolean }) {
  const deed = useDeed(seat);
  if (isThinking)
    return (
      <p className="bubble" data-thinking="">
        <i />
        <i />
        <i />
        <span className="spoken">thinking</span>
      </p>
    );
  return deed === undefined ? null : (
    <p className="bubble" aria-hidden="true">
      {deed}
    </p>
  );
}

function useDeed(seat: Seat): string | undefined {
  const model = useTable();
  return useDirected(({ told }) => deedOf(model, told, seat));
}

const LATEST = 60;

function deedOf(model: TableModel, told: readonly Told[], seat: Seat): string | undefined {
  const theirs = told
    .slice(-LATEST)
    .filter((line) => line.choice > model.chosenAt && !line.isHeading && isSubject(line.sentence, seat));
  const deed =
    theirs.findLast(({ sentence }) => sentence.some((part) => typeof part === 'object' && 'card' in part)) ??
    theirs.at(-1);
  if (deed === undefined) return undefined;
  const [, ...rest] = withoutClauses(deed.sentence);
  const words = inWords(rest, readerOf(model)).trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "Oswin plays Trap": the seat comes first. */
function isSubject([first]: Sentence, seat: Seat): boolean {
  return typeof first === 'object' && 'seat' in first && first.seat === seat;
}
