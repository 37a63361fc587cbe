// Records on the disk: read with suspicion, written so that a crash leaves the old one or the new one, never half of it.

import { readFileSync, statSync } from 'node:fs';
import { demandSmall } from '../engine/document.ts';
import { Fault } from '../engine/fault.ts';
import type { MatchRecord } from '../engine/record.ts';
import { readRecord, writeJson } from '../engine/record-text.ts';
import { tryWriting } from './files.ts';

/** A Fault says in a sentence why the file is no record. */
export function readRecordFile(file: string): MatchRecord {
  return readRecord(readWhole(file));
}

function readWhole(file: string): string {
  try {
    demandSmall(statSync(file).size, file);
    return readFileSync(file, 'utf8');
  } catch (problem) {
    throw problem instanceof Fault ? problem : new Fault(`There is no record to be read at ${file}.`);
  }
}

export function writeRecordFile(file: string, record: MatchRecord): void {
  const problem = tryWriting(file, writeJson(record));
  if (problem !== undefined) throw new Fault(problem);
}
