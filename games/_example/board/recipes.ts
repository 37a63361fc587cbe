// The pictures of Goblin Picnic by recipe: gouache, a sunny afternoon, and wasps. A line per card.

import type { Gallery, Recipes } from '../../../art/recipe.ts';

const deck: Recipes = {
  bun: { figure: 'dumpling-bao', setting: 'meadow', light: 'sun', pose: 'stand', size: 128, paint: 'bread/crust', accent: [{ icon: 'ant', at: [240, 178], size: 46, turn: 70, paint: 'black' }, { icon: 'butter', at: [62, 168], size: 56, paint: 'cheese card' }] },
  pie: { figure: 'pie-slice', setting: 'kitchen', light: 'window', pose: 'float', at: [142, 116], size: 148, turn: -8, paint: 'crust bread', inner: 'red card', accent: [{ icon: 'goblin', at: [236, 72], size: 84, behind: true, turn: 8, paint: 'goblin', inner: 'red goblin goblin flame flame' }] },
  wasp: { figure: 'wasp-sting', setting: 'forest', light: 'glow', pose: 'charge', size: 176, at: [140, 112], turn: 0, paint: 'ice cheese cheese black cheese black', inner: 'cloud cloud cloud cloud cloud cloud black', accent: [{ icon: 'sprint', at: [252, 176], size: 56, paint: 'goblin' }] },
  swatter: { figure: 'bug-net', setting: 'meadow', light: 'dawn', pose: 'swing', size: 170, turn: -8, at: [146, 110], paint: 'linen wood', inner: 'card', accent: [{ icon: 'fly', at: [236, 54], size: 48, turn: 40, paint: 'black glass' }], impact: [222, 132] },
  basket: { figure: 'basket', setting: 'market', light: 'lamp', pose: 'stand', size: 150, paint: 'straw wine straw bread straw bread straw bread straw bread straw bread straw bread', backed: true, accent: [{ icon: 'wine-bottle', at: [206, 60], size: 76, turn: 18, behind: true, paint: 'green wine' }, { icon: 'bread', at: [96, 60], size: 70, turn: -50, behind: true, paint: 'bread crust' }] },
  crumbs: { figure: 'ants', setting: 'road', light: 'hearth', pose: 'big', size: 160, paint: 'black black black black', accent: [{ icon: 'cookie', at: [148, 108], size: 76, turn: 12, paint: 'bread', inner: 'oak' }] },
};

/** A goblin for each chair. */
const portraits: Recipes = {
  'bot-0': { figure: 'goblin-head', setting: 'meadow', light: 'sun', pose: 'bust', at: [150, 118], size: 172, paint: 'goblin goblin moss moss goblin goblin goblin goblin bone bone' },
  'bot-1': { figure: 'goblin', setting: 'forest', light: 'glow', pose: 'bust', at: [150, 118], size: 150, paint: 'moss/goblin', inner: 'red goblin goblin flame flame' },
  'bot-2': { figure: 'troll', setting: 'cave', light: 'torch', pose: 'bust', at: [150, 122], size: 172, paint: 'hide leather leaf leaf wood', eyes: [0, 1], eyeColour: '#ffe24a' },
  'bot-3': { figure: 'orc-head', setting: 'camp', light: 'fire', pose: 'bust', at: [150, 118], size: 172, paint: 'goblin leather goblin goblin red bone bone bone' },
};

export const GALLERY: Gallery = {
  finish: 'gouache',
  decks: { picnic: deck },
  portraits,
  cover: { figure: 'goblin-head', setting: 'meadow', light: 'sun', pose: 'bust', at: [140, 112], size: 150, paint: 'goblin goblin moss moss goblin goblin goblin goblin bone bone', accent: [{ icon: 'pie-slice', at: [224, 160], size: 84, turn: -8, paint: 'crust bread', inner: 'red card' }, { icon: 'wasp-sting', at: [226, 56], size: 66, paint: 'ice cheese cheese black cheese black', inner: 'cloud cloud cloud cloud cloud cloud black' }] },
  backdrops: { meadow: { setting: 'meadow', light: 'dawn' } },
};
