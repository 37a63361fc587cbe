// Setting up: Characters, clean starter hands, three decks, and who begins.

import { drawTo } from '../../../engine/pile.ts';
import { below, type Rng, shuffle } from '../../../engine/random.ts';
import { type CardId, layTable, leftOf, type Seat } from '../../../engine/table.ts';
import { type Box, NOBODY, type State } from '../state.ts';
import { shuffleIntoQuestDeck } from './piles.ts';
import { dealCleanCards } from './starter-hand.ts';

export function setUp(box: Box, rng: Rng): State {
  const state = emptyState(box, rng);
  dealCharacters(state);
  dealStarterHands(box, state);
  shuffle(rng, state.beastDeck); // UA-SETUP-13
  state.dealer = dealerOf(box, rng);
  state.active = leftOf(state.dealer, box.players); // UA-SETUP-14
  return state;
}

/** UA-SETUP-02, UA-SETUP-03, UA-R-03: shuffled, one for each, the rest face down (UA-SETUP-06). */
function dealCharacters(state: State): void {
  shuffle(state.rng, state.characterDeck);
  for (const _ of state.hands) drawTo(state.characterDeck, state.characters);
}

/** UA-SETUP-07 to UA-SETUP-12, UA-R-04: what was laid aside is shuffled in when all hands are clean. */
function dealStarterHands(box: Box, state: State): void {
  const t = layTable(box, state, NOBODY_CHOOSES);
  shuffle(state.rng, state.questDeck);
  const aside = state.hands.flatMap((_, seat) => dealCleanCards(t, seat, box.options.startingHand));
  if (aside.length > 0) shuffleIntoQuestDeck(t, aside);
  state.fresh.length = 0;
}

const NOBODY_CHOOSES = {
  pick: () => 0,
  pickAny: () => 0,
};

/** UA-R-02: a random seat, or the one that was named. */
function dealerOf(box: Box, rng: Rng): Seat {
  const named = Number(box.options.dealer);
  return Number.isInteger(named) ? named - 1 : below(rng, box.players);
}

function emptyState({ players, faces, questCards, characterCards }: Box, rng: Rng): State {
  const beastsFrom = questCards + characterCards;
  return {
    rng,
    questDeck: cards(0, questCards),
    questDiscard: [],
    inPlay: [],
    hands: each(players, () => []),
    putDown: [],
    knownBy: nobodyKnows(questCards),
    characterDeck: cards(questCards, beastsFrom),
    characterDiscard: [],
    characters: [],
    used: each(players, () => false),
    allies: each(players, () => []),
    beastDeck: cards(beastsFrom, faces.length),
    beastDiscard: [],
    facing: each(players, () => []),
    fighter: NOBODY,
    living: each(players, () => true),
    missing: each(players, () => false),
    warded: each(players, () => false),
    askMe: each(players, () => false),
    turnsTaken: each(players, () => 0),
    owed: each(players, () => 0),
    left: [],
    dealer: 0,
    active: 0,
    direction: 1, // UA-SETUP-16
    turns: 0,
    reshuffles: 0,
    nightfall: false,
    playUsed: false,
    extraPlays: 0,
    turnEnds: false,
    fresh: [],
    effects: [],
    winners: [],
    outOfTime: false,
  };
}

/** One for each player. Plain loops: this runs for every match of a playtest. */
function each<T>(players: number, make: () => T): T[] {
  const all: T[] = [];
  for (let seat = 0; seat < players; seat++) all.push(make());
  return all;
}

function cards(from: number, to: number): CardId[] {
  const ids: CardId[] = [];
  for (let card = from; card < to; card++) ids.push(card);
  return ids;
}

function nobodyKnows(count: number): number[] {
  const known: number[] = [];
  for (let card = 0; card < count; card++) known.push(0);
  return known;
}
