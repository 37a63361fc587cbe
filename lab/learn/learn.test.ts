// Learning: planted weights are found again, checks are made on matches that were not learned from, and the file is data.

import { expect, test } from 'vitest';
import { chanceOfParty, chancesOfRivals, type Features, weightsInOrder } from '../../engine/features.ts';
import { below, nextWord, pickWeighted, type Rng, rngFrom } from '../../engine/random.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import { chancesBy, fitWeights, solve } from './fit.ts';
import { checkOf, type Lesson, learn } from './lesson.ts';
import { type Position, School } from './positions.ts';
import { weightsFile } from './weights-file.ts';

const unit = (rng: Rng): number => nextWord(rng) / 2 ** 32;

/** Positions whose winners are drawn by these weights: what the fit has to find. */
function planted(weights: readonly number[], { sides, matches }: { sides: number; matches: number }) {
  const rng = rngFrom([1, 2, 3, sides]);
  return Array.from({ length: matches }, (_, match): Position => {
    const figures = Array.from({ length: sides }, () => weights.map(() => 4 * unit(rng) - 2));
    const chances = chancesBy(figures, weights);
    const winner = pickWeighted(rng, chances);
    const guess = below(rng, sides);
    return {
      match,
      figures,
      won: figures.map((_, side) => (side === winner ? 1 : 0)),
      judged: figures.map((_, side) => (side === guess ? 0.9 : 0.1 / (sides - 1))),
    };
  });
}

const NO_LEANING = { towards: [0, 0, 0], strengths: [0.001, 0.001, 0.001] };

test.each([2, 3, 4])('weights that decided who won among %i are found again', (sides) => {
  const [one, two, three] = fitWeights(planted([0.8, -0.5, 0], { sides, matches: 6000 }), NO_LEANING);
  expect(one).toBeCloseTo(0.8, 1);
  expect(two).toBeCloseTo(-0.5, 1);
  expect(three).toBeCloseTo(0, 1);
});

test('without evidence weights stay where they lean', () => {
  const few = planted([2], { sides: 2, matches: 3 });
  const [weight] = fitWeights(few, { towards: [0.3], strengths: [10_000] });
  expect(weight).toBeCloseTo(0.3, 2);
});

test('what is known stays as it is, and the rest is fitted around it', () => {
  const names = ['strong', 'weak', 'nothing'];
  const positions = planted([0.8, -0.5, 0], { sides: 2, matches: 4000 });
  const [{ weights }] = learn(positions, { names, known: { weak: -0.1 } }) as [Lesson];
  expect(weights[1]).toBeCloseTo(-0.1, 3);
  expect(weights[0]).toBeGreaterThan(0.5);
});

test('a system of equations is solved', () => {
  const [one, two] = solve(
    [
      [4, 2],
      [2, 3],
    ],
    [10, 9],
  );
  expect([one, two]).toEqual([expect.closeTo(1.5, 10), expect.closeTo(2, 10)]);
});

test('a lesson explains what there is to explain, is calibrated, and beats a judge who guesses', () => {
  const [lesson] = learn(planted([0.8, -0.5, 0], { sides: 2, matches: 8000 }), {
    names: ['strong', 'weak', 'nothing'],
  });
  const { check } = lesson!;
  expect([lesson!.sides, lesson!.learnedFrom, check.matches]).toEqual([2, 6400, 1600]);
  expect(check.explains).toBeGreaterThan(0.2);
  expect(check.explainedBefore).toBeLessThan(0);
  for (const [said, came, of] of check.calibration)
    if (of > 100) expect(Math.abs(said - came)).toBeLessThan(0.1);
});

test('checks are made on other matches than were learned from: noise explains nothing', () => {
  const noise = planted([0, 0, 0], { sides: 2, matches: 2000 });
  expect(learn(noise, { names: ['a', 'b', 'c'] })[0]!.check.explains).toBeLessThan(0.01);
  const overfitted = { weights: [3, 3, 3], baseRate: [0.5, 0.5] };
  expect(checkOf(noise, overfitted).explains).toBeLessThan(-0.5);
});

test('a school notes positions at rest, each with who won in the end, and the same for a seed', async () => {
  const { game } = await CATALOGUE._example!();
  const plan = {
    game: '_example',
    wishes: { players: 3 },
    bot: 'random',
    seed: '0123456789abcdef0123456789abcdef',
  };
  const attend = () => new School(game, plan).attend({ from: 0, to: 5 });
  const positions = attend();
  expect(attend()).toEqual(positions);
  expect(new Set(positions.map(({ match }) => match)).size).toBe(5);
  for (const { figures, won, judged } of positions) {
    expect(figures).toHaveLength(3);
    expect(won.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
    expect(judged.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
  }
});

test('a school notes nothing while something is half done, and bots that answer at once do so there too', async () => {
  const { game } = await CATALOGUE._example!();
  const decide = () => expect.unreachable('imagines worlds');
  const school = new School(
    { ...game, isAtRest: () => false },
    { game: '_example', wishes: { players: 3 }, bot: 'natural', seed: '0123456789abcdef0123456789abcdef' },
  );
  const seat = school.arena.seat.bind(school.arena);
  school.arena.seat = (...args) => ({ ...seat(...args), decide });
  expect(school.attend({ from: 0, to: 3 })).toEqual([]);
});

test('weights are written as data, by name', () => {
  const lessons = learn(planted([0.8], { sides: 2, matches: 800 }), { names: ['one'] });
  const text = weightsFile(["cards held by 'em"], lessons, 'lab learn _example');
  expect(text).toContain("command: 'lab learn _example',");
  expect(text).toMatch(/^ {6}"cards held by 'em": 0\.\d+,$/m);
  expect(text).toContain('calibration: [');
});

const FEATURES: Features = {
  names: ['new', 'strong'],
  sides: 'rivals',
  read: () => [],
  measured: { command: '', weights: { 2: { strong: Math.log(3) }, 4: { strong: 0 } }, checks: {} },
};

test('chances follow the weights for so many sides, or the nearest number; who is out has none', () => {
  const weights = weightsInOrder(FEATURES);
  expect(chancesOfRivals([[5, 1], [], [0, 0]], weights)).toEqual([
    expect.closeTo(0.75),
    0,
    expect.closeTo(0.25),
  ]);
  const many = Array.from({ length: 6 }, () => [0, 7]);
  expect(chancesOfRivals(many, weights)[0]).toBeCloseTo(1 / 6);
  expect(chanceOfParty([[0, 1]], weights)).toBeCloseTo(0.75);
});

test('every listed game with features has measured all of them, and they explain something', async () => {
  for (const open of Object.values(CATALOGUE)) {
    const { features } = (await open()).game;
    if (features === undefined) continue;
    for (const [sides, weights] of Object.entries(features.measured.weights)) {
      expect(Object.keys(weights).sort()).toEqual(features.names.toSorted());
      expect(features.measured.checks[Number(sides)]!.explains).toBeGreaterThan(0);
    }
  }
});
