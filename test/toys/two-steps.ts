// A toy: a sure prize for little, or a corridor of doors behind one of which is everything.

import { choose } from '../../engine/choose.ts';
import { question } from '../../engine/question.ts';
import { copyRng, type Rng } from '../../engine/random.ts';
import { type ToyTable, toy } from './toy.ts';

type State = { rng: Rng; prize: number };
type Table = ToyTable<State>;

const GO = question<Table, 'crumbs' | 'corridor'>({
  name: 'go',
  clause: 'TOY-STEP-01',
  ask: 'The crumbs, or the corridor?',
  key: (way) => way,
  label: (_t, way) => way,
});

export const OPEN_A_DOOR = question<Table, number>({
  name: 'open',
  clause: 'TOY-STEP-02',
  ask: 'Which door?',
  key: (door) => door,
  label: (_t, door) => `Door ${door}`,
});

const DOORS = Array.from({ length: 10 }, (_, door) => door);
const THE_DOOR = 6;
const CRUMBS = 0.5;

export const twoSteps = toy<State, number>({
  id: 'two-steps',
  setup: (_box, rng) => ({ rng, prize: -1 }),
  turn(t) {
    if (choose(t, 0, GO, ['crumbs', 'corridor']) === 'crumbs') t.state.prize = CRUMBS;
    else t.state.prize = choose(t, 0, OPEN_A_DOOR, DOORS) === THE_DOOR ? 1 : 0;
  },
  result: ({ state: { prize } }) =>
    prize < 0 ? undefined : { outcome: 'Something was found', winners: [0], scores: [prize, 0] },
  copy: ({ rng, prize }) => ({ rng: copyRng(rng), prize }),
  view: ({ state }) => state.prize,
  redeal: () => {},
});
