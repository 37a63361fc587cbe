// A turn: one main action, items besides, and what the end of the turn brings.

import { choose } from '../../../engine/choose.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { PRECYCLE, TREASURE } from '../cards/regions.ts';
import { tell } from '../events.ts';
import { CRAFT_FROM } from '../questions/events.ts';
import { type Hunt, type LetGo, TURN, type TurnAct } from '../questions/turn.ts';
import { active, face, NOBODY, player, type Table } from '../state.ts';
import { drawAsAction } from './draw.ts';
import { followOverseer } from './event-cards.ts';
import { isFirstOfItsKind } from './fight-acts.ts';
import { drawToken, feed } from './food.ts';
import { continueSearch, sleep, startSearch } from './hibernation.ts';
import { fightPlayer, hunt } from './hunting.ts';
import { useCard } from './items.ts';
import { rot } from './long-legs.ts';
import { discard, drawFrom } from './piles.ts';
import { climb, passCarried } from './travel.ts';
import { turnActs } from './turn-acts.ts';
import { passThroughGrass } from './worm-grass.ts';

export function playTurn(t: Table): void {
  const seat = active(t);
  const p = player(t, seat);
  t.state.extraDrawn = false;
  tell(t, { kind: 'turn', seat, turn: p.turns + 1, region: p.region });
  if (p.lost > 0) loseThisTurn(t, seat);
  else if (p.searching > 0) continueSearch(t, seat);
  else mainAction(t, seat);
  endTurn(t, seat);
}

/** RW-R-94 */
function loseThisTurn(t: Table, seat: Seat): void {
  const p = player(t, seat);
  p.lost--;
  p.prey = NOBODY;
  tell(t, { kind: 'lostTurn', seat });
}

/** RW-R-27: items are free; whatever else is done is the turn. A cancelled move costs nothing (RW-R-85). */
function mainAction(t: Table, seat: Seat): void {
  let mayMove = true;
  for (;;) {
    const act = choose(t, seat, TURN, turnActs(t, seat, mayMove ? 'free' : 'held back'));
    if (isFree(t, act)) useFreely(t, seat, act);
    else if (carryOut(t, seat, act)) return;
    else mayMove = false;
  }
}

function isFree(t: Table, act: TurnAct): boolean {
  if (typeof act === 'number') return face(t, act).kind !== 'gate';
  return act === 'craft' || (typeof act === 'object' && 'letGo' in act);
}

function useFreely(t: Table, seat: Seat, act: TurnAct): void {
  if (act === 'craft') return craft(t, seat);
  if (typeof act === 'object') return letGo(t, seat, (act as LetGo).letGo);
  const card = act as CardId;
  const { key, kind } = face(t, card);
  if (kind === 'creature') return milkEggbug(t, seat, card);
  useCard(t, seat, card);
  if (key === 'overseerEye') followOverseer(t, seat);
}

/** False when an owner would not come along, and nothing happened. */
function carryOut(t: Table, seat: Seat, act: TurnAct): boolean {
  const p = player(t, seat);
  const { prey } = p;
  p.prey = NOBODY; // RW-R-73: a hunt not followed up is gone.
  if (act === 'climb' || typeof act === 'number') {
    const moved = act === 'climb' ? climb(t, seat) : passCarried(t, seat, act);
    if (!moved) p.prey = prey;
    return moved;
  }
  if (typeof act === 'object') hunt(t, seat, (act as Hunt).hunt);
  else perform(t, seat, act, prey);
  return true;
}

function perform(t: Table, seat: Seat, act: TurnAct, prey: Seat): void {
  const { region } = player(t, seat);
  switch (act) {
    case 'draw':
      return drawAsAction(t, seat, region);
    case 'drawPrecycle':
      return drawAsAction(t, seat, PRECYCLE);
    case 'token':
      return drawToken(t, seat);
    case 'sleep':
      return sleep(t, seat);
    case 'search':
      return startSearch(t, seat, region);
    case 'searchPrecycle':
      return startSearch(t, seat, PRECYCLE);
    case 'attackPrey':
      return fightPlayer(t, seat, prey);
    default:
      return tell(t, { kind: 'passed', seat });
  }
}

function milkEggbug(t: Table, seat: Seat, card: CardId): void {
  player(t, seat).eggUsed = true;
  tell(t, { kind: 'ate', seat, card, gained: feed(t, seat, 1) });
}

/** RW-R-29 */
function letGo(t: Table, seat: Seat, card: CardId): void {
  discard(t, card, player(t, seat).tamed);
  tell(t, { kind: 'letGo', seat, card });
}

/** The Gourmand: two items worth at least half a pearl together for the top Treasure card. */
function craft(t: Table, seat: Seat): void {
  const p = player(t, seat);
  p.traitUsed = true;
  const one = giveUp(t, seat, p.items.slice());
  const isWorthless = face(t, one).halves === 0;
  const other = giveUp(
    t,
    seat,
    p.items.filter((card) => !isWorthless || face(t, card).halves > 0),
  );
  const card = drawFrom(t, TREASURE, p.items);
  tell(t, { kind: 'crafted', seat, from: [one, other], ...(card === undefined ? {} : { card }) });
}

function giveUp(t: Table, seat: Seat, items: readonly CardId[]): CardId {
  const card = choose(
    t,
    seat,
    CRAFT_FROM,
    items.filter((_, at) => isFirstOfItsKind(t, items, at)),
  );
  discard(t, card, player(t, seat).items);
  return card;
}

/** Turn count, the Hunter's rot, and the grass; what lasts until the end of a turn ends for everybody. */
function endTurn(t: Table, seat: Seat): void {
  const p = player(t, seat);
  p.turns++;
  if (t.state.precycle) p.precycleTurns++;
  rot(t, seat);
  passThroughGrass(t, seat);
  for (const each of t.state.players) {
    each.mushrooms = 0;
    each.dry = false;
    each.rock = 0;
  }
}
