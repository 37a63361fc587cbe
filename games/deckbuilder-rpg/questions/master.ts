// Questions to the game master alone.

import { question } from '../../../engine/question.ts';
import { bandOf } from '../rules/sides.ts';
import { type CreatureId, creature, isMinion, sheetOf, type Table } from '../state.ts';
import { bandName, figurePlace, placeName } from './names.ts';

export const ACTIVATE_UNIT = question<Table, CreatureId>({
  name: 'activate-unit',
  clause: 'DR-R-87',
  ask: 'Who acts next?',
  key: (id) => id,
  label: (t, id) => {
    const of = creature(t, id);
    const { name } = sheetOf(t, of);
    if (!isMinion(t, of)) return name;
    const band = bandOf(t, id).length;
    return `${band === 1 ? name : `${band} ${bandName(t, id)}`} in ${placeName(t, of.arena)}`;
  },
  at: (_t, id) => figurePlace(id),
  standard: (_t, _seat, ids) => ids[0] as CreatureId,
});
