// Hero Master: an epic game of epic fails, for two to four hopeless heroes.

import type { Contents, Game } from '../../engine/game.ts';
import { zonesOf } from '../../engine/layout.ts';
import type { CardId } from '../../engine/table.ts';
import { areasOf } from './areas.ts';
import { DEN, FIGURES, facesWith } from './cards/deck.ts';
import { CENSUS } from './census.ts';
import type { Event } from './events.ts';
import { FEATURES } from './features.ts';
import { instinct } from './instinct.ts';
import { isAtRest, judge, TRUST } from './judge.ts';
import { OPTIONS } from './options.ts';
import { PILES, redeal } from './piles.ts';
import { flee } from './rules/decline.ts';
import { leaderDecision, nextTurn } from './rules/encounter.ts';
import { resultOf } from './rules/end.ts';
import { drawHands, mulligans } from './rules/hand.ts';
import { goToLocation } from './rules/location.ts';
import { move } from './rules/move.ts';
import { protests } from './rules/protest.ts';
import { resolveNext } from './rules/resolving.ts';
import { createHeroes, firstState } from './rules/setup.ts';
import { type Box, copyState, type Options, type State, type Table } from './state.ts';
import { STATISTICS } from './statistics.ts';
import { isHeading, story } from './story.ts';
import { RULES_VERSION } from './version.ts';
import { type View, viewOf } from './view.ts';

function unpack({ players, options, figures }: Contents): Box {
  const faces = facesWith(figures.cards as typeof FIGURES);
  const sets = faces.map(({ kind, set }) => (kind === 'hero' ? '' : set.toLowerCase()));
  return {
    players,
    options: options as Options,
    faces,
    decks: idsBy(faces.map(({ deck }) => deck)),
    sets: idsBy(sets),
    den: faces.findIndex(({ key }) => key === DEN),
  };
}

/** The places at which each name stands in a list. */
function idsBy(names: readonly string[]): Record<string, CardId[]> {
  const ids: Record<string, CardId[]> = {};
  names.forEach((name, id) => {
    ids[name] ??= [];
    ids[name].push(id);
  });
  return ids;
}

/** One unit. HM-R-69: hands, mulligans, protests, Location; then encounters until the party moves. */
function turn(t: Table): void {
  switch (t.state.phase) {
    case 'draft':
      return createHeroes(t);
    case 'hands':
      drawHands(t);
      t.state.phase = 'mulligans';
      return;
    case 'mulligans':
      mulligans(t);
      t.state.phase = t.state.stay === 0 ? 'location' : 'protests'; // HM-PROTEST-01
      return;
    case 'protests':
      protests(t);
      t.state.phase = 'location';
      return;
    case 'location':
      return goToLocation(t);
    case 'leader decision':
      return leaderDecision(t);
    case 'laying cards':
      return nextTurn(t);
    case 'resolving':
      return resolveNext(t);
    case 'flight':
      return flee(t);
    case 'move':
      return move(t);
    case 'over':
      return;
  }
}

export const game: Game<State, Box, View, Event> = {
  id: 'hero-master',
  title: 'Hero Master',
  about: 'Hopeless heroes bungle each other’s attacks on the way to the dragon’s gold.',
  players: { min: 2, max: 4 },
  minutes: { min: 20, max: 45 },
  weight: 'medium',
  rulesVersion: RULES_VERSION,
  options: OPTIONS,
  figures: { cards: FIGURES },
  unpack,
  setup: firstState,
  turn,
  result: resultOf,
  copy: copyState,
  zones: (state) => zonesOf(PILES, state),
  view: viewOf,
  redeal,
  areas: areasOf,
  story: (_box, event) => story(event),
  isHeading,
  judge,
  isAtRest,
  features: FEATURES,
  instinct,
  trust: TRUST,
  census: CENSUS,
  statistics: STATISTICS,
};
