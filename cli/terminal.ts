// Where a command prints and reads: the real terminal, or a test's stand-in.

import { createInterface, type Interface } from 'node:readline';

export type Terminal = {
  /** Prints a line, or several, to the standard output. */
  print(text: string): void;
  /** Tells the person something that is no part of the output proper: progress, errors. */
  tell(text: string): void;
  /** Shows a line that the next one replaces; absent where there is no screen to show it on. */
  readonly progress?: (line: string) => void;
  /** Asks, and waits for a line; undefined once the input has ended. */
  ask(prompt: string): Promise<string | undefined>;
  /** How many lines hide what stood on the screen before. */
  readonly rows: number;
  /** Lets go of the input, so that the process can end. */
  close(): void;
};

const USUAL_ROWS = 50;

export function realTerminal(): Terminal {
  let lines: Lines | undefined;
  return {
    print: (text) => void process.stdout.write(`${text}\n`),
    tell: (text) => void process.stderr.write(`${text}\n`),
    ...(process.stderr.isTTY && { progress: (line: string) => void process.stderr.write(`\r\x1b[K${line}`) }),
    ask(prompt) {
      lines ??= readingLines();
      process.stdout.write(prompt);
      return lines.next();
    },
    rows: process.stdout.rows ?? USUAL_ROWS,
    close: () => lines?.close(),
  };
}

type Lines = { next(): Promise<string | undefined>; close(): void };

function readingLines(): Lines {
  const input: Interface = createInterface({ input: process.stdin });
  const iterator = input[Symbol.asyncIterator]();
  return {
    next: async () => {
      const { done, value } = await iterator.next();
      return done ? undefined : value;
    },
    close: () => input.close(),
  };
}
