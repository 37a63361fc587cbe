// How a picnic is told.

import { clause, type Sentence, say, the, verb, who } from '../../engine/event.ts';
import type { Event } from './events.ts';

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

export const isHeading = (event: Event): boolean => event.kind === 'turn';
