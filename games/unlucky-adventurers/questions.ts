// Every question the rules ask.

import { seatName } from '../../engine/names.ts';
import { because, DONE, type Done, question } from '../../engine/question.ts';
import type { CardId, Seat } from '../../engine/table.ts';
import { facesText } from './cards/notation.ts';
import { putDownTotal, worthAgainst } from './rules/worth.ts';
import {
  areMates,
  characterFor,
  current,
  type Effect,
  face,
  facedBy,
  findIn,
  hand,
  handSize,
  isLiving,
  NO_CARD,
  type Table,
} from './state.ts';

export const USE = 'use';
export const NO = 'no';
export type UseOrNot = typeof USE | typeof NO;
export const USE_OR_NOT: readonly UseOrNot[] = [USE, NO];
/** What somebody without the card is offered, where the very asking would tell who has it. */
export const JUST_NO: readonly UseOrNot[] = [NO];

/** The option that ends a series of picks, or declines. */
export const ENOUGH = 'enough';
export type Enough = typeof ENOUGH;

const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
const nameOf = (t: Table, card: CardId): string => face(t, card).name;
const ownCard = {
  key: (card: CardId) => card,
  label: nameOf,
  at: (_t: Table, card: CardId) => ({ card }),
};
const seatLabel = (t: Table, seat: Seat): string => {
  return `${seatName(seat)} (${counted(handSize(t, seat), 'card')})`;
};
const aSeat = {
  key: (seat: Seat) => seat,
  label: seatLabel,
  at: (_t: Table, seat: Seat) => ({ seat }),
};
const cardOrEnough = (enough: string) => ({
  key: (option: CardId | Enough) => option,
  label: (t: Table, option: CardId | Enough) => (option === ENOUGH ? enough : nameOf(t, option)),
  at: (_t: Table, option: CardId | Enough) => (option === ENOUGH ? undefined : { card: option }),
});
const seatOrEnough = (enough: string) => ({
  key: (option: Seat | Enough) => option,
  label: (t: Table, option: Seat | Enough) => (option === ENOUGH ? enough : seatLabel(t, option)),
  at: (_t: Table, option: Seat | Enough) => (option === ENOUGH ? undefined : { seat: option }),
});
const runningCard = (t: Table): CardId | undefined => current(t)?.card;
const everybodyBut = (t: Table, seat: Seat): Seat[] =>
  t.state.hands.map((_, other) => other).filter((other) => other !== seat);

// The turn.

/** Cards of the hand, and Characters whose moment this is. */
export const PLAY_A_CARD = question<Table, CardId>({
  name: 'play-a-card',
  clause: 'UA-TURN-02',
  ask: 'Which card do you play?',
  ...ownCard,
  detail: (t, card) => playDetail(t, card),
  considers: (t, seat) => [t.state.characters[seat]!],
  whyNot: (t, _card, seat) =>
    t.state.used[seat] === true && because('UA-CHAR-05', 'your Character is turned over: it has been used'),
});

/** UA-R-34, UA-R-50: duds say so. */
function playDetail(t: Table, card: CardId): string {
  if (t.box.isShield[card])
    return 'No effect now: a Shield works outside your own turn (UA-ACTION-SHIELD-04).';
  if (t.box.isResurrection[card] && hand(t, t.state.active).length > 1 && !t.box.options.teams) {
    return 'No effect now: it is not your last card (UA-ACTION-RES-05).';
  }
  return face(t, card).text;
}

export const PLAY_ANOTHER = question<Table, CardId | Enough>({
  name: 'play-another',
  clause: 'UA-R-72',
  ask: 'You may play one more card.',
  ...cardOrEnough('Leave it at that'),
  detail: (t, card) => (card === ENOUGH ? undefined : playDetail(t, card)),
});

