// How a match ended: who is the Hero Master, and in which places the others are.

import type { Result } from '../../../engine/game.ts';
import type { Table } from '../state.ts';
import { ranking, standings } from './end.ts';
import { whatDecidedTheTie } from './tie.ts';

const OUTCOME = 'The heaviest purse when the Dragon’s Den was behind them';

export function result(t: Table): Result | undefined {
  if (t.state.phase !== 'over') return undefined;
  const ranked = ranking(t);
  const places = t.state.heroes.map((_, seat) => ranked.indexOf(seat) + 1);
  const scores = places.map((place) => (place === 1 ? 1 : 0));
  const why = whatDecidedTheTie(standings(t));
  return { outcome: OUTCOME, winners: [t.state.winner], scores, places, ...(why && { why }) };
}
