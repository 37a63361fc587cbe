// What a check is: a name, and a job that comes back with what is wrong.

import { spawn } from 'node:child_process';
import { ROOT } from './sources.ts';

export type Verdict = {
  readonly passed: number;
  readonly failed: number;
  /** Shown when something failed, and for a check whose purpose is to tell. */
  readonly output: string;
  /** Tests that passed only when they were repeated: named at the end of the run. */
  readonly flaky?: readonly string[];
};

export type Check = {
  readonly name: string;
  readonly run: () => Verdict | Promise<Verdict>;
  readonly tells?: true;
};

/** A check that finds problems by reading: no problem, no failure. */
export function reading(name: string, find: () => readonly string[]): Check {
  return {
    name,
    run: () => {
      const problems = find();
      return problems.length === 0 ? PASSED : { passed: 0, failed: 1, output: problems.join('\n') };
    },
  };
}

/** A check that is a program: exit code 0 is a pass. */
export function running(name: string, command: string, args: readonly string[]): Check {
  return {
    name,
    run: async () => {
      const { code, output } = await execute(command, args);
      return code === 0 ? PASSED : { passed: 0, failed: 1, output };
    },
  };
}

export const PASSED: Verdict = { passed: 1, failed: 0, output: '' };

export type Execution = { readonly code: number; readonly output: string };

// A stopped check takes its programs with it.
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    stop.abort();
    process.exit(1);
  });
}

/** Runs a program in the project’s root; its two streams come back as one text, in the order they were written. */
export function execute(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  end?: AbortSignal,
): Promise<Execution> {
  return new Promise((resolve) => {
    let output = '';
    const { FORCE_COLOR: _, ...inherited } = process.env;
    const child = spawn(command, args, {
      cwd: ROOT,
      ...(end
        ? { signal: AbortSignal.any([stop.signal, end]), killSignal: 'SIGKILL' }
        : { signal: stop.signal }),
      env: { ...inherited, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const listen = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', (problem) => resolve({ code: 127, output: `${command}: ${problem.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
