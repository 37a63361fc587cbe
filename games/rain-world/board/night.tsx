// The end of a cycle as a picture: who slept, starved or died, what karma did, and where everybody wakes.

import { Icon } from '../../../web/table/icon.tsx';
import { useDirected, useTable } from '../../../web/table/model.ts';
import { useWording } from '../../../web/table/wording.ts';
import type { CycleRow } from '../events.ts';
import { Karma } from './karma.tsx';
import outlines from './marks.icons.json' with { type: 'json' };
import { nameOfRegion } from './region.tsx';
import { NIGHT, type NightNotes } from './scene-words.ts';

const FATES: Readonly<
  Record<CycleRow['fate'], { readonly word: string; readonly icon: string; readonly tone: string }>
> = {
  hibernated: { word: 'slept well', icon: outlines.sleep, tone: 'good' },
  starved: { word: 'slept hungry', icon: outlines.starve, tone: 'fair' },
  died: { word: 'died', icon: outlines.dead, tone: 'bad' },
  stayed: { word: 'sat dry in Five Pebbles', icon: outlines['no-rain'], tone: 'fair' },
  ascending: { word: 'is gone from here', icon: outlines.ascend, tone: 'good' },
};

export function Night() {
  const scene = useDirected(({ isPlaying, beat }) => (isPlaying ? beat?.scene : undefined));
  if (scene?.id !== NIGHT || scene.notes === undefined) return null;
  const { rows, cycle } = scene.notes as NightNotes;
  return (
    <section className="rw-night" aria-label="The end of the cycle" data-many={rows.length > 5 || undefined}>
      <h2>The rain comes. Cycle {cycle} is over.</h2>
      <ul>
        {rows.map((row) => (
          <Fate row={row} key={row.seat} />
        ))}
      </ul>
    </section>
  );
}

function Fate({ row: { seat, fate, before, karma, region, discarded } }: { readonly row: CycleRow }) {
  const { viewer } = useTable();
  const { named } = useWording();
  const { word, icon, tone } = FATES[fate];
  return (
    <li data-tone={tone} data-mine={seat === viewer || undefined}>
      <Icon outline={icon} />
      <b>{named(seat)}</b>
      <span>{word}</span>
      <span className="rw-night-karma">
        <Karma level={before} />
        {before === karma ? (
          <em>stays</em>
        ) : (
          <>
            <em>{karma > before ? 'rises to' : 'falls to'}</em> <Karma level={karma} />
          </>
        )}
      </span>
      <span>
        {fate === 'ascending' ? '' : `wakes in ${nameOfRegion(region)}`}
        {discarded > 0 && `, ${discarded} ${discarded === 1 ? 'card' : 'cards'} lost`}
      </span>
    </li>
  );
}
