// An encounter's first half: the leader's decision, joining, laying cards, passing; and how an encounter ends.

import { choose, orElse } from '../../../engine/choose.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import {
  DECLINE,
  ENCOUNTER_WHICH,
  EXTRA_POWER,
  JOIN,
  LAY_FIRST_ATTACK,
  PASS,
  TAKE_A_TURN,
  TAKE_A_TURN_WATCHED,
} from '../questions/encounter.ts';
import {
  type Attack,
  attacksInHand,
  clockwise,
  face,
  hero,
  holdsAttack,
  isAttack,
  isBungle,
  isExhausted,
  NONE,
  players,
  seatsFrom,
  type Table,
} from '../state.ts';
import { joinLurking, takeFromSlot } from './ambush.ts';
import { canBungle, playBungle } from './bungle.ts';
import { countAsRefusal, declineToLead, tellRefusal } from './decline.ts';
import { discard } from './hand.ts';
import { noMonsterLeft, removeMark, unencountered } from './monster.ts';
import { sneakyIsSpent } from './powers.ts';
import { hasCardInPlay } from './presence.ts';
import { discardBungle, hasFreeSlot, putInRow } from './row.ts';
import { answerNow, answerPlay } from './trigger.ts';
import { exhaust } from './weapon.ts';

/** HM-LEADER-01: the leader starts an encounter, or declines and passes the token. */
export function leaderDecision(t: Table): void {
  if (noMonsterLeft(t)) return leave(t); // HM-MOVE-01
  const monster = whichMonster(t, t.state.leader);
  if (monster === DECLINE) declineToLead(t);
  else startEncounter(t, monster);
}

function leave(t: Table): void {
  t.state.phase = 'move';
}

// An empty hand tells everybody that its owner must decline; any other hand might hold an attack.
function whichMonster(t: Table, leader: Seat): CardId {
  if (hero(t, leader).hand.length === 0) return DECLINE;
  const monsters = holdsAttack(t, leader) ? monstersToEncounter(t) : [];
  return choose(t, leader, ENCOUNTER_WHICH, orElse(monsters, DECLINE));
}

/** HM-ENC-08 and -25: a monster in the Encounter slot is the only choice; else any Lurking one, or the Ambusher. */
export function monstersToEncounter(t: Table): CardId[] {
  const { encounter } = t.state;
  return encounter === NONE ? unencountered(t) : [encounter];
}

function startEncounter(t: Table, monster: CardId): void {
  const { leader } = t.state;
  if (t.state.encounter === NONE) {
    t.state.encounter = monster;
    takeFromSlot(t, monster);
  }
  t.state.declinesBefore = t.state.declines;
  t.state.declines = 0; // HM-DECLINE-14
  t.state.phase = 'laying cards';
  for (const each of t.state.heroes) each.part = 'to join';
  tell(t, { kind: 'encounter', leader, monster });
  layFirstAttack(t, leader, choose(t, leader, LAY_FIRST_ATTACK, attacksInHand(t, leader))); // HM-ENC-11
}

function layFirstAttack(t: Table, seat: Seat, card: CardId): void {
  hero(t, seat).part = 'in';
  layAttack(t, seat, card);
  extraPowers(t, seat);
  t.state.turnOf = clockwise(t, seat);
}

/** One player's turn of the first half, clockwise; when nobody is left to act, resolution begins. */
export function nextTurn(t: Table): void {
  const seat = nextToAct(t);
  if (seat === NONE) return beginResolving(t); // HM-ENC-20 and -22
  t.state.turnOf = seat;
  if (hero(t, seat).part === 'to join') join(t, seat);
  else takeTurn(t, seat);
  t.state.turnOf = clockwise(t, seat);
}

function nextToAct(t: Table): Seat {
  let seat = t.state.turnOf;
  for (let i = 0; i < t.state.heroes.length; i++) {
    const { part } = hero(t, seat);
    if (part === 'to join' || part === 'in') return seat;
    seat = clockwise(t, seat);
  }
  return NONE;
}

/** HM-ENC-12: lay an attack in slot one, or decline. HM-ENC-26: without an attack there is only declining. */
function join(t: Table, seat: Seat): void {
  const card =
    hero(t, seat).hand.length === 0
      ? DECLINE
      : choose(t, seat, JOIN, orElse(attacksInHand(t, seat), DECLINE));
  if (card !== DECLINE) return layFirstAttack(t, seat, card);
  hero(t, seat).part = 'declined';
  tellRefusal(t, 'declined', seat);
}

/** HM-ENC-16: an attack, a bungle, or pass; HM-HERO-06: with Hero powers on the side. */
function takeTurn(t: Table, seat: Seat): void {
  for (;;) {
    const options = turnOptions(t, seat);
    const card =
      options.length === 1 && t.box.options.automaticPass ? PASS : choose(t, seat, turnQuestion(t), options);
    if (card === PASS) return pass(t, seat);
    if (face(t, card).kind === 'hero') usePower(t, seat, card);
    else return playCard(t, seat, card);
  }
}

const turnQuestion = (t: Table) => (t.box.options.automaticPass ? TAKE_A_TURN : TAKE_A_TURN_WATCHED);

function turnOptions(t: Table, seat: Seat): CardId[] {
  const options: CardId[] = [];
  const mayAttack = mayLayAttack(t, seat);
  const mayBungle = canBungle(t, seat);
  for (const card of hero(t, seat).hand) if (isAttack(t, card) ? mayAttack : mayBungle) options.push(card);
  addPowers(t, seat, options);
  options.push(PASS);
  return options;
}

