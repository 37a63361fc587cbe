// Items, with what each is worth in pearls. Whoever changes a figure changes the text with it: {n} stands for the bonus.

export type ItemCard = {
  readonly name: string;
  /** In pearls; halves exist (RW-TRADE-03). */
  readonly value: number;
  readonly bonus?: number;
  /** A weapon breaks on a natural roll of so much or less. */
  readonly breaksOn?: number;
  readonly text: string;
};

export const ITEMS: Readonly<Record<string, ItemCard>> = {
  rock: {
    name: 'Rock',
    value: 0,
    bonus: 2,
    text: 'Discard before one of your own rolls: +{n} to that attack or flee roll.',
  },
  spear: {
    name: 'Spear',
    value: 0.5,
    bonus: 3,
    breaksOn: 1,
    text: 'Weapon. While held, +{n} to your attack rolls. Breaks (discard) on your natural 1.',
  },
  electricSpear: {
    name: 'Electric Spear',
    value: 1.5,
    bonus: 4,
    breaksOn: 3,
    text: 'Weapon. While held, +{n} to your attack rolls. Breaks (discard) on your natural 1, 2 or 3.',
  },
  explosiveSpear: {
    name: 'Explosive Spear',
    value: 1,
    bonus: 6,
    text: 'Discard for one attack: +{n}, explosive. Replaces any weapon bonus for that roll.',
  },
  scavengerBomb: {
    name: 'Scavenger Bomb',
    value: 1,
    bonus: 6,
    text: 'Discard for one attack: +{n}, explosive. Replaces any weapon bonus for that roll.',
  },
  singularityBomb: {
    name: 'Singularity Bomb',
    value: 3,
    text: 'Discard as your combat action: the opponent dies without a roll (creature or player). Explosive. A creature killed this way is worth no pips.',
  },
  cherrybomb: {
    name: 'Cherrybomb',
    value: 0.5,
    text: 'Discard as your combat action: you escape from a creature without a roll. No use against players.',
  },
  flashbang: {
    name: 'Flashbang',
    value: 0.5,
    text: 'Discard during combat with a creature (free): it makes no strike in its next answer (Pack: neither of the two). A Light-shy creature leaves at once (discard it).',
  },
  sporePuff: {
    name: 'Spore Puff',
    value: 0.5,
    text: 'Discard as your combat action: you escape from an Insect without a roll. Or discard to cancel a Worm Grass card just drawn.',
  },
  bubbleWeed: {
    name: 'Bubble Weed',
    value: 0.5,
    text: 'Discard: Aquatic does not work against you until the current turn ends. Or discard to cancel High Tide or Flash Flood for yourself (also a flood drawn by somebody else).',
  },
  lantern: {
    name: 'Lantern',
    value: 1,
    text: 'While held: no Shaded Citadel penalties; you may leave a Light-shy creature without a roll.',
  },
  mushroom: {
    name: 'Mushroom',
    value: 0.5,
    bonus: 3,
    text: 'Discard: +{n} to all your own D20 rolls until the current turn ends.',
  },
  karmaFlower: {
    name: 'Karma Flower',
    value: 1,
    text: 'Discard on your turn: you become Reinforced. Your next death costs no karma; Reinforced then ends. It does not stack.',
  },
  whitePearl: { name: 'White Pearl', value: 1, text: 'No effect; currency.' },
  colouredPearl: { name: 'Coloured Pearl', value: 2, text: 'No effect; currency.' },
  neuronFly: {
    name: 'Neuron Fly',
    value: 1,
    text: 'Discard: gain 1 pip (any diet) and the permanent Glow (counts as a Lantern, survives death).',
  },
  vultureMask: {
    name: 'Vulture Mask',
    value: 1.5,
    bonus: 2,
    text: 'While held: +{n} to your rolls to flee from Lizards.',
  },
  kingVultureMask: {
    name: 'King Vulture Mask',
    value: 2.5,
    bonus: 4,
    text: 'While held: +{n} to your rolls to flee from Lizards. Does not add to a Vulture Mask.',
  },
  overseerEye: {
    name: 'Overseer Eye',
    value: 1.5,
    text: 'Discard on your turn, outside combat: resolve the Overseer event (without its extra draw).',
  },
};
