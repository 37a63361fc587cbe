// Hunting other players: naming the prey, catching up a turn later, and the fight.

import { choose } from '../../../engine/choose.ts';
import { moveCard } from '../../../engine/pile.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import { LOOT } from '../questions/events.ts';
import { FIGHT, type FightAct } from '../questions/fight.ts';
import { bit, face, includes, isAwake, player, type Table } from '../state.ts';
import { attack, detonate, isAttackWay } from './attack.ts';
import { beginFight, endFight, type Outcome } from './combat.ts';
import { die } from './death.ts';
import { fightActs, isFirstOfItsKind } from './fight-acts.ts';
import { getsAway } from './flight.ts';
import { feed } from './food.ts';
import { useCard } from './items.ts';
import { bond, isLongLegs } from './long-legs.ts';
import { opponent } from './modifiers.ts';
import { tamePrice } from './price.ts';
import { payForTaming } from './taming.ts';

const MOST_EXCHANGES = 10; // RW-R-12

/** RW-R-77: awake, in the same region, not banned, and not one's owner. */
export function mayAttack(t: Table, seat: Seat, other: Seat): boolean {
  if (other === seat || !isAwake(t, other)) return false;
  const p = player(t, seat);
  if (player(t, other).region !== p.region || includes(p.bans, other)) return false;
  return !(t.state.longLegs === seat && t.state.owner === other);
}

/** RW-HLL-08, RW-R-82: Hunter Long Legs has no choice while somebody is there. */
export function mustHunt(t: Table, seat: Seat): boolean {
  if (!t.box.options.hunting || t.state.longLegs !== seat || !isLongLegs(t, seat)) return false;
  for (const other of t.box.seats) if (mayAttack(t, seat, other)) return true;
  return false;
}

export function hunt(t: Table, seat: Seat, prey: Seat): void {
  player(t, seat).prey = prey;
  tell(t, { kind: 'hunted', seat, prey });
}

/** RW-PVP-03, RW-R-74: the attacker acts first, then the defender. */
export function fightPlayer(t: Table, seat: Seat, prey: Seat): void {
  beginFight(t, seat, -1);
  t.state.fight.against = prey;
  tell(t, { kind: 'ambushed', seat, prey });
  if (!isSettled(t, seat, prey)) ban(t, seat, prey); // RW-R-75: the cap counts as a flight.
  player(t, seat).rock = 0;
  player(t, prey).rock = 0;
  endFight(t);
}

function isSettled(t: Table, seat: Seat, prey: Seat): boolean {
  const { fight } = t.state;
  for (; fight.exchange <= MOST_EXCHANGES; fight.exchange++) {
    if (actOf(t, seat) !== 'on' || actOf(t, prey) !== 'on') return true;
  }
  return false;
}

/** One side's action, with any items used before it. */
function actOf(t: Table, seat: Seat): Outcome {
  for (;;) {
    const outcome = act(t, seat, choose(t, seat, FIGHT, fightActs(t, seat)));
    if (outcome !== 'again') return outcome;
  }
}

function act(t: Table, seat: Seat, way: FightAct): Outcome {
  const other = opponent(t, seat);
  if (isAttackWay(t, way))
    return attack(t, seat, way) ? kill(t, seat, { victim: other, edible: true }) : 'on';
  if (typeof way === 'number') return useAgainst(t, seat, way);
  if (way === 'tame') return tameLongLegs(t, seat);
  if (way === 'flee' && !getsAway(t, seat)) return 'on';
  if (way === 'breakOff') tell(t, { kind: 'brokeOff', seat, prey: other });
  ban(t, t.state.fight.fighter, t.state.fight.against);
  return 'gone';
}

/** RW-PVP-05: the attacker may not attack this prey again in this cycle. */
function ban(t: Table, seat: Seat, prey: Seat): void {
  player(t, seat).bans |= bit(prey);
}

function useAgainst(t: Table, seat: Seat, card: CardId): Outcome {
  if (face(t, card).key !== 'singularityBomb') {
    useCard(t, seat, card);
    return 'again';
  }
  detonate(t, seat, card);
  return kill(t, seat, { victim: opponent(t, seat), edible: false });
}

/** RW-R-76: one item for the killer. RW-HLL-06, RW-R-89: Hunter Long Legs feeds anybody. */
function kill(t: Table, seat: Seat, { victim, edible }: { victim: Seat; edible: boolean }): Outcome {
  const { items, slugcat } = player(t, victim);
  if (items.length > 0) loot(t, seat, victim);
  const worth = edible && isLongLegs(t, victim) ? face(t, slugcat[0]!).pips : 0;
  die(t, victim, { by: 'player', killer: seat });
  if (worth > 0) tell(t, { kind: 'feasted', seat, on: victim, gained: feed(t, seat, worth) });
  return 'killed';
}

function loot(t: Table, seat: Seat, victim: Seat): void {
  const { items } = player(t, victim);
  const card = choose(
    t,
    seat,
    LOOT,
    items.filter((_, at) => isFirstOfItsKind(t, items, at)),
  );
  moveCard(card, items, player(t, seat).items);
  tell(t, { kind: 'looted', seat, from: victim, card });
}

function tameLongLegs(t: Table, seat: Seat): Outcome {
  const price = tamePrice(t, seat);
  bond(t, seat, { price, bait: payForTaming(t, seat) });
  return 'tamed';
}
