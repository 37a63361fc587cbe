// A toy: one seat chooses a way, and the other is asked for a nod, which it can only give: the asking is a secret's.

import { choose } from '../../engine/choose.ts';
import { won } from '../../engine/game.ts';
import { question } from '../../engine/question.ts';
import { copyRng, type Rng } from '../../engine/random.ts';
import { type ToyTable, toy } from './toy.ts';

type State = { rng: Rng; ways: string[] };
type Table = ToyTable<State>;

const GO = question<Table, string>({
  name: 'go',
  clause: 'TOY-NOD-01',
  ask: 'Which way?',
  key: (way) => way,
  label: (_t, way) => way,
});

const NOD = question<Table, string>({
  name: 'nod',
  clause: 'TOY-NOD-02',
  ask: 'Do you nod?',
  secret: true,
  key: (nod) => nod,
  label: (_t, nod) => nod,
});

export const nods = toy<State, string[]>({
  id: 'nods',
  setup: (_box, rng) => ({ rng, ways: [] }),
  turn(t) {
    t.state.ways.push(choose(t, 0, GO, ['left', 'right']));
    choose(t, 1, NOD, ['a nod']);
  },
  result: ({ state }) => (state.ways.length < 3 ? undefined : won('They went', [0], 2)),
  copy: ({ rng, ways }) => ({ rng: copyRng(rng), ways: ways.slice() }),
  view: ({ state }) => state.ways.slice(),
  redeal: () => {},
});
