// The pictures of Rain World by recipe: noir, wet light on iron, and something alive in it. A line per card.

import type { Accent, Gallery, Recipes } from '../../../art/recipe.ts';

/** A slugcat at work, small or large, in its own fur. */
const slugcat = (paint: string, at: readonly [number, number], size: number, eyeColour = '#0b1516'): Accent => ({ icon: 'cat', at, size, paint, eyes: [0, 1], eyeColour });

const slugcats: Recipes = {
  survivor: { figure: 'cat', setting: 'factory', light: 'cold', pose: 'left', size: 156, paint: 'white/cloud', eyes: [0, 1], eyeColour: '#0b1516', motes: 'rain', accent: [{ icon: 'stone-spear', at: [240, 112], size: 128, turn: -60, behind: true, paint: 'steel wood' }] },
  monk: { figure: 'open-gate', setting: 'ruins', light: 'glow', pose: 'big', at: [176, 108], size: 180, paint: 'slate', motes: 'dust', accent: [slugcat('#f2cf63/#e0a83a', [96, 158], 112)] },
  hunter: { figure: 'spears', setting: 'quarry', light: 'blood', pose: 'float', at: [200, 100], size: 150, turn: 8, paint: 'iron', motes: 'rain', accent: [slugcat('#ef7f78/#b8403c', [108, 150], 132)] },
  gourmand: { figure: 'fruit-bowl', setting: 'cave', light: 'hearth', pose: 'float', at: [206, 160], size: 104, paint: 'wood', motes: 'dust', accent: [slugcat('#e6c39a/#c99b6a', [112, 130], 162)] },
  artificer: { figure: 'mine-explosion', setting: 'alley', light: 'fire', pose: 'big', at: [196, 92], size: 176, shines: true, paint: 'flame', motes: 'embers', accent: [slugcat('#9c4038/#5a1f1c', [104, 154], 124, '#ffe2b0')] },
  rivulet: { figure: 'big-wave', setting: 'sea', light: 'storm', pose: 'big', at: [176, 122], size: 196, paint: 'water ice', motes: 'spray', accent: [slugcat('#8fdcff/#4aa6e0', [128, 92], 108)] },
  spearmaster: { figure: 'barbed-spear', setting: 'sky', light: 'magic', pose: 'swing', at: [176, 92], size: 190, turn: 10, paint: 'bone', motes: 'dust', accent: [slugcat('#8a66b4/#4f3672', [106, 154], 124, '#f6e8ff')] },
  saint: { figure: 'meditation', setting: 'snow', light: 'holy', pose: 'float', at: [190, 96], size: 150, fade: 0.35, shines: true, paint: 'ghost', motes: 'snow', accent: [slugcat('#a9dc78/#6fa646', [104, 152], 124)] },
  inv: { figure: 'charm', setting: 'market', light: 'rose', pose: 'float', at: [208, 84], size: 104, shines: true, paint: 'pink', motes: 'hearts', accent: [slugcat('#7485f2/#4250b4', [118, 146], 138, '#f0f2ff')] },
  nightcat: { figure: 'hollow-cat', setting: 'bridge', light: 'moon', pose: 'left', size: 160, dusk: 0.3, paint: 'night', motes: 'stars', accent: [{ icon: 'evil-eyes', at: [250, 60], size: 36, bare: true, shines: true, paint: 'ice' }] },
};

const smallLizards: Recipes = {
  blueLizard: { figure: 'gecko', setting: 'factory', light: 'cold', pose: 'leap', size: 150, turn: 24, paint: '#3f7fe0/#1d3f96', motes: 'rain' },
  blackLizard: { figure: 'dragon-head', setting: 'alley', light: 'moon', pose: 'charge', size: 196, dusk: 0.35, paint: 'black slate', eyes: [0], eyeColour: '#c9f0ff', motes: 'mist' },
  yellowLizard: { figure: 'dinosaur-rex', setting: 'bridge', light: 'dawn', pose: 'lunge', count: 3, size: 128, paint: '#f0c93c/#a8761a', motes: 'dust' },
  whiteLizard: { figure: 'chameleon-glyph', setting: 'ruins', light: 'spot', pose: 'loom', at: [150, 116], size: 196, fade: 0.15, paint: 'white/cloud', motes: 'mist' },
};

