// The pictures of Deckbuilder RPG by recipe: engravings on vellum, coloured by hand. A line per picture; cards share some (picture-names.ts).

import type { Gallery, Recipes } from '../../../art/recipe.ts';
import { pictureOf } from './picture-names.ts';

const heroes: Recipes = {
  'hero-warrior': { figure: 'viking-helmet', setting: 'hall', light: 'torch', pose: 'bust', size: 200, paint: 'steel bone gold', accent: [{ icon: 'broadsword', at: [250, 110], size: 150, turn: 12, paint: 'steel|gold' }] },
  'hero-rogue': { figure: 'cowled', setting: 'alley', light: 'moon', pose: 'bust', size: 206, paint: 'night skin', inner: 'flame flame', accent: [{ icon: 'plain-dagger', at: [246, 146], size: 96, turn: 10, paint: 'steel gold steel leather gold' }] },
  'hero-wizard': { figure: 'wizard-face', setting: 'library', light: 'magic', pose: 'bust', size: 214, paint: 'cloth card card card skin skin paper paper skin card', motes: 'stars' },
  'hero-priest': { figure: 'monk-face', setting: 'chapel', light: 'holy', pose: 'bust', size: 210, paint: 'brown card card card card gold gold brown', inner: 'wine black black black', accent: [{ icon: 'flanged-mace', at: [252, 130], size: 100, turn: 14, paint: 'steel wood gold' }] },
  'hero-ranger': { figure: 'robin-hood-hat', setting: 'forest', light: 'dawn', pose: 'bust', size: 190, at: [136, 112], paint: 'green red', accent: [{ icon: 'bow-arrow', at: [240, 120], size: 130, turn: 8, paint: 'wood' }] },
  'hero-bard': { figure: 'lyre', setting: 'tavern', light: 'hearth', pose: 'big', size: 170, turn: -8, paint: 'gold', motes: 'sparks', accent: [{ icon: 'feathered-wing', at: [244, 80], size: 76, turn: 20, paint: 'red' }] },
};

const bosses: Recipes = {
  'boss-gruk-splitjaw': { figure: 'goblin-head', setting: 'cave', light: 'torch', pose: 'loom', size: 220, at: [142, 122], paint: 'goblin goblin moss moss goblin goblin goblin goblin bone bone', eyes: [0, 1], eyeColour: '#fff04a', accent: [{ icon: 'meat-cleaver', at: [250, 90], size: 100, turn: 12, paint: 'iron wood' }] },
  'boss-captain-odile-rusk': { figure: 'pirate-captain', setting: 'camp', light: 'dawn', pose: 'bust', size: 206, paint: 'wine skin black black skin', accent: [{ icon: 'crossbow', at: [248, 140], size: 100, turn: 20, paint: 'wood iron' }] },
  'boss-old-mother-weft': { figure: 'spider-face', setting: 'web', light: 'poison', pose: 'loom', size: 224, at: [150, 112], paint: 'wine/black bone bone bone bone ember ember', inner: 'black black black black', eyes: [0, 1], eyeColour: '#b8ff3a' },
  'boss-deacon-varn': { figure: 'cultist', setting: 'graveyard', light: 'cold', pose: 'bust', size: 214, paint: 'night', eyes: [0, 1], eyeColour: '#b88aff', motes: 'wisps' },
  'boss-the-iron-castellan': { figure: 'robot-golem', setting: 'factory', light: 'fire', pose: 'loom', size: 230, at: [150, 130], paint: 'iron steel rust brass iron', motes: 'steam' },
  'boss-ashmaw': { figure: 'dragon-head', setting: 'lair', light: 'fire', pose: 'loom', size: 240, at: [122, 124], paint: 'ember/black bone bone', eyes: [1], eyeColour: '#fff04a', motes: 'embers' },
  'boss-the-drowned-king': { figure: 'crowned-skull', setting: 'sea', light: 'cold', pose: 'bust', size: 200, paint: 'bone teal brass brass teal', eyes: [0, 1], eyeColour: '#7affd8', accent: [{ icon: 'trident', at: [250, 110], size: 130, turn: 8, paint: 'brass' }] },
  'boss-the-hollow-queen': { figure: 'queen-crown', setting: 'hall', light: 'moon', pose: 'bust', size: 150, at: [150, 84], paint: 'gold violet', accent: [{ icon: 'spectre', at: [150, 150], size: 150, paint: 'ghost/night' }, { icon: 'mirror-mirror', at: [250, 120], size: 90, paint: 'gold' }] },
};

