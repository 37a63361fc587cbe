// Quests: what activating an object, a new round, or the end of a battle does for them.

import type { Count, QuestPlan, ZonePlan } from '../adventures/plan.ts';
import type { Quest } from '../journey.ts';
import type { Table } from '../state.ts';
import type { ZoneObject } from '../zone.ts';
import { note, unveil } from './note.ts';
import { applyOutcome } from './outcome.ts';

const questPlans = (t: Table): readonly QuestPlan[] =>
  (JSON.parse(t.state.journey.here) as ZonePlan).quests ?? [];

/** DR-CAMPAIGN-05: what there is to be done in this zone is known from the start. */
export function setQuests(t: Table): void {
  t.state.journey.quests = questPlans(t).map(({ name, text, type, times }, quest) => {
    unveil(t, { kind: 'quest', name, text });
    return { name, text, type, times: times ?? neededOf(t, type, quest), done: false, failed: false };
  });
}

/** One activation, or all that belongs to it. */
const neededOf = (t: Table, type: Quest['type'], quest: number): number =>
  type === 'activate' || type === 'silence' ? 1 : objectsOf(t, quest).length;

/** An object of a quest was activated: is the quest fulfilled by it? */
export function noteActivation(t: Table, index: number): void {
  const object = t.state.zone.objects[index] as ZoneObject;
  if (object.quest < 0) return;
  const plan = questPlans(t)[object.quest];
  if (plan === undefined || plan.atVictory === true) return;
  if (isFulfilled(t, object.quest)) fulfil(t, plan, object.quest);
}

const objectsOf = (t: Table, quest: number): ZoneObject[] =>
  t.state.zone.objects.filter((object) => object.quest === quest);

const isFulfilled = (t: Table, quest: number): boolean =>
  progressOf(t, quest) >= (t.state.journey.quests[quest]?.times ?? 1);

/** How much of it is done: activations, or things. */
export function progressOf(t: Table, quest: number): number {
  const objects = objectsOf(t, quest);
  const { round, zone } = t.state;
  switch (t.state.journey.quests[quest]?.type) {
    case 'levers':
      return objects.filter((object) => object.activated > 0 && object.round === round).length;
    case 'destroy':
      return objects.filter(({ hits }) => hits === 0).length;
    case 'escort':
      return objects.filter(({ arena }) => arena === zone.exit).length;
    default:
      return objects.reduce((sum, { activated }) => sum + activated, 0);
  }
}

/** DR-CAMPAIGN-05. */
function fulfil(t: Table, plan: QuestPlan, quest: number): void {
  const entry = t.state.journey.quests[quest] as Quest | undefined;
  if (entry === undefined || entry.done || entry.failed) return;
  entry.done = true;
  note(t, { kind: 'questDone', name: plan.name });
  applyOutcome(t, plan.reward);
}

/** When a battle is won: what was fulfilled is rewarded, the rest has failed. */
export function judgeQuests(t: Table, { quests = [] }: ZonePlan): void {
  for (const [i, plan] of quests.entries()) {
    const entry = t.state.journey.quests[i];
    if (entry === undefined || entry.done) continue;
    if (!entry.failed && isFulfilled(t, i)) fulfil(t, plan, i);
    else fail(t, plan, i);
  }
}

/** A quest that failed says so once; what is left of its objects makes it worse. */
function fail(t: Table, plan: QuestPlan, quest: number): void {
  const entry = t.state.journey.quests[quest] as Quest;
  entry.failed = true;
  note(t, { kind: 'questFailed', name: plan.name });
  const { next = [], ...failure } = plan.failure ?? {};
  const left = plan.type === 'destroy' ? objectsOf(t, quest).filter(({ hits }) => hits > 0).length : 1;
  const each = next.map((group) => ({ ...group, count: times(group.count ?? 1, left) }));
  applyOutcome(t, { ...failure, ...(each.length > 0 ? { next: each } : {}) });
}

const times = (count: Count, n: number): Count =>
  typeof count === 'number' ? count * n : count.map((each) => each * n);

/** Silence the Bell: while it tolls, somebody comes to its rope at the start of the game master's turn, from round 3 on. */
export function tolling(t: Table): { kind: string; arena: number } | undefined {
  if (!t.state.journey.isAdventure || t.state.round < FIRST_TOLL) return undefined;
  const quest = questPlans(t).findIndex(({ type }) => type === 'silence');
  if (quest < 0 || t.state.journey.quests[quest]?.done) return undefined;
  return { kind: TOLLED, arena: objectsOf(t, quest)[0]?.arena ?? t.state.zone.start };
}

const FIRST_TOLL = 3;
export const TOLLED = 'bone-guard';
