// The Potions of the Quest deck. The outcome notation makes both the printed text and the effect (notation.ts).

import type { Deck, RollCard } from './card.ts';

export const POTIONS = {
  'pot-heal': {
    name: 'Potion of Modest Healing',
    copies: 2,
    value: 1,
    outcomes: { 1: 'disc(me,1)', '2-3': 'draw(me,1)', '4-5': 'draw(me,2)', 6: 'draw(me,3)' },
    line: 'Cures most of a papercut.',
  },
  'pot-giant': {
    name: 'Giant’s Confidence',
    copies: 2,
    value: 4,
    outcomes: { 1: 'disc(me,2)', '2-3': '-', '4-5': 'disc(LR,1)', 6: 'disc(LR,1); draw(me,1)' },
    line: 'You are not taller. You merely insist.',
  },
  'pot-invis': {
    name: 'Patchy Invisibility Tonic',
    copies: 2,
    value: 2,
    outcomes: { 1: 'show(me); disc(me,1)', '2-3': '-', '4-5': 'ward()', 6: 'ward(); draw(me,1)' },
    line: 'Everything vanishes except the bits that matter.',
  },
  'pot-love': {
    name: 'Love Potion, Badly Labelled',
    copies: 2,
    value: 1,
    outcomes: { 1: 'pay(L,1)', '2-3': '-', '4-5': 'give(T,1)', 6: 'give(LR,1)' },
    line: 'May contain soup.',
  },
  'pot-boom': {
    name: 'Exploding Elixir',
    copies: 2,
    value: 3,
    outcomes: { 1: 'disc(me,2)', '2-3': 'disc(ALL,1)', '4-5': 'rand(T,2)', 6: 'disc(T,3)' },
    line: 'Shake well. From very far away.',
  },
  'pot-second': {
    name: 'Potion of Second Thoughts',
    copies: 2,
    value: 1,
    outcomes: { 1: 'disc(me,1)', '2-3': '-', '4-5': 'draw(me,1); again()', 6: 'draw(me,2); again()' },
    line: 'On reflection, drink another.',
  },
  'pot-hiccup': {
    name: 'Hiccup Syrup',
    copies: 2,
    value: 2,
    outcomes: { '1-2': 'show(me); rand(me,1)', '3-4': 'passL(1)', '5-6': 'rand(T,1)' },
    line: 'Side effects include the main effect.',
  },
  'pot-shrink': {
    name: 'Shrinking Draught',
    copies: 2,
    value: 1,
    outcomes: { 1: 'disc(me,1)', '2-3': '-', '4-5': 'disc(RICH,2)', 6: 'downto(OTH,5)' },
    line: 'Makes big problems your size.',
  },
} as const satisfies Deck<RollCard>;
