// The six actions as the board knows them: name, icon, and what the card says in few words.

import type { Outline } from '../../../web/table/icon.tsx';
import { ACTION_TITLES, ACTIONS } from '../cards/effect.ts';
import outlines from './marks.icons.json' with { type: 'json' };

export type ActionLook = {
  readonly key: (typeof ACTIONS)[number];
  readonly title: string;
  readonly icon: Outline;
  /** On an own Turn. */
  readonly turn: string;
  /** Joining in. */
  readonly synergy: string;
};

const TEXTS: Readonly<Record<(typeof ACTIONS)[number], { turn: string; synergy: string }>> = {
  melee: { turn: 'attack, or 1 counter on the weapon. One attack is due.', synergy: 'attack, or 1 counter.' },
  range: { turn: 'shoot, or 1 counter on the weapon.', synergy: 'the same.' },
  mana: { turn: 'cast a spell, or 1 counter on it.', synergy: 'the same.' },
  defend: {
    turn: 'attack at −2; then 1 defence counter, or retreat.',
    synergy: '1 defence counter, also for an ally.',
  },
  rest: {
    turn: 'attack at −4; then draw 3, or expend 3, or restore 2.',
    synergy: 'draw 2, or expend 1, or restore 1.',
  },
  item: {
    turn: 'attack at −2; then a latent ability, a power, or equip.',
    synergy: 'a latent ability, or equip.',
  },
};

export const ACTION_LOOKS: readonly ActionLook[] = ACTIONS.map((key, action) => ({
  key,
  title: ACTION_TITLES[action] as string,
  icon: outlines[key],
  ...TEXTS[key],
}));

const EVERY_SYMBOL = (1 << ACTIONS.length) - 1;

/** The actions a card matches, by its symbols. */
export function symbolsOn(symbols: number): readonly ActionLook[] {
  return ACTION_LOOKS.filter((_, action) => (symbols & (1 << action)) !== 0);
}

export const isAny = (symbols: number): boolean => symbols === EVERY_SYMBOL;
