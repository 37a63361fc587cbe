// The flags that the lab's commands share, and what they lead to.

import type { Game } from '../../engine/game.ts';
import { usualWorkers } from '../../lab/node/crew.ts';
import type { Plan } from '../../lab/plan.ts';
import { planFor } from '../../lab/plan.ts';
import type { Until } from '../../lab/run.ts';
import { botSpecs } from '../bots.ts';
import { asUsage, BadUsage, wholeNumber } from '../command.ts';
import { SETUP_FLAGS, seedFrom, wishesFrom } from '../match-setup.ts';

export const LAB_FLAGS = {
  ...SETUP_FLAGS,
  bots: { type: 'string', default: 'greedy' },
  workers: { type: 'string' },
} as const;

export const LAB_HELP = `  --players N          how many players; the fewest the game allows unless said
  --bots LIST          one bot for all seats, or one for each, separated by commas; greedy unless said. They move on by
                       a seat with every match, unless the seats have roles
  --option NAME=VALUE  a choice of the table, such as startingHand=1; may be given several times
  --seed S             any text; the same seed plays the same matches, with any number of workers. “lab” unless said
  --workers N          threads to play on; one for each core unless said`;

export const STANDARD_SEED = 'lab';

export type LabFlags = {
  readonly players?: string | undefined;
  readonly bots: string;
  readonly option?: readonly string[] | undefined;
  readonly seed?: string | undefined;
  readonly variant?: string | undefined;
  readonly workers?: string | undefined;
};

const MOST_WORKERS = 256;

export function workersFrom({ workers }: LabFlags): number {
  if (workers === undefined) return usualWorkers();
  const wanted = wholeNumber(workers, '--workers', 1);
  if (wanted <= MOST_WORKERS) return wanted;
  throw new BadUsage(`--workers takes at most ${MOST_WORKERS}, not ${wanted}.`);
}

/** What is to be played. The variant is what it is compared with, unless the command plays nothing but the variant. */
export function planFrom(
  game: Game,
  flags: LabFlags,
  more: { games?: number | undefined; watchEvery?: number | undefined },
): Plan {
  const { variant, ...wishes } = wishesFrom(game, flags);
  const { seed } = seedFrom({ seed: flags.seed ?? STANDARD_SEED });
  const bots = botSpecs(game, flags.bots, wishes.players);
  const versus = flags.variant === undefined ? {} : { versus: variant ?? {} };
  const plan = planFor(game, { wishes, bots, seed, ...versus, ...more });
  asUsage(() => checkRoles(game, plan));
  return plan;
}

/** A player of a game's own may be made for one role only. */
function checkRoles(game: Game, { wishes, bots }: Plan): void {
  const roles = game.roles?.(wishes.players, wishes.options ?? {});
  bots.forEach((bot, seat) => {
    const role = game.policies?.[bot]?.role;
    if (role !== undefined && roles?.[seat] !== role)
      throw new BadUsage(`“${bot}” plays a ${role}, and seat ${seat + 1} is a ${roles?.[seat] ?? 'player'}.`);
  });
}

const STANDARD_GAMES = 1000;

export type UntilFlags = {
  readonly games?: string | undefined;
  readonly for?: string | undefined;
  readonly 'until-sure'?: string | undefined;
};

export function untilFrom(flags: UntilFlags): Until {
  const given = (['games', 'for', 'until-sure'] as const).filter((flag) => flags[flag] !== undefined);
  if (given.length > 1) throw new BadUsage(`--${given[0]} and --${given[1]} do not go together: choose one.`);
  if (flags.for !== undefined) return { milliseconds: millisecondsFrom(flags.for) };
  if (flags['until-sure'] !== undefined) return { sure: sureFrom(flags['until-sure']) };
  return { games: flags.games === undefined ? STANDARD_GAMES : wholeNumber(flags.games, '--games', 1) };
}

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000 };

function millisecondsFrom(text: string): number {
  const [, digits, unit] = /^(\d{1,6})([smh])$/.exec(text) ?? [];
  const milliseconds = Number(digits) * (UNITS[unit ?? ''] ?? 0);
  if (milliseconds > 0) return milliseconds;
  throw new BadUsage(`--for takes a time such as 60s, 10m or 2h, not “${text}”.`);
}

function sureFrom(text: string): number {
  const sure = Number(text);
  if (/^0?\.\d+$/.test(text) && sure >= 0.001 && sure < 0.5) return sure;
  throw new BadUsage(
    `--until-sure takes a part of one from 0.001 to 0.5, such as 0.01 for one point, not “${text}”.`,
  );
}
