// Goblin Picnic as one plain loop with no kernel: what the kernel's cost is measured against.
//
// The same state, the same legal options and the same two generators, drawn in the same order, so that it plays the
// very same matches; but no choose, no questions, no events, no second player count to be general about.

import { below, type Rng, rngFrom, type SeedWords } from '../engine/random.ts';
import type { State } from '../games/_example/state.ts';

const DECK = [
  'bun',
  'bun',
  'bun',
  'pie',
  'pie',
  'pie',
  'wasp',
  'wasp',
  'swatter',
  'swatter',
  'basket',
  'crumbs',
];
const POINTS = DECK.map((kind) => (kind === 'bun' ? 1 : kind === 'pie' ? 2 : 0));
const PLAYERS = 3;
const STARTING_HAND = 2;
const LET_IT_COME = -1;
const DONE = -1;
const NO_THANKS = -1;

let decisions = 0;

/** Plays one match at random and returns its winners. */
export function playByHand(seed: SeedWords, chance: Rng): number[] {
  const state = setUp(seed);
  while (state.deck.length > 0) {
    playTurn(state, chance);
    state.active = (state.active + 1) % PLAYERS;
  }
  return winnersOf(state);
}

/** How many decisions all matches so far took. */
export const decisionsByHand = (): number => decisions;

function setUp(seed: SeedWords): State {
  const rng = rngFrom(seed);
  const deck = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
  for (let last = deck.length - 1; last > 0; last--) {
    const other = below(rng, last + 1);
    const card = deck[last]!;
    deck[last] = deck[other]!;
    deck[other] = card;
  }
  const hands: number[][] = [[], [], []];
  for (let round = 0; round < STARTING_HAND; round++) for (const hand of hands) hand.push(deck.pop()!);
  return { rng, active: 0, deck, discard: [], inPlay: [], hands, plates: [[], [], []], die: 0 };
}

function playTurn(state: State, chance: Rng): void {
  const seat = state.active;
  const hand = state.hands[seat]!;
  if (state.deck.length > 0) hand.push(state.deck.pop()!);
  if (hand.length === 0) return;
  const card = takeAt(hand, pick(chance, hand.length));
  state.inPlay.push(card);
  carryOut(state, chance, seat, card);
  if (state.inPlay.length > 0) state.discard.push(state.inPlay.pop()!);
}

function carryOut(state: State, chance: Rng, seat: number, card: number): void {
  switch (DECK[card]) {
    case 'bun':
      state.plates[seat]!.push(state.inPlay.pop()!);
      return;
    case 'pie':
      state.plates[pick(chance, PLAYERS)]!.push(state.inPlay.pop()!);
      return;
    case 'swatter':
      if (state.plates[seat]!.length > 0) state.discard.push(state.plates[seat]!.pop()!);
      return;
    case 'wasp':
      return wasp(state, chance, seat);
    case 'basket':
      return basket(state, chance, seat);
    case 'crumbs':
      return crumbs(state, chance, seat);
  }
}

/** One choice among so many options; a single one is no decision. */
function pick(chance: Rng, options: number): number {
  if (options === 1) return 0;
  decisions++;
  return below(chance, options);
}

function wasp(state: State, chance: Rng, seat: number): void {
  const victims = othersWithCards(state, seat);
  if (victims.length === 0) return;
  const hand = state.hands[victims[pick(chance, victims.length)]!]!;
  const swatter = swat(hand, chance);
  if (swatter !== LET_IT_COME) {
    takeAt(hand, hand.indexOf(swatter));
    state.discard.push(swatter);
    return;
  }
  state.die = 1 + below(state.rng, 6);
  if (state.die >= 4) state.discard.push(takeAt(hand, pick(chance, hand.length)));
}

/** A secret question: it counts as a decision even for a hand without a swatter. */
function swat(hand: readonly number[], chance: Rng): number {
  const options: number[] = [];
  for (const card of hand) if (DECK[card] === 'swatter') options.push(card);
  options.push(LET_IT_COME);
  decisions++;
  return options.length === 1 ? LET_IT_COME : options[below(chance, options.length)]!;
}

function basket(state: State, chance: Rng, seat: number): void {
  const hand = state.hands[seat]!;
  const left = hand.slice();
  const packed: number[] = [];
  const most = Math.min(2, left.length);
  while (packed.length < most) {
    const options = [...left, DONE];
    const card = options[pick(chance, options.length)]!;
    if (card === DONE) break;
    packed.push(card);
    takeAt(left, left.indexOf(card));
  }
  for (const card of packed) {
    takeAt(hand, hand.indexOf(card));
    state.deck.unshift(card);
  }
  for (let drawn = 0; drawn < packed.length; drawn++) hand.push(state.deck.pop()!);
}

function crumbs(state: State, chance: Rng, seat: number): void {
  const others = othersWithCards(state, seat);
  while (others.length > 0 && state.discard.length > 0) {
    const { other, card } = firstReply(state, chance, others);
    if (card !== NO_THANKS) {
      const hand = state.hands[other]!;
      hand.push(state.discard.pop()!);
      takeAt(hand, hand.indexOf(card));
      state.discard.push(card);
      return;
    }
    takeAt(others, others.indexOf(other));
  }
}

/** One pick among everybody's cards and everybody's no. */
function firstReply(state: State, chance: Rng, others: readonly number[]): { other: number; card: number } {
  const offers: number[][] = [];
  let options = 0;
  for (const other of others) {
    const offer = [...state.hands[other]!, NO_THANKS];
    offers.push(offer);
    options += offer.length;
  }
  let index = pick(chance, options);
  for (let i = 0; i < offers.length; i++) {
    const offer = offers[i]!;
    if (index < offer.length) return { other: others[i]!, card: offer[index]! };
    index -= offer.length;
  }
  throw new Error('There are fewer options than were counted.');
}

function othersWithCards(state: State, seat: number): number[] {
  const others: number[] = [];
  for (let step = 1; step < PLAYERS; step++) {
    const other = (seat + step) % PLAYERS;
    if (state.hands[other]!.length > 0) others.push(other);
  }
  return others;
}

function winnersOf(state: State): number[] {
  let most = -1;
  let winners: number[] = [];
  for (let seat = 0; seat < PLAYERS; seat++) {
    let sum = 0;
    for (const card of state.plates[seat]!) sum += POINTS[card]!;
    if (sum > most) winners = [seat];
    else if (sum === most) winners.push(seat);
    most = Math.max(most, sum);
  }
  return winners;
}

/** Measured: a third faster than splice, which returns an array. */
function takeAt(pile: number[], at: number): number {
  const card = pile[at]!;
  for (let i = at + 1; i < pile.length; i++) pile[i - 1] = pile[i]!;
  pile.pop();
  return card;
}
