// The guide of a first battle: one short tip at a time, when it matters.

import type { Decision } from '../../../engine/question.ts';
import type { Guide } from '../../../web/table/guide.ts';
import { COUNTER, GUARD, type Use } from '../questions/plays.ts';
import type { PlayData } from '../questions/turn.ts';

const offers =
  (use: Use) =>
  ({ options }: Decision): boolean =>
    options.some(({ data }) => (data as PlayData | undefined)?.use === use);

export const GUIDE: Guide = [
  {
    question: 'choose-hero',
    title: 'Who are you?',
    text: 'The heroes win when no enemy is left standing. Brunhild is the easiest to learn: walk up, hit, take less than you give.',
    clause: 'DR-SETUP-03',
  },
  {
    question: 'move-step',
    title: 'Two steps to a fight',
    text: 'Who shares an arena is fighting. Move once before you act, unless somebody already stands in your way.',
    clause: 'DR-R-44',
  },
  {
    question: 'choose-action',
    title: 'Six stacks, one card',
    text: 'You take one card from a stack and keep it for the battle (minions take none). Cards of your hand with the same sign may go along; the line of heads says which friends could join in.',
    clause: 'DR-TURN-03',
  },
  {
    question: 'play-a-card',
    about: offers(COUNTER),
    title: 'Counters first, blow last',
    text: 'Through basic cards each weapon strikes once. So first counters on it (+2 to hit each), then the attack; lift it to see every chance.',
    clause: 'DR-TURN-05',
  },
  {
    question: 'play-a-card',
    about: offers(GUARD),
    title: 'Behind the shield',
    text: 'The blow at −2 is struck first. Then: a defence counter for the blow you fear most, or a way out; more Defend cards of your hand give more counters.',
    clause: 'DR-DEFEND-03',
  },
  {
    question: 'choose-target',
    title: 'Two dice and a sum',
    text: 'Two dice and your to-hit value must reach the defence. Under each figure stands the chance.',
    clause: 'DR-ATTACK-02',
  },
  {
    question: 'spend-guards',
    title: 'Hold!',
    text: 'Each defence counter you spend is +2 defence against this one blow. They are gone afterwards, hit or miss.',
    clause: 'DR-ATTACK-09',
  },
  {
    question: 'play-in-synergy',
    title: 'Synergy',
    text: 'A friend’s action is your chance: play a card with the same sign out of turn, or draw one instead.',
    clause: 'DR-SYN-05',
  },
  {
    question: 'activate-unit',
    title: 'All the monsters are yours',
    text: 'Choose in which order they act. Minions of one kind in one arena act together and share one hand of cards.',
    clause: 'DR-R-87',
  },
  {
    event: 'fatigued',
    title: 'Getting tired',
    text: 'Each reshuffle adds a Fatigue card, good for nothing. Rest expends it.',
    clause: 'DR-REST-05',
  },
  {
    event: 'fell',
    title: 'Down, not dead',
    text: 'Any healing wakes an unconscious hero. The battle is lost when nobody stands.',
    clause: 'DR-R-84',
  },
  {
    question: 'explore',
    title: 'On the way',
    text: 'Outside battle there are no turns. Go on over the map, or let somebody search: traps and secret doors lie about.',
    clause: 'DR-ARENA-09',
  },
];
