// Deckbuilder RPG: one to six heroes, a game master, and a battle deck for everybody.

import type { Game } from '../../engine/game.ts';
import { bySeat } from '../../engine/table.ts';
import { scenario } from './adventures/scenario.ts';
import { areasOf } from './areas.ts';
import { unpack } from './cards/box.ts';
import { FIGURES } from './cards/figures.ts';
import { census } from './census.ts';
import { copyState } from './copy.ts';
import type { Event } from './events.ts';
import { instinct } from './instinct.ts';
import { isAtRest, judge } from './judge.ts';
import { OPTIONS, refuses } from './options.ts';
import { redeal, zonesOf } from './piles.ts';
import { policies } from './policies.ts';
import { result } from './rules/result.ts';
import { setUp } from './rules/setup.ts';
import { playUnit } from './rules/unit.ts';
import type { Box, State } from './state.ts';
import { STATISTICS } from './statistics.ts';
import { isHeading, story } from './story.ts';
import { RULES_VERSION } from './version.ts';
import { type View, viewOf } from './view.ts';

const HEROES_MOST = 6;

export const game: Game<State, Box, View, Event> = {
  id: 'deckbuilder-rpg',
  title: 'Deckbuilder RPG',
  about:
    'A party of heroes builds its battle decks blow by blow, against everything the game master has in store.',
  players: { min: 2, max: HEROES_MOST + 1 },
  minutes: { min: 20, max: 180 },
  weight: 'heavy',
  rulesVersion: RULES_VERSION,
  options: OPTIONS,
  figures: FIGURES,
  roles: (players) => bySeat(players, (seat) => (seat === players - 1 ? 'Game master' : 'Hero')),
  scenario,
  refuses,
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
  policies,
  statistics: STATISTICS,
  census,
};
