// Begins a table in a worker, saves it, and goes there.

import { type Connection, connect, handOn } from '../session/connection.ts';
import type { OpenedTable, TableSetup } from '../session/protocol.ts';
import { goTo } from '../shell/router.ts';
import { rememberCount, rememberedCount } from './table-count.ts';

const newId = (): string => crypto.randomUUID?.().slice(0, 8) ?? Math.random().toString(36).slice(2, 10);

export async function startTable(setup: TableSetup): Promise<void> {
  goTo('table', await started((table, id) => table.start(id, setup)));
}

/** A table from a record: an import, or playing on from a moment of a replay. */
export function startTableFrom(record: string, until?: number): Promise<string> {
  return started((table, id) => table.startFrom(id, record, until));
}

async function started(start: (table: Connection['table'], id: string) => Promise<void>): Promise<string> {
  const connection = connect();
  const id = newId();
  try {
    await start(connection.table, id);
  } catch (thrown) {
    connection.close();
    throw thrown;
  }
  handOn(connection);
  rememberCount(rememberedCount() + 1);
  return id;
}

/** The same table again, with a new seed. */
export const rematch = ({ game, seats, box }: OpenedTable): Promise<void> =>
  startTable({ game, seats, options: box.options });
