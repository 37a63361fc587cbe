// Small figures used everywhere on this board: health as a bar, hits as drops, an icon with a number, conditions.

import type { ReactNode } from 'react';
import { Icon, type Outline } from '../../../web/table/icon.tsx';
import type { CreatureView } from '../view.ts';
import outlines from './marks.icons.json' with { type: 'json' };
import states from './states.icons.json' with { type: 'json' };

export const STATES: Readonly<Record<string, Outline>> = states;

type MarkProps = {
  readonly icon: Outline;
  readonly value: ReactNode;
  readonly label: string;
  readonly tone?: 'good' | 'bad' | undefined;
};

export function Mark({ icon, value, label, tone }: MarkProps) {
  return (
    <span className="dr-mark" role="img" aria-label={`${label} ${value}`} title={label} data-tone={tone}>
      <Icon outline={icon} />
      <b>{value}</b>
    </span>
  );
}

type Health = Pick<CreatureView, 'rank' | 'health' | 'maxHealth' | 'quarters'>;

/** "18 of 26", "3 of 4 quarters", "1 hit left". */
export function healthWords({ rank, health = 0, maxHealth = 0, quarters }: Health): string {
  if (quarters !== undefined) return `Health ${quarters} of 4 quarters`;
  if (rank === 'minion') return `${health} ${health === 1 ? 'hit' : 'hits'} left`;
  if (health <= 0) return `unconscious, Health 0 of ${maxHealth}`;
  return health === maxHealth
    ? `Health ${health} of ${maxHealth}`
    : `Health ${health} of ${maxHealth}, battle damage ${maxHealth - health}`;
}

export const shareOf = ({ health = 0, maxHealth = 1, quarters }: Health): number =>
  quarters === undefined ? Math.max(0, health) / Math.max(1, maxHealth) : quarters / 4;

export function HealthBar({ of, isPlain = false }: { of: Health; isPlain?: boolean }) {
  const share = shareOf(of);
  const words = healthWords(of);
  return (
    <span
      className="dr-health"
      role="img"
      aria-label={words}
      title={words}
      data-low={share <= 0.34 || undefined}
    >
      <span className="dr-health-bar" style={{ inlineSize: `${share * 100}%` }} />
      {!isPlain && (
        <span className="dr-health-words">
          <Icon outline={outlines.health} />
          {of.quarters === undefined ? `${of.health}/${of.maxHealth}` : `${of.quarters}/4`}
        </span>
      )}
    </span>
  );
}

export function Conditions({ of }: { of: readonly string[] }) {
  return of.map((condition) => (
    <span className="dr-condition" role="img" aria-label={condition} title={condition} key={condition}>
      <Icon outline={STATES[condition] ?? outlines.trap} />
    </span>
  ));
}

export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
