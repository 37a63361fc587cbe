// What came of a roll, in the words of the log: wounds, rewards, the Critical Fail card.

import { spoken, useTable } from '../../../web/table/model.ts';
import type { Told } from '../../../web/table/public-game.ts';

type OutcomeProps = { readonly report: { readonly outcome: readonly Told[]; readonly failCard?: number } };

export function Outcome({ report: { outcome, failCard } }: OutcomeProps) {
  const model = useTable();
  if (outcome.length === 0 && failCard === undefined) return null;
  return (
    <div className="hm-outcome">
      {failCard !== undefined && (
        <p className="hm-fail">
          <b>{model.faceOf(failCard).name}.</b> {model.faceOf(failCard).text}
        </p>
      )}
      <ul>
        {outcome.map((told, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was told stays where it was told.
          <li key={i}>{spoken(model, told.sentence)}</li>
        ))}
      </ul>
    </div>
  );
}
