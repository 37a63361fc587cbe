// Records on the disk: read with suspicion, written so that a crash leaves the old one or the new one, never half of it.

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Fault } from '../engine/fault.ts';
import type { MatchRecord } from '../engine/record.ts';
import { readRecord, writeJson } from '../engine/record-text.ts';

const LARGEST_FILE = 1_000_000;

/** A Fault says in a sentence why the file is no record. */
export function readRecordFile(file: string): MatchRecord {
  return readRecord(readWhole(file));
}

function readWhole(file: string): string {
  try {
    const { size } = statSync(file);
    if (size > LARGEST_FILE) throw new Fault(tooLarge(file, size));
    return readFileSync(file, 'utf8');
  } catch (problem) {
    throw problem instanceof Fault ? problem : new Fault(`There is no record to be read at ${file}.`);
  }
}

const tooLarge = (file: string, size: number) =>
  `${file} has ${size} bytes; the largest record we read has ${LARGEST_FILE}.`;

export function writeRecordFile(file: string, record: MatchRecord): void {
  const draft = `${file}.${process.pid}.tmp`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, writeJson(record));
    renameSync(draft, file);
  } catch (problem) {
    if (existsSync(draft)) rmSync(draft);
    throw new Fault(`The record cannot be written to ${file}: ${(problem as Error).message}`);
  }
}
