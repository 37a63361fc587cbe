// The end of a match: who, why, what everybody did, and what to do next.

import { useEffect, useState } from 'react';
import type { Result } from '../../engine/game.ts';
import type { Statistics } from '../session/protocol.ts';
import type { OpenTable } from '../session/use-table.ts';
import { useAttempt } from '../shell/attempt.ts';
import { goTo, linkTo } from '../shell/router.ts';
import { Icon } from '../table/icon.tsx';
import { Modal } from '../table/modal.tsx';
import outlines from '../table/table.icons.json' with { type: 'json' };
import { useShareLink } from './share-link.ts';
import { rememberedSetup, startTable } from './start-table.ts';
import { winnersSentence } from './winners.ts';
import './end-screen.css';

type EndScreenProps = {
  table: OpenTable;
  id: string;
  result: Result;
  /** What the game calls its winners. */
  title: string | undefined;
  onClose: () => void;
};

export function EndScreen({ table, id, result, title, onClose }: EndScreenProps) {
  const { opened, connection } = table;
  const [statistics, setStatistics] = useState<Statistics>([]);
  const { problem, isBusy, attempt } = useAttempt();
  const { share, shareLabel } = useShareLink(async () => (await connection?.table.record('compact')) ?? '');
  useEffect(() => {
    connection?.table.statistics().then(setStatistics, () => {}); // The end stands without them.
  }, [connection]);
  if (opened === undefined || connection === undefined) return null;
  const names = opened.seats.map(({ name }) => name);
  const rematch = () => startTable(rememberedSetup(opened));
  return (
    <Modal title="The end" onClose={onClose} className="end">
      <p className="end-winners">
        <Icon className="end-trophy" outline={outlines.trophy} />
        <strong>{winnersSentence(result.winners, names)}</strong>
        {title && result.winners.length > 0 && <span className="end-title">{title}</span>}
        <span>{result.outcome}.</span>
      </p>
      <StatisticsTable statistics={statistics} names={names} result={result} />
      <div className="end-ways">
        <button type="button" className="button" disabled={isBusy} onClick={() => attempt(rematch)}>
          Rematch
        </button>
        <button type="button" className="button quiet" onClick={() => goTo('replay', 'table', id)}>
          Replay
        </button>
        <button type="button" className="button quiet" onClick={() => attempt(share)}>
          {shareLabel}
        </button>
        <a className="button quiet" href={linkTo()}>
          Home
        </a>
      </div>
      {problem && <p role="alert">{problem}</p>}
    </Modal>
  );
}

type StatisticsTableProps = { statistics: Statistics; names: readonly string[]; result: Result };

function StatisticsTable({ statistics, names, result }: StatisticsTableProps) {
  return (
    <div className="end-table">
      <table>
        <thead>
          <tr>
            <th scope="col">Who</th>
            {names.map((name, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one column per seat.
              <th scope="col" key={seat} data-won={result.winners.includes(seat) || undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {result.places && <Row what="place" values={result.places} />}
          {statistics.map(({ what, bySeat }) => (
            <Row what={what} values={bySeat} key={what} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ what, values }: { what: string; values: readonly number[] }) {
  return (
    <tr>
      <th scope="row">{what}</th>
      {values.map((value, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one column per seat.
        <td key={seat}>{value}</td>
      ))}
    </tr>
  );
}
