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
  return faultIn(value, '', new Map());
}

function faultIn(value: unknown, path: string, seen: Map<object, string>): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) ? undefined : `${path} is ${value}, which JSON cannot hold`;
    case 'object':
      return value === null ? `${path} is null: leave it out instead` : faultInside(value, path, seen);
    default:
      return `${path} is ${value === undefined ? 'undefined' : `a ${typeof value}`}`;
  }
}

function faultInside(value: object, path: string, seen: Map<object, string>): string | undefined {
  const elsewhere = seen.get(value);
  if (elsewhere !== undefined) return `${path} is the same object as ${elsewhere}: copy it`;
  seen.set(value, path || 'the state itself');
  const kind = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== Array.prototype) return `${path} is not a plain record or array`;
  for (const [key, part] of Object.entries(value)) {
    const where = Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    const fault = faultIn(part, where, seen);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
