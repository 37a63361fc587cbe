// What the dice last said: exchanges and parting blows, put together from the events as they are told.

import { useMemo } from 'react';
import type { Told } from '../../../web/table/public-game.ts';
import type { Event } from '../events.ts';

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

export type ExchangeReport = {
  readonly start: Of<'exchange'>;
  readonly applied: readonly number[];
  readonly dice?: Of<'dice'>;
  readonly again?: Of<'rolledAgain'>;
  readonly fail?: Of<'criticalFail'>;
  readonly failCard?: number;
  readonly criticalHit?: Of<'criticalHit'>;
  /** What came of it, as the log tells it. */
  readonly outcome: readonly Told[];
};

export type FlightReport = { readonly blow: Of<'partingAttack'>; readonly outcome: readonly Told[] };

/** The exchange before the last one is kept until that one has dice of its own. */
export type Reports = {
  readonly exchanges: readonly ExchangeReport[];
  readonly flight?: FlightReport;
};

const NOTHING: Reports = { exchanges: [] };

/** Events that are worth a line beside the dice. */
const OUTCOMES: ReadonlySet<Event['kind']> = new Set([
  'ambusherRolls',
  'mauled',
  'wounded',
  'healed',
  'heroDefeated',
  'heroReturned',
  'monsterDefeated',
  'goldTaken',
  'goldMoved',
  'goldStolen',
  'treasureTaken',
  'tokenPassed',
  'partingBlow',
] satisfies Event['kind'][]);

function next(reports: Reports, told: Told): Reports {
  const event = told.event as Event;
  if (event.kind === 'exchange')
    return { exchanges: [...reports.exchanges.slice(-1), { start: event, applied: [], outcome: [] }] };
  if (event.kind === 'partingAttack') return { exchanges: [], flight: { blow: event, outcome: [] } };
  if (reports.flight) return { ...reports, flight: withOutcome(reports.flight, told) };
  const last = reports.exchanges.at(-1);
  return last ? { exchanges: [...reports.exchanges.slice(0, -1), toldOf(last, told)] } : reports;
}

function toldOf(report: ExchangeReport, told: Told): ExchangeReport {
  const event = told.event as Event;
  switch (event.kind) {
    case 'applied':
      return { ...report, applied: [...report.applied, event.card] };
    case 'dice':
      return { ...report, dice: event };
    case 'rolledAgain':
      return { ...report, again: event };
    case 'criticalFail':
      return { ...report, fail: event };
    case 'criticalFailCard':
      return { ...report, failCard: event.card };
    case 'criticalHit':
      return { ...report, criticalHit: event };
    default:
      return withOutcome(report, told);
  }
}

function withOutcome<Report extends { outcome: readonly Told[] }>(report: Report, told: Told): Report {
  const isWorthALine = OUTCOMES.has((told.event as Event).kind);
  return isWorthALine ? { ...report, outcome: [...report.outcome, told] } : report;
}

/** Which green number counted in the end. After a second roll the better one is shown, unless it failed. */
export function countedGreen({ dice, again, fail }: ExchangeReport): number {
  if (fail) return fail.roll;
  return again ? Math.max(again.first, again.second) : (dice?.green ?? 0);
}

const isFresh = ({ event: { kind } }: Told): boolean => kind === 'encounter' || kind === 'locationChosen';

/** The reports as they stand now: what was told since the last encounter began or the party arrived. */
export function useReports(told: readonly Told[]): Reports {
  return useMemo(() => told.slice(Math.max(0, told.findLastIndex(isFresh))).reduce(next, NOTHING), [told]);
}
