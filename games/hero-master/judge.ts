// How likely each hero is to win from here: the features of the position by their measured weights.

import { chancesOfRivals, weightsInOrder } from '../../engine/features.ts';
import { FEATURES } from './features.ts';
import type { State, Table } from './state.ts';

const WEIGHTS = weightsInOrder(FEATURES);

/**
 * What a hand was worth shows by the end of the stay it is drawn for. The party has then moved on already: after the Den
 * that is the end, and nobody has to guess who has the heaviest purse.
 */
const BETWEEN_STAYS: readonly State['phase'][] = ['draft', 'hands', 'over'];

export const isAtRest = ({ state: { phase } }: Table): boolean => BETWEEN_STAYS.includes(phase);

export const judge = (t: Table): number[] => chancesOfRivals(FEATURES.read(t), WEIGHTS);