export const USE_AT_THE_START = question<Table, CardId | Enough>({
  name: 'use-at-the-start',
  clause: 'UA-CHAR-01',
  ask: 'Do you use a Character before you draw?',
  ...cardOrEnough('Just draw'),
  detail: (t, card) => (card === ENOUGH ? undefined : face(t, card).text),
});

export type UseOption = { readonly card: CardId; readonly answer: UseOrNot };

export const USE_ABILITY = question<Table, UseOption>({
  name: 'use-ability',
  clause: 'UA-CHAR-01',
  ask: 'Do you use your Character now?',
  key: ({ answer }) => answer,
  label: (t, { card, answer }) => (answer === USE ? `Use ${nameOf(t, card)}` : `Not now, ${nameOf(t, card)}`),
  at: (_t, { card, answer }) => (answer === USE ? { card } : undefined),
  detail: (t, { card, answer }) => (answer === USE ? face(t, card).text : undefined),
  about: runningCard,
});

// Aiming and rolling.

export const CHOOSE_TARGET = question<Table, Seat>({
  name: 'choose-target',
  clause: 'UA-R-10',
  ask: (t) => `Whom do you aim ${nameOf(t, current(t)!.card)} at?`,
  ...aSeat,
  about: runningCard,
  considers: everybodyBut,
  whyNot: (t, other, seat) => {
    if (!isLiving(t, other)) return because('UA-WIN-06', 'is out and cannot be chosen');
    return areMates(t, seat, other) && because('UA-R-61', 'is on your team: a target is always an opponent');
  },
});

export const PICK_AMONG_EQUALS = question<Table, Seat>({
  name: 'pick-among-equals',
  clause: 'UA-R-10',
  ask: 'They hold equally many cards. Who is it?',
  ...aSeat,
  about: runningCard,
});

export const ROLL = 0;

/** A face of the die, or ROLL to leave it to chance. */
export const NAME_A_FACE = question<Table, number>({
  name: 'name-a-face',
  clause: 'UA-CHAR-01',
  ask: 'Does the Wizard name the result of this Spell?',
  key: (named) => named,
  label: (_t, named) => (named === ROLL ? 'Roll the die' : `Name a ${named}`),
  detail: (t, named) => rowDetail(t, named),
  about: runningCard,
});

export const KEEP_A_DIE = question<Table, number>({
  name: 'keep-a-die',
  clause: 'UA-CHAR-01',
  ask: 'Which die do you keep?',
  key: (die) => die,
  label: (_t, die) => `Keep the ${die}`,
  detail: (t, die) => rowDetail(t, die),
  about: runningCard,
});

function rowDetail(t: Table, die: number): string | undefined {
  const card = current(t)?.card;
  if (card === undefined || die === ROLL) return undefined;
  const { rows, rowByFace } = face(t, card);
  const row = rows[rowByFace[die]!];
  return row === undefined ? undefined : `${facesText(row)}: ${row.text}`;
}

// Defence.

export const SHIELD = 'shield';
export const SQUIRE = 'squire';
export const TAKE_IT = 'take it';
export type Defence = typeof SHIELD | typeof SQUIRE | typeof TAKE_IT;

export const DEFEND = question<Table, Defence>({
  name: 'defend',
  clause: 'UA-R-30',
  ask: (t, seat) => attackText(t, current(t)!, seat),
  secret: true,
  key: (defence) => defence,
  label: (_t, defence) => {
    if (defence === TAKE_IT) return 'Take it';
    return defence === SHIELD ? 'Raise a Shield' : 'Send the Squire';
  },
  detail: (_t, defence) =>
    defence === SHIELD
      ? 'Blocks all of it. If the Shield is your last card, you are out (UA-R-33).'
      : undefined,
  at: (t, defence, seat) => defendedWith(t, defence, seat),
  about: runningCard,
  considers: (): Defence[] => [SHIELD],
  whyNot: () => because('UA-ACTION-SHIELD-01', 'you hold no Shield'),
});

