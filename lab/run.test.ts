// Runs: known truth is found, luck is not, and the same seed gives the same figures whoever plays them.

import { describe, expect, test } from 'vitest';
import type { Game } from '../engine/game.ts';
import { freshSeed, seedFromText } from '../engine/hash.ts';
import { readRulebook } from '../engine/rulebook.ts';
import type { Variant } from '../engine/setup.ts';
import { game as picnic } from '../games/_example/game.ts';
import type { ChunkResult } from './chunk.ts';
import { crewOfOne } from './crew-of-one.ts';
import { workerCrew } from './node/crew.ts';
import { type Plan, planFor } from './plan.ts';
import { type Crew, type Run, runPlan, Stopped, type Until } from './run.ts';
import { type Summary, summaryOf } from './summary/summary.ts';
import { rigged } from './test/rigged.ts';

type Wish = {
  seed: string;
  players?: number;
  options?: Record<string, number>;
  versus?: Variant;
  watchEvery?: number;
};

function planOf(game: Game, { seed, players = 2, options = {}, versus, watchEvery = 1 }: Wish): Plan {
  const bots = Array.from({ length: players }, () => 'random');
  const wishes = { players, options };
  const wanted = { wishes, bots, seed: seedFromText(seed), watchEvery, games: 400 };
  return planFor(game, { ...wanted, ...(versus && { versus }) });
}

/** A clock that stands still: nothing here may lean on time. */
const clock = () => 0;

const play = (game: Game, plan: Plan, until: Until): Promise<Run> =>
  runPlan(plan, crewOfOne(game, plan), { until, clock });

async function summarised(wish: Wish, games: number): Promise<Summary> {
  const run = await play(rigged as unknown as Game, planOf(rigged as unknown as Game, wish), { games });
  return summaryOf(run, {
    game: rigged as unknown as Game,
    rulebook: readRulebook(''),
    command: '',
    seed: '',
  });
}

const RIGGED = rigged as unknown as Game;
const seeds = Array.from({ length: 20 }, (_, i) => `seed ${i}`);

/** What a character wins, when one of four characters sits at either of two chairs. */
const rowOf = ({ wins }: Summary, key: string) => wins.starts[0]!.rows.find((row) => row.key === key)!;

