// How likely each goblin is to win from here: the features of the position by their measured weights.

import { chancesOfRivals, weightsInOrder } from '../../engine/features.ts';
import { FEATURES } from './features.ts';
import type { Table } from './state.ts';

const WEIGHTS = weightsInOrder(FEATURES);

export const judge = (t: Table): number[] => chancesOfRivals(FEATURES.read(t), WEIGHTS);
