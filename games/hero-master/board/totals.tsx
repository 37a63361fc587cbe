// Four totals against four defences, line by line: icon, letter, numbers, and whether it is enough.

import { Icon } from '../../../web/table/icon.tsx';
import { DAMAGES } from './figures.ts';

type TotalsProps = {
  readonly strength: readonly number[];
  readonly defence: readonly number[];
  /** 2 on a critical hit. */
  readonly times?: number;
};

export function Totals({ strength, defence, times = 1 }: TotalsProps) {
  return (
    <ul className="hm-totals">
      {DAMAGES.map(({ name, letter, icon }, type) => {
        const printed = strength[type] ?? 0;
        const total = printed * times;
        const needed = defence[type] ?? 0;
        const isEnough = total > 0 && total >= needed;
        return (
          <li
            key={name}
            data-enough={isEnough || undefined}
            data-none={total === 0 || undefined}
            title={name}
          >
            <Icon outline={icon} />
            <span className="spoken">{name}</span>
            <span aria-hidden="true">{letter}</span>{' '}
            <b>
              {times > 1 && total > 0 ? `${printed}×${times}=${total}` : total}
              <span className="spoken"> against </span>
              <span aria-hidden="true">/</span>
              {needed}
            </b>
            <span>{isEnough ? '✓' : '✗'}</span>
            <span className="spoken">{isEnough ? 'enough' : 'not enough'}</span>
          </li>
        );
      })}
    </ul>
  );
}
