// Ratings of bots from their duels (openskill), and how much of a result is the deal and how much the player.

import { type Rating, rate, rating } from 'openskill';
import { below, type Rng, rngFrom } from '../../engine/random.ts';
import { type Moments, noMoments, noteMoments } from '../statistics/contrast.ts';
import { type Estimate, share } from '../statistics/share.ts';
import type { DuelResult } from './duel.ts';

/** All duels of a ladder: by the places of both bots in its list. */
export type Fought = { readonly one: number; readonly other: number; readonly deals: DuelResult };

export type Rung = {
  readonly bot: string;
  readonly rating: Estimate;
  readonly matches: number;
};

export type Pairing = {
  readonly one: string;
  readonly other: string;
  /** Share of wins of the first; what happens in one deal counts once. */
  readonly wins: Estimate;
  /** Of deals with a winner both times: the same bot won on either side of the table … */
  readonly sameBot: Estimate;
  /** … or the same side did, whoever sat there: the deal decided it. Half and half would be pure luck. */
  readonly sameSide: Estimate;
};

export type Standings = { readonly rungs: readonly Rung[]; readonly pairings: readonly Pairing[] };

export function standingsOf(bots: readonly string[], fought: readonly Fought[]): Standings {
  const ratings = ratingsOf(bots.length, fought, (deals) => deals);
  const spread = spreadOf(bots.length, fought);
  const rungs = bots.map((bot, i) => ({
    bot,
    rating: { value: ratings[i]!, ...spread[i]!, of: matchesOf(i, fought) },
    matches: matchesOf(i, fought),
  }));
  return {
    rungs: rungs.toSorted((one, other) => other.rating.value - one.rating.value),
    pairings: fought.map((each) => pairingOf(bots, each)),
  };
}

function matchesOf(bot: number, fought: readonly Fought[]): number {
  const own = fought.filter(({ one, other }) => one === bot || other === bot);
  return own.reduce((sum, { deals }) => sum + 2 * deals.length, 0);
}

type Resample = (deals: DuelResult) => DuelResult;

/** Goes through all duels deal by deal, so that no pair is fought to its end before another one has begun. */
function ratingsOf(bots: number, fought: readonly Fought[], resample: Resample): number[] {
  const ratings: Rating[] = Array.from({ length: bots }, () => rating());
  const drawn = fought.map((each) => ({ ...each, deals: resample(each.deals) }));
  const longest = Math.max(0, ...drawn.map(({ deals }) => deals.length));
  for (let deal = 0; deal < longest; deal++) {
    for (const { one, other, deals } of drawn) {
      for (const score of deals[deal] ?? []) {
        const [[first], [second]] = rate([[ratings[one]!], [ratings[other]!]], {
          score: [score, 1 - score],
        }) as [[Rating], [Rating]];
        ratings[one] = first;
        ratings[other] = second;
      }
    }
  }
  return ratings.map(({ mu }) => mu);
}

const RESAMPLES = 200;

/** The middle nineteen twentieths of ratings from deals drawn again and again from those that were played (bootstrap). */
function spreadOf(bots: number, fought: readonly Fought[]): { low: number; high: number }[] {
  const rng = rngFrom([11, 22, 33, 44]);
  const draws = Array.from({ length: RESAMPLES }, () =>
    ratingsOf(bots, fought, (deals) => drawAgain(deals, rng)),
  );
  return Array.from({ length: bots }, (_, bot) => {
    const sorted = draws.map((ratings) => ratings[bot]!).sort((one, other) => one - other);
    return { low: sorted[Math.floor(0.025 * RESAMPLES)]!, high: sorted[Math.ceil(0.975 * RESAMPLES) - 1]! };
  });
}

function drawAgain(deals: DuelResult, rng: Rng): DuelResult {
  return deals.map(() => deals[below(rng, deals.length)]!);
}

function pairingOf(bots: readonly string[], { one, other, deals }: Fought): Pairing {
  const scores = noMoments();
  let [decided, sameBot] = [0, 0];
  for (const [sat, exchanged] of deals) {
    noteMoments(scores, (sat + exchanged) / 2);
    if (sat === 0.5 || exchanged === 0.5) continue;
    decided++;
    if (sat > 0.5 === exchanged > 0.5) sameBot++;
  }
  return {
    one: bots[one]!,
    other: bots[other]!,
    wins: winsOf(scores),
    sameBot: share(sameBot, decided),
    sameSide: share(decided - sameBot, decided),
  };
}

/**
 * Wilson's interval, which few deals do not drive beyond all or nothing. How many independent matches stand behind it, the
 * spread between deals tells: two for each at most, and one where both come out alike.
 */
function winsOf(scores: Moments): Estimate {
  const [deals, sum, squares] = scores as [number, number, number];
  if (deals < 2) return { ...share(sum, deals), of: deals };
  const value = sum / deals;
  const spread = (squares - sum * value) / (deals - 1);
  const matches = deals * Math.min(2, Math.max(1, (value * (1 - value)) / spread || 1));
  return { ...share(value * matches, matches), of: deals };
}
