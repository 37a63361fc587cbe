// A turn of a hero, a boss or a band: its eight steps, one unit at a time.

import { choose } from '../../../engine/choose.ts';
import { moveAll, takeOut } from '../../../engine/pile.ts';
import {
  type Action,
  BURNING,
  CHALLENGED,
  DEFEND,
  HELD,
  HIDDEN,
  ITEM,
  POISONED,
  STUNNED,
} from '../cards/effect.ts';
import { OPEN_BOOK } from '../questions/item.ts';
import { BRING_ALONG } from '../questions/journey.ts';
import { MOVE_STEP } from '../questions/move.ts';
import { CHOOSE_ACTION } from '../questions/turn.ts';
import {
  type CreatureId,
  creature,
  gear,
  has,
  isBandTurn,
  isBoss,
  isHero,
  isMinion,
  isUp,
  NONE,
  noTurn,
  packOf,
  type Table,
} from '../state.ts';
import { LEAVE, STAY } from '../zone.ts';
import { playBandCard, playMember } from './band.ts';
import { moveBand } from './band-move.ts';
import { arriveIn, relieve } from './condition.ts';
import { dropMeleeCounters } from './counter.ts';
import { draw } from './deck.ts';
import { makeReady, putAway } from './equip.ts';
import { hurt } from './health.ts';
import { joinersOf } from './joiners.ts';
import { drawMinions } from './minion-hand.ts';
import { askingFor, go, mayMove, stepsOf, waysFrom } from './move.ts';
import { note } from './note.ts';
import { attackInPassing, mayChoose, playOne } from './play.ts';
import { joinIn } from './synergy.ts';
import { springOnEnding } from './trap.ts';
import { matches } from './use.ts';

/** Begins the turn of a unit: a hero or boss alone, or all members of a band. */
export function beginTurn(t: Table, actor: CreatureId, band: CreatureId[]): void {
  const turn = noTurn();
  turn.actor = actor;
  turn.band = band;
  t.state.turn = turn;
  if (!isHero(creature(t, actor)))
    note(t, { kind: 'turn', who: actor, round: t.state.round, count: band.length });
}

/** Runs the turn on to the end of the next step somebody has to decide in. */
export function playStep(t: Table): void {
  const { turn } = t.state;
  if (isBandTurn(t)) leadOn(t);
  if (turn.actor !== NONE && isUp(creature(t, turn.actor))) turn.place = creature(t, turn.actor).arena;
  switch (turn.step) {
    case 'begin':
      startOfTurn(t);
      return;
    case 'move':
      moveStep(t);
      return;
    case 'action':
      chooseAction(t);
      return;
    case 'attack':
      attackInPassing(t, turn.actor, turn.action);
      turn.step = isUp(creature(t, turn.actor)) ? 'cards' : 'tidy';
      return;
    case 'cards':
      playCards(t);
      return;
    case 'members':
      if (!playMember(t)) turn.step = 'tidy';
      return;
    case 'tidy':
      tidy(t);
      return;
    case 'synergy':
      if (!joinIn(t)) turn.step = 'end';
      return;
    case 'end':
      endOfTurn(t);
      return;
  }
}

/** Is nobody asked in what comes next? It then belongs to the unit that runs: a unit costs a copy of the table. */
export function isQuiet(t: Table): boolean {
  const { turn, seat } = t.state;
  if (turn.actor === NONE) return seat !== t.box.master;
  switch (turn.step) {
    case 'begin':
    case 'tidy':
    case 'end':
      return true;
    case 'move':
      return !isBandTurn(t) && !mayMove(t, creature(t, turn.actor)) && !ownsOpenBook(t, turn.actor);
    case 'cards':
      return !isBandTurn(t) && hasPlayedAll(t);
    default:
      return false;
  }
}

function hasPlayedAll(t: Table): boolean {
  const { actor, action, gainOpen } = t.state.turn;
  if (gainOpen) return false;
  for (const card of packOf(t, creature(t, actor)).hand) if (matches(t, card, action)) return false;
  return true;
}