const greatLizards: Recipes = {
  pinkLizard: { figure: 'dragon-head', setting: 'quarry', light: 'rose', pose: 'loom', size: 206, paint: '#e0609a #8c2658', eyes: [0], eyeColour: '#fff0a0', motes: 'rain' },
  salamander: { figure: 'sea-serpent', setting: 'pond', light: 'storm', pose: 'big', size: 186, paint: '#5ec0a2/#1f6a63', motes: 'spray' },
  cyanLizard: { figure: 'wyvern', setting: 'sky', light: 'glow', pose: 'leap', size: 190, paint: '#3fd6d0/#12757c', motes: 'sparks' },
  greenLizard: { figure: 'gecko', setting: 'swamp', light: 'poison', pose: 'loom', at: [146, 122], size: 212, turn: -8, paint: '#6fae3c/#2e5a1c', motes: 'rain' },
  eelLizard: { figure: 'eel', setting: 'sea', light: 'cold', pose: 'swing', size: 196, paint: '#2f8f86', motes: 'spray' },
  caramelLizard: { figure: 'croc-jaws', setting: 'desert', light: 'dawn', pose: 'charge', size: 190, paint: '#c98a4a/#7a4618', motes: 'dust' },
  redLizard: { figure: 'spiked-dragon-head', setting: 'lair', light: 'blood', pose: 'loom', at: [130, 122], size: 216, paint: '#d02f26 #7a120e #d02f26', eyes: [0], eyeColour: '#ffe24a', motes: 'embers' },
};

const prey: Recipes = {
  batfly: { figure: 'dragonfly', setting: 'factory', light: 'glow', pose: 'float', count: 3, size: 116, paint: '#8fbf4a ice', motes: 'wisps' },
  infantCentipede: { figure: 'caterpillar', setting: 'cellar', light: 'fire', pose: 'stand', size: 130, paint: 'autumn', motes: 'dust' },
  infantNoodlefly: { figure: 'fly', setting: 'sky', light: 'dawn', pose: 'float', size: 104, paint: 'poison glass', motes: 'wisps' },
  grapplingWorm: { figure: 'earth-worm', setting: 'quarry', light: 'window', pose: 'swing', size: 150, paint: 'violet' },
  eggbug: { figure: 'spotted-bug', setting: 'bridge', light: 'dawn', pose: 'stand', size: 136, paint: 'teal/water', accent: [{ icon: 'egg-clutch', at: [228, 164], size: 72, paint: 'ember' }] },
  lanternMouse: { figure: 'seated-mouse', setting: 'cave', light: 'lamp', pose: 'stand', size: 132, shines: true, paint: '#ffd98a white', motes: 'wisps' },
  squidcada: { figure: 'squid', setting: 'sky', light: 'storm', pose: 'leap', size: 160, turn: -160, paint: 'bone/grey', motes: 'rain' },
  jetfish: { figure: 'flying-trout', setting: 'pond', light: 'sun', pose: 'leap', size: 168, paint: '#7ac0b0 ice', motes: 'spray' },
  snail: { figure: 'snail', setting: 'swamp', light: 'cold', pose: 'stand', size: 140, paint: 'slime ice', motes: 'bubbles' },
};

