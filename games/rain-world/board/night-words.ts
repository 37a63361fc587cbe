// What there is to read at the end of a cycle, and how long it takes.

import type { CardFace, Viewer } from '../../../engine/table.ts';
import type { CycleRow } from '../events.ts';
import { nameOfRegion } from './region.tsx';

export const FATE_WORDS: Readonly<Record<CycleRow['fate'], string>> = {
  hibernated: 'slept well',
  starved: 'slept hungry',
  died: 'died',
  stayed: 'sat dry in Five Pebbles',
  ascending: 'had ascended',
};

/** Alone there is no everybody. */
const ALONE: Readonly<Record<CycleRow['fate'], string>> = {
  hibernated: ' in sleep',
  starved: ' in a hungry sleep',
  died: ' badly',
  stayed: ', and the next begins',
  ascending: '',
};

/** RW-CYCLE-07: the rain need not have come. */
export function headOf(rows: readonly CycleRow[], cycle: number): string {
  if (rows.length === 1) return `Cycle ${cycle} ends${ALONE[rows[0]!.fate]}.`;
  if (rows.every(({ fate }) => fate === 'hibernated')) return `Cycle ${cycle} ends, and everybody sleeps.`;
  return rows.every(({ fate }) => fate === 'died')
    ? `Cycle ${cycle} ends. So did everybody.`
    : `The rain comes. Cycle ${cycle} is over.`;
}

export const karmaWords = ({ before, karma }: CycleRow): string =>
  before === karma ? 'stays' : karma > before ? 'rises to' : 'falls to';

type Faces = readonly Pick<CardFace, 'name'>[];

/** "wakes in Outskirts, without Hazer and 2 more"; whoever has ascended wakes nowhere. */
export function wakingWords(
  { seat, fate, region, discarded }: CycleRow,
  viewer: Viewer,
  faces: Faces,
): string {
  if (fate === 'ascending') return '';
  const wakes = `${seat === viewer ? 'wake' : 'wakes'} in ${nameOfRegion(region)}`;
  const [first, ...others] = discarded.map((card) => faces[card]?.name ?? 'a card');
  if (first === undefined) return wakes;
  return `${wakes}, without ${first}${others.length === 0 ? '' : ` and ${others.length} more`}`;
}

type Reading = { readonly rows: readonly CycleRow[]; readonly cycle: number };

/** Time to see that it is night before anything is read. */
const A_BREATH = 4;

/** In steps of an animation: one for each word of mine, four (a second) to take in how somebody else fared. */
export function nightStay({ rows, cycle }: Reading, viewer: Viewer, faces: Faces): number {
  const words = rows.map((row) =>
    row.seat === viewer
      ? `you ${FATE_WORDS[row.fate]} karma ${karmaWords(row)} ${wakingWords(row, viewer, faces)}`
      : 'how somebody else fared',
  );
  return A_BREATH + [headOf(rows, cycle), ...words].join(' ').split(' ').length;
}
