// Who may join in: the allies in the active creature's arena, clockwise; for monsters, other bosses and the minion hand.

import type { CardId } from '../../../engine/table.ts';
import type { Play } from '../questions/plays.ts';
import {
  type Creature,
  type CreatureId,
  creature,
  isBoss,
  isMinion,
  MINION_HAND,
  PARTY,
  type Table,
} from '../state.ts';
import { addBasicUses } from './use.ts';

/** DR-SYN-01, DR-SYN-09, DR-R-36, DR-R-42. */
export function joinersOf(t: Table): CreatureId[] {
  const { turn } = t.state;
  const of = creature(t, turn.actor);
  return of.side === PARTY ? heroesJoining(t, turn.actor, turn.place) : monstersJoining(t, turn.place);
}

function heroesJoining(t: Table, actor: CreatureId, arena: number): CreatureId[] {
  const joiners: CreatureId[] = [];
  for (let i = 1; i < t.box.heroes; i++) {
    const id = (actor + i) % t.box.heroes;
    if (isThere(creature(t, id), arena)) joiners.push(id);
  }
  return joiners;
}

function monstersJoining(t: Table, arena: number): CreatureId[] {
  const { turn, creatures } = t.state;
  const joiners: CreatureId[] = [];
  let minions = false;
  for (let id = t.box.heroes; id < creatures.length; id++) {
    const each = creatures[id] as Creature;
    if (!isThere(each, arena) || turn.band.includes(id)) continue;
    if (isBoss(t, each)) joiners.push(id);
    else if (isMinion(t, each)) minions = true;
  }
  if (minions) joiners.push(MINION_HAND);
  return joiners;
}

export const isThere = (of: Creature, arena: number): boolean => of.arena === arena && of.health > 0;

/** Minions that may act with the shared hand in Synergy: every band there but the acting one. */
export function minionsJoining(t: Table, arena: number): CreatureId[] {
  const { turn, creatures } = t.state;
  const found: CreatureId[] = [];
  for (let id = t.box.heroes; id < creatures.length; id++) {
    const each = creatures[id] as Creature;
    if (isThere(each, arena) && isMinion(t, each) && !turn.band.includes(id)) found.push(id);
  }
  return found;
}

/** What a minion could do with an action card of the shared hand. */
export function usesInSynergy(t: Table, minion: CreatureId, card: CardId): Play[] {
  const uses: Play[] = [];
  addBasicUses(t, minion, card, t.state.turn.synergyAction, 'synergy', uses);
  return uses;
}