const predators: Recipes = {
  leeches: { figure: 'leeching-worm', setting: 'pond', light: 'blood', pose: 'float', count: 4, size: 118, paint: 'wine/black', motes: 'bubbles' },
  coalescipedes: { figure: 'spider-alt', setting: 'web', light: 'moon', pose: 'float', count: 6, size: 110, paint: 'black', motes: 'dust' },
  centiwing: { figure: 'dragon-spiral', setting: 'sky', light: 'poison', pose: 'leap', size: 176, paint: '#9fc04a/#46661c', motes: 'rain' },
  noodlefly: { figure: 'wasp-sting', setting: 'desert', light: 'dawn', pose: 'strike', size: 180, paint: 'grey', motes: 'dust' },
  bigSpider: { figure: 'long-legged-spider', setting: 'cave', light: 'torch', pose: 'loom', size: 206, paint: 'fur', motes: 'dust' },
  polePlant: { figure: 'thorny-vine', setting: 'factory', light: 'blood', pose: 'loom', size: 214, paint: 'wine/red', motes: 'rain' },
  monsterKelp: { figure: 'kraken-tentacle', setting: 'sea', light: 'poison', pose: 'loom', size: 206, paint: 'moss', motes: 'spray' },
  centipede: { figure: 'centipede', setting: 'cellar', light: 'fire', pose: 'charge', size: 200, paint: 'rust', motes: 'sparks' },
  dropwig: { figure: 'long-antennae-bug', setting: 'forest', light: 'moon', pose: 'tumble', size: 168, paint: 'leather', dusk: 0.4 },
  aquapede: { figure: 'sea-dragon', setting: 'pond', light: 'magic', pose: 'swing', size: 188, paint: '#3a66c8', motes: 'bubbles' },
  spitterSpider: { figure: 'masked-spider', setting: 'web', light: 'poison', pose: 'big', size: 188, paint: 'bone black', motes: 'wisps' },
  brotherLongLegs: { figure: 'octopus', setting: 'vault', light: 'magic', pose: 'loom', size: 210, paint: '#5a4ab8/#241a5c', eyes: [0, 1], eyeColour: '#9fd8ff', motes: 'mist' },
  vulture: { figure: 'vulture', setting: 'gale', light: 'storm', pose: 'stand', size: 190, paint: 'slate/black', eyes: [0], eyeColour: '#ff5a4a', motes: 'rain' },
  kingVulture: { figure: 'harpy', setting: 'sky', light: 'blood', pose: 'strike', size: 206, paint: 'black', motes: 'feathers' },
  redCentipede: { figure: 'scorpion', setting: 'lair', light: 'blood', pose: 'charge', size: 206, paint: 'red', motes: 'sparks' },
  daddyLongLegs: { figure: 'giant-squid', setting: 'factory', light: 'cold', pose: 'loom', size: 216, paint: '#2c3f9c', motes: 'rain' },
  mirosBird: { figure: 'kiwi-bird', setting: 'quarry', light: 'spot', pose: 'lunge', size: 196, paint: 'grey black bone', eyes: [0], eyeColour: '#fff0a0', motes: 'dust' },
  leviathan: { figure: 'fish-monster', setting: 'sea', light: 'moon', pose: 'loom', at: [150, 132], size: 240, paint: 'slate bone', motes: 'spray' },
  hunterLongLegs: { figure: 'tentacles-skull', setting: 'cellar', light: 'magic', pose: 'loom', size: 214, paint: '#7d4bd0/#3a1c70', eyes: [0, 1], eyeColour: '#ffd0ee', motes: 'mist' },
  scavenger: { figure: 'tribal-mask', setting: 'camp', light: 'hearth', pose: 'bust', size: 176, paint: 'bone brown leather' },
  eliteScavenger: { figure: 'totem-mask', setting: 'alley', light: 'spot', pose: 'bust', size: 184, paint: 'slate red bone', accent: [{ icon: 'spears', at: [246, 100], size: 110, behind: true, paint: 'iron' }] },
};

const wanderers: Recipes = {
  slugpup: { figure: 'cat', setting: 'meadow', light: 'glow', pose: 'small', size: 96, paint: 'white/pink', eyes: [0, 1], eyeColour: '#0b1516', motes: 'petals' },
  rainDeer: { figure: 'deer', setting: 'forest', light: 'dawn', pose: 'loom', at: [150, 124], size: 210, paint: 'moss/brown', motes: 'leaves' },
  garbageWorm: { figure: 'worm-mouth', setting: 'swamp', light: 'poison', pose: 'peek', size: 196, paint: 'brown', motes: 'bubbles' },
  inspector: { figure: 'floating-tentacles', setting: 'vault', light: 'magic', pose: 'float', size: 166, shines: true, paint: 'violet', motes: 'sparks' },
  scavengerMerchant: { figure: 'ceremonial-mask', setting: 'market', light: 'lamp', pose: 'bust', size: 176, paint: 'bone wine', accent: [{ icon: 'oyster-pearl', at: [244, 158], size: 74, paint: 'white' }] },
};

