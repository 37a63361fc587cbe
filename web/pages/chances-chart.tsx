// How everybody's chances went, from the first choice to the last, with the turn that decided it.

import type { Chances, Moment } from '../../tables/statistics.ts';
import { useWording } from '../table/wording.ts';
import './chances-chart.css';

type ChartProps = { readonly chances: readonly Chances[]; readonly moment: Moment | undefined };

/** In units of the picture; the lines keep their width however large it is drawn. */
const WIDTH = 400;
const HEIGHT = 100;
/** With fewer points there is nothing to see. */
const FEWEST = 4;

export function ChancesChart({ chances, moment }: ChartProps) {
  const { named } = useWording();
  const last = chances.at(-1);
  if (last === undefined || chances.length < FEWEST) return null;
  const lines = isOneParty(chances) ? ['Chance of the party'] : last.bySeat.map((_, seat) => named(seat));
  const across = (choice: number) => (choice / Math.max(1, last.choice)) * WIDTH;
  return (
    <figure className="chances">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {moment && (
          <rect
            x={across(moment.from)}
            width={Math.max(4, across(moment.to) - across(moment.from))}
            height={HEIGHT}
          />
        )}
        {lines.map((name, seat) => (
          <polyline
            key={name}
            data-line={seat}
            points={chances
              .map(({ choice, bySeat }) => `${across(choice)},${(1 - (bySeat[seat] ?? 0)) * HEIGHT}`)
              .join(' ')}
          />
        ))}
      </svg>
      <figcaption>
        <span>Chances, turn by turn:</span>
        {lines.map((name, seat) => (
          <span key={name}>
            <svg viewBox="0 0 24 4" aria-hidden="true">
              <polyline data-line={seat} points="0,2 24,2" />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** Several who win and lose together have one line. */
export const isOneParty = (chances: readonly Chances[]): boolean =>
  chances.every(({ bySeat }) => bySeat.length > 1 && bySeat.every((chance) => chance === bySeat[0]));
