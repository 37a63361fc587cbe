// What a command writes: in one piece or not at all, and a sentence when it cannot be.

import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Why nothing can be written there, in a sentence; undefined when it probably can. */
export function whyUnwritable(file: string): string | undefined {
  try {
    if (existsSync(file)) {
      if (statSync(file).isDirectory()) return `${file} is a folder: name a file in it.`;
      accessSync(file, constants.W_OK);
    } else {
      makeFolder(dirname(file));
      accessSync(dirname(file), constants.W_OK);
    }
    return undefined;
  } catch (problem) {
    return cannot(file, problem);
  }
}

/** Writes the file; a sentence says why it could not be done. What stood there before is then still there. */
export function tryWriting(file: string, text: string): string | undefined {
  // A pipe or a device cannot be replaced by renaming, only written to.
  const draft = existsSync(file) && !statSync(file).isFile() ? file : `${file}.${process.pid}.tmp`;
  try {
    makeFolder(dirname(file));
    writeFileSync(draft, text);
    if (draft !== file) renameSync(draft, file);
    return undefined;
  } catch (problem) {
    if (draft !== file && existsSync(draft)) rmSync(draft);
    return cannot(file, problem);
  }
}

/** One after the other: where a system forbids folders in odd ways, Node's own recursive mkdir tries for ever. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
    return;
  }
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

function cannot(file: string, problem: unknown): string {
  const { code, message } = problem as NodeJS.ErrnoException;
  const why = WORDS[code ?? ''] ?? message;
  return `${file} cannot be written: ${why}. Name another file, or make room there.`;
}

const WORDS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EACCES: 'it is not allowed',
  EPERM: 'it is not allowed',
  EROFS: 'the disk is read-only',
  ENOENT: 'there can be no such folder',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EISDIR: 'it is a folder',
};
