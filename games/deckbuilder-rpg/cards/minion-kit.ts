// The minions: stat cards with what is printed on them, and the deck they share.

import type { CardId } from '../../../engine/table.ts';
import type { Information, Tag } from './card.ts';
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

function layMinion(packing: Packing, key: string): void {
  const row = packing.figures.minions[key]!;
  const { name, tag, defence, hits, resistance } = row;
  const attack = String(row.attack);
  const deck = `minion/${key}`;
  const bonusFor = (kind: string) => (kind === attack || kind === 'melee' ? Number(row.attackBonus) : 0);
  const text = `Minion, ${tag}. ${attack} ${signed(Number(row.attackBonus))}, ${row.weapon}; defence ${defence} + ${row.bonus}; ${hits} hit${hits === 1 ? '' : 's'}${resistance === '-' ? '' : `; resistance ${resistance}`}.`;
  const card = packing.lay({
    key: `minion/${key}`,
    name,
    deck: 'Minions',
    text,
    sheet: packing.sheets.length,
    information: {
      health: Number(hits),
      defence: Number(defence) + Number(row.bonus),
      melee: bonusFor('melee'),
      ranged: bonusFor('ranged'),
      mana: bonusFor('mana'),
      lists: printedOn(packing, key),
    },
  });
  packing.sheets.push({
    card,
    key,
    name,
    rank: 'minion',
    tag: tag as Tag,
    level: 1,
    melee: bonusFor('melee'),
    meleeDamage: 0,
    ranged: bonusFor('ranged'),
    mana: bonusFor('mana'),
    defence: Number(defence),
    health: Number(hits),
    slots: 0,
    resists: resistsOf(resistance),
    gear: layPrinted(packing, key, deck),
    main: MAIN_KINDS[attack] as number,
    threat: Number(row.threat),
    rooted: false,
    flies: false,
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
