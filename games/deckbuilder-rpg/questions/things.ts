// Things of the zone as numbers, for the options of Item/Ability.

/** An object by its number, a door after them, a trap to be disarmed after those, and searching. */
export type Thing = number;
export const DOORS_FROM: Thing = 100;
export const DISARM_FROM: Thing = 200;
export const SEARCH: Thing = 300;

/** A power by its card, or a thing of the zone by a number above all cards. */
export type Activation = number;
export const THINGS_FROM = 10_000;

/** What Lockpicks work on: a locked door by its number, a revealed trap after them. */
export const TRAPS_FROM = 100;

/** What the party may do between battles: a way by its connection, and after the ways who tries what. */
export type Venture = number;
export const SEEKERS_FROM: Venture = 100;
/** A trap and who tries to disarm it: DISARMERS_FROM + trap * PER_TRAP + seat. */
export const DISARMERS_FROM: Venture = 200;
export const PER_TRAP = 10;
/** Lockpicks on a locked door, Lockpicks on a trap, a barrier that is broken down. */
export const PICKS_FROM: Venture = 1000;
export const DEFTLY_FROM: Venture = 1100;
export const BREAKS_FROM: Venture = 1200;

/** Treasure on the table: taken by its card; a scroll nobody can read is swapped, a card of tier I traded. */
export type Taking = number;
export const SWAPS_FROM: Taking = 10_000;
export const TRADES_FROM: Taking = 20_000;

/** Whoever pays with an item instead of Health. */
export const ITEMS_FROM = 100;
