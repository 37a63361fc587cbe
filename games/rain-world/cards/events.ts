// Event cards. RW-R-93: each is resolved and discarded, and then its player draws once more.

export type EventCard = { readonly name: string; readonly text: string };

export const EVENTS: Readonly<Record<string, EventCard>> = {
  overseer: {
    name: 'Overseer',
    text: 'Name one gate of the region you are in. If a copy lies in its deck or discard pile you take it as if you had drawn it: use it at once or keep it. Then draw once more.',
  },
  shortcutPipe: {
    name: 'Shortcut Pipe',
    text: 'Look privately at the top three cards of the deck this came from. Resolve one of them as if drawn; put the others under the deck in random order. This pick replaces the extra draw and is made even if this card was itself the extra draw; an event picked brings no further draw.',
  },
  echo: {
    name: 'Echo',
    text: 'The first time you meet the Echo of this region in the game: karma +1 (to at most 5). Later meetings: nothing.',
  },
  longDusk: { name: 'Long Dusk', text: 'Rain timer +1.' },
  highTide: {
    name: 'High Tide',
    text: 'Lose 1 pip if you have any. Rivulet is immune; Bubble Weed cancels it.',
  },
  flashFlood: {
    name: 'Flash Flood',
    text: 'Every awake player in your region loses 1 pip if they have any. Rivulet is immune; Bubble Weed cancels it for its user.',
  },
  sheerDrop: {
    name: 'Sheer Drop',
    text: 'Roll D20 + FLEE total; on a total of 6 or less you lose your next turn (not a flee attempt: a natural 1 or 20 means nothing special).',
  },
  zeroGravity: { name: 'Zero Gravity', text: 'Nothing (only the extra draw).' },
  markOfCommunication: {
    name: 'Mark of Communication',
    text: 'You gain the Mark of Communication and, the first time only, karma +1 (to at most 5). A player who already has it gains nothing. Passage: a gate you draw may be used at once as any gate of that region.',
  },
};
