// A toy: the first seat opens doors; behind which of them the trap is, the author of the scenario wrote beforehand.

import { choose } from '../../engine/choose.ts';
import { reveal, tell } from '../../engine/event.ts';
import { Fault } from '../../engine/fault.ts';
import { won } from '../../engine/game.ts';
import { question } from '../../engine/question.ts';
import { below, copyRng, type Rng } from '../../engine/random.ts';
import { type ToyTable, toy } from './toy.ts';

type State = { rng: Rng; trap: number; opened: number[]; isSprung: boolean; looks: number };
type Table = ToyTable<State>;
type View = { opened: number[]; isSprung: boolean; looks: number };

const DOORS = 4;
const LOOK_AROUND = 'look around' as const;

const OPEN = question<Table, number | typeof LOOK_AROUND>({
  name: 'open',
  clause: 'TOY-DOOR-01',
  ask: 'Which door do you open?',
  key: (door) => door,
  label: (_t, door) => (door === LOOK_AROUND ? 'Look around' : `Door ${door}`),
});

const closedDoors = ({ opened }: State) =>
  Array.from({ length: DOORS }, (_, door) => door).filter((door) => !opened.includes(door));

function openADoor(t: Table): void {
  const door = choose(t, 0, OPEN, [...closedDoors(t.state), LOOK_AROUND]);
  if (door === LOOK_AROUND) {
    t.state.looks++;
    tell(t, { kind: 'lookedAround' });
    return;
  }
  t.state.opened.push(door);
  t.state.isSprung = door === t.state.trap;
  reveal(t, { kind: t.state.isSprung ? 'sprung' : 'empty' });
}

/** What the author wrote, in a file: `{ "trap": 2 }`. */
function checkedTrap(document: unknown): number {
  const { trap } = (document ?? {}) as { trap?: unknown };
  if (Number.isInteger(trap) && Number(trap) >= 0 && Number(trap) < DOORS) return Number(trap);
  throw new Fault(`“trap” is ${JSON.stringify(trap)}: write the number of a door, 0 to ${DOORS - 1}.`);
}

export const trappedDoors = toy<State, View>({
  id: 'trapped-doors',
  scenario: { title: 'corridor', check: checkedTrap, standard: () => 0 },
  setup: (_box, rng, trap) => ({ rng, trap: trap as number, opened: [], isSprung: false, looks: 0 }),
  turn: openADoor,
  result: ({ state: { isSprung, opened, looks } }) =>
    isSprung || opened.length === DOORS - 1 || looks === 5
      ? { ...won('Out of the corridor', isSprung ? [1] : [0], 2), legacy: { opened: opened.length } }
      : undefined,
  copy: ({ rng, trap, opened, isSprung, looks }) => ({
    rng: copyRng(rng),
    trap,
    opened: opened.slice(),
    isSprung,
    looks,
  }),
  view: ({ state: { opened, isSprung, looks } }) => ({ opened: opened.slice(), isSprung, looks }),
  /** The trap could be behind any door that is closed: what could have been there is drawn anew. */
  redeal({ state }, _viewer, rng) {
    if (state.isSprung) return;
    const closed = closedDoors(state);
    state.trap = closed[below(rng, closed.length)]!;
  },
});

/** The same, but the rules do not say that opening a door reveals, and a redeal leaves the author's trap where it is. */
export const toldByTheAuthor: typeof trappedDoors = {
  ...trappedDoors,
  redeal: () => {},
};
