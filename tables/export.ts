// Handing out the record of a match: what may leave the process that runs it.

import { Fault } from '../engine/fault.ts';
import type { Match } from '../engine/match.ts';
import { type MatchRecord, recordOf } from '../engine/record.ts';
import { peopleAt, type SeatPlan } from './seats.ts';

/** A record holds the whole deal. Before the end it would show people each other's cards, and all that is to come. */
export function exportedRecord(match: Match, seats: readonly SeatPlan[]): MatchRecord {
  if (match.result === undefined && peopleAt(seats).length > 1)
    throw new Fault(
      'The record holds the whole deal, everybody’s cards included: with other people at the table it can be had when the match is over.',
    );
  return recordOf(match, seats);
}