const BURN = 2;
const POISON = 1;

/** Step 1: fire burns before anything is done (a minion loses a hit). */
function startOfTurn(t: Table): void {
  const { turn } = t.state;
  for (const id of turn.band.slice()) {
    const of = creature(t, id);
    of.struck = 0;
    of.swung = 0;
    if (!has(of, BURNING)) continue;
    relieve(t, id, BURNING);
    hurt(t, id, isMinion(t, of) ? 1 : BURN, 'the flames');
  }
  dropFallen(t);
  turn.step = turn.actor === NONE ? 'end' : 'move';
}

/** The first member that still stands acts for its band. */
function leadOn(t: Table): void {
  const { turn } = t.state;
  for (const id of turn.band)
    if (isUp(creature(t, id))) {
      turn.actor = id;
      return;
    }
}

/** Members that fell leave the band; a band without members, or a creature that fell, has no turn left. */
function dropFallen(t: Table): void {
  const { turn } = t.state;
  for (const id of turn.band.slice()) if (!isUp(creature(t, id))) takeOut(turn.band, id);
  turn.actor = turn.band[0] ?? NONE;
}

/** Step 2, DR-R-44. The wizard's book is opened before the action is chosen. */
function moveStep(t: Table): void {
  const { turn } = t.state;
  if (isBandTurn(t)) moveBand(t);
  else moveOne(t, turn.actor);
  if (isUp(creature(t, turn.actor))) {
    openBook(t, turn.actor);
    turn.step = 'action';
  } else turn.step = 'end';
}

function moveOne(t: Table, id: CreatureId): void {
  const of = creature(t, id);
  for (let steps = stepsOf(t, of); steps > 0 && isUp(of) && mayMove(t, of); steps--) {
    const ways = waysFrom(t, of);
    if (ways.length === 0) return;
    ways.push(STAY);
    const way = choose(t, of.seat, MOVE_STEP, askingFor(t, id, ways));
    if (way === STAY) return;
    const from = of.arena;
    go(t, id, way);
    if (isHero(of) && isUp(of) && way !== LEAVE) leadAlong(t, id, from);
  }
}

/** Whoever can follow comes along, if the hero likes. */
function leadAlong(t: Table, id: CreatureId, from: number): void {
  const { seat, arena } = creature(t, id);
  for (const object of t.state.zone.objects) {
    if (!object.follows || object.arena !== from) continue;
    if (choose(t, seat, BRING_ALONG, askingFor(t, id, ['along', 'stay'])) === 'stay') continue;
    object.arena = arena;
    note(t, { kind: 'broughtAlong', who: id, what: object.name });
  }
}

/** Open Book: one ready spell for one of the book; counters on the one put away are lost. */
function openBook(t: Table, id: CreatureId): void {
  if (!ownsOpenBook(t, id)) return;
  const of = creature(t, id);
  const { ready, book } = packOf(t, of);
  const swaps: number[] = [NONE];
  for (const out of ready)
    if (gear(t, out).slot === 'spell') for (const into of book) swaps.push(out * PAIR + into);
  if (swaps.length === 1) return;
  const swap = choose(t, of.seat, OPEN_BOOK, askingFor(t, id, swaps));
  if (swap === NONE) return;
  putAway(t, id, Math.floor(swap / PAIR));
  makeReady(t, id, swap % PAIR);
}

const PAIR = 10_000;

function ownsOpenBook(t: Table, id: CreatureId): boolean {
  const of = creature(t, id);
  if (!isHero(of)) return false;
  const { ready, book } = packOf(t, of);
  return book.length > 0 && ready.some((card) => gear(t, card).always.openBook);
}

