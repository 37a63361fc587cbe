// Places on the board as text, so that a thing and the options that point at it find each other.

import type { Place } from '../../engine/question.ts';

export function placeKey(place: Place): string {
  if ('card' in place) return `card ${place.card}`;
  if ('spot' in place)
    return place.seat === undefined ? `spot ${place.spot}` : `spot ${place.spot} ${place.seat}`;
  return `seat ${place.seat}`;
}
