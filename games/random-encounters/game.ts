// Random Encounters: a Party walks through forest, caves and an abandoned kingdom, and wins or loses together.

import type { Game } from '../../engine/game.ts';
import { areasOf } from './areas.ts';
import { FIGURES, unpack } from './cards/box.ts';
import { census } from './census.ts';
import { copyState } from './copy.ts';
import type { Event } from './events.ts';
import { instinct, isNotDone } from './instinct.ts';
import { isAtRest, judge } from './judge.ts';
import { OPTIONS, refuses, secondsToDecide } from './options.ts';
import { redeal, zonesOf } from './piles.ts';
import { result } from './rules/result.ts';
import { setUp } from './rules/setup.ts';
import { playUnit } from './rules/unit.ts';
import type { Box, State } from './state.ts';
import { STATISTICS } from './statistics.ts';
import { isHeading, story } from './story.ts';
import { RULES_VERSION } from './version.ts';
import { type View, viewOf } from './view.ts';

export const game: Game<State, Box, View, Event> = {
  id: 'random-encounters',
  title: 'Random Encounters',
  about: 'Together through forest, caves and an abandoned kingdom: three Bosses, one Party, one backpack.',
  players: { min: 1, max: 5 },
  minutes: { min: 45, max: 90 },
  weight: 'medium',
  rulesVersion: RULES_VERSION,
  isOpen: true, // RE-SETUP-07
  options: OPTIONS,
  figures: FIGURES,
  refuses,
  secondsToDecide,
  unpack,
  setup: setUp,
  turn: playUnit,
  result,
  copy: copyState,
  zones: zonesOf,
  view: viewOf,
  redeal,
  areas: areasOf,
  story,
  isHeading,
  judge,
  isAtRest,
  instinct,
  isNotDone,
  census,
  statistics: STATISTICS,
};
