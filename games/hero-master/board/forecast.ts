// What an attack in the hand would do, on the card itself: "13+ S3/5 ✗".

import type { Choice } from '../../../web/table/model.ts';
import type { AttackData } from '../questions/encounter.ts';
import type { Forecast } from '../rules/forecast.ts';
import { DAMAGES } from './figures.ts';

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
