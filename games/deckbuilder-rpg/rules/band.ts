// Bands: one action for all, cards from the shared hand given to single members, and each member's own part.

import { choose } from '../../../engine/choose.ts';
import type { CardId } from '../../../engine/table.ts';
import { DEFEND, HANDS_ON, ITEM, MELEE, REST } from '../cards/effect.ts';
import { CHOOSE_MEMBER } from '../questions/creature.ts';
import {
  ABILITY,
  ACTIVATE,
  cardOf,
  DONE_PLAYING,
  DRAW,
  EXPEND,
  type Play,
  play,
  RESTORE,
  useOf,
} from '../questions/plays.ts';
import { PLAY_A_CARD } from '../questions/turn.ts';
import { type CreatureId, creature, face, isUp, minionPack, NONE, type Table } from '../state.ts';
import { attackWithOne } from './aim.ts';
import type { Slot } from './counter.ts';
import { PLAINLY } from './figures.ts';
import { activations } from './item.ts';
import { askingFor } from './move.ts';
import { attackInPassing, layDown, use } from './play.ts';
import { attackSlots } from './target.ts';
import { addBasicUses, hasTwinBefore, matches } from './use.ts';

const membersUp = (t: Table): CreatureId[] => t.state.turn.band.filter((id) => isUp(creature(t, id)));

/** DR-R-88: one matching card of the shared hand, given to one member. Says whether there may be more. */
export function playBandCard(t: Table): boolean {
  const members = membersUp(t);
  const [first] = members;
  if (first === undefined) return false;
  const plays = bandPlays(t, members);
  plays.push(DONE_PLAYING);
  const chosen = choose(t, t.box.master, PLAY_A_CARD, askingFor(t, first, plays));
  if (chosen === DONE_PLAYING) return false;
  giveTo(t, chosen, members);
  return true;
}

function bandPlays(t: Table, members: readonly CreatureId[]): Play[] {
  const { hand } = minionPack(t);
  const { action } = t.state.turn;
  const plays: Play[] = [];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as CardId;
    if (!matches(t, card, action) || hasTwinBefore(t, hand, i)) continue;
    if (face(t, card).basic < 0) plays.push(play(card, ABILITY));
    else
      for (const member of members)
        for (const each of usesOf(t, member, card)) if (!plays.includes(each)) plays.push(each);
  }
  return plays;
}

/** DR-R-91: minions have no battle health to restore. */
function usesOf(t: Table, member: CreatureId, card: CardId): Play[] {
  const { action } = t.state.turn;
  const uses: Play[] = [];
  addBasicUses(t, member, card, action, 'turn', uses);
  return action === REST ? uses.filter((each) => useOf(each) !== RESTORE) : uses;
}

function giveTo(t: Table, chosen: Play, members: readonly CreatureId[]): void {
  const card = cardOf(chosen);
  const able = isForOne(t, chosen)
    ? members.filter((id) => usesOf(t, id, card).includes(chosen))
    : [members[0] as number];
  const member = choose(t, t.box.master, CHOOSE_MEMBER, askingFor(t, able[0] as number, able));
  layDown(t, member, card);
  use(t, member, chosen, 'turn');
}

/** Drawing, expending and powers happen once for the band, whoever is named. */
function isForOne(t: Table, chosen: Play): boolean {
  const { basic } = face(t, cardOf(chosen));
  return basic >= 0 && basic !== REST && basic !== ITEM;
}

/** The next member's own part, or the part the band does once. Says whether there is more. */
export function playMember(t: Table): boolean {
  const { turn } = t.state;
  const member = turn.band[turn.member++];
  if (member === undefined) {
    onceForAll(t);
    return false;
  }
  if (isUp(creature(t, member))) ownPart(t, member);
  return true;
}

function ownPart(t: Table, member: CreatureId): void {
  const { action } = t.state.turn;
  if (action === MELEE) return mustStrike(t, member);
  if (action >= DEFEND) {
    attackInPassing(t, member, action);
    if (action === DEFEND && isUp(creature(t, member))) chooseUse(t, member);
    return;
  }
  chooseUse(t, member);
}

/** DR-R-88: with Melee every member that has a legal target attacks, once with each weapon at most. */
function mustStrike(t: Table, member: CreatureId): void {
  const of = creature(t, member);
  const slots = attackSlots(t, member, HANDS_ON).filter((slot: Slot) => (of.struck & (1 << slot)) === 0);
  attackWithOne(t, member, slots, PLAINLY);
}

/** The option of the action's card, used by this member without a card. */
function chooseUse(t: Table, member: CreatureId): void {
  const uses = usesOf(t, member, NONE);
  if (t.state.turn.action !== DEFEND) uses.push(DONE_PLAYING);
  const chosen = choose(t, t.box.master, PLAY_A_CARD, askingFor(t, member, uses));
  if (chosen !== DONE_PLAYING) use(t, member, chosen, 'turn');
}

/** Rest: draw or expend once. Item/Ability: the band's power once. */
function onceForAll(t: Table): void {
  const [first] = membersUp(t);
  if (first === undefined) return;
  const { action } = t.state.turn;
  if (action === REST) {
    const uses = [play(NONE, DRAW), play(NONE, EXPEND)];
    use(t, first, choose(t, t.box.master, PLAY_A_CARD, askingFor(t, first, uses)), 'turn');
  }
  if (action === ITEM && activations(t, first).length > 0) use(t, first, play(NONE, ACTIVATE), 'turn');
}
