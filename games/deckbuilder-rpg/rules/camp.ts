// Camp, and what everybody makes ready before the party goes on.

import { choose } from '../../../engine/choose.ts';
import type { ZonePlan } from '../adventures/plan.ts';
import { CAMP, EQUIP_BETWEEN } from '../questions/journey.ts';
import { type Character, NONE, type Table } from '../state.ts';
import { equippable, makeReady } from './equip.ts';
import { note } from './note.ts';
import { healEverybody, reinforce, speakerOf } from './outcome.ts';
import { goOn } from './stage.ts';

/** DR-WAY-10: all Health, once per adventure; the next zone gets one minion more. */
export function camp(t: Table): void {
  const { journey } = t.state;
  journey.riddlesDone = false;
  const goesOn = journey.plan === '[]';
  if (!goesOn && journey.camps > 0 && choose(t, speakerOf(t), CAMP, ['on', 'camp']) === 'camp') makeCamp(t);
  goOn(t, goesOn ? 'leave' : 'equip');
}

function makeCamp(t: Table): void {
  const { journey } = t.state;
  journey.camps--;
  note(t, { kind: 'camped' });
  healEverybody(t, Number.POSITIVE_INFINITY);
  const [next] = JSON.parse(journey.plan) as ZonePlan[];
  const first = next?.monsters.find(({ health }) => health === undefined);
  if (first !== undefined) reinforce(t, [{ kind: first.kind, arena: first.arena, count: 1 }]);
}

const MOST_CHANGES = 5;

/** Between battles everybody may change what is ready, one hero a unit. */
export function equipBetween(t: Table): void {
  const { journey } = t.state;
  const seat = journey.dealtWith++;
  if (seat >= t.box.heroes) return goOn(t, 'leave');
  if ((t.state.characters[seat] as Character).dead) return;
  t.state.asking = seat;
  for (let changes = 0; changes < MOST_CHANGES; changes++) {
    const cards = equippable(t, seat);
    if (cards.length === 0) return;
    const card = choose(t, seat, EQUIP_BETWEEN, [NONE, ...cards]);
    if (card === NONE) return;
    makeReady(t, seat, card);
  }
}
