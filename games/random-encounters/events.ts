// What can happen on an adventure, as the rules tell it.

import { tell as tellTable } from '../../engine/event.ts';
import type { CardId, Seat } from '../../engine/table.ts';
import type { Level, Stat } from './cards/card.ts';
import type { Table } from './state.ts';

/** What a Monster's Attack did to one Character. */
/** What a Monster's Attack does to one Character; `venom` is what it does beyond its total. */
export type Blow = { seat: Seat; total: number; stat: number; less: number; venom: number; damage: number };

export type Event =
  // Setting up
  | { kind: 'bossChosen'; card: CardId; level: Level }
  | { kind: 'joined'; seat: Seat; card: CardId }
  | { kind: 'leaderRoll'; rolls: { seat: Seat; die: number }[] }
  | { kind: 'firstLeader'; seat: Seat }
  | { kind: 'level'; level: Level }
  // Leader turns
  | { kind: 'leads'; seat: Seat; turn: number; of: number }
  | { kind: 'foresaw'; seat: Seat; cards: CardId[] }
  | { kind: 'putUnder'; seat: Seat; card: CardId }
  | { kind: 'met'; seat: Seat; card: CardId }
  | { kind: 'skipped'; seat: Seat; card: CardId }
  | { kind: 'ran'; seat: Seat; card: CardId }
  | { kind: 'reshuffled'; what: 'encounters' | 'loot'; level: Level }
  | { kind: 'noEncounters' }
  /** With the Characters that have a slot for it. */
  | { kind: 'loot'; seat: Seat; card: CardId; fits: CardId[] }
  | { kind: 'noLoot'; seat: Seat; level: Level }
  | { kind: 'relics'; seat: Seat; cards: CardId[] }
  | { kind: 'relicLeft'; seat: Seat; card: CardId }
  | { kind: 'finished'; seat: Seat; card: CardId }
  // Fights
  | { kind: 'appeared'; card: CardId; health: number }
  | { kind: 'ambushed'; card: CardId; monster: CardId }
  | { kind: 'noAmbush'; seat: Seat }
  | { kind: 'nest'; card: CardId; monsters: CardId[] }
  | { kind: 'nobodyHome'; card: CardId }
  | { kind: 'round'; round: number }
  | { kind: 'webbed'; seat: Seat }
  | { kind: 'passed'; seat: Seat }
  | {
      kind: 'attacked';
      seat: Seat;
      monster: CardId;
      stats: Stat[];
      die: number;
      total: number;
      defence: number;
      damage: number;
      left: number;
    }
  | { kind: 'monsterHurt'; monster: CardId; damage: number; left: number; by: CardId }
  | { kind: 'defeated'; monster: CardId; by: Seat }
  | { kind: 'monsterDiscarded'; monster: CardId; by: Seat; item: CardId }
  | { kind: 'reassembled'; monster: CardId; health: number }
  | { kind: 'regained'; monster: CardId; amount: number; health: number }
  | { kind: 'monsterRerolled'; monster: CardId }
  | { kind: 'monsterAttacked'; monster: CardId; stat: Stat; die: number; total: number; blows: Blow[] }
  | { kind: 'abilityOf'; monster: CardId; ability: string }
  | { kind: 'topAbility'; monster: CardId; ability: string }
  | { kind: 'starAbility'; monster: CardId; ability: string }
  /** Rounds in a row without any change of Health; or, scratched all the same, without coming nearer to an end. */
  | { kind: 'stalemate'; rounds: number; scratched: boolean }
  // Characters
  | { kind: 'rolled'; seat: Seat; card: CardId; die: number }
  | {
      kind: 'rerolled';
      seat: Seat;
      from: number;
      die: number;
      by: 'top' | 'owl' | 'acorn' | 'heave' | 'star';
    }
  | { kind: 'starSpent'; seat: Seat; die: number }
  | { kind: 'abilityUsed'; seat: Seat; card: CardId; ability: string }
  | { kind: 'explorerUsed'; seat: Seat; card: CardId; ability: string }
  | { kind: 'declined'; seat: Seat; ability: string }
  | { kind: 'hurt'; seat: Seat; damage: number; health: number; by: CardId }
  | { kind: 'healed'; seat: Seat; amount: number; health: number }
  /** `left`: so many more on the ground, and the Party has lost. */
  | { kind: 'knockedOut'; seat: Seat; left: number; standsUp: 'after the Encounter' | 'after the Boss' }
  | { kind: 'stoodUp'; seat: Seat; health: number }
  | { kind: 'secondWind'; seat: Seat; health: number }
  | { kind: 'saved'; seat: Seat; card: CardId; health: number }
  | { kind: 'tokens'; seat: Seat; token: 'attack' | 'defense' | 'star'; count: number }
  | { kind: 'starLost'; seat: Seat; by: CardId }
  | { kind: 'cocooned'; seat: Seat; amount: number }
  | { kind: 'dazed'; monster: CardId; amount: number }
  | { kind: 'flipped'; seat: Seat; card: CardId }
  | { kind: 'turnedUp'; seat: Seat; card: CardId }
  // Traps, Events, Side Quests
  | {
      kind: 'trapRolled';
      seat: Seat;
      card: CardId;
      stat: Stat;
      die: number;
      total: number;
      needed: number;
      safe: boolean;
    }
  | {
      kind: 'tested';
      seat: Seat;
      card: CardId;
      stat: Stat;
      die: number;
      total: number;
      needed: number;
      safe: boolean;
    }
  | { kind: 'named'; seat: Seat; whom: Seat; card: CardId }
  | { kind: 'rested'; card: CardId; amount: number }
  | { kind: 'ate'; seat: Seat; card: CardId; die: number }
  | { kind: 'questLaidOut'; card: CardId }
  | { kind: 'questDone'; card: CardId }
  | { kind: 'questFailed'; card: CardId }
  | { kind: 'questLapsed'; card: CardId }
  // Loot
  | { kind: 'equipped'; seat: Seat; card: CardId; slot: number; from: Seat }
  | { kind: 'tookOff'; seat: Seat; card: CardId }
  | { kind: 'enchanted'; seat: Seat; card: CardId; enchantment: CardId }
  | { kind: 'refused'; seat: Seat; card: CardId; clearsDesk?: true }
  | { kind: 'gave'; seat: Seat; to: Seat; card: CardId }
  | { kind: 'itemUsed'; seat: Seat; card: CardId }
  | { kind: 'cookie'; seat: Seat; die: number }
  | { kind: 'lootLost'; card: CardId; by: CardId }
  | { kind: 'sold'; seat: Seat; cards: CardId[]; prices: 1 | 2 }
  // Bosses and Levels
  | { kind: 'bossDrawn'; seat: Seat; card: CardId }
  | { kind: 'levelBeaten'; level: Level; boss: CardId }
  | { kind: 'statToken'; seat: Seat; stat: Stat }
  | { kind: 'won' }
  | { kind: 'lost'; to: CardId };

export const tell = (t: Table, event: Event): void => tellTable<Event>(t, event);
