// Folding texts and plain data into a running 32-bit hash (FNV-1a). It notices accidents; it keeps no secrets.

const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** As a signed number, like every hash after it: V8 keeps those without allocating. */
export const EMPTY_HASH: number = FNV_START | 0;

/** Folds a text into a running hash. */
export function foldHash(hash: number, text: string): number {
  let folded = hash;
  for (let i = 0; i < text.length; i++) folded = Math.imul(folded ^ text.charCodeAt(i), FNV_PRIME);
  return folded;
}

/** What stands before a value of each kind, so that 1 is not true, [1, 2] is not [12] and not [[1], 2]. */
const KINDS = { number: 1, fraction: 2, string: 3, true: 4, false: 5, list: 6, record: 7, end: 8 } as const;

const foldWord = (hash: number, word: number): number => Math.imul(hash ^ word ^ (word >>> 15), FNV_PRIME);

/** Folds plain data, as `foldHash` does a text, without writing it out: a replay does this after every unit. */
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

/** Most of a state are lists of cards, so numbers take the short way. */
function foldList(hash: number, list: readonly unknown[]): number {
  let folded = foldWord(hash, KINDS.list);
  for (let i = 0; i < list.length; i++) {
    const each = list[i];
    folded = typeof each === 'number' ? foldNumber(folded, each) : foldPlain(folded, each);
  }
  return foldWord(folded, KINDS.end);
}

/** What is undefined is not there, as in a saved file. */
function foldRecord(hash: number, record: Readonly<Record<string, unknown>>): number {
  let folded = foldWord(hash, KINDS.record);
  let name = BEFORE_THE_FIRST;
  for (const key in record) {
    const value = record[key];
    if (value === undefined) continue;
    name = name.next?.text === key ? name.next : followedBy(name, key);
    folded = foldPlain(foldName(folded, name), value);
  }
  return foldWord(folded, KINDS.end);
}

/**
 * A field's name as `foldHash` folds it. One letter changes the lowest byte of a hash and multiplies the whole by the
 * prime; so a name multiplies by a power of the prime, and what it adds depends on the lowest byte alone. Both are worked
 * out once: a state of Hero Master has a thousand letters in its names, and its check word takes a quarter less time.
 */
type Name = {
  readonly text: string;
  readonly factor: number;
  /** By the lowest byte; absent where a letter takes more than a byte. */
  readonly addends: Int32Array | undefined;
  /** The name that came after it last time: most likely it does again. */
  next: Name | undefined;
};

const NAMES = new Map<string, Name>();
const BEFORE_THE_FIRST: Name = newName('');

function foldName(hash: number, { text, factor, addends }: Name): number {
  if (addends === undefined) return foldHash(hash, text);
  return (Math.imul(hash, factor) + addends[hash & 0xff]!) | 0;
}

function followedBy(name: Name, text: string): Name {
  const next = NAMES.get(text) ?? newName(text);
  NAMES.set(text, next);
  name.next = next;
  return next;
}

function newName(text: string): Name {
  let factor = 1;
  for (let i = 0; i < text.length; i++) factor = Math.imul(factor, FNV_PRIME);
  const addends = Int32Array.from({ length: 256 }, (_, low) => foldHash(low, text) - Math.imul(low, factor));
  const isOfBytes = /^[\0-\xff]*$/.test(text);
  return { text, factor, addends: isOfBytes ? addends : undefined, next: undefined };
}