const minions: Recipes = {
  'minion-goblin-cutter': { figure: 'goblin', setting: 'cave', light: 'torch', pose: 'bust', at: [130, 122], size: 186, paint: 'goblin', inner: 'night wine wine night night', eyes: [3, 4], eyeColour: '#ffd23a', accent: [{ icon: 'switchblade', at: [250, 128], size: 96, turn: 20, paint: 'steel wood' }] },
  'minion-goblin-slinger': { figure: 'slingshot', setting: 'road', light: 'dawn', pose: 'swing', size: 150, paint: 'wood leather goblin', accent: [{ icon: 'rock', at: [238, 64], size: 54, paint: 'stone' }] },
  'minion-road-bandit': { figure: 'robber', setting: 'forest', light: 'moon', pose: 'bust', size: 190, paint: 'leather black black skin skin skin' },
  'minion-bandit-archer': { figure: 'bowman', setting: 'ruins', light: 'dawn', pose: 'lunge', size: 176, paint: 'leather', inner: 'straw straw' },
  'minion-bone-guard': { figure: 'skeleton', setting: 'graveyard', light: 'moon', pose: 'bust', size: 220, at: [140, 150], paint: 'bone bone bone', accent: [{ icon: 'broadsword', at: [246, 110], size: 120, turn: 14, paint: 'rust' }] },
  'minion-grave-chanter': { figure: 'spectre', setting: 'graveyard', light: 'cold', pose: 'float', size: 180, paint: 'ghost/teal', inner: 'black black black', eyes: [1, 2], eyeColour: '#7affd8', motes: 'wisps' },
  'minion-cave-spider': { figure: 'spider-alt', setting: 'cave', light: 'poison', pose: 'big', size: 190, paint: 'black wine night', eyes: [0, 1], eyeColour: '#b8ff3a' },
  'minion-ceiling-lurker': { figure: 'masked-spider', setting: 'web', light: 'moon', pose: 'loom', size: 200, turn: 180, at: [150, 96], paint: 'oak wine bone' },
  'minion-gaunt-wolf': { figure: 'wolf-head', setting: 'forest', light: 'moon', pose: 'charge', size: 206, turn: 0, paint: 'grey', eyes: [0], eyeColour: '#ffd24a' },
  'minion-hooded-cultist': { figure: 'hooded-figure', setting: 'chapel', light: 'fire', pose: 'bust', size: 200, paint: 'wine', motes: 'embers' },
  'minion-stone-imp': { figure: 'gargoyle', setting: 'ruins', light: 'storm', pose: 'big', size: 180, paint: 'stone slate' },
  'minion-drowned-thrall': { figure: 'shambling-zombie', setting: 'swamp', light: 'cold', pose: 'stand', size: 190, paint: 'teal moss', motes: 'mist' },
  'minion-cinder-whelp': { figure: 'dragon-spiral', setting: 'quarry', light: 'fire', pose: 'leap', size: 170, paint: 'ember', motes: 'embers' },
};

const actions: Recipes = {
  'action-melee': { figure: 'crossed-swords', setting: 'arena', light: 'blood', pose: 'strike', size: 180, turn: 0, paint: 'steel gold', impact: [150, 80] },
  'action-range': { figure: 'striking-arrows', setting: 'meadow', light: 'dawn', pose: 'charge', size: 170, paint: 'wood feather steel' },
  'action-mana': { figure: 'magic-swirl', setting: 'sky', light: 'magic', pose: 'big', size: 180, shines: true, paint: 'violet', motes: 'stars' },
  'action-defend': { figure: 'checked-shield', setting: 'bridge', light: 'sun', pose: 'big', size: 170, turn: -6, paint: 'steel', accent: [{ icon: 'barbed-arrow', at: [244, 66], size: 80, turn: 100, paint: 'wood' }] },
  'action-rest': { figure: 'campfire', setting: 'camp', light: 'fire', pose: 'stand', size: 150, paint: 'wood fire flame', motes: 'embers', accent: [{ icon: 'night-sky', at: [238, 54], size: 70, paint: 'flame card' }] },
  'action-item': { figure: 'knapsack', setting: 'road', light: 'lamp', pose: 'stand', size: 156, paint: 'leather brass straw', accent: [{ icon: 'rolled-cloth', at: [236, 160], size: 76, paint: 'linen' }] },
  fatigue: { figure: 'despair', setting: 'desert', light: 'sun', pose: 'bust', size: 176, paint: 'grey', accent: [{ icon: 'droplets', at: [246, 70], size: 60, paint: 'water' }] },
};

