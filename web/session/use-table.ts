// A table as the page has it: opened in a worker, bots paced so that every move is seen, the curtain between people.

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Key } from '../../engine/question.ts';
import type { Seat } from '../../engine/table.ts';
import { pauseAfter, useSettings } from '../shell/settings.ts';
import type { Snapshot, Told } from '../table/public-game.ts';
import { type Connection, connect } from './connection.ts';
import { isPerson, type OpenedTable } from './protocol.ts';

/** The table, all that was told, and what is new in the last snapshot. */
type Seen = { readonly snapshot: Snapshot; readonly told: readonly Told[]; readonly events: readonly Told[] };

export type OpenTable = {
  readonly opened: OpenedTable | undefined;
  readonly seen: Seen | undefined;
  readonly problem: string | undefined;
  readonly thinking: Seat | undefined;
  readonly hinted: number | undefined;
  /** For whom the curtain is drawn. */
  readonly curtainFor: Seat | undefined;
  readonly connection: Connection | undefined;
  answer(option: number): void;
  undo(): void;
  /** Who at this screen has to agree before the last choice can be taken back. */
  readonly agreeing: readonly Seat[];
  /** They agree, or they do not. */
  agree(isAgreed: boolean): void;
  unpick(key: Key): void;
  hint(): void;
  liftCurtain(): void;
  /** The next bot's move, without waiting for the pause. */
  skip(): void;
};

export function useOpenTable(id: string): OpenTable {
  const settings = useSettings();
  const [connection, setConnection] = useState<Connection>();
  const [opened, setOpened] = useState<OpenedTable>();
  const [seen, setSeen] = useState<Seen>();
  const [problem, setProblem] = useState<string>();
  const [isThinking, setThinking] = useState(false);
  const [agreeing, setAgreeing] = useState<readonly Seat[]>([]);
  const [hinted, setHinted] = useState<number>();
  const skip = useRef<() => void>(() => {});

  const show = useCallback((snapshot: Snapshot) => {
    setHinted(undefined);
    setAgreeing([]);
    setSeen((before) => ({
      snapshot,
      told: snapshot.isAnew || before === undefined ? snapshot.told : before.told.concat(snapshot.told),
      events: snapshot.isAnew ? [] : snapshot.told,
    }));
  }, []);
  const fail = useCallback(
    (thrown: unknown) => setProblem(thrown instanceof Error ? thrown.message : String(thrown)),
    [],
  );
  const ask = useCallback(
    (snapshot: Promise<Snapshot> | undefined) => void snapshot?.then(show, fail),
    [show, fail],
  );

  useEffect(() => {
    const fresh = connect();
    setConnection(fresh);
    setOpened(undefined);
    setProblem(undefined);
    fresh.table.open(id).then((table) => {
      setOpened(table);
      show(table.snapshot);
    }, fail);
    return () => fresh.close();
  }, [id, show, fail]);

  const snapshot = seen?.snapshot;
  const waiting = opened && snapshot ? whoIsNext(opened, snapshot) : undefined;

  // A person other than the viewer is next: nobody's cards are shown until they say that they are ready.
  const curtainFor = waiting?.person;
  useEffect(() => {
    if (curtainFor !== undefined && snapshot?.viewer !== 'spectator')
      ask(connection?.table.lookAs('spectator'));
  }, [curtainFor, snapshot?.viewer, connection, ask]);

  const bot = waiting?.bot;
  useEffect(() => {
    if (bot === undefined || snapshot === undefined || connection === undefined) return;
    let isDone = false;
    const step = () => {
      if (isDone) return;
      isDone = true;
      setThinking(true);
      connection.table
        .botStep()
        .then(show, fail)
        .finally(() => setThinking(false));
    };
    const timer = setTimeout(step, pauseAfter(settings, snapshot.isAnew ? 1 : snapshot.told.length));
    skip.current = step;
    return () => {
      isDone = true;
      clearTimeout(timer);
    };
  }, [bot, snapshot, connection, settings, show, fail]);

  return {
    opened,
    seen,
    problem,
    thinking: isThinking ? bot : undefined,
    hinted,
    curtainFor,
    connection,
    answer: (option) => snapshot && ask(connection?.table.answer(option, snapshot.choices)),
    undo: () => {
      const undo = snapshot?.undo;
      if (undo?.possible) ask(connection?.table.undo([]));
      else setAgreeing(undo?.needs ?? []);
    },
    agreeing,
    agree: (isAgreed) => {
      if (isAgreed) ask(connection?.table.undo(agreeing));
      setAgreeing([]);
    },
    unpick: (key) => ask(connection?.table.unpick(key)),
    hint: () => void (snapshot?.decision && connection?.table.hint().then(setHinted, fail)),
    liftCurtain: () => curtainFor !== undefined && ask(connection?.table.lookAs(curtainFor)),
    skip: () => skip.current(),
  };
}

/** People come before bots, so that nobody at the screen is outrun. */
function whoIsNext(
  { seats }: OpenedTable,
  { asked, viewer, decision }: Snapshot,
): { person?: Seat; bot?: Seat } {
  if (decision !== undefined) return {};
  const people = asked.flatMap(({ seat }) => (seats[seat] && isPerson(seats[seat]) ? [seat] : []));
  const person = people.find((seat) => seat !== viewer);
  if (person !== undefined) return { person };
  const bot = asked[0]?.seat;
  return bot === undefined ? {} : { bot };
}
