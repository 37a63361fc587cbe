// Treasure, ordinary finds, arena cards and trap cards.

import type { CardId } from '../../../engine/table.ts';
import { effectsOf } from './effect.ts';
import { armour, TIERS, trinket, weapon, withPower } from './gear.ts';
import { gearNamed } from './hero-kit.ts';
import type { Packing } from './packing.ts';
import { wordingOf } from './wording.ts';

/** The 42 treasure cards, and the fists everybody has. */
export function unpackTreasure(packing: Packing): { cards: CardId[]; unarmed: CardId } {
  const { treasureWeapons, treasureArmour, trinkets, scrolls } = packing.figures;
  const tierOf = (cell: string | number) => TIERS.indexOf(String(cell));
  const cards = [
    ...Object.values(treasureWeapons).map((row) =>
      packing.gear('Treasure', row.name, {
        ...withPower(weapon(row), row.effect),
        tier: tierOf(row.tier),
      }),
    ),
    ...Object.values(treasureArmour).map((row) =>
      packing.gear('Treasure', row.name, { ...armour(row), tier: tierOf(row.tier) }),
    ),
    ...Object.values(trinkets).map((row) => packing.gear('Treasure', row.name, trinket(row))),
    ...Object.values(scrolls).map(({ name, spell, tier }) =>
      packing.gear('Treasure', name, { ...gearNamed(packing, String(spell)), tier: tierOf(tier) }),
    ),
  ];
  return { cards, unarmed: packing.gear('Weapon', 'Unarmed', gearNamed(packing, 'Unarmed')) };
}

const COPIES = 2;

/** Two of each ordinary weapon and armour, to be traded for on an adventure. */
export function unpackStock(packing: Packing): CardId[] {
  const { weapons, armour: armours } = packing.figures;
  const wares = [
    ...Object.values(weapons)
      .filter(({ name }) => name !== 'Unarmed')
      .map(({ name }) => ({ deck: 'Weapon', name })),
    ...Object.values(armours).map(({ name }) => ({ deck: 'Armour', name })),
  ];
  return wares.flatMap(({ deck, name }) =>
    Array.from({ length: COPIES }, () => packing.gear(deck, name, gearNamed(packing, name))),
  );
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Arena cards and trap cards, to be looked at; returns the traps by key. */
export function unpackArenas(packing: Packing): Record<string, CardId> {
  for (const [key, { name, setting, traits }] of Object.entries(packing.figures.arenas))
    packing.lay({ key: `arena/${key}`, name, deck: 'Arenas', text: sentence(`${setting}. ${traits}.`) });
  return Object.fromEntries(
    Object.entries(packing.figures.traps).map(([key, row]) => {
      const text = `${wordingOf(effectsOf(String(row.effect)))} Find ${row.find}, disarm ${row.disarm}.`;
      return [key, packing.lay({ key: `trap/${key}`, name: row.name, deck: 'Traps', text })];
    }),
  );
}
