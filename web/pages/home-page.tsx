// Home: the games on the shelf, the tables you left, and a record to open.

import { SHELF } from 'virtual:shelf';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SavedTable } from '../session/store.ts';
import { allTables, forget } from '../session/unsaved.ts';
import { PageFrame } from '../shell/page-frame.tsx';
import { linkTo } from '../shell/router.ts';
import { places } from '../table/in-places.ts';
import type { ShelfEntry } from '../table/public-game.ts';
import { ago } from './ago.ts';
import { BoxSide, Cover } from './cover.tsx';
import { ImportRecord } from './import-record.tsx';
import { rememberCount, rememberedCount } from './table-count.ts';
import { verdictHere } from './verdict-here.ts';
import './home-page.css';

/** The example, whose folder begins with an underscore, comes last. */
const GAMES = SHELF.toSorted(
  (one, other) => Number(one.id.startsWith('_')) - Number(other.id.startsWith('_')),
);

export function HomePage() {
  const { tables, expected, refresh } = useSavedTables();
  const heading = useRef<HTMLHeadingElement>(null);
  const forgetOne = (id: string) => {
    void forget(id).then(refresh);
    heading.current?.focus();
  };
  return (
    <PageFrame>
      <div className="home-top">
        <h1>Fail heroically, in good company</h1>
        <p>Adventure card games for one screen: against bots, or with the friends beside you.</p>
      </div>
      <div className="home">
        <section aria-label="Games">
          <ul className="shelf">
            {GAMES.map((game) => (
              <GameOnShelf game={game} key={game.id} />
            ))}
          </ul>
        </section>
        <section
          className="home-side"
          aria-label="Your tables"
          data-waiting={(tables?.length ?? expected) > 0 || undefined}
        >
          <h2 ref={heading} tabIndex={-1}>
            Continue
          </h2>
          {(tables?.length ?? expected) === 0 && <p>Tables you leave wait here, saved in this browser.</p>}
          <ul className="saved">
            {tables === undefined && <PlacesKept count={expected} />}
            {tables?.map((table) => (
              <SavedOnShelf
                table={table}
                key={table.id}
                goesOn={table.goesOn === true && !tables.some(({ follows }) => follows === table.id)}
                onForget={() => forgetOne(table.id)}
              />
            ))}
          </ul>
          <ImportRecord />
        </section>
      </div>
    </PageFrame>
  );
}

function useSavedTables() {
  const [tables, setTables] = useState<readonly SavedTable[]>();
  const [expected] = useState(rememberedCount);
  const refresh = useCallback(() => {
    const show = (found: readonly SavedTable[]) => {
      const whole = found.filter(isWhole);
      setTables(whole);
      rememberCount(whole.length);
    };
    void allTables().then(show);
  }, []);
  useEffect(refresh, [refresh]);
  return { tables, expected, refresh };
}

/** Where the saved tables will stand in a moment. */
function PlacesKept({ count }: { count: number }) {
  return places(count).map((place) => <li className="saved-table" aria-hidden="true" key={place} />);
}

/** A row that something else has damaged is left out: one bad table takes no other with it. */
function isWhole({ id, title, seats, choices, changed }: SavedTable): boolean {
  const isSeat = (seat: unknown) =>
    typeof (seat as SavedTable['seats'][number] | undefined)?.name === 'string';
  return (
    typeof id === 'string' &&
    typeof title === 'string' &&
    Array.isArray(seats) &&
    seats.every(isSeat) &&
    typeof choices === 'number' &&
    Number.isFinite(changed)
  );
}

function GameOnShelf({ game }: { game: ShelfEntry }) {
  return (
    <li className="shelf-game">
      <a className="shelf-play" href={linkTo('new', game.id)} aria-label={`Play ${game.title}`}>
        <Cover game={game} />
      </a>
      <BoxSide game={game} />
      <p>{game.about}</p>
      <nav className="shelf-ways" aria-label={game.title}>
        <a className="button" href={linkTo('new', game.id)}>
          Play
        </a>
        <a href={linkTo('learn', game.id)}>Learn</a>
        <a href={linkTo('rules', game.id)}>Rules</a>
        <a href={linkTo('cards', game.id)}>Cards</a>
      </nav>
    </li>
  );
}

type SavedProps = { table: SavedTable; goesOn: boolean; onForget: () => void };

function SavedOnShelf({ table, goesOn, onForget }: SavedProps) {
  const [isAsked, setAsked] = useState(false);
  const names = table.seats.map(({ name }) => name);
  const isOver = table.outcome !== undefined;
  const how = isOver
    ? verdictHere({ winners: [], ...table }, table.seats).replace(/\.$/, '')
    : `${table.choices} choices made`;
  return (
    <li className="saved-table">
      <a href={placeOf(table, goesOn)}>
        <b>{table.title}</b>
        <span>{names.join(', ')}</span>
        <span className="saved-when">
          {goesOn ? `The story goes on · ${how}` : isOver ? `Replay · ${how}` : how} · {ago(table.changed)}
        </span>
      </a>
      <button
        type="button"
        className="saved-forget"
        aria-label={`Forget this table of ${table.title}`}
        aria-expanded={isAsked}
        onClick={() => setAsked(!isAsked)}
      >
        ×
      </button>
      {isAsked && <Sure onForget={onForget} onKeep={() => setAsked(false)} />}
    </li>
  );
}

/** Where a saved table is picked up: at its table, after it, or as a replay. */
function placeOf({ id, outcome }: SavedTable, goesOn: boolean): string {
  if (goesOn) return linkTo('campaign', id);
  return outcome === undefined ? linkTo('table', id) : linkTo('replay', 'table', id);
}

function Sure({ onForget, onKeep }: { onForget: () => void; onKeep: () => void }) {
  return (
    <div className="saved-sure">
      <p>Forgotten tables cannot be brought back.</p>
      <button type="button" className="button" onClick={onForget}>
        Forget it
      </button>
      <button type="button" className="button quiet" onClick={onKeep}>
        Keep it
      </button>
    </div>
  );
}
