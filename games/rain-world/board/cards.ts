// How the cards of Rain World look: a frame per kind, figures in fixed corners, words under the picture.

import type { CardLook, Figure, LookOf } from '../../../web/table/card-look.ts';
import type { Diet, Face, Word } from '../cards/card.ts';
import { REGION_CODES, REGIONS } from '../cards/regions.ts';
import pictures from './card-pictures.icons.json' with { type: 'json' };
import outlines from './marks.icons.json' with { type: 'json' };

const PICTURES: Readonly<Record<string, string>> = pictures;

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

export const DIETS: Readonly<Record<Diet, string>> = {
  omnivore: 'eats plants, bugs',
  'eats-meat': 'eats meat',
  glutton: 'eats it all',
  herbivore: 'eats plants',
  'needle-feeder': 'feeds on kills',
};

const hp = (value: number): Figure => ({ icon: outlines.hp, value, label: 'HP' });
const pips = (value: number): Figure => ({ icon: outlines.pips, value, label: 'pips' });
const attack = (value: number): Figure => ({ icon: outlines.attack, value: signed(value), label: 'attack' });

/** Words that say when a creature is to be feared; the kind line has the rest. */
const ABILITIES: Readonly<Partial<Record<Word, string>>> = {
  stealth: 'strikes first',
  pack: 'strikes twice',
  aggressive: 'turns on everybody here',
  explosive: 'HP 5 against explosives',
  aquatic: '+2 chase in water',
  'light-shy': 'shuns light',
  skittish: 'one try, then gone',
};

const abilityText = (face: Face): string =>
  sentences([...face.words.flatMap((word) => ABILITIES[word] ?? []), face.text]) ||
  (face.words.includes('scavenger') ? 'It goes for gifts: half a pearl buys a reputation.' : worthText(face));

const sentences = (all: readonly string[]): string =>
  all
    .filter(Boolean)
    .map((words) => capital(words.replace(/\.?$/, '.')))
    .join(' ');

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const worthText = ({ pips, flesh }: Face): string =>
  `${pips === 1 ? '1 pip' : `${pips} pips`} of ${flesh} to whoever kills and can eat it, or the price of taming it.`;

function creatureLook(face: Face): CardLook {
  if (face.words.includes('peaceful'))
    return { frame: 'peaceful', kind: 'Peaceful', kindIcon: outlines.creature };
  const text = abilityText(face);
  const food = face.eats === 'meat' ? 'eats meat' : '';
  return {
    frame: face.attacks ? 'creature' : 'prey',
    kind: [kindWord(face), food].filter(Boolean).join(' · '),
    kindIcon: outlines.creature,
    corners: [hp(face.hp), pips(face.pips)],
    ...(face.attacks && {
      figures: [attack(face.atk), { icon: outlines.flee, value: signed(face.flee), label: 'chase' }],
    }),
    ...(text && { text }),
  };
}

function kindWord({ words, attacks }: Face): string {
  const kind = (['lizard', 'insect', 'scavenger', 'prey'] as const).find((word) => words.includes(word));
  const word = kind ?? (attacks ? 'creature' : 'skittish');
  return capital(word);
}

const startOf = ({ start }: Face): string => REGIONS[REGION_CODES[start]!].name;

const BY_KIND: Readonly<Record<Face['kind'], (face: Face) => CardLook>> = {
  slugcat: (face) => ({
    frame: 'slugcat',
    kind: `Slugcat · ${DIETS[face.diet]}`,
    kindIcon: outlines.slugcat,
    corners: [hp(face.hp)],
    tags: [{ icon: outlines.shelter, word: `starts in ${startOf(face)}` }],
    figures: [
      attack(face.atk),
      { icon: outlines.flee, value: signed(face.flee), label: 'flee' },
      { icon: outlines.pips, value: `${face.line} of ${face.most}`, label: 'food for a night' },
    ],
  }),
  shelter: ({ deck }) => ({ frame: 'shelter', kind: `Shelter · ${deck}`, kindIcon: outlines.shelter }),
  gate: () => ({ frame: 'gate', kind: 'Karma gate', kindIcon: outlines.gate }),
  creature: creatureLook,
  item: ({ halves }) => ({
    frame: 'item',
    kind: 'Item',
    kindIcon: outlines.item,
    corners: [undefined, { icon: outlines.pearl, value: halves / 2, label: 'pearls' }],
  }),
  food: (face) => ({
    frame: 'food',
    kind: `Food · ${face.flesh}`,
    kindIcon: outlines.food,
    corners: [undefined, pips(face.pips)],
    text: `Worth ${face.pips === 1 ? '1 pip' : `${face.pips} pips`} to whoever can eat it.`,
  }),
  event: () => ({ frame: 'event', kind: 'Event', kindIcon: outlines.event }),
  grass: () => ({ frame: 'grass', kind: 'Worm Grass', kindIcon: outlines.grass }),
};

export const lookOf: LookOf = (plain) => {
  const face = plain as Face;
  const picture = PICTURES[face.key] ?? PICTURES[face.kind];
  return { ...BY_KIND[face.kind](face), ...(picture && { picture }) };
};
