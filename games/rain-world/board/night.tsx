// The end of a cycle as a picture: who slept, starved or died, what karma did, and where everybody wakes.

import { Icon } from '../../../web/table/icon.tsx';
import { useDirected, useTable } from '../../../web/table/model.ts';
import { useWording } from '../../../web/table/wording.ts';
import type { CycleRow } from '../events.ts';
import type { View } from '../view.ts';
import { Karma } from './karma.tsx';
import outlines from './marks.icons.json' with { type: 'json' };
import { NightPicture } from './night-picture.tsx';
import { FATE_WORDS, headOf, karmaWords, wakingWords } from './night-words.ts';
import { NIGHT, type NightNotes } from './scene-words.ts';

const FATES: Readonly<Record<CycleRow['fate'], { readonly icon: string; readonly tone: string }>> = {
  hibernated: { icon: outlines.sleep, tone: 'good' },
  starved: { icon: outlines.starve, tone: 'fair' },
  died: { icon: outlines.dead, tone: 'bad' },
  stayed: { icon: outlines['no-rain'], tone: 'fair' },
  ascending: { icon: outlines.ascend, tone: 'good' },
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

type FateProps = { readonly row: CycleRow; readonly view: View };

function Fate({ row, view }: FateProps) {
  const { viewer, box, faceOf } = useTable();
  const { named } = useWording();
  const { seat, fate, before, karma } = row;
  const { icon, tone } = FATES[fate];
  const { slugcat } = view.players[seat] ?? {};
  const waking = wakingWords(row, viewer, box.faces);
  return (
    <li
      className="rw-cat"
      data-cat={slugcat === undefined ? undefined : faceOf(slugcat).key}
      data-tone={tone}
      data-mine={seat === viewer || undefined}
    >
      <NightPicture fate={fate} />
      <p>
        <Icon outline={icon} /> <b>{named(seat)}</b> {FATE_WORDS[fate]}
      </p>
      <p className="rw-night-karma">
        <Karma level={before} /> <em>{karmaWords(row)}</em> {before !== karma && <Karma level={karma} />}
      </p>
      {waking && <p className="rw-night-wakes">{waking}</p>}
    </li>
  );
}