const weapons: Recipes = {
  'weapon-sword': { figure: 'broadsword', setting: 'hall', light: 'torch', pose: 'loom', size: 200, turn: 8, paint: 'steel|gold' },
  'weapon-dagger': { figure: 'plain-dagger', setting: 'alley', light: 'moon', pose: 'throw', at: [152, 108], size: 170, turn: 0, paint: 'steel gold iron leather red' },
  'weapon-rapier': { figure: 'saber-slash', setting: 'stage', light: 'spot', pose: 'strike', size: 180, turn: 0, paint: 'steel gold' },
  'weapon-mace': { figure: 'flanged-mace', setting: 'chapel', light: 'glow', pose: 'strike', size: 180, turn: 0, paint: 'steel wood gold' },
  'weapon-staff': { figure: 'wizard-staff', setting: 'forest', light: 'magic', pose: 'loom', size: 190, turn: 6, paint: 'wood', inner: 'oak oak oak' },
  'weapon-axe': { figure: 'battle-axe', setting: 'arena', light: 'blood', pose: 'swing', size: 170, paint: 'steel steel iron iron brass wood' },
  'weapon-polearm': { figure: 'halberd', setting: 'bridge', light: 'storm', pose: 'loom', size: 210, turn: 10, paint: 'steel wood' },
  'weapon-bow': { figure: 'bow-arrow', setting: 'forest', light: 'dawn', pose: 'loom', size: 200, turn: 0, paint: 'wood feather' },
  'weapon-crossbow': { figure: 'crossbow', setting: 'ruins', light: 'sun', pose: 'strike', size: 180, turn: 0, paint: 'wood iron' },
  'weapon-knives': { figure: 'thrown-daggers', setting: 'market', light: 'spot', pose: 'throw', size: 170, at: [150, 110], paint: 'steel' },
  'weapon-sling': { figure: 'sling', setting: 'road', light: 'dawn', pose: 'swing', size: 160, paint: 'leather stone' },
  'weapon-fangs': { figure: 'fangs', setting: 'cave', light: 'blood', pose: 'loom', size: 200, at: [150, 118], paint: 'bone' },
  'weapon-fists': { figure: 'punch', setting: 'tavern', light: 'hearth', pose: 'charge', size: 180, turn: 0, paint: 'skin', impact: [232, 100] },
};

const armours: Recipes = {
  'armour-mail': { figure: 'chain-mail', setting: 'workshop', light: 'fire', pose: 'stand', size: 180, paint: 'steel iron' },
  'armour-leather': { figure: 'leather-armor', setting: 'market', light: 'dawn', pose: 'stand', size: 180, paint: 'leather oak' },
  'armour-robe': { figure: 'robe', setting: 'library', light: 'window', pose: 'stand', size: 186, paint: 'cloth gold' },
  'armour-plate': { figure: 'breastplate', setting: 'hall', light: 'sun', pose: 'stand', size: 176, paint: 'steel gold' },
  'armour-shield': { figure: 'round-shield', setting: 'arena', light: 'torch', pose: 'big', size: 170, turn: -6, paint: 'wood iron red gold' },
  'armour-hide': { figure: 'scales', setting: 'lair', light: 'glow', pose: 'big', size: 190, paint: 'scale' },
};