/** The card that would be used, so that it can be clicked itself. */
function defendedWith(t: Table, defence: Defence, seat: Seat): { card: CardId } | undefined {
  if (defence === TAKE_IT) return undefined;
  const card =
    defence === SHIELD ? findIn(hand(t, seat), t.box.isShield) : characterFor(t, seat, 'ON-ATTACK');
  return card === NO_CARD ? undefined : { card };
}

function attackText(t: Table, { card, by, row, atStake }: Effect, seat: Seat): string {
  const line = face(t, card).rows[row];
  const printed = line === undefined ? '' : ` (“${line.text}”)`;
  return `${seatName(by)} attacks you with ${nameOf(t, card)}${printed}. You would lose ${counted(atStake[seat]!, 'card')}. What do you do?`;
}

// Losing, giving and taking cards.

export const DISCARD = question<Table, CardId>({
  name: 'discard',
  clause: 'UA-R-38',
  ask: (t, seat) => `Which card do you discard? You hold ${hand(t, seat).length}.`,
  ...ownCard,
  about: runningCard,
});

export const HAND_OVER = question<Table, CardId>({
  name: 'hand-over',
  clause: 'UA-R-38',
  ask: 'Which card do you hand over?',
  ...ownCard,
  about: runningCard,
});

export const PASS_ON = question<Table, CardId>({
  name: 'pass-on',
  clause: 'UA-R-29',
  ask: 'Which card do you pass to the left?',
  ...ownCard,
  about: runningCard,
});

export const PICK_FROM_HAND = question<Table, CardId>({
  name: 'pick-from-hand',
  clause: 'UA-R-29',
  ask: 'You see the whole hand. Which card do you take?',
  ...ownCard,
  about: runningCard,
});

export const PUT_BACK_NEXT = question<Table, CardId>({
  name: 'put-back-next',
  clause: 'UA-R-70',
  ask: 'You put these cards back on the Quest deck. Which is to be drawn first of them?',
  ...ownCard,
  about: runningCard,
});

export const RESURRECT = question<Table, UseOrNot>({
  name: 'resurrect',
  clause: 'UA-R-46',
  ask: 'You are about to lose your last cards. Do you use a Resurrection?',
  secret: true,
  key: (answer) => answer,
  label: (_t, answer) => (answer === USE ? 'Rise again' : 'Let them go'),
  about: runningCard,
  considers: () => USE_OR_NOT,
  whyNot: () => because('UA-ACTION-RES-03', 'you hold no Resurrection'),
});

export const RISE_AT_THE_START = question<Table, UseOrNot>({
  name: 'rise-at-the-start',
  clause: 'UA-R-45',
  ask: 'You hold a single card. Do you use it as a Resurrection instead of drawing and playing?',
  secret: true,
  key: (answer) => answer,
  label: (_t, answer) => (answer === USE ? 'Rise again' : 'Draw a card'),
  considers: () => USE_OR_NOT,
  whyNot: () => because('UA-ACTION-RES-02', 'your only card is no Resurrection'),
});

// Actions.

export const ROB = question<Table, Seat | Enough>({
  name: 'rob',
  clause: 'UA-R-39',
  ask: (t) =>
    current(t)!.robs.length === 0 ? 'Whom does the Thief rob first?' : 'Whom does the Thief rob next?',
  ...seatOrEnough('That is enough'),
  about: runningCard,
  considers: everybodyBut,
  whyNot: (t, other) => {
    if (other === ENOUGH) return undefined;
    if (!isLiving(t, other)) return because('UA-WIN-06', 'is out and cannot be chosen');
    return because('UA-R-39', 'has no further card to steal');
  },
});

export const TRADE_HANDS_WITH = question<Table, Seat | Enough>({
  name: 'trade-hands-with',
  clause: 'UA-R-40',
  ask: 'With whom do you trade hands?',
  ...seatOrEnough('No trade'),
  about: runningCard,
  considers: everybodyBut,
  whyNot: () => because('UA-WIN-06', 'is out and cannot be chosen'),
});

