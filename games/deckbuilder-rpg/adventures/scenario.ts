// What a match begins from: an adventure of the shelf or of a file, and the party that sets out on it.

import type { ScenarioSpec } from '../../../engine/game.ts';
import type { ScenarioPlan } from './plan.ts';
import { suppliedPlan } from './shelf.ts';

export const scenario: ScenarioSpec = {
  title: 'adventure',
  check: (document) => document,
  standard: (_players, { adventure }): ScenarioPlan => ({ adventure: suppliedPlan(String(adventure)) }),
};
