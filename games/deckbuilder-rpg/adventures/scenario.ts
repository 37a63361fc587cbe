// What a match begins from: an adventure of the shelf or of a file, and the party that sets out on it.

import { Fault } from '../../../engine/fault.ts';
import type { ScenarioSpec } from '../../../engine/game.ts';
import { checkedPlan } from './check.ts';
import { checkedParty } from './check-party.ts';
import { meterLines } from './meter.ts';
import type { ScenarioPlan } from './plan.ts';
import { suppliedPlan } from './shelf.ts';

/** An adventure by itself, or with the party of the match before: `{ adventure, party }`. The adventure may be named by id. */
function check(document: unknown, table: { readonly players: number }): ScenarioPlan {
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    throw new Fault(
      'An adventure is a JSON object: see the format in the adventures supplied with the game.',
    );
  const { adventure, party } = document as Record<string, unknown>;
  if (adventure === undefined) return { adventure: checkedPlan(document) };
  const plan = typeof adventure === 'string' ? suppliedPlan(adventure) : checkedPlan(adventure);
  return party === undefined
    ? { adventure: plan }
    : { adventure: plan, party: checkedParty(party, table.players - 1) };
}

export const scenario: ScenarioSpec = {
  title: 'adventure',
  check,
  describe: (checked) => meterLines((checked as ScenarioPlan).adventure),
  standard: (_players, { adventure }): ScenarioPlan => ({ adventure: suppliedPlan(String(adventure)) }),
};
