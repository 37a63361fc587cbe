// Plain data: JSON-shaped values. Is this plain, and no part reachable by two roads? Copy it.

/** Copies plain data of any shape. A game's own `copy` is several times faster for a whole state. */
export function copyPlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyPlain) as T;
  // All in one step, and then what lies deeper: most events are flat, and a match copies every one.
  const copy = { ...value } as Record<string, unknown>;
  for (const key in copy) if (typeof copy[key] === 'object') copy[key] = copyPlain(copy[key]);
  return copy as T;
}

/**
 * Says where a value is not plain data, or undefined when all of it is.
 *
 *     whyNotPlain({ hand: [1, undefined] })   // "hand[1] is undefined"
 */
export function whyNotPlain(value: unknown): string | undefined {
  const fault = faultIn(value, new Set());
  if (fault === undefined) return undefined;
  const { keys, says, twin } = fault;
  const elsewhere =
    twin && `is the same object as ${pathOf(wayTo(twin, value)) || 'the state itself'}: copy it`;
  return `${pathOf(keys)} ${elsewhere ?? says}`;
}

/** What is wrong, and by which keys it is reached; a twin was met before in another place. */
type NotPlain = { readonly keys: readonly string[]; readonly says: string; readonly twin?: object };

function faultIn(value: unknown, seen: Set<object>): NotPlain | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) ? undefined : fault(`is ${value}, which JSON cannot hold`);
    case 'object':
      return value === null ? fault('is null: leave it out instead') : faultInside(value, seen);
    default:
      return fault(`is ${value === undefined ? 'undefined' : `a ${typeof value}`}`);
  }
}

const fault = (says: string): NotPlain => ({ keys: [], says });

function faultInside(value: object, seen: Set<object>): NotPlain | undefined {
  if (seen.has(value)) return { ...fault(''), twin: value };
  seen.add(value);
  const kind = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== Array.prototype) return fault('is not a plain record or array');
  for (const key in value) {
    const found = faultIn((value as Record<string, unknown>)[key], seen);
    if (found !== undefined) return { ...found, keys: [key, ...found.keys] };
  }
  return undefined;
}

/** The keys of the first way to a part. */
function wayTo(part: object, value: unknown): string[] {
  if (value === part || typeof value !== 'object' || value === null) return [];
  for (const [key, each] of Object.entries(value)) {
    const way = wayTo(part, each);
    if (each === part || way.length > 0) return [key, ...way];
  }
  return [];
}

const pathOf = (keys: readonly string[]): string =>
  keys.map((key, i) => (/^\d+$/.test(key) ? `[${key}]` : i === 0 ? key : `.${key}`)).join('');
