// What a variant changed: differences between the same deals, as printed and varied.

import type { Variant } from '../../engine/setup.ts';
import { namedIn } from '../focus.ts';
import type { Comparison } from '../measure/compare.ts';
import type { Kinds } from '../measure/kinds.ts';
import { type Contrast, type Difference, difference } from '../statistics/contrast.ts';
import { correctedApart } from '../statistics/correction.ts';
import { ODD } from './wins.ts';

export type Change = Difference & {
  readonly what: string;
  /** In which part of the comparison: wins of a seat, of a character, of a card's holders, a length, a feeling. */
  readonly about: string;
  /** It is about a card that the variant names. */
  readonly asked: boolean;
  /** Too large for luck, corrected for everything that was compared. */
  readonly found: boolean;
};

export type Changes = {
  readonly pairs: number;
  /** More pairs, of deals picked for a card that the variant names: they say how those with it do, and nothing else. */
  readonly focused: number;
  readonly all: readonly Change[];
  /** Those too large for luck, the surest first. */
  readonly found: readonly Change[];
};

type Named = {
  readonly what: string;
  readonly about: string;
  readonly key?: string;
  readonly sums: Contrast;
};

export function changesOf(comparison: Comparison, kinds: Kinds, variant: Variant): Changes {
  const keys = namedIn(variant, kinds);
  const rows = everything(comparison, kinds).map(({ about, what, key = '', sums }) => ({
    ...difference(sums),
    what,
    about,
    asked: keys.includes(key),
  }));
  const chances = correctedApart(rows);
  const all = rows.map((row, i) => ({ ...row, found: chances[i]! < ODD }));
  const found = all.filter((change) => change.found).sort((one, other) => one.chance - other.chance);
  return { pairs: comparison.pairs, focused: comparison.focused, all, found };
}

function everything(
  { seats, bots, starts, cards, outcomes, lengths, feel, pairs }: Comparison,
  kinds: Kinds,
): Named[] {
  const nameOf = (key: string) => kinds.all.find((kind) => kind.key === key)?.name ?? key;
  const each = (
    about: string,
    of: Record<string, Contrast>,
    name: (key: string) => string = (key) => key,
  ): Named[] => Object.entries(of).map(([key, sums]) => ({ about, what: name(key), key, sums }));
  return [
    ...seats.map((sums, seat) => ({ about: 'wins by seat', what: `Player ${seat + 1}`, sums })),
    ...(Object.keys(bots).length > 1 ? each('wins by bot', bots) : []),
    ...Object.entries(starts).flatMap(([deck, of]) => each(`wins by ${deck}`, of, nameOf)),
    ...each('wins of those who held', withoutStarts(cards, starts), nameOf),
    ...each('ends', padded(outcomes, pairs)),
    ...each('length', lengths),
    ...each('feeling', feel, (key) => FEELINGS[key] ?? key),
  ];
}

/** Those who begin with a card hold it: that is one figure, not two. */
function withoutStarts(cards: Comparison['cards'], starts: Comparison['starts']): Comparison['cards'] {
  const begun = new Set(Object.values(starts).flatMap((kinds) => Object.keys(kinds)));
  return Object.fromEntries(Object.entries(cards).filter(([key]) => !begun.has(key)));
}

const FEELINGS: Readonly<Record<string, string>> = {
  settled: 'part of the match until it is settled',
  leadChanges: 'changes of the lead',
  comebacks: 'comebacks',
  runaways: 'runaway winners',
};

/** Pairs in which neither match ended so were not noted: each is nothing of one, on both sides. */
function padded(outcomes: Comparison['outcomes'], pairs: number): Record<string, Contrast> {
  const pad = (sums: Contrast): Contrast => {
    const missing = pairs - sums[0]!;
    const neither = [1, 1, 0, 1, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 0];
    return sums.map((sum, i) => sum + missing * neither[i]!);
  };
  return Object.fromEntries(Object.entries(outcomes).map(([outcome, sums]) => [outcome, pad(sums)]));
}
