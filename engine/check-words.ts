// Check words: what a record carries so that it notices when a rule has changed.

import { EMPTY_HASH, foldPlain } from './fold.ts';
import type { Match, Unit } from './match.ts';

/**
 * A check word of 24 bits per finished unit: hash of its options' keys and of the state it led to. A record carries them,
 * because a choice means something else as soon as a rule changes. They are worked out when somebody asks, as
 * a table does that is saved; checkpoints of long-finished units are thinned out on the way.
 */
export function checkWords(match: Match): readonly number[] {
  const finished = match.units.length - (match.result === undefined ? 1 : 0);
  for (let unit = match.checksKnown.length; unit < finished; unit++) {
    match.checksKnown.push(checkWord(match, unit));
    thinOut(match, unit - ALL_KEPT);
  }
  return match.checksKnown;
}

/** Checkpoints of so many units back are all kept; of those before, one in eight. */
const ALL_KEPT = 32;
const KEPT_ONE_IN = 8;

/** A checkpoint is needed for the check word of the unit that led to it, and after that only to rewind. */
function thinOut({ units }: Match, old: number): void {
  if (old < 1 || old % KEPT_ONE_IN === 0) return;
  const { from, told } = units[old] as Unit;
  units[old] = { from, told };
}

function checkWord({ units, keys, choices, now }: Match, unit: number): number {
  const next = units[unit + 1];
  const [from, to] = [(units[unit] as Unit).from, next?.from ?? choices.length];
  const hash = from === to ? EMPTY_HASH : (keys[to - 1] as number);
  return foldPlain(hash, next?.start ?? now.state) >>> 8;
}

/** Drops what belongs to choices and units that are no longer there. */
export function forgetNotes(match: Match): void {
  match.makers.length = Math.min(match.makers.length, match.choices.length);
  match.keys.length = Math.min(match.keys.length, match.choices.length);
  match.tales.length = Math.min(match.tales.length, match.units.length - 1);
  match.checksKnown.length = Math.min(match.checksKnown.length, match.units.length - 1);
}
