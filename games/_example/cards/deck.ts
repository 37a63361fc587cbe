// The deck of twelve: figures, text and effect of each card, side by side.

import type { Seat } from '../../../engine/table.ts';
import { packTheBasket } from '../rules/basket.ts';
import { scatterCrumbs } from '../rules/crumbs.ts';
import { eat, serve } from '../rules/snack.ts';
import { releaseWasp, squashOwnSnack } from '../rules/wasp.ts';
import type { Table } from '../state.ts';

export type Card = {
  readonly name: string;
  readonly copies: number;
  /** What it is worth on a plate. */
  readonly points: number;
  readonly text: string;
  /** Carried out with the card in play; what is still in play afterwards is discarded. */
  play(t: Table, seat: Seat): void;
};

export const CARDS = {
  bun: { name: 'Bun', copies: 3, points: 1, text: 'Eat it: 1 point.', play: eat },
  pie: {
    name: 'Pie',
    copies: 3,
    points: 2,
    text: 'Serve it to any plate, yours perhaps: 2 points.',
    play: serve,
  },
  wasp: {
    name: 'Wasp',
    copies: 2,
    points: 0,
    text: 'Pick a player and roll the die. On 4 or more they are stung and discard a card.',
    play: releaseWasp,
  },
  swatter: {
    name: 'Swatter',
    copies: 2,
    points: 0,
    text: 'When a Wasp comes for you: discard both. On your own turn you squash the snack you ate last.',
    play: squashOwnSnack,
  },
  basket: {
    name: 'Basket',
    copies: 1,
    points: 0,
    text: 'Put up to two cards from your hand under the deck and draw as many.',
    play: packTheBasket,
  },
  crumbs: {
    name: 'Crumbs',
    copies: 1,
    points: 0,
    text: 'The first other player who wants may swap a card for the top of the discard pile.',
    play: scatterCrumbs,
  },
} as const satisfies Record<string, Card>;
