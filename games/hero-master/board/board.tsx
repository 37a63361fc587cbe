// The board of Hero Master: the other heroes at the top, Location and monsters in the middle, your hero and hand below.

import type { BoardProps } from '../../../web/table/board.ts';
import { Hand } from '../../../web/table/hand.tsx';
import { Layout } from '../../../web/table/layout.tsx';
import type { View } from '../view.ts';
import { Decks } from './decks.tsx';
import { HeroBoard } from './hero-board.tsx';
import { LocationPanel, Loot } from './location.tsx';
import { PhaseLine } from './phase-line.tsx';
import { useReports } from './report.ts';
import { Stage } from './stage.tsx';
import './hero-board.css';
import './middle.css';
import './exchange.css';

export function Board({ view: plain, others, events }: BoardProps) {
  const view = plain as View;
  const reports = useReports(events);
  const shown = cardsOnShow(view);
  const away = new Set([...shown, ...cardsInExchange(view)]);
  return (
    <Layout
      seats={others.map((seat) => <HeroBoard seat={seat} view={view} away={away} key={seat} />)}
      middle={
        <div className="hm-middle">
          <PhaseLine view={view} />
          <div className="hm-place">
            <LocationPanel view={view} />
            {view.location !== undefined && <Loot view={view} />}
          </div>
          <Stage view={view} reports={reports} shown={shown} />
          <Decks view={view} />
        </div>
      }
      mine={
        <Hand cards={view.mine?.hand ?? []}>
          {view.mine && <HeroBoard seat={view.mine.seat} view={view} away={away} />}
        </Hand>
      }
    />
  );
}

/** Between two Locations your own hero stands in the middle, to be read. */
function cardsOnShow({ mine, location, looking, heroPool, players }: View): number[] {
  const me = mine && players[mine.seat];
  if (me === undefined || location !== undefined || looking !== undefined || heroPool.length > 0) return [];
  const gear = [...me.heroCards, ...me.weapons].map(({ card }) => card);
  return me.armour === undefined ? gear : [...gear, me.armour];
}

function cardsInExchange({ exchange }: View): number[] {
  if (exchange === undefined) return [];
  return exchange.hero === undefined ? exchange.weapons : [...exchange.weapons, exchange.hero];
}