const spells: Recipes = {
  'spell-arcane': { figure: 'frayed-arrow', setting: 'library', light: 'magic', pose: 'strike', size: 176, turn: 0, shines: true, paint: 'violet', motes: 'stars' },
  'spell-fire': { figure: 'fire-spell-cast', setting: 'quarry', light: 'fire', pose: 'strike', turn: 0, size: 186, paint: 'skin fire flame', motes: 'embers' },
  'spell-frost': { figure: 'ice-spell-cast', setting: 'snow', light: 'cold', pose: 'strike', turn: 0, size: 180, paint: 'pale ice', inner: 'water' },
  'spell-shock': { figure: 'lightning-trio', setting: 'gale', light: 'storm', pose: 'loom', size: 190, shines: true, paint: 'flame' },
  'spell-holy': { figure: 'sunbeams', setting: 'chapel', light: 'holy', pose: 'big', size: 180, shines: true, paint: 'flame' },
  'spell-shadow': { figure: 'evil-moon', setting: 'graveyard', light: 'moon', pose: 'float', size: 160, paint: 'night violet', motes: 'wisps' },
  'spell-thorn': { figure: 'thorny-vine', setting: 'forest', light: 'poison', pose: 'loom', size: 200, paint: 'leaf' },
  'spell-mend': { figure: 'healing', setting: 'chapel', light: 'glow', pose: 'big', size: 160, paint: 'red card', motes: 'hearts' },
  'spell-ward': { figure: 'magic-shield', setting: 'ruins', light: 'magic', pose: 'big', size: 176, shines: true, paint: 'cloth', inner: 'flame flame flame' },
  'spell-blessing': { figure: 'sword-spade', setting: 'hall', light: 'holy', pose: 'float', size: 150, paint: 'steel gold', motes: 'sparks' },
  'spell-verse': { figure: 'musical-notes', setting: 'stage', light: 'spot', pose: 'float', size: 160, paint: 'gold' },
  'spell-veil': { figure: 'hidden', setting: 'alley', light: 'moon', pose: 'bust', size: 180, paint: 'night', dusk: 0.3 },
  'spell-blink': { figure: 'teleport', setting: 'sky', light: 'magic', pose: 'leap', size: 170, shines: true, paint: 'violet ice' },
  'spell-light': { figure: 'lantern-flame', setting: 'dungeon', light: 'lamp', pose: 'big', size: 160, paint: 'brass flame', inner: 'flame' },
  'spell-purge': { figure: 'holy-water', setting: 'swamp', light: 'holy', pose: 'throw', size: 140, paint: 'glass water' },
};

const powers: Recipes = {
  'power-rallying-roar': { figure: 'shouting', setting: 'arena', light: 'dawn', pose: 'strike', size: 180, turn: 0, paint: 'skin red flame', inner: 'wine' },
  'power-heavy-stance': { figure: 'stone-tower', setting: 'bridge', light: 'storm', pose: 'stand', size: 170, paint: 'stone' },
  'power-lockpicks': { figure: 'lockpicks', setting: 'vault', light: 'lamp', pose: 'big', size: 150, paint: 'iron brass' },
  'power-hide-in-shadows': { figure: 'cloak-dagger', setting: 'dungeon', light: 'torch', pose: 'right', size: 176, backed: true, paint: 'night violet violet steel', dusk: 0.4 },
  'power-scholars-focus': { figure: 'third-eye', setting: 'library', light: 'lamp', pose: 'bust', size: 170, paint: 'pale violet' },
  'power-open-book': { figure: 'open-book', setting: 'library', light: 'window', pose: 'float', size: 150, paint: 'paper paper wine', motes: 'stars' },
  'power-raise-the-fallen': { figure: 'hand-of-god', setting: 'sky', light: 'holy', pose: 'loom', size: 190, paint: 'skin cloud' },
  'power-cleansing-touch': { figure: 'prayer', setting: 'chapel', light: 'glow', pose: 'bust', size: 170, paint: 'card brown gold' },
  'power-keen-eyes': { figure: 'eagle-head', setting: 'kingdom', light: 'sun', pose: 'bust', size: 180, paint: 'feather', eyes: [0], eyeColour: '#ffd24a' },
  'power-wolf-at-heel': { figure: 'wolf-howl', setting: 'forest', light: 'moon', pose: 'stand', size: 176, paint: 'grey fur' },
  'power-encore': { figure: 'guitar', setting: 'tavern', light: 'hearth', pose: 'swing', size: 170, paint: 'wood' },
  'power-fascinate': { figure: 'charm', setting: 'stage', light: 'rose', pose: 'bust', size: 170, paint: 'pink violet' },
  'power-rabble': { figure: 'whip', setting: 'camp', light: 'torch', pose: 'swing', size: 180, paint: 'leather' },
  'power-summons': { figure: 'hunting-horn', setting: 'kingdom', light: 'blood', pose: 'strike', size: 170, turn: 0, paint: 'brass bone' },
  'power-snare': { figure: 'spider-web', setting: 'web', light: 'poison', pose: 'big', size: 196, pierced: true, paint: 'cloud' },
  'power-dread': { figure: 'terror', setting: 'graveyard', light: 'cold', pose: 'bust', size: 180, paint: 'ghost' },
};

