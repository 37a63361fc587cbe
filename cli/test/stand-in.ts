// A stand-in for the terminal: types the lines it is given, and keeps what is printed.

import { misadventure } from '../misadventure.ts';
import type { Terminal } from '../terminal.ts';

export type Session = { readonly code: number; readonly out: string; readonly err: string };

/** Runs a command line in this process. When the lines to type run out, the input ends. */
export async function command(args: readonly string[], typed: readonly string[] = []): Promise<Session> {
  const out: string[] = [];
  const err: string[] = [];
  const lines = [...typed];
  const terminal: Terminal = {
    print: (text) => void out.push(text),
    tell: (text) => void err.push(text),
    ask(prompt) {
      out.push(prompt);
      return Promise.resolve(lines.shift());
    },
    rows: 40,
    close: () => {},
  };
  const code = await misadventure(args, terminal);
  return { code, out: out.join('\n'), err: err.join('\n') };
}
