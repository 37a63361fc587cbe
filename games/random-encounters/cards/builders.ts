// Builders that the deck files are written with: a figure that is not printed is 0, or absent.

import {
  type BossAbility,
  type Card,
  type CharacterCard,
  type EnchantmentCard,
  type EquipmentCard,
  type EventCard,
  type ItemCard,
  type Kind,
  type Level,
  type MonsterCard,
  type Printed,
  type QuestCard,
  STAT_NAMES,
  type TrapCard,
} from './card.ts';

const NOTHING: BossAbility = {
  name: '',
  text: '',
  amount: 0,
  less: 0,
  regains: 0,
  gears: 0,
  does: () => {},
  harm: () => 0,
};

type Words = { readonly name: string; readonly text?: string; readonly copies?: number };
type Of<Each extends Card, Needed extends keyof Each> = Words &
  Pick<Each, Needed> &
  Partial<Omit<Each, 'key'>>;

const printed = (kind: Kind, level: Level, deck: string, of: Words) => ({
  key: '',
  name: of.name,
  deck,
  text: of.text ?? '',
  kind,
  level,
  copies: of.copies ?? 1,
});

export function character(of: Omit<CharacterCard, keyof Printed> & Words): CharacterCard {
  const { combat, explorerName, explorerText } = of;
  const text = `★ ${combat.name}: ${combat.text} ${explorerName}: ${explorerText}`;
  return { ...printed('character', 0, 'Character', of), ...of, copies: 1, text };
}

/** "+1 Dexterity, +1 Magic.", and then what else the card says. */
function withBonuses(stats: readonly number[] = [], text = ''): string {
  const bonuses = stats.flatMap((bonus, stat) => (bonus === 0 ? [] : [`+${bonus} ${STAT_NAMES[stat]}`]));
  return [bonuses.length === 0 ? '' : `${bonuses.join(', ')}.`, text].filter((part) => part !== '').join(' ');
}

type MonsterOf = Of<MonsterCard, 'type' | 'health' | 'stats' | 'attacksWith'>;

function fighter(kind: 'monster' | 'boss', level: Level, deck: string, of: MonsterOf): MonsterCard {
  return {
    ...printed(kind, level, deck, of),
    ability: '',
    isMany: false,
    bloodScent: 0,
    charge: 0,
    higher: 0,
    strikes: 'party',
    thorns: 0,
    thornsOn: 0,
    burst: 0,
    entangle: 0,
    venom: 0,
    least: 0,
    cap: 0,
    firstLess: 0,
    everyLess: 0,
    halves: 0,
    missedOn: 0,
    regains: 0,
    reassembles: 0,
    extraLoot: 0,
    flipsWeapons: false,
    flipsLeader: false,
    corrodes: false,
    webs: false,
    pilfers: false,
    stealsStars: false,
    piercesArmor: false,
    dreads: false,
    wails: false,
    top: NOTHING,
    star: NOTHING,
    attacksAfterStar: false,
    ...of,
  };
}

/** Builds the cards of one Level, so that a deck file holds nothing but what tells its cards apart. */
export function deckOf(level: 1 | 2 | 3) {
  const encounter = `Level ${level} Encounter`;
  const loot = `Level ${level} Loot`;
  return {
    monster: (of: MonsterOf): MonsterCard => fighter('monster', level, encounter, of),
    boss: (of: MonsterOf & Pick<MonsterCard, 'top' | 'star'>): MonsterCard =>
      fighter('boss', level, 'Boss', {
        ...of,
        text: `${of.top.name}: ${of.top.text} ★ ${of.star.name}: ${of.star.text}`,
      }),
    trap: (of: Of<TrapCard, 'rolls' | 'stats' | 'number' | 'damage'>): TrapCard => ({
      ...printed('trap', level, encounter, of),
      hurtsAll: false,
      takesStar: false,
      ...of,
    }),
    event: (of: Of<EventCard, 'does'>): EventCard => ({
      ...printed('event', level, encounter, of),
      skippable: false,
      amount: 0,
      damage: 0,
      prices: level === 1 ? 1 : 2,
      ...of,
    }),
    quest: (
      of: Of<QuestCard, 'rolls' | 'stats' | 'number' | 'damage' | 'loot' | 'lootLevel'>,
    ): QuestCard => ({
      ...printed('quest', level, encounter, of),
      ...of,
    }),
    equipment: (of: Of<EquipmentCard, 'slots'>): EquipmentCard => ({
      ...printed('equipment', level, loot, of),
      stats: [0, 0, 0],
      lessDamage: 0,
      lessDamageAsArmor: 0,
      trapBonus: 0,
      questBonus: 0,
      maxHealth: 0,
      mends: 0,
      saves: 0,
      attackBonus: 0,
      against: [],
      rerollsOne: false,
      rerollsAttack: false,
      friend: '',
      friendMagic: 0,
      does: of.text ?? '',
      ...of,
      text: withBonuses(of.stats, of.text),
    }),
    item: (of: Of<ItemCard, never>): ItemCard => ({
      ...printed('item', level, loot, of),
      heals: 0,
      healsAll: 0,
      damages: 0,
      discards: [],
      stars: 0,
      attackTokens: 0,
      cookie: 0,
      ...of,
    }),
    enchantment: (of: Of<EnchantmentCard, 'against' | 'bonus'>): EnchantmentCard => ({
      ...printed('enchantment', level, loot, of),
      ...of,
    }),
  };
}
