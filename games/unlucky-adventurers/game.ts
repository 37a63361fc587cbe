// Unlucky Adventurers: potions, peril and peculiar beasts, until one is left with cards.

import type { Game } from '../../engine/game.ts';
import { zonesOf } from '../../engine/layout.ts';
import { areasOf } from './areas.ts';
import { FIGURES, unpack } from './cards/box.ts';
import { census } from './census.ts';
import { copyState } from './copy.ts';
import type { Event } from './events.ts';
import { FEATURES } from './features.ts';
import { instinct } from './instinct.ts';
import { FIRMNESS, isAtRest, judge, moment, TRUST } from './judge.ts';
import { OPTIONS, refuses } from './options.ts';
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
  id: 'unlucky-adventurers',
  title: 'Unlucky Adventurers',
  about: 'Potions, peril and peculiar beasts: be the last adventurer who still holds a card.',
  players: { min: 2, max: 6 },
  minutes: { min: 8, max: 35 },
  weight: 'light',
  rulesVersion: RULES_VERSION,
  options: OPTIONS,
  figures: FIGURES,
  refuses,
  unpack,
  setup: setUp,
  turn: playTurn,
  result,
  copy: copyState,
  zones: (state) => zonesOf(PILES, state),
  view: viewOf,
  redeal,
  areas: areasOf,
  story,
  isHeading,
  judge,
  isAtRest,
  moment,
  features: FEATURES,
  instinct,
  firmness: FIRMNESS,
  trust: TRUST,
  census,
  statistics: STATISTICS,
};
