// What happens at the table, as data: the union of all events. story.ts turns them into sentences.

import type { CardId, Seat } from '../../engine/table.ts';
import type { Sides } from './cards/notation.ts';

export type BlockedBy = 'shield' | 'squire' | 'ward' | 'truce';

export type OutBecause = 'empty' | 'beast';

/** What happened, and the card that made it happen, where one did: a picture credits nothing to another card. */
export type Event = Happening & { cause?: CardId };

type Happening =
  | { kind: 'turn'; seat: Seat; turn: number; next: Seat }
  | { kind: 'missed'; seat: Seat }
  | { kind: 'nightfall' }
  | { kind: 'drew'; seat: Seat; card?: CardId }
  | { kind: 'noCardLeft'; seat: Seat }
  | { kind: 'reshuffled'; pile: 'quest' | 'character' | 'beast'; cards: number }
  /** `left` and `right`: who sits beside its player, where the card speaks of others. */
  | ({ kind: 'played'; seat: Seat; card: CardId } & Partial<Sides>)
  | ({ kind: 'aimed'; seat: Seat; card: CardId; at: Seat } & Partial<Sides>)
  | { kind: 'rolled'; seat: Seat; card: CardId; die: number }
  | { kind: 'rerolled'; seat: Seat; card: CardId; by: Seat; die: number }
  | { kind: 'kept'; seat: Seat; card: CardId; die: number }
  | { kind: 'named'; seat: Seat; card: CardId; die: number }
  | ({ kind: 'outcome'; seat: Seat; card: CardId; row: number; at?: Seat } & Partial<Sides>)
  | { kind: 'noEffect'; seat: Seat; card: CardId }
  | { kind: 'returned'; seat: Seat; card: CardId }
  | { kind: 'defended'; seats: Seat[] }
  | { kind: 'blocked'; seat: Seat; card: CardId; by: BlockedBy; shield?: CardId }
  | { kind: 'discarded'; seat: Seat; card: CardId; atRandom: boolean }
  | { kind: 'stole'; seat: Seat; from: Seat; card?: CardId }
  | { kind: 'handed'; seat: Seat; to: Seat; card?: CardId }
  /** How many cards each holds now, and which, for the two of them. */
  | { kind: 'swapped'; seat: Seat; with: Seat; held: [number, number]; hands?: [CardId[], CardId[]] }
  | { kind: 'traded'; seat: Seat; with: Seat; cards: number }
  | { kind: 'passedLeft'; cards: number }
  | { kind: 'willMiss'; seat: Seat }
  | { kind: 'reversed'; direction: 1 | -1 }
  | { kind: 'looked'; seat: Seat; at: Seat; cards?: CardId[] }
  | { kind: 'showed'; seat: Seat; cards: CardId[] }
  | { kind: 'scried'; seat: Seat; count: number; cards?: CardId[] }
  /** In which order they lie now, the next one to be drawn first. */
  | { kind: 'arranged'; seat: Seat; cards?: CardId[] }
  | { kind: 'salvaged'; seat: Seat; card: CardId }
  | { kind: 'playAgain'; seat: Seat }
  | { kind: 'warded'; seat: Seat }
  | { kind: 'refreshed'; seat: Seat; card: CardId }
  | { kind: 'dueled'; seat: Seat; die: number; against: Seat; lost: boolean }
  /** A duel that nobody has lost. */
  | { kind: 'spared' }
  | { kind: 'blunder'; seat: Seat; card: CardId }
  | { kind: 'ability'; seat: Seat; card: CardId; ally: boolean }
  | { kind: 'allied'; seat: Seat; card: CardId }
  | { kind: 'encounter'; seat: Seat; card: CardId }
  | { kind: 'turnedUp'; seat: Seat; beast: CardId; points: number; die?: number }
  | { kind: 'noBeast'; seat: Seat }
  | { kind: 'shooed'; seat: Seat; beast: CardId }
  /** Whoever fights is told when it was put down without asking. */
  | { kind: 'putDown'; seat: Seat; beast: CardId; cards: CardId[]; total: number; isForced?: true }
  | { kind: 'beat'; seat: Seat; beast: CardId; reward: number }
  /** So many cards of a reward were none for the hand. */
  | { kind: 'spoiled'; seat: Seat; beast: CardId; reward: number; blunders: number; encounters: number }
  | { kind: 'fled'; seat: Seat; beast: CardId }
  | { kind: 'overwhelmed'; seat: Seat; beast: CardId }
  | { kind: 'dismissed'; seat: Seat; beast: CardId }
  /** From the hand, or as the card that was played. */
  | { kind: 'resurrected'; seat: Seat; card: CardId; cards: number; fromHand: boolean }
  | { kind: 'revived'; seat: Seat; by: Seat; cards: number }
  | { kind: 'saved'; seat: Seat; card: CardId; cards: number }
  | { kind: 'newHand'; seat: Seat; cards: CardId[] }
  | { kind: 'out'; seat: Seat; because: OutBecause; place: number }
  | { kind: 'ghostRolled'; seat: Seat; die: number }
  | { kind: 'ghostDrew'; seat: Seat; card: CardId }
  | { kind: 'won'; seats: Seat[]; title: string }
  | { kind: 'timeUp'; seats: Seat[] };
