// What a match begins from: an adventure of the shelf or of a file, and the party that sets out on it.

import { Fault } from '../../../engine/fault.ts';
import type { ScenarioSpec } from '../../../engine/game.ts';
import type { OptionValues } from '../../../engine/table.ts';
import { BOSSES } from '../cards/bosses.ts';
import { interludeOf, survivors } from './campaign.ts';
import { checkedPlan } from './check.ts';
import { checkedParty } from './check-party.ts';
import { gaugeOf, meterLines } from './meter.ts';
import type { AdventurePlan, PartyLegacy, ScenarioPlan } from './plan.ts';
import { SCHEMA } from './schema.ts';
import { SHELF, suppliedPlan } from './shelf.ts';

type Table = { readonly players: number; readonly options: OptionValues };

/** An adventure by itself, or with the party of the match before: `{ adventure, party }`. The adventure may be named by id. */
function check(document: unknown, table: Table): ScenarioPlan {
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    throw new Fault(
      'An adventure is a JSON object: see the format in the adventures supplied with the game.',
    );
  const { adventure, party } = document as Record<string, unknown>;
  if (adventure === undefined) return { adventure: demandOneBoss(checkedPlan(document), table) };
  const plan = typeof adventure === 'string' ? suppliedPlan(adventure) : checkedPlan(adventure);
  demandOneBoss(plan, table);
  return party === undefined
    ? { adventure: plan }
    : { adventure: plan, party: checkedParty(party, table.players - 1) };
}

/** DR-R-96: several bosses are unusual, and the table says whether it wants them. */
function demandOneBoss(plan: AdventurePlan, { options }: Table): AdventurePlan {
  if (options.secondBoss === true) return plan;
  const crowded = plan.zones.findIndex(
    ({ monsters }) => monsters.filter(({ kind }) => BOSSES[kind] !== undefined).length > 1,
  );
  if (crowded < 0) return plan;
  throw new Fault(
    `zones[${crowded}].monsters: has more than one boss. Take one out, or switch the option “Second boss” on.`,
  );
}

export const scenario: ScenarioSpec = {
  title: 'adventure',
  check,
  schema: SCHEMA,
  gauge: (checked, players) => gaugeOf((checked as ScenarioPlan).adventure, players - 1),
  shelf: { option: 'adventure', entries: SHELF },
  interlude: (legacy, played) => interludeOf(legacy as PartyLegacy, played as ScenarioPlan),
  carries: (adventure, legacy) => ({ adventure, party: survivors(legacy as PartyLegacy) }),
  describe: (checked) => meterLines((checked as ScenarioPlan).adventure),
  standard: (_players, { adventure }): ScenarioPlan => ({ adventure: suppliedPlan(String(adventure)) }),
};
