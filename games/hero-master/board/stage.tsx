// The middle of the table: what is being chosen or fought just now.

import type { CSSProperties } from 'react';
import type { CardId } from '../../../engine/table.ts';
import { Card, CardBack } from '../../../web/table/card.tsx';
import { useTable } from '../../../web/table/model.ts';
import type { ExchangeView, View } from '../view.ts';
import { ExchangeNow } from './exchange-now.tsx';
import { ExchangeTold, FlightTold } from './exchange-told.tsx';
import outlines from './marks.icons.json' with { type: 'json' };
import { Monsters } from './monsters.tsx';
import type { Show } from './on-show.ts';
import { type Ending, Ranking } from './ranking.tsx';
import type { Reports } from './report.ts';
import { useMoment } from './use-moment.ts';

type StageProps = {
  readonly view: View;
  /** The exchange being resolved, while its cards lie here. */
  readonly exchange: ExchangeView | undefined;
  readonly reports: Reports;
  readonly show: Show | undefined;
  readonly ending: Ending | undefined;
};

/** How long dice are looked at before a treasure is picked or the party moves on, in steps of an animation. */
const MOMENT_STEPS = 9;

export function Stage({ view, exchange, reports, show, ending }: StageProps) {
  const { pace } = useTable();
  const last = reports.exchanges.at(-1);
  const isMoment = useMoment(last?.dice, pace * MOMENT_STEPS);
  const before = exchange === undefined ? last : exchange.green > 0 ? undefined : reports.exchanges.at(-2);
  if (isMoment && last && (show || view.location === undefined))
    return (
      <div className="hm-stage">
        <ExchangeTold report={last} isLarge />
      </div>
    );
  if (ending)
    return (
      <div className="hm-stage">
        <Ranking ending={ending} />
      </div>
    );
  return (
    <div className="hm-stage">
      <Scene view={view} show={show} />
      {exchange && <ExchangeNow exchange={exchange} report={last} />}
      {before?.dice && <ExchangeTold report={before} />}
      {reports.flight && <FlightTold report={reports.flight} />}
    </div>
  );
}

function Scene({ view, show }: Pick<StageProps, 'view' | 'show'>) {
  if (view.heroPool.length > 0) return <Spread title="Heroes to pick" cards={view.heroPool} />;
  if (view.looking) return <Looking looking={view.looking} />;
  if (show) return <Spread {...show} />;
  if (view.location !== undefined) return <Monsters view={view} />;
  return <Spread title="The party gets ready" cards={[]} />;
}

function Spread({ title, cards }: { title: string; cards: readonly CardId[] }) {
  return (
    <section className="hm-spread" aria-label={title} data-many={cards.length > 3 || undefined}>
      <h2>{title}</h2>
      <div className="hm-spread-cards" style={{ '--cards': Math.max(cards.length, 1) } as CSSProperties}>
        {cards.map((card) => (
          <Card card={card} key={card} />
        ))}
      </div>
    </section>
  );
}

function Looking({ looking }: { looking: NonNullable<View['looking']> }) {
  const { nameOfSeat, viewer } = useTable();
  const { seat, count, cards } = looking;
  if (cards)
    return <Spread title={seat === viewer ? 'For your eyes' : `${nameOfSeat(seat)} chooses`} cards={cards} />;
  return (
    <section className="hm-spread" aria-label="Cards being looked at">
      <h2>
        {nameOfSeat(seat)} looks at {count} {count === 1 ? 'card' : 'cards'}
      </h2>
      <div className="hm-spread-cards">
        {Array.from({ length: Math.min(count, 6) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: card backs are all alike.
          <CardBack emblem={outlines.location} key={i} />
        ))}
      </div>
    </section>
  );
}
