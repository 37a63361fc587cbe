// What happened to somebody, in a word or two.

import type { Seat } from '../../../engine/table.ts';
import type { BlockedBy, Event } from '../events.ts';

export type Tone = 'loss' | 'gain' | 'safe' | 'attack' | 'plain';

export type Consequence = { readonly seat: Seat; readonly word: string; readonly tone: Tone };

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
      return say(event.seat, 'misses a turn', 'loss');
    case 'warded':
      return say(event.seat, 'cannot be attacked', 'safe');
    case 'returned':
      return say(event.seat, 'card comes back', 'gain');
    case 'swapped':
    case 'traded':
      return say(event.with, 'swapped cards');
    case 'looked':
      return say(event.at, 'was looked at');
    case 'showed':
      return say(event.seat, 'shows the hand', 'loss');
    case 'playAgain':
      return say(event.seat, 'plays again', 'gain');
    case 'allied':
      return say(event.seat, 'has an Ally', 'gain');
    case 'ability':
      return say(event.seat, 'calls on a Character');
    case 'dueled':
      return say(event.seat, event.lost ? `rolls ${event.die}: lower` : `rolls ${event.die}: safe`);
    case 'resurrected':
    case 'revived':
    case 'saved':
      return say(event.seat, 'is back!', 'gain');
    case 'out':
      return say(event.seat, 'is out', 'loss');
    default:
      return undefined;
  }
}

type Counted = {
  readonly lost: ReadonlyMap<Seat, number>;
  readonly gained: ReadonlyMap<Seat, number>;
  readonly others: readonly Consequence[];
};

/** Everything that happened to anybody, losses and gains first. */
export function consequencesOf({ lost, gained, others }: Counted): readonly Consequence[] {
  const count = (n: number, sign: string) => `${sign}${n} ${n === 1 ? 'card' : 'cards'}`;
  return [
    ...[...lost].map(([seat, n]): Consequence => ({ seat, word: count(n, '−'), tone: 'loss' })),
    ...[...gained].map(([seat, n]): Consequence => ({ seat, word: count(n, '+'), tone: 'gain' })),
    ...others,
  ];
}
