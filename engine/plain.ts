// Plain data: JSON-shaped values. Is this plain, and no part reachable by two roads? Copy it, hash it.

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

const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

export const EMPTY_HASH: number = FNV_START;

/** Folds a text into a running 32-bit hash (FNV-1a). Notices accidents; it keeps no secrets. */
export function foldHash(hash: number, text: string): number {
  let folded = hash;
  for (let i = 0; i < text.length; i++) folded = Math.imul(folded ^ text.charCodeAt(i), FNV_PRIME);
  return folded;
}

/** What stands before a value of each kind, so that 1 is not true, [1, 2] is not [12] and not [[1], 2]. */
const KINDS = { number: 1, fraction: 2, string: 3, true: 4, false: 5, list: 6, record: 7, end: 8 } as const;

const foldWord = (hash: number, word: number): number => Math.imul(hash ^ word ^ (word >>> 15), FNV_PRIME);

/** Folds plain data into a running hash, as `foldHash` does a text, without writing it out: a replay does this after every unit. */
export function foldPlain(hash: number, value: unknown): number {
  if (typeof value === 'number') return foldNumber(hash, value);
  if (typeof value === 'boolean') return foldWord(hash, value ? KINDS.true : KINDS.false);
  if (typeof value === 'string') return foldHash(foldWord(hash, KINDS.string), value);
  return Array.isArray(value) ? foldList(hash, value) : foldRecord(hash, value as Record<string, unknown>);
}

function foldNumber(hash: number, value: number): number {
  if ((value | 0) === value) return foldWord(foldWord(hash, KINDS.number), value);
  return foldHash(foldWord(hash, KINDS.fraction), String(value));
}

function foldList(hash: number, list: readonly unknown[]): number {
  let folded = foldWord(hash, KINDS.list);
  for (const each of list) folded = foldPlain(folded, each);
  return foldWord(folded, KINDS.end);
}

/** What is undefined is not there, as in a saved file. */
function foldRecord(hash: number, record: Readonly<Record<string, unknown>>): number {
  let folded = foldWord(hash, KINDS.record);
  for (const key in record) {
    const value = record[key];
    if (value !== undefined) folded = foldPlain(foldHash(folded, key), value);
  }
  return foldWord(folded, KINDS.end);
}