const items: Recipes = {
  rock: { figure: 'rock', setting: 'quarry', light: 'cold', pose: 'throw', size: 120, paint: 'stone slate' },
  spear: { figure: 'stone-spear', setting: 'bridge', light: 'storm', pose: 'charge', size: 220, turn: -14, paint: 'steel wood', motes: 'rain' },
  electricSpear: { figure: 'sun-spear', setting: 'factory', light: 'cold', pose: 'swing', size: 196, shines: true, paint: 'ice steel', motes: 'sparks' },
  explosiveSpear: { figure: 'barbed-spear', setting: 'alley', light: 'fire', pose: 'strike', size: 206, paint: 'rust wood', motes: 'embers' },
  scavengerBomb: { figure: 'unlit-bomb', setting: 'camp', light: 'hearth', pose: 'throw', size: 146, paint: 'iron rust', motes: 'embers' },
  singularityBomb: { figure: 'time-bomb', setting: 'vault', light: 'magic', pose: 'big', size: 160, shines: true, paint: 'violet black', motes: 'sparks' },
  cherrybomb: { figure: 'sparky-bomb', setting: 'swamp', light: 'rose', pose: 'leap', size: 150, paint: 'red leaf' },
  flashbang: { figure: 'smoke-bomb', setting: 'cave', light: 'glow', pose: 'big', size: 156, shines: true, paint: 'white cloud', motes: 'sparks' },
  sporePuff: { figure: 'mushrooms-cluster', setting: 'forest', light: 'poison', pose: 'stand', size: 156, paint: 'bone grey', motes: 'mist' },
  bubbleWeed: { figure: 'algae', setting: 'pond', light: 'cold', pose: 'stand', size: 168, paint: 'leaf', motes: 'bubbles' },
  lantern: { figure: 'old-lantern', setting: 'cellar', light: 'lamp', pose: 'float', size: 160, shines: true, paint: 'brass flame', motes: 'wisps' },
  mushroom: { figure: 'spotted-mushroom', setting: 'meadow', light: 'magic', pose: 'stand', size: 150, paint: 'violet bone', motes: 'wisps' },
  karmaFlower: { figure: 'lotus-flower', setting: 'ruins', light: 'holy', pose: 'float', size: 156, shines: true, paint: 'flame/gold', motes: 'petals' },
  whitePearl: { figure: 'oyster-pearl', setting: 'sea', light: 'moon', pose: 'stand', size: 150, paint: 'white cloud', motes: 'spray' },
  colouredPearl: { figure: 'kaleidoscope-pearls', setting: 'library', light: 'magic', pose: 'float', size: 156, paint: 'potion ice gold', motes: 'sparks' },
  neuronFly: { figure: 'brain', setting: 'vault', light: 'glow', pose: 'float', size: 130, shines: true, paint: 'pink ice', motes: 'wisps' },
  vultureMask: { figure: 'bird-mask', setting: 'gale', light: 'storm', pose: 'float', size: 150, paint: 'bone slate', motes: 'feathers' },
  kingVultureMask: { figure: 'sharp-crown', setting: 'lair', light: 'blood', pose: 'float', at: [150, 44], size: 104, paint: 'bone', motes: 'feathers', accent: [{ icon: 'bird-mask', at: [150, 128], size: 164, paint: 'gold night' }] },
  overseerEye: { figure: 'eyestalk', setting: 'factory', light: 'glow', pose: 'stand', size: 166, shines: true, paint: 'cheese ice black', motes: 'sparks' },
};

