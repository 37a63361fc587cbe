// One line of the panel: a thing that can be chosen like any other, with its chance or its price.

import { Icon } from '../../../web/table/icon.tsx';
import { useThing } from '../../../web/table/thing.ts';
import type { Row } from './rows.ts';

export function ActRow({ row: { spot, seat, icon, title, figure, note, tone } }: { readonly row: Row }) {
  const { props, spoken } = useThing({
    place: seat === undefined ? { spot } : { spot, seat },
    label: [title, figure, note].filter(Boolean).join(', '),
  });
  return (
    <button {...props} className="rw-row" data-tone={tone}>
      <span className="spoken">{spoken}</span>
      <Icon outline={icon} />
      <span className="rw-row-title" aria-hidden="true">
        {title}
      </span>
      {figure && (
        <b className="rw-row-figure" aria-hidden="true">
          {figure}
        </b>
      )}
      {note && (
        <span className="rw-row-note" aria-hidden="true">
          {note}
        </span>
      )}
    </button>
  );
}
