// What adventurers exclaim when it hits them, misses them, or pays.

import type { Remarks } from '../../../web/table/remark.ts';

export const REMARKS: Remarks = {
  bad: [
    'Ow! That was my good one!',
    'I was saving that!',
    'Rude.',
    'This never happens to heroes.',
    'Who put that there?',
    'My mother warned me.',
    'I meant to do that.',
    'Not the face!',
  ],
  good: ['Mine!', 'Skill. Pure skill.', 'Drinks are on me!', 'Did you all see that?', 'About time.'],
  safe: ['Missed me!', 'Ha!', 'I have a thing for that.', 'Not today.'],
};
