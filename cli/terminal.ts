// Where a command prints and reads: the real terminal, or a test's stand-in.

import { createInterface, type Interface } from 'node:readline';

export type Terminal = {
  /** Prints a line, or several, to the standard output. */
  print(text: string): void;
  /** Tells the person something that is no part of the output proper: progress, errors. */
  tell(text: string): void;
  /** Shows a line that the next one replaces; absent where there is no screen to show it on. */
  readonly progress?: (line: string) => void;
  /** Asks, and waits for a line, perhaps for so many milliseconds only; undefined once the input has ended. */
  ask(prompt: string, patience?: number): Promise<string | typeof TOO_LATE | undefined>;
  /** How many lines hide what stood on the screen before. */
  readonly rows: number;
  /** Lets go of the input, so that the process can end. */
  close(): void;
};

/** Nothing was typed in time. */
export const TOO_LATE = Symbol('too late');

const USUAL_ROWS = 50;

export function realTerminal(): Terminal {
  let lines: Lines | undefined;
  return {
    print: (text) => void process.stdout.write(`${text}\n`),
    tell: (text) => void process.stderr.write(`${text}\n`),
    ...(process.stderr.isTTY && { progress: (line: string) => void process.stderr.write(`\r\x1b[K${line}`) }),
    ask(prompt, patience) {
      lines ??= readingLines();
      process.stdout.write(prompt);
      return inTime(lines.next(), patience);
    },
    rows: process.stdout.rows ?? USUAL_ROWS,
    close: () => lines?.close(),
  };
}

/** What comes of waiting no longer than this. */
export function inTime<T>(waited: Promise<T>, patience: number | undefined): Promise<T | typeof TOO_LATE> {
  if (patience === undefined) return waited;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(TOO_LATE), patience);
    waited.then((line) => {
      clearTimeout(timer);
      resolve(line);
    }, reject);
  });
}

type Lines = { next(): Promise<string | undefined>; close(): void };

function readingLines(): Lines {
  const input: Interface = createInterface({ input: process.stdin });
  const iterator = input[Symbol.asyncIterator]();
  let coming: Promise<string | undefined> | undefined;
  const read = async () => {
    const { done, value } = await iterator.next();
    coming = undefined;
    return done ? undefined : value;
  };
  return {
    // A line that nobody waited for any more is still to come.
    next: () => {
      coming ??= read();
      return coming;
    },
    close: () => input.close(),
  };
}
