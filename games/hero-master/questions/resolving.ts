// Questions of resolving an attack: what to apply, and which die to keep.

import { because, question } from '../../../engine/question.ts';
import type { CardId } from '../../../engine/table.ts';
import { hero, heroCards, isExhausted, nameOf, type Table } from '../state.ts';
import { cardOr, type YesNo, yesNo } from './answers.ts';

export const APPLY_HERO_CARD = question<Table, CardId>({
  name: 'apply-hero-card',
  clause: 'HM-RESOLVE-04',
  ask: (t) => `Apply a Hero card to ${nameOf(t, t.state.exchange.attack)}?`,
  ...cardOr('No Hero card'),
  about: (t) => t.state.exchange.attack,
  considers: heroCards,
  whyNot: (t, card) =>
    isExhausted(t, card)
      ? because('HM-HERO-03', 'it is exhausted until a card refreshes it')
      : because('HM-RESOLVE-04', 'its power is not for this moment'),
});

export const APPLY_WEAPON = question<Table, CardId>({
  name: 'apply-weapon',
  clause: 'HM-RESOLVE-04',
  ask: (t) => `Apply a weapon to ${nameOf(t, t.state.exchange.attack)}?`,
  ...cardOr('No more weapons'),
  about: (t) => t.state.exchange.attack,
  considers: (t, seat) => hero(t, seat).weapons,
  whyNot: (t, card) =>
    isExhausted(t, card) && because('HM-WEAPON-03', 'it is exhausted until the next Location'),
});

export const PAY_THE_CLERK = question<Table, YesNo>({
  name: 'pay-the-clerk',
  clause: 'HM-RESOLVE-03',
  ask: 'Pay 1 gold into the loot pile, or have −2 to hit?',
  ...yesNo('Pay 1 gold', 'Take −2 to hit'),
});

export const REROLL = question<Table, YesNo>({
  name: 'reroll',
  clause: 'HM-HERO-01',
  ask: (t) => `The green die shows ${t.state.exchange.green}. Roll it a second time?`,
  ...yesNo('Roll again', 'Keep it'),
});

export const KEEP_WHICH_DIE = question<Table, number>({
  name: 'keep-which-die',
  clause: 'HM-HERO-01',
  ask: 'Which green roll do you keep?',
  key: (roll) => roll,
  label: (_t, roll) => `Keep the ${roll}`,
});
