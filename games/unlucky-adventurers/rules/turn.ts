// A turn: miss it, haunt it, or draw a card and play a card.

import { choose, orElse } from '../../../engine/choose.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { ENOUGH, type Enough } from '../questions/answers.ts';
import { PLAY_A_CARD, PLAY_ANOTHER, USE_AT_THE_START } from '../questions/turn.ts';
import { hand, isLiving, isOver, NO_CARD, type Table } from '../state.ts';
import { characterFor, charactersFor, isUsed, rollCharacterFor, spendCharacter } from './character.ts';
import { beginEffect, endEffect } from './effect.ts';
import { checkHands } from './elimination.ts';
import { drawAndFight } from './fight.ts';
import { ghostTurn } from './ghost.ts';
import { missThisTurn } from './missed-turn.ts';
import { tell } from './piles.ts';
import { playCard } from './play.ts';
import { risesAtTheStart } from './resurrection.ts';
import { nextToPlay } from './seats.ts';
import { callItADay, maybeNightFalls } from './turn-cap.ts';

/** One turn of whoever's it is, and then it is the next one's. */
export function playTurn(t: Table): void {
  const seat = t.state.active;
  beginTurn(t, seat);
  if (!isLiving(t, seat)) ghostTurn(t, seat);
  else if (t.state.missing[seat]) missThisTurn(t, seat);
  else takeTurn(t, seat);
  if (isOver(t)) return;
  if (t.state.turns >= t.box.options.turnCap) return callItADay(t);
  passTheTurn(t);
}

function beginTurn(t: Table, seat: Seat): void {
  const s = t.state;
  s.turns++;
  s.playUsed = false;
  s.turnEnds = false;
  s.extraPlays = 0;
  s.fresh.length = 0;
  tell(t, { kind: 'turn', seat, turn: s.turns, next: nextToPlay(t) });
  maybeNightFalls(t);
}

function takeTurn(t: Table, seat: Seat): void {
  t.state.warded[seat] = false;
  t.state.askMe[seat] = false;
  t.state.turnsTaken[seat]! += 1;
  if (risesAtTheStart(t, seat)) return checkHands(t); // UA-R-45 (a), UA-R-05
  useStartAbilities(t, seat);
  if (!t.state.nightfall) drawAndFight(t, seat, 1); // UA-TURN-01
  checkHands(t);
  playFromHand(t, seat); // UA-TURN-02
  while (goesOn(t, seat)) {
    const card = anotherCard(t, seat);
    if (card === ENOUGH) return; // UA-TURN-06
    playCard(t, seat, card);
  }
}

const goesOn = (t: Table, seat: Seat): boolean => !isOver(t) && isLiving(t, seat) && !t.state.turnEnds;

/** T-START: Characters used before the draw. */
function useStartAbilities(t: Table, seat: Seat): void {
  for (;;) {
    const ready = usable(t, seat, 'T-START');
    if (ready.length === 0) return;
    const character = choose(t, seat, USE_AT_THE_START, orElse(ready, ENOUGH));
    if (character === ENOUGH) return;
    useAbility(t, seat, character);
  }
}

function usable(t: Table, seat: Seat, timing: 'T-START' | 'T-MAIN'): CardId[] {
  const ready = charactersFor(t, seat, timing);
  for (let i = ready.length - 1; i >= 0; i--) {
    if (!t.box.abilities[ready[i]!]?.can(t, seat, ready[i]!)) ready.splice(i, 1);
  }
  return ready;
}

function useAbility(t: Table, seat: Seat, character: CardId): void {
  beginEffect(t, 'ability', character, seat);
  spendCharacter(t, seat, character);
  t.box.abilities[character]?.use(t, seat, character);
  endEffect(t);
  checkHands(t);
}

/** T-MAIN Characters as long as there are any, then one card of the hand; nothing if the play is used up (UA-BEAST-03, UA-R-12). */
function playFromHand(t: Table, seat: Seat): void {
  const s = t.state;
  while (goesOn(t, seat) && !s.playUsed) {
    const card = choose(t, seat, PLAY_A_CARD, whatMayBePlayed(t, seat));
    if (t.box.types[card] !== 'character') {
      s.playUsed = true;
      return playCard(t, seat, card);
    }
    if (t.box.timings[card] === 'T-MAIN') useAbility(t, seat, card);
    else s.askMe[seat] = true;
  }
  if (s.playUsed) s.turnEnds = true; // No extra play follows what was not played from the hand.
}

/** The hand, the Characters whose moment this is, and those who would rather be told when theirs may come. */
function whatMayBePlayed(t: Table, seat: Seat): readonly CardId[] {
  const ready = usable(t, seat, 'T-MAIN');
  if (!t.state.askMe[seat]) addPatient(t, seat, ready);
  return ready.length === 0 ? hand(t, seat) : hand(t, seat).concat(ready);
}

/** UA-R-72: Hero and Jester could be asked so often that their owners say when they want to be. */
function addPatient(t: Table, seat: Seat, ready: CardId[]): void {
  const hero = characterFor(t, seat, 'AFTER-PLAY');
  if (hero !== NO_CARD) ready.push(hero);
  const jester = rollCharacterFor(t, seat, 'ON-ROLL', 'others');
  if (jester !== NO_CARD) ready.push(jester);
}

/** An extra play granted by a card, or by the Hero, Retired. */
function anotherCard(t: Table, seat: Seat): CardId | Enough {
  while (t.state.extraPlays > 0) {
    t.state.extraPlays--;
    const card = choose(t, seat, PLAY_ANOTHER, orElse(hand(t, seat), ENOUGH));
    if (card !== ENOUGH) return card;
  }
  if (!t.state.askMe[seat] || !isUsed(t, seat, 'AFTER-PLAY')) return ENOUGH;
  return choose(t, seat, PLAY_A_CARD, hand(t, seat));
}

/** UA-TURN-07 */
function passTheTurn(t: Table): void {
  t.state.active = nextToPlay(t);
}