const abilities: Recipes = {
  'ability-cleave': { figure: 'sword-slice', setting: 'arena', light: 'sun', pose: 'swing', size: 180, turn: 0, paint: 'steel' },
  'ability-shield-wall': { figure: 'shield-bash', setting: 'bridge', light: 'dawn', pose: 'lunge', size: 180, paint: 'steel red' },
  'ability-mighty-blow': { figure: 'hammer-drop', setting: 'quarry', light: 'fire', pose: 'strike', size: 180, turn: 0, paint: 'iron wood', impact: [150, 170] },
  'ability-challenge': { figure: 'sword-clash', setting: 'arena', light: 'blood', pose: 'big', size: 170, paint: 'steel gold' },
  'ability-second-wind': { figure: 'breaking-chain', setting: 'kingdom', light: 'dawn', pose: 'leap', size: 160, paint: 'iron' },
  'ability-backstab': { figure: 'backstab', setting: 'tavern', light: 'moon', pose: 'lunge', size: 170, turn: 0, paint: 'wine steel gold' },
  'ability-slip-away': { figure: 'run', setting: 'alley', light: 'moon', pose: 'charge', size: 170, turn: 0, paint: 'night skin' },
  'ability-twin-cut': { figure: 'crossed-sabres', setting: 'market', light: 'sun', pose: 'strike', size: 170, turn: 0, paint: 'steel gold' },
  'ability-poisoned-edge': { figure: 'dripping-blade', setting: 'swamp', light: 'poison', pose: 'loom', size: 190, paint: 'steel poison' },
  'ability-trick-throw': { figure: 'dripping-knife', setting: 'stage', light: 'spot', pose: 'throw', size: 160, paint: 'steel leather' },
  'ability-gather-power': { figure: 'embrassed-energy', setting: 'sky', light: 'magic', pose: 'float', size: 170, shines: true, paint: 'violet flame' },
  'ability-arcane-screen': { figure: 'rosa-shield', setting: 'library', light: 'magic', pose: 'big', size: 170, paint: 'violet cloth' },
  'ability-overload': { figure: 'bright-explosion', setting: 'dungeon', light: 'fire', pose: 'loom', size: 210, shines: true, paint: 'fire flame violet' },
  'ability-quick-study': { figure: 'spell-book', setting: 'library', light: 'lamp', pose: 'float', size: 150, paint: 'wine gold paper' },
  'ability-split-spell': { figure: 'divergence', setting: 'gale', light: 'storm', pose: 'big', size: 170, shines: true, paint: 'ice' },
  'ability-prayer': { figure: 'prayer-beads', setting: 'chapel', light: 'holy', pose: 'big', size: 160, paint: 'wood gold' },
  'ability-sanctuary': { figure: 'church', setting: 'meadow', light: 'holy', pose: 'stand', size: 176, paint: 'card stone cloth' },
  'ability-righteous-blow': { figure: 'thor-hammer', setting: 'chapel', light: 'storm', pose: 'strike', size: 180, turn: 0, paint: 'steel gold leather' },
  'ability-lay-on-hands': { figure: 'hand', setting: 'camp', light: 'glow', pose: 'big', size: 160, shines: true, paint: 'skin' },
  'ability-battle-hymn': { figure: 'harp', setting: 'hall', light: 'holy', pose: 'stand', size: 180, paint: 'gold wood' },
  'ability-aimed-shot': { figure: 'bullseye', setting: 'meadow', light: 'sun', pose: 'big', size: 160, paint: 'red card red', accent: [{ icon: 'broadhead-arrow', at: [216, 70], size: 100, turn: 120, paint: 'wood steel' }] },
  'ability-sidestep': { figure: 'dodging', setting: 'forest', light: 'dawn', pose: 'leap', size: 170, turn: 0, paint: 'green skin' },
  'ability-double-shot': { figure: 'split-arrows', setting: 'ruins', light: 'dawn', pose: 'charge', size: 170, paint: 'wood' },
  'ability-hunters-mark': { figure: 'targeted', setting: 'forest', light: 'blood', pose: 'big', size: 160, paint: 'red flame' },
  'ability-hamstring': { figure: 'arrowed', setting: 'desert', light: 'sun', pose: 'stand', size: 170, paint: 'wood feather red' },
  'ability-war-song': { figure: 'drum', setting: 'camp', light: 'torch', pose: 'big', size: 160, paint: 'wood red card' },
  'ability-feint': { figure: 'sword-altar', setting: 'stage', light: 'spot', pose: 'right', size: 180, paint: 'steel gold stone' },
  'ability-refrain': { figure: 'music-spell', setting: 'tavern', light: 'magic', pose: 'float', size: 170, paint: 'gold violet' },
  'ability-heroic-ballad': { figure: 'banjo', setting: 'tavern', light: 'hearth', pose: 'swing', size: 170, paint: 'wood card' },
  'ability-cutting-words': { figure: 'sonic-shout', setting: 'market', light: 'rose', pose: 'strike', size: 180, turn: 0, paint: 'skin red flame' },
};

