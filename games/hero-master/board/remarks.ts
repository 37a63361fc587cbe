// What heroes exclaim when it hits them, misses them, or pays.

import type { Remarks } from '../../../web/table/remark.ts';

export const REMARKS: Remarks = {
  bad: [
    'Ow! Union rules!',
    'That was not in the quest!',
    'Sabotage! Sabotage!',
    'I felt that.',
    'It started it!',
    'Put that in the song and I quit.',
    'Who gave it a weapon?',
  ],
  good: [
    'Ka-ching!',
    'Put that in the song!',
    'Mine, I saw it first.',
    'All in a day’s work.',
    'Finders keepers.',
  ],
  safe: ['Missed!', 'Armour pays.', 'Ha!'],
};
