// What somebody exclaims the moment it hits them, or pays: a game brings a few lines, by how it feels.

import type { Seat } from '../../engine/table.ts';
import type { Directed } from './director.ts';
import type { Tone } from './scene.ts';

/** `{ bad: ['Ow!'], good: ['Mine!'], safe: ['Missed me.'] }`; short, they stand in a bubble. */
export type Remarks = Readonly<Partial<Record<Tone, readonly string[]>>>;

/** Never before its consequence flies, and never about a mere draw at the start of a turn. */
export function remarkOf(remarks: Remarks, seat: Seat, now: Directed): string | undefined {
  const { beat, isPlaying, told } = now;
  if (!isPlaying || (beat?.step !== 'consequence' && beat?.step !== 'triumph')) return undefined;
  const felt = beat.felt.find(({ seat: whose, whom, word }) => whose === seat && !whom && word !== '');
  const lines = (felt && remarks[felt.tone]) ?? [];
  return lines[(told.length + seat) % lines.length];
}
