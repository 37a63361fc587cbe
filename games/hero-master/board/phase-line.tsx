// One line over the middle: the road, the decks, what is going on, and who resolves attacks in which order.

import { Icon } from '../../../web/table/icon.tsx';
import { useTable } from '../../../web/table/model.ts';
import type { View } from '../view.ts';
import { Decks } from './decks.tsx';
import { Road } from './location.tsx';
import outlines from './marks.icons.json' with { type: 'json' };

const PHASES: Readonly<Record<View['phase'], string>> = {
  draft: 'Picking heroes',
  hands: 'Drawing hands',
  mulligans: 'Drawing hands',
  protests: 'Protests',
  location: 'Choosing a Location',
  'leader decision': 'The leader decides',
  'laying cards': 'Laying cards',
  resolving: 'Resolving attacks',
  flight: 'The party flees',
  move: 'Moving on',
  over: 'The end',
};

export function PhaseLine({ view }: { view: View }) {
  const { nameOfSeat, viewer } = useTable();
  const name = (seat: number) => (seat === viewer ? 'You' : nameOfSeat(seat));
  return (
    <div className="hm-phase-line">
      <Road view={view} />
      <Decks view={view} />
      <p className="hm-phase">
        {view.stay > 0 && <>Stay {view.stay} · </>}
        {PHASES[view.phase]}
      </p>
      {view.resolutionOrder.length > 0 ? (
        <p className="hm-resolution">
          <Icon outline={outlines.resolve} /> Order: {view.resolutionOrder.map(name).join(' › ')}
        </p>
      ) : (
        <p className="hm-resolution">
          <Icon outline={outlines.leader} /> Leader: {name(view.leader)}
        </p>
      )}
    </div>
  );
}
