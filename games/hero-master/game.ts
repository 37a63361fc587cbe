// Hero Master: an epic game of epic fails, for two to four hopeless heroes.

import type { Contents, Game, OptionSpec } from '../../engine/game.ts';
import { bySeat, type CardId } from '../../engine/table.ts';
import { areasOf } from './areas.ts';
import { DEN, FIGURES, facesWith } from './cards/deck.ts';
import { census } from './census.ts';
import type { Event } from './events.ts';
import { instinct } from './instinct.ts';
import { judge } from './judge.ts';
import { redeal } from './redeal.ts';
import { flee } from './rules/decline.ts';
import { leaderDecision, nextTurn } from './rules/encounter.ts';
import { resultOf } from './rules/end.ts';
import { drawHands, mulligans } from './rules/hand.ts';
import { goToLocation } from './rules/location.ts';
import { move } from './rules/move.ts';
import { protests } from './rules/protest.ts';
import { resolveNext } from './rules/resolving.ts';
import { createHeroes, firstState } from './rules/setup.ts';
import { type Box, copyState, NONE, type Options, type State, type Table } from './state.ts';
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

const flag = (
  title: string,
  text: string,
  more: { standard?: boolean; clause?: string } = {},
): OptionSpec => ({
  kind: 'flag',
  standard: more.standard ?? false,
  title,
  text,
  ...(more.clause === undefined ? {} : { clause: more.clause }),
});

const only = (card: CardId): CardId[] => (card === NONE ? [] : [card]);

function zones(s: State): CardId[][] {
  const boards = s.heroes.flatMap((hero) => [
    hero.hand,
    hero.deck,
    hero.discard,
    hero.weapons,
    hero.stash,
    hero.row.flatMap(({ card, bungle }) => [card, ...only(bungle)]),
    [...only(hero.race), ...only(hero.class), ...only(hero.armour)],
  ]);
  const decks = [
    s.monsterDeck,
    s.monsterDiscard,
    s.bosses,
    s.treasureDeck,
    s.treasureDiscard,
    s.treasurePile,
  ];
  const more = [s.criticalFailDeck, s.criticalFailDiscard, s.protestDeck, s.looking, s.heroPool, s.removed];
  const places = [s.locationDeck, s.locationsUnused, s.locationsRejected, s.locationsVisited, s.lurking];
  return [
    ...boards,
    ...decks,
    ...more,
    ...places,
    [...only(s.location), ...only(s.encounter), ...only(s.ambusher)],
  ];
}

export const game: Game<State, Box, View, Event> = {
  id: 'hero-master',
  title: 'Hero Master',
  about: 'Hopeless heroes bungle each other’s attacks on the way to the dragon’s gold.',
  players: { min: 2, max: 4 },
  minutes: { min: 20, max: 45 },
  weight: 'medium',
  rulesVersion: RULES_VERSION,
  options: {
    forcedDen: flag('Forced Den', 'A leader who draws the Dragon’s Den must play it.', { clause: 'HM-R-06' }),
    openLocationDraw: flag('Open Location draw', 'Both Locations drawn are shown to everybody.', {
      clause: 'HM-R-08',
    }),
    regroup: flag(
      'Regroup',
      'A monster that survives its encounter returns to the left end of the Lurking row.',
      { clause: 'HM-R-09' },
    ),
    heroDraft: flag(
      'Hero draft',
      'Clockwise from the leader everybody picks a race, then in reverse order a class.',
      { clause: 'HM-SETUP-02' },
    ),
    tokenFallsInFlight: flag(
      'Token falls in flight',
      'A leader defeated by a parting blow passes the token clockwise.',
      { clause: 'HM-R-03' },
    ),
    kinderFalls: flag('Kinder falls', 'A defeat costs 2 gold, and the hand-size track ends at 4.', {
      clause: 'HM-R-33',
    }),
    quietRoads: flag(
      'Quiet roads',
      'Each Location has one monster fewer, but at least two. Good for two players.',
      { clause: 'HM-LOC-07' },
    ),
    road: {
      kind: 'choice',
      values: ['standard', 'long', 'short'],
      standard: 'standard',
      title: 'Road to the Den',
      text: 'A Location deck of seven, of nine (long: one stay more) or of five (short: one stay fewer).',
      clause: 'HM-SETUP-09',
    },
    secondWind: flag('Second wind', 'An empty Action deck is refilled from the discards during a stay.', {
      clause: 'HM-R-40',
    }),
    mulligans: flag('Mulligans', 'A hand drawn at the start of a stay may be redrawn one card smaller.', {
      standard: true,
      clause: 'HM-SETUP-20',
    }),
    automaticPass: flag(
      'Automatic pass',
      'A player who can do nothing but pass does so without being asked.',
      { standard: true, clause: 'HM-ENC-19' },
    ),
  },
  figures: { cards: FIGURES },
  unpack,
  setup: firstState,
  turn,
  result: resultOf,
  copy: copyState,
  zones,
  view: viewOf,
  redeal,
  areas: areasOf,
  story: (_box, event) => story(event),
  isHeading,
  judge: (t) => bySeat(t.box.players, (seat) => judge(t, seat)),
  instinct,
  census,
};
