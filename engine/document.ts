// Reading a document that somebody brings: a scenario from a file, as plain JSON.

import { Fault } from './fault.ts';

/** Far more than anything written by hand. */
export const LARGEST_DOCUMENT = 1_000_000;

export function demandSmall(size: number, name: string): void {
  if (size > LARGEST_DOCUMENT)
    throw new Fault(
      `${name} has ${Math.ceil(size / 100_000) / 10} MB: a file of this kind is text of less than 1 MB.`,
    );
}

/** The text of a file as data; a Fault says in a sentence what is wrong with it. */
export function readDocument(text: string, name: string): unknown {
  demandSmall(text.length, name);
  if (text.includes('\0') || text.includes('\uFFFD'))
    throw new Fault(`${name} is not JSON: it is no text at all. Open a text file that ends in .json.`);
  try {
    return JSON.parse(text);
  } catch (problem) {
    throw new Fault(`${name} is not JSON: ${(problem as Error).message}.`);
  }
}
