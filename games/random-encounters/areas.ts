// The view as named areas, for interfaces that know no game: the terminal and the plain board.

import type { CardId, Seat } from '../../engine/table.ts';
import type { Area, CardView, Fact } from '../../engine/view.ts';
import { METALS, PLACES, STAT_NAMES } from './cards/card.ts';
import type { Box } from './state.ts';
import type { MonsterView, PlayerView, SlotView, StatView, View } from './view.ts';

const open = (cards: readonly CardId[]): { count: number; cards: CardView[] } => ({
  count: cards.length,
  cards: cards.map((card) => ({ card })),
});

/** An area that is only there while something lies in it. */
const maybe = (spot: string, title: string, cards: readonly CardId[], owner?: Seat): Area[] =>
  cards.length === 0 ? [] : [{ spot, title, ...open(cards), ...(owner === undefined ? {} : { owner }) }];

export function areasOf(box: Box, view: View): Area[] {
  return [
    roadArea(view),
    ...(view.monsters.length === 0 ? [] : [monsterArea(box, view)]),
    ...maybe('facing', 'Encounter', view.facing),
    ...maybe('looking', 'To choose from', view.looking),
    ...maybe(
      'quests',
      'Side Quests',
      view.quests.map(({ card }) => card),
    ),
    { spot: 'encounters', title: 'Encounter deck', count: view.encounters[view.level - 1]! },
    ...view.loot.map((count, i) => ({ spot: `loot${i + 1}`, title: `${METALS[i + 1]} Loot`, count })),
    ...view.lootDiscards.flatMap((pile, i) =>
      maybe(`discard${i + 1}`, `${METALS[i + 1]} discard pile`, pile),
    ),
    ...maybe('underEncounters', 'Known under the Encounter deck', view.underEncounters),
    ...maybe(
      'attached',
      'Attached Enchantments',
      view.attached.map(({ card }) => card),
    ),
    ...maybe('removed', 'Removed from the game', view.removed),
    ...view.players.flatMap((player, seat) => playerAreas(box, view, player, seat)),
  ];
}

function roadArea(view: View): Area {
  const turns = view.players.reduce((sum, { led }) => sum + led, 0);
  const facts: Fact[] = [
    { label: 'Level', value: `${view.level}, ${PLACES[view.level]}` },
    { label: 'Leader turns', value: `${turns} of ${view.leaderTurns * view.players.length}` },
    { label: 'Knocked out', value: `${view.down}; ${view.downToLose} lose the game` },
  ];
  return { spot: 'road', title: 'The road', facts };
}

function monsterArea(box: Box, view: View): Area {
  return {
    spot: 'monsters',
    title: view.fight === 'boss' ? 'Boss' : 'Monsters',
    count: view.monsters.length,
    cards: view.monsters.map((each) => ({ card: each.card, note: monsterNote(box, each) })),
    facts: [{ label: 'Round', value: view.round }],
  };
}

function monsterNote(box: Box, { card, health, start, attack }: MonsterView): string {
  const { stats, type, attacksWith } = box.monsters[card]!;
  const own = STAT_NAMES.map((name, i) => `${name} ${stats[i]}`).join(', ');
  return `${type}; ${health} of ${start} Health; ${own}; attacks with ${STAT_NAMES[attacksWith]} ${attack} and the die`;
}

function statFact({ total, printed, tokens, equipment }: StatView, i: number): Fact {
  const parts = [
    `${printed} printed`,
    ...(tokens === 0 ? [] : [`${tokens} from tokens`]),
    ...(equipment === 0 ? [] : [`${equipment} from Equipment`]),
  ];
  return { label: STAT_NAMES[i]!, value: parts.length === 1 ? total : `${total} (${parts.join(', ')})` };
}

function playerAreas(box: Box, view: View, player: PlayerView, owner: Seat): Area[] {
  const worn = player.slots.flatMap((slot) => wornCards(box, slot));
  const character = player.character === undefined ? [] : [{ card: player.character }];
  const cards = [...character, ...worn];
  return [
    {
      spot: 'character',
      title: 'Character',
      owner,
      count: cards.length,
      cards,
      facts: playerFacts(view, player, owner),
    },
    ...maybe('carried', 'Carried', player.carried, owner),
    ...maybe('items', 'Items for everybody', player.items, owner),
    ...maybe('kept', 'Encounters led', player.kept, owner),
  ];
}

function wornCards(box: Box, { kind, card, faceUp, enchantment }: SlotView): CardView[] {
  if (card === undefined) return [];
  const attached = enchantment === undefined ? '' : `, with ${box.faces[enchantment]!.name}`;
  const note = `${kind} slot${faceUp ? '' : ', face-down'}${attached}`;
  return [{ card, note }, ...(enchantment === undefined ? [] : [{ card: enchantment, note: 'attached' }])];
}

function playerFacts(view: View, player: PlayerView, owner: Seat): Fact[] {
  return [
    { label: 'Health', value: `${player.health} of ${player.maxHealth}` },
    ...player.stats.map(statFact),
    { label: 'Star tokens', value: player.stars },
    ...(player.attackTokens > 0 ? [{ label: 'Attack tokens', value: player.attackTokens }] : []),
    ...(player.defenseTokens > 0 ? [{ label: 'Defense tokens', value: player.defenseTokens }] : []),
    ...(view.leader === owner ? [{ label: 'Leader', value: 'yes' }] : []),
    ...(view.ready?.[owner] === true ? [{ label: 'Ready', value: 'yes' }] : []),
  ];
}
