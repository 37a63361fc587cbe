// Questions of movement.

import { question } from '../../../engine/question.ts';
import { otherEnd } from '../rules/arena.ts';
import { enemiesIn } from '../rules/sides.ts';
import { creature, type Table } from '../state.ts';
import { LEAVE, type Link, STAY, type Way } from '../zone.ts';
import { arenaPlace, creatureName, forWhom, placeName } from './names.ts';

const destination = (t: Table, way: Way): number =>
  otherEnd(t.state.zone.links[way] as Link, creature(t, t.state.asking).arena);

function wayLabel(t: Table, way: Way): string {
  if (way === STAY) return 'Stay';
  return way === LEAVE ? 'Leave the zone' : `To ${placeName(t, destination(t, way))}`;
}

/** Who would be engaged there. */
function wayDetail(t: Table, way: Way): string | undefined {
  if (way < 0) return undefined;
  const { side } = creature(t, t.state.asking);
  const enemies = enemiesIn(t, side, destination(t, way));
  const { type } = t.state.zone.links[way] as Link;
  return enemies.length === 0
    ? type
    : `${type}; there: ${enemies.map((id) => creatureName(t, id)).join(', ')}`;
}

const common = {
  key: (way: Way) => way,
  label: wayLabel,
  at: (t: Table, way: Way) => {
    if (way === LEAVE) return { spot: 'leave-zone' };
    return way === STAY ? undefined : arenaPlace(destination(t, way));
  },
  detail: wayDetail,
};

export const MOVE_STEP = question<Table, Way>({
  ...common,
  name: 'move-step',
  clause: 'DR-R-44',
  ask: (t) => `${forWhom(t)}Move before the action?`,
  standard: () => STAY,
});

export const MOVE_WHERE = question<Table, Way>({
  ...common,
  name: 'move-where',
  clause: 'DR-DEFEND-07',
  ask: (t) => `${forWhom(t)}Move where?`,
});

export const HOW_MANY_GO = question<Table, number>({
  name: 'how-many-go',
  clause: 'DR-R-88',
  ask: (t) => `${forWhom(t)}How many of them go?`,
  key: (count) => count,
  label: (t, count) =>
    count < t.state.turn.band.length ? `${count} of them` : count === 2 ? 'Both' : `All ${count}`,
  standard: (_t, _seat, counts) => counts[0] as number,
});