const food: Recipes = {
  blueFruit: { figure: 'plain-circle', setting: 'factory', light: 'cold', pose: 'float', size: 92, paint: '#4a7ae8/#1f3c9c', motes: 'rain', accent: [{ icon: 'vine-leaf', at: [168, 48], size: 64, paint: 'leaf' }] },
  blueFruitBunch: { figure: 'grapes', setting: 'forest', light: 'window', pose: 'float', size: 150, paint: '#4a7ae8' },
  slimeMold: { figure: 'slime', setting: 'cave', light: 'glow', pose: 'stand', size: 132, shines: true, paint: 'ember flame', motes: 'wisps' },
  bubbleFruit: { figure: 'elderberry', setting: 'pond', light: 'sun', pose: 'float', size: 146, paint: 'pink/red', motes: 'bubbles' },
  popcornPlant: { figure: 'sunflower', setting: 'desert', light: 'dawn', pose: 'stand', size: 170, paint: 'cheese' },
  jellyfish: { figure: 'jellyfish', setting: 'sea', light: 'moon', pose: 'float', size: 146, shines: true, paint: 'ice ghost', motes: 'bubbles' },
  eggbugEggs: { figure: 'egg-clutch', setting: 'cave', light: 'fire', pose: 'stand', size: 146, shines: true, paint: 'ember' },
  dandelionPeach: { figure: 'dandelion-flower', setting: 'sky', light: 'dawn', pose: 'stand', size: 170, paint: 'white', motes: 'petals' },
  lilypuck: { figure: 'lotus', setting: 'pond', light: 'rose', pose: 'float', size: 150, paint: 'pink leaf', motes: 'bubbles' },
  gooieduck: { figure: 'opening-shell', setting: 'swamp', light: 'poison', pose: 'stand', size: 150, paint: 'sand bone' },
  hazer: { figure: 'snail-eyes', setting: 'pond', light: 'storm', pose: 'bust', size: 150, paint: 'teal', motes: 'mist' },
  vultureGrub: { figure: 'maggot', setting: 'quarry', light: 'spot', pose: 'stand', size: 130, paint: 'bread' },
  batflySwarm: { figure: 'dragonfly', setting: 'gale', light: 'glow', pose: 'float', count: 6, size: 110, paint: '#8fbf4a ice', motes: 'wisps' },
  freshCarcass: { figure: 'meat', setting: 'alley', light: 'blood', pose: 'stand', size: 140, paint: 'meat bone' },
  glowWeed: { figure: 'curling-vines', setting: 'sea', light: 'glow', pose: 'big', size: 160, shines: true, paint: 'poison/teal', motes: 'wisps' },
};

const events: Recipes = {
  overseer: { figure: 'surrounded-eye', setting: 'factory', light: 'glow', pose: 'big', size: 150, shines: true, paint: 'cheese', motes: 'sparks' },
  shortcutPipe: { figure: 'warp-pipe', setting: 'cellar', light: 'window', pose: 'stand', size: 166, paint: 'iron teal', accent: [slugcat('white/cloud', [150, 72], 70)] },
  echo: { figure: 'haunting', setting: 'ruins', light: 'holy', pose: 'loom', size: 206, shines: true, fade: 0.2, paint: 'gold black', motes: 'wisps' },
  longDusk: { figure: 'sunset', setting: 'sea', light: 'dawn', pose: 'big', size: 170, paint: 'ember flame' },
  highTide: { figure: 'big-wave', setting: 'pond', light: 'moon', pose: 'big', size: 190, paint: 'water ice', motes: 'spray' },
  flashFlood: { figure: 'wave-crest', setting: 'quarry', light: 'storm', pose: 'charge', size: 206, paint: 'water ice teal', motes: 'rain' },
  sheerDrop: { figure: 'cat', setting: 'bridge', light: 'cold', pose: 'tumble', at: [124, 96], size: 132, turn: -48, paint: '#f2f4f6/#b9c6cc', eyes: [0, 1], eyeColour: '#0b1516', motes: 'gusts', accent: [{ icon: 'falling-rocks', at: [238, 150], size: 96, paint: 'slate' }] },
  zeroGravity: { figure: 'orbital', setting: 'vault', light: 'magic', pose: 'float', size: 160, paint: 'violet ice', motes: 'stars', accent: [slugcat('white/cloud', [150, 108], 70)] },
  markOfCommunication: { figure: 'third-eye', setting: 'vault', light: 'holy', pose: 'big', size: 166, shines: true, paint: 'white ice', motes: 'sparks' },
};

const grass: Recipes = {
  bareGround: { figure: 'desert', setting: 'desert', light: 'dawn', pose: 'stand', size: 160, paint: 'sand mud' },
  rustlingStalks: { figure: 'high-grass', setting: 'meadow', light: 'storm', pose: 'big', size: 190, paint: 'moss leaf', motes: 'leaves', accent: [{ icon: 'evil-eyes', at: [150, 96], size: 40, bare: true, shines: true, paint: 'flame' }] },
  tangle: { figure: 'vine-whip', setting: 'swamp', light: 'poison', pose: 'swing', size: 180, paint: 'moss' },
  hungryField: { figure: 'carnivorous-plant', setting: 'forest', light: 'blood', pose: 'loom', size: 206, paint: 'wine moss', motes: 'rain' },
  deerTrail: { figure: 'stag-head', setting: 'meadow', light: 'dawn', pose: 'bust', size: 190, paint: 'brown', motes: 'leaves' },
};

