// The two tracks of a player board: health from 10 to 0, and the hand size from 6 to 3.

import { Icon } from '../../../web/table/icon.tsx';
import type { PlayerView } from '../view.ts';
import { useNamed } from './mark.tsx';
import outlines from './marks.icons.json' with { type: 'json' };

const FULL_HEALTH = 10;
const PIPS = Array.from({ length: FULL_HEALTH }, (_, step) => step + 1);
const HAND_SIZES = [6, 5, 4, 3];

export function HealthTrack({ health }: { health: number }) {
  const named = useNamed('Health', 'At 0 the hero is defeated: gold is lost, and the hand size shrinks.');
  return (
    <span className="hm-health" role="img" aria-label={`health ${health} of ${FULL_HEALTH}`} {...named}>
      <Icon outline={outlines.health} />
      <b>{health}</b>
      <span className="hm-pips" data-low={health <= 3 || undefined}>
        {PIPS.map((step) => (
          <i key={step} data-on={step <= health || undefined} />
        ))}
      </span>
    </span>
  );
}

/** Where the marker lies, and what the hand starts with when cards add to it. */
export function HandTrack({
  player: { marker, startingHandSize },
}: {
  player: Pick<PlayerView, 'marker' | 'startingHandSize'>;
}) {
  const bonus = startingHandSize - marker;
  const words = bonus === 0 ? '' : `, ${startingHandSize} with card bonus`;
  const named = useNamed(
    `Hand size ${marker}${words}`,
    'So many cards begin the next stay. A defeat takes one off; full health brings it back to 6.',
  );
  return (
    <span
      className="hm-hand-track"
      role="img"
      aria-label={`hand-size marker on ${marker}${words}`}
      {...named}
    >
      <Icon outline={outlines.hand} />
      {HAND_SIZES.map((step) => (
        <i key={step} data-on={step === marker || undefined}>
          {step}
        </i>
      ))}
      {bonus !== 0 && <b>{bonus > 0 ? `+${bonus}` : `−${-bonus}`}</b>}
    </span>
  );
}
