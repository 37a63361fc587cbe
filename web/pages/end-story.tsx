// What decided a match: the turn in which the chances changed most, and who did most of what.

import { useEffect, useState } from 'react';
import type { Result } from '../../engine/game.ts';
import type { Seat } from '../../engine/table.ts';
import type { Chances, Moment, ToldMoment } from '../../tables/statistics.ts';
import type { Statistics } from '../session/protocol.ts';
import type { OpenTable } from '../session/use-table.ts';
import { goTo } from '../shell/router.ts';
import { CardDrawing } from '../table/card-drawing.tsx';
import { Icon } from '../table/icon.tsx';
import { useTable } from '../table/model.ts';
import type { Felt } from '../table/scene.ts';
import outlines from '../table/table.icons.json' with { type: 'json' };
import { useWording } from '../table/wording.ts';
import type { Highlight } from './best-moment.ts';

type Ended = {
  readonly moment?: ToldMoment | undefined;
  readonly chances: readonly Chances[];
  readonly statistics: Statistics;
};

/** What the table itself says about a match that is over. The end stands without it. */
export function useEnded({ connection }: OpenTable): Ended {
  const [moment, setMoment] = useState<ToldMoment>();
  const [chances, setChances] = useState<readonly Chances[]>([]);
  const [statistics, setStatistics] = useState<Statistics>([]);
  useEffect(() => {
    connection?.table.statistics().then(setStatistics, () => {});
    connection?.table.moment().then(setMoment, () => {});
    connection?.table.chances().then(setChances, () => {});
  }, [connection]);
  return { moment, chances, statistics };
}

type TurnProps = {
  readonly moment: Moment;
  readonly highlight: Highlight | undefined;
  /** Everybody won or lost together: nobody's chance was another's. */
  readonly isShared: boolean;
};

type WhyProps = Partial<TurnProps> & { readonly result: Result };

export function Why({ result, moment, highlight, isShared = false }: WhyProps) {
  return (
    <>
      <h3>What decided it</h3>
      <p>{result.why ?? `${result.outcome}.`}</p>
      {moment && <Swing moment={moment} highlight={highlight} isShared={isShared} />}
    </>
  );
}

const inHundred = (chance: number): string => `${Math.round(chance * 100)}\u00a0%`;

/** "The turn of the match: Goose Chase — Oswin −4 cards. Your chance went from 31 % to 84 %." */
function Swing({ moment: { seat, before, after }, highlight, isShared }: TurnProps) {
  const { said, called, whose } = useWording();
  return (
    <p>
      The turn of the match:{' '}
      {highlight && (
        <>
          <b>{said(highlight.title).replace(/[.!]$/, '')}</b>
          {whoFeltWhat(highlight.felt, called).map((words, at) => `${at === 0 ? ' — ' : ', '}${words}`)}.{' '}
        </>
      )}
      {isShared ? 'The party’s' : whose(seat)} chance went from {inHundred(before)} to {inHundred(after)}.
    </p>
  );
}

/** What several felt alike is said once: "Mirabel and you swapped hands". */
export function whoFeltWhat(felt: readonly Felt[], called: (seat: Seat) => string): string[] {
  return [...Map.groupBy(felt, ({ word }) => word)].map(([word, alike]) => {
    const names = alike.map(({ seat }) => called(seat));
    return `${new Intl.ListFormat('en').format(names)} ${word}`;
  });
}

/** The card of it, whose chances it changed, and the way back there. */
export function BestMoment({ moment, highlight, isShared, id }: TurnProps & { readonly id: string }) {
  const { faceOf, lookOf } = useTable();
  const { said, named } = useWording();
  const face = highlight?.card === undefined ? undefined : faceOf(highlight.card);
  return (
    <div className="end-best">
      <h3>{moment.after < moment.before ? 'Darkest moment' : 'Best moment'}</h3>
      {face && (
        <span className="card-still" aria-hidden="true">
          <CardDrawing face={face} look={lookOf(face)} />
        </span>
      )}
      {highlight && face === undefined && <p className="end-best-title">{said(highlight.title)}</p>}
      <p className="end-swing">
        {isShared ? 'The party' : named(moment.seat)} <b>{inHundred(moment.before)}</b> →{' '}
        <b>{inHundred(moment.after)}</b>
      </p>
      <button
        type="button"
        className="button"
        onClick={() => goTo('replay', 'table', id, String(moment.from))}
      >
        <Icon outline={outlines.play} /> Watch it again
      </button>
    </div>
  );
}

const MOST_ROWS = 6;
const MOST_NAMES = 2;

/** Of each row, who did most of it. What all or many did alike is not worth a line. */
export function StatisticsList({ statistics }: { statistics: Statistics }) {
  const { named } = useWording();
  const rows = statistics.flatMap(({ what, bySeat }) => {
    const most = Math.max(...bySeat);
    const who = bySeat.flatMap((count, seat) => (count === most ? [named(seat)] : []));
    const isShared = who.length > MOST_NAMES || (who.length > 1 && who.length === bySeat.length);
    return isShared ? [] : [{ what, most, who: new Intl.ListFormat('en').format(who) }];
  });
  return (
    <dl className="end-statistics">
      {rows.slice(0, MOST_ROWS).map(({ what, most, who }) => (
        <div key={what}>
          <dt>
            {what} <span>{who}</span>
          </dt>
          <dd>{most}</dd>
        </div>
      ))}
    </dl>
  );
}
