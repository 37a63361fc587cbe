// What happens at the table, as data: the union of all events. story.ts turns them into sentences.

import { tell as tellEngine } from '../../engine/event.ts';
import type { CardId, Seat } from '../../engine/table.ts';
import type { Table } from './state.ts';

/** Where a roll went: the die that was kept, everything added to it, and what it had to beat. */
export type Roll = { die: number; total: number; beat: number; success: boolean };

export type DeathBy = 'rain' | 'creature' | 'player' | 'grass';
export type Slept = 'hibernates' | 'starves';
export type Move = 'gate' | 'climb' | 'follow' | 'wake';

/** A player at the end of a cycle: what became of them and of their karma. */
export type CycleRow = {
  seat: Seat;
  fate: 'hibernated' | 'starved' | 'died' | 'stayed' | 'ascending';
  karma: number;
  before: number;
  /** Where they wake. */
  region: number;
  /** Carcasses and food, gone by the morning. */
  discarded: CardId[];
};

export type Event =
  | { kind: 'order'; rolls: { seat: Seat; die: number }[]; order: Seat[] }
  | { kind: 'picked'; seat: Seat; card: CardId }
  | { kind: 'longLegsHides'; deck: number }
  | { kind: 'cycle'; cycle: number }
  | { kind: 'rain'; seat: Seat; die: number; timer: number }
  | { kind: 'precycleRoll'; seat: Seat; die: number }
  | { kind: 'precycle'; timer: number }
  | { kind: 'timer'; timer: number }
  | { kind: 'cycleEnds'; cycle: number; rows: CycleRow[] }
  | { kind: 'turn'; seat: Seat; turn: number; region: number }
  | { kind: 'passed'; seat: Seat }
  | { kind: 'lostTurn'; seat: Seat }
  | { kind: 'willLose'; seat: Seat }
  | { kind: 'drew'; seat: Seat; card: CardId; deck: number }
  | { kind: 'token'; seat: Seat; pips: number; gained: number }
  | { kind: 'reshuffled'; deck: number; cards: number }
  | { kind: 'kept'; seat: Seat; card: CardId }
  | { kind: 'ate'; seat: Seat; card: CardId; gained: number }
  | { kind: 'letGo'; seat: Seat; card: CardId }
  | { kind: 'slept'; seat: Seat; how: Slept; region: number }
  | { kind: 'searched'; seat: Seat; left: number; deck: number }
  | { kind: 'found'; seat: Seat; card: CardId }
  | { kind: 'foundNothing'; seat: Seat }
  | { kind: 'travelled'; seat: Seat; from: number; to: number; by: Move }
  | { kind: 'refused'; seat: Seat; by: Seat }
  | { kind: 'met'; seat: Seat; card: CardId }
  | { kind: 'attacked'; seat: Seat; foe?: CardId; at?: Seat; with?: CardId; roll: Roll }
  | { kind: 'helped'; seat: Seat; helper: CardId; roll: Roll }
  | { kind: 'fled'; seat: Seat; foe?: CardId; from?: Seat; roll: Roll; against: number }
  | { kind: 'struck'; seat: Seat; foe: CardId; roll: Roll; first: boolean }
  | { kind: 'dazzled'; seat: Seat; foe: CardId }
  | { kind: 'rerolled'; seat: Seat; die: number }
  | { kind: 'killed'; seat: Seat; card: CardId; gained: number }
  | { kind: 'tamed'; seat: Seat; card: CardId; price: number; bait: CardId[] }
  | { kind: 'left'; seat: Seat; card: CardId; how: 'fled' | 'leaves' | 'escaped' | 'wanders' | 'bows' }
  | { kind: 'turnsOn'; seat: Seat; card: CardId }
  | { kind: 'used'; seat: Seat; card: CardId }
  | { kind: 'broke'; seat: Seat; card: CardId }
  | { kind: 'crafted'; seat: Seat; card?: CardId; from: CardId[] }
  | { kind: 'died'; seat: Seat; by: DeathBy; card?: CardId; killer?: Seat }
  | { kind: 'gave'; seat: Seat; cards: CardId[]; halves: number }
  | { kind: 'reputation'; seat: Seat; from: number; to: number }
  | { kind: 'joined'; seat: Seat; card: CardId }
  | { kind: 'stall'; seat: Seat; cards: CardId[] }
  | { kind: 'bought'; seat: Seat; card: CardId; paid: CardId[] }
  | { kind: 'adopted'; seat: Seat; card: CardId }
  | { kind: 'snatched'; seat: Seat; card: CardId; by: CardId }
  | { kind: 'event'; seat: Seat; card: CardId }
  | { kind: 'peeked'; seat: Seat; count: number; cards?: CardId[] }
  | { kind: 'karma'; seat: Seat; from: number; to: number; why: 'echo' | 'mark' }
  | { kind: 'echo'; seat: Seat; region: number; first: boolean }
  | { kind: 'marked'; seat: Seat; first: boolean }
  | { kind: 'flooded'; seat: Seat; lost: number; safe: boolean }
  | { kind: 'checked'; seat: Seat; roll: Roll }
  | { kind: 'grass'; seat: Seat; card: CardId }
  | { kind: 'grassSkipped'; seat: Seat }
  | { kind: 'grassContest'; seat: Seat; roll: Roll; against: number }
  | { kind: 'tangled'; seat: Seat; card?: CardId }
  | { kind: 'hunted'; seat: Seat; prey: Seat }
  | { kind: 'ambushed'; seat: Seat; prey: Seat }
  | { kind: 'brokeOff'; seat: Seat; prey: Seat }
  | { kind: 'looted'; seat: Seat; from: Seat; card: CardId }
  | { kind: 'feasted'; seat: Seat; on: Seat; gained: number }
  | { kind: 'rotted'; seat: Seat }
  | { kind: 'bonded'; seat: Seat; owner: Seat; price: number; bait: CardId[] }
  | { kind: 'unbonded'; seat: Seat; owner: Seat }
  | { kind: 'qualified'; seat: Seat; count: number }
  | { kind: 'ascended'; seat: Seat; card: CardId; place: number }
  | { kind: 'over'; why: 'ascension' | 'cap' };

/** Tells everybody. Nothing here is secret but a look through a Shortcut Pipe (RW-R-30). */
export function tell(t: Table, event: Event): void {
  tellEngine<Event>(t, event);
}