export const RISE = 'rise';
export const DUD = 'dud';
export type PlayedResurrection = typeof RISE | typeof DUD | Seat;

export const USE_PLAYED_RESURRECTION = question<Table, PlayedResurrection>({
  name: 'use-played-resurrection',
  clause: 'UA-R-50',
  ask: 'What does the Resurrection do?',
  key: (use) => use,
  label: (_t, use) => {
    if (use === RISE) return 'Draw a new hand';
    return use === DUD ? 'Nothing' : `Bring back player ${use + 1}`;
  },
  at: (_t, use) => (typeof use === 'number' ? { seat: use } : undefined),
  about: runningCard,
});

// Characters.

export const EXCHANGE_WITH = question<Table, Seat>({
  name: 'exchange-with',
  clause: 'UA-R-37',
  ask: 'With whom does the Trader exchange cards?',
  ...aSeat,
  about: runningCard,
});

export const EXCHANGE = question<Table, CardId | Enough>({
  name: 'exchange',
  clause: 'UA-R-37',
  ask: 'Which card do you give to the Trader?',
  ...cardOrEnough('That is enough'),
  about: runningCard,
});

export const THROW_AWAY = question<Table, CardId | Enough>({
  name: 'throw-away',
  clause: 'UA-CHAR-01',
  ask: 'Which card does the Accountant write off? You draw one more than you discard.',
  ...cardOrEnough('That is enough'),
  about: runningCard,
});

export const DIG_UP = question<Table, CardId>({
  name: 'dig-up',
  clause: 'UA-CHAR-01',
  ask: 'Which card does the Gravedigger dig up?',
  ...ownCard,
  about: runningCard,
});

// Beasts.

export const PUT_DOWN = question<Table, CardId | Done>({
  name: 'put-down',
  clause: 'UA-BEAST-06',
  ask: (t, seat) => fightText(t, seat),
  key: (card) => card,
  label: (t, card) => (card === DONE ? 'Fight' : `${nameOf(t, card)} (${worthAgainst(t, card)})`),
  at: (_t, card) => (card === DONE ? undefined : { card }),
  done: 'Fight',
  about: (t, seat) => facedBy(t, seat)[0]?.beast,
  considers: (): Done[] => [DONE],
  whyNot: (t, _option, seat) => notYet(t, seat),
});

function fightText(t: Table, seat: Seat): string {
  const { beast, points } = facedBy(t, seat)[0]!;
  const { name, minimum } = face(t, beast);
  const down = t.state.putDown.length;
  return `What do you put down against ${name}? (${down} of ${counted(minimum, 'card')}, ${putDownTotal(t)} of ${counted(points, 'point')})`;
}

function notYet(t: Table, seat: Seat) {
  const { beast, points } = facedBy(t, seat)[0]!;
  const missing = face(t, beast).minimum - t.state.putDown.length;
  if (missing > 0)
    return because('UA-BEAST-06', `${missing} more ${missing === 1 ? 'card is' : 'cards are'} needed`);
  return because(
    'UA-BEAST-20',
    `you can win this, so you must: ${points - putDownTotal(t)} points are missing`,
  );
}

// Ghosts.

export const GHOST_ROLL = question<Table, UseOrNot>({
  name: 'ghost-roll',
  clause: 'UA-GHOST-04',
  ask: 'Does your ghost rattle the die?',
  key: (answer) => answer,
  label: (_t, answer) => (answer === USE ? 'Roll' : 'Pass'),
});

export const GHOST_DRAW = question<Table, UseOrNot>({
  name: 'ghost-draw',
  clause: 'UA-GHOST-05',
  ask: 'A six! Do you draw a card and play it at once?',
  key: (answer) => answer,
  label: (_t, answer) => (answer === USE ? 'Draw' : 'Pass'),
});
