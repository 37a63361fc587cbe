// Outcome tables in figures: what a line costs whom, as fields of the stage, as a forecast and as previews.

import type { CardFace, Seat } from '../../../engine/table.ts';
import type { Forecast, Tone } from '../../../web/table/scene.ts';
import type { LiftedForecast } from '../../../web/table/stage.tsx';
import type { Face } from '../cards/card.ts';
import type { Row, Step, Who } from '../cards/notation.ts';
import { type Beside, brief } from './brief.ts';
import { asFace } from './cards.ts';

const LOSSES: readonly Step['op'][] = ['disc', 'rand', 'steal', 'pick', 'give'];

/** How many cards a line costs somebody. */
function lossOf({ steps }: Row, whom: Who): number {
  return steps.reduce((sum, { op, who, n }) => (who === whom && LOSSES.includes(op) ? sum + n : sum), 0);
}

const costsMe = ({ steps }: Row): boolean =>
  steps.some(
    ({ op, who }) =>
      (who === 'me' && ['disc', 'rand', 'downto', 'half', 'miss', 'show', 'beast'].includes(op)) ||
      op === 'lose' ||
      op === 'pay',
  );

function toneOf(row: Row): Tone {
  if (row.steps.length === 0) return 'plain';
  return costsMe(row) ? 'bad' : 'good';
}

/** The table as fields that light up, for whoever plays the card; a card without a die has none. */
export function forecastsOf(face: CardFace, by: Seat, beside?: Beside): Forecast[] {
  const { rows, rolled } = asFace(face);
  if (!rolled && rows.length < 2) return [];
  return rows.map((row) => ({ faces: facesOf(row), title: brief(row, by, beside), tone: toneOf(row) }));
}

export const toneOfRow = (face: CardFace, row: number): Tone => {
  const line = asFace(face).rows[row];
  return line === undefined ? 'plain' : toneOf(line);
};

const facesOf = ({ from, to }: Row): number[] =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step);

/** "−1 or −2": what a target may lose. */
export function previewOf(face: CardFace): string {
  const losses = asFace(face).rows.map((row) => lossOf(row, 'T'));
  const different = [...new Set(losses.filter((loss) => loss > 0))].sort();
  return different.length === 0 ? 'aim here' : different.map((loss) => `−${loss}`).join(' or ');
}

/** What matters before it is played: the average loss of a target, and how likely it hurts oneself. */
export function figuresOf(face: CardFace): { word: string; value: string }[] {
  const { rows, aimed } = asFace(face);
  const chance = (row: Row) => facesOf(row).length / 6;
  const average = rows.reduce((sum, row) => sum + lossOf(row, 'T') * chance(row), 0);
  const risk = rows.reduce((sum, row) => sum + (costsMe(row) ? facesOf(row).length : 0), 0);
  return [
    ...(aimed && average > 0 ? [{ word: 'Target loses on average', value: average.toFixed(1) }] : []),
    ...(risk > 0 && rows.length > 1 ? [{ word: 'Goes wrong for you', value: `${risk} in 6` }] : []),
  ];
}

/** The card beside it says what it does: that is not said twice. */
export function withoutDie({ text, type }: Face, detail = text): LiftedForecast {
  const more = withoutClauses(detail.replace(text, '').trim());
  if (type === 'character')
    return more === ''
      ? { title: 'Use it now?', text: 'It works only once.' }
      : { title: 'Want to be asked?', text: more };
  return more === ''
    ? { title: 'It simply happens', text: 'No die, no excuses.' }
    : { title: 'What it does', text: more };
}

/** Clause ids stand behind §. */
const withoutClauses = (text: string): string => text.replace(/ \([A-Z]+(?:-[A-Z0-9]+)+\)/g, '');
