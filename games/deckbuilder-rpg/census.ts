// What has to be seen happening before all cards of a battle count as tried. Adventures have a census of their own (test/).

import type { Census } from '../../engine/game.ts';
import type { CardId } from '../../engine/table.ts';
import type { Face } from './cards/card.ts';
import type { Effect } from './cards/effect.ts';
import type { Event } from './events.ts';
import { isHeroFigure, sheetOfFigure } from './rules/note.ts';
import type { Box } from './state.ts';

const effectsOf = (key: string, effects: readonly Effect[]): string[] =>
  effects.map(({ verb }) => `${key} does ${verb}`);

/** Abilities are played, powers and items used, weapons and spells struck with, armour guarded with. */
function expectsOf({ key, deck, basic, symbols, turn, synergy, gear }: Face): string[] {
  if (basic >= 0) return [`${key} played`];
  if (symbols > 0) return [`${key} played`, ...effectsOf(key, turn), ...effectsOf(key, synergy)];
  if (deck === 'Heroes') return [`${key} joined`];
  if (deck === 'Minions' || deck === 'Bosses') return [`${key} arrived`];
  if (gear.slot === 'none' && gear.sort !== 'consumable' && gear.kind === 0) return [];
  return [
    ...((gear.kind & 7) === 0 ? [] : [`${key} struck`]),
    ...(gear.isPower || gear.sort === 'spell' ? effectsOf(key, gear.effects) : []),
    ...(deck === 'Treasure' ? [`${key} taken`] : []),
  ];
}

/** Not every kind of minion comes with a boss; those of adventures are counted there. */
const ONLY_IN_ADVENTURES = new Set(['minion/gaunt-wolf']);

/** Nobody's kit holds them, and who finds or buys them seldom gets to use them: their tests are in test/items.test.ts. */
const TOO_RARE = new Set([
  ...[
    'thunderstone does cond',
    'grapple-line does grapple',
    'storm-lantern does light',
    'iron-spikes does spikes',
  ].map((what) => `consumable/${what}`),
  ...['spear', 'battle-axe', 'maul', 'shortbow', 'heavy-crossbow'].map((name) => `weapon/${name} struck`),
]);

/** Only what a hero or a boss of the encounters can get hold of. */
function expects({ faces }: Box): string[] {
  const names = new Set(faces.flatMap(expectsOf));
  return [...names].filter(
    (name) => !TOO_RARE.has(name) && ![...ONLY_IN_ADVENTURES].some((key) => name.startsWith(key)),
  );
}

function sees(box: Box, event: Event): string[] {
  const key = (card: CardId): string => box.faces[card]?.key ?? '';
  switch (event.kind) {
    case 'joined':
      return [`${key(event.card)} joined`];
    case 'arrived':
      return [`${box.faces[box.sheets[event.sheet]!.card]!.key} arrived`];
    case 'died':
      return isHeroFigure(event.who)
        ? []
        : [`${box.faces[box.sheets[sheetOfFigure(event.who)]!.card]!.key} died`];
    case 'played':
    case 'gained':
      return [`${key(event.card)} played`];
    case 'effect':
      return [`${key(event.card)} does ${event.verb}`];
    case 'attacked':
      return [`${key(event.with)} struck`];
    case 'took':
      return [`${key(event.card)} taken`];
    default:
      return [];
  }
}

export const census: Census<Box, Event> = { expects, sees };
