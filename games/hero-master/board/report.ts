// What the dice last said: exchanges and parting blows, put together from the events as they are told.

import { useMemo, useRef } from 'react';
import { useTable } from '../../../web/table/model.ts';
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
  /** What was told since. */
  readonly outcome: readonly Event[];
};

export type FlightReport = { readonly blow: Of<'partingAttack'>; readonly outcome: readonly Event[] };

/** The exchange before the last one is kept until that one has dice of its own. */
export type Reports = {
  readonly exchanges: readonly ExchangeReport[];
  readonly flight?: FlightReport;
  /** Something else has begun since. */
  readonly isClosed?: boolean;
};

const NOTHING: Reports = { exchanges: [] };

function next(reports: Reports, { event: plain }: Told): Reports {
  const event = plain as Event;
  if (event.kind === 'exchange')
    return { exchanges: [...reports.exchanges.slice(-1), { start: event, applied: [], outcome: [] }] };
  if (event.kind === 'partingAttack') return { exchanges: [], flight: { blow: event, outcome: [] } };
  if (isTopic(event)) return { ...reports, isClosed: true };
  if (reports.isClosed) return reports;
  if (reports.flight) return { ...reports, flight: withOutcome(reports.flight, event) };
  const last = reports.exchanges.at(-1);
  return last ? { exchanges: [...reports.exchanges.slice(0, -1), toldOf(last, event)] } : reports;
}

function toldOf(report: ExchangeReport, event: Event): ExchangeReport {
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
      return withOutcome(report, event);
  }
}

const withOutcome = <Report extends { outcome: readonly Event[] }>(report: Report, event: Event): Report => ({
  ...report,
  outcome: [...report.outcome, event],
});

/** Which green number counted in the end. After a second roll the better one is shown, unless it failed. */
export function countedGreen({ dice, again, fail }: ExchangeReport): number {
  if (fail) return fail.roll;
  return again ? Math.max(again.first, again.second) : (dice?.green ?? 0);
}

const isTopic = ({ kind }: Told['event']): boolean => kind === 'encounter' || kind === 'locationChosen';
const isRoll = ({ kind }: Told['event']): boolean => kind === 'dice' || kind === 'partingAttack';

/** The reports since the last encounter began or the party arrived; earlier ones as long as they are news. */
export function useReports(told: readonly Told[]): Reports {
  const seen = useSeen(told);
  return useMemo(() => {
    const topic = told.findLastIndex(({ event }) => isTopic(event));
    const isNews = told.slice(seen, Math.max(seen, topic)).some(({ event }) => isRoll(event));
    const first = isNews ? told.slice(0, seen).findLastIndex(({ event }) => isTopic(event)) : topic;
    return told.slice(Math.max(0, first + 1)).reduce(next, NOTHING);
  }, [told, seen]);
}

/** How much had been told when the viewer last chose: what came later is news until the next choice. */
function useSeen(told: readonly Told[]): number {
  const { decision } = useTable();
  const memory = useRef({ told, seen: told.length, isAsked: false });
  if (memory.current.told !== told) {
    const { told: before, seen, isAsked } = memory.current;
    memory.current = { told, seen: Math.min(isAsked ? before.length : seen, told.length), isAsked: false };
  }
  if (decision !== undefined) memory.current.isAsked = true;
  return memory.current.seen;
}
