// Hero Master: an epic game of epic fails, for two to four hopeless heroes.

import type { Game } from '../../engine/game.ts';
import { zonesOf } from '../../engine/layout.ts';
import { areasOf } from './areas.ts';
import { FIGURES, unpack } from './cards/box.ts';
import { census } from './census.ts';
import { copyState } from './copy.ts';
import type { Event } from './events.ts';
import { FEATURES } from './features.ts';
import { instinct } from './instinct.ts';
import { isAtRest, judge, moment, TRUST } from './judge.ts';
import { OPTIONS } from './options.ts';
import { hidden, PILES, redeal } from './piles.ts';
import { result } from './rules/result.ts';
import { setUp } from './rules/setup.ts';
import { playUnit } from './rules/unit.ts';
import type { Box, State } from './state.ts';
import { STATISTICS } from './statistics.ts';
import { isHeading, story } from './story.ts';
import { RULES_VERSION } from './version.ts';
import { type View, viewOf } from './view.ts';

export const game: Game<State, Box, View, Event> = {
  id: 'hero-master',
  title: 'Hero Master',
  about: 'Hopeless heroes bungle each other’s attacks on the way to the dragon’s gold.',
  players: { min: 2, max: 4 },
  minutes: { min: 20, max: 45 },
  weight: 'medium',
  rulesVersion: RULES_VERSION,
  options: OPTIONS,
  figures: FIGURES,
  unpack,
  setup: setUp,
  turn: playUnit,
  result,
  copy: copyState,
  zones: (state) => zonesOf(PILES, state),
  view: viewOf,
  redeal,
  hidden,
  areas: areasOf,
  story: (_box, event) => story(event),
  isHeading,
  judge,
  isAtRest,
  moment,
  features: FEATURES,
  instinct,
  trust: TRUST,
  census,
  statistics: STATISTICS,
};
