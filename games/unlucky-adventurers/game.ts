// Unlucky Adventurers: potions, peril and peculiar beasts, until one is left with cards.

import { type Game, type Result, won } from '../../engine/game.ts';
import { bySeat, type Seat } from '../../engine/table.ts';
import { areasOf } from './areas.ts';
import { instinct, judge } from './bot.ts';
import { FIGURES, unpack } from './cards/box.ts';
import { census } from './census.ts';
import type { Event } from './events.ts';
import { OPTIONS, refuses } from './options.ts';
import { setUp } from './rules/setup.ts';
import { playTurn } from './rules/turn.ts';
import { type Box, copyState, isOver, type State, type Table, zonesOf } from './state.ts';
import { story } from './story.ts';
import { RULES_VERSION } from './version.ts';
import { redeal, type View, viewOf } from './view.ts';

function result(t: Table): Result | undefined {
  if (!isOver(t)) return undefined;
  const { winners, outOfTime } = t.state;
  const outcome = outOfTime ? 'Most cards when time was up' : 'The last to hold cards';
  return { ...won(outcome, winners.slice(), t.box.players), places: placesOf(t) };
}

/** Winners first, then in reverse order of leaving; a whole winning team ranks first. */
function placesOf(t: Table): number[] {
  const { winners, left } = t.state;
  const others = t.state.hands.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  const lasted = (seat: Seat): number => (left.includes(seat) ? left.indexOf(seat) : left.length);
  return t.state.hands.map((_, seat) => {
    if (winners.includes(seat)) return 1;
    return 1 + winners.length + others.filter((other) => lasted(other) > lasted(seat)).length;
  });
}

export const game: Game<State, Box, View, Event> = {
  id: 'unlucky-adventurers',
  title: 'Unlucky Adventurers',
  about: 'Potions, peril and peculiar beasts: be the last adventurer who still holds a card.',
  players: { min: 2, max: 6 },
  minutes: { min: 20, max: 36 },
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
  zones: zonesOf,
  view: viewOf,
  redeal,
  areas: areasOf,
  story,
  isHeading: ({ kind }) => kind === 'turn',
  judge: (t) => bySeat(t.box.players, (seat) => judge(t, seat)),
  instinct,
  census,
};
