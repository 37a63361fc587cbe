// Deckbuilder RPG: one to six heroes, a game master, and a battle deck for everybody.

import { type Game, partyLost, partyWon, type Result } from '../../engine/game.ts';
import { bySeat } from '../../engine/table.ts';
import { scenario } from './adventures/scenario.ts';
import { areasOf } from './areas.ts';
import { unpack } from './cards/box.ts';
import { FIGURES } from './cards/figures.ts';
import { census } from './census.ts';
import type { Event } from './events.ts';
import { instinct } from './instinct.ts';
import { isAtRest, judge } from './judge.ts';
import { OPTIONS, refuses } from './options.ts';
import { redeal, zonesOf } from './piles.ts';
import { policies } from './policies.ts';
import { playUnit } from './rules/match.ts';
import { legacyOf } from './rules/party.ts';
import { setUp } from './rules/setup.ts';
import { type Box, copyState, type State, type Table } from './state.ts';
import { STATISTICS } from './statistics.ts';
import { isHeading, story } from './story.ts';
import { RULES_VERSION } from './version.ts';
import { type View, viewOf } from './view.ts';

const HEROES_MOST = 6;

function result(t: Table): Result | undefined {
  const { outcome } = t.state;
  if (outcome === 'none') return undefined;
  const { players, heroes, master } = t.box;
  const legacy = t.state.journey.isAdventure ? { legacy: legacyOf(t) } : {};
  if (outcome === 'won')
    return {
      ...partyWon(
        'The party stands',
        bySeat(heroes, (seat) => seat),
        players,
      ),
      ...legacy,
    };
  const scores = bySeat(players, (seat) => (seat === master ? 1 : 0));
  const title = outcome === 'standoff' ? 'The monsters hold the field' : 'The party is beaten';
  return { ...partyLost(title, { scores, victors: [master] }), ...legacy };
}

export const game: Game<State, Box, View, Event> = {
  id: 'deckbuilder-rpg',
  title: 'Deckbuilder RPG',
  about:
    'A party of heroes builds its battle decks blow by blow, against everything the game master has in store.',
  players: { min: 2, max: HEROES_MOST + 1 },
  minutes: { min: 30, max: 180 },
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
