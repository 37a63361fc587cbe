// A new table: who sits where, with which options; one click to play with good defaults.

import { SHELF } from 'virtual:shelf';
import { useEffect, useState } from 'react';
import type { OptionValues } from '../../engine/table.ts';
import { isPerson } from '../../tables/seats.ts';
import { useMood } from '../mood.ts';
import { allTables } from '../session/unsaved.ts';
import { useAttempt } from '../shell/attempt.ts';
import { PageFrame } from '../shell/page-frame.tsx';
import type { SeatPlan, ShelfEntry } from '../table/public-game.ts';
import { whenCalm } from '../when-calm.ts';
import { BoxSide, Cover } from './cover.tsx';
import { Trouble } from './messages.tsx';
import { OptionFields } from './option-fields.tsx';
import { Problem } from './problem.tsx';
import { type Brought, ScenarioFields } from './scenario-fields.tsx';
import { SeatFields } from './seat-fields.tsx';
import { plansOf, rememberMyName, standardSeats } from './seat-plans.ts';
import { startTable } from './start-table.ts';
import './new-table-page.css';

export function NewTablePage({ game: id }: { game: string }) {
  const game = SHELF.find((each) => each.id === id);
  useMood(game?.id);
  if (game === undefined) return <Trouble problem={`There is no game “${id}” on this shelf.`} />;
  return (
    <PageFrame title={game.title}>
      <SetUp game={game} />
    </PageFrame>
  );
}

/** Whoever is about to sit down finds the table there. What cannot be had now is asked for again, or missed, when it is needed. */
async function fetchTable(game: string): Promise<void> {
  const [{ partsOf }] = await Promise.all([import('./game-parts.ts'), import('./table-page.tsx')]);
  await partsOf(game);
}

function SetUp({ game }: { game: ShelfEntry }) {
  const [seats, setSeats] = useState<readonly SeatPlan[]>(() => standardSeats(game));
  const [options, setOptions] = useState<OptionValues>(() => standardOptions(game));
  const [seed, setSeed] = useState('');
  const [brought, setBrought] = useState<Brought>();
  const { problem, isBusy, attempt } = useAttempt();
  useEffect(() => whenCalm(() => void fetchTable(game.id).catch(() => {})), [game.id]);
  const play = (isGuided: boolean) => {
    rememberMyName(seats);
    const planted = seed.trim() && { seed: seed.trim() };
    const begins = brought && { scenario: brought.read.document };
    const setup = { game: game.id, seats: plansOf(seats), options, isGuided };
    void attempt(() => startTable({ ...setup, ...planted, ...begins }));
  };
  return (
    <form
      className="set-up"
      onSubmit={(event) => {
        event.preventDefault();
        play(event.nativeEvent.submitter?.id === WITH_GUIDE);
      }}
    >
      <div className="set-up-side">
        <Cover game={game} />
        <BoxSide game={game} />
        <p>{game.about}</p>
        <Ways game={game.id} isStarting={isBusy} isPeopled={seats.some(isPerson)} />
        {problem && <Problem text={problem} />}
      </div>
      <div className="set-up-main">
        {game.scenario && (
          <ScenarioFields
            game={game}
            players={seats.length}
            options={options}
            onOptions={setOptions}
            brought={brought}
            onBring={setBrought}
          />
        )}
        <SeatFields game={game} seats={seats} onChange={setSeats} />
        <details className="paper" onInvalidCapture={(event) => event.currentTarget.setAttribute('open', '')}>
          <summary>Options and seed</summary>
          <OptionFields game={game} values={options} onChange={setOptions} />
          <SeedField seed={seed} onChange={setSeed} />
        </details>
      </div>
    </form>
  );
}

const WITH_GUIDE = 'play-with-guide';

/** Whoever has no table of this game here meets it for the first time, as far as we know. */
function useIsNew(game: string): boolean {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    void allTables().then((tables) => setNew(tables.every((table) => table.game !== game)));
  }, [game]);
  return isNew;
}

type WaysProps = { game: string; isStarting: boolean; isPeopled: boolean };

function Ways({ game, isStarting, isPeopled }: WaysProps) {
  const isOff = isStarting || !isPeopled;
  const isNew = useIsNew(game);
  return (
    <>
      <button type="submit" className={isNew ? 'button quiet' : 'button main'} disabled={isOff}>
        {isStarting ? 'Shuffling…' : 'Play'}
      </button>
      <button
        type="submit"
        className={isNew ? 'button main' : 'button quiet'}
        id={WITH_GUIDE}
        disabled={isOff}
      >
        Play with the guide
      </button>
      {!isPeopled && <p role="alert">Somebody has to sit at this screen: make one of the seats yours.</p>}
    </>
  );
}

function SeedField({ seed, onChange }: { seed: string; onChange: (seed: string) => void }) {
  return (
    <label className="set-up-seed">
      <span>
        <b>Seed</b> The same seed shuffles the same way. Leave it empty for one that nobody knows.
      </span>
      <input
        className="field"
        value={seed}
        maxLength={200}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

const standardOptions = (game: ShelfEntry): OptionValues =>
  Object.fromEntries(Object.entries(game.options).map(([name, { standard }]) => [name, standard]));
