// The view as named areas, for interfaces that know no game: the terminal and the plain board.

import type { CardId } from '../../engine/table.ts';
import type { Area, CardView, Fact } from '../../engine/view.ts';
import { DAMAGE_NAMES } from './cards/card.ts';
import type { Forecast } from './rules/forecast.ts';
import type { Box } from './state.ts';
import type { AttackView, ExchangeView, GearView, MonsterView, PlayerView, View } from './view.ts';

const open = (cards: readonly CardId[]): { count: number; cards: CardView[] } => ({
  count: cards.length,
  cards: cards.map((card) => ({ card })),
});

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

function figuresNote({ hit, strength, defence, needed, threshold, enough }: Forecast): string {
  const totals = DAMAGE_NAMES.flatMap((name, type) =>
    strength[type] ? [`${name} ${strength[type]}/${defence[type]}`] : [],
  );
  return `${totals.join(', ') || 'no damage'}; ${signed(hit)} to hit, needs ${needed}; fails on ${threshold} or less; ${enough ? 'enough' : 'too weak'}`;
}

function monsterCard(box: Box, { card, gold, marked }: MonsterView): CardView {
  const face = box.faces[card];
  if (face === undefined) return { card };
  const defences = DAMAGE_NAMES.map((name, type) => `${name} ${face.strength[type]}`).join(', ');
  const notes = [
    `armour ${face.armour}`,
    defences,
    `Ferocity ${face.ferocity}`,
    `${face.gold} gold, ${face.treasure} treasure`,
  ];
  if (gold > 0) notes.push(`${gold} gold on it`);
  if (marked) notes.push('skill token');
  return { card, note: notes.join('; ') };
}

const gearCard = ({ card, exhausted }: GearView): CardView => ({
  card,
  note: exhausted ? 'exhausted' : 'ready',
});

/** A row of attacks, each followed by the bungle lying on it. */
function rowCards(row: readonly AttackView[]): CardView[] {
  return row.flatMap(({ card, bungle, figures }): CardView[] => [
    { card, ...(figures === undefined ? {} : { note: figuresNote(figures) }) },
    ...(bungle === undefined ? [] : [{ card: bungle, note: 'bungle' }]),
  ]);
}

function playerFacts(view: View, player: PlayerView, owner: number): Fact[] {
  return [
    { label: 'Gold', value: player.gold },
    { label: 'Health', value: player.health },
    { label: 'Hand-size marker', value: player.marker },
    { label: 'Armour', value: player.armourValue },
    { label: 'Treasures', value: player.treasures },
    ...(view.leader === owner ? [{ label: 'Party Leader', value: 'yes' }] : []),
    ...(player.part === 'out' ? [] : [{ label: 'Encounter', value: player.part }]),
    ...(player.skillToken ? [{ label: 'Skill token', value: 1 }] : []),
  ];
}

function playerAreas(view: View, player: PlayerView, owner: number): Area[] {
  const gear = [...player.heroCards, ...player.weapons].map(gearCard);
  const worn = player.armour === undefined ? gear : [...gear, { card: player.armour }];
  return [
    {
      spot: 'board',
      title: 'Player board',
      owner,
      count: worn.length,
      cards: worn,
      facts: playerFacts(view, player, owner),
    },
    { spot: 'row', title: 'Attacks', owner, count: player.row.length, cards: rowCards(player.row) },
    {
      spot: 'hand',
      title: 'Hand',
      owner,
      ...(view.mine?.seat === owner ? open(view.mine.hand) : { count: player.cards }),
      facts: player.protests > 0 ? [{ label: 'Protest cards', value: player.protests }] : [],
    },
    { spot: 'deck', title: 'Action deck', owner, count: player.deck },
    { spot: 'discard', title: 'Discards', owner, ...open(player.discard) },
    { spot: 'stash', title: 'Stash', owner, ...open(player.stash) },
  ];
}

function exchangeArea({ attack, bungle, weapons, hero, figures, green, black }: ExchangeView): Area {
  const cards = [
    attack,
    ...(bungle === undefined ? [] : [bungle]),
    ...(hero === undefined ? [] : [hero]),
    ...weapons,
  ];
  return {
    spot: 'exchange',
    title: 'Attack being resolved',
    ...open(cards),
    facts: [
      { label: 'Figures', value: figuresNote(figures) },
      { label: 'Armour of the attacker', value: figures.armour },
      ...(green > 0 ? [{ label: 'Green die', value: green }] : []),
      ...(black > 0 ? [{ label: 'Black die', value: black }] : []),
    ],
  };
}

function gameBoard(box: Box, view: View): Area[] {
  const slot = (monster: MonsterView | undefined) =>
    monster === undefined ? { count: 0 } : { count: 1, cards: [monsterCard(box, monster)] };
  return [
    {
      spot: 'location',
      title: 'Location',
      ...open(view.location === undefined ? [] : [view.location]),
      facts: [{ label: 'Stay', value: view.stay }],
    },
    { spot: 'encounter', title: 'Encounter', ...slot(view.encounter) },
    { spot: 'ambusher', title: 'Ambusher', ...slot(view.ambusher) },
    {
      spot: 'lurking',
      title: 'Lurking monsters',
      count: view.lurking.length,
      cards: view.lurking.map((monster) => monsterCard(box, monster)),
    },
    {
      spot: 'treasure',
      title: 'Treasure pile',
      ...open(view.treasurePile),
      facts: [{ label: 'Loot', value: view.loot }],
    },
    ...(view.looking === undefined
      ? []
      : [
          {
            spot: 'looking',
            title: 'Being looked at',
            ...open(view.looking.cards ?? []),
            count: view.looking.count,
          },
        ]),
    ...(view.exchange === undefined ? [] : [exchangeArea(view.exchange)]),
  ];
}

function decks({
  decks: counts,
  bosses,
  monsterDiscard,
  treasureDiscard,
  criticalFailDiscard,
  locationsVisited,
  heroPool,
}: View): Area[] {
  return [
    { spot: 'locationDeck', title: 'Location deck', count: counts.locations },
    { spot: 'monsterDeck', title: 'Monster deck', count: counts.monsters },
    { spot: 'bosses', title: 'Bosses and Legendaries', ...open(bosses) },
    { spot: 'monsterDiscard', title: 'Defeated monsters', ...open(monsterDiscard) },
    { spot: 'treasureDeck', title: 'Treasure deck', count: counts.treasures },
    { spot: 'treasureDiscard', title: 'Treasure discards', ...open(treasureDiscard) },
    { spot: 'criticalFailDeck', title: 'Critical Fail deck', count: counts.criticalFails },
    { spot: 'criticalFailDiscard', title: 'Critical Fails', ...open(criticalFailDiscard) },
    { spot: 'protestDeck', title: 'Protest deck', count: counts.protests },
    { spot: 'visited', title: 'Locations visited', ...open(locationsVisited) },
    ...(heroPool.length > 0 ? [{ spot: 'heroPool', title: 'Heroes to pick', ...open(heroPool) }] : []),
  ];
}

export function areasOf(box: Box, view: View): Area[] {
  return [
    ...gameBoard(box, view),
    ...view.players.flatMap((player, owner) => playerAreas(view, player, owner)),
    ...decks(view),
  ];
}
