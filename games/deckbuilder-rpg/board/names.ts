// How figures and arenas are called on the board: a hero by its player, a monster by kind and number.

import type { CardFace } from '../../../engine/table.ts';
import { useTable } from '../../../web/table/model.ts';
import { useWording } from '../../../web/table/wording.ts';
import type { Face } from '../cards/card.ts';
import { isHeroFigure, numberOfFigure, PER_SHEET, sheetOfFigure } from '../rules/note.ts';
import type { CreatureView, View } from '../view.ts';

export function useFigureName(): (of: CreatureView) => string {
  const { faceOf } = useTable();
  const { named } = useWording();
  return ({ rank, seat, card, number }) => {
    if (rank === 'hero') return `${named(seat)} (${faceOf(card).name})`;
    return rank === 'minion' ? `${faceOf(card).name} ${number}` : faceOf(card).name;
  };
}

/** The information or stat card of a figure that an event names. */
export function cardOfFigure(
  faces: readonly CardFace[],
  figure: number,
  cardOfSeat: (seat: number) => number | undefined,
): number | undefined {
  if (isHeroFigure(figure)) return cardOfSeat(figure);
  const sheet = sheetOfFigure(figure);
  const at = faces.findIndex((face) => (face as Face).sheet === sheet);
  return at < 0 ? undefined : at;
}

/** As events name a monster (rules/note.ts). */
export const figureOfSheet = (sheet: number, number: number): number => (sheet + 1) * PER_SHEET + number;

export function nameOfFigure(faces: readonly CardFace[], figure: number): string {
  const card = cardOfFigure(faces, figure, () => undefined);
  if (card === undefined) return '';
  const { name, deck } = faces[card] as Face;
  return deck === 'Minions' ? `${name} ${numberOfFigure(figure)}` : name;
}

export const nameOfArena = ({ zone }: Pick<View, 'zone'>, arena: number): string =>
  zone.arenas[arena]?.name ?? 'Unknown ground';

/** On the table: heroes also where they lie, monsters while they stand. */
export const isThere = ({ rank, arena, health, quarters }: CreatureView): boolean =>
  arena >= 0 && (rank === 'hero' || (health ?? quarters ?? 0) > 0);
