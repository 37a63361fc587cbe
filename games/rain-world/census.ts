// What has to be seen happening before the cards count as tried: every card drawn, every effect of it seen.

import type { Census } from '../../engine/game.ts';
import type { CardId } from '../../engine/table.ts';
import type { Face } from './cards/card.ts';
import { LONG_LEGS } from './cards/long-legs.ts';
import { REGION_CODES } from './cards/regions.ts';
import type { Event } from './events.ts';
import type { Box } from './state.ts';

/** Items that only ever lie in the hand and are worth something. */
const NEVER_USED = ['whitePearl', 'colouredPearl', 'lantern', 'vultureMask', 'kingVultureMask'];
const WEAPONS = ['spear', 'electricSpear', 'explosiveSpear', 'scavengerBomb'];

function expectedOf(face: Face): string[] {
  const { key, kind, words, deck } = face;
  switch (kind) {
    case 'slugcat':
      // The Hunter is something else by then.
      return key === 'hunter' ? [`${key} picked`] : [`${key} picked`, `${key} ascends`];
    case 'creature':
      if (words.includes('prey')) return [`${key} drawn`, `${key} eaten`];
      if (words.includes('peaceful')) return [`${key} drawn`, `${key} met`];
      return [`${key} drawn`, `${key} killed`, ...(words.some(isUntamed) ? [] : [`${key} tamed`])];
    case 'item':
      return [
        ...(deck === 'Treasure' ? [`${key} bought`] : [`${key} drawn`]),
        ...(NEVER_USED.includes(key) ? [] : [`${key} used`]),
      ];
    case 'food':
      return [`${key} drawn`, `${key} eaten`];
    case 'grass':
      return [`${key} in the grass`];
    default:
      return [`${key} drawn`];
  }
}

const isUntamed = (word: string): boolean => word === 'untameable' || word === 'scavenger';

const MOMENTS: readonly Event['kind'][] = [
  'broke',
  'crafted',
  'dazzled',
  'feasted',
  'flooded',
  'foundNothing',
  'gave',
  'grassSkipped',
  'helped',
  'joined',
  'letGo',
  'looted',
  'lostTurn',
  'refused',
  'rerolled',
  'snatched',
  'tangled',
  'turnsOn',
  'unbonded',
  'bonded',
  'adopted',
];

export const census: Census<Box, Event> = {
  expects: ({ faces }) => [
    ...new Set([
      ...faces.flatMap(expectedOf),
      ...REGION_CODES.flatMap((code) => [`${code} reached`, `${code} left`]),
      ...MOMENTS,
      `${LONG_LEGS} ascends`,
    ]),
  ],
  sees(box, event) {
    const key = (card: CardId): string => box.faces[card]!.key;
    switch (event.kind) {
      case 'picked':
        return [`${key(event.card)} picked`];
      case 'drew':
        return [`${key(event.card)} drawn`];
      case 'grass':
        return [`${key(event.card)} in the grass`];
      case 'travelled':
        return [`${REGION_CODES[event.to]} reached`, `${REGION_CODES[event.from]} left`];
      case 'ascended':
        return [`${key(event.card)} ascends`];
      case 'bought':
        return [`${key(event.card)} bought`];
      case 'used':
        return [`${key(event.card)} used`];
      case 'ate':
        return [`${key(event.card)} eaten`];
      case 'killed':
        return [`${key(event.card)} killed`];
      case 'tamed':
        return [`${key(event.card)} tamed`];
      case 'met':
        return [`${key(event.card)} met`];
      case 'attacked':
        return event.with !== undefined && WEAPONS.includes(key(event.with))
          ? [`${key(event.with)} used`]
          : [];
      default:
        return [event.kind];
    }
  },
};
