// Questions that choose a creature, or where its counters go.

import { question } from '../../../engine/question.ts';
import { gearAt, UNARMED } from '../rules/counter.ts';
import { type CreatureId, creature, face, isMinion, type Table } from '../state.ts';
import { creatureName, figurePlace, forWhom, slotName, slotPlace } from './names.ts';

const figures = {
  key: (id: CreatureId) => id,
  label: (t: Table, id: CreatureId) => creatureName(t, id),
  at: (_t: Table, id: CreatureId) => figurePlace(id),
  detail: (t: Table, id: CreatureId) => {
    const of = creature(t, id);
    return `${of.health} of ${of.maxHealth} ${isMinion(t, of) ? 'hits' : 'Health'}`;
  },
};

export const CHOOSE_ALLY = question<Table, CreatureId>({
  ...figures,
  name: 'choose-ally',
  clause: 'DR-SYN-12',
  ask: (t) => `${forWhom(t)}For whom?`,
});

export const CHOOSE_ENEMY = question<Table, CreatureId>({
  ...figures,
  name: 'choose-enemy',
  clause: 'DR-R-79',
  ask: (t) => `${forWhom(t)}Which enemy?`,
});

export const CHOOSE_MEMBER = question<Table, CreatureId>({
  ...figures,
  name: 'choose-member',
  clause: 'DR-R-88',
  ask: 'Which minion uses the card?',
});

export const MEND_MEMBER = question<Table, CreatureId>({
  ...figures,
  name: 'mend-member',
  clause: 'DR-R-88',
  ask: 'Which minion regains a hit?',
});

export const OFFER_MEMBER = question<Table, CreatureId>({
  ...figures,
  name: 'offer-member',
  clause: 'DR-R-88',
  ask: 'Which minion dies for the others?',
});

const slots = {
  key: (slot: number) => slot,
  label: (t: Table, slot: number) => slotName(t, t.state.asking, slot),
  at: (t: Table, slot: number) => slotPlace(t, t.state.asking, slot),
};

export const COUNTER_WHERE = question<Table, number>({
  ...slots,
  detail: (t, slot) =>
    slot === UNARMED ? undefined : face(t, gearAt(t, creature(t, t.state.asking), slot)).text,
  name: 'counter-where',
  clause: 'DR-R-32',
  ask: (t) => `${forWhom(t)}Put the counters on what?`,
});

export const GUARD_WHERE = question<Table, number>({
  ...slots,
  name: 'guard-where',
  clause: 'DR-DEFEND-04',
  ask: (t) => `${forWhom(t)}Put the defence counters on what?`,
});
