// A toy: three campers hand things to each other and put them on or off, in any order, until all are ready.

import { partyWon } from '../../engine/game.ts';
import { question } from '../../engine/question.ts';
import { copyRng, type Rng } from '../../engine/random.ts';
import type { Seat } from '../../engine/table.ts';
import {
  copyWindow,
  isClosed,
  nextAct,
  openWindow,
  unready,
  type Window,
  windowQuestion,
} from '../../engine/window.ts';
import { type ToyTable, toy } from './toy.ts';

type State = { rng: Rng; window: Window; things: number[]; camps: number };
type Table = ToyTable<State>;

export const HAND_OVER = windowQuestion<Table, Seat>({
  ...question<Table, Seat>({
    name: 'hand-over',
    clause: 'TOY-CAMP-01',
    ask: 'Whom do you hand a thing to?',
    key: (seat) => seat,
    label: (_t, seat) => `Player ${seat + 1}`,
    at: (_t, seat) => ({ seat }),
  }),
  ready: 'On we go',
});

const CAMPERS: readonly Seat[] = [0, 1, 2];

const others = (t: Table, seat: Seat) =>
  t.state.things[seat]! > 0 ? CAMPERS.filter((other) => other !== seat) : [];

function actInCamp(t: Table): void {
  const act = nextAct(t, t.state.window, HAND_OVER, (seat) => others(t, seat));
  if (act !== undefined) {
    t.state.things[act.seat]!--;
    t.state.things[act.option]!++;
    unready(t.state.window, act.option);
  }
  if (isClosed(t.state.window)) {
    t.state.camps++;
    t.state.window = openWindow(CAMPERS.length);
  }
}

export const camp = toy<State, Omit<State, 'rng'>>({
  id: 'camp',
  players: { min: 3, max: 3 },
  setup: (_box, rng) => ({ rng, window: openWindow(3), things: [2, 1, 0], camps: 0 }),
  turn: actInCamp,
  result: ({ state }) => (state.camps < 2 ? undefined : partyWon('Two nights in the woods', CAMPERS, 3)),
  copy: ({ rng, window, things, camps }) => ({
    rng: copyRng(rng),
    window: copyWindow(window),
    things: things.slice(),
    camps,
  }),
  view: ({ state: { window, things, camps } }) => ({
    window: copyWindow(window),
    things: things.slice(),
    camps,
  }),
  redeal: () => {},
});
