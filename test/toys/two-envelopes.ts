// A toy: both seats put down a number under seal; the higher one wins the round.

import { choose } from '../../engine/choose.ts';
import { won } from '../../engine/game.ts';
import { question } from '../../engine/question.ts';
import { copyRng, type Rng } from '../../engine/random.ts';
import { everyone, everyoneSome } from '../../engine/sealed.ts';
import { type ToyTable, toy } from './toy.ts';

type State = { rng: Rng; rounds: number; last: number[]; points: number[] };
type Table = ToyTable<State>;

const BID = question<Table, number>({
  name: 'bid',
  clause: 'TOY-BID-01',
  ask: 'How much do you put down?',
  key: (n) => n,
  label: (_t, n) => `${n} coins`,
});

const BIDS = [1, 2, 3];

function playRound(t: Table): void {
  score(
    t,
    everyone(t, [0, 1], BID, () => BIDS),
  );
  t.state.rounds++;
}

/** The same without seals: the first answer waits in a variable for the second. */
function playRoundByHand(t: Table): void {
  const first = choose(t, 0, BID, BIDS);
  const second = choose(t, 1, BID, BIDS);
  score(t, [first, second]);
  t.state.rounds++;
}

function score(t: Table, bids: number[]): void {
  t.state.last = bids;
  const pairs = everyoneSome(
    t,
    [0, 1],
    BID,
    () => BIDS,
    () => ({ min: 1, max: 2 }),
  );
  for (const seat of [0, 1]) {
    if (bids[seat]! > bids[1 - seat]!) t.state.points[seat]!++;
    t.state.points[seat]! += pairs[seat]!.length;
  }
}

export const twoEnvelopes = toy<State, { last: number[]; points: number[] }>({
  id: 'two-envelopes',
  setup: (_box, rng) => ({ rng, rounds: 0, last: [], points: [0, 0] }),
  turn: playRound,
  result: ({ state }) => (state.rounds < 3 ? undefined : won('Most points', [0], 2)),
  copy: ({ rng, rounds, last, points }) => ({
    rng: copyRng(rng),
    rounds,
    last: last.slice(),
    points: points.slice(),
  }),
  view: ({ state }) => ({ last: state.last.slice(), points: state.points.slice() }),
  redeal: () => {},
});

export const boundByHand: typeof twoEnvelopes = { ...twoEnvelopes, turn: playRoundByHand };
