// The bosses: stat cards with what is printed on them, battle decks, latent abilities.

import type { CardId } from '../../../engine/table.ts';
import type { Information, Kit, Sheet, Tag } from './card.ts';
import { effectsOf } from './effect.ts';
import { hide, power, printed, resistsOf } from './gear.ts';
import { signed } from './gear-text.ts';
import { actionNamed, type Packing } from './packing.ts';
import { counted, keyOfName, listed } from './sheet.ts';

/** The kits of the bosses by their sheet. */
export function unpackBosses(packing: Packing): Record<number, Kit> {
  const kits: Record<number, Kit> = {};
  for (const key of Object.keys(packing.figures.bosses)) {
    const kit = layBoss(packing, key);
    kits[kit.sheet] = kit;
  }
  return kits;
}

/** The Iron Castellan does not move of its own will, and Ashmaw has wings. */
const ROOTED = 'the-iron-castellan';
const FLIES = 'ashmaw';

function layBoss(packing: Packing, key: string): Kit {
  const row = packing.figures.bosses[key]!;
  const info = layStatCard(packing, key);
  const sheet: Sheet = {
    card: info,
    key,
    name: row.name,
    rank: 'boss',
    tag: row.tag as Tag,
    level: Number(row.level),
    melee: Number(row.melee),
    meleeDamage: Number(row.meleeDamage),
    ranged: Number(row.ranged),
    mana: Number(row.mana),
    defence: Number(row.defence),
    health: 1,
    slots: 0,
    resists: resistsOf(row.resistance),
    gear: layPrinted(packing, key),
    main: 0,
    threat: 0,
    rooted: key === ROOTED,
    flies: key === FLIES,
  };
  packing.sheets.push(sheet);
  return layDeck(packing, key, { sheet: packing.sheets.length - 1, info });
}

function layStatCard(packing: Packing, key: string): CardId {
  const { name, level, tag, melee, meleeDamage, ranged, mana, defence, bonus, resistance } =
    packing.figures.bosses[key]!;
  const bonuses = `Melee ${signed(Number(melee))}, melee damage ${signed(Number(meleeDamage))}, ranged ${signed(Number(ranged))}, mana ${signed(Number(mana))}`;
  const resists = resistance === '-' ? '' : `; resistance ${resistance}`;
  return packing.lay({
    key: `boss/${key}`,
    name,
    deck: 'Bosses',
    text: `Boss, level ${level}, ${tag}. ${bonuses}; defence ${defence} + ${bonus}${resists}.`,
    sheet: packing.sheets.length,
    information: {
      defence: Number(defence) + Number(bonus),
      melee: Number(melee),
      ranged: Number(ranged),
      mana: Number(mana),
      lists: printedOn(packing, key),
    },
  });
}

function printedOn({ figures }: Packing, key: string): Information['lists'] {
  const { name, resistance } = figures.bosses[key]!;
  const namesIn = (all: Readonly<Record<string, { name: string; of: unknown }>>) =>
    Object.values(all).flatMap((row) => (row.of === name ? [row.name] : []));
  return [
    { mark: 'Ready', text: namesIn(figures.bossWeapons).join(', ') },
    { mark: 'Powers', text: namesIn(figures.bossPowers).join(', ') },
    ...(resistance === '-' ? [] : [{ mark: 'Resists', text: String(resistance) }]),
  ];
}

function layPrinted(packing: Packing, key: string): CardId[] {
  const { figures } = packing;
  const row = figures.bosses[key]!;
  const deck = `boss/${key}`;
  const arms = Object.values(figures.bossWeapons).filter(({ of }) => of === row.name);
  const powers = Object.values(figures.bossPowers).filter(({ of }) => of === row.name);
  return [
    ...arms.map((arm) => packing.gear(deck, arm.name, printed(arm))),
    packing.gear(deck, String(row.armour), hide(row.bonus)),
    ...powers.map(({ name, effect, limit }) => packing.gear(deck, name, power(effect, limit))),
  ];
}

function layDeck(packing: Packing, key: string, { sheet, info }: Pick<Kit, 'sheet' | 'info'>): Kit {
  const row = packing.figures.bossDecks[key]!;
  const basics = counted(row.basics).flatMap(({ name, count }) =>
    Array.from({ length: count }, () => packing.basic(actionNamed(name), row.name)),
  );
  const abilities = (cell: string | number) => listed(cell).map((name) => layAbility(packing, name));
  return {
    sheet,
    info,
    basics,
    starting: abilities(row.abilities),
    latent: abilities(row.latent),
    learnable: [],
    improved: [],
    ready: [],
    book: [],
    atHand: [],
    consumable: '',
  };
}

function layAbility(packing: Packing, name: string): CardId {
  const row = packing.figures.bossAbilities[keyOfName(name)]!;
  const turn = [...effectsOf(String(row.turn))];
  const synergy = [...effectsOf(String(row.synergy))];
  return packing.ability('Boss ability', { name, symbols: row.symbols, turn, synergy });
}
