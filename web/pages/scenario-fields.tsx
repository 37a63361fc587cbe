// What a match begins from: a document that comes with the game, or one from a file, and how hard it is.

import { useEffect, useState } from 'react';
import { demandSmall } from '../../engine/document.ts';
import type { Gauge, ShelfDocument } from '../../engine/game.ts';
import type { OptionValues } from '../../engine/table.ts';
import { connect } from '../session/connection.ts';
import type { ReadScenario } from '../session/protocol.ts';
import type { Opened } from '../session/scenario-host.ts';
import { useAttempt } from '../shell/attempt.ts';
import type { ShelfEntry } from '../table/public-game.ts';
import { GaugeTable } from './gauge-table.tsx';
import { Problem } from './problem.tsx';
import './scenario-fields.css';

/** A document from a file that passed every check. */
export type Brought = { readonly name: string; readonly read: ReadScenario };

type ScenarioFieldsProps = {
  game: ShelfEntry;
  players: number;
  options: OptionValues;
  onOptions: (options: OptionValues) => void;
  brought: Brought | undefined;
  onBring: (brought: Brought | undefined) => void;
};

export function ScenarioFields(props: ScenarioFieldsProps) {
  const { game, players, options, onOptions, brought, onBring } = props;
  const { problem, attempt } = useAttempt();
  const { title = '', shelf } = game.scenario ?? {};
  const open = async (file: File) => {
    const opened = await readFile(file);
    const read = await withWorker((worker) => worker.scenario.read(game.id, opened, { players, options }));
    onBring({ name: file.name, read });
  };
  return (
    <fieldset className="paper scenario">
      <legend>What is played</legend>
      {brought ? (
        <FromFile brought={brought} onBack={() => onBring(undefined)} />
      ) : (
        shelf && (
          <FromTheBox
            game={game}
            players={players}
            entries={shelf.entries}
            value={String(options[shelf.option])}
            options={options}
            onChoose={(value) => onOptions({ ...options, [shelf.option]: value })}
          />
        )
      )}
      <FileButton label={`Open an ${title} from a file`} onFile={(file) => attempt(() => open(file))} />
      {problem && <Problem text={problem} />}
      {problem && brought && <p>What is played is still {brought.name}.</p>}
    </fieldset>
  );
}

/** A worker for one call. */
export async function withWorker<T>(call: (worker: ReturnType<typeof connect>) => Promise<T>): Promise<T> {
  const worker = connect();
  try {
    return await call(worker);
  } finally {
    worker.close();
  }
}

/** Its size first: what is too large is not even read. */
export async function readFile(file: File): Promise<Opened> {
  demandSmall(file.size, file.name);
  return { name: file.name, text: await file.text() };
}

type FileButtonProps = { label: string; onFile: (file: File) => void };

export function FileButton({ label, onFile }: FileButtonProps) {
  return (
    <label className="button quiet scenario-file">
      {label}
      <input
        type="file"
        className="spoken"
        accept=".json,application/json"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}

function FromFile({ brought: { name, read }, onBack }: { brought: Brought; onBack: () => void }) {
  return (
    <>
      <p role="status">
        From the file <b>{name}</b>: it passed every check.
      </p>
      {read.gauge && <GaugeTable gauge={read.gauge} />}
      <button type="button" className="button quiet" onClick={onBack}>
        Choose from the box instead
      </button>
    </>
  );
}

type FromTheBoxProps = {
  game: ShelfEntry;
  players: number;
  entries: readonly ShelfDocument[];
  value: string;
  options: OptionValues;
  onChoose: (value: string) => void;
};

function FromTheBox({ game, players, entries, value, options, onChoose }: FromTheBoxProps) {
  const gauge = useGauge(game.id, players, options);
  const groups = [...new Set(entries.map(({ group }) => group))];
  return (
    <>
      <select
        className="field"
        aria-label="What is played"
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {groups.map((group) => (
          <optgroup label={group} key={group}>
            {entries
              .filter((entry) => entry.group === group)
              .map((entry) => (
                <option value={entry.value} key={entry.value}>
                  {entry.title}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <p>{entries.find((entry) => entry.value === value)?.text}</p>
      {gauge && (
        <details className="scenario-gauge">
          <summary>How hard is it?</summary>
          <GaugeTable gauge={gauge} />
        </details>
      )}
    </>
  );
}

/** Asked of a worker, since the rules are not part of this page. */
function useGauge(game: string, players: number, options: OptionValues): Gauge | undefined {
  const [gauge, setGauge] = useState<Gauge>();
  useEffect(() => {
    let isCurrent = true;
    withWorker((worker) => worker.scenario.gauge(game, { players, options })).then(
      (found) => isCurrent && setGauge(found),
      () => isCurrent && setGauge(undefined), // A page that cannot reach its worker says so when somebody plays.
    );
    return () => {
      isCurrent = false;
    };
  }, [game, players, options]);
  return gauge;
}
