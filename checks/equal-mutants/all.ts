// Mutants that change nothing anybody could see, each with the reason. `npm run mutants` counts them apart, and a test
// holds that the lines still stand there.

import { BOTS } from './bots.ts';
import { ENGINE } from './engine.ts';
import type { EqualMutant } from './equal-mutant.ts';
import { HERO_MASTER } from './hero-master.ts';
import { HERO_MASTER_EXCHANGE } from './hero-master-exchange.ts';
import { RANDOM_ENCOUNTERS } from './random-encounters.ts';
import { UNLUCKY_ADVENTURERS } from './unlucky-adventurers.ts';

export const EQUAL_MUTANTS: readonly EqualMutant[] = [
  ...UNLUCKY_ADVENTURERS,
  ...HERO_MASTER,
  ...HERO_MASTER_EXCHANGE,
  ...RANDOM_ENCOUNTERS,
  ...ENGINE,
  ...BOTS,
];
