// The words scenes are written with: who feels what, how a roll is told, and how long others' deeds may take.

import type { Sentence } from '../../../engine/event.ts';
import type { Seat } from '../../../engine/table.ts';
import {
  changed,
  type DieRoll,
  type Felt,
  type Scenery,
  type Script,
  type Sum,
} from '../../../web/table/scene.ts';
import type { CycleRow, Event, Roll } from '../events.ts';
import outlines from './marks.icons.json' with { type: 'json' };

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;
export type Line = { readonly script: Script; readonly sentence: Sentence; readonly scenery: Scenery };
export type Plays = { readonly [Kind in Event['kind']]?: (event: Of<Kind>, line: Line) => void };

/** The end of a cycle is drawn by the board itself; what it needs stands in the scene's notes. */
export const NIGHT = 'night';
export type NightNotes = { readonly rows: readonly CycleRow[]; readonly cycle: number };

/** The rain is here: whoever it takes, it takes in this scene. */
export const DOWNPOUR = 'downpour';

export const pips = (seat: Seat, by: number): Felt => changed(seat, 'pips', by, { icon: outlines.food });

export const idHere = (script: Script): string | undefined => script.latest?.id;
/** A fight is known by who fights whom: all that follows belongs to it until another scene opens. */
export const ofFight = (script: Script): string | undefined =>
  script.find(({ id }) => id.startsWith('fight'))?.id;

/** The others' deeds pass quickly. */
export const stay = ({ scenery }: Line, seat: Seat, mine: number, others: number): { stay: number } => ({
  stay: scenery.viewer === seat ? mine : others,
});

/** Somebody feels something: within the scene that brought it, or as an aside when none is on. */
export function feel(line: Line, felt: Felt, extra: Parameters<Script['feel']>[2] = {}): void {
  const id = idHere(line.script);
  if (id === undefined || id === NIGHT) line.script.aside(felt);
  else line.script.feel(id, felt, { stay: 1.6, ...extra });
}

const d20 = (value: number, title: string, tone: NonNullable<DieRoll['tone']> = 'light'): DieRoll => ({
  value,
  sides: 20,
  title,
  tone,
});

/** "12 die + 3 = 15 against 14: dead". */
export function sumOf(
  { die, total, beat, success }: Roll,
  words: { title: string; beat: string; yes: string; no: string },
): Sum {
  const added = total - die;
  const isHigher = total > beat;
  return {
    die: d20(die, words.title),
    terms: [
      { value: die, label: words.title, isTotal: added === 0 },
      ...(added === 0
        ? []
        : [
            { sign: added < 0 ? '−' : '+', value: Math.abs(added), label: 'modifiers' },
            { sign: '=', value: total, label: 'in all', isTotal: true },
          ]),
      { sign: isHigher ? '>' : '≤', value: beat, label: words.beat },
    ],
    ...(isHigher !== success && { note: success ? 'a natural 20 always does' : 'a natural 1 never does' }),
    verdict: success ? words.yes : words.no,
    tone: success ? 'good' : 'bad',
  };
}

/** A roll joins the lines of its scene: the die first, its meaning a breath later. */
export function roll(line: Line, id: string | undefined, sum: Sum, seat: Seat): void {
  const { script } = line;
  const before = script.find((scene) => scene.id === id)?.sums ?? [];
  const open: Sum = { ...sum, terms: [], verdict: '', tone: 'plain' };
  script.go(
    'roll',
    id,
    { sums: [...before.slice(-1), open] },
    { sound: 'dice', ...stay(line, seat, 4.4, 2.4) },
  );
  script.go('verdict', id, { sums: [...before.slice(-1), sum] }, stay(line, seat, 3.6, 2));
}
