// Records as tables and replays use them: read from the store, the game they name, written again.

import { Fault } from '../../engine/fault.ts';
import type { Game } from '../../engine/game.ts';
import type { MatchRecord } from '../../engine/record.ts';
import { writeCompact, writeJson } from '../../engine/record-text.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import type { RecordForm } from './protocol.ts';
import type { Store } from './store.ts';

export async function gameOf(id: string): Promise<Game> {
  const load = CATALOGUE[id];
  if (load === undefined) throw new Fault(`There is no game “${id}” here.`);
  return (await load()).game;
}

export async function savedRecord(store: Store, id: string): Promise<string> {
  const text = await store.record(id);
  if (text === undefined) throw new Fault('This table is not saved in this browser (any more).');
  return text;
}

export const written = (record: MatchRecord, form: RecordForm): string =>
  form === 'json' ? writeJson(record) : writeCompact(record);
