// What can happen at a picnic.

import type { CardId, Seat } from '../../engine/table.ts';

export type Event =
  | { kind: 'turn'; of: Seat }
  | { kind: 'drew'; by: Seat; card?: CardId }
  | { kind: 'played'; by: Seat; card: CardId }
  | { kind: 'served'; by: Seat; guest: Seat }
  | { kind: 'stung'; by: Seat; victim: Seat; die: number }
  | { kind: 'missed'; by: Seat; victim: Seat; die: number }
  | { kind: 'swatted'; by: Seat; card: CardId }
  | { kind: 'squashed'; by: Seat; card: CardId }
  | { kind: 'discarded'; by: Seat; card: CardId }
  | { kind: 'packed'; by: Seat; count: number }
  | { kind: 'swapped'; by: Seat; gave: CardId; took: CardId };
