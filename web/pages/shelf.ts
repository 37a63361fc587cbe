// Small questions asked of the shelf.

import { SHELF } from 'virtual:shelf';

export const titleOf = (game: string): string => SHELF.find(({ id }) => id === game)?.title ?? game;
