// What can happen in Hero Master, as the rules tell it.

import { type Audience, tell as tellTable } from '../../engine/event.ts';
import type { CardId, Seat } from '../../engine/table.ts';
import type { Table } from './state.ts';

/** Where a monster lies. */
export type MonsterSlot = 'lurking' | 'encounter' | 'ambusher';

type ToStash = 'loot' | 'monster' | 'supply';

export type Event =
  // Setup, hands and Locations
  | { kind: 'leaderRoll'; rolls: { seat: Seat; roll: number }[] }
  | { kind: 'firstLeader'; seat: Seat }
  | { kind: 'heroDrawn'; seat: Seat; card: CardId }
  | { kind: 'drew'; seat: Seat; count: number; cards?: CardId[] }
  | { kind: 'handDrawn'; seat: Seat; size: number; marker: number }
  | { kind: 'mulligan'; seat: Seat; size: number }
  | { kind: 'protested'; seat: Seat; card?: CardId }
  | { kind: 'protestReturned'; card: CardId }
  | { kind: 'discarded'; seat: Seat; card: CardId }
  | { kind: 'locationsDrawn'; leader: Seat; count: number; locations?: CardId[] }
  | { kind: 'locationChosen'; leader: Seat; location: CardId }
  | { kind: 'denReturned' }
  | { kind: 'searched'; seat: Seat; card?: CardId }
  | { kind: 'tollPaid'; seat: Seat }
  | { kind: 'monsterLaid'; monster: CardId; slot: 'ambusher' | 'lurking' }
  | { kind: 'bossLaid'; monster: CardId }
  | { kind: 'treasureLaid'; card: CardId }
  | { kind: 'lootLaid'; gold: number }
  // Encounters
  | { kind: 'tokenPassed'; from: Seat; to: Seat }
  /** `unable`: no attack left to lay, as far as its viewer knows. */
  | { kind: 'leaderDeclined'; seat: Seat; unable?: true }
  | { kind: 'encounter'; leader: Seat; monster: CardId }
  | { kind: 'declined'; seat: Seat; unable?: true }
  | { kind: 'attackLaid'; seat: Seat; card: CardId; slot: number }
  | { kind: 'bungleLaid'; seat: Seat; card: CardId; on: CardId; owner: Seat; slot: number }
  | { kind: 'passed'; seat: Seat }
  | { kind: 'powerUsed'; seat: Seat; card: CardId }
  | { kind: 'takenBack'; seat: Seat; card: CardId }
  | { kind: 'evaded'; seat: Seat; slot: number; moved: CardId }
  | { kind: 'attacksSwapped'; seat: Seat; owner: Seat; slots: number[] }
  | { kind: 'attackMoved'; owner: Seat; card: CardId }
  | { kind: 'attackDiscarded'; seat: Seat; card: CardId }
  | { kind: 'monstersExchanged'; incoming: CardId; outgoing: CardId }
  | { kind: 'polymorphed'; incoming: CardId; outgoing: CardId }
  | { kind: 'ambusherMovesIn'; monster: CardId }
  | { kind: 'regrouped'; monster: CardId }
  | { kind: 'resolution'; leader: Seat }
  | { kind: 'tooLate'; seat: Seat; cards: CardId[] }
  | { kind: 'encounterOver'; defeated: boolean }
  | { kind: 'slippedAway'; seat: Seat; card: CardId }
  // Exchanges
  | { kind: 'exchange'; attacker: Seat; attack: CardId; monster: CardId; bungle?: CardId; bungler?: Seat }
  | { kind: 'applied'; seat: Seat; card: CardId }
  | { kind: 'damageChanged'; seat: Seat; card: CardId; from: number; to: number }
  | { kind: 'lookedAt'; seat: Seat; card?: CardId }
  | {
      kind: 'dice';
      attacker: Seat;
      green: number;
      hit: number;
      monsterArmour: number;
      threshold: number;
      strength: number[];
      defence: readonly number[];
      /** 0 when the monster does not roll. */
      black: number;
      armour: number;
      ferocity: number;
      /** What a hit of this black die costs, as far as the Ferocity goes. */
      cost: number;
    }
  | { kind: 'rolledAgain'; seat: Seat; first: number; second: number }
  | { kind: 'criticalHit'; attacker: Seat; times: number }
  /** `roll` is the green die that counts. */
  | { kind: 'attackResult'; attacker: Seat; roll: number; hits: boolean; through: boolean }
  | { kind: 'criticalFail'; attacker: Seat; roll: number; threshold: number }
  | { kind: 'criticalFailCard'; attacker: Seat; card: CardId }
  | { kind: 'monsterHits'; monster: CardId; seat: Seat; roll: number }
  | {
      kind: 'ambusherRolls';
      monster: CardId;
      seat: Seat;
      roll: number;
      bonus: number;
      armour: number;
      hits: boolean;
      /** What it costs if it hits. */
      cost: number;
    }
  | { kind: 'mauled'; seat: Seat; monster: CardId; roll: number; armour: number; hits: boolean }
  | { kind: 'returned'; seat: Seat; card: CardId }
  | { kind: 'effect'; card: CardId; trigger: string }
  // Heroes
  | { kind: 'wounded'; seat: Seat; wounds: number; source: CardId; before: number; after: number }
  | { kind: 'healed'; seat: Seat; before: number; after: number; marker: number; reset?: true }
  | { kind: 'exhausted'; seat: Seat; card: CardId }
  | { kind: 'refreshed'; seat: Seat; card: CardId }
  | { kind: 'heroDefeated'; seat: Seat; source: CardId; gold: number; to: ToStash }
  | { kind: 'heroReturned'; seat: Seat; health: number; marker: number }
  // Rewards
  | { kind: 'monsterDefeated'; monster: CardId; by: Seat }
  | { kind: 'goldTaken'; seat: Seat; gold: number; from: ToStash; short: number }
  | { kind: 'goldStolen'; seat: Seat; from: Seat; gold: number }
  | { kind: 'goldMoved'; seat: Seat; monster: CardId; gold: number; to: 'loot' | 'monster' }
  | { kind: 'treasureTaken'; seat: Seat; card: CardId }
  | { kind: 'equipped'; seat: Seat; card: CardId; instead?: CardId }
  | { kind: 'stashed'; seat: Seat; card: CardId }
  | { kind: 'sold'; seat: Seat; card: CardId; price: number }
  | { kind: 'destroyed'; seat: Seat; card: CardId }
  | { kind: 'putBack'; seat: Seat; card: CardId }
  // Moving on
  | { kind: 'fled'; leader: Seat }
  | { kind: 'partingAttack'; monster: CardId; slot: MonsterSlot; roll: number }
  | { kind: 'partingBlow'; monster: CardId; seat: Seat; roll: number; armour: number; hits: boolean }
  | { kind: 'moved'; from: CardId }
  | {
      kind: 'gameOver';
      winner: Seat;
      ranking: { seat: Seat; gold: number; treasures: number; distance: number }[];
    };

export function tell(t: Table, event: Event, audience?: Audience<Event>): void {
  tellTable<Event>(t, event, audience);
}
