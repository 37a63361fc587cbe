// How the cards of Deckbuilder RPG look: frames by action and by kind, symbols and figures in fixed corners.

import type { CardLook, Figure, LookOf } from '../../../web/table/card-look.ts';
import { ABILITIES } from '../cards/abilities.ts';
import { BOSS_ABILITIES } from '../cards/boss-abilities.ts';
import type { Face, Gear, GearSort, Information } from '../cards/card.ts';
import { CASTS, DAMAGE_TYPES, SHOT, SPELL } from '../cards/effect.ts';
import { signed } from '../cards/gear-text.ts';
import { HEROES } from '../cards/heroes.ts';
import { POWERS } from '../cards/powers.ts';
import type { Figure as Cell } from '../cards/sheet.ts';
import { ACTION_LOOKS, isAny, symbolsOn } from './actions.ts';
import creatures from './creatures.icons.json' with { type: 'json' };
import outlines from './marks.icons.json' with { type: 'json' };
import { shortText } from './short-text.ts';
import states from './states.icons.json' with { type: 'json' };

const CREATURES: Readonly<Record<string, string>> = creatures;
const STATES: Readonly<Record<string, string>> = states;

export const lookOf: LookOf = (plain) => {
  const face = plain as Face;
  const look = lookByKind(face);
  const deck = face.deck.includes('/')
    ? enemyOf(face.deck)
    : (OWNERS.get(`${face.deck} ${face.name}`) ?? SAID_BY_KIND[face.deck]);
  return deck === undefined ? look : { ...look, deck };
};

const heroOf = (type: Cell): string => Object.values(HEROES).find((hero) => hero.type === type)!.name;

/** Whose abilities and powers they are: on paper they say so, and can be sorted again. */
const OWNERS: ReadonlyMap<string, string> = new Map([
  ...Object.values(ABILITIES).map(({ name, of }) => [`Ability ${name}`, heroOf(of)] as const),
  ...Object.values(POWERS).map(({ name, of }) => [`Power ${name}`, heroOf(of)] as const),
  ...Object.values(BOSS_ABILITIES).map(
    ({ name, of }) => [`Boss ability ${name}`, String(of).replace('+', ', ')] as const,
  ),
]);

/** Decks that need no second word on paper: their cards say what they are. */
const SAID_BY_KIND: Readonly<Record<string, string>> = {
  Arenas: 'Arena',
  Traps: 'Trap',
  Weapon: 'weapon',
  Heroes: 'Hero',
  Bosses: 'Boss',
  Minions: 'Minion',
};

/** An enemy's own things lie with its sheet: `minion/goblin-cutter` is Goblin Cutter's. */
const enemyOf = (deck: string): string =>
  deck
    .slice(deck.indexOf('/') + 1)
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

function lookByKind(face: Face): CardLook {
  if (face.basic >= 0) return basicLook(face);
  if (face.isFatigue) return { frame: 'fatigue', kind: 'Fatigue', picture: outlines.fatigue };
  if (face.symbols !== 0) return abilityLook(face);
  if (face.sheet >= 0) return sheetLook(face);
  if (isGear(face.gear)) return gearLook(face);
  return face.deck === 'Traps'
    ? { frame: 'trap', kind: 'Trap', picture: outlines.trap }
    : { frame: 'arena', kind: 'Arena', picture: outlines.arena };
}

/** What an enemy wears takes no slot, and is armour all the same. */
const isGear = ({ slot, isPower, isArmour, kind }: Gear): boolean =>
  slot !== 'none' || isPower || isArmour || kind !== 0;

/** Cards that begin the battle in a deck bear their owner's mark, so that printed ones can be sorted again. */
function basicLook({ basic, deck }: Face): CardLook {
  const { key, icon, turn, synergy } = ACTION_LOOKS[basic]!;
  const kind = deck === 'Tableau' ? 'Action' : deck;
  return { frame: key, kind, kindIcon: icon, picture: icon, rows: twoTexts(turn, synergy) };
}

const twoTexts = (turn: string, synergy: string) => [
  { mark: 'Turn', text: turn },
  { mark: 'Synergy', text: synergy },
];

function abilityLook(face: Face): CardLook {
  const actions = symbolsOn(face.symbols);
  const [first] = actions;
  const every = isAny(face.symbols);
  return {
    frame: every ? 'any' : first!.key,
    kind: every ? 'Ability · any action' : `Ability · ${actions.map(({ title }) => title).join(', ')}`,
    kindIcon: every ? outlines.any : first!.icon,
    picture: every ? outlines.any : outlines.ability,
    ...(actions.length === 2 && { corners: actions.map(symbolFigure) }),
    rows: twoTexts(shortText(face.turn), shortText(face.synergy)),
  };
}

