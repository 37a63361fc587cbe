// What happened to somebody, in a word or two.

import type { CardId, Seat } from '../../../engine/table.ts';
import type { BlockedBy, Event } from '../events.ts';

export type Tone = 'loss' | 'gain' | 'safe' | 'attack' | 'plain';

export type Consequence = {
  readonly seat: Seat;
  readonly word: string;
  readonly tone: Tone;
  /** The cards lost or gained, where the viewer knows them. */
  readonly cards?: readonly CardId[];
};

/** The cards that somebody lost or gained, as far as the viewer knows them. */
export type CardsOfSeats = ReadonlyMap<Seat, readonly (CardId | undefined)[]>;

const BLOCKED: Readonly<Record<BlockedBy, string>> = {
  shield: 'Shield!',
  squire: 'shiny tray!',
  ward: 'not to be seen',
  truce: 'truce',
};

/** Losses and gains of cards are counted by the scene; this is everything else. */
export function consequenceOf(event: Event): Consequence | undefined {
  const say = (seat: Seat, word: string, tone: Tone = 'plain'): Consequence => ({ seat, word, tone });
  switch (event.kind) {
    case 'blocked':
      return say(event.seat, BLOCKED[event.by], 'safe');
    case 'noEffect':
      return say(event.seat, 'no effect at all');
    case 'willMiss':
      return say(event.seat, 'a turn to miss', 'loss');
    case 'warded':
      return say(event.seat, 'cannot be attacked', 'safe');
    case 'returned':
      return say(event.seat, 'card comes back', 'gain');
    case 'swapped':
      return say(event.with, 'hands swapped');
    case 'traded':
      return say(event.with, 'cards swapped');
    case 'looked':
      return say(event.at, 'hand looked at');
    case 'showed':
      return say(event.seat, 'hand shown to all', 'loss');
    case 'playAgain':
      return say(event.seat, 'one more card to play', 'gain');
    case 'allied':
      return say(event.seat, '+1 Ally', 'gain');
    case 'ability':
      return say(event.seat, 'Character used');
    case 'dueled':
      return say(event.seat, event.lost ? `${event.die}: lower` : `${event.die}: safe`);
    case 'resurrected':
    case 'revived':
    case 'saved':
      return say(event.seat, 'back again!', 'gain');
    case 'out':
      return say(event.seat, 'out!', 'loss');
    default:
      return undefined;
  }
}

type Counted = {
  readonly lost: CardsOfSeats;
  readonly gained: CardsOfSeats;
  readonly others: readonly Consequence[];
};

/** Everything that happened to anybody, losses and gains first. */
export function consequencesOf({ lost, gained, others }: Counted): readonly Consequence[] {
  return [...counted(lost, '−', 'loss'), ...counted(gained, '+', 'gain'), ...others];
}

function counted(moved: CardsOfSeats, sign: string, tone: Tone): Consequence[] {
  return [...moved].map(([seat, cards]) => ({
    seat,
    word: `${sign}${cards.length} ${cards.length === 1 ? 'card' : 'cards'}`,
    tone,
    cards: cards.filter((card) => card !== undefined),
  }));
}
