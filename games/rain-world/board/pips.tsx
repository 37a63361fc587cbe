// A food board: filled pips, empty ones, and the line that says how many a night needs.

import { places } from '../../../web/table/in-places.ts';

type PipsProps = { readonly pips: number; readonly need: number; readonly most: number };

export function Pips({ pips, need, most }: PipsProps) {
  return (
    <span
      className="rw-pips"
      data-many={most > 9 || undefined}
      role="img"
      aria-label={`food ${pips} of ${most}, ${need} for a night`}
    >
      {places(most).map((place, at) => (
        <i data-full={at < pips || undefined} data-line={at === need - 1 || undefined} key={place} />
      ))}
      <b>
        {pips}/{need}
      </b>
    </span>
  );
}

/** What a night still lacks, in a few words. */
export function missingWords({ pips, need, most }: PipsProps): string {
  const missing = need - pips;
  if (missing <= 0) return pips >= most ? 'full' : 'enough to sleep';
  return need === most ? `${missing} more to sleep, to the brim` : `${missing} more to sleep`;
}
