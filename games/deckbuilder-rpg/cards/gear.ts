// Gear as the rules read it, from what is printed on the sheets.

import type { Always, Gear } from './card.ts';
import {
  CASTS,
  conditionOf,
  DAMAGE_TYPES,
  type Effect,
  effectsOf,
  HANDS_ON,
  SHOT,
  SPELL,
  typeOf,
  WHOLE_ARENA,
} from './effect.ts';
import type { Figure, Row } from './sheet.ts';

const NO_RESISTANCE: readonly number[] = DAMAGE_TYPES.map(() => 0);

export const NOTHING_ALWAYS: Always = {
  health: 0,
  meleeDamage: 0,
  slots: 0,
  steps: 0,
  synergy: 0,
  resistance: 0,
  healing: 0,
  openBook: false,
  keenEyes: false,
};

/** What a card is that is no gear. */
export const NO_GEAR: Gear = {
  sort: 'power',
  kind: 0,
  hands: 0,
  hit: 0,
  damage: 0,
  type: -1,
  reach: 0,
  charge: 0,
  targets: 1,
  on: 0,
  isArmour: false,
  slot: 'none',
  bonus: 0,
  resists: NO_RESISTANCE,
  parting: 0,
  pierces: 0,
  close: false,
  undead: 0,
  spells: 0,
  banishes: false,
  ignoresResistance: false,
  studded: false,
  slow: false,
  effects: [],
  isPower: false,
  once: false,
  always: NOTHING_ALWAYS,
  for: [],
  tier: 0,
};

const KINDS: Readonly<Record<string, number>> = { melee: HANDS_ON, ranged: SHOT, mana: SPELL, spell: SPELL };
const TARGETS: Readonly<Record<string, number>> = { one: 1, three: 3, arena: WHOLE_ARENA };
export const TIERS: readonly string[] = ['-', 'I', 'II', 'III'];

type Notes = Pick<
  Gear,
  'parting' | 'pierces' | 'close' | 'undead' | 'spells' | 'banishes' | 'ignoresResistance' | 'on'
> & { shield: number };

/** "shield:1 spells:1": the notes of a weapon or spell. */
function notesOf(cell: Figure): Notes {
  const notes: Record<string, string> = Object.fromEntries(
    String(cell)
      .split(' ')
      .map((note) => [note.split(':')[0] as string, note.split(':')[1] ?? '']),
  );
  const on = notes.on === undefined ? [] : notes.on.split('+');
  return {
    parting: Number(notes.parting ?? 0),
    pierces: Number(notes.pierces ?? 0),
    close: notes.close !== undefined,
    undead: Number(notes.undead ?? 0),
    spells: Number(notes.spells ?? 0),
    banishes: notes.banish !== undefined,
    ignoresResistance: notes.ignoreRes !== undefined,
    on: on.reduce((set, name) => set | conditionOf(name), 0),
    shield: notes.shield === undefined ? -1 : Number(notes.shield),
  };
}

export type WeaponRow = Row<'kind' | 'hands' | 'hit' | 'damage' | 'type' | 'reach' | 'charge' | 'note'>;

export function weapon(row: WeaponRow): Gear {
  const { shield, ...notes } = notesOf(row.note);
  return {
    ...NO_GEAR,
    ...notes,
    sort: 'weapon',
    slot: 'hands',
    kind: KINDS[row.kind] as number,
    hands: Number(row.hands),
    hit: Number(row.hit),
    damage: Number(row.damage),
    type: typeOf(String(row.type)),
    reach: Number(row.reach),
    charge: Number(row.charge),
    isArmour: shield >= 0,
    bonus: Math.max(0, shield),
  };
}

