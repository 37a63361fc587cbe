// Monsters in play: appearing, losing and regaining Health, being defeated or discarded, and the Loot they leave.

import { takeOut } from '../../../engine/pile.ts';
import { type CardId, leftOf, type Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import {
  adventurer,
  characterOf,
  type Fight,
  healthTogether,
  isBoss,
  isOver,
  type Monster,
  monsterCard,
  newMonster,
  type Table,
} from '../state.ts';
import { flip } from './equipment.ts';
import { hurtOne, trimHealth } from './health.ts';
import { drawLeadersLoot } from './loot.ts';

const LAST_LEVEL = 3;

/** RE-COMBAT-02: a Monster starts with its printed Health for each player (RE-RULE-45). */
export function beginFight(t: Table, kind: Exclude<Fight, 'none'>, cards: readonly CardId[]): void {
  const s = t.state;
  s.phase = 'combat';
  s.fight = kind;
  s.round = 0;
  s.fallen = 0;
  s.idle = 0;
  s.spoils = 0;
  s.webbed = false;
  for (const card of cards) {
    const health = t.box.monsters[card]!.health * t.box.players;
    s.monsters.push(newMonster(card, health));
    tell(t, { kind: 'appeared', card, health });
  }
  s.lull = 0;
  s.least = { party: healthTogether(s.party), monsters: healthTogether(s.monsters) };
  for (const card of cards) appear(t, card);
}

/** What a Monster does when it appears. */
function appear(t: Table, card: CardId): void {
  const { flipsWeapons, flipsLeader, webs, ability } = t.box.monsters[card]!;
  if (flipsWeapons || flipsLeader || webs) tell(t, { kind: 'abilityOf', monster: card, ability });
  if (webs) t.state.webbed = true;
  for (let seat = 0; seat < t.box.players; seat++) {
    const leads = flipsLeader && seat === t.state.leader;
    if (!leads && !flipsWeapons) continue;
    characterOf(t, seat).slots.forEach((kind, slot) => {
      if (leads || kind === 'weapon') flip(t, seat, slot); // RE-MULTI-02
    });
    trimHealth(t, seat); // RE-RULE-42
  }
}

export function woundMonster(t: Table, target: Monster, damage: number, by: Seat): void {
  if (damage > 0) t.state.healthMoved = true;
  target.health = Math.max(0, target.health - damage);
  if (target.health === 0) fallOrReassemble(t, target, by);
}

/** "Regains" never lifts above the starting Health (RE-RULE-47). */
export function regain(t: Table, target: Monster, perPlayer: number): void {
  const amount = Math.min(perPlayer * t.box.players, target.start - target.health);
  if (amount <= 0) return;
  target.health += amount;
  t.state.healthMoved = true;
  tell(t, { kind: 'regained', monster: target.card, amount, health: target.health });
}

function fallOrReassemble(t: Table, target: Monster, by: Seat): void {
  const { reassembles, burst, ability } = monsterCard(t, target);
  if (reassembles > 0 && !target.reassembled) {
    target.reassembled = true;
    target.health = reassembles * t.box.players;
    tell(t, { kind: 'abilityOf', monster: target.card, ability });
    return tell(t, { kind: 'reassembled', monster: target.card, health: target.health });
  }
  tell(t, { kind: 'defeated', monster: target.card, by });
  leavePlay(t, target);
  if (isOver(t)) return;
  // RE-RULE-05: what a defeat sets off comes before the Encounter is over.
  if (burst > 0) {
    tell(t, { kind: 'abilityOf', monster: target.card, ability });
    hurtOne(t, by, burst, target.card);
  }
  if (!isOver(t)) leaveLoot(t, target);
}

/** RE-RULE-35: it counts as defeated, but what its defeat would set off does not happen. */
export function discardMonster(t: Table, target: Monster, by: Seat, item: CardId): void {
  tell(t, { kind: 'monsterDiscarded', monster: target.card, by, item });
  t.state.healthMoved = true;
  leavePlay(t, target);
  leaveLoot(t, target);
}

/** RE-FLOW-08, RE-EVENT-16: the first to fall is kept by the Leader, the second of a Nest by the next Leader. */
function leavePlay(t: Table, target: Monster): void {
  const s = t.state;
  takeOut(s.monsters, target);
  if (isBoss(t, target.card)) {
    s.cleared.push(target.card);
    if (s.level === LAST_LEVEL) win(t);
  } else {
    s.spoilsTo = s.fight === 'nest' && s.fallen > 0 ? leftOf(s.leader, t.box.players) : s.leader;
    adventurer(t, s.spoilsTo).kept.push(target.card);
  }
  s.fallen++;
}

/** RE-GAME-07: nothing follows the defeat of the Level 3 Boss. */
function win(t: Table): void {
  t.state.outcome = 'won';
  t.state.phase = 'over';
  tell(t, { kind: 'won' });
}

/** RE-EVENT-14: the first Monster of a Nest leaves its Loot at once, others when the fight is over (RE-RULE-03). */
function leaveLoot(t: Table, target: Monster): void {
  const { extraLoot, ability } = monsterCard(t, target);
  const s = t.state;
  if (isBoss(t, target.card)) return;
  if (extraLoot > 0) tell(t, { kind: 'abilityOf', monster: target.card, ability });
  s.spoils = 1 + extraLoot;
  if (s.monsters.length === 0) return;
  for (; s.spoils > 0; s.spoils--) drawLeadersLoot(t, s.spoilsTo);
}
