// Records as tables and replays use them: read from the store, the game and the seats they name, written again.

import { Fault } from '../../engine/fault.ts';
import type { Game } from '../../engine/game.ts';
import type { Match } from '../../engine/match.ts';
import { type MatchRecord, recordOf } from '../../engine/record.ts';
import { writeCompact, writeJson } from '../../engine/record-text.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import type { SeatPlan } from '../table/public-game.ts';
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

export const seatsOf = (record: MatchRecord): SeatPlan[] =>
  Array.from({ length: record.players }, (_, seat) => ({
    name: record.seats[seat]?.name ?? `Player ${seat + 1}`,
    player: record.seats[seat]?.player ?? 'person',
  }));

export function written(match: Match, seats: readonly SeatPlan[], form: RecordForm): string {
  const record = recordOf(match, seats);
  return form === 'json' ? writeJson(record) : writeCompact(record);
}
