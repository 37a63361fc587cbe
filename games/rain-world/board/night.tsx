// The end of a cycle as a picture: who slept, starved or died, what karma did, and where everybody wakes.

import { Icon } from '../../../web/table/icon.tsx';
import { useDirected, useTable } from '../../../web/table/model.ts';
import { useWording } from '../../../web/table/wording.ts';
import type { CycleRow } from '../events.ts';
import type { View } from '../view.ts';
import { Karma } from './karma.tsx';
import outlines from './marks.icons.json' with { type: 'json' };
import { NightPicture } from './night-picture.tsx';
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

export function Night({ view }: { readonly view: View }) {
  const scene = useDirected(({ isPlaying, beat }) => (isPlaying ? beat?.scene : undefined));
  if (scene?.id !== NIGHT || scene.notes === undefined) return null;
  const { rows, cycle } = scene.notes as NightNotes;
  return (
    <section className="rw-night" aria-label="The end of the cycle" data-many={rows.length > 4 || undefined}>
      <h2>{headOf(rows, cycle)}</h2>
      <ul>
        {rows.map((row) => (
          <Fate row={row} view={view} key={row.seat} />
        ))}
      </ul>
    </section>
  );
}

/** RW-CYCLE-07: the rain need not have come. */
function headOf(rows: readonly CycleRow[], cycle: number): string {
  if (rows.every(({ fate }) => fate === 'hibernated')) return `Cycle ${cycle} ends, and everybody sleeps.`;
  return rows.every(({ fate }) => fate === 'died')
    ? `Cycle ${cycle} ends. So did everybody.`
    : `The rain comes. Cycle ${cycle} is over.`;
}

/** "Green Lizard", "Hazer and 2 more". */
const whatIsGone = ([first = '', ...others]: readonly string[]): string =>
  others.length === 0 ? first : `${first} and ${others.length} more`;

type FateProps = { readonly row: CycleRow; readonly view: View };

function Fate({ row: { seat, fate, before, karma, region, discarded }, view }: FateProps) {
  const { viewer, faceOf } = useTable();
  const { named } = useWording();
  const { word, icon, tone } = FATES[fate];
  const { slugcat } = view.players[seat] ?? {};
  return (
    <li
      className="rw-cat"
      data-cat={slugcat === undefined ? undefined : faceOf(slugcat).key}
      data-tone={tone}
      data-mine={seat === viewer || undefined}
    >
      <NightPicture fate={fate} />
      <p>
        <Icon outline={icon} /> <b>{named(seat)}</b> {word}
      </p>
      <p className="rw-night-karma">
        <Karma level={before} />
        {before === karma ? (
          <em>stays</em>
        ) : (
          <>
            <em>{karma > before ? 'rises to' : 'falls to'}</em> <Karma level={karma} />
          </>
        )}
      </p>
      {fate !== 'ascending' && (
        <p className="rw-night-wakes">
          {seat === viewer ? 'wake' : 'wakes'} in {nameOfRegion(region)}
          {discarded.length > 0 && `, without ${whatIsGone(discarded.map((card) => faceOf(card).name))}`}
        </p>
      )}
    </li>
  );
}
