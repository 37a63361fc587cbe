// The flags by which `run` and `play` set a match up, and what they lead to.

import { readFileSync } from 'node:fs';
import type { Game, OptionSpec } from '../engine/game.ts';
import { freshSeed, type Seed, seedFromText } from '../engine/hash.ts';
import { contentsFor, readVariant, type Variant, type Wishes } from '../engine/setup.ts';
import type { OptionValue, OptionValues } from '../engine/table.ts';
import { asUsage, BadUsage, wholeNumber } from './command.ts';

export const SETUP_FLAGS = {
  players: { type: 'string' },
  seed: { type: 'string' },
  option: { type: 'string', multiple: true },
  variant: { type: 'string' },
} as const;

export const SETUP_HELP = `  --players N          how many players; the fewest the game allows unless said
  --seed S             any text, or 32 hexadecimal digits; the same seed deals the same. A fresh one unless said
  --option NAME=VALUE  a choice of the table, such as startingHand=1; may be given several times
  --variant FILE       a JSON file of changed figures, such as {"cards.wolf.health": 5}`;

export type SetupFlags = {
  readonly players?: string | undefined;
  readonly seed?: string | undefined;
  readonly option?: readonly string[] | undefined;
  readonly variant?: string | undefined;
};

/** What the flags ask for, checked against the game: whatever does not fit is a BadUsage. */
export function wishesFrom(game: Game, flags: SetupFlags, fewestPlayers = game.players.min): Wishes {
  const players = flags.players === undefined ? fewestPlayers : wholeNumber(flags.players, '--players', 1);
  const options = optionsFrom(game, flags.option ?? []);
  const variant = flags.variant === undefined ? {} : variantFrom(flags.variant);
  const wishes = { players, options, variant };
  asUsage(() => contentsFor(game, wishes));
  return wishes;
}

export function seedFrom(flags: SetupFlags): { readonly text: string; readonly seed: Seed } {
  const text = flags.seed ?? freshSeed();
  return { text, seed: asUsage(() => seedFromText(text)) };
}

function optionsFrom(game: Game, texts: readonly string[]): OptionValues {
  return Object.fromEntries(
    texts.map((text) => {
      const at = text.indexOf('=');
      if (at < 1) throw new BadUsage(`--option takes NAME=VALUE, not “${text}”.`);
      const name = text.slice(0, at);
      return [name, optionValue(game.options[name], text.slice(at + 1))];
    }),
  );
}

/** The text as the kind of value the option wants; text that is no such value stays text, and is refused later. */
function optionValue(spec: OptionSpec | undefined, text: string): OptionValue {
  if (spec?.kind === 'flag' && (text === 'true' || text === 'false')) return text === 'true';
  if (spec?.kind === 'number' && /^-?\d{1,9}$/.test(text)) return Number(text);
  return text;
}

function variantFrom(file: string): Variant {
  return asUsage(() => readVariant(readText(file)));
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new BadUsage(`The variant ${file} cannot be read: is that where it is?`);
  }
}
