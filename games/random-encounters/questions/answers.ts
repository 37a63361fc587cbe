// Shapes that several questions share: a card, a Character, a yes or no.

import { seatName } from '../../../engine/names.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { adventurer, characterName, face, NONE, nameOf, type Table } from '../state.ts';

export const aCard = {
  key: (card: CardId) => card,
  label: (t: Table, card: CardId) => nameOf(t, card),
  at: (_t: Table, card: CardId) => ({ card }),
};

/** A card, or NONE of them. */
export const cardOr = (none: string) => ({
  key: (card: CardId) => card,
  label: (t: Table, card: CardId) => (card === NONE ? none : nameOf(t, card)),
  at: (_t: Table, card: CardId) => (card === NONE ? undefined : { card }),
});

export const cardText = (t: Table, card: CardId): string | undefined =>
  card === NONE ? undefined : face(t, card).text || undefined;

/** A Character, by name and player: "Golias (Player 1)". */
export const whoIs = (t: Table, seat: Seat): string =>
  adventurer(t, seat).character === NONE ? seatName(seat) : `${characterName(t, seat)} (${seatName(seat)})`;

export const aCharacter = {
  key: (seat: Seat) => seat,
  label: whoIs,
  at: (_t: Table, seat: Seat) => ({ seat }),
};

export const YES = 'yes' as const;
export const NO = 'no' as const;
export type YesOrNo = typeof YES | typeof NO;
export const YES_OR_NO: readonly YesOrNo[] = [YES, NO];

export const yesOrNo = (yes: string, no: string) => ({
  key: (answer: YesOrNo) => answer,
  label: (_t: Table, answer: YesOrNo) => (answer === YES ? yes : no),
});

/** RE-RULE-54, the clock: options that cost or risk something are declined. */
export const declines = { standard: (): YesOrNo => NO };

/** The first option: what a sensible default is where options are sorted by it. */
export const firstOne = {
  standard: <Option>(_t: Table, _seat: Seat, options: readonly Option[]) => options[0]!,
};
