// Who could sit on the chairs of a new table, as data: you on one or several, friends, bots of a level or of the game's own.

import { DEFAULT_LEVEL, LEVELS } from '../../bots/levels.ts';
import { isPerson, PERSON } from '../../tables/seats.ts';
import type { SeatPlan, ShelfEntry } from '../table/public-game.ts';

const NAMES = ['Mirabel', 'Oswin', 'Tansy', 'Gobbit', 'Hesper', 'Bram', 'Quill', 'Wendeline'];
const GOOD_NUMBER = 3;

/** What the person at this screen is called until they say so; kept in this browser. */
const MY_NAME = 'misadventure name';
const FIRST_NAME = 'Robin';

/** Who holds all the seats that are mine. */
const ME = 'me';

export const isMine = ({ heldBy }: SeatPlan): boolean => heldBy === ME;

function myName(): string {
  try {
    return localStorage.getItem(MY_NAME) || FIRST_NAME;
  } catch {
    return FIRST_NAME; // Storage may be forbidden.
  }
}

export function rememberMyName(seats: readonly SeatPlan[]): void {
  const name = (seats.find(isMine) ?? seats.find(isPerson))?.name.trim();
  try {
    if (name) localStorage.setItem(MY_NAME, name);
  } catch {
    // As above.
  }
}

/** The game's own usual player, where it has one. */
const usualBot = ({ policies = [] }: ShelfEntry): string =>
  policies.find(({ isUsual }) => isUsual)?.id ?? DEFAULT_LEVEL;

/** You, and as many bots as make a good table. */
export function standardSeats(game: ShelfEntry): SeatPlan[] {
  const { min, max } = game.players;
  const count = Math.min(max, Math.max(min, GOOD_NUMBER));
  return Array.from({ length: count }, (_, seat) =>
    seat === 0
      ? { name: myName(), player: PERSON, heldBy: ME }
      : { name: NAMES[seat - 1] ?? `Bot ${seat}`, player: usualBot(game) },
  );
}

export function oneMore(game: ShelfEntry, seats: readonly SeatPlan[]): SeatPlan[] {
  const free = NAMES.find((name) => seats.every((seat) => seat.name !== name)) ?? `Bot ${seats.length}`;
  return [...seats, { name: free, player: usualBot(game) }];
}

/** What a chair's list offers, in groups: people first, then levels, then the players that the game brings itself. */
export type Sitter = { readonly value: string; readonly title: string };

const PEOPLE: readonly Sitter[] = [
  { value: ME, title: 'You, at this screen' },
  { value: PERSON, title: 'A friend at this screen' },
];

const BOTS: readonly Sitter[] = Object.entries(LEVELS).map(([value, { title }]) => ({ value, title }));

export function sittersFor({ policies = [] }: ShelfEntry, role: string | undefined) {
  const own = policies
    .filter((policy) => policy.role === undefined || policy.role === role)
    .map(({ id, title }) => ({ value: id, title }));
  return [
    { title: 'People', sitters: PEOPLE },
    { title: 'Bots', sitters: BOTS },
    ...(own.length > 0 ? [{ title: 'Of this game', sitters: own }] : []),
  ];
}

export const sitterOf = (seat: SeatPlan): string => (isMine(seat) ? ME : seat.player);

export const seatedBy = ({ name }: SeatPlan, value: string): SeatPlan =>
  value === ME ? { name, player: PERSON, heldBy: ME } : { name, player: value };

/** What each seat is, where seats are not alike. */
export const rolesAt = ({ roles }: ShelfEntry, seats: readonly SeatPlan[]): readonly string[] =>
  roles?.[seats.length] ?? [];

/** A new seat goes to the right place by itself: who sits in the last one keeps a role that only the last one has. */
export function keepingRoles(game: ShelfEntry, before: readonly SeatPlan[], after: readonly SeatPlan[]) {
  const role = rolesAt(game, before).at(-1);
  const isSpecial = role !== undefined && rolesAt(game, before)[0] !== role;
  const isAdded = after.length > before.length && rolesAt(game, after).at(-1) === role;
  if (!isSpecial || !isAdded) return after;
  return [...after.slice(0, -2), after.at(-1) as SeatPlan, after.at(-2) as SeatPlan];
}

/** All seats, or all of a role that several have, in one hand: yours. */
export function inMyHand(seats: readonly SeatPlan[], isWanted: (seat: number) => boolean): SeatPlan[] {
  return seats.map((seat, at) => (isWanted(at) ? seatedBy(seat, ME) : seat));
}

/** As a saved table remembers them: the only person at it is the one at this screen. */
export function seatsAgain(seats: readonly SeatPlan[]): readonly SeatPlan[] {
  const people = seats.filter(isPerson);
  return people.length === 1 ? seats.map((seat) => (isPerson(seat) ? seatedBy(seat, ME) : seat)) : seats;
}

/** As the table is told: whoever holds one seat is simply a person. */
export function plansOf(seats: readonly SeatPlan[]): readonly SeatPlan[] {
  if (seats.filter(isMine).length > 1) return seats;
  return seats.map(({ heldBy: _, ...plan }) => plan);
}
