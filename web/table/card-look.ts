// How a game's cards look: picture, frame, figures. A game brings it in games/<id>/board/cards.ts as `lookOf`.

import type { CardFace } from '../../engine/table.ts';
import { genericPicture } from './generic-pictures.ts';
import type { Outline } from './icon.tsx';
import type { Painting } from './painting.ts';

/** A figure with its own icon and its word, since colour alone carries no meaning. */
export type Figure = {
  readonly icon?: Outline;
  readonly value: string | number;
  readonly label: string;
  /** Drawn beside the value, so that a kind of damage is told by its letter as well. */
  readonly letter?: string;
};

export type CardLook = {
  readonly picture?: Outline;
  /** The painted picture; the page finds it by the face's key, and shows `picture` where there is none. */
  readonly painting?: Painting | undefined;
  /** The head of whom it shows, for a seat. */
  readonly portrait?: Painting | undefined;
  /** Which of the mood's frames: `--frame-weapon` in its CSS. */
  readonly frame?: string;
  /** What kind of card it is, in a word, with its icon. */
  readonly kind?: string;
  readonly kindIcon?: Outline;
  /** What its deck is called on paper, if the face names it by a key. */
  readonly deck?: string;
  /** Figures in fixed corners: two beside the name, two at the foot. A figure may stand in two corners, as on playing cards. */
  readonly corners?: readonly (Figure | undefined)[];
  /** A row of figures under the picture. */
  readonly figures?: readonly Figure[];
  /** Icons with a word above the text: when the card works. */
  readonly tags?: readonly { readonly icon: Outline; readonly word: string }[];
  /** A table of outcomes instead of the text: `{ mark: '4–5', text: 'Target: discard 1' }`. */
  readonly rows?: readonly { readonly mark: string; readonly text: string; readonly isLit?: boolean }[];
  /** What the card says where it is drawn, if not what the face says: figures need not be said twice. */
  readonly text?: string;
  readonly flavour?: string;
  /** Lies sideways: exhausted, turned, used. */
  readonly isTurned?: boolean;
};

export type LookOf = (face: CardFace) => CardLook;

/** For games that bring no look of their own. */
export const plainLook: LookOf = (face) => ({ picture: genericPicture(face), kind: face.deck });

/** A card as one sentence, for those who hear the table. */
export function cardSentence(face: CardFace, look: CardLook): string {
  const figures = new Set(
    [...(look.corners ?? []), ...(look.figures ?? [])].map(
      (figure) => figure && `${figure.label} ${figure.value}`,
    ),
  );
  const rows = (look.rows ?? []).map(({ mark, text }) => `${mark}: ${text}`);
  const body = rows.length > 0 ? rows.join('; ') : (look.text ?? face.text);
  const when = look.tags?.map(({ word }) => word).join(', ');
  return [[face.name, look.kind, ...figures, when].filter(Boolean).join(', '), body]
    .filter(Boolean)
    .join('. ');
}
