// What has to be seen happening before all 168 cards count as tried.

import type { Census } from '../../engine/game.ts';
import type { CardId } from '../../engine/table.ts';
import type { Card, MonsterCard } from './cards/card.ts';
import type { Event } from './events.ts';
import type { Box } from './state.ts';

/** Each card met or drawn, each defeated, equipped, used, attached, tried; each ability of each Monster, Boss and Character. */
function expectsOf(card: Card): string[] {
  const names = (...what: string[]) => what.map((each) => `${card.key} ${each}`);
  switch (card.kind) {
    case 'monster':
      return names('appeared', 'defeated', (card as MonsterCard).ability);
    case 'boss': {
      const { top, star } = card as MonsterCard;
      return names('appeared', ...(card.level === 3 ? [] : ['defeated']), top.name, star.name);
    }
    case 'trap':
      return names('met', 'escaped', 'hurt');
    case 'event':
      return names('met');
    case 'quest':
      return names('laid out', 'done', 'failed');
    case 'equipment':
      return names('drawn', 'equipped');
    case 'item':
      return names('drawn', 'used');
    case 'enchantment':
      return names('drawn', 'attached');
    default:
      return 'combat' in card ? names('joined', card.combat.name, card.explorerName) : [];
  }
}

/** Abilities that work all the time and are never told as an event of their own. */
const SILENT = new Set(['gwyn Listen to Me!', 'swish Up and Over']);

function sees(box: Box, event: Event): string[] {
  const name = (card: CardId, what: string): string[] => [`${box.faces[card]!.key} ${what}`];
  switch (event.kind) {
    case 'joined':
      return name(event.card, 'joined');
    case 'met':
      return name(event.card, 'met');
    case 'appeared':
      return name(event.card, 'appeared');
    case 'defeated':
      return name(event.monster, 'defeated');
    case 'abilityOf':
    case 'topAbility':
    case 'starAbility':
      return name(event.monster, event.ability);
    case 'abilityUsed':
    case 'explorerUsed':
      return name(event.card, event.ability);
    case 'trapRolled':
      return name(event.card, event.safe ? 'escaped' : 'hurt');
    case 'questLaidOut':
      return name(event.card, 'laid out');
    case 'questDone':
      return name(event.card, 'done');
    case 'questFailed':
      return name(event.card, 'failed');
    case 'loot':
      return name(event.card, 'drawn');
    case 'equipped':
      return name(event.card, 'equipped');
    case 'enchanted':
      return name(event.enchantment, 'attached');
    case 'itemUsed':
      return name(event.card, 'used');
    default:
      return [];
  }
}

export const census: Census<Box, Event> = {
  expects: ({ faces }) => faces.flatMap(expectsOf).filter((name) => !SILENT.has(name)),
  sees,
};
