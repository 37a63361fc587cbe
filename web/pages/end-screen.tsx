// The end of a match: who, what decided it, the scores that matter, the best moment, records, and a rematch in one tap.

import { useEffect, useMemo, useState } from 'react';
import type { Result } from '../../engine/game.ts';
import { bestAlone } from '../../tables/verdict.ts';
import type { OpenedTable } from '../session/protocol.ts';
import { allTables, useIsUnsaved } from '../session/unsaved.ts';
import type { OpenTable } from '../session/use-table.ts';
import { useAttempt } from '../shell/attempt.ts';
import { goTo, linkTo } from '../shell/router.ts';
import { SHORTEST_THOUGHT_MS } from '../table/lift.ts';
import { Modal } from '../table/modal.tsx';
import type { Told } from '../table/public-game.ts';
import { highlightOf } from './best-moment.ts';
import { ChancesChart, isOneParty } from './chances-chart.tsx';
import { exportRecord } from './download.ts';
import { BestMoment, StatisticsList, useEnded, Why } from './end-story.tsx';
import { Places, Verdict } from './end-verdict.tsx';
import type { GameParts } from './game-parts.ts';
import { useShareLink } from './share-link.ts';
import { rematch } from './start-table.ts';
import { mySeats } from './verdict-here.ts';
import './end-screen.css';

type EndScreenProps = {
  table: OpenTable;
  opened: OpenedTable;
  id: string;
  result: Result;
  parts: GameParts;
  told: readonly Told[];
  onClose: () => void;
};

export function EndScreen({ table, opened, id, result, parts, told, onClose }: EndScreenProps) {
  const { moment, chances, statistics } = useEnded(table);
  const isShared = chances.length > 0 && isOneParty(chances);
  const { faces, players } = opened.box;
  const highlight = useMemo(
    () => moment && highlightOf(told, moment, { scenes: parts.scenes, faces, players }),
    [told, moment, parts, faces, players],
  );
  const isReady = useIsReady();
  return (
    <Modal title="The end" onClose={() => isReady && onClose()} className={isReady ? 'end' : 'end end-early'}>
      <div className="end-parts">
        <div className="end-who">
          <Verdict result={result} parts={parts} />
          <Places result={result} parts={parts} told={told} />
        </div>
        <div className="end-why">
          <Why result={result} isShared={isShared} {...(moment && { moment, highlight })} />
          <ChancesChart chances={chances} moment={moment} />
          <StatisticsList statistics={statistics} />
        </div>
        {moment && <BestMoment moment={moment} highlight={highlight} isShared={isShared} id={id} />}
      </div>
      <Ways table={table} opened={opened} id={id} result={result} />
    </Modal>
  );
}

/** It opens by itself, under whatever finger is there: the other half of a double click starts no rematch, a second Enter closes nothing. */
function useIsReady(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), SHORTEST_THOUGHT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isReady;
}

type WaysProps = Pick<EndScreenProps, 'table' | 'opened' | 'id' | 'result'>;

function Ways({ table, opened, id, result }: WaysProps) {
  const goesOn = result.legacy !== undefined;
  const { problem, isBusy, attempt } = useAttempt();
  const isUnsaved = useIsUnsaved(id);
  const { share, shareLabel } = useShareLink(
    async () => (await table.connection?.table.record('compact')) ?? '',
  );
  return (
    <>
      <div className="end-ways">
        <p>{useRecord(opened.game, result)}</p>
        <a className="button quiet" href={linkTo()}>
          Home
        </a>
        {isUnsaved && (
          <button type="button" className="button quiet" onClick={() => attempt(() => exportRecord(table))}>
            Export
          </button>
        )}
        <button type="button" className="button quiet" onClick={() => attempt(share)}>
          {shareLabel}
        </button>
        <button type="button" className="button quiet" onClick={() => goTo('replay', 'table', id)}>
          Replay
        </button>
        <button
          type="button"
          className={goesOn ? 'button quiet' : 'button main end-onward'}
          disabled={isBusy}
          onClick={() => attempt(() => rematch(opened))}
        >
          Rematch
        </button>
        {goesOn && (
          <button type="button" className="button main end-onward" onClick={() => goTo('campaign', id)}>
            The story goes on
          </button>
        )}
      </div>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}

/** A single table makes no statistic. */
function wonHere(mine: readonly boolean[]): string {
  if (mine.length > 1) return `You have won ${mine.filter(Boolean).length} of ${mine.length} tables here.`;
  return mine[0]
    ? 'Your first table here, and it is yours.'
    : 'Your first table here. It can only get better.';
}

/** What this browser remembers of one's own matches of this game; after one alone, also the best of those. */
function useRecord(game: string, { solo }: Result): string {
  const isAlone = solo !== undefined;
  const [record, setRecord] = useState('');
  useEffect(() => {
    void allTables().then((tables) => {
      const over = tables.filter((table) => table.game === game && table.outcome !== undefined);
      const mine = over.flatMap(({ seats, winners = [] }) => {
        const own = mySeats(seats);
        return own.length === 0 ? [] : [winners.some((seat) => own.includes(seat))];
      });
      if (mine.length === 0) return;
      const won = wonHere(mine);
      const best = isAlone && bestAlone(over.map(({ winners = [], solo }) => ({ winners, solo })));
      setRecord([won, best].filter(Boolean).join(' '));
    });
  }, [game, isAlone]);
  return record;
}