describe('truth by construction', () => {
  test('a fair game is called fair, and its shares lie in their intervals', async () => {
    let held = 0;
    let odd = 0;
    for (const seed of seeds) {
      const { wins } = await summarised({ seed }, 400);
      const rows = [...wins.seats, ...wins.starts[0]!.rows];
      held += rows.filter(({ share }) => share.low <= 0.5 && 0.5 <= share.high).length / rows.length;
      odd += rows.some((row) => row.odd) ? 1 : 0;
    }
    expect(held / seeds.length).toBeGreaterThan(0.9);
    expect(odd).toBeLessThanOrEqual(2);
  });

  test('a planted unfairness is found, and its interval holds what was planted', async () => {
    let held = 0;
    for (const seed of seeds) {
      // With three tickets more, Ace wins four of five against anybody, instead of one of two: 30 points more.
      const { changes } = await summarised({ seed, versus: { 'characters.ace.weight': 4 } }, 400);
      const ace = changes!.all.find(({ about, what }) => about === 'wins by Character' && what === 'Ace')!;
      expect(ace.found).toBe(true);
      expect(ace.low).toBeGreaterThan(0);
      if (ace.low <= 0.3 && 0.3 <= ace.high) held++;
    }
    expect(held).toBeGreaterThanOrEqual(18);
  });

  test('a deal picked for what the variant names counts for that alone', async () => {
    const wish = { seed: 'focus', versus: { 'characters.ace.weight': 4 } };
    const { changes, matches, wins } = await summarised(wish, 400);
    expect(changes).toMatchObject({ pairs: 400, focused: 400 });
    const of = (what: string) =>
      changes!.all.find((each) => each.what === what && /by Character/.test(each.about))!;
    // Two of four characters sit at a table: half of the deals hold Ace, and all of those that were picked for it.
    expect(of('Ace').ofOne).toBeGreaterThan(560);
    expect(of('Bee').ofOne).toBeLessThan(250);
    expect([matches, of('Ace').asked, of('Bee').asked]).toEqual([400, true, false]);
    expect(wins.starts[0]!.rows.find(({ key }) => key === 'ace')!.share.of).toBeLessThan(250);
  });

  test('a variant that changes nothing is not found, in any of twenty seeds', async () => {
    for (const seed of seeds) {
      const { changes } = await summarised({ seed, versus: { 'characters.ace.weight': 1 } }, 100);
      expect(changes!.found).toEqual([]);
      expect(changes!.all.every(({ value, low, high }) => value === 0 && low === 0 && high === 0)).toBe(true);
    }
  });

  test('a variant that only draws other lots is not found, in nineteen of twenty seeds', async () => {
    let found = 0;
    let differing = 0;
    for (const seed of seeds) {
      const { changes } = await summarised({ seed, versus: { lots: 1 } }, 300);
      if (changes!.found.length > 0) found++;
      if (changes!.all.some(({ value }) => value !== 0)) differing++;
    }
    expect(differing).toBe(20);
    expect(found).toBeLessThanOrEqual(1);
  });

  test('a heavy character is odd, and so are its holders’ wins', async () => {
    const plan = planOf(RIGGED, { seed: 'heavy', players: 4, versus: { 'characters.dog.weight': 7 } });
    const run = await play(RIGGED, plan, { games: 500 });
    const varied = { ...run, printed: run.varied! };
    const summary = summaryOf(varied, { game: RIGGED, rulebook: readRulebook(''), command: '', seed: '' });
    expect(rowOf(summary, 'dog')).toMatchObject({ odd: true });
    const dog = summary.cards.find(({ key }) => key === 'dog')!;
    // Seven tickets of ten against one of ten.
    expect(dog.whenDealt!.low).toBeLessThan(0.6);
    expect(dog.whenDealt!.high).toBeGreaterThan(0.6);
    expect(dog.whenDealt!.odd).toBe(true);
    expect(dog).toMatchObject({ dealt: 500, held: 500, playable: 500 });
  });

  test('lengths, turns and forced questions are what the rules make them', async () => {
    const { length, feel, never, ends } = await summarised({ seed: 'length', players: 3 }, 50);
    expect(length.decisions).toMatchObject({ mean: { value: 9 }, median: { value: 9 }, from: 9, to: 9 });
    expect(length.turns.mean.value).toBe(9);
    expect(length.rounds).toBe(3);
    expect(feel.forced.value).toBe(0);
    expect(feel.idle.value).toBe(1);
    expect(never.cards).toEqual([]);
    expect(ends).toMatchObject([{ outcome: 'By lot', share: { value: 1 } }]);
  });
});

/** Several at a time, done in an order of its own. */
function scrambled(game: Game, plan: Plan, size: number): Crew {
  const one = crewOfOne(game, plan);
  const waiting: (() => void)[] = [];
  const release = () => {
    const next = (waiting.length * 7 + 3) % waiting.length;
    waiting.splice(next, 1)[0]?.();
  };
  return {
    size,
    close: one.close,
    play: (chunk) =>
      new Promise<ChunkResult>((resolve) => {
        waiting.push(() => void one.play(chunk).then(resolve));
        if (waiting.length > size) release();
        else setTimeout(release);
      }),
  };
}

const figures = ({ printed, varied, comparison, crashed, complete }: Run) =>
  JSON.stringify({ printed, varied, comparison, crashed, complete });

