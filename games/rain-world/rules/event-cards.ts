// Event cards, one function each. The extra draw that follows them is in draw.ts, and so is the Shortcut Pipe.

import { choose } from '../../../engine/choose.ts';
import { moveCard } from '../../../engine/pile.ts';
import { shuffle } from '../../../engine/random.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import { FACE_IT, HOLD_AGAINST } from '../questions/events.ts';
import { OVERSEER, PASSES, type Pass } from '../questions/travel.ts';
import { bit, face, find, includes, isAwake, NO_CARD, player, plays, type Table } from '../state.ts';
import { keepsFooting } from './flight.ts';
import { gainKarma } from './karma.ts';
import { discard, gatesLeft, pileWithGate } from './piles.ts';
import { meetGate } from './travel.ts';

export function happen(t: Table, seat: Seat, card: CardId): void {
  switch (face(t, card).key) {
    case 'overseer':
      return followOverseer(t, seat);
    case 'echo':
      return meetEcho(t, seat);
    case 'longDusk':
      t.state.timer++;
      return tell(t, { kind: 'timer', timer: t.state.timer });
    case 'highTide':
      return flood(t, seat);
    case 'flashFlood':
      return flashFlood(t, seat);
    case 'sheerDrop':
      return sheerDrop(t, seat);
    case 'markOfCommunication':
      return receiveMark(t, seat);
  }
}

/** Gates of this region of which a copy lies in its deck or discard pile. */
export function gatesToFind(t: Table, seat: Seat): Pass[] {
  const { region } = player(t, seat);
  const passes: Pass[] = [];
  for (const link of t.box.linksAt[region]!) if (gatesLeft(t, region, link) > 0) passes.push(PASSES[link]!);
  return passes;
}

/** The named gate is taken as if drawn: used at once or kept. */
export function followOverseer(t: Table, seat: Seat): void {
  const passes = gatesToFind(t, seat);
  if (passes.length === 0) return;
  const { region } = player(t, seat);
  const { link } = choose(t, seat, OVERSEER, passes);
  const { pile, card } = pileWithGate(t, region, link);
  moveCard(card, pile, t.state.drawn);
  if (pile === t.state.decks[region]) shuffle(t.state.rng, pile);
  tell(t, { kind: 'found', seat, card });
  meetGate(t, seat, card);
}

/** Karma +1 the first time in each region. */
function meetEcho(t: Table, seat: Seat): void {
  const p = player(t, seat);
  const first = !includes(p.echoes, p.region);
  p.echoes |= bit(p.region);
  tell(t, { kind: 'echo', seat, region: p.region, first });
  if (first) gainKarma(t, seat, 'echo');
}

/** RW-END-01, RW-R-51: the Mark is never lost, and the card goes back for the others. */
function receiveMark(t: Table, seat: Seat): void {
  const p = player(t, seat);
  const first = !p.mark;
  p.mark = true;
  tell(t, { kind: 'marked', seat, first });
  if (first) gainKarma(t, seat, 'mark');
}

function flashFlood(t: Table, seat: Seat): void {
  const { region } = player(t, seat);
  for (const other of t.state.order) {
    if (isAwake(t, other) && player(t, other).region === region) flood(t, other);
  }
}

/** One pip; not from the Rivulet, and not from whoever holds Bubble Weed against it. */
function flood(t: Table, seat: Seat): void {
  const p = player(t, seat);
  const safe = plays(t, seat, 'rivulet') || p.pips === 0 || isKeptOff(t, seat);
  if (!safe) p.pips--;
  tell(t, { kind: 'flooded', seat, lost: safe ? 0 : 1, safe });
}

function isKeptOff(t: Table, seat: Seat): boolean {
  const { items } = player(t, seat);
  const weed = find(t, items, 'bubbleWeed');
  if (weed === NO_CARD || choose(t, seat, HOLD_AGAINST, [weed, FACE_IT]) === FACE_IT) return false;
  discard(t, weed, items);
  tell(t, { kind: 'used', seat, card: weed });
  return true;
}

function sheerDrop(t: Table, seat: Seat): void {
  if (!keepsFooting(t, seat)) loseTurn(t, seat);
}

/** RW-R-94: the next own turn is spent doing nothing. */
export function loseTurn(t: Table, seat: Seat): void {
  player(t, seat).lost++;
  tell(t, { kind: 'willLose', seat });
}
