// What a card in the hand would do: an attack on the card itself, "13+ S3/5 ✗"; a bungle on the stage, in figures.

import type { Choice } from '../../../web/table/model.ts';
import type { LiftedForecast } from '../../../web/table/stage.tsx';
import type { AttackData } from '../questions/encounter.ts';
import type { Forecast } from '../rules/forecast.ts';
import { DAMAGES, type Face, printedStrengths, signed } from './figures.ts';

export function forecastOf(choice: Choice | undefined): string | undefined {
  const data = choice?.data as AttackData | undefined;
  if (data?.bare === undefined) return undefined;
  const { needed, enough } = data.bare;
  return `${needed}+ ${bestTotal(data.bare)} ${enough ? '✓' : '✗'}`;
}

/** The most promising of an attack's totals, the one that lacks least, against the defence it meets. */
export function bestTotal({ strength, defence }: Forecast): string {
  const [best] = DAMAGES.map(({ letter }, type) => ({
    letter,
    strength: strength[type]!,
    defence: defence[type]!,
  }))
    .filter((total) => total.strength > 0)
    .toSorted((one, other) => one.defence - one.strength - (other.defence - other.strength));
  return best ? `${best.letter}${best.strength}/${best.defence}` : '—';
}

/** What is lifted says what it does; a bungle, what it takes from the attack it is dropped on. */
export function liftedForecast({ label, detail, at }: Choice, faces: readonly Face[]): LiftedForecast {
  const face = at && 'card' in at ? faces[at.card] : undefined;
  const figures = face?.kind === 'bungle' ? spoiledBy(face) : [];
  return { title: label, figures, ...(detail && { text: detail }) };
}

function spoiledBy(face: Face): { word: string; value: string }[] {
  return [
    ...printedStrengths(face, signed).map((figure) => ({
      word: `Their attack’s ${figure.label}`,
      value: String(figure.value),
    })),
    ...(face.fail > 1 ? [{ word: 'Fails outright on a roll up to', value: String(face.fail) }] : []),
  ];
}
