// How the cards of Unlucky Adventurers look: a frame and an icon per kind, a picture per card, figures in fixed corners.

import type { CardFace } from '../../../engine/table.ts';
import type { CardLook, Figure, LookOf } from '../../../web/table/card-look.ts';
import type { CardType, Face } from '../cards/card.ts';
import { briefly, marked } from './brief.ts';
import pictures from './cards.icons.json' with { type: 'json' };
import outlines from './kinds.icons.json' with { type: 'json' };

const KINDS: Readonly<Record<CardType, string>> = {
  item: 'Item',
  potion: 'Potion',
  weapon: 'Weapon',
  spell: 'Spell',
  action: 'Action',
  blunder: 'Blunder',
  encounter: 'Beast Encounter',
  character: 'Character',
  beast: 'Beast',
};

export const asFace = (face: CardFace): Face => face as Face;

export const lookOf: LookOf = (face) => lookOfFace(asFace(face));

function lookOfFace(face: Face): CardLook {
  const { key, type, line } = face;
  const picture = pictures[key as keyof typeof pictures];
  return {
    ...(picture && { picture }),
    ...(line && { flavour: line }),
    frame: type,
    kind: KINDS[type],
    kindIcon: outlines[type],
    ...figuresOf(face),
    ...(face.rolled && { rows: rowsOf(face) }),
  };
}

/** The outcome table, with the rolled line lit while it happens. */
export function rowsOf({ rows }: Face, lit?: number): NonNullable<CardLook['rows']> {
  return rows.map((row, at) => ({ mark: marked(row), text: briefly(row), isLit: at === lit }));
}

function figuresOf(face: Face): Pick<CardLook, 'corners' | 'text'> {
  switch (face.type) {
    case 'beast':
      return { corners: beastFigures(face), text: face.twistText };
    case 'blunder':
    case 'encounter':
    case 'character':
      return {};
    default:
      return { corners: valueCorners(face.value) };
  }
}

const beastValue = (value: number): Figure => ({
  icon: outlines.value,
  value,
  label: 'points against Beasts',
});

/** UA-ROLL-07: at the lower right; and at the upper left, where it shows in a fan of cards. */
function valueCorners(value: number): NonNullable<CardLook['corners']> {
  return [beastValue(value), undefined, undefined, beastValue(value)];
}

/** On a card that lies against a Beast it counts also where the card is small. */
export const valueFigures = ({ value }: Face): Figure[] => [beastValue(value)];

/** Square, paw and reward; the points may have grown since the card was printed. */
export function beastFigures(face: Face, points?: number): Figure[] {
  const printed = face.dieAdds ? `${face.points}+die` : face.points;
  return [
    { icon: outlines.minimum, value: face.minimum, label: 'minimum of cards' },
    { icon: outlines.points, value: points ?? printed, label: 'points' },
    { icon: outlines.reward, value: `+${face.reward}`, label: 'reward in cards' },
  ];
}
