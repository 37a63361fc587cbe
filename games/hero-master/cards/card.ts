// What a card is: its figures, its text, and the effects it answers triggers with. All cards have one shape.

import type { Because } from '../../../engine/question.ts';
import type { CardFace, CardId, Seat } from '../../../engine/table.ts';
import type { Exchange } from '../exchange.ts';
import type { Table } from '../state.ts';

// HM-DAMAGE-01: four damage types. They are places in every list of four strengths or defences.
export const REGULAR = 0;
export const FIRE = 1;
export const ICE = 2;
export const SPIRIT = 3;
export const DAMAGE_NAMES = ['Regular', 'Fire', 'Ice', 'Spirit'] as const;
export type Damage = 0 | 1 | 2 | 3;

export type Kind =
  | 'hero'
  | 'attack'
  | 'bungle'
  | 'weapon'
  | 'armour'
  | 'monster'
  | 'location'
  | 'critical fail';
export type Discipline = 'Strength' | 'Stealth' | 'Magic' | 'Faith';
export type MonsterType = 'Beast' | 'Brute' | 'Dragon' | 'Fiend' | 'Greenie' | 'Undead';
export type Rank = 'Normal' | 'Boss' | 'Legendary';

/** Where a card was laid: the row it is in, or lies above, and the slot counted from 0. */
export type Laid = { readonly seat: Seat; readonly slot: number };

/** One hit of a monster on a hero: in an exchange, as the Ambusher's follow-up, or while the party flees. */
export type Blow = {
  readonly monster: CardId;
  readonly hero: Seat;
  /** The armour the black die had to reach. */
  readonly armour: number;
  /** HM-R-78: in a parting blow nobody is present and no attack is laid. */
  readonly parting: boolean;
};

/** Whether a power would do anything, what it does, and a reason of its own for being of no use. */
export type Power = {
  helps(t: Table, you: Seat): boolean;
  use(t: Table, you: Seat): void;
  whyNot?(t: Table, you: Seat): Because | undefined;
};

/**
 * HM-EFFECT-01: the moment at which each effect happens. The seven icons are leader, critFail, resolve, play, passive, monsterHit and defeat;
 * the others are moments at which a passive text, a power or a Location has its say.
 */
export type Effects = {
  /** What laying it will have changed by the time it is resolved, as far as its own figures go: a forecast asks. */
  laid?(x: Exchange): void;
  /** Crown: you lead while you play the card. On a Location: for the leader, on arrival. */
  leader?(t: Table, you: Seat): void;
  play?(t: Table, you: Seat, laid: Laid): void;
  resolve?(t: Table, you: Seat, x: Exchange, self: CardId): void;
  /** A resolve text that looks at the finished totals. */
  totals?(t: Table, you: Seat, x: Exchange, self: CardId): void;
  passive?(t: Table, x: Exchange, self: CardId): void;
  /** A passive text about what may be applied to the attack. */
  limits?(t: Table, x: Exchange): void;
  critFail?(t: Table, you: Seat, x: Exchange, self: CardId): void;
  /** A text that says "after the Critical Fail card". */
  afterCritFail?(t: Table, you: Seat, x: Exchange): void;
  /** A passive text that has its say once the attack has failed without a Critical Fail. */
  failed?(t: Table, you: Seat, x: Exchange, self: CardId): void;
  monsterHit?(t: Table, you: Seat, blow: Blow): void;
  defeat?(t: Table, you: Seat, x: Exchange): void;
  /** A power used on your own turn while cards are laid. */
  power?: Power;
  /** A power that is carried out as it is applied, before the weapons are chosen. */
  applied?(t: Table, you: Seat): void;
  /** Lies unresolved in your row while another hero defeats the monster. */
  watches?(t: Table, you: Seat): void;
  /** For every player, on arrival at the Location. */
  party?(t: Table, you: Seat): void;
  /** Wounds about to be taken from a source, as this armour lets them through. */
  wounds?(t: Table, wounds: number, source: CardId): number;
  /** What this Location adds to a hero's armour for the whole stay, even while fleeing. */
  stayArmour?(t: Table, hero: Seat): number;
  firstPass?(t: Table, hero: Seat): void;
};

