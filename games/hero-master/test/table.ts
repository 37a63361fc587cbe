// Sets a table of Hero Master up by card names, and looks at it by card names.

import type { Variant } from '../../../engine/setup.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { type CardTaker, cardTaker, Scenario } from '../../../test/scenario.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import { type Box, type Hero, NONE, type Options, type Phase, type State } from '../state.ts';
import type { PlayerView, View } from '../view.ts';

/** One player. What is left out is as at the start of a stay, with an empty hand and an empty Action deck. */
export type Player = {
  is?: readonly [race: string, heroClass: string];
  hand?: readonly string[];
  /** From the top. */
  deck?: readonly string[];
  discard?: readonly string[];
  health?: number;
  marker?: number;
  gold?: number;
  /** Treasure weapons and armour in place of the class's own, which then lie in the stash. */
  weapons?: readonly string[];
  armour?: string;
  stash?: readonly string[];
  exhausted?: readonly string[];
  /** Attacks already laid; a bungle on one is written as [attack, bungle, seat of the bungler]. */
  row?: readonly (string | readonly [attack: string, bungle: string, bungler: Seat])[];
  /** What the player is doing in the encounter; with attacks laid, 'passed' unless said. */
  part?: Hero['part'];
};

export type Position = {
  players: readonly Player[];
  leader?: Seat;
  phase?: Phase;
  stay?: number;
  location?: string;
  encounter?: string;
  ambusher?: string;
  lurking?: readonly string[];
  loot?: number;
  goldOn?: Readonly<Record<string, number>>;
  treasure?: readonly string[];
  /** Tops of the decks, from the top; all cards that are nowhere else lie beneath. */
  monsterDeck?: readonly string[];
  treasureDeck?: readonly string[];
  criticalFails?: readonly string[];
  protests?: readonly string[];
  /** The whole Location deck, from the top. */
  locations?: readonly string[];
  /** Decks that hold exactly what is named above; the rest of them is out of the game. */
  only?: readonly ('monsterDeck' | 'treasureDeck' | 'criticalFails' | 'protests')[];
  monsterDiscard?: readonly string[];
  options?: Partial<Options>;
  /** A designer's figures, by path: { 'cards.giant.gold': 7 }. */
  variant?: Variant;
  seed?: string;
};

const SEATS: readonly (readonly [string, string])[] = [
  ['Halfling', 'Cleric'],
  ['Elf', 'Wizard'],
  ['Gnome', 'Barbarian'],
  ['Dwarf', 'Rogue'],
];

const GEAR: Readonly<Record<string, { weapons: readonly string[]; armour: string }>> = {
  Barbarian: { weapons: ['Crum', "Crum's Little Brother"], armour: 'Fur Underpants' },
  Wizard: { weapons: ['Knobbly Staff', 'Singed Wand'], armour: 'Best Bathrobe' },
  Rogue: { weapons: ['Dagger', 'Clobberstick'], armour: 'Borrowed Leathers' },
  Cleric: { weapons: ['Mace of Mild Rebuke', 'Collection Plate'], armour: 'Sunday Chainmail' },
};

const DEN = "Dragon's Den";
const ROAD = ['Skating Pond', 'Training Yard', DEN];

export class HeroTable extends Scenario<State, Box, View> {
  nameOf(card: CardId): string {
    return this.box.faces[card]?.name ?? 'nothing';
  }

  names(cards: readonly CardId[]): string[] {
    return cards.map((card) => this.nameOf(card));
  }

  idOf(name: string): CardId {
    return this.box.faces.findIndex((face) => face.name === name);
  }

  player(seat: Seat): PlayerView {
    return this.view().players[seat]!;
  }

  hand(seat: Seat): string[] {
    return this.names(this.view(seat).mine?.hand ?? []);
  }

  /** A row as ['Evasion + Magic Shield', 'Hide in Shadows']. */
  row(seat: Seat): string[] {
    return this.player(seat).row.map(({ card, bungle }) =>
      bungle === undefined ? this.nameOf(card) : `${this.nameOf(card)} + ${this.nameOf(bungle)}`,
    );
  }

  discards(seat: Seat): string[] {
    return this.names(this.player(seat).discard);
  }

  stash(seat: Seat): string[] {
    return this.names(this.player(seat).stash);
  }

  exhausted(seat: Seat): string[] {
    const { heroCards, weapons } = this.player(seat);
    return [...heroCards, ...weapons].filter((gear) => gear.exhausted).map(({ card }) => this.nameOf(card));
  }

  get encounter(): string | undefined {
    const monster = this.view().encounter;
    return monster && this.nameOf(monster.card);
  }

  get ambusher(): string | undefined {
    const monster = this.view().ambusher;
    return monster && this.nameOf(monster.card);
  }

  get lurking(): string[] {
    return this.view().lurking.map(({ card }) => this.nameOf(card));
  }

  get gold(): number[] {
    return this.view().players.map(({ gold }) => gold);
  }

  get health(): number[] {
    return this.view().players.map(({ health }) => health);
  }

  get markers(): number[] {
    return this.view().players.map(({ marker }) => marker);
  }

  goldOn(monster: string): number {
    const { encounter, ambusher, lurking } = this.view();
    const all = [encounter, ambusher, ...lurking].filter((each) => each !== undefined);
    return all.find(({ card }) => this.nameOf(card) === monster)?.gold ?? NONE;
  }

  /** Events of one kind, seen by a spectator. */
  told<Kind extends Event['kind']>(kind: Kind): Extract<Event, { kind: Kind }>[] {
    return this.events<Event>('spectator', kind) as Extract<Event, { kind: Kind }>[];
  }

