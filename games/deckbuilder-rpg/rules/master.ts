// The game master's seat: waves come, then every boss and every band takes one complete turn.

import { choose } from '../../../engine/choose.ts';
import { ACTIVATE_UNIT } from '../questions/master.ts';
import { type Creature, type CreatureId, creature, isMinion, isUp, MONSTERS, type Table } from '../state.ts';
import { arenaName } from './arena.ts';
import { unveil } from './note.ts';
import { tolling } from './quest.ts';
import { bandOf, monstersUp } from './sides.ts';
import { layMonsters } from './spawn.ts';
import { beginTurn } from './turn.ts';

/** DR-R-94: at the start of the game master's turn, what is due; or the next wave when nobody is left. */
export function sendWaves(t: Table): void {
  const { zone } = t.state;
  for (const each of t.state.creatures) each.acted = false;
  const tolled = tolling(t);
  if (tolled !== undefined) layMonsters(t, { ...tolled, count: 1, health: 0 });
  if (!monstersUp(t) && zone.lurking.length === 0) hurryNextWave(t);
  while (zone.waves.length > 0 && (zone.waves[0] as { round: number }).round <= t.state.round) {
    const wave = zone.waves.shift()!;
    if (!isRevealed(t, wave.arena)) {
      zone.lurking.push({ kind: wave.kind, count: wave.count, health: 0, arena: wave.arena });
      continue;
    }
    layMonsters(t, { ...wave, health: 0 });
    unveil(t, { kind: 'wave', minion: wave.kind, count: wave.count, place: arenaName(t, wave.arena) });
  }
}

/** Who arrives where nobody looks waits there face down. */
const isRevealed = ({ state: { zone } }: Table, arena: number): boolean =>
  zone.arenas[arena]?.revealed === true;

function hurryNextWave(t: Table): void {
  const [next] = t.state.zone.waves;
  if (next === undefined) return;
  const { round } = next;
  for (const wave of t.state.zone.waves)
    if (wave.round === round) wave.round = Math.min(round, t.state.round);
}

/** Bosses, and the first of each band, that have not had their turn. */
export function unitsLeft(t: Table): CreatureId[] {
  const { creatures } = t.state;
  const units: CreatureId[] = [];
  for (let id = t.box.heroes; id < creatures.length; id++) {
    const each = creatures[id] as Creature;
    if (each.side !== MONSTERS || !isUp(each) || each.acted) continue;
    if (!isMinion(t, each) || isFirstOfBand(t, id)) units.push(id);
  }
  return units;
}

/** Members that have acted form no part of what is left. */
function isFirstOfBand(t: Table, id: CreatureId): boolean {
  const { creatures } = t.state;
  const of = creature(t, id);
  for (let other = t.box.heroes; other < id; other++) {
    const each = creatures[other] as Creature;
    if (each.sheet === of.sheet && each.arena === of.arena && each.health > 0 && !each.acted) return false;
  }
  return true;
}

/** DR-R-87: in the order the game master likes. Says whether somebody was left. */
export function activateNext(t: Table): boolean {
  const units = unitsLeft(t);
  if (units.length === 0) return false;
  const unit = choose(t, t.box.master, ACTIVATE_UNIT, units);
  const band = isMinion(t, creature(t, unit))
    ? bandOf(t, unit).filter((id) => !creature(t, id).acted)
    : [unit];
  beginTurn(t, unit, band);
  return true;
}