/** HM-ENC-23: three slots; and Wild Swings! allows no more attacks. */
export const mayLayAttack = (t: Table, seat: Seat): boolean =>
  hasFreeSlot(t, seat) && hero(t, seat).mayLayAttacks;

function playCard(t: Table, seat: Seat, card: CardId): void {
  if (isBungle(t, card)) playBungle(t, seat, card);
  else layAttack(t, seat, card);
  extraPowers(t, seat);
}

function layAttack(t: Table, seat: Seat, card: CardId): void {
  const slot = putInRow(t, seat, card);
  tell(t, { kind: 'attackLaid', seat, card, slot });
  const attack = hero(t, seat).row[slot] as Attack;
  const wasSpent = sneakyIsSpent(t, seat);
  answerPlay(t, card, seat, { seat, slot });
  if (wasSpent && !sneakyIsSpent(t, seat)) attack.refreshedRogue = true; // HM-R-92
}

/** Powers that may be used on one's own turn of the first half, and would do something now. */
function addPowers(t: Table, seat: Seat, options: CardId[]): void {
  const { race, class: heroClass } = hero(t, seat);
  if (mayUsePower(t, seat, race)) options.push(race);
  if (mayUsePower(t, seat, heroClass)) options.push(heroClass);
}

const mayUsePower = (t: Table, seat: Seat, card: CardId): boolean =>
  !isExhausted(t, card) && face(t, card).on.power?.helps(t, seat) === true;

// HM-R-52: a power may come before or after the turn's play. After a pass it could do nothing it could not do just before it.
function extraPowers(t: Table, seat: Seat): void {
  for (;;) {
    const powers: CardId[] = [];
    addPowers(t, seat, powers);
    if (powers.length === 0) return;
    powers.push(NONE);
    const card = choose(t, seat, EXTRA_POWER, powers);
    if (card === NONE) return;
    usePower(t, seat, card);
  }
}

// HM-HERO-02: the card is exhausted by using its power.
function usePower(t: Table, seat: Seat, card: CardId): void {
  tell(t, { kind: 'powerUsed', seat, card });
  exhaust(t, seat, card);
  face(t, card).on.power?.use(t, seat);
}

/** HM-ENC-19. */
function pass(t: Table, seat: Seat): void {
  hero(t, seat).part = 'passed';
  tell(t, { kind: 'passed', seat });
  if (t.state.someonePassed) return;
  t.state.someonePassed = true;
  if (t.state.location !== NONE) answerNow(t, t.state.location, seat, 'firstPass');
}

/** HM-LEADER-08: resolution starts with whoever is leader now. HM-R-58: who has a card in play is present. */
function beginResolving(t: Table): void {
  for (let seat = 0; seat < players(t); seat++) hero(t, seat).present = hasCardInPlay(t, seat);
  t.state.phase = 'resolving';
  t.state.turnOf = t.state.leader;
  tell(t, { kind: 'resolution', leader: t.state.leader });
  if (t.state.heroes.every(({ row }) => row.length === 0)) endEncounter(t); // HM-R-59
}

/** HM-ENC-07: the boards are cleared; who comes next is the leader of the moment. */
export function endEncounter(t: Table, victor: Seat = NONE): void {
  const nothingTried = !t.state.heroes.some((each) => each.resolvedThisEncounter);
  if (victor !== NONE) watchVictory(t, victor);
  if (victor !== NONE) tellTooLate(t, victor);
  for (let seat = 0; seat < players(t); seat++) clearBoard(t, seat);
  tell(t, { kind: 'encounterOver', defeated: victor !== NONE });
  if (t.state.encounter !== NONE && t.box.options.regroup) regroup(t);
  if (t.state.marked !== NONE) removeMark(t, t.state.marked);
  t.state.someonePassed = false;
  t.state.phase = 'leader decision';
  if (nothingTried) countAsRefusal(t);
}

// Cards that watch for another hero's victory have their say before the boards are cleared (HM-R-89).
function watchVictory(t: Table, victor: Seat): void {
  for (const seat of seatsFrom(t, victor)) {
    if (seat !== victor)
      for (const { card } of hero(t, seat).row.slice()) answerNow(t, card, seat, 'watches');
  }
}

/** HM-ENC-04: attacks not yet resolved never will be. */
function tellTooLate(t: Table, victor: Seat): void {
  if (t.tale === undefined) return;
  for (const seat of seatsFrom(t, victor)) {
    const cards = hero(t, seat).row.map(({ card }) => card);
    if (seat !== victor && cards.length > 0) tell(t, { kind: 'tooLate', seat, cards });
  }
}

function clearBoard(t: Table, seat: Seat): void {
  const owner = hero(t, seat);
  for (const attack of owner.row) {
    discardBungle(t, attack);
    discard(t, seat, attack.card);
  }
  owner.row = [];
  owner.part = 'out';
  owner.present = false;
  owner.woundedThisEncounter = false;
  owner.resolvedThisEncounter = false;
  owner.mayLayAttacks = true;
  owner.stuck = 'no';
  owner.nextAttackHit = 0;
}

/** HM-R-09, if the table regroups: a monster that survives returns to the left end of the Lurking row. */
function regroup(t: Table): void {
  const monster = t.state.encounter;
  t.state.encounter = NONE;
  joinLurking(t, monster, 'left');
  tell(t, { kind: 'regrouped', monster });
}
