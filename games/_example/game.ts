// Goblin Picnic: the smallest complete game. Copy this folder to begin another.

import { type Contents, facesOf, type Game, type Result, won } from '../../engine/game.ts';
import { zonesOf } from '../../engine/layout.ts';
import { bySeat, type Seat } from '../../engine/table.ts';
import { areasOf } from './areas.ts';
import { CARDS, type Card } from './cards/deck.ts';
import { CENSUS } from './census.ts';
import type { Event } from './events.ts';
import { FEATURES } from './features.ts';
import { instinct } from './instinct.ts';
import { judge } from './judge.ts';
import { OPTIONS } from './options.ts';
import { PILES, redeal } from './piles.ts';
import { setUp } from './rules/setup.ts';
import { playTurn } from './rules/turn.ts';
import { type Box, copyState, isOver, type Options, points, type State, type Table } from './state.ts';
import { STATISTICS } from './statistics.ts';
import { isHeading, story } from './story.ts';
import { RULES_VERSION } from './version.ts';
import { type View, viewOf } from './view.ts';

function unpack({ players, options, figures }: Contents): Box {
  const kinds = figures.cards as Readonly<Record<string, Card>>;
  const faces = facesOf(kinds, (key, { name, text }) => ({ key, name, text, deck: 'Picnic' }));
  return {
    players,
    options: options as Options,
    faces,
    cards: faces.map(({ key }) => kinds[key]!),
    seats: bySeat(players, (seat) => seat),
  };
}

/** EX-END-02: the fullest plate wins; equal plates share the win. */
function result(t: Table): Result | undefined {
  if (!isOver(t.state)) return undefined;
  let most = 0;
  let winners: Seat[] = [];
  for (const seat of t.box.seats) {
    const sum = points(t, seat);
    if (sum > most) winners = [];
    if (sum >= most) winners.push(seat);
    most = Math.max(most, sum);
  }
  return won('The fullest plate', winners, t.box.players);
}

export const game: Game<State, Box, View, Event> = {
  id: '_example',
  title: 'Goblin Picnic',
  about: 'Eat more than the other goblins before the wasps find you.',
  players: { min: 2, max: 4 },
  minutes: { min: 2, max: 5 },
  weight: 'light',
  rulesVersion: RULES_VERSION,
  options: OPTIONS,
  figures: { cards: CARDS },
  unpack,
  setup: setUp,
  turn: playTurn,
  result,
  copy: copyState,
  zones: (state) => zonesOf(PILES, state),
  view: viewOf,
  redeal,
  areas: areasOf,
  story: (_box, event) => story(event),
  isHeading,
  judge,
  features: FEATURES,
  instinct,
  census: CENSUS,
  statistics: STATISTICS,
};
