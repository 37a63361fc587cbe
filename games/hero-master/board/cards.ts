// How the cards of Hero Master look: a frame per kind, a picture per card, figures in fixed corners.

import type { CardLook, Figure, LookOf } from '../../../web/table/card-look.ts';
import pictures from './card-pictures.icons.json' with { type: 'json' };
import { type Face, printedStrengths, signed } from './figures.ts';
import outlines from './marks.icons.json' with { type: 'json' };
import { TRIGGERS } from './triggers.ts';

const PICTURES: Readonly<Record<string, string>> = pictures;

const hitBonus = ({ hit }: Face): Figure => ({ icon: outlines.hit, value: signed(hit), label: 'to hit' });
const armour = (value: string | number): Figure => ({ icon: outlines.armour, value, label: 'armour' });
const gold = ({ gold: value }: Face): Figure => ({ icon: outlines.gold, value, label: 'gold' });
const treasure = ({ treasure: value }: Face): Figure => ({
  icon: outlines.treasure,
  value,
  label: 'treasure',
});

/** Treasures and Protest cards say so beside their kind. */
function kindOf(word: string, { set, deck }: Face): string {
  if (deck === 'Treasure' || deck === 'Protest') return `${deck} ${word}`;
  return set === '' ? word : `${set} ${word}`;
}

const BY_KIND: Readonly<Record<Face['kind'], (face: Face) => CardLook>> = {
  attack: (face) => ({
    frame: face.deck === 'Protest' ? 'protest' : 'attack',
    kind: kindOf('attack', face),
    kindIcon: outlines.attack,
    corners: [hitBonus(face), ...(face.armour === 0 ? [] : [armour(signed(face.armour))])],
    figures: printedStrengths(face, (value) => value),
  }),
  bungle: (face) => ({
    frame: 'bungle',
    kind: kindOf('bungle', face),
    kindIcon: outlines.bungle,
    corners: [{ icon: outlines.fail, value: `≤${face.fail}`, label: 'critical fail at' }],
    figures: printedStrengths(face, (value) => (value === 0 ? 0 : signed(value))).filter(
      ({ value }) => value !== 0,
    ),
  }),
  hero: (face) => ({
    frame: 'hero',
    kind: [face.deck, face.discipline].filter(Boolean).join(' · '),
    kindIcon: outlines[(face.discipline.toLowerCase() || 'hero') as 'hero'],
  }),
  weapon: (face) => ({
    frame: face.deck === 'Treasure' ? 'treasure' : 'weapon',
    kind: kindOf('weapon', face),
    kindIcon: outlines.weapon,
    corners: [hitBonus(face)],
    figures: printedStrengths(face, signed),
  }),
  armour: (face) => ({
    frame: face.deck === 'Treasure' ? 'treasure' : 'armour',
    kind: kindOf('armour', face),
    kindIcon: outlines.armour,
    corners: [armour(face.armour)],
  }),
  monster: (face) => ({
    frame: { Normal: 'monster', Boss: 'boss', Legendary: 'legendary', '': 'monster' }[face.rank],
    kind: [face.rank === 'Normal' ? '' : face.rank, ...face.types, face.ambusher ? 'Ambusher' : '']
      .filter(Boolean)
      .join(' · '),
    corners: [
      armour(face.armour),
      { icon: outlines.ferocity, value: face.ferocity, label: 'Ferocity' },
      gold(face),
      treasure(face),
    ],
    figures: printedStrengths(face, (value) => value),
  }),
  location: (face) => ({
    frame: 'location',
    kind: 'Location',
    kindIcon: outlines.location,
    corners: [
      { icon: outlines.monsters, value: face.monsters, label: 'monsters' },
      ...(face.warning === '' ? [] : [{ icon: outlines.warning, value: '!', label: 'warning sign' }]),
    ],
    figures: [gold(face), treasure(face)],
    ...(face.warning === '' ? {} : { flavour: `Beware: ${face.warning}` }),
  }),
  'critical fail': () => ({ frame: 'fail', kind: 'Critical Fail', kindIcon: outlines.criticalFail }),
};

export const lookOf: LookOf = (plain) => {
  const face = plain as Face;
  const picture = PICTURES[face.key];
  const tags = face.triggers.map((trigger) => TRIGGERS[trigger]);
  const { figures, ...look } = BY_KIND[face.kind](face);
  return {
    ...look,
    ...(picture && { picture }),
    ...(figures && figures.length > 0 && { figures }),
    ...(tags.length > 0 && { tags }),
  };
};
