// The board of Hero Master: the other heroes at the top, Location and monsters in the middle, your hero and hand below.

import type { BoardProps, TitleOfWinners } from '../../../web/table/board.ts';
import { Hand } from '../../../web/table/hand.tsx';
import { Layout } from '../../../web/table/layout.tsx';
import type { View } from '../view.ts';
import { forecastOf } from './forecast.ts';
import { HeroBoard } from './hero-board.tsx';
import { LocationPanel, Loot } from './location.tsx';
import { cardsIn, showOf } from './on-show.ts';
import { PhaseLine } from './phase-line.tsx';
import type { Ending } from './ranking.tsx';
import { useReports } from './report.ts';
import { Stage } from './stage.tsx';
import './hero-board.css';
import './middle.css';
import './stage.css';
import { PAINTINGS } from './pictures.ts';
import './exchange.css';

/** There is only one: with equal gold and treasures, a seat's place decides (HM-END-05). */
export const titleOfWinners: TitleOfWinners = () => 'Hero Master';

export function Board(props: BoardProps) {
  const { others, told } = props;
  const view = props.view as View;
  const reports = useReports(told);
  const ending = told.findLast(({ event }) => event.kind === 'gameOver')?.event as Ending | undefined;
  const show = ending ? undefined : showOf(view, props);
  const exchange = show === undefined ? view.exchange : undefined;
  const away = new Set([...(show?.cards ?? []), ...(exchange ? cardsIn(exchange) : [])]);
  return (
    <Layout
      backdrop={PAINTINGS['backdrop-dungeon']}
      seats={others.map((seat) => <HeroBoard seat={seat} view={view} away={away} key={seat} />)}
      middle={
        <div className="hm-middle">
          <PhaseLine view={view} />
          {view.location !== undefined && (
            <div className="hm-place">
              <LocationPanel view={view} />
              <Loot gold={view.loot} treasures={view.treasurePile.filter((card) => !away.has(card))} />
            </div>
          )}
          <Stage view={view} exchange={exchange} reports={reports} show={show} ending={ending} />
        </div>
      }
      mine={
        <Hand cards={view.mine?.hand ?? []} more={(card) => noted(forecastOf(props.optionAt({ card })))}>
          {view.mine && <HeroBoard seat={view.mine.seat} view={view} away={away} />}
        </Hand>
      }
    />
  );
}

const noted = (note: string | undefined) => (note === undefined ? undefined : { note });
