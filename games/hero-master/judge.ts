// How likely each hero is to win from here: the features of the position by their measured weights.

import { chancesOfRivals, weightsInOrder } from '../../engine/features.ts';
import { FEATURES } from './features.ts';
import { nextAttacker } from './rules/resolving.ts';
import type { State, Table } from './state.ts';

const WEIGHTS = weightsInOrder(FEATURES);

/** What a hand was worth shows by the end of the stay it is drawn for. */
const BETWEEN_STAYS: readonly State['phase'][] = ['draft', 'move', 'hands', 'over'];

/** Leaving the Den is one step more, and then nobody has to guess who has the heaviest purse. */
export const isAtRest = ({ state: { phase, location }, box: { den } }: Table): boolean =>
  BETWEEN_STAYS.includes(phase) && !(phase === 'move' && location === den);

const PHASES: Readonly<Record<State['phase'], number>> = {
  draft: 0,
  hands: 1,
  mulligans: 2,
  protests: 3,
  location: 4,
  'leader decision': 5,
  'laying cards': 6,
  resolving: 7,
  flight: 8,
  move: 9,
  over: 10,
};

/** Somebody's exchange has the same dice, and somebody's turn the same whims, whoever else has done what meanwhile. */
export function moment(t: Table): number {
  const { phase, turnOf } = t.state;
  const seat = phase === 'resolving' ? nextAttacker(t) : turnOf;
  return PHASES[phase] * t.box.players + seat;
}

/** Instinct was found by playing: it wins more than a search of few worlds. */
export const TRUST = 4;

export const judge = (t: Table): number[] => chancesOfRivals(FEATURES.read(t), WEIGHTS);