export type Card = CardFace & {
  readonly kind: Kind;
  /** The race or class it comes with; empty for cards of the common decks. */
  readonly set: string;
  readonly hit: number;
  readonly strength: readonly number[];
  /** One bit for each damage type that is printed on the card. */
  readonly shows: number;
  /** Attack: armour bonus. Armour: base armour. Monster: armour. */
  readonly armour: number;
  /** Bungle: critical-fail threshold. */
  readonly fail: number;
  readonly discipline: Discipline | '';
  readonly types: readonly MonsterType[];
  readonly rank: Rank | '';
  readonly ambusher: boolean;
  /** HM-R-47: its text also works from the Ambusher slot. */
  readonly fromAmbush: boolean;
  readonly ferocity: number;
  readonly gold: number;
  readonly treasure: number;
  readonly monsters: number;
  /** The key of the Boss or Legendary monster a Location's warning sign calls, and the name it says. */
  readonly boss: string;
  readonly warning: string;
  /** A Location's text in its two parts. */
  readonly leaderText: string;
  readonly partyText: string;
  /** HM-DEFEAT-16: a lasting change of the starting hand size. */
  readonly handSize: number;
  /** What its wearer loses when defeated, where the card says so; 0 otherwise. */
  readonly goldLost: number;
  /** The icons it shows. */
  readonly triggers: readonly Trigger[];
  readonly on: Effects;
};

/** HM-EFFECT-01: the seven icons. */
export type Trigger = 'leader' | 'play' | 'resolve' | 'passive' | 'critFail' | 'monsterHit' | 'defeat';

/** The icon beside each effect; effects that are not here belong to Locations, which show none. */
const ICON: Readonly<Partial<Record<keyof Effects, Trigger>>> = {
  leader: 'leader',
  play: 'play',
  power: 'play',
  resolve: 'resolve',
  totals: 'resolve',
  applied: 'resolve',
  passive: 'passive',
  limits: 'passive',
  failed: 'passive',
  wounds: 'passive',
  critFail: 'critFail',
  afterCritFail: 'critFail',
  monsterHit: 'monsterHit',
  defeat: 'defeat',
  watches: 'defeat',
};

/** Every effect there is, in one order. */
const EFFECTS = [
  'laid',
  'leader',
  'play',
  'resolve',
  'totals',
  'passive',
  'limits',
  'critFail',
  'afterCritFail',
  'failed',
  'monsterHit',
  'defeat',
  'power',
  'applied',
  'watches',
  'party',
  'wounds',
  'stayArmour',
  'firstPass',
] as const satisfies readonly (keyof Effects)[];

/** The same effects in an object of the one shape all cards have: looking up a missing effect is then as fast as any. */
export const inOneShape = (on: Effects): Effects =>
  Object.fromEntries(EFFECTS.map((effect) => [effect, on[effect]])) as Effects;

/** A card's icons follow from its effects. A Hero card's lasting text holds while it is applied, which is at *resolve*. */
function triggersOf({ kind, on = {}, goldLost = 0 }: Figures): Trigger[] {
  if (kind === 'location' || kind === 'critical fail') return [];
  const shown = new Set<Trigger>();
  for (const effect of Object.keys(on) as (keyof Effects)[]) {
    const icon = kind === 'hero' && effect === 'passive' ? 'resolve' : ICON[effect];
    if (icon !== undefined) shown.add(icon);
  }
  if (goldLost > 0) shown.add('passive');
  return [...shown];
}

export type Printed = {
  readonly regular?: number;
  readonly fire?: number;
  readonly ice?: number;
  readonly spirit?: number;
};

