// A fight with a creature: exchanges of action, helpers and strike, all within the turn it began.

import { choose, chooseSome } from '../../../engine/choose.ts';
import { moveCard } from '../../../engine/pile.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import { FIGHT, type FightAct } from '../questions/fight.ts';
import { GIVE } from '../questions/scavenger.ts';
import { face, NO_CARD, NOBODY, player, plays, type Table } from '../state.ts';
import { attack, detonate, isAttackWay, killWorth, strike, takeCarcass } from './attack.ts';
import { die } from './death.ts';
import { fightActs, isFriend } from './fight-acts.ts';
import { getsAway } from './flight.ts';
import { useCard } from './items.ts';
import { discard } from './piles.ts';
import { LEFT_ALONE, raiseReputation } from './reputation.ts';
import { tameCreature } from './taming.ts';

/** `on`: the opponent answers; `again`: nothing but an item was used; all others end the fight. */
export type Outcome = 'on' | 'again' | 'killed' | 'tamed' | 'gone' | 'joined' | 'died';

const MOST_EXCHANGES = 20; // RW-R-12

export function beginFight(t: Table, seat: Seat, foe: CardId): void {
  const { fight } = t.state;
  fight.foe = foe;
  fight.fighter = seat;
  fight.against = NOBODY;
  fight.exchange = 1;
  fight.dazzled = false;
  fight.provoked = false;
  fight.attacked = 0;
  fight.fled = 0;
}

export function endFight(t: Table): void {
  const { fight } = t.state;
  fight.foe = NO_CARD;
  fight.fighter = NOBODY;
  fight.against = NOBODY;
  fight.exchange = 0;
  fight.dazzled = false;
  fight.provoked = false;
  fight.attacked = 0;
  fight.fled = 0;
}

/** The creature lies among the drawn cards and stays there when it is neither killed, tamed nor befriended. */
export function fightCreature(t: Table, seat: Seat, foe: CardId): Outcome {
  beginFight(t, seat, foe);
  tell(t, { kind: 'met', seat, card: foe });
  const outcome = ambushes(t, seat) && strikesDead(t, seat, 'first') ? 'died' : exchanges(t, seat);
  player(t, seat).rock = 0;
  endFight(t);
  return outcome;
}

/** RW-COMBAT-06, RW-R-18: stealth strikes first. Not against the Nightcat, nor when a scavenger means no harm. */
function ambushes(t: Table, seat: Seat): boolean {
  const { words } = face(t, t.state.fight.foe);
  if (!words.includes('stealth') || plays(t, seat, 'nightcat')) return false;
  return !words.includes('scavenger') || player(t, seat).reputation < LEFT_ALONE;
}

function exchanges(t: Table, seat: Seat): Outcome {
  const { fight } = t.state;
  const isSkittish = face(t, fight.foe).words.includes('skittish');
  while (fight.exchange <= MOST_EXCHANGES) {
    const outcome = act(t, seat, choose(t, seat, FIGHT, fightActs(t, seat)));
    if (outcome === 'again') continue;
    if (outcome !== 'on') return outcome;
    if (isSkittish) return goes(t, seat, 'wanders'); // RW-R-17: one go
    if (answers(t, seat)) return 'died';
    fight.exchange++;
  }
  return goes(t, seat, 'wanders');
}

/** RW-COMBAT-05: the creature's answer, twice for a pack. True when it kills. */
function answers(t: Table, seat: Seat): boolean {
  const { fight } = t.state;
  if (fight.dazzled) {
    fight.dazzled = false;
    tell(t, { kind: 'dazzled', seat, foe: fight.foe });
    return false;
  }
  const strikes = face(t, fight.foe).words.includes('pack') ? 2 : 1;
  for (let i = 0; i < strikes; i++) if (strikesDead(t, seat, 'answer')) return true;
  return false;
}

function strikesDead(t: Table, seat: Seat, moment: 'first' | 'answer'): boolean {
  if (!strike(t, seat, moment)) return false;
  die(t, seat, { by: 'creature', card: t.state.fight.foe });
  return true;
}

function goes(t: Table, seat: Seat, how: 'fled' | 'leaves' | 'escaped' | 'wanders' | 'bows'): Outcome {
  tell(t, { kind: 'left', seat, card: t.state.fight.foe, how });
  return 'gone';
}

/** One action of the player's against a creature. */
function act(t: Table, seat: Seat, way: FightAct): Outcome {
  if (isAttackWay(t, way)) return attack(t, seat, way) ? kill(t, seat, killWorth(t, seat)) : 'on';
  if (typeof way === 'number') return useInFight(t, seat, way);
  switch (way) {
    case 'flee':
      return getsAway(t, seat) ? 'gone' : 'on';
    case 'tame':
      tameCreature(t, seat);
      return 'tamed';
    case 'give':
      return give(t, seat);
    case 'join':
      return joins(t, seat);
    default:
      return goes(t, seat, 'leaves');
  }
}

function kill(t: Table, seat: Seat, worth: number): Outcome {
  takeCarcass(t, seat, worth);
  return 'killed';
}

/** Items of a fight: some end it, the others only help. */
function useInFight(t: Table, seat: Seat, card: CardId): Outcome {
  const { key } = face(t, card);
  if (key === 'singularityBomb') {
    detonate(t, seat, card);
    return kill(t, seat, 0);
  }
  useCard(t, seat, card);
  if (key === 'cherrybomb' || key === 'sporePuff') return goes(t, seat, 'escaped');
  const scared = key === 'flashbang' && face(t, t.state.fight.foe).words.includes('light-shy');
  return scared ? goes(t, seat, 'escaped') : 'again';
}

/** RW-SCAV-05, RW-R-66: a gift that leaves reputation at 3 or more ends the fight, at 5 with a friend. */
function give(t: Table, seat: Seat): Outcome {
  const p = player(t, seat);
  const before = p.reputation;
  const valued = p.items.filter((card) => face(t, card).halves > 0);
  const gifts = chooseSome(t, seat, GIVE, valued, { min: 1, max: valued.length });
  let halves = 0;
  for (const card of gifts) {
    halves += face(t, card).halves;
    discard(t, card, p.items);
  }
  tell(t, { kind: 'gave', seat, cards: gifts, halves });
  raiseReputation(t, seat, halves);
  if (p.reputation < LEFT_ALONE || p.reputation === before) return 'on';
  return isFriend(t, seat) ? joins(t, seat) : goes(t, seat, 'bows');
}

/** RW-SCAV-13, RW-R-69: it comes along as a tamed creature would. */
function joins(t: Table, seat: Seat): Outcome {
  const { foe } = t.state.fight;
  moveCard(foe, t.state.drawn, player(t, seat).tamed);
  tell(t, { kind: 'joined', seat, card: foe });
  return 'joined';
}
