// All 145 cards. A card's id is its place in this list; monsters come first, so that gold can be kept on them by id.

import { BOSSES } from './bosses.ts';
import { type Card, inOneShape, typesShown } from './card.ts';
import { CLASS_ACTIONS } from './class-actions.ts';
import { CRITICAL_FAILS } from './critical-fails.ts';
import { EQUIPMENT } from './equipment.ts';
import { CLASSES, RACES } from './heroes.ts';
import { LOCATIONS } from './locations.ts';
import { MONSTERS } from './monsters.ts';
import { PROTESTS } from './protest.ts';
import { RACE_ACTIONS } from './race-actions.ts';
import { TREASURES } from './treasure.ts';

export const CARDS: readonly Card[] = [
  ...MONSTERS,
  ...BOSSES,
  ...RACES,
  ...CLASSES,
  ...RACE_ACTIONS,
  ...CLASS_ACTIONS,
  ...EQUIPMENT,
  ...LOCATIONS,
  ...TREASURES,
  ...CRITICAL_FAILS,
  ...PROTESTS,
];

export const DEN = 'dragon-s-den';

/** A figure of a card that a designer may vary without touching what the card does. */
const VARIABLE = [
  'name',
  'hit',
  'strength',
  'armour',
  'fail',
  'ferocity',
  'gold',
  'treasure',
  'monsters',
  'handSize',
  'goldLost',
] as const;

/** A Location's words stand in two parts. */
const WORDS = ['text'] as const;
const LOCATION_WORDS = ['leaderText', 'partyText'] as const;

type Words = Partial<Pick<Card, (typeof WORDS)[number] | (typeof LOCATION_WORDS)[number]>>;
type Figures = Pick<Card, (typeof VARIABLE)[number]> & Words;

const variable = (card: Card): readonly (keyof Figures)[] => [
  ...VARIABLE,
  ...(card.kind === 'location' ? LOCATION_WORDS : WORDS),
];

/** Every figure by the card's key: `cards.giant.gold`, `cards.brave.strength.0`. */
export const CARD_FIGURES: Readonly<Record<string, Figures>> = Object.fromEntries(
  CARDS.map((card) => [
    card.key,
    Object.fromEntries(variable(card).map((name) => [name, card[name]])) as Figures,
  ]),
);

/** The cards with a variant's figures laid over them. */
export function facesWith(figures: Readonly<Record<string, Figures>>): Card[] {
  return CARDS.map((card) => {
    const varied: Card = { ...card, ...figures[card.key] };
    return {
      ...varied,
      shows: typesShown(varied.strength),
      on: inOneShape(card.on),
      ...locationWords(varied, figures),
    };
  });
}

/** What follows from a Location's own words, and from the name of its boss. */
function locationWords(card: Card, figures: Readonly<Record<string, Figures>>): Partial<Card> {
  if (card.kind !== 'location') return {};
  const { leaderText, partyText, boss } = card;
  return { text: `Leader: ${leaderText} Party: ${partyText}`, warning: figures[boss]?.name ?? '' };
}
