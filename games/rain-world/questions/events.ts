// Questions that a drawn card, a trait or the Worm Grass brings up.

import { seatName } from '../../../engine/names.ts';
import { type Place, question } from '../../../engine/question.ts';
import type { CardId } from '../../../engine/table.ts';
import { PRECYCLE } from '../cards/regions.ts';
import { feeds } from '../rules/food.ts';
import { opponent } from '../rules/modifiers.ts';
import { face, nameOf, type Table } from '../state.ts';
import { counted, NO, ownCard, pearls, regionName, YES, type YesOrNo, yesOrNo } from './answers.ts';

export const ADOPT = question<Table, YesOrNo>({
  name: 'adopt',
  clause: 'RW-R-92',
  ask: 'Adopt the Slugpup? +1 FLEE, and every hibernation needs 1 pip more.',
  why: () => 'Slugpup',
  ...yesOrNo('Adopt it', 'Leave it'),
  standard: () => NO,
});

export const EAT_OR_KEEP = question<Table, YesOrNo>({
  name: 'eat-or-keep',
  clause: 'RW-R-26',
  ask: (t, seat) => {
    const card = t.state.drawn[0]!;
    return `${nameOf(t, card)}: ${counted(feeds(t, seat, card), 'pip')} for you. Eat it now, or carry it?`;
  },
  ...yesOrNo('Eat it', 'Carry it'),
  about: (t) => t.state.drawn[0],
  data: (t, _answer, seat) => ({ pips: feeds(t, seat, t.state.drawn[0]!) }),
  standard: () => YES,
});

/** The cards are the asked seat's secret until one is chosen. */
export const THROUGH_THE_PIPE = question<Table, CardId>({
  name: 'through-the-pipe',
  clause: 'RW-R-30',
  ask: 'Which of these do you come out at? The others go under the deck.',
  why: () => 'Shortcut Pipe',
  ...ownCard,
  detail: (t, card) => face(t, card).text,
});

export const SWIFT = question<Table, YesOrNo>({
  name: 'swift',
  clause: 'RW-CARD-04',
  ask: 'Draw one more card? Once per cycle.',
  why: () => 'Swift',
  ...yesOrNo('Draw another', 'Not now'),
  standard: () => NO,
});

/** A deck, by its number. */
export const WHICH_DECK = question<Table, number>({
  name: 'which-deck',
  clause: 'RW-PRE-07',
  ask: 'One more card. From which deck?',
  key: (deck) => deck,
  label: (t, deck) => (deck === PRECYCLE ? 'The precycle deck' : `The deck of ${regionName(t, deck)}`),
  at: (_t, deck): Place => ({ spot: deck === PRECYCLE ? 'PRE' : 'deck' }),
  data: (_t, deck) => ({ turns: 1, deck }),
  standard: (_t, _seat, options) => options[0]!,
});

export const FACE_IT = 'face-it';

/** Against a flood or the grass: an item that helps, or none. */
export const HOLD_AGAINST = question<Table, CardId | typeof FACE_IT>({
  name: 'hold-against',
  clause: 'RW-R-28',
  ask: (t) => {
    const card = t.state.drawn[0];
    return card === undefined
      ? 'The flood takes a pip. Keep it off?'
      : `${nameOf(t, card)}. Use an item against it?`;
  },
  about: (t) => t.state.drawn[0],
  key: (card) => card,
  label: (t, card) => (card === FACE_IT ? 'Let it come' : nameOf(t, card)),
  at: (_t, card) => (card === FACE_IT ? undefined : { card }),
  standard: () => FACE_IT,
});

export const LOSE_TO_THE_GRASS = question<Table, CardId>({
  name: 'lose-to-the-grass',
  clause: 'RW-R-54',
  ask: 'The grass takes an item. Which?',
  why: () => 'Tangle',
  ...ownCard,
  detail: (t, card) => pearls(face(t, card).halves),
});

export const CRAFT_FROM = question<Table, CardId>({
  name: 'craft-from',
  clause: 'RW-CARD-04',
  ask: 'Which two items do you craft from? Together worth at least half a pearl.',
  why: () => 'Craft',
  ...ownCard,
  detail: (t, card) => pearls(face(t, card).halves),
});

export const LOOT = question<Table, CardId>({
  name: 'loot',
  clause: 'RW-R-76',
  ask: (t, seat) => `You have killed ${seatName(opponent(t, seat))}. Which item do you take?`,
  ...ownCard,
  detail: (t, card) => face(t, card).text,
});
