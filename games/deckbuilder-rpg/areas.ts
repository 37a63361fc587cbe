// The view as named areas, for the terminal and the plain board.

import type { CardId } from '../../engine/table.ts';
import type { Area, Fact } from '../../engine/view.ts';
import { ACTION_TITLES } from './cards/effect.ts';
import type { Box } from './state.ts';
import type { ArenaView, CreatureView, PackView, View } from './view.ts';
import { TRAITS } from './zone.ts';

export function areasOf(box: Box, view: View): Area[] {
  return [
    {
      spot: 'battle',
      title: view.zone.name === '' ? view.journey.name : view.zone.name,
      facts: battleFacts(view),
    },
    ...view.stacks.map((count, action) => ({
      spot: `stack-${action}`,
      title: ACTION_TITLES[action] as string,
      count,
    })),
    ...view.zone.arenas.map((arena, i) => arenaArea(box, view, arena, i)),
    ...view.zone.links.map((link, i) => ({
      spot: `link-${i}`,
      title: `${link.type}${link.open ? ', open' : ''}`,
      facts: [{ label: 'joins', value: `${nameOfArena(view, link.a)} and ${nameOfArena(view, link.b)}` }],
    })),
    ...view.zone.objects.map(({ index, name, arena }) => ({
      spot: `object-${index}`,
      title: name,
      facts: [{ label: 'in', value: nameOfArena(view, arena) }],
    })),
    ...view.creatures.filter(isOnTable).map((of) => creatureArea(box, of)),
    ...view.packs.flatMap((pack, i) => packAreas(view, pack, i)),
  ];
}

const isOnTable = ({ rank, health, quarters }: CreatureView): boolean =>
  rank === 'hero' || (health ?? quarters ?? 0) > 0;

function battleFacts({ round, phase, verdict, turn, fatigue }: View): Fact[] {
  return [
    { label: 'round', value: round },
    { label: 'phase', value: phase },
    ...(verdict === 'none' ? [] : [{ label: 'verdict', value: verdict }]),
    ...(turn.actor < 0 ? [] : [{ label: 'step', value: turn.step }]),
    { label: 'Fatigue left', value: fatigue },
  ];
}

const nameOfArena = ({ zone }: View, arena: number): string =>
  zone.arenas[arena]?.name ?? 'an arena face down';

export const traitNames = ({ traits = 0, hazard = 0 }: ArenaView): string[] => [
  ...TRAITS.filter((_, bit) => (traits & (1 << bit)) !== 0),
  ...(hazard > 0 ? [`Hazard ${hazard}`] : []),
];

export function figureName(box: Box, { rank, sheet, number }: CreatureView): string {
  const { name } = box.sheets[sheet]!;
  return rank === 'minion' ? `${name} ${number}` : name;
}

function arenaArea(box: Box, view: View, arena: ArenaView, i: number): Area {
  const here = view.creatures.filter((of) => of.arena === i && isOnTable(of));
  return {
    spot: `arena-${i}`,
    title: nameOfArena(view, i),
    facts: [
      { label: 'traits', value: traitNames(arena).join(', ') || '–' },
      { label: 'here', value: here.map((of) => figureName(box, of)).join(', ') || 'nobody' },
    ],
  };
}

function creatureArea(box: Box, of: CreatureView): Area {
  return {
    spot: `creature-${of.id}`,
    title: figureName(box, of),
    ...(of.rank === 'hero' ? { owner: of.seat } : {}),
    facts: [
      { label: of.rank === 'minion' ? 'hits' : 'Health', value: healthText(of) },
      { label: 'defence', value: of.guards > 0 ? `${of.defence} (+${of.guards} counters)` : of.defence },
      ...(of.conditions.length === 0 ? [] : [{ label: 'conditions', value: of.conditions.join(', ') }]),
    ],
    cards:
      of.rank === 'minion'
        ? []
        : of.ready.map(({ card, counters, guards }) => withNote(card, counters + guards)),
  };
}

const withNote = (card: CardId, counters: number) =>
  counters > 0 ? { card, note: `${counters} counter${counters === 1 ? '' : 's'}` } : { card };

const healthText = ({ health, maxHealth, quarters }: CreatureView): string =>
  quarters === undefined ? `${health} of ${maxHealth}` : `${quarters} of 4 quarters`;

function packAreas(view: View, pack: PackView, i: number): Area[] {
  const owner = i < view.characters.length ? { owner: i } : {};
  const whose = i < view.characters.length ? '' : i === view.characters.length ? 'Minion ' : 'Boss ';
  const pile = (name: string, title: string, cards: readonly CardId[]): Area => ({
    spot: `${name}-${i}`,
    title: `${whose}${title}`,
    ...owner,
    count: cards.length,
    cards: cards.map((card) => ({ card })),
  });
  const hand: Area =
    pack.cards === undefined
      ? { spot: `hand-${i}`, title: `${whose}hand`, ...owner, count: pack.hand }
      : pile('hand', 'hand', pack.cards);
  const shown: Area[] = [
    hand,
    { spot: `draw-${i}`, title: `${whose}draw pile`, ...owner, count: pack.draw },
    pile('discard', 'discard pile', pack.discard),
  ];
  for (const [name, title, cards] of [
    ['front', 'played', pack.front],
    ['expended', 'expended', pack.expended],
    ['latent', 'latent abilities', pack.latent],
    ['at-hand', 'at hand', pack.atHand],
    ['book', 'spell book', pack.book],
  ] as const)
    if (cards.length > 0) shown.push(pile(name, title, cards));
  return shown.map((area) => ({ ...area, title: area.title.charAt(0).toUpperCase() + area.title.slice(1) }));
}
