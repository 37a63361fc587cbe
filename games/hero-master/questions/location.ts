// Questions of Locations: where to go, and what the leader does on arrival.

import { question } from '../../../engine/question.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { hero, type Table } from '../state.ts';
import { aCard, cardOr, heroNames } from './answers.ts';
import { occasion } from './occasion.ts';

export const VISIT_WHICH = question<Table, CardId>({
  name: 'visit-which',
  clause: 'HM-LOC-02',
  ask: 'Where does the party go?',
  ...aCard,
});

export const SEARCH_DECK = question<Table, CardId>({
  name: 'search-deck',
  clause: 'HM-LOC-04',
  ask: 'Which card of your Action deck do you take?',
  why: occasion,
  ...aCard,
});

export const ROB_WHOM = question<Table, Seat, { gold: number }>({
  name: 'rob-whom',
  clause: 'HM-LOC-04',
  ask: 'Whose stash do you take 1 gold from?',
  why: occasion,
  key: (seat) => seat,
  label: (t, seat) => `${heroNames(t, seat)} (${hero(t, seat).gold} gold)`,
  at: (_t, seat) => ({ seat }),
  data: (t, seat) => ({ gold: hero(t, seat).gold }),
});

export const SPEND_A_CARD = question<Table, CardId>({
  name: 'spend-a-card',
  clause: 'HM-LOC-04',
  ask: 'Discard a card to draw two?',
  why: occasion,
  ...cardOr('Keep them all'),
});

export const AMBUSH_FIRST = question<Table, CardId>({
  name: 'ambush-first',
  clause: 'HM-LOC-04',
  ask: 'Which monster comes first, and so lies in ambush?',
  why: occasion,
  ...aCard,
});

export const SPEND_HERO_CARD = question<Table, CardId>({
  name: 'spend-hero-card',
  clause: 'HM-LOC-04',
  ask: 'Exhaust a Hero card for the top card of the Treasure deck?',
  why: occasion,
  ...cardOr('No, thanks'),
});
