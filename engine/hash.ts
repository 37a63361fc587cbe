// Seeds of 128 bits: made from text or bytes, written as hexadecimal, committed to with a hash before the match.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { Fault } from './fault.ts';
import type { SeedWords } from './random.ts';

/** A seed as it is written: 32 hexadecimal digits. */
export type Seed = string;

const SEED_PATTERN = /^[0-9a-f]{32}$/;
const LONGEST_SEED_TEXT = 200;

/** The seed somebody typed: 32 hexadecimal digits are taken as they are, anything else is hashed to a seed. */
export function seedFromText(text: string): Seed {
  if (text.length === 0 || text.length > LONGEST_SEED_TEXT) {
    throw new Fault(`A seed is 1 to ${LONGEST_SEED_TEXT} characters of text; this one has ${text.length}.`);
  }
  return SEED_PATTERN.test(text) ? text : bytesToHex(sha256(utf8ToBytes(text))).slice(0, 32);
}

/** A seed nobody knows: 16 bytes from the machine's own source of chance. */
export function freshSeed(): Seed {
  return bytesToHex(randomBytes(16));
}

export const isSeed = (text: string): boolean => SEED_PATTERN.test(text);

export function seedWords(seed: Seed): SeedWords {
  const word = (at: number) => Number.parseInt(seed.slice(at * 8, at * 8 + 8), 16);
  return [word(0), word(1), word(2), word(3)];
}

/** A short sum over a plain document: whoever brings another one is noticed. */
export function sumOfDocument(document: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(document)))).slice(0, 16);
}

/** What is published before the match. Nobody can find the seed from it; anybody can check the seed against it. */
export function commitmentTo(seed: Seed): string {
  return bytesToHex(sha256(utf8ToBytes(`misadventure seed ${seed}`)));
}
