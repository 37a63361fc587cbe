// The to-hit value item by item, against the defence, with the chance and the damage.

import { hurtBy } from '../blow.ts';
import { signed } from '../cards/gear-text.ts';
import type { AimData } from '../questions/attack.ts';
import { percent } from './bars.tsx';

export function SumLine({ of, isShort = false }: { of: AimData; isShort?: boolean }) {
  const { toHit, items, defence, guards, chance } = of;
  return (
    <span className="dr-sum">
      <span className="dr-sum-odds">
        <b>{percent(chance)}</b> <small>{of.hits === 1 ? 'to fell it' : `for ${hurtBy(of)}`}</small>
      </span>
      {!isShort && (
        <span className="dr-sum-items">
          2d6 {signed(toHit)} <small>({items.map(({ what, n }) => `${what} ${signed(n)}`).join(', ')})</small>{' '}
          against <b>{defence}</b>
          {guards > 0 && ` and up to ${guards} ${guards === 1 ? 'counter' : 'counters'} (+2 each)`}
        </span>
      )}
    </span>
  );
}
