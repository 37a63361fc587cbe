// Goblin Picnic: the smallest complete game. Copy this folder to begin another.

import type { Game } from '../../engine/game.ts';
import { zonesOf } from '../../engine/layout.ts';
import { areasOf } from './areas.ts';
import { FIGURES, unpack } from './cards/box.ts';
import { census } from './census.ts';
import { copyState } from './copy.ts';
import type { Event } from './events.ts';
import { FEATURES } from './features.ts';
import { instinct } from './instinct.ts';
import { judge } from './judge.ts';
import { OPTIONS } from './options.ts';
import { PILES, redeal } from './piles.ts';
import { result } from './rules/result.ts';
import { setUp } from './rules/setup.ts';
import { playTurn } from './rules/turn.ts';
import type { Box, State } from './state.ts';
import { STATISTICS } from './statistics.ts';
import { isHeading, story } from './story.ts';
import { RULES_VERSION } from './version.ts';
import { type View, viewOf } from './view.ts';

export const game: Game<State, Box, View, Event> = {
  id: '_example',
  title: 'Goblin Picnic',
  about: 'Eat more than the other goblins before the wasps find you.',
  players: { min: 2, max: 4 },
  minutes: { min: 1, max: 2 },
  weight: 'light',
  rulesVersion: RULES_VERSION,
  options: OPTIONS,
  figures: FIGURES,
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
  census,
  statistics: STATISTICS,
};
