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
