// A stand-in for the terminal: types the lines it is given, and keeps what is printed.

import { misadventure } from '../misadventure.ts';
import { type Terminal, TOO_LATE } from '../terminal.ts';

export type Session = { readonly code: number; readonly out: string; readonly err: string };

/** Typed by somebody who sits there until the clock has run out, if there is one. */
export const DOZES = 'zzz';

/** Runs a command line in this process. When the lines to type run out, the input ends. */
export async function command(args: readonly string[], typed: readonly string[] = []): Promise<Session> {
  const out: string[] = [];
  const err: string[] = [];
  const lines = [...typed];
  const terminal: Terminal = {
    print: (text) => void out.push(text),
    tell: (text) => void err.push(text),
    ask(prompt, patience) {
      out.push(prompt);
      const line = lines.shift();
      return Promise.resolve(line === DOZES && patience !== undefined ? TOO_LATE : line);
    },
    rows: 40,
    close: () => {},
  };
  const code = await misadventure(args, terminal);
  return { code, out: out.join('\n'), err: err.join('\n') };
}
