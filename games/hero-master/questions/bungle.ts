// The question of a bungle: on which attack.

import { because, question } from '../../../engine/question.ts';
import { NONE, type Table } from '../state.ts';
import { heroNames } from './answers.ts';
import { anAttack, attackAt, type Spot, seatOf, spotsOf } from './spot.ts';

export const BUNGLE_WHICH = question<Table, Spot>({
  name: 'bungle-which',
  clause: 'HM-ENC-18',
  ask: 'Which attack do you bungle?',
  ...anAttack,
  label: (t, spot) => `${anAttack.label(t, spot)} of ${heroNames(t, seatOf(spot))}`,
  considers: (t) => t.state.heroes.flatMap((_, seat) => spotsOf(t, seat)),
  whyNot: (t, spot, seat) =>
    seatOf(spot) === seat
      ? because('HM-BUNGLE-01', 'it is your own attack')
      : attackAt(t, spot).bungle !== NONE && because('HM-BUNGLE-02', 'it holds a bungle already'),
});
