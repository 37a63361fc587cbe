// What can happen at a picnic, and how it is told.

import { clause, type GameEvent, type Sentence, say, the, verb, who } from '../../engine/event.ts';
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

export function story(event: Event): Sentence {
  switch (event.kind) {
    case 'turn':
      return say`Turn: ${who(event.of)}`;
    case 'drew':
      return say`${who(event.by)} ${verb('draws', event.by)} ${event.card === undefined ? 'a card' : the(event.card)}.`;
    case 'played':
      return say`${who(event.by)} ${verb('plays', event.by)} ${the(event.card)}.`;
    case 'served':
      return event.by === event.guest
        ? say`${who(event.by)} ${verb('keeps', event.by)} the pie.`
        : say`${who(event.by)} ${verb('serves', event.by)} the pie to ${who(event.guest)}. ${clause('EX-SNACK-02')}`;
    case 'stung':
      return say`The wasp stings ${who(event.victim)}: ${event.die} is 4 or more. ${clause('EX-WASP-03')}`;
    case 'missed':
      return say`The wasp misses ${who(event.victim)}: ${event.die} is less than 4. ${clause('EX-WASP-03')}`;
    case 'swatted':
      return say`${who(event.by)} ${verb('swats', event.by)} the wasp with ${the(event.card)}. ${clause('EX-WASP-02')}`;
    case 'squashed':
      return say`${who(event.by)} ${verb('squashes', event.by)} a snack already eaten: ${the(event.card)}. ${clause('EX-WASP-04')}`;
    case 'discarded':
      return say`${who(event.by)} ${verb('discards', event.by)} ${the(event.card)}.`;
    case 'packed':
      return say`${who(event.by)} ${verb('packs', event.by)} ${event.count} under the deck.`;
    case 'swapped':
      return say`${who(event.by)} ${verb('swaps', event.by)} ${the(event.gave)} for ${the(event.took)}. ${clause('EX-CRUMBS-01')}`;
  }
}

export const isHeading = (event: GameEvent): boolean => event.kind === 'turn';
