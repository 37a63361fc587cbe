// How likely each hero is to win from here: the features of the position by their measured weights.

import { chancesOfRivals, weightsInOrder } from '../../engine/features.ts';
import { FEATURES } from './features.ts';
import type { State, Table } from './state.ts';

const WEIGHTS = weightsInOrder(FEATURES);

/** What a hand was worth shows by the end of the stay it is drawn for. */
const BETWEEN_STAYS: readonly State['phase'][] = ['draft', 'move', 'hands', 'over'];

/** Leaving the Den is one step more, and then nobody has to guess who has the heaviest purse. */
export const isAtRest = ({ state: { phase, location }, box: { den } }: Table): boolean =>
  BETWEEN_STAYS.includes(phase) && !(phase === 'move' && location === den);

/** Instinct was found by playing: it wins more than a search of few worlds. */
export const TRUST = 4;

export const judge = (t: Table): number[] => chancesOfRivals(FEATURES.read(t), WEIGHTS);
