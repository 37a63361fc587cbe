// Makes the reports under docs/playtests/ again, with the commands that the page there lists: `npm run playtests -- hero`.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SUCCESS } from '../command.ts';
import { misadventure } from '../misadventure.ts';
import { realTerminal } from '../terminal.ts';

const FOLDER = 'docs/playtests';
const COMMAND = /^bin\/misadventure (lab .+)$/gm;

/** The arguments of every command on the page, with the files it writes. */
export function playtestsIn(page: string): string[][] {
  return [...page.matchAll(COMMAND)].map(([, command]) => {
    const args = command!.split(' ');
    const file = `${FOLDER}/${args[1]}`;
    return [...args, '--json', `${file}.json`, '--report', `${file}.html`];
  });
}

export const playtests = (): string[][] => playtestsIn(readFileSync(`${FOLDER}/README.md`, 'utf8'));

async function makeAll(words: readonly string[]): Promise<number> {
  let code = SUCCESS;
  for (const args of playtests()) {
    if (words.length > 0 && !words.some((word) => args[1]!.includes(word))) continue;
    code = Math.max(code, await misadventure(args, realTerminal()));
  }
  return code;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = await makeAll(process.argv.slice(2));
