// Goblin Picnic as an ordinary boardgame.io game, written as its documentation teaches: the peer we are measured against.
//
// Moves, stages and hooks over a state that Immer protects, driven by its own reducer: no React, no network, no store.
// Where the rules leave one option (one victim, one card to lose) the move goes on by itself, as in our kernel; but the
// last card of a hand is still played by a move, since nothing happens in boardgame.io without one.

import { createRequire } from 'node:module';
import type { Ctx, DefaultPluginAPIs, Game, Move, State } from 'boardgame.io';
import { below, type Rng } from '../engine/random.ts';

type FromInternal = typeof import('boardgame.io/dist/types/packages/internal.js');
type FromCore = typeof import('boardgame.io/dist/types/packages/core.js');

// Its folders have no "exports", so that only require finds them.
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame }: FromInternal = require('boardgame.io/internal');
const { INVALID_MOVE }: FromCore = require('boardgame.io/core');

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

type Picnic = {
  deck: number[];
  discard: number[];
  inPlay: number[];
  hands: number[][];
  plates: number[][];
  packed: number[];
  /** Who has not answered the crumbs yet. */
  asked: number[];
  die: number;
};

type Context = { G: Picnic; ctx: Ctx; events: DefaultPluginAPIs['events'] };

function drawACard({ G, ctx }: Context): void {
  const card = G.deck.pop();
  if (card !== undefined) handOf(G, ctx.currentPlayer).push(card);
}

const playCard: Move<Picnic> = ({ G, ctx, events }, card: number) => {
  const hand = handOf(G, ctx.currentPlayer);
  if (!hand.includes(card)) return INVALID_MOVE;
  moveCard(card, hand, G.inPlay);
  switch (DECK[card]) {
    case 'bun':
      plateOf(G, ctx.currentPlayer).push(G.inPlay.pop()!);
      return endTurn({ G, ctx, events });
    case 'pie':
      return events.setActivePlayers({ currentPlayer: 'serve' });
    case 'swatter':
      return squashOwnSnack({ G, ctx, events });
    case 'wasp':
      return releaseWasp({ G, ctx, events });
    case 'basket':
      return hand.length > 0
        ? events.setActivePlayers({ currentPlayer: 'pack' })
        : endTurn({ G, ctx, events });
    case 'crumbs':
      return scatterCrumbs({ G, ctx, events });
    default:
      return INVALID_MOVE;
  }
};

const serve: Move<Picnic> = ({ G, ctx, events }, guest: number) => {
  if (G.plates[guest] === undefined) return INVALID_MOVE;
  G.plates[guest].push(G.inPlay.pop()!);
  return endTurn({ G, ctx, events });
};

function squashOwnSnack(context: Context): void {
  const snack = plateOf(context.G, context.ctx.currentPlayer).pop();
  if (snack !== undefined) context.G.discard.push(snack);
  endTurn(context);
}

function releaseWasp(context: Context): void {
  const victims = othersWithCards(context.G, context.ctx.currentPlayer);
  if (victims.length === 0) endTurn(context);
  else if (victims.length === 1) context.events.setActivePlayers({ value: { [victims[0]!]: 'swat' } });
  else context.events.setActivePlayers({ currentPlayer: 'aim' });
}

const aim: Move<Picnic> = ({ G, ctx, events }, victim: number) => {
  if (!othersWithCards(G, ctx.currentPlayer).includes(victim)) return INVALID_MOVE;
  return events.setActivePlayers({ value: { [victim]: 'swat' } });
};

const swat: Move<Picnic> = ({ G, ctx, events, playerID }, swatter: number) => {
  const hand = handOf(G, playerID);
  if (!hand.includes(swatter) || DECK[swatter] !== 'swatter') return INVALID_MOVE;
  moveCard(swatter, hand, G.discard);
  return endTurn({ G, ctx, events });
};

const letItCome: Move<Picnic> = ({ G, ctx, events, random, playerID }) => {
  G.die = random.D6();
  const hand = handOf(G, playerID);
  if (G.die < 4) return endTurn({ G, ctx, events });
  if (hand.length > 1) return events.setStage('spoil');
  G.discard.push(hand.pop()!);
  return endTurn({ G, ctx, events });
};

const discardCard: Move<Picnic> = ({ G, ctx, events, playerID }, card: number) => {
  if (!handOf(G, playerID).includes(card)) return INVALID_MOVE;
  moveCard(card, handOf(G, playerID), G.discard);
  return endTurn({ G, ctx, events });
};

const packCard: Move<Picnic> = ({ G, ctx, events, playerID }, card: number) => {
  const hand = handOf(G, playerID);
  if (!hand.includes(card)) return INVALID_MOVE;
  moveCard(card, hand, G.packed);
  return G.packed.length === 2 || hand.length === 0 ? finishPacking({ G, ctx, events }) : undefined;
};

const donePacking: Move<Picnic> = ({ G, ctx, events }) => finishPacking({ G, ctx, events });

function finishPacking(context: Context): void {
  const { G, ctx } = context;
  const draws = G.packed.length;
  for (const card of G.packed) G.deck.unshift(card);
  G.packed = [];
  for (let drawn = 0; drawn < draws; drawn++) handOf(G, ctx.currentPlayer).push(G.deck.pop()!);
  endTurn(context);
}