const symbolFigure = ({ icon, title }: (typeof ACTION_LOOKS)[number]): Figure => ({
  icon,
  value: '',
  label: title,
});

const RANKS: Readonly<Record<string, { frame: string; kind: string }>> = {
  Heroes: { frame: 'hero', kind: 'Hero' },
  Bosses: { frame: 'boss', kind: 'Boss' },
  Minions: { frame: 'minion', kind: 'Minion' },
};

/** What a hero is good for, said once. */
const FLAVOURS: Readonly<Record<string, string>> = {
  'hero/warrior': 'Walks in first. Walks out last.',
  'hero/rogue': 'Two blades, no witnesses.',
  'hero/wizard': 'Saves it up, then lets it go.',
  'hero/priest': 'Mends friends, flattens the dead.',
  'hero/ranger': 'Two arenas away is close enough.',
  'hero/bard': 'Everybody fights better in tune.',
};

function sheetLook({ key, deck, information }: Face): CardLook {
  const flavour = FLAVOURS[key];
  return {
    ...RANKS[deck],
    picture: CREATURES[key] ?? outlines.minion,
    ...(flavour && { flavour }),
    ...(information && { figures: figuresOf(information), rows: information.lists }),
  };
}

/** In the order in which they are looked for: what it can take, then what it can do. */
export function figuresOf({ health, defence, melee, ranged, mana }: Information): Figure[] {
  return [
    ...(health === undefined ? [] : [{ icon: outlines.health, value: health, label: 'Health' }]),
    { icon: outlines.defence, value: defence, label: 'defence' },
    { icon: outlines.melee, value: signed(melee), label: 'melee' },
    { icon: outlines.range, value: signed(ranged), label: 'ranged' },
    { icon: outlines.mana, value: signed(mana), label: 'mana' },
  ];
}

const SORTS: Readonly<Record<GearSort, { frame: string; kind: string; picture: string }>> = {
  weapon: { frame: 'weapon', kind: 'Weapon', picture: outlines.weapon },
  armour: { frame: 'armour', kind: 'Armour', picture: outlines.armour },
  spell: { frame: 'spell', kind: 'Spell', picture: outlines.spell },
  power: { frame: 'power', kind: 'Power', picture: outlines.power },
  trinket: { frame: 'trinket', kind: 'Trinket', picture: outlines.trinket },
  consumable: { frame: 'consumable', kind: 'Consumable', picture: outlines.consumable },
};

function gearLook({ gear, deck }: Face): CardLook {
  const { frame, kind, picture } = SORTS[gear.sort];
  const corners = cornersOf(gear);
  return {
    frame,
    kind:
      deck === 'Treasure' ? `Treasure ${'I'.repeat(Math.max(1, gear.tier))} · ${kind}` : kindOf(gear, kind),
    picture: pictureOf(gear, picture),
    kindIcon: pictureOf(gear, picture),
    ...(corners.length > 0 && { corners }),
  };
}

function kindOf({ kind, sort }: Gear, word: string): string {
  if (sort !== 'weapon') return word;
  return kind === SHOT ? 'Ranged weapon' : 'Melee weapon';
}

/** A weapon or spell by what it does, armour by where it is worn. */
function pictureOf(gear: Gear, plain: string): string {
  if (gear.sort === 'spell' && gear.type >= 0) return STATES[DAMAGE_TYPES[gear.type] as string] ?? plain;
  if (gear.sort === 'weapon' && gear.kind === SHOT) return outlines.range;
  return gear.sort === 'armour' && gear.slot === 'hands' ? outlines.defence : plain;
}

const attacks = ({ kind }: Gear): boolean => (kind & ~CASTS) !== 0;

function cornersOf(gear: Gear): Figure[] {
  if (gear.isArmour && !attacks(gear))
    return [{ icon: outlines.defence, value: signed(gear.bonus), label: 'defence' }];
  const charge: Figure[] =
    gear.charge > 0 ? [{ icon: outlines.charge, value: gear.charge, label: 'Charge' }] : [];
  if (!attacks(gear)) return charge;
  return [
    { icon: outlines.hit, value: signed(gear.hit), label: 'to hit' },
    {
      icon: STATES[DAMAGE_TYPES[gear.type] as string] ?? outlines.damage,
      value: gear.damage,
      label: `${DAMAGE_TYPES[gear.type]} damage`,
    },
    ...charge,
    ...(gear.reach > 0 || gear.kind === SPELL
      ? [{ icon: outlines.reach, value: gear.reach, label: 'reach' }]
      : []),
  ];
}