  last<Kind extends Event['kind']>(kind: Kind): Extract<Event, { kind: Kind }> | undefined {
    return this.told(kind).at(-1);
  }

  /** One seat lays the rest of the decisions aside: declines, passes, applies nothing. */
  idle(seat: Seat): this {
    while (this.result === undefined && this.asked[0] === seat && this.refusal(seat) !== undefined) {
      this.answers(seat, this.refusal(seat) as string);
    }
    return this;
  }

  /** The seat resolves its next attack with these dice, applying these cards and nothing else. */
  strikes(seat: Seat, dice: readonly number[], ...applied: readonly string[]): this {
    const rolled = this.told('dice').length;
    this.rolls(...dice);
    while (this.told('dice').length === rolled) {
      const wanted = this.labels(seat).find((label) => applied.includes(label));
      this.answers(seat, wanted ?? (this.refusal(seat) as string));
    }
    return this;
  }

  private refusal(seat: Seat): string | undefined {
    return this.labels(seat).find((label) => REFUSALS.includes(label));
  }
}

const REFUSALS = [
  'Decline',
  'Stay out',
  'Pass',
  'Roll the dice',
  'End the turn',
  'Keep it',
  'Do not draw',
  'Do not look',
];

export function table({
  players,
  options = {},
  variant = {},
  seed = 'hero master',
  ...position
}: Position): HeroTable {
  return new HeroTable(game, {
    players: players.length,
    options,
    variant,
    seed,
    arrange(state, box) {
      const take = cardTaker(box);
      const one = (name: string | undefined): CardId => (name === undefined ? NONE : take(name)[0]!);
      for (const [seat, hero] of state.heroes.entries()) arrangeHero(hero, state, take, players[seat]!, seat);
      state.leader = position.leader ?? 0;
      state.turnOf = state.leader;
      state.stay = position.stay ?? 1;
      state.phase = position.phase ?? 'leader decision';
      state.location = one(
        position.location ?? (position.phase === 'location' ? undefined : 'Overdue Library'),
      );
      state.encounter = one(position.encounter);
      state.ambusher = one(position.ambusher);
      state.lurking = take(...(position.lurking ?? []));
      state.loot = position.loot ?? 0;
      for (const [monster, gold] of Object.entries(position.goldOn ?? {}))
        state.goldOn[box.faces.findIndex(({ name }) => name === monster)] = gold;
      state.treasurePile = take(...(position.treasure ?? []));
      state.monsterDiscard = take(...(position.monsterDiscard ?? []));
      arrangeDecks(state, box, take, position);
    },
  });
}

function arrangeHero(hero: Hero, state: State, take: CardTaker, player: Player, seat: Seat): void {
  const [race, heroClass] = player.is ?? SEATS[seat]!;
  const gear = GEAR[heroClass]!;
  hero.race = take(race)[0]!;
  hero.class = take(heroClass)[0]!;
  hero.hand = take(...(player.hand ?? []));
  hero.deck = take(...(player.deck ?? [])).reverse();
  hero.discard = take(...(player.discard ?? []));
  hero.weapons = take(...(player.weapons ?? gear.weapons));
  hero.armour = take(player.armour ?? gear.armour)[0]!;
  const replaced = [...gear.weapons, gear.armour].filter(
    (name) => ![...(player.weapons ?? gear.weapons), player.armour ?? gear.armour].includes(name),
  );
  hero.stash = take(...replaced, ...(player.stash ?? []));
  hero.health = player.health ?? 10;
  hero.marker = player.marker ?? 6;
  hero.gold = player.gold ?? 3;
  hero.row = (player.row ?? []).map((laid) => {
    if (typeof laid === 'string') return { card: take(laid)[0]!, bungle: NONE, bungler: NONE };
    return { card: take(laid[0])[0]!, bungle: take(laid[1])[0]!, bungler: laid[2] };
  });
  hero.part = player.part ?? (hero.row.length > 0 ? 'passed' : 'out');
  hero.present = hero.row.length > 0;
  for (const name of player.exhausted ?? []) {
    const worn = [hero.race, hero.class, ...hero.weapons];
    state.exhausted.push(worn.find((card) => NAMES[card] === name)!);
  }
}

const NAMES = game.unpack({ players: 2, options: {}, figures: game.figures }).faces.map(({ name }) => name);

function arrangeDecks(state: State, box: Box, take: CardTaker, position: Omit<Position, 'players'>): void {
  const rest = (deck: string) => take.rest((card) => box.faces[card]!.deck === deck);
  const pile = (deck: string, name: 'monsterDeck' | 'treasureDeck' | 'criticalFails' | 'protests') => {
    const top = take(...(position[name] ?? [])).reverse();
    const others = rest(deck);
    if (!position.only?.includes(name)) return [...others, ...top];
    state.removed.push(...others);
    return top;
  };
  state.removed = [];
  state.locationDeck = take(
    ...(position.locations ?? ROAD.filter((name) => name !== position.location)),
  ).reverse();
  state.monsterDeck = pile('Monster', 'monsterDeck');
  state.treasureDeck = pile('Treasure', 'treasureDeck');
  state.criticalFailDeck = pile('Critical Fail', 'criticalFails');
  state.protestDeck = pile('Protest', 'protests');
  state.bosses = rest('Boss');
  state.locationsUnused = rest('Location');
  state.heroPool = [];
  state.removed.push(...take.rest());
}
