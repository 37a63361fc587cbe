// How a battle ends: the last monster, the last hero, the goal of the zone, or the last round.

import { creature, isBoss, isUp, type Table } from '../state.ts';
import { note } from './note.ts';
import { heroesUp, monstersUp } from './sides.ts';

/** Looked at after everything that happens. DR-R-101: when both sides are down, the heroes win. */
export function settleBattle(t: Table): void {
  if (t.state.verdict !== 'none') return;
  if (partyWins(t)) conclude(t, 'won');
  else if (!heroesUp(t)) conclude(t, 'lost'); // DR-R-100
}

function conclude(t: Table, verdict: 'won' | 'lost' | 'standoff'): void {
  t.state.verdict = verdict;
  t.state.phase = 'aftermath';
  const kind = verdict === 'won' ? 'battleWon' : verdict === 'lost' ? 'battleLost' : 'standoff';
  note(t, { kind, round: t.state.round });
}

/** DR-R-99: nobody left to fight and nobody to come; or the goal of the zone. */
function partyWins(t: Table): boolean {
  const { zone, journey } = t.state;
  if (!monstersUp(t) && zone.waves.length === 0 && zone.lurking.length === 0) return true;
  switch (zone.goal.kind) {
    case 'boss':
      return !bossUp(t) && !zone.lurking.some(({ health }) => health > 0);
    case 'exit':
      return heroStandsIn(t, zone.exit);
    case 'rounds':
      return t.state.round > zone.goal.rounds;
    case 'quest':
      return journey.quests.length > 0 && journey.quests.every(({ done }) => done);
    default:
      return false;
  }
}

function bossUp(t: Table): boolean {
  for (let id = t.box.heroes; id < t.state.creatures.length; id++)
    if (isUp(creature(t, id)) && isBoss(t, creature(t, id))) return true;
  return false;
}

function heroStandsIn(t: Table, arena: number): boolean {
  for (let id = 0; id < t.box.heroes; id++)
    if (isUp(creature(t, id)) && creature(t, id).arena === arena) return true;
  return false;
}

/** DR-R-102: when the last round ends without a winner, the monsters hold the field. */
export function endOfRound(t: Table): void {
  if (t.state.round >= t.box.options.roundLimit) conclude(t, 'standoff');
  else t.state.round++;
}
