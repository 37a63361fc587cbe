// The command `misadventure`: finds the subcommand, runs it, and turns whatever goes wrong into a sentence.

import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { didYouMean, Fault } from '../engine/fault.ts';
import { BAD_USAGE, BadUsage, type Command, FAILURE, SUCCESS } from './command.ts';
import { adventure } from './commands/adventure.ts';
import { bench } from './commands/bench.ts';
import { clauses } from './commands/clauses.ts';
import { games } from './commands/games.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { run } from './commands/run.ts';
import { realTerminal, type Terminal } from './terminal.ts';

const COMMANDS: readonly Command[] = [games, play, run, replay, adventure, bench, clauses];

const HELP = `Misadventure: adventure card games, played and playtested.

Usage: misadventure <command> [arguments]

${COMMANDS.map(({ name, summary }) => `  ${name.padEnd(9)} ${summary}`).join('\n')}

“misadventure <command> --help” tells all about a command. For instance:

  misadventure games
  misadventure play _example
  misadventure run _example --players 3 --seed 7 --bots search:200,greedy,random --json

Exit codes: 0 when all went well, 1 when something failed, 2 when the command was called wrongly.`;

/** Runs a command line and returns its exit code. */
export async function misadventure(args: readonly string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = args;
  try {
    return await runCommand(name, rest, terminal);
  } catch (problem) {
    if (!(problem instanceof Fault)) return broke(problem, terminal);
    terminal.tell(problem.message);
    if (!(problem instanceof BadUsage)) return FAILURE;
    const isCommand = COMMANDS.some((command) => command.name === name);
    terminal.tell(`“misadventure ${isCommand ? `${name} ` : ''}--help” tells how it is used.`);
    return BAD_USAGE;
  }
}

async function runCommand(
  name: string | undefined,
  args: readonly string[],
  terminal: Terminal,
): Promise<number> {
  if (name === undefined) throw new BadUsage('Say what to do: misadventure <command>.');
  const command = COMMANDS.find((each) => each.name === name);
  const help = ['--help', '-h', 'help'].includes(name) ? helpFor(args[0]) : undefined;
  const isAsked = args.includes('--help') || args.includes('-h');
  if (help !== undefined || (command && isAsked)) {
    terminal.print(help ?? command?.help ?? HELP);
    return SUCCESS;
  }
  if (command === undefined) {
    const names = COMMANDS.map((each) => each.name);
    throw new BadUsage(
      `There is no command “${name}”${didYouMean(name, names) || `; there is ${names.join(', ')}.`}`,
    );
  }
  return command.run(args, terminal);
}

const helpFor = (name: string | undefined) => COMMANDS.find((each) => each.name === name)?.help ?? HELP;

/** Not the person's fault but ours; the message of a broken rule is the bug report. */
function broke(problem: unknown, terminal: Terminal): number {
  terminal.tell(`This is a fault of Misadventure: ${problem instanceof Error ? problem.message : problem}`);
  if (process.env.DEBUG && problem instanceof Error) terminal.tell(problem.stack ?? '');
  return FAILURE;
}

async function main(): Promise<void> {
  const terminal = realTerminal();
  // A reader that has seen enough (`| head`) closes the pipe: that is no failure.
  process.stdout.on('error', (problem: NodeJS.ErrnoException) => {
    process.exit(problem.code === 'EPIPE' ? SUCCESS : FAILURE);
  });
  process.exitCode = await misadventure(process.argv.slice(2), terminal);
  terminal.close();
}

const [, started] = process.argv;
if (started !== undefined && realpathSync(started) === fileURLToPath(import.meta.url)) await main();
