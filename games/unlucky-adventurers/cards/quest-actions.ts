// The Actions of the Quest deck: no roll, only consequences. Text and effect of each, side by side.

import { ally, playedResurrection, robbery, talisman, tradingPost, winds } from '../rules/action.ts';
import type { Effect, Table } from '../state.ts';
import type { Deck } from './card.ts';

export type ActionCard = {
  readonly name: string;
  readonly copies: number;
  readonly value: number;
  readonly line: string;
} & (
  | { readonly text: string; readonly play: (t: Table, effect: Effect) => void }
  /** In the outcome notation, which also makes the text. */
  | { readonly effect: string }
);

const nothing = (): void => {};

export const ACTIONS = {
  'act-shield': {
    name: 'Shield',
    copies: 7,
    value: 2,
    text: 'Outside your turn: blocks an attack on you. On your own turn it does nothing.',
    line: 'Only used once, on one side.',
    play: nothing,
  },
  'act-rest': {
    name: 'Rest',
    copies: 3,
    value: 0,
    text: 'Nothing happens. Lovely.',
    line: 'Do not fall asleep. You fell asleep.',
    play: nothing,
  },
  'act-winds': {
    name: 'Winds of Change',
    copies: 3,
    value: 1,
    text: 'The direction of play turns round. With two players left, your opponent misses the next turn instead.',
    line: 'Mostly from behind, mostly cold.',
    play: winds,
  },
  'act-talisman': {
    name: 'Lucky Talisman',
    copies: 3,
    value: 1,
    text: 'Roll a die and draw as many cards as it shows. You cannot stop early.',
    line: 'Luck is not always good. It never said good.',
    play: talisman,
  },
  'act-thief': {
    name: 'Thief',
    copies: 4,
    value: 1,
    text: 'Steal up to two cards at random, from one player or from two.',
    line: 'Nimble fingers. All nine of them.',
    play: robbery,
  },
  'act-trading': {
    name: 'Trading Post',
    copies: 3,
    value: 0,
    text: 'You may trade your whole hand, unseen, for the hand of any other player. It cannot be blocked.',
    line: 'All sales final. All purchases regrettable.',
    play: tradingPost,
  },
  'act-ally': {
    name: 'Ally',
    copies: 4,
    value: 2,
    text: 'The top Character joins you. Once used, it leaves.',
    line: 'They seemed nice at the inn.',
    play: ally,
  },
  'act-trap': {
    name: 'Trap',
    copies: 4,
    value: 2,
    effect: 'disc(OTH,1)',
    line: 'It says ‘free cheese’. Nobody even likes cheese.',
  },
  'act-resurrection': {
    name: 'Resurrection',
    copies: 3,
    value: 0,
    text: 'When it is your last card, or when you are about to lose your last cards: draw a new hand of seven. In a team game, play it to bring back a team mate.',
    line: 'Side effects may include being alive.',
    play: playedResurrection,
  },
} as const satisfies Deck<ActionCard>;
