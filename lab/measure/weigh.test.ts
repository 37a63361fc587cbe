// Questions that decide nothing: how many a person is shown who plays with bots.

import { expect, test } from 'vitest';
import { makeBot } from '../../bots/bot.ts';
import type { Game } from '../../engine/game.ts';
import { seedFromText, seedWords } from '../../engine/hash.ts';
import { decisionFor, startMatch } from '../../engine/match.ts';
import { rngFrom } from '../../engine/random.ts';
import { worldsFor } from '../../engine/worlds.ts';
import { game as heroMaster } from '../../games/hero-master/game.ts';
import { game as randomEncounters } from '../../games/random-encounters/game.ts';
import { game as unluckyAdventurers } from '../../games/unlucky-adventurers/game.ts';
import { OpenTable } from '../../tables/open-table.ts';
import { type Weight, weightOf } from './weigh.ts';

const PLAYERS = 4;
const MATCHES = 4;
/** One question in so many is weighed. */
const EVERY = 2;

/** The weights of questions that a person is shown in a match against Easy bots; one with a single option is idle. */
function weightsOfQuestions(game: Game, deal: number): Weight[] {
  const seedOf = (name: string | number) => seedFromText(`idle ${deal} ${name}`);
  const seats = ['person', 'easy', 'easy', 'easy'].map((player) => ({ name: player, player }));
  const open = new OpenTable(startMatch(game, { players: PLAYERS, seed: seedOf('deal') }), seats, seedOf);
  const person = makeBot('easy', seedOf('person'), game);
  const rng = rngFrom(seedWords(seedOf('worlds')));
  const weights: Weight[] = [];
  for (let shown = 0; open.match.result === undefined; ) {
    const decision = decisionFor(open.match, 0);
    if (decision === undefined) {
      open.botStep();
      continue;
    }
    const worlds = worldsFor(open.match, 0);
    if (worlds.options === 1) weights.push('idle');
    else if (shown++ % EVERY === 0) weights.push(weightOf(worlds, rng));
    open.answer({ seat: 0, ask: decision.id, option: person.decide(worlds) });
  }
  return weights;
}

test.each([unluckyAdventurers, heroMaster, randomEncounters] as Game[])(
  '$title: of the questions a person is shown beside bots, at most a tenth decide nothing',
  (game) => {
    const weights = Array.from({ length: MATCHES }, (_, deal) => weightsOfQuestions(game, deal)).flat();
    const idle = weights.filter((weight) => weight === 'idle').length;
    expect(weights.length).toBeGreaterThan(50);
    expect(idle / weights.length).toBeLessThanOrEqual(0.1);
  },
);
