// What a held card does, in a few words; where it can be chosen, what it would do now.

import type { Face } from '../cards/card.ts';
import { REGION_CODES, REGIONS, type RegionCode } from '../cards/regions.ts';
import type { FightData } from '../questions/fight.ts';
import { percent, signed } from './cards.ts';

/** The figures that options of several questions bring for a card in hand. */
type CardData = Partial<FightData> & {
  readonly pearls?: number;
  readonly reputation?: number;
  readonly pips?: number;
};

export const pearlWords = (pearls: number): string => `${pearls} ${pearls === 1 ? 'pearl' : 'pearls'}`;

/** `here` is the region of whoever holds it. */
export function briefOf(face: Face, data: unknown, here: number): string {
  const { pearls, reputation, attack, pips } = (data ?? {}) as CardData;
  if (reputation !== undefined && pearls !== undefined)
    return `${pearlWords(pearls)}: reputation ${reputation}`;
  if (pearls !== undefined) return `worth ${pearlWords(pearls)}`;
  if (attack !== undefined) return `attack, ${percent(attack.kills)}`;
  if (pips !== undefined) return `bait, ${pips === 1 ? '1 pip' : `${pips} pips`}`;
  return BRIEFS[face.key] ?? BY_KIND[face.kind](face, here);
}

/** "to Shoreline" from one of its sides, both codes from anywhere else. */
function gateWords(key: string, here: number): string {
  const ends = key.split('-') as RegionCode[];
  const other = ends.find((code) => code !== REGION_CODES[here]);
  return ends.includes(REGION_CODES[here]!) && other ? `to ${REGIONS[other].name}` : ends.join(' – ');
}

const BY_KIND: Readonly<Record<Face['kind'], (face: Face, here: number) => string>> = {
  item: ({ halves }) => `worth ${pearlWords(halves / 2)}`,
  food: ({ pips, flesh }) => `${pips === 1 ? '1 pip' : `${pips} pips`}, ${flesh}`,
  shelter: () => 'a turn away',
  gate: ({ key }, here) => gateWords(key, here),
  creature: ({ atk, attacks }) => (attacks ? `attacks too, ${signed(atk)}` : 'with you'),
  event: ({ text }) => text,
  grass: ({ text }) => text,
  slugcat: ({ text }) => text,
};

/** What the tamed do besides being there. */
const PERKS: Readonly<Record<string, string>> = {
  grapplingWorm: '+1 flee',
  eggbug: '1 pip a cycle',
  lanternMouse: 'light',
  squidcada: 'for Sky Islands',
  jetfish: '+2 flee in water',
  slugpup: '+1 flee, +1 need',
};

const BRIEFS: Readonly<Record<string, string>> = {
  rock: '+2 to one roll',
  spear: '+3 attack',
  electricSpear: '+4 attack',
  explosiveSpear: '+6, once',
  scavengerBomb: '+6, once',
  singularityBomb: 'kills, no roll',
  cherrybomb: 'escape, no roll',
  flashbang: 'no strike once',
  sporePuff: 'escape insects',
  bubbleWeed: 'against water',
  lantern: 'light',
  mushroom: '+3 this turn',
  karmaFlower: 'keeps karma once',
  neuronFly: '1 pip and light',
  vultureMask: '+2 flee lizards',
  kingVultureMask: '+4 flee lizards',
  overseerEye: 'names a gate',
  ...PERKS,
};
