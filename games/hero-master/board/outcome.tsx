// What came of a roll: wounds, rewards, the Critical Fail card.

import type { CardId, Seat } from '../../../engine/table.ts';
import { useTable } from '../../../web/table/model.ts';
import type { Event } from '../events.ts';
import { outcomeWords } from './outcome-words.ts';

type OutcomeProps = {
  readonly report: { readonly outcome: readonly Event[]; readonly failCard?: number };
  /** Whose attack it was, and on whom: nobody has to be told again. */
  readonly attacker?: Seat;
  readonly monster?: CardId;
};

export function Outcome({ report: { outcome, failCard }, attacker, monster }: OutcomeProps) {
  const { faceOf, nameOfSeat, viewer } = useTable();
  if (outcome.length === 0 && failCard === undefined) return null;
  const seat = (of: Seat) => (of === viewer ? 'you' : nameOfSeat(of));
  const told = outcome.flatMap(
    (event) => outcomeWords(event, { card: (card) => faceOf(card).name, seat, monster }) ?? [],
  );
  return (
    <div className="hm-outcome">
      {failCard !== undefined && (
        <p className="hm-fail">
          <b>{faceOf(failCard).name}.</b> {faceOf(failCard).text}
        </p>
      )}
      <ul>
        {told.map(({ text, of, tone }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was told stays where it was told.
          <li data-tone={tone} key={i}>
            {of !== attacker && <b>{of === viewer ? 'You' : nameOfSeat(of)}: </b>}
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