type Figures = Partial<Omit<Card, 'key' | 'strength' | 'shows' | 'triggers'>> & {
  readonly name: string;
  readonly deck: string;
  readonly kind: Kind;
};

export const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function strengths(printed: Printed): number[] {
  return [printed.regular ?? 0, printed.fire ?? 0, printed.ice ?? 0, printed.spirit ?? 0];
}

/** HM-DAMAGE-04: a card is of every damage type for which it shows a value. One bit for each. */
export const typesShown = (strength: readonly number[]): number =>
  strength.reduce((bits, value, type) => (value === 0 ? bits : bits | (1 << type)), 0);

// HM-CARD-10: a figure that is not printed counts as 0, or as absent.
function card(figures: Figures, printed: Printed = {}): Card {
  const strength = strengths(printed);
  return {
    key: keyOf(figures.name),
    name: figures.name,
    deck: figures.deck,
    text: figures.text ?? '',
    kind: figures.kind,
    set: figures.set ?? '',
    hit: figures.hit ?? 0,
    strength,
    shows: typesShown(strength),
    armour: figures.armour ?? 0,
    fail: figures.fail ?? 0,
    discipline: figures.discipline ?? '',
    types: figures.types ?? [],
    rank: figures.rank ?? '',
    ambusher: figures.ambusher ?? false,
    fromAmbush: figures.fromAmbush ?? false,
    ferocity: figures.ferocity ?? 0,
    gold: figures.gold ?? 0,
    treasure: figures.treasure ?? 0,
    monsters: figures.monsters ?? 0,
    boss: figures.boss ?? '',
    warning: figures.warning ?? '',
    leaderText: figures.leaderText ?? '',
    partyText: figures.partyText ?? '',
    handSize: figures.handSize ?? 0,
    goldLost: figures.goldLost ?? 0,
    triggers: triggersOf(figures),
    on: figures.on ?? {},
  };
}

type Words = { readonly text?: string; readonly on?: Effects };

/** Builds the cards of one set, so that a deck file holds nothing but what tells its cards apart. */
export function deckOf(deck: string, set = '') {
  return {
    hero: (name: string, discipline: Discipline | '', of: Words & { handSize?: number }): Card =>
      card({ name, deck, set: name, kind: 'hero', discipline, ...of }),
    attack: (name: string, of: Printed & Words & { hit?: number; armour?: number }): Card =>
      card({ name, deck, set, kind: 'attack', ...of }, of),
    bungle: (name: string, of: Printed & Words & { fail: number }): Card =>
      card({ name, deck, set, kind: 'bungle', ...of }, of),
    weapon: (name: string, of: Printed & Words & { hit?: number }): Card =>
      card({ name, deck, set, kind: 'weapon', ...of }, of),
    armour: (name: string, armour: number, of: Words & { goldLost?: number } = {}): Card =>
      card({ name, deck, set, kind: 'armour', armour, ...of }),
    monster: (name: string, of: Printed & Words & MonsterFigures): Card =>
      card({ name, deck, kind: 'monster', ...of }, of),
    location: (name: string, { leader, party, warning, ...of }: LocationFigures): Card =>
      card({
        name,
        deck,
        kind: 'location',
        boss: warning === undefined ? '' : keyOf(warning),
        leaderText: leader,
        partyText: party,
        ...of,
      }),
    criticalFail: (name: string, text: string, critFail: NonNullable<Effects['critFail']>): Card =>
      card({ name, deck, kind: 'critical fail', text, on: { critFail } }),
  };
}

type LocationFigures = {
  readonly monsters: number;
  readonly gold: number;
  readonly treasure: number;
  readonly warning?: string;
  readonly leader: string;
  readonly party: string;
  readonly on: Effects;
};

type MonsterFigures = {
  rank: Rank;
  types: readonly MonsterType[];
  ambusher?: boolean;
  fromAmbush?: boolean;
  armour: number;
  ferocity: number;
  gold: number;
  treasure: number;
};
