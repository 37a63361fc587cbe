// What an attack in the hand would do, on the card itself: "13+ S3/5 ✗".

import type { Choice } from '../../../web/table/model.ts';
import { DAMAGES } from './figures.ts';

const HIT = /^Hits on (\d+); /;
const TOTAL = /(\w+) (\d+) against (\d+)/g;

/** The option says it in words: "Hits on 13; Regular 3 against 7, Spirit 3 against 5: not enough yet". */
export function forecastOf(choice: Choice | undefined): string | undefined {
  const { detail = '' } = choice ?? {};
  const needed = HIT.exec(detail)?.[1];
  if (needed === undefined) return undefined;
  const totals = [...detail.matchAll(TOTAL)].map(([, name, strength, defence]) => ({
    letter: DAMAGES.find((damage) => damage.name === name)?.letter ?? '',
    strength: Number(strength),
    defence: Number(defence),
  }));
  return `${needed}+ ${bestOf(totals)} ${detail.endsWith(': enough') ? '✓' : '✗'}`;
}

type Total = { readonly letter: string; readonly strength: number; readonly defence: number };

/** The most promising of an attack's totals: the one that lacks least. */
export function bestOf(totals: readonly Total[]): string {
  const [best] = totals.toSorted(
    (one, other) => one.defence - one.strength - (other.defence - other.strength),
  );
  return best ? `${best.letter}${best.strength}/${best.defence}` : '—';
}
