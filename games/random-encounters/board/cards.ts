// How the cards of Random Encounters look: a frame per kind, a picture per card, figures in fixed corners.

import type { CardLook, Figure, LookOf } from '../../../web/table/card-look.ts';
import {
  type Card,
  type CharacterCard,
  type EnchantmentCard,
  type EquipmentCard,
  type EventCard,
  type ItemCard,
  METALS,
  type MonsterCard,
  type QuestCard,
  type SlotKind,
  type TrapCard,
} from '../cards/card.ts';
import pictures from './card-pictures.icons.json' with { type: 'json' };
import { printedStats, SHORT_PLACES, STATS_SHOWN, signed } from './figures.ts';
import outlines from './marks.icons.json' with { type: 'json' };

const PICTURES: Readonly<Record<string, string>> = pictures;

export const healthCorner = (value: string | number): Figure => ({
  icon: outlines.health,
  value,
  label: 'Health',
});

const number = (value: number): Figure => ({ icon: outlines.die, value, label: 'number to reach' });
const wound = (value: number): Figure => ({
  icon: outlines.wound,
  value: `−${value}`,
  label: 'a failure costs',
});

/** Which Stats a test asks for. */
const asked = (stats: readonly number[]): Figure[] =>
  stats.map((stat) => {
    const { icon, name } = STATS_SHOWN[stat]!;
    return { icon, value: name, label: name };
  });

/** Health beside the name, and at the foot the Stat it attacks with. */
export function fightCorners(
  { attacksWith }: MonsterCard,
  health: string | number,
): NonNullable<CardLook['corners']> {
  const { letter, name } = STATS_SHOWN[attacksWith]!;
  return [
    healthCorner(health),
    undefined,
    undefined,
    { icon: outlines.spikes, value: letter, label: `attacks with ${name}` },
  ];
}

/** RE-COMBAT-02: what is printed as "18X", at a table of so many. */
export const foughtBy = (players: number, face: MonsterCard): Pick<CardLook, 'corners'> => ({
  corners: fightCorners(face, face.health * players),
});

const fighter = (face: MonsterCard): CardLook => ({
  corners: fightCorners(face, `${face.health}X`),
  figures: printedStats(face.stats, (value) => value),
});

const slotName = (kind: SlotKind): string => kind.charAt(0).toUpperCase() + kind.slice(1);

/** Bonuses that are printed; a card may have none (RE-EQUIP-07). */
const bonuses = (stats: readonly number[]): Figure[] =>
  printedStats(stats, signed).filter((_, stat) => stats[stat] !== 0);

type Looks = {
  character(face: CharacterCard): CardLook;
  monster(face: MonsterCard): CardLook;
  boss(face: MonsterCard): CardLook;
  trap(face: TrapCard): CardLook;
  event(face: EventCard): CardLook;
  quest(face: QuestCard): CardLook;
  equipment(face: EquipmentCard): CardLook;
  item(face: ItemCard): CardLook;
  enchantment(face: EnchantmentCard): CardLook;
};

const LOOKS: Looks = {
  character: (face) => ({
    frame: 'character',
    kind: face.slots.map(slotName).join(' · '),
    corners: [healthCorner(face.health)],
    figures: printedStats(face.stats, (value) => value),
  }),
  monster: (face) => ({
    ...fighter(face),
    frame: `monster-${face.level}`,
    kind: `${face.type} · ${SHORT_PLACES[face.level]}`,
    kindIcon: outlines.monster,
  }),
  boss: (face) => ({
    ...fighter(face),
    frame: 'boss',
    kind: `${face.type} · ${SHORT_PLACES[face.level]} Boss`,
    deck: `Level ${face.level} Boss`,
    kindIcon: outlines.boss,
  }),
  trap: (face) => ({
    frame: 'trap',
    kind: `Trap · ${SHORT_PLACES[face.level]}`,
    kindIcon: outlines.trap,
    corners: [number(face.number), undefined, undefined, wound(face.damage)],
    figures: asked(face.stats),
  }),
  event: (face) => ({
    frame: 'event',
    kind: `Event · ${SHORT_PLACES[face.level]}`,
    kindIcon: outlines.event,
  }),
  quest: (face) => ({
    frame: 'quest',
    kind: `Side Quest · ${SHORT_PLACES[face.level]}`,
    kindIcon: outlines.quest,
    corners: [
      number(face.number),
      undefined,
      undefined,
      { icon: outlines.loot, value: `+${face.loot}`, label: 'Loot' },
    ],
    figures: asked(face.stats),
  }),
  equipment: (face) => ({
    frame: face.slots.join('-'),
    kind: `${METALS[face.level]} ${face.slots.map(slotName).join(' or ')}`,
    kindIcon: outlines[face.slots[0]!],
    figures: bonuses(face.stats),
  }),
  item: (face) => ({ frame: 'item', kind: `${METALS[face.level]} Item`, kindIcon: outlines.item }),
  enchantment: (face) => ({
    frame: 'enchantment',
    kind: `${METALS[face.level]} Enchantment`,
    kindIcon: outlines.enchantment,
    figures: [
      { icon: outlines.enchantment, value: signed(face.bonus), label: 'to all Stats' },
      { value: face.against.join(', '), label: 'against' },
    ],
  }),
};

export const lookOf: LookOf = (plain) => {
  const face = plain as Card;
  const picture = PICTURES[face.key];
  const { figures, ...look } = (LOOKS[face.kind] as (face: Card) => CardLook)(face);
  return {
    ...look,
    ...(picture && { picture }),
    ...(figures && figures.length > 0 && { figures }),
  };
};
