// What has to be seen happening before all 145 cards count as tried.

import type { Census } from '../../engine/game.ts';
import type { CardId } from '../../engine/table.ts';
import type { Card, Effects } from './cards/card.ts';
import type { Event } from './events.ts';
import type { Box } from './state.ts';

/** Effects that are told as such; the others show themselves in what they change. */
const TOLD: readonly (keyof Effects)[] = [
  'leader',
  'play',
  'resolve',
  'totals',
  'passive',
  'limits',
  'wounds',
  'critFail',
  'afterCritFail',
  'failed',
  'monsterHit',
  'defeat',
  'applied',
  'watches',
  'party',
  'firstPass',
];

const COMES_IN: Readonly<Record<Card['kind'], string>> = {
  hero: 'drawn',
  attack: 'drawn',
  bungle: 'drawn',
  weapon: 'used',
  armour: 'used',
  monster: 'met',
  location: 'visited',
  'critical fail': 'suffered',
};

function expectsOf(card: Card): string[] {
  const arrivals = [`${card.key} ${COMES_IN[card.kind]}`];
  const played = card.kind === 'attack' || card.kind === 'bungle' ? [`${card.key} played`] : [];
  const effects =
    card.kind === 'critical fail'
      ? []
      : TOLD.filter((trigger) => card.on[trigger] !== undefined).map((trigger) => `${card.key} ${trigger}`);
  const power = card.on.power === undefined ? [] : [`${card.key} power`];
  const defeated = card.kind === 'monster' ? [`${card.key} defeated`] : [];
  return [...arrivals, ...played, ...effects, ...power, ...defeated];
}

function sees(box: Box, event: Event): string[] {
  const key = (card: CardId): string => (box.faces[card] as Card).key;
  switch (event.kind) {
    case 'heroDrawn':
      return [`${key(event.card)} drawn`];
    case 'drew':
      return (event.cards ?? []).map((card) => `${key(card)} drawn`);
    case 'protested':
      return event.card === undefined ? [] : [`${key(event.card)} drawn`];
    case 'treasureTaken':
      return [`${key(event.card)} drawn`];
    case 'attackLaid':
    case 'bungleLaid':
      return [`${key(event.card)} played`];
    case 'applied':
      return [`${key(event.card)} used`];
    case 'equipped':
      return [`${key(event.card)} used`];
    case 'monsterLaid':
    case 'bossLaid':
      return [`${key(event.monster)} met`];
    case 'monsterDefeated':
      return [`${key(event.monster)} defeated`];
    case 'locationChosen':
      return [`${key(event.location)} visited`];
    case 'criticalFailCard':
      return [`${key(event.card)} suffered`];
    case 'powerUsed':
      return [`${key(event.card)} power`];
    case 'effect':
      return [`${key(event.card)} ${event.trigger}`];
    default:
      return [];
  }
}

export const census: Census<Box, Event> = {
  // Starting armour is worn from the beginning and is never told of.
  expects: (box) =>
    box.faces.flatMap((card) => (card.kind === 'armour' && card.deck === 'Equipment' ? [] : expectsOf(card))),
  sees,
  untold: [],
};
