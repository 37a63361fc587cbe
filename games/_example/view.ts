// What a player or a spectator may see of a picnic, and how else its hidden cards could lie.

import { redealAmong } from '../../engine/pile.ts';
import type { Rng } from '../../engine/random.ts';
import type { CardId, Seat, Viewer } from '../../engine/table.ts';
import type { Area, CardView } from '../../engine/view.ts';
import { type Box, hand, plate, points, type Table } from './state.ts';

export type View = {
  active: Seat;
  deck: number;
  discard: CardId[];
  inPlay: CardId[];
  die: number;
  players: { cards: number; plate: CardId[]; points: number }[];
  /** The viewer's own hand; a spectator has none. */
  mine?: { seat: Seat; hand: CardId[] };
};

export function viewOf(t: Table, viewer: Viewer): View {
  const { active, deck, discard, inPlay, die, hands } = t.state;
  return {
    active,
    deck: deck.length,
    discard: discard.slice(),
    inPlay: inPlay.slice(),
    die,
    players: hands.map((held, seat) => ({
      cards: held.length,
      plate: plate(t, seat).slice(),
      points: points(t, seat),
    })),
    ...(viewer === 'spectator' ? {} : { mine: { seat: viewer, hand: hand(t, viewer).slice() } }),
  };
}

/** EX-SETUP-02: a player knows neither the deck nor the other hands. */
export function redeal(t: Table, viewer: Viewer, rng: Rng): void {
  const others = t.state.hands.filter((_, seat) => seat !== viewer);
  redealAmong(rng, [t.state.deck, ...others]);
}

export function areasOf(_box: Box, view: View): Area[] {
  const open = (cards: CardId[]): { count: number; cards: CardView[] } => ({
    count: cards.length,
    cards: cards.map((card) => ({ card })),
  });
  return [
    { spot: 'deck', title: 'Deck', count: view.deck },
    { spot: 'discard', title: 'Discard pile', ...open(view.discard) },
    {
      spot: 'inPlay',
      title: 'In play',
      ...open(view.inPlay),
      facts: view.die === 0 ? [] : [{ label: 'Last die', value: view.die }],
    },
    ...view.players.flatMap(({ cards, plate: eaten, points: sum }, owner): Area[] => [
      { spot: 'plate', title: 'Plate', owner, ...open(eaten), facts: [{ label: 'Points', value: sum }] },
      {
        spot: 'hand',
        title: 'Hand',
        owner,
        ...(view.mine?.seat === owner ? open(view.mine.hand) : { count: cards }),
      },
    ]),
  ];
}