function scatterCrumbs(context: Context): void {
  const { G, ctx, events } = context;
  const others = othersWithCards(G, ctx.currentPlayer);
  if (others.length === 0 || G.discard.length === 0) return endTurn(context);
  G.asked = others;
  events.setActivePlayers({ value: Object.fromEntries(others.map((other) => [other, 'swap'])) });
}

const swapCard: Move<Picnic> = ({ G, ctx, events, playerID }, card: number) => {
  const hand = handOf(G, playerID);
  if (!hand.includes(card)) return INVALID_MOVE;
  hand.push(G.discard.pop()!);
  moveCard(card, hand, G.discard);
  return endTurn({ G, ctx, events });
};

const decline: Move<Picnic> = ({ G, ctx, events, playerID }) => {
  G.asked = G.asked.filter((other) => other !== Number(playerID));
  if (G.asked.length === 0) endTurn({ G, ctx, events });
  else events.endStage();
};

function endTurn({ G, events }: Context): void {
  G.asked = [];
  if (G.inPlay.length > 0) G.discard.push(G.inPlay.pop()!);
  if (G.deck.length === 0) events.endGame({ winners: winnersOf(G) });
  else events.endTurn();
}

const goblinPicnic: Game<Picnic> = {
  name: 'goblin-picnic',
  setup: ({ random }) => {
    const deck = random.Shuffle(DECK.map((_, card) => card));
    const hands: number[][] = [[], [], []];
    for (let round = 0; round < 2; round++) for (const hand of hands) hand.push(deck.pop()!);
    return { deck, discard: [], inPlay: [], hands, plates: [[], [], []], packed: [], asked: [], die: 0 };
  },
  moves: { playCard },
  turn: {
    onBegin: drawACard,
    stages: {
      serve: { moves: { serve } },
      aim: { moves: { aim } },
      swat: { moves: { swat, letItCome } },
      spoil: { moves: { discardCard } },
      pack: { moves: { packCard, donePacking } },
      swap: { moves: { swapCard, decline } },
    },
  },
  ai: { enumerate: (G, ctx, playerID) => legalMoves(G, ctx, playerID) },
};

type LegalMove = { move: string; args?: number[] };

function legalMoves(G: Picnic, ctx: Ctx, playerID: string): LegalMove[] {
  const hand = handOf(G, playerID);
  const eachCard = (move: string): LegalMove[] => hand.map((card) => ({ move, args: [card] }));
  switch (ctx.activePlayers?.[playerID]) {
    case undefined:
      return eachCard('playCard');
    case 'serve':
      return G.plates.map((_, guest) => ({ move: 'serve', args: [guest] }));
    case 'aim':
      return othersWithCards(G, playerID).map((victim) => ({ move: 'aim', args: [victim] }));
    case 'swat':
      return [
        ...hand.filter((card) => DECK[card] === 'swatter').map((card) => ({ move: 'swat', args: [card] })),
        { move: 'letItCome' },
      ];
    case 'spoil':
      return eachCard('discardCard');
    case 'pack':
      return [...eachCard('packCard'), { move: 'donePacking' }];
    default:
      return [...eachCard('swapCard'), { move: 'decline' }];
  }
}

const plateOf = (G: Picnic, playerID: string): number[] => G.plates[Number(playerID)]!;
const handOf = (G: Picnic, playerID: string): number[] => G.hands[Number(playerID)]!;

function moveCard(card: number, from: number[], to: number[]): void {
  from.splice(from.indexOf(card), 1);
  to.push(card);
}

function othersWithCards(G: Picnic, playerID: string): number[] {
  const others: number[] = [];
  for (let step = 1; step < PLAYERS; step++) {
    const other = (Number(playerID) + step) % PLAYERS;
    if (G.hands[other]!.length > 0) others.push(other);
  }
  return others;
}

function winnersOf(G: Picnic): number[] {
  const sums = G.plates.map((plate) => plate.reduce((sum, card) => sum + POINTS[card]!, 0));
  const most = Math.max(...sums);
  return sums.flatMap((sum, seat) => (sum === most ? [seat] : []));
}

const reducer = CreateGameReducer({ game: goblinPicnic });

export type PlayedByPeer = { readonly winners: readonly number[]; readonly decisions: number };

/** Plays one match at random. A decision is a choice among several options, or the secret question about the swatter. */
export function playByBoardgameIo(chance: Rng): PlayedByPeer {
  let state = InitializeGame({ game: goblinPicnic, numPlayers: PLAYERS }) as State<Picnic>;
  let decisions = 0;
  while (state.ctx.gameover === undefined) {
    const { G, ctx } = state;
    const active = ctx.activePlayers === null ? [ctx.currentPlayer] : Object.keys(ctx.activePlayers);
    const options = active.flatMap((playerID) =>
      legalMoves(G, ctx, playerID).map((option) => ({ ...option, playerID })),
    );
    if (options.length > 1 || options[0]?.move === 'letItCome') decisions++;
    const { move, args, playerID } = options[below(chance, options.length)]!;
    const payload = { type: move, args: args ?? [], playerID };
    state = reducer(state, { type: 'MAKE_MOVE', payload }) as State<Picnic>;
  }
  return { winners: state.ctx.gameover.winners, decisions };
}