const foes: Recipes = {
  'foe-blow': { figure: 'crossed-axes', setting: 'cave', light: 'blood', pose: 'strike', size: 180, turn: 0, paint: 'iron wood' },
  'foe-shot': { figure: 'arrow-cluster', setting: 'ruins', light: 'storm', pose: 'charge', size: 170, paint: 'wood iron' },
  'foe-dark': { figure: 'death-skull', setting: 'graveyard', light: 'poison', pose: 'bust', size: 190, paint: 'bone', eyes: [0, 1], eyeColour: '#b88aff' },
  'foe-guard': { figure: 'bone-gnawer', setting: 'dungeon', light: 'torch', pose: 'loom', size: 190, paint: 'iron bone' },
  'foe-rally': { figure: 'minions', setting: 'camp', light: 'fire', pose: 'stand', size: 180, paint: 'goblin moss' },
  'foe-dread': { figure: 'screaming', setting: 'gale', light: 'cold', pose: 'bust', size: 180, paint: 'pale black' },
};

const treasure: Recipes = {
  'trinket-ring': { figure: 'ring', setting: 'vault', light: 'glow', pose: 'big', size: 140, paint: 'gold red' },
  'trinket-wand': { figure: 'crystal-wand', setting: 'library', light: 'magic', pose: 'strike', size: 176, turn: 0, paint: 'oak wood ice flame', motes: 'sparks' },
  'trinket-bell': { figure: 'ringing-bell', setting: 'chapel', light: 'window', pose: 'swing', size: 140, paint: 'brass gold' },
  'trinket-cloak': { figure: 'cape', setting: 'alley', light: 'moon', pose: 'stand', size: 180, paint: 'night violet' },
  'trinket-gauntlet': { figure: 'gauntlet', setting: 'workshop', light: 'fire', pose: 'big', size: 170, paint: 'steel brass' },
  'trinket-boots': { figure: 'wingfoot', setting: 'sky', light: 'dawn', pose: 'leap', size: 160, paint: 'leather' },
  'trinket-crown': { figure: 'jewel-crown', setting: 'hall', light: 'moon', pose: 'float', size: 150, paint: 'gold violet' },
  scroll: { figure: 'scroll-unfurled', setting: 'library', light: 'lamp', pose: 'stand', size: 170, paint: 'paper wine' },
};

