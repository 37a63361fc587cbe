// The end of a match: who, what decided it, the scores that matter, the best moment, records, and a rematch in one tap.

import { useEffect, useState } from 'react';
import type { Result } from '../../engine/game.ts';
import type { Statistics } from '../session/protocol.ts';
import { savedTables } from '../session/store.ts';
import type { OpenTable } from '../session/use-table.ts';
import { useAttempt } from '../shell/attempt.ts';
import { goTo, linkTo } from '../shell/router.ts';
import { CardDrawing } from '../table/card-drawing.tsx';
import { Icon } from '../table/icon.tsx';
import { Modal } from '../table/modal.tsx';
import { useTable } from '../table/model.ts';
import type { Told } from '../table/public-game.ts';
import outlines from '../table/table.icons.json' with { type: 'json' };
import { useWording } from '../table/wording.ts';
import { bestMoment, changesOf, type Moment } from './best-moment.ts';
import type { GameParts } from './game-parts.ts';
import { useShareLink } from './share-link.ts';
import { rememberedSetup, startTable } from './start-table.ts';
import { onlyPerson, winnersSentence } from './winners.ts';
import './end-screen.css';

type EndScreenProps = {
  table: OpenTable;
  id: string;
  result: Result;
  parts: GameParts;
  told: readonly Told[];
  onClose: () => void;
};

export function EndScreen({ table, id, result, parts, told, onClose }: EndScreenProps) {
  const { opened, connection } = table;
  const { faceOf } = useTable();
  const { problem, isBusy, attempt } = useAttempt();
  const { share, shareLabel } = useShareLink(async () => (await connection?.table.record('compact')) ?? '');
  const statistics = useStatistics(table);
  const record = useRecord(opened?.game, opened && onlyPerson(opened.seats));
  if (opened === undefined || connection === undefined) return null;
  const moment = bestMoment(told, parts.scenes, opened.box.faces);
  const rematch = () => startTable(rememberedSetup(opened));
  return (
    <Modal title="The end" onClose={onClose} className="end">
      <div className="end-parts">
        <div className="end-who">
          <Winner result={result} table={table} title={parts.titleOfWinners?.(result.winners.length)} />
          <Places result={result} table={table} parts={parts} />
        </div>
        <div className="end-why">
          <h3>What decided it</h3>
          <p>{result.why ?? `${result.outcome}.`}</p>
          <Decided moment={moment} />
          <StatisticsList statistics={[...changesOf(told, parts.scenes, opened.box), ...statistics]} />
        </div>
        {moment?.card !== undefined && (
          <div className="end-best">
            <h3>Best moment</h3>
            <span className="card-still" aria-hidden="true">
              <CardDrawing face={faceOf(moment.card)} look={parts.lookOf(faceOf(moment.card))} />
            </span>
            <button
              type="button"
              className="button"
              onClick={() => goTo('replay', 'table', id, String(Math.max(0, moment.choice - 1)))}
            >
              <Icon outline={outlines.play} /> Watch it again
            </button>
          </div>
        )}
      </div>
      <div className="end-ways">
        <p>{record}</p>
        <a className="button quiet" href={linkTo()}>
          Home
        </a>
        <button type="button" className="button quiet" onClick={() => attempt(share)}>
          {shareLabel}
        </button>
        <button type="button" className="button quiet" onClick={() => goTo('replay', 'table', id)}>
          Replay
        </button>
        <button
          type="button"
          className="button main end-rematch"
          disabled={isBusy}
          onClick={() => attempt(rematch)}
        >
          Rematch
        </button>
      </div>
      {problem && <p role="alert">{problem}</p>}
    </Modal>
  );
}

function Winner({ result, table, title }: { result: Result; table: OpenTable; title: string | undefined }) {
  return (
    <p className="end-winners">
      <Icon className="end-trophy" outline={outlines.trophy} />
      <strong>{winnersSentence(result.winners, table.opened?.seats ?? [])}</strong>
      {title && result.winners.length > 0 && <span className="end-title">{title}</span>}
      {result.solo && (
        <span className="end-title">
          {result.solo.grade}, {result.solo.score}
        </span>
      )}
    </p>
  );
}

/** The winners first, then by places or scores; with what counts in this game. */
function Places({ result, table, parts }: { result: Result; table: OpenTable; parts: GameParts }) {
  const { named } = useWording();
  const { snapshot } = useTable();
  const seats = table.opened?.seats.map((_, seat) => seat) ?? [];
  const rank = (seat: number) => result.places?.[seat] ?? (result.winners.includes(seat) ? 1 : 2);
  const ordered = seats.toSorted(
    (one, other) => rank(one) - rank(other) || (result.scores[other] ?? 0) - (result.scores[one] ?? 0),
  );
  return (
    <ol className="end-places">
      {ordered.map((seat) => (
        <li data-won={result.winners.includes(seat) || undefined} key={seat}>
          <b>{result.places?.[seat] ?? (result.winners.includes(seat) ? '★' : '')}</b>
          <span className="end-name">{named(seat)}</span>
          <span>{parts.SCORES?.(snapshot.view, seat)}</span>
        </li>
      ))}
    </ol>
  );
}

function Decided({ moment }: { moment: Moment | undefined }) {
  const { said, named } = useWording();
  if (moment === undefined) return null;
  return (
    <p>
      The largest blow: <b>{said(moment.title)}</b>
      {moment.felt.map(({ seat, word }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: it never changes.
        <span key={at}>
          {at === 0 ? ' — ' : ', '}
          {named(seat)} {word}
        </span>
      ))}
      .
    </p>
  );
}

function useStatistics({ connection }: OpenTable): Statistics {
  const [statistics, setStatistics] = useState<Statistics>([]);
  useEffect(() => {
    connection?.table.statistics().then(setStatistics, () => {}); // The end stands without them.
  }, [connection]);
  return statistics;
}

/** Of each row, who did most of it. */
function StatisticsList({ statistics }: { statistics: Statistics }) {
  const { named } = useWording();
  const rows = statistics.flatMap(({ what, bySeat }) => {
    const most = Math.max(...bySeat);
    const who = bySeat.flatMap((count, seat) => (count === most ? [named(seat)] : []));
    return most > 0 && who.length === 1 ? [{ what, most, who: who[0] }] : [];
  });
  return (
    <dl className="end-statistics">
      {rows.slice(0, 6).map(({ what, most, who }) => (
        <div key={what}>
          <dt>
            Most {what} <span>{who}</span>
          </dt>
          <dd>{most}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What this browser remembers of the matches of this game. */
function useRecord(game: string | undefined, me: number | undefined): string {
  const [record, setRecord] = useState('');
  useEffect(() => {
    savedTables().then(
      (tables) => {
        const over = tables.filter((table) => table.game === game && table.outcome !== undefined);
        const won = over.filter(({ winners }) => me !== undefined && winners?.includes(me));
        if (me !== undefined && over.length > 0)
          setRecord(`You have won ${won.length} of ${over.length} tables here.`);
      },
      () => {}, // Without a database there are no records.
    );
  }, [game, me]);
  return record;
}
