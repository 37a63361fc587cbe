// Answers that several questions share, and how a card is offered.

import type { Place } from '../../../engine/question.ts';
import type { CardId } from '../../../engine/table.ts';
import { REGION_CODES } from '../cards/regions.ts';
import { face, nameOf, type Table } from '../state.ts';

export const YES = 'yes';
export const NO = 'no';
export type YesOrNo = typeof YES | typeof NO;
export const YES_OR_NO: readonly YesOrNo[] = [YES, NO];

/** A question to be answered with yes or no, in words of its own. */
export const yesOrNo = (yes: string, no: string) => ({
  key: (answer: YesOrNo) => answer,
  label: (_t: Table, answer: YesOrNo) => (answer === YES ? yes : no),
});

/** Options that are cards lying open somewhere. */
export const ownCard = {
  key: (card: CardId): CardId => card,
  label: (t: Table, card: CardId): string => nameOf(t, card),
  at: (_t: Table, card: CardId): Place => ({ card }),
};

export const regionName = (t: Table, region: number): string => t.box.regions[region]!.name;

/** The spot of a region on the map: its code. */
export const spotOf = (region: number): Place => ({ spot: REGION_CODES[region]! });

export const pearls = (halves: number): string => `${halves / 2} ${halves === 2 ? 'pearl' : 'pearls'}`;

export const worth = (t: Table, card: CardId): number => face(t, card).halves / 2;

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export const counted = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`;
