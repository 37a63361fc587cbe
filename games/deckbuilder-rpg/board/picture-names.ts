// Which picture a card shows: its own, or one that cards of its kind share.

/** Cards by the picture they share; a key without its deck. */
const SHARED: Readonly<Record<string, string>> = {
  'weapon-sword':
    'longsword shortsword greatsword wickfire-blade fen-iron-sabre oathkeeper troll-tooth-greatsword dawnbreaker grave-sword falchion chipped-blade',
  'weapon-dagger': 'dagger widows-kiss grave-sickle',
  'weapon-rapier': 'rapier silver-rapier duelling-sabre',
  'weapon-mace': 'mace maul pilgrim-mace splinter-sceptre',
  'weapon-staff': 'quarterstaff rune-cut-staff star-staff',
  'weapon-axe': 'battle-axe notched-cleaver hurling-axe',
  'weapon-polearm': 'spear castellans-halberd gate-halberd tide-trident',
  'weapon-bow': 'longbow shortbow ash-longbow gale-longbow drake-sinew-bow hunting-bow',
  'weapon-crossbow': 'hand-crossbow heavy-crossbow clockwork-crossbow twin-string-crossbow shoulder-ballista',
  'weapon-knives': 'throwing-knives jugglers-knives nightglass-knives',
  'weapon-sling': 'sling',
  'weapon-fangs': 'fangs jaws claws dripping-fangs furnace-bite',
  'weapon-fists': 'unarmed stone-fists waterlogged-grip',
  'armour-mail': 'ring-hauberk warden-hauberk rusted-mail scrap-mail',
  'armour-leather':
    'leather-jerkin studded-coat poachers-coat padded-coat scrap-vest rotten-leather brigandine rags',
  'armour-robe': 'travelling-robe moonweave-robe robe shroud ossuary-vestment mirror-gown',
  'armour-plate': 'plate-harness plate-of-the-gate salt-kings-plate barnacled-plate walking-fortress',
  'armour-shield': 'buckler kite-shield tower-shield mirror-buckler',
  'armour-hide': 'ember-scale-coat ember-scales soft-scales chitin shell thick-shell fur',
  'spell-arcane': 'mana-missile',
  'spell-fire': 'fire-burst ember-dart cinder-spit fire-breath',
  'spell-frost': 'frost-lance brine-curse undertow',
  'spell-holy': 'sacred-flame',
  'spell-shadow': 'shadow-bolt grave-wind tomb-whisper needle-of-night shattering-song',
  'spell-shock': 'discord',
  'spell-thorn': 'thorn-snare',
  'spell-mend': 'mend soothing-air',
  'spell-ward': 'stone-skin',
  'spell-blessing': 'blessing-of-steel',
  'spell-verse': 'inspiring-verse',
  'spell-veil': 'veil',
  'spell-blink': 'blink',
  'spell-light': 'lantern-charm',
  'spell-purge': 'purge',
  'power-rabble': 'whip-the-rabble take-aim cool-head rivet-volley',
  'power-summons':
    'call-the-warren hidden-reserve egg-sacs stir-the-crypt sunken-court courtiers blood-offering knit',
  'power-snare': 'web-spit web-the-exits drop-web lock-the-gates skitter',
  'power-dread':
    'dirge black-mass cold-hands pelt harry snatch flare nine-reflections crown-of-salt take-wing',
  'power-heavy-stance': 'heavy-stance close-ranks stone-hide molten-blood',
  'ability-cleave': 'cleave great-cleave whirlwind',
  'ability-shield-wall': 'shield-wall iron-wall',
  'ability-mighty-blow': 'mighty-blow felling-blow break-guard',
  'ability-second-wind': 'second-wind battle-fury',
  'ability-backstab': 'backstab heartseeker killing-eye',
  'ability-slip-away': 'slip-away vanish smoke-bomb',
  'ability-twin-cut': 'twin-cut blade-storm',
  'ability-poisoned-edge': 'poisoned-edge dirty-trick',
  'ability-gather-power': 'gather-power torrent leyline-surge',
  'ability-arcane-screen': 'arcane-screen prismatic-screen',
  'ability-overload': 'overload cataclysm unravel',
  'ability-quick-study': 'quick-study mind-over-matter',
  'ability-prayer': 'prayer litany intercession',
  'ability-sanctuary': 'sanctuary hallowed-ring shield-of-faith',
  'ability-righteous-blow': 'righteous-blow hammer-of-dawn turn-the-dead',
  'ability-aimed-shot': 'aimed-shot heartwood-shot piercing-arrow',
  'ability-sidestep': 'sidestep wind-step camouflage',
  'ability-double-shot': 'double-shot arrow-storm rain-of-arrows',
  'ability-war-song': 'war-song battle-anthem crescendo',
  'ability-feint': 'feint master-feint quick-change',
  'ability-heroic-ballad': 'heroic-ballad grand-ballad lullaby',
  'foe-blow':
    'bully skull-ringer frenzy lunge venom-flood rend sweep crush grinding-advance tail-lash savage hoard-fury tidal-sweep cold-grasp gang-up',
  'foe-shot': 'pin-down double-bolt volley-order silk-cocoon loose',
  'foe-dark': 'dark-litany drain-life inhale weight-of-water queenly-disdain hall-of-glass',
  'foe-guard':
    'behind-the-lads hold-the-line bone-wall bulwark self-repair wing-buffet royal-guard mirror-step scurry',
  'foe-rally': 'get-them brood-call raise-bones call-the-sunken',
  'foe-dread': 'dread-word',
  'trinket-ring': 'band-of-vigour comrades-knot salt-amulet saints-finger',
  'trinket-wand': 'wand-of-sparks sages-spectacles',
  'trinket-bell': 'bell-of-comrades',
  'trinket-cloak': 'cloak-of-dusk',
  'trinket-gauntlet': 'gauntlet-of-might',
  'trinket-boots': 'fleet-boots',
  'trinket-crown': 'crown-shard',
  scroll:
    'scroll-chain-spark scroll-circle-of-mercy scroll-thunder-chord scroll-unmake scroll-smite scroll-banish scroll-quickening',
  'item-draught': 'healing-draught clear-head-tonic antidote blessed-water',
  'item-flask': 'oil-flask storm-lantern',
  'item-smoke': 'smoke-pot',
  'item-stone': 'thunderstone',
  'item-rope': 'grapple-line iron-spikes',
  'trap-snare': 'snare-line alarm-bell falling-block',
  'trap-pit': 'spiked-pit dart-wall',
  'trap-rune': 'rune-of-ash grave-chill mirror-glyph',
  'action-item': 'item-ability',
};

/** Monsters have gear of names that heroes have spells of. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'minion-stone-imp/stone-skin': 'armour-hide',
  'boss-ability/skitter': 'foe-guard',
};

const PICTURES: ReadonlyMap<string, string> = new Map(
  Object.entries(SHARED).flatMap(([picture, names]) => names.split(' ').map((name) => [name, picture])),
);

/** A card without a shared picture has its own, under its key: "hero/bard" is "hero-bard". */
export function pictureOf(key: string): string {
  const name = key.replace(/^.*\//, '');
  return EXCEPTIONS[key] ?? PICTURES.get(name) ?? key.replaceAll('/', '-');
}
