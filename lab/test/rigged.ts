// A rigged game: every figure the lab could measure in it is known by construction.
//
// Each player is dealt an open character. After so many rounds of idle questions one of the players wins by lot, and a
// character has as many tickets as its figure says. So with weights 3 and 1, the heavy one wins three matches of four.

import { choose } from '../../engine/choose.ts';
import { tell } from '../../engine/event.ts';
import { type Game, won } from '../../engine/game.ts';
import { drawTo, type Pile } from '../../engine/pile.ts';
import { question } from '../../engine/question.ts';
import { below, copyRng, nextWord, type Rng, shuffle } from '../../engine/random.ts';
import {
  type BaseBox,
  bySeat,
  type CardId,
  type Table as EngineTable,
  type Seat,
} from '../../engine/table.ts';

type State = { rng: Rng; deck: Pile; characters: Pile[]; turn: number; winner: Seat };
type Character = { readonly name: string; readonly weight: number };
type Box = BaseBox & { readonly weights: readonly number[]; readonly rounds: number; readonly lots: number };
type Table = EngineTable<State, Box>;

const NOD = question<Table, CardId | 'nod'>({
  name: 'nod',
  clause: 'RG-TURN-01',
  ask: 'Do you nod?',
  key: (option) => option,
  label: (t, option) => (option === 'nod' ? 'Nod' : t.box.faces[option]!.name),
  at: (_t, option) => (option === 'nod' ? undefined : { card: option }),
});

const CHARACTERS: Readonly<Record<string, Character>> = {
  ace: { name: 'Ace', weight: 1 },
  bee: { name: 'Bee', weight: 1 },
  cat: { name: 'Cat', weight: 1 },
  dog: { name: 'Dog', weight: 1 },
};

export const rigged: Game<State, Box, { characters: CardId[][] }> = {
  id: 'rigged',
  title: 'Rigged',
  about: 'Somebody wins.',
  players: { min: 2, max: 4 },
  minutes: { min: 1, max: 1 },
  weight: 'light',
  rulesVersion: '0',
  options: {
    // One match in so many breaks; 0 for none.
    breaks: {
      kind: 'number',
      min: 0,
      max: 1000,
      standard: 0,
      title: 'Breaks',
      text: 'How often the rules break.',
    },
  },
  // `lots` are random numbers thrown away first: another number is another, equally fair match.
  figures: { characters: CHARACTERS, rounds: 3, lots: 0 },
  unpack: ({ players, options, figures }) => {
    const kinds = figures.characters as typeof CHARACTERS;
    return {
      players,
      options,
      faces: Object.entries(kinds).map(([key, { name }]) => ({ key, name, deck: 'Character', text: '' })),
      weights: Object.values(kinds).map(({ weight }) => weight),
      rounds: figures.rounds as number,
      lots: figures.lots as number,
    };
  },
  setup(box, rng) {
    const deck = box.faces.map((_, card) => card);
    shuffle(rng, deck);
    const characters: Pile[] = bySeat(box.players, () => []);
    for (const own of characters) drawTo(deck, own);
    return { rng, deck, characters, turn: 0, winner: -1 };
  },
  turn(t) {
    const { state, box } = t;
    const seat = state.turn % box.players;
    tell(t, { kind: 'turn' });
    choose(t, seat, NOD, [state.characters[seat]![0]!, 'nod']);
    state.turn++;
    const breaks = Number(box.options.breaks);
    if (breaks > 0 && below(state.rng, breaks * box.rounds * box.players) === 0)
      throw new Error('The table broke.');
    if (state.turn === box.rounds * box.players) drawLots(t);
  },
  result: (t) => (t.state.winner < 0 ? undefined : won('By lot', [t.state.winner], t.box.players)),
  copy: (state) => ({
    ...state,
    rng: copyRng(state.rng),
    deck: state.deck.slice(),
    characters: state.characters.map((own) => own.slice()),
  }),
  zones: ({ deck, characters }) => [deck, ...characters],
  view: ({ state }) => ({ characters: state.characters.map((own) => own.slice()) }),
  redeal: (t, _viewer, rng) => shuffle(rng, t.state.deck),
  areas: (_box, { characters }) =>
    characters.map((own, owner) => ({
      spot: 'own',
      title: 'Own',
      owner,
      cards: own.map((card) => ({ card })),
    })),
  story: () => ['Somebody’s turn.'],
  isHeading: ({ kind }) => kind === 'turn',
  judge: (t) => bySeat(t.box.players, (seat) => ticketsOf(t, seat) / 10),
};

function ticketsOf({ state, box }: Table, seat: Seat): number {
  return box.weights[state.characters[seat]![0]!]!;
}

function drawLots(t: Table): void {
  for (let lot = 0; lot < t.box.lots; lot++) nextWord(t.state.rng);
  const tickets = bySeat(t.box.players, (seat) => ticketsOf(t, seat));
  let ticket = below(
    t.state.rng,
    tickets.reduce((sum, each) => sum + each, 0),
  );
  t.state.winner = tickets.findIndex((own) => {
    ticket -= own;
    return ticket < 0;
  });
}
