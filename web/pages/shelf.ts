// Small questions asked of the shelf.

import { SHELF } from 'virtual:shelf';

export const isOnShelf = (game: string): boolean => SHELF.some(({ id }) => id === game);

export const titleOf = (game: string): string => SHELF.find(({ id }) => id === game)?.title ?? game;
