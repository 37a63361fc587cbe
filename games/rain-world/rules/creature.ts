// Meeting a creature: prey, peaceful ones, fights, and the Aggressive that go from one to the next.

import { choose } from '../../../engine/choose.ts';
import { moveCard } from '../../../engine/pile.ts';
import { pickOne } from '../../../engine/random.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import { NO, YES_OR_NO } from '../questions/answers.ts';
import { ADOPT } from '../questions/events.ts';
import { HAND_OVER } from '../questions/scavenger.ts';
import { bit, face, includes, isAwake, player, type Table } from '../state.ts';
import { fightCreature } from './combat.ts';
import { isFirstOfItsKind } from './fight-acts.ts';
import { feed, feeds } from './food.ts';
import { discard } from './piles.ts';
import { meetMerchant } from './trade.ts';

/** RW-TURN-05: a fight, unless its card says otherwise. */
export function meetCreature(t: Table, seat: Seat, card: CardId): void {
  const { words } = face(t, card);
  if (words.includes('prey')) takePrey(t, seat, card);
  else if (words.includes('peaceful')) meetPeaceful(t, seat, card);
  else if (words.includes('aggressive')) meetAggressive(t, seat, card);
  else fightCreature(t, seat, card);
  // RW-R-14: what was not killed, tamed or befriended goes to the discard pile of its deck.
  if (t.state.drawn.includes(card)) discard(t, card, t.state.drawn);
}

/** RW-R-17: no roll, no kill, no carcass; and nothing speaks against eating it. */
function takePrey(t: Table, seat: Seat, card: CardId): void {
  const gained = feed(t, seat, feeds(t, seat, card));
  if (gained > 0) tell(t, { kind: 'ate', seat, card, gained });
  else tell(t, { kind: 'left', seat, card, how: 'wanders' });
}

/** RW-R-83: whoever gets away from it alive, it turns on another, until everybody present has faced it. */
function meetAggressive(t: Table, seat: Seat, card: CardId): void {
  const { fight } = t.state;
  const { region } = player(t, seat);
  fight.faced = bit(seat);
  let outcome = fightCreature(t, seat, card);
  while (outcome === 'gone') {
    const others = t.box.seats.filter(
      (other) => isAwake(t, other) && player(t, other).region === region && !includes(fight.faced, other),
    );
    if (others.length === 0) break;
    const next = pickOne(t.state.rng, others);
    fight.faced |= bit(next);
    tell(t, { kind: 'turnsOn', seat: next, card });
    outcome = fightCreature(t, next, card);
  }
  fight.faced = 0;
}

function meetPeaceful(t: Table, seat: Seat, card: CardId): void {
  tell(t, { kind: 'met', seat, card });
  switch (face(t, card).key) {
    case 'slugpup':
      return adopt(t, seat, card);
    case 'rainDeer':
      player(t, seat).skip = true;
      return;
    case 'garbageWorm':
      return snatch(t, seat, card, player(t, seat).items.slice(), 'random');
    case 'inspector':
      return snatch(t, seat, card, shinyThings(t, seat), 'chosen');
    default:
      return meetMerchant(t, seat);
  }
}

/** RW-R-92 */
function adopt(t: Table, seat: Seat, card: CardId): void {
  if (choose(t, seat, ADOPT, YES_OR_NO) === NO) return;
  moveCard(card, t.state.drawn, player(t, seat).tamed);
  tell(t, { kind: 'adopted', seat, card });
}

/** What the Inspector cares for; of equal things one is offered. */
function shinyThings(t: Table, seat: Seat): CardId[] {
  const { items } = player(t, seat);
  return items.filter(
    (card, at) =>
      ['whitePearl', 'colouredPearl', 'neuronFly'].includes(face(t, card).key) &&
      isFirstOfItsKind(t, items, at),
  );
}

function snatch(t: Table, seat: Seat, by: CardId, from: CardId[], how: 'random' | 'chosen'): void {
  if (from.length === 0) return;
  const card = how === 'random' ? pickOne(t.state.rng, from) : choose(t, seat, HAND_OVER, from);
  discard(t, card, player(t, seat).items);
  tell(t, { kind: 'snatched', seat, card, by });
}
