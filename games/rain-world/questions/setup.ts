// The question before the first cycle: which slugcat.

import { because, question } from '../../../engine/question.ts';
import type { CardId } from '../../../engine/table.ts';
import { face, type Table } from '../state.ts';
import { ownCard, regionName, signed } from './answers.ts';

export const PICK_A_SLUGCAT = question<Table, CardId>({
  name: 'pick-a-slugcat',
  clause: 'RW-SETUP-02',
  ask: 'Which slugcat will you be?',
  ...ownCard,
  isTaste: true,
  detail: (t, card) => {
    const { hp, line, most, atk, flee, start, text } = face(t, card);
    return `HP ${hp}, food ${line} of ${most}, ATK ${signed(atk)}, FLEE ${signed(flee)}, starts in ${regionName(t, start)}. ${text}`;
  },
  considers: (t) => t.box.slugcats,
  whyNot: () => because('RW-R-06', 'somebody else has taken it'),
  standard: (_t, _seat, options) => options[0]!,
});
