// The random bot: any legal option, each as likely as the next.

import { below, type Rng } from '../engine/random.ts';
import type { Bot } from './bot.ts';

export function randomBot(rng: Rng): Bot {
  return {
    name: 'random',
    decide: ({ options }) => below(rng, options),
    atOnce: { looks: false, answer: (_game, _t, { options }) => below(rng, options.length) },
  };
}
