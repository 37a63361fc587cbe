// A correction when many things are compared at once: among a hundred cards five look odd by pure chance.

/**
 * Holm's step-down correction: of all the things called different in a family, chance makes a single mistake in at
 * most one family of twenty. Returns the corrected chances in the order given.
 */
export function holm(chances: readonly number[]): number[] {
  const order = chances.map((_, i) => i).sort((one, other) => chances[one]! - chances[other]!);
  const corrected = chances.slice();
  let least = 0;
  order.forEach((i, rank) => {
    least = Math.max(least, Math.min(1, chances[i]! * (chances.length - rank)));
    corrected[i] = least;
  });
  return corrected;
}

/** The same for differences, of which those with too little to go by claim nothing and cost the others nothing. */
export function corrected(
  differences: readonly { readonly enough: boolean; readonly chance: number }[],
): number[] {
  const counted = differences.filter(({ enough }) => enough);
  const chances = holm(counted.map(({ chance }) => chance));
  return differences.map((each) => (each.enough ? chances[counted.indexOf(each)]! : 1));
}

/**
 * The same where some were asked about and the rest is only looked at beside them. Each family gets half of the mistakes
 * allowed, so that what was asked about is not drowned among a hundred other figures; together there is still a mistake
 * in at most one run of twenty.
 */
export function correctedApart(
  differences: readonly { readonly enough: boolean; readonly chance: number; readonly asked: boolean }[],
): number[] {
  const families = [true, false].map((asked) => differences.filter((each) => each.asked === asked));
  const counted = families.filter((family) => family.some(({ enough }) => enough));
  const chances = new Map(
    counted.flatMap((family) => corrected(family).map((chance, i) => [family[i]!, chance])),
  );
  return differences.map((each) => Math.min(1, (chances.get(each) ?? 1) * Math.max(1, counted.length)));
}