describe('the same figures, whoever plays', () => {
  const plan = { ...planOf(RIGGED, { seed: 'crews', versus: { lots: 1 } }), chunk: 7 };

  test.each([1, 2, 5])('a crew of %i that ends in another order', async (size) => {
    const one = await play(RIGGED, plan, { games: 100 });
    const many = await runPlan(plan, scrambled(RIGGED, plan, size), { until: { games: 100 }, clock });
    expect(figures(many)).toBe(figures(one));
    expect(one.printed.matches).toBe(100);
  });

  test('stopping when sure stops at the same match', async () => {
    const sure = { sure: 0.06 };
    const one = await play(RIGGED, plan, sure);
    const many = await runPlan(plan, scrambled(RIGGED, plan, 3), { until: sure, clock });
    expect(figures(many)).toBe(figures(one));
    expect(one.printed.matches % 7).toBe(0);
  });

  test('threads of a process: one or two, bots that answer at once and bots that think', async () => {
    for (const bots of [
      ['random', 'random'],
      ['greedy', 'beginner'],
    ]) {
      const wanted = { wishes: { players: 2 }, bots, seed: seedFromText('threads'), games: 40 };
      const threaded = { ...planFor(picnic as unknown as Game, wanted), chunk: 5 };
      const until = { games: 40 };
      const alone = await runPlan(threaded, workerCrew(threaded, 1), { until, clock });
      const both = await runPlan(threaded, workerCrew(threaded, 2), { until, clock });
      expect(figures(both)).toBe(figures(alone));
      expect(alone.printed.matches).toBe(40);
    }
  });
});

describe('what goes wrong', () => {
  test('a match whose rules break is kept with its choices, and the others are counted', async () => {
    const plan = planOf(RIGGED, { seed: 'broken', options: { breaks: 20 } });
    const { crashed, crashes, printed } = await play(RIGGED, plan, { games: 200 });
    expect(crashed).toBeGreaterThan(2);
    expect(printed.matches).toBe(200 - crashed);
    expect(crashes[0]).toMatchObject({
      message: 'The table broke.',
      varied: false,
      bots: ['random', 'random'],
    });
    expect(crashes[0]!.choices.length).toBeGreaterThan(0);
    expect(crashes.length).toBeLessThanOrEqual(10);
  });

  test('stopped in the middle, it reports the matches up to there, and says so', async () => {
    const plan = { ...planOf(RIGGED, { seed: 'stopped' }), chunk: 5 };
    const abort = new AbortController();
    const run = await runPlan(plan, crewOfOne(RIGGED, plan), {
      until: { games: 1e9 },
      clock,
      signal: abort.signal,
      progress: ({ matches }) => matches >= 50 && abort.abort(),
    });
    expect(run.complete).toBe(false);
    expect(run.printed.matches % 5).toBe(0);
    const prefix = await play(RIGGED, plan, { games: run.printed.matches });
    expect(figures({ ...run, complete: true })).toBe(figures(prefix));
  });

  test('stopped before anything was over, there is nothing to report', async () => {
    const plan = planOf(RIGGED, { seed: freshSeed() });
    const signal = AbortSignal.abort();
    const never: Crew = { size: 1, play: () => new Promise(() => {}), close: () => Promise.resolve() };
    await expect(runPlan(plan, never, { until: { games: 10 }, clock, signal })).rejects.toThrow(Stopped);
  });

  test('a crew is let go even when it fails', async () => {
    let closed = false;
    const failing: Crew = {
      size: 2,
      play: () => Promise.reject(new Error('out of memory')),
      close() {
        closed = true;
        return Promise.resolve();
      },
    };
    const plan = planOf(RIGGED, { seed: 'failing' });
    await expect(runPlan(plan, failing, { until: { games: 10 }, clock })).rejects.toThrow('out of memory');
    expect(closed).toBe(true);
  });
});

test('what is kept does not grow with the matches', async () => {
  const kept = async (games: number) =>
    figures(
      await play(picnic as unknown as Game, planOf(picnic as unknown as Game, { seed: 'memory' }), { games }),
    ).length;
  // Ten times the matches only make the numbers longer.
  expect(await kept(4000)).toBeLessThan(1.25 * (await kept(400)));
});
