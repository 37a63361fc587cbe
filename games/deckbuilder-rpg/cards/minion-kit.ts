// The minions: stat cards with what is printed on them, and the deck they share.

import type { CardId } from '../../../engine/table.ts';
import type { Information, Sheet, Tag } from './card.ts';
import { effectsOf, HANDS_ON, SHOT, SPELL } from './effect.ts';
import { hide, power, printed, resistsOf } from './gear.ts';
import { signed } from './gear-text.ts';
import { actionNamed, type Packing } from './packing.ts';
import type { Figure } from './sheet.ts';

const MAIN_KINDS: Readonly<Record<string, number>> = { melee: HANDS_ON, ranged: SHOT, mana: SPELL };

/** Lays the stat cards, then the shared deck, and returns its cards. */
export function unpackMinions(packing: Packing): CardId[] {
  for (const key of Object.keys(packing.figures.minions)) layMinion(packing, key);
  return Object.values(packing.figures.minionDeck).flatMap((row) =>
    Array.from({ length: Number(row.copies) }, () => {
      if (row.turn === '-') return packing.basic(actionNamed(row.name), 'Minion deck');
      const turn = [...effectsOf(String(row.turn))];
      const synergy = [...effectsOf(String(row.synergy))];
      return packing.ability('Minion deck', { name: row.name, symbols: row.symbols, turn, synergy });
    }),
  );
}

type Bonuses = Pick<Sheet, 'melee' | 'ranged' | 'mana'>;

function layMinion(packing: Packing, key: string): void {
  const row = packing.figures.minions[key]!;
  const attack = String(row.attack);
  const bonusFor = (kind: string) => (kind === attack || kind === 'melee' ? Number(row.attackBonus) : 0);
  const bonuses = { melee: bonusFor('melee'), ranged: bonusFor('ranged'), mana: bonusFor('mana') };
  const card = layStatCard(packing, key, bonuses);
  packing.sheets.push({
    ...bonuses,
    card,
    key,
    name: row.name,
    rank: 'minion',
    tag: row.tag as Tag,
    level: 1,
    meleeDamage: 0,
    defence: Number(row.defence),
    health: Number(row.hits),
    slots: 0,
    resists: resistsOf(row.resistance),
    gear: layPrinted(packing, key, `minion/${key}`),
    main: MAIN_KINDS[attack] as number,
    threat: Number(row.threat),
    rooted: false,
    flies: false,
  });
}

function layStatCard(packing: Packing, key: string, bonuses: Bonuses): CardId {
  const { name, tag, attack, attackBonus, weapon, defence, bonus, hits, resistance } =
    packing.figures.minions[key]!;
  const resists = resistance === '-' ? '' : `; resistance ${resistance}`;
  return packing.lay({
    key: `minion/${key}`,
    name,
    deck: 'Minions',
    text: `Minion, ${tag}. ${attack} ${signed(Number(attackBonus))}, ${weapon}; defence ${defence} + ${bonus}; ${hits} hit${hits === 1 ? '' : 's'}${resists}.`,
    sheet: packing.sheets.length,
    information: {
      ...bonuses,
      health: Number(hits),
      defence: Number(defence) + Number(bonus),
      lists: printedOn(packing, key),
    },
  });
}

function printedOn({ figures }: Packing, key: string): Information['lists'] {
  const { name, weapon, damage, type, resistance } = figures.minions[key]!;
  const of = Object.values(figures.minionPowers).find((each) => each.of === name)!;
  return [
    { mark: 'Ready', text: `${weapon}, ${damage} ${type} damage` },
    { mark: 'Power', text: of.name },
    ...(resistance === '-' ? [] : [{ mark: 'Resists', text: String(resistance) }]),
  ];
}

const CLAWS = {
  name: 'Claws',
  kind: 'melee',
  hit: 0,
  damage: 1,
  type: 'blade',
  reach: 0,
  charge: 0,
  targets: 'one',
  on: '-',
};

/** Weapon, claws where the weapon is for a distance, armour, power. */
function layPrinted(packing: Packing, key: string, deck: string): CardId[] {
  const row = packing.figures.minions[key]!;
  const { hit, damage, type, reach, on } = row;
  const main = printed({
    name: String(row.weapon),
    kind: row.attack,
    hit,
    damage,
    type,
    reach,
    charge: 0,
    targets: 'one',
    on,
  });
  const of = Object.values(packing.figures.minionPowers).find((each) => each.of === row.name)!;
  return [
    lay(String(row.weapon), main),
    ...(row.attack === 'melee' ? [] : [lay('Claws', printed(CLAWS))]),
    lay(String(row.armour), hide(row.bonus)),
    lay(of.name, power(of.effect, '-' as Figure)),
  ];

  function lay(name: string, gear: ReturnType<typeof hide>): CardId {
    return packing.gear(deck, name, gear);
  }
}
