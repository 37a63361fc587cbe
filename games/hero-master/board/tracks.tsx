// The two tracks of a player board: health from 10 to 0, and the hand size from 6 to 3.

import { Icon } from '../../../web/table/icon.tsx';
import outlines from './marks.icons.json' with { type: 'json' };

const FULL_HEALTH = 10;
const HAND_SIZES = [6, 5, 4, 3];

const steps = Array.from({ length: FULL_HEALTH }, (_, step) => step + 1);

export function HealthTrack({ health }: { health: number }) {
  return (
    <span className="hm-health" role="img" aria-label={`health ${health} of ${FULL_HEALTH}`} title="Health">
      <Icon outline={outlines.health} />
      <b>{health}</b>
      <span className="hm-pips" data-low={health <= 3 || undefined}>
        {steps.map((step) => (
          <i key={step} data-on={step <= health || undefined} />
        ))}
      </span>
    </span>
  );
}

type HandTrackProps = { readonly marker: number; readonly size: number };

export function HandTrack({ marker, size }: HandTrackProps) {
  const bonus = size === marker ? '' : `, ${size} with card bonus`;
  return (
    <span
      className="hm-hand-track"
      role="img"
      aria-label={`hand-size marker on ${marker}${bonus}`}
      title={`Hand size${bonus}`}
    >
      <Icon outline={outlines.hand} />
      {HAND_SIZES.map((step) => (
        <i key={step} data-on={step === marker || undefined}>
          {step}
        </i>
      ))}
      {size !== marker && <b>+{size - marker}</b>}
    </span>
  );
}
