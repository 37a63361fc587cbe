// After a battle of an adventure: the party gathers for its spoils, or wakes and tries again.

import { type Character, creature, NONE, type Table } from '../state.ts';
import { gather } from './journey.ts';
import { layZone } from './lay-zone.ts';
import { goOn, zoneHere } from './stage.ts';

/** DR-WAY-05: everybody comes together again; a fight that came after the zone was won brings nothing more. */
export function takeVictory(t: Table): void {
  const { journey, zone } = t.state;
  t.state.phase = 'journey';
  gather(t, zone.start);
  if (journey.isSideFight) journey.isSideFight = false;
  else goOn(t, 'favour');
}

/** DR-WAY-06: the third lost battle ends the adventure; before that the heroes wake at the start of the zone. */
export const LOSSES_MOST = 3;

export function takeDefeat(t: Table): void {
  const { journey } = t.state;
  journey.losses++;
  if (journey.losses >= LOSSES_MOST || t.state.characters.every(({ dead }) => dead)) {
    t.state.outcome = 'lost';
    t.state.phase = 'over';
    return;
  }
  for (let seat = 0; seat < t.box.heroes; seat++) {
    const of = creature(t, seat);
    if (!(t.state.characters[seat] as Character).dead) of.health = Math.ceil(of.maxHealth / 2);
  }
  t.state.phase = 'journey';
  if (journey.isSideFight) journey.isSideFight = false;
  else tryAgain(t);
  gather(t, t.state.zone.start);
}

/** The monsters are set up again complete; what was found, opened or sprung stays so. */
function tryAgain(t: Table): void {
  const { zone, journey } = t.state;
  const fresh = layZone(t.box, zoneHere(t), t.state.partySize);
  const last = zone.arenas.length - 1; // A zone that is only imagined may have more arenas than lie here.
  zone.lurking = fresh.lurking.map((group) => ({ ...group, arena: Math.min(group.arena, last) }));
  zone.waves = fresh.waves.map((wave) => ({ ...wave, arena: Math.min(wave.arena, last) }));
  zone.start = zone.entrance;
  journey.cameFrom = NONE;
  journey.steps = 0;
  goOn(t, 'explore');
}