/** A weapon or spell printed on a monster's stat card. */
export function printed(
  row: Row<'kind' | 'hit' | 'damage' | 'type' | 'reach' | 'charge' | 'targets' | 'on'>,
): Gear {
  return {
    ...NO_GEAR,
    sort: row.kind === 'spell' || row.kind === 'mana' ? 'spell' : 'weapon',
    kind: KINDS[row.kind] as number,
    hit: Number(row.hit),
    damage: Number(row.damage),
    type: typeOf(String(row.type)),
    reach: Number(row.reach),
    charge: Number(row.charge),
    targets: TARGETS[row.targets] as number,
    on: row.on === '-' ? 0 : conditionOf(String(row.on)),
  };
}

export function attackSpell(
  row: Row<'for' | 'hit' | 'damage' | 'type' | 'charge' | 'reach' | 'targets' | 'note'>,
): Gear {
  const { shield: _, ...notes } = notesOf(row.note);
  return {
    ...NO_GEAR,
    ...notes,
    sort: 'spell',
    slot: 'spell',
    kind: SPELL,
    hit: Number(row.hit),
    damage: Number(row.damage),
    type: typeOf(String(row.type)),
    charge: Number(row.charge),
    reach: Number(row.reach),
    targets: TARGETS[row.targets] as number,
    for: String(row.for).split('+'),
  };
}

export function otherSpell(row: Row<'for' | 'charge' | 'effect'>): Gear {
  return {
    ...NO_GEAR,
    sort: 'spell',
    slot: 'spell',
    kind: CASTS,
    charge: Number(row.charge),
    effects: effectsOf(String(row.effect)),
    for: String(row.for).split('+'),
  };
}

export function armour(row: Row<'slot' | 'bonus' | 'resistance' | 'note'>): Gear {
  return {
    ...NO_GEAR,
    sort: 'armour',
    slot: row.slot === 'shield' ? 'hands' : 'body',
    hands: row.slot === 'shield' ? 1 : 0,
    isArmour: true,
    bonus: Number(row.bonus),
    resists: resistsOf(row.resistance),
    studded: row.note === 'studded',
    slow: row.note === 'slow',
  };
}

/** The one piece of armour printed on a monster's stat card. */
export const hide = (bonus: Figure): Gear => ({
  ...NO_GEAR,
  sort: 'armour',
  isArmour: true,
  bonus: Number(bonus),
});

export function power(effect: Figure, limit: Figure, always: Partial<Always> = {}): Gear {
  return {
    ...NO_GEAR,
    sort: 'power',
    slot: 'power',
    isPower: effect !== 'always',
    effects: effectsOf(String(effect)),
    once: limit === 'once',
    always: { ...NOTHING_ALWAYS, ...always },
  };
}

export function trinket(row: Row<'tier' | 'always' | 'limit' | 'effect'>): Gear {
  const [name = '', amount] = String(row.always).split(':');
  const resistance = name === 'resistance' ? Number(amount) : 0;
  return {
    ...power(row.effect, row.limit, row.always === '-' ? {} : { [name]: Number(amount) }),
    sort: 'trinket',
    slot: 'trinket',
    isPower: row.effect !== '-',
    resists: NO_RESISTANCE.map(() => resistance),
    tier: TIERS.indexOf(String(row.tier)),
  };
}

export function consumable(effect: Figure): Gear {
  return { ...NO_GEAR, sort: 'consumable', isPower: true, effects: effectsOf(String(effect)) };
}

/** "1 all, -2 shock" by damage type; a plain number is for all types. */
export function resistsOf(cell: Figure): readonly number[] {
  const resists = NO_RESISTANCE.slice();
  if (cell === '-') return resists;
  for (const part of String(cell).split(', ')) {
    const [amount, type = 'all'] = part.split(' ');
    for (let i = 0; i < resists.length; i++)
      if (type === 'all' || typeOf(type) === i) resists[i] = (resists[i] as number) + Number(amount);
  }
  return resists;
}

/** What a weapon may do beyond its figures is a power of its own. */
export const withPower = (gear: Gear, effect: Figure): Gear =>
  effect === '-' ? gear : { ...gear, isPower: true, effects: effectsOf(String(effect)) as readonly Effect[] };
