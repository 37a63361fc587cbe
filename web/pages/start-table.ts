// Begins a table in a worker, saves it, and goes there.

import { connect } from '../session/connection.ts';
import type { OpenedTable, TableSetup } from '../session/protocol.ts';
import { goTo } from '../shell/router.ts';
import { rememberCount, rememberedCount } from './table-count.ts';

const newId = (): string => crypto.randomUUID?.().slice(0, 8) ?? Math.random().toString(36).slice(2, 10);

export async function startTable(setup: TableSetup): Promise<void> {
  const connection = connect();
  const id = newId();
  try {
    await connection.table.start(id, setup);
    rememberCount(rememberedCount() + 1);
  } finally {
    connection.close();
  }
  goTo('table', id);
}

/** A table from a record: an import, or playing on from a moment of a replay. */
export async function startTableFrom(record: string, until?: number): Promise<string> {
  const connection = connect();
  const id = newId();
  try {
    await connection.table.startFrom(id, record, until);
    rememberCount(rememberedCount() + 1);
  } finally {
    connection.close();
  }
  return id;
}

/** The same table again, with a new seed. */
export const rematch = ({ game, seats, box }: OpenedTable): Promise<void> =>
  startTable({ game, seats, options: box.options });