/** Every gate a door of its own, in the light of the place behind it. */
const gates: Recipes = {
  'SU-HI': { figure: 'gate', setting: 'factory', light: 'window', pose: 'big', size: 172, paint: 'iron rust' },
  'SU-DS': { figure: 'dungeon-gate', setting: 'cellar', light: 'cold', pose: 'big', size: 176, paint: 'slate', motes: 'rain' },
  'SU-LF': { figure: 'ranch-gate', setting: 'meadow', light: 'dawn', pose: 'big', size: 180, paint: 'wood', motes: 'leaves' },
  'HI-CC': { figure: 'medieval-gate', setting: 'factory', light: 'storm', pose: 'big', size: 176, paint: 'slate iron' },
  'HI-GW': { figure: 'locked-door', setting: 'swamp', light: 'poison', pose: 'big', size: 172, paint: 'rust' },
  'HI-SH': { figure: 'steel-door', setting: 'cave', light: 'moon', pose: 'big', size: 170, paint: 'steel iron' },
  'CC-SI': { figure: 'heaven-gate', setting: 'sky', light: 'holy', pose: 'big', size: 172, paint: 'bone' },
  'CC-UWW': { figure: 'triple-gate', setting: 'gale', light: 'storm', pose: 'big', size: 176, paint: 'teal/slate' },
  'GW-SL': { figure: 'open-gate', setting: 'sea', light: 'dawn', pose: 'big', size: 176, paint: 'rust' },
  'GW-DS': { figure: 'tee-pipe', setting: 'cellar', light: 'poison', pose: 'big', size: 172, paint: 'iron' },
  'SL-SH': { figure: 'temple-gate', setting: 'sea', light: 'moon', pose: 'big', size: 172, paint: 'slate' },
  'SL-SB': { figure: 'cave-entrance', setting: 'cave', light: 'magic', pose: 'big', size: 180, paint: 'stone/violet' },
  'SH-UWU': { figure: 'closed-doors', setting: 'hall', light: 'cold', pose: 'big', size: 170, paint: 'iron' },
  'SI-LF': { figure: 'india-gate', setting: 'sky', light: 'dawn', pose: 'big', size: 172, paint: 'sand' },
  'UWW-SS': { figure: 'star-gate', setting: 'vault', light: 'glow', pose: 'big', size: 172, shines: true, paint: 'ice' },
  'UWU-SS': { figure: 'magic-gate', setting: 'vault', light: 'magic', pose: 'big', size: 172, shines: true, paint: 'violet' },
  'LF-SB': { figure: 'temple-door', setting: 'ruins', light: 'magic', pose: 'big', size: 172, paint: 'stone' },
  'DS-SB': { figure: 'secret-door', setting: 'dungeon', light: 'torch', pose: 'big', size: 172, paint: 'stone' },
};

const shelters: Recipes = {
  shelter: { figure: 'closed-doors', setting: 'factory', light: 'hearth', pose: 'big', at: [150, 100], size: 176, paint: 'rust iron', motes: 'rain', accent: [slugcat('white/cloud', [150, 172], 74)] },
};

export const GALLERY: Gallery = {
  finish: 'noir',
  decks: { slugcats, 'small lizards': smallLizards, 'great lizards': greatLizards, prey, predators, wanderers, items, food, events, grass, gates, shelters },
  // Seats show the heads of our own drawing.
  portraits: {},
  cover: { figure: 'cat', setting: 'factory', light: 'storm', pose: 'left', size: 140, paint: 'white/cloud', eyes: [0, 1], eyeColour: '#0b1516', motes: 'rain', accent: [{ icon: 'vulture', at: [216, 86], size: 128, behind: true, fade: 0.25, paint: 'black/slate', eyes: [0], eyeColour: '#ff5a4a' }] },
  backdrops: { industry: { setting: 'factory', light: 'storm' } },
};
