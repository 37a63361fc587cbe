// Questions of a turn: what is played, and what is done before the draw.

import { because, question } from '../../../engine/question.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { fallenMates } from '../rules/teams.ts';
import { face, hand, type Table } from '../state.ts';
import { cardOrEnough, ENOUGH, type Enough, leastMissed, nameOf, ownCard } from './answers.ts';
import type { PlayData } from './data.ts';
import { forecastOf } from './forecast.ts';

/** Cards of the hand, and Characters whose moment this is. */
export const PLAY_A_CARD = question<Table, CardId>({
  name: 'play-a-card',
  clause: 'UA-TURN-02',
  ask: 'Which card do you play?',
  ...ownCard,
  label: (t, card) => (isPatient(t, card) ? `Ask me about ${nameOf(t, card)}` : nameOf(t, card)),
  detail: (t, card) => playDetail(t, card),
  data: playData,
  standard: (t, _seat, options) => restOrLeast(t, options),
  considers: (t, seat) => [t.state.characters[seat]!],
  whyNot: (t, _card, seat) =>
    t.state.used[seat] === true && because('UA-CHAR-05', 'your Character is turned over: it has been used'),
});

/** A Character whose moment comes later: choosing it only says that its owner wants to be asked then. */
const isPatient = (t: Table, card: CardId): boolean =>
  t.box.types[card] === 'character' && face(t, card).timing !== 'T-MAIN';

function playData(t: Table, card: CardId, seat: Seat): PlayData {
  const isCharacter = t.box.types[card] === 'character';
  return {
    ...forecastOf(t, card, seat),
    means: isCharacter ? (isPatient(t, card) ? 'ask me' : 'use') : 'play',
    hasEffect: !isDud(t, card),
    value: t.box.values[card]!,
  };
}

/** A Rest, or the card that is missed least. */
function restOrLeast(t: Table, options: readonly CardId[]): CardId {
  const cards = options.filter((card) => t.box.types[card] !== 'character');
  return cards.find((card) => t.box.isRest[card]) ?? leastMissed(t, cards);
}

const isDud = (t: Table, card: CardId): boolean =>
  t.box.isShield[card]! || (t.box.isResurrection[card]! && !isTimeToRise(t, t.state.active));

/** UA-R-34, UA-R-50: duds say so. */
function playDetail(t: Table, card: CardId): string {
  if (isPatient(t, card))
    return `${face(t, card).text} You will be asked whenever it could be used, until your next turn.`;
  if (t.box.isShield[card])
    return 'No effect now: a Shield works outside your own turn (UA-ACTION-SHIELD-04).';
  if (isDud(t, card)) return 'No effect now: it is not your last card (UA-ACTION-RES-05).';
  return face(t, card).text;
}

const isTimeToRise = (t: Table, seat: Seat): boolean =>
  hand(t, seat).length === 1 || fallenMates(t, seat).length > 0;

export const PLAY_ANOTHER = question<Table, CardId | Enough>({
  name: 'play-another',
  clause: 'UA-TURN-06',
  ask: 'You may play one more card.',
  ...cardOrEnough('Leave it at that'),
  detail: (t, card) => (card === ENOUGH ? undefined : playDetail(t, card)),
  data: (t, card, seat) => (card === ENOUGH ? undefined : playData(t, card, seat)),
  standard: () => ENOUGH,
});

export const USE_AT_THE_START = question<Table, CardId | Enough>({
  name: 'use-at-the-start',
  clause: 'UA-CHAR-01',
  ask: 'Do you use your Character before you draw?',
  ...cardOrEnough('Just draw'),
  detail: (t, card) => (card === ENOUGH ? undefined : face(t, card).text),
  data: (t, card, seat) => (card === ENOUGH ? undefined : playData(t, card, seat)),
  standard: () => ENOUGH,
});
