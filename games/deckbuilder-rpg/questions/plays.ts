// Plays as numbers: a card, what it is used for, and with what.

import type { CardId } from '../../../engine/table.ts';

export const DONE_PLAYING = 0;
export const COUNTER = 1;
export const ATTACK = 2;
export const CAST = 3;
export const GUARD = 4;
export const RETREAT = 5;
export const DRAW = 6;
export const EXPEND = 7;
export const RESTORE = 8;
export const LATENT = 9;
export const ACTIVATE = 10;
export const EQUIP = 11;
export const ABILITY = 12;
export const GUARD_ALLY = 13;
export const NOTHING = 14;
export type Use = number;

/** A card, what it is used for, and with what: one number, so that a playout makes no objects. */
export type Play = number;
const PER_CARD = 4096;
const PER_USE = 64;

export const play = (card: CardId, use: Use, slot = 0): Play => (card + 1) * PER_CARD + use * PER_USE + slot;
/** NONE for the card that an empty stack could not give (DR-R-63). */
export const cardOf = (play: Play): CardId => Math.floor(play / PER_CARD) - 1;
export const useOf = (play: Play): Use => Math.floor((play % PER_CARD) / PER_USE);
export const slotIn = (play: Play): number => play % PER_USE;
