// Tallies: plain data whose every leaf is a sum, so that two are merged by adding and none grows with the matches.

/** Numbers, lists and records of them; nothing else. */
export type Tally = number | Tally[] | { [name: string]: Tally };

/** Adds all sums of one tally to another, in place: what only one of them has is kept. */
export function addTo<T>(into: T, from: T): void {
  const [target, source] = [into, from] as unknown as [Record<string, Tally>, Record<string, Tally>];
  for (const [name, part] of Object.entries(source)) {
    const own = target[name];
    if (own === undefined) target[name] = structuredClone(part);
    else if (typeof part === 'number') target[name] = (own as number) + part;
    else addTo(own, part);
  }
}

/** Counts one more (or so many more) under a name. */
export function count(counts: Record<string, number>, name: string | number, more = 1): void {
  counts[name] = (counts[name] ?? 0) + more;
}

/** The part of that name, made when it is first asked for. */
export function part<T>(parts: Record<string, T>, name: string, make: () => T): T {
  const own = parts[name];
  if (own !== undefined) return own;
  const made = make();
  parts[name] = made;
  return made;
}