/** Steps 3 and 4: one of the six, and the card that comes with it. */
function chooseAction(t: Table): void {
  const { turn } = t.state;
  const { seat } = creature(t, turn.actor);
  const actions: Action[] = [];
  for (let action = 0; action <= ITEM; action++) if (mayChoose(t, action)) actions.push(action);
  turn.action = choose(t, seat, CHOOSE_ACTION, askingFor(t, turn.actor, actions));
  if (!turn.isRepeat) turn.synergyAction = turn.action; // DR-R-108
  note(t, { kind: 'action', who: turn.actor, action: turn.action });
  turn.dutyMet = false;
  if (isBandTurn(t)) {
    turn.member = 0;
    turn.step = 'cards';
    return;
  }
  gain(t);
  turn.step = turn.action >= DEFEND ? 'attack' : 'cards';
}

/** DR-MELEE-01 and its like: the card is taken. DR-R-63: an empty stack gives none, but its option all the same. */
function gain(t: Table): void {
  const { turn, stacks } = t.state;
  const card = (stacks[turn.action] as number[]).pop();
  turn.gained = card ?? NONE;
  turn.gainOpen = true;
  if (card === undefined) return;
  packOf(t, creature(t, turn.actor)).front.push(card);
  note(t, { kind: 'gained', who: turn.actor, card });
}

function playCards(t: Table): void {
  const { turn } = t.state;
  const more = isBandTurn(t) ? playBandCard(t) : playOne(t);
  if (!isUp(creature(t, turn.actor)))
    turn.step = 'tidy'; // DR-R-40
  else if (!more) turn.step = isBandTurn(t) ? 'members' : 'tidy';
}

/** Steps 5 and 6: clean-up, then the draw; then Synergy is offered. */
function tidy(t: Table): void {
  const { turn } = t.state;
  const of = creature(t, turn.actor);
  const { front, discard } = packOf(t, of);
  moveAll(front, discard); // DR-TURN-09
  turn.gained = NONE;
  turn.gainOpen = false;
  if (turn.again > 0 && isUp(of)) return actAgain(t);
  if (isUp(of)) drawAfterAction(t, turn.actor);
  else if (isMinion(t, of)) drawMinions(t, 1);
  turn.joining = joinersOf(t);
  turn.joined = false;
  for (const id of turn.joining) if (id >= 0) creature(t, id).struck = 0;
  turn.step = turn.joining.length > 0 ? 'synergy' : 'end';
}

/** Crown Shard: steps 3 to 5 once more; Synergy will follow the first action. */
function actAgain(t: Table): void {
  const { turn } = t.state;
  const of = creature(t, turn.actor);
  turn.again--;
  of.struck = 0;
  of.swung = 0;
  turn.isRepeat = true;
  turn.step = 'action';
}

/** DR-DRAW-01, DR-R-106: one card; more for bosses and for heroes in a small party. */
function drawAfterAction(t: Table, id: CreatureId): void {
  const of = creature(t, id);
  if (isMinion(t, of)) return drawMinions(t, 1);
  draw(t, id, drawsOf(t, id));
}

export function drawsOf(t: Table, id: CreatureId): number {
  if (t.box.options.printedDraw) return 1;
  const { bossDraw, heroDraw } = t.box.figures.partySize;
  const size = t.state.partySize - 1;
  return (isBoss(t, creature(t, id)) ? bossDraw[size] : heroDraw[size]) as number;
}

/** What ends with one's own Turn. */
const PASSING = STUNNED | HELD | CHALLENGED;

/** Step 8: poison, conditions that run out, melee counters that were not used (DR-R-30). */
function endOfTurn(t: Table): void {
  const { turn } = t.state;
  for (const id of turn.band) {
    const of = creature(t, id);
    of.acted = true;
    if (!isUp(of)) continue;
    if (isHero(of)) springOnEnding(t, id);
    if (has(of, POISONED)) suffer(t, id);
    if (!isUp(of)) continue;
    relieve(t, id, has(of, HIDDEN) && !of.freshlyHidden ? PASSING | HIDDEN : PASSING);
    of.freshlyHidden = false;
    dropMeleeCounters(t, of);
    arriveIn(t, id);
  }
  t.state.turn = noTurn();
}

function suffer(t: Table, id: CreatureId): void {
  const minion = isMinion(t, creature(t, id));
  if (minion) relieve(t, id, POISONED);
  hurt(t, id, POISON, 'poison');
}
