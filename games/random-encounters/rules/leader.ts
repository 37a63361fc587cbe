// A Leader turn: draw an Encounter, foresee, lay out Side Quests, skip or run, and face what is left.

import { choose } from '../../../engine/choose.ts';
import { drawTo, moveAll, moveCard, putUnder } from '../../../engine/pile.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import { YES, YES_OR_NO } from '../questions/answers.ts';
import { FACE_WHICH, OFFER_TO_RUN, RUN, SKIP_THE_EVENT, TRY_THE_QUEST } from '../questions/roller.ts';
import {
  adventurer,
  can,
  characterOf,
  encounterDeck,
  face,
  isOver,
  NONE,
  type Table,
  whoCan,
} from '../state.ts';
import { resolveEvent, shuffleDeck } from './event.ts';
import { openBetween } from './finish.ts';
import { beginFight } from './monster.ts';
import { attemptQuest } from './side-quest.ts';
import { springTrap } from './trap.ts';

export function takeLeaderTurn(t: Table): void {
  const { leader } = t.state;
  t.state.skipped = [];
  tell(t, {
    kind: 'leads',
    seat: leader,
    turn: adventurer(t, leader).led + 1,
    of: t.box.options.leaderTurns,
  });
  while (!isOver(t)) {
    const card = drawEncounter(t); // RE-FLOW-01
    if (card === NONE) return runOut(t);
    if (face(t, card).kind === 'quest') layOut(t, card);
    else if (!isAvoided(t, card)) return resolve(t, card);
  }
}

/** RE-RULE-06: with nothing to draw, the Leader turns that are left count as led. */
function runOut(t: Table): void {
  tell(t, { kind: 'noEncounters' });
  for (const who of t.state.party) who.led = t.box.options.leaderTurns;
  openBetween(t);
}

function resolve(t: Table, card: CardId): void {
  const { kind } = face(t, card);
  if (kind === 'trap') return springTrap(t, card);
  if (kind === 'event') return resolveEvent(t, card);
  t.state.facing.pop();
  beginFight(t, 'encounter', [card]);
}

/** Turns an Encounter up; Kafula sees two and faces one. */
function drawEncounter(t: Table): CardId {
  const { facing, leader } = t.state;
  const first = takeEncounter(t);
  if (first === NONE) return NONE;
  if (can(t, leader, 'foresees') && encounterDeck(t).length > 0) foresee(t, leader);
  const card = facing[0]!;
  tell(t, { kind: 'met', seat: leader, card });
  return card;
}

function takeEncounter(t: Table): CardId {
  const deck = encounterDeck(t);
  if (deck.length === 0) reshuffle(t);
  const card = drawTo(deck, t.state.facing) ?? NONE;
  t.state.encounterBottom = Math.min(t.state.encounterBottom, deck.length);
  return card;
}

/** RE-RULE-06: finished Encounters of this Level; tried Side Quests and what was removed stay out. */
function reshuffle(t: Table): void {
  for (const { kept } of t.state.party) moveAll(kept, encounterDeck(t));
  if (encounterDeck(t).length === 0) return;
  shuffleDeck(t);
  tell(t, { kind: 'reshuffled', what: 'encounters', level: t.state.level });
}

function foresee(t: Table, seat: Seat): void {
  const { facing } = t.state;
  takeEncounter(t);
  const { character } = adventurer(t, seat);
  tell(t, { kind: 'explorerUsed', seat, card: character, ability: characterOf(t, seat).explorerName });
  if (t.tale !== undefined) tell(t, { kind: 'foresaw', seat, cards: facing.slice() });
  const kept = choose(t, seat, FACE_WHICH, facing.slice());
  putBack(t, facing[0] === kept ? facing[1]! : facing[0]!);
}

/** RE-RULE-49: under the deck, where everybody knows it lies. */
function putBack(t: Table, card: CardId): void {
  putUnder(card, t.state.facing, encounterDeck(t));
  t.state.encounterBottom++;
  tell(t, { kind: 'putUnder', seat: t.state.leader, card });
}

/** RE-QUEST-03, RE-RULE-34: it may be tried at once; then the Leader draws again. */
function layOut(t: Table, card: CardId): void {
  moveCard(card, t.state.facing, t.state.quests);
  tell(t, { kind: 'questLaidOut', card });
  if (choose(t, t.state.leader, TRY_THE_QUEST, YES_OR_NO) === YES) attemptQuest(t, card);
}

function isAvoided(t: Table, card: CardId): boolean {
  const { kind } = face(t, card);
  if (kind === 'event') return isSkipped(t, card);
  return kind === 'monster' && isRunFrom(t, card);
}

/** RE-EVENT-03 to RE-EVENT-05; RE-RULE-14: the same Event is not skipped twice in a Leader turn. */
function isSkipped(t: Table, card: CardId): boolean {
  const { leader, skipped } = t.state;
  if (!t.box.events[card]!.skippable || skipped.includes(card)) return false;
  if (choose(t, leader, SKIP_THE_EVENT, YES_OR_NO) !== YES) return false;
  skipped.push(card);
  tell(t, { kind: 'skipped', seat: leader, card });
  putBack(t, card);
  return true;
}

/** Scram!: Tumble's player offers it, the Leader decides. Once per Level. */
function isRunFrom(t: Table, card: CardId): boolean {
  const tumble = whoCan(t, 'runs');
  const { leader } = t.state;
  if (tumble === NONE || adventurer(t, tumble).ran) return false;
  if (choose(t, tumble, OFFER_TO_RUN, YES_OR_NO) !== YES) return false;
  if (tumble !== leader && choose(t, leader, RUN, YES_OR_NO) !== YES) return false;
  const who = adventurer(t, tumble);
  who.ran = true;
  tell(t, {
    kind: 'explorerUsed',
    seat: tumble,
    card: who.character,
    ability: characterOf(t, tumble).explorerName,
  });
  tell(t, { kind: 'ran', seat: tumble, card });
  putBack(t, card);
  return true;
}
