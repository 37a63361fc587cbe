// Rain World: the Board Game. Eat, find a shelter before the rain, and ascend before the others do.

import type { Game } from '../../engine/game.ts';
import { areasOf } from './areas.ts';
import { FIGURES, unpack } from './cards/box.ts';
import { census } from './census.ts';
import { copyState } from './copy.ts';
import type { Event } from './events.ts';
import { instinct } from './instinct.ts';
import { isAtRest, judge } from './judge.ts';
import { OPTIONS } from './options.ts';
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
  id: 'rain-world',
  title: 'Rain World: the Board Game',
  about:
    'Slugcats race from shelter to shelter through thirteen regions, before the rain and before each other.',
  players: { min: 1, max: 9 },
  minutes: { min: 60, max: 120 },
  weight: 'heavy',
  rulesVersion: RULES_VERSION,
  options: OPTIONS,
  figures: FIGURES,
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
  statistics: STATISTICS,
  census,
};
