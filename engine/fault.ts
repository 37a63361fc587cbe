// A fault is an error meant for a person: one sentence that says what was wrong, with what, and what to do next.

/** Thrown for bad input. Whoever talks to the person shows `message` and nothing else; nothing is lost. */
export class Fault extends Error {
  override readonly name = 'Fault';
}

/** Of the names that exist, the one the person probably meant: "; did you mean “search”?", or nothing. */
export function didYouMean(wrong: string, names: readonly string[]): string {
  const ranked = names
    .map((name) => ({ name, distance: editDistance(wrong.toLowerCase(), name.toLowerCase()) }))
    .sort((one, other) => one.distance - other.distance);
  const nearest = ranked[0];
  return nearest !== undefined && nearest.distance <= Math.max(2, wrong.length / 3)
    ? `; did you mean “${nearest.name}”?`
    : '';
}

function editDistance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = (above[j - 1] as number) + (one[i - 1] === other[j - 1] ? 0 : 1);
      row.push(Math.min(change, (above[j] as number) + 1, (row[j - 1] as number) + 1));
    }
    above = row;
  }
  return above[other.length] as number;
}
