// The six basic action cards, as they lie in the tableau and in every battle deck.

export const BASIC_TEXTS: readonly string[] = [
  'Turn: Take this card. Either put 1 counter on a ready melee weapon or attack with one. A Turn begun with Melee must include a melee attack. Synergy: either 1 counter on a ready melee weapon or an attack with one.',
  'Turn: Take this card. Either put 1 counter on a ready ranged weapon or attack with one. Synergy: the same choice.',
  'Turn: Take this card. Either put 1 counter on a ready spell or cast a ready spell. Synergy: the same choice.',
  'Turn: Take this card. Make an attack at −2 (from the tableau only). Then either put 1 defence counter on your armour or retreat to an adjacent arena. Synergy: 1 defence counter on your armour or on that of an ally in your arena.',
  'Turn: Take this card. Make an attack at −4 (from the tableau only). Then draw 3 cards, or expend up to 3 cards from your hand, or restore 2 battle health. Synergy: draw 2, or expend 1, or restore 1.',
  'Turn: Take this card. Make an attack at −2 (from the tableau only). Then put a latent ability on your discard pile, or activate a power, or equip a card you have at hand. Synergy: a latent ability, or equip.',
];

/** To hit, for the attack that comes with the card taken from the tableau. */
export const ACTION_PENALTY: readonly number[] = [0, 0, 0, -2, -4, -2];
