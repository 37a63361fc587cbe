// Synergy: allies in the arena play matching cards from hand, or draw one.

import { choose } from '../../../engine/choose.ts';
import { moveAll } from '../../../engine/pile.ts';
import { CHOOSE_MEMBER } from '../questions/creature.ts';
import { ABILITY, cardOf, DONE_PLAYING, type Play, play } from '../questions/plays.ts';
import { DRAW_INSTEAD, PLAY_IN_SYNERGY } from '../questions/turn.ts';
import {
  type CreatureId,
  creature,
  face,
  isUp,
  MINION_HAND,
  minionPack,
  packOf,
  type Table,
} from '../state.ts';
import { draw, HAND_LIMIT } from './deck.ts';
import { isThere, minionsJoining, usesInSynergy } from './joiners.ts';
import { drawMinions } from './minion-hand.ts';
import { askingFor } from './move.ts';
import { note } from './note.ts';
import { layDown, use } from './play.ts';
import { addHandUses, hasTwinBefore, matches } from './use.ts';

/** One card, or the draw, of whoever is next and has something to play. Says whether anybody may still join in. */
export function joinIn(t: Table): boolean {
  const { turn } = t.state;
  passOver(t);
  const [id] = turn.joining;
  if (id === undefined) return false;
  const goesOn = id === MINION_HAND ? minionsJoinIn(t) : allyJoinsIn(t, id);
  if (!goesOn) nextJoiner(t, id);
  passOver(t);
  return turn.joining.length > 0;
}

/** Who has nothing to play draws at once, where nobody wants to be asked. */
function passOver(t: Table): void {
  const { joining, synergyAction } = t.state.turn;
  for (let id = joining[0]; id !== undefined && id !== MINION_HAND; id = joining[0]) {
    const { hand } = packOf(t, creature(t, id));
    if (hand.some((card) => matches(t, card, synergyAction)) || !t.box.options.fastSynergy) return;
    allyJoinsIn(t, id);
    nextJoiner(t, id);
  }
}

/** DR-R-29: cards played in Synergy are discarded when their owner's Synergy is finished. */
function nextJoiner(t: Table, id: CreatureId): void {
  const { turn } = t.state;
  const pack = id === MINION_HAND ? minionPack(t) : packOf(t, creature(t, id));
  moveAll(pack.front, pack.discard);
  turn.joining.shift();
  turn.joined = false;
}

/** DR-R-36: each ally is tested again when its own Synergy comes up. */
function allyJoinsIn(t: Table, id: CreatureId): boolean {
  const { turn } = t.state;
  const of = creature(t, id);
  if (!isThere(of, turn.place)) return false;
  const plays: Play[] = [];
  addHandUses(t, id, turn.synergyAction, 'synergy', plays);
  if (plays.length === 0) {
    if (!turn.joined) drawInstead(t, id);
    return false;
  }
  plays.push(DONE_PLAYING);
  const chosen = choose(t, of.seat, PLAY_IN_SYNERGY, askingFor(t, id, plays));
  if (chosen === DONE_PLAYING) {
    if (!turn.joined) drawInstead(t, id);
    return false;
  }
  turn.joined = true;
  layDown(t, id, cardOf(chosen));
  use(t, id, chosen, 'synergy');
  return isUp(of);
}

/** DR-SYN-07, DR-SYN-08, DR-R-38: optional, and only where no card was played. */
function drawInstead(t: Table, id: CreatureId): void {
  const of = creature(t, id);
  if (packOf(t, of).hand.length >= HAND_LIMIT) return;
  if (
    !t.box.options.fastSynergy &&
    choose(t, of.seat, DRAW_INSTEAD, askingFor(t, id, ['draw', 'not'])) === 'not'
  )
    return;
  if (draw(t, id, 1) > 0) note(t, { kind: 'synergyDraw', who: id });
}

/** DR-R-42: all other bands together use the shared hand once. */
function minionsJoinIn(t: Table): boolean {
  const { turn } = t.state;
  const arena = turn.place;
  const minions = minionsJoining(t, arena);
  const plays = minions.length === 0 ? [] : minionPlays(t, minions);
  plays.push(DONE_PLAYING);
  const chosen = choose(t, t.box.master, PLAY_IN_SYNERGY, askingFor(t, minions[0] ?? turn.actor, plays));
  if (chosen === DONE_PLAYING) {
    if (!turn.joined && minions.length > 0) drawMinions(t, 1);
    return false;
  }
  turn.joined = true;
  playForMinion(t, chosen, minions);
  return true;
}

/** Uses of the shared hand's matching cards, each as the first minion that can would use it. */
function minionPlays(t: Table, minions: readonly CreatureId[]): Play[] {
  const { hand } = minionPack(t);
  const action = t.state.turn.synergyAction;
  const plays: Play[] = [];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as number;
    if (!matches(t, card, action) || hasTwinBefore(t, hand, i)) continue;
    if (face(t, card).basic < 0) plays.push(cardPlay(card));
    else for (const minion of minions) addMissing(plays, usesInSynergy(t, minion, card));
  }
  return plays;
}

const cardPlay = (card: number): Play => play(card, ABILITY);

function addMissing(plays: Play[], more: readonly Play[]): void {
  for (const each of more) if (!plays.includes(each)) plays.push(each);
}

/** The card is assigned to one minion that can use it so. */
function playForMinion(t: Table, chosen: Play, minions: readonly CreatureId[]): void {
  const card = cardOf(chosen);
  const able =
    face(t, card).basic < 0 ? minions : minions.filter((id) => usesInSynergy(t, id, card).includes(chosen));
  const minion = choose(t, t.box.master, CHOOSE_MEMBER, askingFor(t, able[0] as number, able));
  layDown(t, minion, card);
  use(t, minion, chosen, 'synergy');
}
