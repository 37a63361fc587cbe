// A fight, round by round: the Party's turns from the Leader on, then the Monsters'.

import { choose } from '../../../engine/choose.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import {
  AFTER_YOUR_ATTACK,
  type CombatAct,
  isItemAct,
  itemOfAct,
  PASS,
  useItemAct,
  YOUR_COMBAT_TURN,
} from '../questions/combat.ts';
import {
  adventurer,
  healthTogether,
  isFighting,
  isOver,
  isStanding,
  monsterCard,
  NONE,
  seatsFromLeader,
  standingSeats,
  type Table,
  whoCan,
} from '../state.ts';
import { attack } from './attack.ts';
import { aims, attackTotal, damageTo, isStruckBy } from './figures.ts';
import { finishEncounter } from './finish.ts';
import { hurtAll } from './health.ts';
import { isHealing, usefulItems, useItem } from './item.ts';
import { beatLevel } from './level.ts';
import { monstersTurn } from './monster-attack.ts';

/** One round is one unit. RE-COMBAT-09: the Monsters act after everybody has, if any is left. */
export function fightRound(t: Table): void {
  beginRound(t);
  if (t.state.round === 1 && t.state.fight === 'ambush') openAmbush(t);
  for (const seat of seatsFromLeader(t)) {
    if (isOver(t) || !isFighting(t)) break;
    if (isStanding(t, seat)) takeCombatTurn(t, seat);
  }
  if (!isOver(t) && isFighting(t)) monstersTurn(t);
  if (!isOver(t) && isFighting(t)) checkStalemate(t);
  t.state.turnOf = NONE;
  if (!isOver(t) && !isFighting(t)) endFight(t);
}

function beginRound(t: Table): void {
  t.state.round++;
  t.state.healthMoved = false;
  for (const each of t.state.monsters) each.wasAttacked = false;
  tell(t, { kind: 'round', round: t.state.round });
}

/** RE-EVENT-08: the Monster attacks first, unless Kai is there to notice it. */
function openAmbush(t: Table): void {
  const watch = whoCan(t, 'alert');
  if (watch === NONE) return monstersTurn(t);
  tell(t, {
    kind: 'explorerUsed',
    seat: watch,
    card: t.state.party[watch]!.character,
    ability: 'Ever Alert',
  });
  tell(t, { kind: 'noAmbush', seat: watch });
}

/** One Item before or after the Attack (RE-RULE-16), the Attack, or a pass (RE-RULE-46). */
function takeCombatTurn(t: Table, seat: Seat): void {
  if (isWebbed(t, seat)) return;
  t.state.turnOf = seat;
  t.state.itemUsed = false;
  t.state.abilityUsed = false;
  let act = choose(t, seat, YOUR_COMBAT_TURN, combatActs(t));
  if (isItemAct(act)) {
    useOneItem(t, seat, act);
    if (isOver(t) || !isFighting(t)) return;
    act = choose(t, seat, YOUR_COMBAT_TURN, combatActs(t));
  }
  if (act === PASS) return tell(t, { kind: 'passed', seat });
  attack(t, seat, act);
  if (!isOver(t) && isFighting(t) && isStanding(t, seat) && !t.state.itemUsed)
    maybeUseItemAfterwards(t, seat);
}

/** Web Shot: the Leader's first Combat turn is lost, Item and all. */
function isWebbed(t: Table, seat: Seat): boolean {
  if (!t.state.webbed || seat !== t.state.leader) return false;
  t.state.webbed = false;
  tell(t, { kind: 'webbed', seat });
  return true;
}

function combatActs(t: Table): CombatAct[] {
  const acts: CombatAct[] = aims(t);
  if (!t.state.itemUsed) for (const card of usefulItems(t)) acts.push(useItemAct(card));
  acts.push(PASS);
  return acts;
}

/** Whatever could be used before the Attack could have been; afterwards it is asked where the Attack made it pressing. */
function maybeUseItemAfterwards(t: Table, seat: Seat): void {
  const items = usefulItems(t);
  if (!isAnyPressing(t, items)) return;
  const acts: CombatAct[] = items.map(useItemAct);
  acts.push(PASS);
  const act = choose(t, seat, AFTER_YOUR_ATTACK, acts);
  if (act !== PASS) useOneItem(t, seat, act);
}

/** One would finish a Monster, or heal somebody whom the Monsters' turn could knock out. */
function isAnyPressing(t: Table, items: readonly CardId[]): boolean {
  let heals = false;
  for (const card of items) {
    const item = t.box.items[card]!;
    if (item.damages > 0 && isEnoughForOne(t, item.damages)) return true;
    if (isHealing(item)) heals = true;
  }
  return heals && t.box.seats.some((seat) => couldFall(t, seat));
}

const isEnoughForOne = (t: Table, damage: number): boolean =>
  t.state.monsters.some(({ health }) => health <= damage);

const HIGHEST_NUMBER = 5;

function couldFall(t: Table, seat: Seat): boolean {
  const { health } = adventurer(t, seat);
  if (health === 0) return true;
  let damage = 0;
  for (const each of t.state.monsters) {
    const card = monsterCard(t, each);
    if (isStruckBy(t, seat, card))
      damage += damageTo(t, seat, card, attackTotal(t, each, card, HIGHEST_NUMBER));
  }
  return health <= damage;
}

function useOneItem(t: Table, seat: Seat, act: CombatAct): void {
  t.state.itemUsed = true;
  useItem(t, seat, itemOfAct(act));
}

// RE-RULE-51
const IDLE_ROUNDS = 3;
const LULL_ROUNDS = 10;

/**
 * RE-RULE-51: three rounds without any change of Health, or ten that brought neither side nearer to its end, and everybody
 * tires, this round and each further one; of a lull more and more, since a Monster that mends could be milked for Stars for ever.
 */
function checkStalemate(t: Table): void {
  const s = t.state;
  s.idle = s.healthMoved ? 0 : s.idle + 1;
  s.lull = isLower(t) ? 0 : s.lull + 1;
  const scratched = s.idle < IDLE_ROUNDS;
  if (scratched && s.lull < LULL_ROUNDS) return;
  tell(t, { kind: 'stalemate', rounds: scratched ? s.lull : s.idle, scratched });
  hurtAll(t, standingSeats(t), Math.max(1, 1 + s.lull - LULL_ROUNDS), s.monsters[0]!.card);
  if (!isOver(t)) isLower(t);
}

/** Has the Party or have the Monsters less Health together than ever before in this fight? From now on it counts from here. */
function isLower(t: Table): boolean {
  const { least, party, monsters } = t.state;
  const now = { party: healthTogether(party), monsters: healthTogether(monsters) };
  const lower = now.party < least.party || now.monsters < least.monsters;
  least.party = Math.min(least.party, now.party);
  least.monsters = Math.min(least.monsters, now.monsters);
  return lower;
}

function endFight(t: Table): void {
  if (t.state.fight === 'boss') beatLevel(t);
  else finishEncounter(t, t.state.spoilsTo, t.state.spoils);
}