const consumables: Recipes = {
  'item-draught': { figure: 'potion-ball', setting: 'market', light: 'glow', pose: 'stand', size: 150, paint: 'glass', inner: 'red' },
  'item-flask': { figure: 'molotov', setting: 'alley', light: 'fire', pose: 'throw', size: 150, paint: 'glass fire linen', motes: 'embers' },
  'item-smoke': { figure: 'smoke-bomb', setting: 'dungeon', light: 'torch', pose: 'big', size: 150, paint: 'black iron', motes: 'mist' },
  'item-stone': { figure: 'rune-stone', setting: 'quarry', light: 'storm', pose: 'throw', size: 140, paint: 'stone' },
  'item-rope': { figure: 'grapple', setting: 'bridge', light: 'dawn', pose: 'swing', size: 170, paint: 'iron straw' },
};

const arenas: Recipes = {
  'arena-trampled-orchard': { figure: 'fruit-tree', setting: 'meadow', light: 'sun', pose: 'stand', size: 170, paint: 'leaf wood' },
  'arena-cider-yard': { figure: 'cellar-barrels', setting: 'village', light: 'sun', pose: 'stand', size: 150, paint: 'wood oak iron' },
  'arena-mill-loft': { figure: 'windmill', setting: 'village', light: 'dawn', pose: 'stand', size: 180, paint: 'wood card stone' },
  'arena-mill-cellar': { figure: 'wooden-crate', setting: 'cellar', light: 'lamp', pose: 'stand', size: 140, paint: 'wood oak' },
  'arena-flooded-sluice': { figure: 'water-mill', setting: 'pond', light: 'dawn', pose: 'stand', size: 180, paint: 'wood stone' },
  'arena-warren-mouth': { figure: 'goblin-camp', setting: 'cave', light: 'torch', pose: 'stand', size: 176, paint: 'leather hide bone oak', inner: 'goblin goblin' },
  'arena-root-gallery': { figure: 'tree-roots', setting: 'cave', light: 'torch', pose: 'stand', size: 200, paint: 'wood' },
  'arena-snare-walk': { figure: 'wolf-trap', setting: 'cave', light: 'poison', pose: 'stand', size: 150, paint: 'iron rust' },
  'arena-captive-pens': { figure: 'cage', setting: 'dungeon', light: 'torch', pose: 'stand', size: 180, paint: 'iron', pierced: true },
  'arena-gruks-feast-hall': { figure: 'roast-chicken', setting: 'hall', light: 'fire', pose: 'stand', size: 170, paint: 'bread', motes: 'embers' },
  'arena-hall-gallery': { figure: 'ladder', setting: 'hall', light: 'torch', pose: 'stand', size: 190, paint: 'wood oak' },
  'arena-toll-bridge': { figure: 'stone-bridge', setting: 'road', light: 'sun', pose: 'stand', size: 180, paint: 'stone' },
  'arena-stockade-yard': { figure: 'palisade', setting: 'camp', light: 'dawn', pose: 'stand', size: 180, paint: 'wood oak' },
  'arena-watch-platform': { figure: 'watchtower', setting: 'camp', light: 'storm', pose: 'stand', size: 190, paint: 'wood' },
  'arena-captains-lodge': { figure: 'camping-tent', setting: 'camp', light: 'fire', pose: 'stand', size: 170, paint: 'linen wood' },
  'arena-whispering-glade': { figure: 'willow-tree', setting: 'forest', light: 'glow', pose: 'stand', size: 190, paint: 'leaf wood' },
  'arena-wolf-hollow': { figure: 'wolf-howl', setting: 'forest', light: 'moon', pose: 'stand', size: 150, paint: 'slate bone' },
  'arena-drip-cave': { figure: 'cave-entrance', setting: 'cave', light: 'cold', pose: 'stand', size: 180, paint: 'slate' },
  'arena-web-nave': { figure: 'spider-web', setting: 'web', light: 'moon', pose: 'big', size: 200, paint: 'linen' },
  'arena-brood-loft': { figure: 'egg-clutch', setting: 'web', light: 'poison', pose: 'stand', size: 160, paint: 'bone' },
  'arena-abbey-close': { figure: 'gothic-cross', setting: 'chapel', light: 'holy', pose: 'stand', size: 180, paint: 'stone gold' },
  'arena-scriptorium': { figure: 'bookshelf', setting: 'library', light: 'lamp', pose: 'stand', size: 180, paint: 'wood leather wine paper' },
  'arena-ossuary': { figure: 'skull-crossed-bones', setting: 'dungeon', light: 'cold', pose: 'stand', size: 160, paint: 'bone' },
  'arena-deacons-crypt': { figure: 'tombstone', setting: 'graveyard', light: 'moon', pose: 'stand', size: 160, paint: 'stone slate' },
  'arena-gatehouse-court': { figure: 'castle', setting: 'kingdom', light: 'storm', pose: 'stand', size: 180, paint: 'stone' },
  'arena-portcullis-hall': { figure: 'dungeon-gate', setting: 'dungeon', light: 'torch', pose: 'stand', size: 190, paint: 'stone iron', pierced: true },
  'arena-engine-vault': { figure: 'gears', setting: 'factory', light: 'storm', pose: 'big', size: 190, paint: 'brass' },
  'arena-emberford-street': { figure: 'burning-forest', setting: 'quarry', light: 'fire', pose: 'stand', size: 180, paint: 'black fire', motes: 'embers' },
  'arena-drakes-ledge': { figure: 'peaks', setting: 'sky', light: 'fire', pose: 'stand', size: 200, paint: 'stone slate', motes: 'embers' },
  'arena-ash-hollow': { figure: 'volcano', setting: 'quarry', light: 'blood', pose: 'stand', size: 190, paint: 'black', motes: 'embers' },
  'arena-tide-stair': { figure: 'stairs', setting: 'sea', light: 'cold', pose: 'stand', size: 180, paint: 'stone' },
  'arena-sunken-nave': { figure: 'ancient-columns', setting: 'sea', light: 'moon', pose: 'stand', size: 190, paint: 'stone' },
  'arena-throne-of-salt': { figure: 'trident', setting: 'sea', light: 'cold', pose: 'loom', size: 200, turn: 10, paint: 'brass' },
  'arena-mirror-gallery': { figure: 'mirror-mirror', setting: 'hall', light: 'magic', pose: 'stand', size: 190, paint: 'gold ice' },
  'arena-hollow-court': { figure: 'throne-king', setting: 'hall', light: 'moon', pose: 'stand', size: 180, paint: 'gold violet' },
};

