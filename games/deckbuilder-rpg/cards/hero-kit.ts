// The cards of the heroes: information card, starting battle cards, abilities, powers, gear and spells.

import type { CardId } from '../../../engine/table.ts';
import { type Gear, HERO_TYPES, type Information, type Kit, type Sheet } from './card.ts';
import { effectsOf } from './effect.ts';
import { armour, attackSpell, otherSpell, power, weapon } from './gear.ts';
import { actionNamed, type Packing } from './packing.ts';
import { counted, keyOfName, listed } from './sheet.ts';

/** The kits by hero type, each in so many copies. */
export function unpackHeroes(packing: Packing, copies: number): Kit[][] {
  return HERO_TYPES.map((type) => {
    const sheet = laySheet(packing, type);
    return Array.from({ length: copies }, () => layKit(packing, type, sheet));
  });
}

const heroRow = ({ figures }: Packing, type: string) =>
  Object.values(figures.heroes).find((row) => row.type === type)!;

function laySheet(packing: Packing, type: string): number {
  const row = heroRow(packing, type);
  const sheet: Sheet = {
    card: packing.faces.length,
    key: type,
    name: row.name,
    rank: 'hero',
    tag: 'hero',
    level: 1,
    melee: Number(row.melee),
    meleeDamage: Number(row.meleeDamage),
    ranged: Number(row.ranged),
    mana: Number(row.mana),
    defence: Number(row.defence),
    health: Number(row.health),
    slots: Number(row.slots),
    resists: [0, 0, 0, 0, 0, 0, 0, 0, 0],
    gear: [],
    main: 0,
    threat: 0,
    rooted: false,
    flies: false,
  };
  packing.sheets.push(sheet);
  return packing.sheets.length - 1;
}

function layKit(packing: Packing, type: string, sheet: number): Kit {
  const start = packing.figures.starting[type]!;
  const info = layInfo(packing, sheet);
  const deck = `${(packing.sheets[sheet] as Sheet).name}`;
  const basics = counted(start.basics).flatMap(({ name, count }) =>
    Array.from({ length: count }, () => packing.basic(actionNamed(name), deck)),
  );
  const abilities = layAbilities(packing, type);
  const gearCards = (cell: string | number) =>
    listed(cell).map((name) => packing.gear(decksOf(packing, name), name, gearNamed(packing, name)));
  return {
    sheet,
    info,
    basics,
    ...abilities,
    ready: [
      ...gearCards(start.weapons),
      ...gearCards(start.armour),
      ...gearCards(start.powers),
      ...gearCards(start.spells),
    ],
    book: gearCards(start.book),
    atHand: gearCards(start.atHand),
    consumable: String(start.consumable),
  };
}

function layInfo(packing: Packing, sheet: number): CardId {
  const { key, name, melee, meleeDamage, ranged, mana, defence, health, slots } = packing.sheets[
    sheet
  ] as Sheet;
  const type = `${key.charAt(0).toUpperCase()}${key.slice(1)}.`;
  const figures = `Melee +${melee}, melee damage +${meleeDamage}, ranged +${ranged}, mana +${mana}, defence ${defence}, Health ${health}, spell slots ${slots}.`;
  const lists = startsWith(packing, key);
  // The figures stand beside it wherever it is chosen from, and a phone cuts what comes last.
  const text = [type, ...lists.map((list) => `${list.mark}: ${list.text}.`), figures].join(' ');
  const information = { health, defence, melee, ranged, mana, lists };
  return packing.lay({ key: `hero/${key}`, name, deck: 'Heroes', text, sheet, information });
}

/** DR-SETUP-12: the right side of the card, what the hero starts with. */
function startsWith({ figures }: Packing, type: string): Information['lists'] {
  const { basics, weapons, armour: worn, powers, spells } = figures.starting[type]!;
  const own = Object.values(figures.abilities).filter((row) => row.of === type && row.stage === 'S');
  const ready = [weapons, worn, spells].flatMap(listed);
  return [
    { mark: 'Battle cards', text: [String(basics), ...own.map(({ name }) => name)].join(', ') },
    { mark: 'Ready', text: ready.join(', ') },
    { mark: 'Powers', text: listed(powers).join(', ') },
  ];
}

function layAbilities(
  packing: Packing,
  type: string,
): Pick<Kit, 'starting' | 'latent' | 'learnable' | 'improved'> {
  const rows = Object.values(packing.figures.abilities).filter((row) => row.of === type);
  const cards = new Map(
    rows.map((row) => {
      const turn = [...effectsOf(String(row.turn))];
      const synergy = [...effectsOf(String(row.synergy))];
      return [row.name, packing.ability('Ability', { name: row.name, symbols: row.symbols, turn, synergy })];
    }),
  );
  const ofStage = (stage: string) =>
    rows.filter((row) => row.stage === stage).map(({ name }) => cards.get(name)!);
  const improved = rows
    .filter(({ stage }) => String(stage).startsWith('U: '))
    .map(({ name, stage }) => ({
      card: cards.get(name)!,
      replaces: cards.get(String(stage).slice(3))!,
    }));
  return { starting: ofStage('S'), latent: ofStage('L'), learnable: ofStage('N'), improved };
}

const ALWAYS: Readonly<Record<string, { openBook?: boolean; keenEyes?: boolean }>> = {
  'open-book': { openBook: true },
  'keen-eyes': { keenEyes: true },
};

/** Any weapon, armour, power or spell by its name. */
export function gearNamed({ figures }: Packing, name: string): Gear {
  const key = keyOfName(name);
  const { weapons, attackSpells, otherSpells, powers } = figures;
  if (weapons[key] !== undefined) return weapon(weapons[key]);
  if (figures.armour[key] !== undefined) return armour(figures.armour[key]);
  if (attackSpells[key] !== undefined) return attackSpell(attackSpells[key]);
  if (otherSpells[key] !== undefined) return otherSpell(otherSpells[key]);
  const row = powers[key];
  if (row === undefined) throw new Error(`“${name}” is no weapon, armour, spell or power.`);
  return power(row.effect, row.limit, ALWAYS[key] ?? {});
}

function decksOf({ figures }: Packing, name: string): string {
  const key = keyOfName(name);
  if (figures.weapons[key] !== undefined) return 'Weapon';
  if (figures.armour[key] !== undefined) return 'Armour';
  return figures.powers[key] === undefined ? 'Spell' : 'Power';
}
