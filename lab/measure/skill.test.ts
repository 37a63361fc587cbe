// Skill and luck: where nothing is decided all of it is the deal, and where something is, weaker players lose by it.

import { expect, test } from 'vitest';
import type { Game } from '../../engine/game.ts';
import { seedFromText } from '../../engine/hash.ts';
import { game as picnic } from '../../games/_example/game.ts';
import { Bench } from '../chunk.ts';
import { planFor } from '../plan.ts';
import { type Skill, skillLines, skillOf } from '../summary/skill.ts';
import { rigged } from '../test/rigged.ts';

function skillIn(game: unknown, bot: string, games: number): Skill | undefined {
  const wanted = { wishes: { players: 3 }, bots: [bot, bot, bot], seed: seedFromText('skill'), games };
  const bench = new Bench(game as Game, planFor(game as Game, wanted));
  return skillOf(bench.play({ from: 0, to: games }).printed.skill);
}

test('where a lot decides, a weaker player loses nothing, and the deal is all', () => {
  const skill = skillIn(rigged, 'beginner', 120)!;
  expect(skill.weaker).toMatchObject([{ bot: 'random', value: 0, low: 0, high: 0, ofOther: 120 }]);
  expect(skill).toMatchObject({ dealsBy: 'random', same: { value: 1 }, deal: { value: 1 } });
  expect(skill.byLuck).toBeGreaterThan(0.25);
  expect(skill.byLuck).toBeLessThan(0.42);
});

test('where cards are chosen, a random player among sensible ones loses, and the deal is not all', () => {
  const skill = skillIn(picnic, 'beginner', 250)!;
  expect(skill.weaker[0]!.high).toBeLessThan(0);
  expect(skill.deal.high).toBeLessThan(0.9);
  expect(skillLines(skill, 'beginner')[0]).toMatch(
    /^A random player among beginner ones wins .* instead of /,
  );
});

test('of random bots nothing is said: there are none weaker', () => {
  expect(skillIn(rigged, 'random', 20)).toBeUndefined();
});