const traps: Recipes = {
  'trap-snare': { figure: 'wolf-trap', setting: 'forest', light: 'dawn', pose: 'stand', size: 160, paint: 'iron rust' },
  'trap-pit': { figure: 'spikes', setting: 'dungeon', light: 'torch', pose: 'loom', size: 190, paint: 'iron' },
  'trap-rune': { figure: 'fire-ring', setting: 'ruins', light: 'fire', pose: 'big', size: 180, shines: true, paint: 'fire' },
};

/** Heads for the seats and for the figures on the map. */
const portraits: Recipes = Object.fromEntries(
  Object.entries({ ...heroes, ...bosses, ...minions }).map(([name, { accent: _, ...recipe }]) => [
    name,
    { ...recipe, pose: 'bust' as const, at: [150, 116] as const, size: 176, turn: 0 },
  ]),
);

export const GALLERY: Gallery = {
  finish: 'engraving',
  decks: { heroes, bosses, minions, actions, weapons, armours, spells, powers, abilities, foes, treasure, consumables, arenas, traps },
  pictureOf,
  portraits,
  cover: { figure: 'dragon-head', setting: 'lair', light: 'torch', pose: 'loom', at: [112, 116], size: 210, paint: 'dragon/gold bone bone', eyes: [1], eyeColour: '#fff04a', accent: [{ icon: 'crossed-swords', at: [238, 150], size: 96, paint: 'steel gold' }, { icon: 'scroll-unfurled', at: [236, 66], size: 80, turn: 8, paint: 'paper wine' }] },
  backdrops: { desk: { setting: 'library', light: 'lamp' } },
};
