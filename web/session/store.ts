// The browser's own database: every table with its record, saved after each answer.

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { Fault } from '../../engine/fault.ts';
import type { Beginning } from '../../engine/match.ts';
import type { Ending } from '../../tables/verdict.ts';
import type { SeatPlan } from '../table/public-game.ts';

/** What a list of tables shows; the record itself, which knows the seed, is kept apart. */
export type SavedTable = {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly seats: readonly SeatPlan[];
  readonly isGuided: boolean;
  readonly choices: number;
  /** How it ended, once it did. */
  readonly outcome?: string;
  readonly winners?: readonly number[];
  readonly party?: Ending['party'];
  readonly solo?: Ending['solo'];
  /** Its result hands something on: another match can follow. */
  readonly goesOn?: true;
  /** The table whose story it goes on with. */
  readonly follows?: string;
  /** Where it can go on if the rules change before it is opened again. */
  readonly checkpoint?: Beginning;
  /** When it was saved; no two states of a table have the same. */
  readonly changed: number;
};

type Schema = DBSchema & {
  tables: { key: string; value: SavedTable };
  records: { key: string; value: string };
};

export type Store = {
  /** Saves a table over its state of `before`; refuses when somebody else has saved another since. */
  save(table: SavedTable, record: string, before: number | undefined): Promise<void>;
  table(id: string): Promise<SavedTable | undefined>;
  record(id: string): Promise<string | undefined>;
};

let database: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>('misadventure', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('tables', { keyPath: 'id' });
      fresh.createObjectStore('records');
    },
  });
  return database;
}

export const browserStore: Store = {
  async save(table, record, before) {
    const both = (await open()).transaction(['tables', 'records'], 'readwrite');
    const tables = both.objectStore('tables');
    if ((await tables.get(table.id))?.changed !== before)
      throw new Fault('This table was played on in another tab. Load it again to go on from there.');
    await Promise.all([tables.put(table), both.objectStore('records').put(record, table.id), both.done]);
  },
  async table(id) {
    return (await open()).get('tables', id);
  },
  async record(id) {
    return (await open()).get('records', id);
  },
};

/** All saved tables, the latest first. */
export async function savedTables(): Promise<SavedTable[]> {
  const tables = await (await open()).getAll('tables');
  return tables.sort((one, other) => other.changed - one.changed);
}

export async function forgetTable(id: string): Promise<void> {
  const both = (await open()).transaction(['tables', 'records'], 'readwrite');
  await Promise.all([
    both.objectStore('tables').delete(id),
    both.objectStore('records').delete(id),
    both.done,
  ]);
}
