// An attack as it stands, and as it is resolved: what tests of card texts look at.

import { type Player, type Position, table } from './table.ts';

export const fight = { phase: 'resolving', encounter: 'Giant' } as const;
/** A hero who stays in the stay after the exchange. */
export const more = { hand: ['Emergency Pie', 'Dozed Off'] };

/** The first player's attack as it stands in the row. */
export const figures = (attacker: Player, position: Partial<Position> = {}) =>
  table({
    ...fight,
    players: [{ ...more, ...attacker }, { is: ['Gnome', 'Barbarian'] }],
    ...position,
  }).player(0).row[0]!.figures!;

/** The first player resolves the first attack of the row with these dice. */
export const struck = (
  attacker: Player,
  dice: readonly number[],
  position: Partial<Position> = {},
  ...applied: string[]
) =>
  table({
    ...fight,
    criticalFails: ['Do-Over'],
    players: [{ ...more, ...attacker }, { is: ['Gnome', 'Barbarian'] }],
    ...position,
  }).strikes(0, dice, ...applied);
