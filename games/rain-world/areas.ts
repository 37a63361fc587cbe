// The view as named areas, for interfaces that know no game: the terminal and the plain board.

import { seatName } from '../../engine/names.ts';
import type { CardId, Seat } from '../../engine/table.ts';
import type { Area, CardView, Fact } from '../../engine/view.ts';
import { PRECYCLE, REGION_CODES, REGION_COUNT, TREASURE, WORM_GRASS } from './cards/regions.ts';
import { signed } from './questions/answers.ts';
import type { Box } from './state.ts';
import type { PlayerView, View } from './view.ts';

const open = (cards: readonly CardId[]): CardView[] => cards.map((card) => ({ card }));

export function areasOf(box: Box, view: View): Area[] {
  return [
    { spot: 'rain', title: 'The rain', facts: rainFacts(view) },
    ...regionAreas(box, view),
    deckArea(view, PRECYCLE, { spot: 'PRE', title: 'Precycle deck' }),
    deckArea(view, TREASURE, { spot: 'treasure', title: 'Scavenger Treasure' }),
    deckArea(view, WORM_GRASS, { spot: 'grass', title: 'Worm Grass' }),
    ...cardAreas(view),
    ...view.players.flatMap((each, seat) => playerAreas(box, each, seat)),
  ];
}

function rainFacts({ timer, cycle, round, precycle, active, wait, phase }: View): Fact[] {
  if (phase === 'slugcats') return [{ label: 'Before the rain', value: 'slugcats are chosen' }];
  return [
    { label: 'Rain timer', value: timer === 0 ? '0, the last round' : timer },
    { label: 'Cycle', value: cycle },
    { label: 'Round', value: round },
    ...(precycle ? [{ label: 'Precycle', value: 'yes' }] : []),
    ...(active === undefined ? [] : [{ label: 'Turn', value: seatName(active) }]),
    ...(wait === undefined || phase === 'over' ? [] : [{ label: 'Rounds to the end', value: wait }]),
  ];
}

/** Each region with its deck, its discard pile, its exits and who is there. */
function regionAreas(box: Box, view: View): Area[] {
  return Array.from({ length: REGION_COUNT }, (_, region) => {
    const { name, trait } = box.regions[region]!;
    const here = view.players.flatMap((each, seat) => (each.region === region ? [seatName(seat)] : []));
    const exits = box.linksAt[region]!.map((link) => {
      const { from, to, there, back } = box.links[link]!;
      return from === region ? `${REGION_CODES[to]} ${there}` : `${REGION_CODES[from]} ${back}`;
    });
    return {
      ...deckArea(view, region, { spot: REGION_CODES[region]!, title: name }),
      facts: [
        { label: 'Gates, with karma', value: exits.join(', ') },
        ...(trait === '' ? [] : [{ label: 'Trait', value: trait }]),
        ...(here.length === 0 ? [] : [{ label: 'Here', value: here.join(', ') }]),
      ],
    };
  });
}

const deckArea = (view: View, deck: number, { spot, title }: { spot: string; title: string }): Area => ({
  spot,
  title,
  count: view.decks[deck]! + view.discards[deck]!.length,
  cards: open(view.discards[deck]!),
});

function cardAreas({ drawn, stall, pipe, fight }: View): Area[] {
  const fightFacts: Fact[] =
    fight === undefined
      ? []
      : [{ label: 'Fight', value: `${seatName(fight.fighter)}, exchange ${fight.exchange}` }];
  return [
    ...(drawn.length + fightFacts.length === 0
      ? []
      : [{ spot: 'drawn', title: 'Drawn', cards: open(drawn), facts: fightFacts }]),
    ...(stall.length === 0 ? [] : [{ spot: 'stall', title: 'The merchant shows', cards: open(stall) }]),
    ...(pipe === undefined
      ? []
      : [{ spot: 'pipe', title: 'Through the pipe', count: pipe.count, cards: open(pipe.cards ?? []) }]),
  ];
}

function playerAreas(box: Box, p: PlayerView, owner: Seat): Area[] {
  const pile = (spot: string, title: string, cards: readonly CardId[]): Area[] =>
    cards.length === 0 ? [] : [{ spot, title, owner, cards: open(cards) }];
  return [
    {
      spot: 'slugcat',
      title: 'Slugcat',
      owner,
      cards: p.slugcat === undefined ? [] : open([p.slugcat]),
      facts: playerFacts(box, p),
    },
    ...pile('items', 'Items', p.items),
    ...pile('food', 'Food', p.food),
    ...pile('shelters', 'Shelters', p.shelters),
    ...pile('gates', 'Gates', p.gates),
    ...pile('tamed', 'Tamed', p.tamed),
    ...pile('carcasses', 'Carcasses', p.carcasses),
  ];
}

function playerFacts(box: Box, p: PlayerView): Fact[] {
  const marks = [
    ...(p.mark ? ['Mark'] : []),
    ...(p.starving ? ['starving'] : []),
    ...(p.reinforced ? ['Reinforced'] : []),
    ...(p.glow ? ['Glow'] : []),
    ...(p.searching > 0 ? [`searching, ${p.searching} more`] : []),
    ...(p.lost > 0 ? ['loses the next turn'] : []),
    ...(p.prey === undefined ? [] : [`hunts ${seatName(p.prey)}`]),
    ...(p.owner === undefined ? [] : [`tamed by ${seatName(p.owner)}`]),
  ];
  return [
    { label: 'Region', value: box.regions[p.region]!.name },
    { label: 'State', value: p.status },
    { label: 'Food', value: `${p.pips} of ${p.need}, ${p.most} at most` },
    { label: 'Karma', value: p.karma },
    { label: 'Reputation', value: p.reputation },
    { label: 'HP, ATK, FLEE', value: `${p.hp}, ${signed(p.attack)}, ${signed(p.flee)}` },
    ...(p.counted === 0 ? [] : [{ label: 'Shelters that count', value: `${p.counted} of 2` }]),
    { label: 'Turns', value: p.turns },
    ...(marks.length === 0 ? [] : [{ label: 'Marks', value: marks.join(', ') }]),
  ];
}
