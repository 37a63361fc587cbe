// Where the cards lie, who sees a hand, and how else the cards that somebody does not know could lie.

import type { Layout } from '../../engine/layout.ts';
import { redealAmong } from '../../engine/pile.ts';
import { type Rng, shuffle } from '../../engine/random.ts';
import type { CardId, Seat, Viewer } from '../../engine/table.ts';
import { areMates } from './rules/teams.ts';
import { everybody, NO_CARD, type Seats, type State, seatBit, type Table } from './state.ts';

export const PILES = {
  questDeck: { title: 'Quest deck', openTo: 'nobody', back: 'quest', pile: (s) => s.questDeck },
  questDiscard: { title: 'Quest discard pile', openTo: 'everyone', pile: (s) => s.questDiscard },
  inPlay: { title: 'In play', openTo: 'everyone', pile: (s) => s.inPlay },
  putDown: { title: 'Put down against the Beast', openTo: 'everyone', pile: (s) => s.putDown },
  hand: { title: 'Hand', openTo: 'owner', back: 'quest', piles: (s) => s.hands },
  characterDeck: {
    title: 'Character deck',
    openTo: 'nobody',
    back: 'character',
    pile: (s) => s.characterDeck,
  },
  characterDiscard: { title: 'Character discard pile', openTo: 'everyone', pile: (s) => s.characterDiscard },
  character: { title: 'Character', openTo: 'everyone', pile: (s) => s.characters },
  allies: { title: 'Allies', openTo: 'everyone', piles: (s) => s.allies },
  beastDeck: { title: 'Beast deck', openTo: 'nobody', back: 'beast', pile: (s) => s.beastDeck },
  beastDiscard: { title: 'Beast discard pile', openTo: 'everyone', pile: (s) => s.beastDiscard },
  beasts: {
    title: 'Facing',
    openTo: 'everyone',
    piles: (s) => s.facing.map((queue) => queue.map(({ beast }) => beast)),
  },
} as const satisfies Layout<State>;

/** One's own hand, and a team mate's where teams play open (UA-R-63). */
export function seesHand(t: Table, seat: Seat, viewer: Viewer): boolean {
  return viewer === seat || (viewer !== 'spectator' && t.box.options.openTeams && areMates(t, seat, viewer));
}

/**
 * Deals what the viewer does not know anew: other hands get clean cards only, since no hand ever holds a Blunder or a
 * Beast Encounter, and the rest is the deck. What the viewer knows stays where it is; what others know of it is as
 * hidden as their hands.
 */
export function redeal(t: Table, viewer: Viewer, rng: Rng): void {
  const s = t.state;
  redealAmong(rng, [s.characterDeck]);
  redealAmong(rng, [s.beastDeck]);
  forgetFresh(s, viewer);
  const hidden = hiddenCards(t, viewer);
  const cards = inOrder(hidden, t.box.questCards);
  shuffle(rng, cards);
  dealToHands(t, hidden, cards);
  dealToDeck(s.questDeck, hidden, cards);
  forgetWhoKnows(t, viewer);
}

/** Hidden cards of hands are dealt anew, first come, but for what no hand can hold. Dealt cards are struck off the list. */
function dealToHands(t: Table, hidden: readonly boolean[], cards: CardId[]): void {
  let next = 0;
  for (const held of t.state.hands) {
    for (let i = 0; i < held.length; i++) {
      if (!hidden[held[i]!]) continue;
      while (cards[next] === NO_CARD || t.box.isTrouble[cards[next]!]) next++;
      held[i] = cards[next]!;
      cards[next] = NO_CARD;
    }
  }
}

function dealToDeck(deck: CardId[], hidden: readonly boolean[], cards: readonly CardId[]): void {
  let next = 0;
  for (let i = 0; i < deck.length; i++) {
    if (!hidden[deck[i]!]) continue;
    while (cards[next] === NO_CARD) next++;
    deck[i] = cards[next++]!;
  }
}

/** For each Quest card: does it lie in the deck or in another hand, and the viewer does not know where? */
function hiddenCards(t: Table, viewer: Viewer): readonly boolean[] {
  const hidden = new Array<boolean>(t.box.questCards).fill(false);
  const { hands, questDeck, knownBy } = t.state;
  const eye = eyeOf(t, viewer);
  for (let seat = 0; seat < hands.length; seat++) {
    if (!seesHand(t, seat, viewer)) markUnknown(hands[seat]!, knownBy, eye, hidden);
  }
  markUnknown(questDeck, knownBy, eye, hidden);
  return hidden;
}

function markUnknown(
  pile: readonly CardId[],
  knownBy: readonly Seats[],
  eye: Seats,
  hidden: boolean[],
): void {
  for (let i = 0; i < pile.length; i++) if ((knownBy[pile[i]!]! & eye) === 0) hidden[pile[i]!] = true;
}

/** The viewer's bit among those who know where a card is. */
const eyeOf = (t: Table, viewer: Viewer): Seats => seatBit(viewer === 'spectator' ? t.box.players : viewer);

/** The hidden cards by their ids: in whatever order they lay, two worlds that look alike are dealt alike. */
function inOrder(hidden: readonly boolean[], questCards: number): CardId[] {
  let count = 0;
  for (let card = 0; card < questCards; card++) if (hidden[card]) count++;
  const cards = new Array<CardId>(count); // A list that grows is copied again and again.
  for (let card = questCards - 1; card >= 0; card--) if (hidden[card]) cards[--count] = card;
  return cards;
}

/** Which cards others have just got is their secret. */
function forgetFresh(s: State, viewer: Viewer): void {
  if (s.fresh.length === 0) return;
  const own = viewer === 'spectator' ? [] : s.hands[viewer]!;
  s.fresh = s.fresh.filter((card) => own.includes(card));
}

/** Its holder knows a card, and the viewer if they did; who else does is told by what the viewer cannot see. */
function forgetWhoKnows(t: Table, viewer: Viewer): void {
  const { hands, questDeck, knownBy } = t.state;
  const all = everybody(t);
  const eye = viewer === 'spectator' ? 0 : seatBit(viewer);
  for (let seat = 0; seat < hands.length; seat++)
    forgetPile(hands[seat]!, knownBy, { all, eye, holder: seatBit(seat) });
  forgetPile(questDeck, knownBy, { all, eye, holder: 0 });
}

type Knowing = { readonly all: Seats; readonly eye: Seats; readonly holder: Seats };

function forgetPile(pile: readonly CardId[], knownBy: Seats[], { all, eye, holder }: Knowing): void {
  for (let i = 0; i < pile.length; i++) {
    const known = knownBy[pile[i]!]!;
    if (known !== all) knownBy[pile[i]!] = (known & eye) | holder;
  }
}
