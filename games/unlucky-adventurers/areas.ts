// The view as named areas, for interfaces that know no game: the terminal and the plain board.

import { seatName } from '../../engine/names.ts';
import type { CardId, Seat } from '../../engine/table.ts';
import type { Area, CardView, Fact } from '../../engine/view.ts';
import type { Box } from './state.ts';
import type { View } from './view.ts';

export function areasOf(box: Box, view: View): Area[] {
  const open = (cards: CardId[]): CardView[] => cards.map((card) => ({ card }));
  return [
    { spot: 'table', title: 'The table', facts: tableFacts(view) },
    { spot: 'questDeck', title: 'Quest deck', count: view.questDeck, cards: open(view.deckTop.toReversed()) },
    {
      spot: 'questDiscard',
      title: 'Quest discard pile',
      count: view.questDiscardCount,
      cards: open(view.questDiscard),
    },
    {
      spot: 'inPlay',
      title: 'In play',
      count: view.inPlay.length,
      cards: open(view.inPlay),
      facts: effectFacts(box, view),
    },
    { spot: 'beastDeck', title: 'Beast deck', count: view.beastDeck },
    {
      spot: 'beastDiscard',
      title: 'Beast discard pile',
      count: view.beastDiscardCount,
      cards: open(view.beastDiscard),
    },
    { spot: 'characterDeck', title: 'Character deck', count: view.characterDeck },
    {
      spot: 'characterDiscard',
      title: 'Character discard pile',
      count: view.characterDiscardCount,
      cards: open(view.characterDiscard),
    },
    ...fightAreas(view),
    ...view.players.flatMap((_, seat) => playerAreas(box, view, seat)),
  ];
}

function tableFacts({ turn, active, next, direction, reshuffles, nightfall }: View): Fact[] {
  return [
    { label: 'Turn', value: turn },
    { label: 'Whose turn', value: seatName(active) },
    { label: 'Next', value: seatName(next) },
    { label: 'Direction', value: direction === 1 ? 'clockwise' : 'anticlockwise' },
    { label: 'Reshuffles', value: reshuffles },
    ...(nightfall ? [{ label: 'Nightfall', value: 'nobody draws at the start of a turn' }] : []),
  ];
}

function effectFacts(box: Box, { effects }: View): Fact[] {
  return effects.flatMap(({ card, by, target, die, row, attacked, blocked }): Fact[] => {
    const { name, rows } = box.faces[card]!;
    const list = (seats: Seat[]) => seats.map(seatName).join(', ');
    const line = row === undefined ? undefined : rows[row]?.text;
    return [
      {
        label: name,
        value: `by player ${by + 1}${target === undefined ? '' : `, aimed at player ${target + 1}`}`,
      },
      ...(die === undefined ? [] : [{ label: 'Die', value: die }]),
      ...(line === undefined ? [] : [{ label: 'Outcome', value: line }]),
      ...(attacked.length === 0 ? [] : [{ label: 'Attacked', value: list(attacked) }]),
      ...(blocked.length === 0 ? [] : [{ label: 'Blocked', value: list(blocked) }]),
    ];
  });
}

function fightAreas({ fight }: View): Area[] {
  if (fight === undefined) return [];
  const { fighter, cards, total } = fight;
  return [
    {
      spot: 'putDown',
      title: 'Put down against the Beast',
      owner: fighter,
      cards: cards.map((card) => ({ card })),
      facts: [{ label: 'Points', value: total }],
    },
  ];
}

function playerAreas(box: Box, { mine, active, players }: View, owner: Seat): Area[] {
  const player = players[owner]!;
  const { cards, character, used, allies, beasts, known, misses, warded, state, team } = player;
  const own = mine?.seat === owner ? mine.hand : known;
  const facts: Fact[] = [
    { label: 'State', value: state },
    ...(box.options.teams ? [{ label: 'Team', value: team + 1 }] : []),
    ...(active === owner ? [{ label: 'Turn', value: 'now' }] : []),
    ...(misses ? [{ label: 'Misses', value: 'the next turn' }] : []),
    ...(warded ? [{ label: 'Warded', value: 'until the next turn' }] : []),
  ];
  return [
    { spot: 'hand', title: 'Hand', owner, count: cards, cards: own.map((card) => ({ card })), facts },
    {
      spot: 'character',
      title: 'Character',
      owner,
      cards: [
        { card: character, ...(used ? { note: 'used' } : {}) },
        ...allies.map((card) => ({ card, note: 'Ally' })),
      ],
    },
    ...(beasts.length === 0
      ? []
      : [
          {
            spot: 'beasts',
            title: 'Facing',
            owner,
            cards: beasts.map(({ beast, points }) => ({ card: beast, note: `${points} points` })),
          },
        ]),
  ];
}
