// Sets an adventure up by card names, and looks at it.

import { openWindow } from '../../../engine/window.ts';
import { type CardTaker, cardTaker, Scenario } from '../../../test/scenario.ts';
import type { Level } from '../cards/card.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import type { Adventurer, Box, Options, State } from '../state.ts';
import type { PlayerView } from '../view.ts';

export type Hero = {
  is: string;
  /** Equipment, put into the first free slot that fits; `Armor: Wooden Shield` names the kind of slot. */
  wears?: string[];
  carries?: string[];
  items?: string[];
  health?: number;
  stars?: number;
  led?: number;
  statTokens?: [number, number, number];
  attackTokens?: number;
  defenseTokens?: number;
  /** Scram! was used in this Level. */
  ran?: boolean;
  kept?: string[];
};

type Position = {
  party: Hero[];
  /** What is going on: the Leader is about to draw, the window is open (the last before the Boss), the Boss comes, a sale. */
  at?: 'encounter' | 'window' | 'last window' | 'boss' | 'event sale' | 'reward sale';
  /** Where a Second Wind was needed already. */
  windIn?: Level;
  level?: Level;
  leader?: number;
  firstLeader?: number;
  /** From the top; cards that are named nowhere lie beneath, unless `others` are set aside. */
  encounters?: string[];
  loot?: string[];
  /** The Loot deck of another Level, from the top. */
  lootOf?: Partial<Record<Level, string[]>>;
  boss?: string;
  quests?: string[];
  /** Where all cards go that nobody named: under their decks, or out of the game. */
  others?: 'in the decks' | 'removed';
  /** Enchantments by the Equipment they are attached to. */
  enchanted?: Record<string, string>;
  /** Dice for what happens before anybody is asked. */
  rolls?: number[];
  options?: Partial<Options>;
};

export function table(position: Position) {
  const { party, rolls = [], options = {} } = position;
  return new Scenario(game, {
    players: party.length,
    options,
    rolls,
    arrange: (state, box) => layOut(state, box, position),
  });
}

export type Adventure = ReturnType<typeof table>;

function layOut(state: State, box: Box, position: Position): void {
  const { party, at = 'encounter', level = 1, leader = 0, firstLeader = leader, enchanted = {} } = position;
  const take = cardTaker(box);
  state.level = level;
  state.windIn = position.windIn ?? 0;
  state.leader = leader;
  state.nextLeader = leader;
  state.firstLeader = firstLeader;
  state.party = party.map((hero) => seated(box, take, hero));
  for (const [card, enchantment] of Object.entries(enchanted)) {
    state.attached.push(...take(enchantment));
    state.attachedTo.push(wornOrCarried(state, box, card));
  }
  state.quests = take(...(position.quests ?? []));
  layDecks(state, box, take, position);
  state.phase = at.endsWith('sale') ? 'sale' : at === 'encounter' ? 'encounter' : 'window';
  state.afterWindow = at === 'boss' || at === 'last window' ? 'boss' : 'encounter';
  state.window = openWindow(party.length);
  if (at === 'boss') state.window.ready = party.map(() => true);
  state.saleOf = at === 'reward sale' ? 'rewards' : 'event';
  state.prices = level === 1 ? 1 : 2;
  // All that is carried is something to talk about.
  state.fresh = state.party.flatMap(({ carried: held, items: packed }) => [...held, ...packed]);
}

