// The stage before anything went wrong, and after everything did.

import type { TitleOfWinners } from '../../../web/table/board.ts';
import { Icon } from '../../../web/table/icon.tsx';
import type { View } from '../view.ts';
import outlines from './kinds.icons.json' with { type: 'json' };
import { useWording } from './wording.ts';

export function Nothing({ view }: { view: View }) {
  const { does } = useWording();
  return (
    <div className="ua-quiet">
      <Icon outline={outlines.blunder} />
      <h2>Nothing has gone wrong yet</h2>
      <p>{does(view.active, 'begin')}. Whoever still holds a card at the end wins.</p>
    </div>
  );
}

/** UA-WIN-04 */
export const titleOfWinners: TitleOfWinners = (winners) =>
  winners === 1 ? 'Reasonably Lucky Adventurer' : 'Reasonably Lucky Adventurers';

export function Winners({ view }: { view: View }) {
  const { named } = useWording();
  const { winners, turn } = view;
  return (
    <div className="ua-quiet">
      <Icon outline={outlines.crown} />
      <h2>{titleOfWinners(winners.length)}</h2>
      <p>
        {new Intl.ListFormat('en').format(winners.map(named))}, after {turn} turns and against all advice.
      </p>
    </div>
  );
}
