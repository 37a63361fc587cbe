// What a subcommand is, and how its arguments are read: strictly, with a sentence for whatever does not fit.

import { type ParseArgsConfig, parseArgs } from 'node:util';
import { didYouMean, Fault } from '../engine/fault.ts';
import type { Terminal } from './terminal.ts';

export type Command = {
  readonly name: string;
  /** One line in the list of commands. */
  readonly summary: string;
  readonly help: string;
  /** Returns the exit code. */
  run(args: readonly string[], terminal: Terminal): Promise<number>;
};

/** The command was called wrongly: one sentence, exit code 2. */
export class BadUsage extends Fault {}

export const SUCCESS = 0;
export const FAILURE = 1;
export const BAD_USAGE = 2;

type Flags = NonNullable<ParseArgsConfig['options']>;

/** Reads the arguments, or throws a BadUsage that names what is wrong with them. */
export function readArguments<F extends Flags>(args: readonly string[], flags: F, most: number) {
  const parsed = parsing(args, flags);
  const extra = parsed.positionals[most];
  if (extra !== undefined) throw new BadUsage(`“${extra}” is one argument too many.`);
  return parsed;
}

function parsing<F extends Flags>(args: readonly string[], flags: F) {
  try {
    return parseArgs({ args: [...args], options: flags, allowPositionals: true, strict: true });
  } catch (problem) {
    throw new BadUsage(inOneSentence(problem as Error & { code?: string }, Object.keys(flags)));
  }
}

function inOneSentence({ message, code }: Error & { code?: string }, names: readonly string[]): string {
  const flag = /'(-[^' ]*)/.exec(message)?.[1] ?? 'an option';
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const meant = didYouMean(flag.replace(/^-+/, ''), names).replace('“', '“--');
    return `There is no option ${flag}${meant || `; there is ${names.map((name) => `--${name}`).join(', ')}.`}`;
  }
  return message.includes('does not take an argument') ? `${flag} takes no value.` : `${flag} needs a value.`;
}

/** A whole number of at least so much, from the text of a flag. */
export function wholeNumber(text: string, flag: string, least: number): number {
  const number = Number(text);
  if (/^\d{1,9}$/.test(text) && number >= least) return number;
  throw new BadUsage(`${flag} takes a whole number from ${least} on, not “${text}”.`);
}

/** What goes wrong in here was called for wrongly. */
export function asUsage<T>(work: () => T): T {
  try {
    return work();
  } catch (problem) {
    throw problem instanceof Fault ? new BadUsage(problem.message) : problem;
  }
}