/** By name; `key:…` takes a card by its key, for names that several Levels share. */
function layDecks(state: State, box: Box, take: CardTaker, position: Position): void {
  const { encounters = [], loot = [], lootOf = {}, boss, others = 'in the decks', level = 1 } = position;
  const named = [1, 2, 3].map((each) =>
    take(...(each === level ? loot : (lootOf[each as Level] ?? []))).reverse(),
  );
  const drawn = take(...encounters).reverse();
  const bosses = boss === undefined ? [] : take(boss);
  const rest = take.rest();
  const of = (each: number, kinds: string[]) =>
    rest.filter((card) => box.faces[card]!.level === each && kinds.includes(box.faces[card]!.kind));
  const ENCOUNTERS = ['monster', 'trap', 'event', 'quest'];
  const LOOT = ['equipment', 'item', 'enchantment'];
  state.characters = of(0, ['character']);
  state.bosses = [1, 2, 3].map((each) => [...of(each, ['boss']), ...(each === level ? bosses : [])]);
  const under = others === 'in the decks';
  state.encounters = [1, 2, 3].map((each) => [
    ...(under || each !== level ? of(each, ENCOUNTERS) : []),
    ...(each === level ? drawn : []),
  ]);
  state.loot = [1, 2, 3].map((each) => [...(under ? of(each, LOOT) : []), ...named[each - 1]!]);
  state.lootDiscards = [[], [], []];
  state.removed = under ? [] : [...of(level, ENCOUNTERS), ...[1, 2, 3].flatMap((each) => of(each, LOOT))];
}

function seated(box: Box, take: CardTaker, hero: Hero): Adventurer {
  const [character] = take(hero.is);
  const { slots, health } = box.characters[character!]!;
  const worn = slots.map(() => -1);
  for (const name of hero.wears ?? []) {
    const [kind, plain] = name.includes(': ') ? (name.split(': ') as [string, string]) : [undefined, name];
    const [card] = take(plain);
    const fits = (each: string) => box.equipment[card!]!.slots.includes(each as never);
    const slot = slots.findIndex(
      (each, i) => worn[i] === -1 && fits(each) && (kind === undefined || each === kind.toLowerCase()),
    );
    if (slot < 0) throw new Error(`${hero.is} has no slot for ${name}.`);
    worn[slot] = card!;
  }
  return {
    character: character!,
    health: hero.health ?? health,
    stars: hero.stars ?? 0,
    attackTokens: hero.attackTokens ?? 0,
    defenseTokens: hero.defenseTokens ?? 0,
    statTokens: hero.statTokens ?? [0, 0, 0],
    worn,
    flipped: 0,
    carried: take(...(hero.carries ?? [])),
    items: take(...(hero.items ?? [])),
    kept: take(...(hero.kept ?? [])),
    led: hero.led ?? 0,
    rerolled: false,
    ran: hero.ran ?? false,
    owlUsed: false,
    cocooned: 0,
  };
}

function wornOrCarried(state: State, box: Box, name: string): number {
  const all = state.party.flatMap(({ worn, carried }) => [...worn, ...carried]);
  return all.find((card) => card >= 0 && box.faces[card]!.name === name)!;
}

/** The names of cards, as a player reads them. */
export const names = (t: Adventure, cards: readonly number[]): string[] =>
  cards.map((card) => t.box.faces[card]!.name);

export const hero = (t: Adventure, seat: number): PlayerView => t.view().players[seat]!;
export const health = (t: Adventure, seat: number): number => hero(t, seat).health;
export const totals = (t: Adventure, seat: number): number[] => hero(t, seat).stats.map(({ total }) => total);
export const monster = (t: Adventure, at = 0) => t.view().monsters[at]!;
export const worn = (t: Adventure, seat: number): string[] =>
  hero(t, seat).slots.flatMap(({ card }) => (card === undefined ? [] : names(t, [card])));
export const carried = (t: Adventure, seat: number): string[] => names(t, hero(t, seat).carried);
export const items = (t: Adventure, seat: number): string[] => names(t, hero(t, seat).items);
export const kept = (t: Adventure, seat: number): string[] => names(t, hero(t, seat).kept);

/** The events of one kind, as everybody sees them. */
export const told = <Kind extends Event['kind']>(t: Adventure, kind: Kind) =>
  t.events<Event>('spectator', kind) as Extract<Event, { kind: Kind }>[];

/** The last of them. */
export function last<Kind extends Event['kind']>(t: Adventure, kind: Kind) {
  const all = told(t, kind);
  if (all.length === 0) throw new Error(`“${kind}” was never told.`);
  return all[all.length - 1]!;
}

/** Everybody who is asked in the window says that they are ready, until something else happens. */
export function allReady(t: Adventure): Adventure {
  while (t.question === 'between-encounters') t.answers(t.asked[0]!, 'Ready');
  return t;
}
