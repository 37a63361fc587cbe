// A table as the page has it: opened in a worker, bots paced so that every move is seen, the curtain between people.

import { useCallback, useEffect, useRef, useState } from 'react';
import type { PendingDecision } from '../../engine/match.ts';
import type { Key } from '../../engine/question.ts';
import type { Seat } from '../../engine/table.ts';
import type { TableRequest } from '../../tables/requests.ts';
import { holdSameHand, isPerson } from '../../tables/seats.ts';
import type { Snapshot, Told } from '../table/public-game.ts';
import { type Connection, useConnection } from './connection.ts';
import { sentenceOf } from './problem.ts';
import type { OpenedTable } from './protocol.ts';
import { isSameMoment, toldAfter } from './told.ts';

/** The table as it was last shown. */
type Seen = {
  readonly snapshot: Snapshot;
  /** All that was told. */
  readonly told: readonly Told[];
  /** What is new in this snapshot. */
  readonly events: readonly Told[];
  /** Index of the option that a bot would take, after somebody asked for a hint. */
  readonly hinted?: number | undefined;
  /** Who at this screen has to agree before the last choice can be taken back. */
  readonly agreeing: readonly Seat[];
};

export type OpenTable = {
  readonly opened: OpenedTable | undefined;
  readonly seen: Seen | undefined;
  readonly problem: string | undefined;
  readonly thinking: Seat | undefined;
  /** For whom the curtain is drawn. */
  readonly curtainFor: Seat | undefined;
  readonly connection: Connection | undefined;
  answer(option: number): void;
  undo(): void;
  /** Those who were asked agree to take theirs back too, or they do not. */
  agree(isAgreed: boolean): void;
  unpick(key: Key): void;
  hint(): void;
  /** The time to decide is over: the question's standard answer is given. */
  letTheClockDecide(): void;
  liftCurtain(): void;
  /** The next bot's move, without waiting for the pause. */
  skip(): void;
};

export function useOpenTable(id: string): OpenTable {
  const connection = useConnection();
  const [problem, setProblem] = useState<string>();
  const [seen, setSeen] = useState<Seen>();
  const fail = useCallback((thrown: unknown) => setProblem(sentenceOf(thrown)), []);
  const show = useCallback((snapshot: Snapshot) => setSeen((before) => seenAfter(before, snapshot)), []);
  const opened = useOpening(id, { connection, show, fail });
  const snapshot = seen?.snapshot;
  const next = opened && snapshot ? whoIsNext(opened, snapshot) : {};
  const host = connection?.table;
  const ask = useCallback(
    (snapshot: Promise<Snapshot> | undefined) => snapshot?.then(show, fail) ?? Promise.resolve(),
    [show, fail],
  );
  const moveBot = useCallback((choices: number) => ask(host?.botStep(choices)), [ask, host]);
  const { isThinking, skip } = useBotMoves(next.bot, snapshot, moveBot);
  const hideCards = useCallback(() => void ask(host?.lookAs('spectator')), [ask, host]);
  useCurtain(opened?.isOpen ? undefined : next.person, snapshot, hideCards);
  useUndoAnswer(snapshot, host, setSeen);
  return {
    opened,
    seen,
    problem,
    thinking: isThinking ? next.bot : undefined,
    curtainFor: next.person,
    connection,
    skip,
    liftCurtain: () => next.person !== undefined && void ask(host?.lookAs(next.person)),
    ...movesOf({ seen, setSeen, host, ask, fail }),
  };
}

type Opening = {
  connection: Connection | undefined;
  show(snapshot: Snapshot): void;
  fail(thrown: unknown): void;
};

function useOpening(id: string, { connection, show, fail }: Opening): OpenedTable | undefined {
  const [opened, setOpened] = useState<OpenedTable>();
  useEffect(() => {
    connection?.table.open(id).then((table) => {
      setOpened(table);
      // What happened at a table that was just dealt is seen happening; at any other, it lies there.
      show({ ...table.snapshot, isAnew: table.dealt === undefined });
    }, fail);
  }, [id, connection, show, fail]);
  return opened;
}

function seenAfter(before: Seen | undefined, snapshot: Snapshot): Seen {
  if (before === undefined || snapshot.isAnew)
    return { snapshot, told: snapshot.told, events: [], agreeing: [] };
  // The reply to a second click brings nothing: the dice of the first one go on rolling.
  if (before.snapshot.choices === snapshot.choices) return before;
  return { snapshot, told: toldAfter(before.told, snapshot), events: snapshot.told, agreeing: [] };
}

/** People come before bots, so that nobody at the screen is outrun. */
function whoIsNext(
  { seats }: OpenedTable,
  { asked, viewer, decision }: Snapshot,
): { person?: Seat; bot?: Seat } {
  if (decision !== undefined) return {};
  const people = asked.flatMap(({ seat }) => (seats[seat] && isPerson(seats[seat]) ? [seat] : []));
  const person = people.find((seat) => viewer === 'spectator' || !holdSameHand(seats, seat, viewer));
  if (person !== undefined) return { person };
  const bot = asked[0]?.seat;
  return bot === undefined ? {} : { bot };
}

/** Lets bots move one after the other. They answer while the director plays what was before: the table never waits for both. */
function useBotMoves(
  bot: Seat | undefined,
  snapshot: Snapshot | undefined,
  move: (choices: number) => Promise<void>,
) {
  const [isThinking, setThinking] = useState(false);
  const skip = useRef(() => {});
  useEffect(() => {
    if (bot === undefined || snapshot === undefined) return;
    let isDone = false;
    const step = () => {
      if (isDone) return;
      isDone = true;
      setThinking(true);
      void move(snapshot.choices).finally(() => setThinking(false));
    };
    const timer = setTimeout(step);
    skip.current = step;
    return () => {
      isDone = true;
      clearTimeout(timer);
    };
  }, [bot, snapshot, move]);
  return { isThinking, skip: () => skip.current() };
}

/** Whether the last choice can be taken back is found out after the table is shown: nobody waits for it. */
function useUndoAnswer(
  snapshot: Snapshot | undefined,
  host: Connection['table'] | undefined,
  setSeen: Moving['setSeen'],
): void {
  useEffect(() => {
    if (snapshot?.decision === undefined || snapshot.undo !== undefined) return;
    void host?.undoAnswer().then((undo) => {
      if (undo === undefined) return;
      setSeen((now) => (now?.snapshot === snapshot ? { ...now, snapshot: { ...snapshot, undo } } : now));
    });
  }, [snapshot, host, setSeen]);
}

/** A person other than the viewer is next: nobody's cards are shown until they say that they are ready. */
function useCurtain(person: Seat | undefined, snapshot: Snapshot | undefined, hideCards: () => void): void {
  const viewer = snapshot?.viewer;
  useEffect(() => {
    if (person !== undefined && viewer !== 'spectator') hideCards();
  }, [person, viewer, hideCards]);
}

type Moving = {
  seen: Seen | undefined;
  setSeen(change: (before: Seen | undefined) => Seen | undefined): void;
  host: Connection['table'] | undefined;
  ask(snapshot: Promise<Snapshot> | undefined): Promise<void>;
  fail(thrown: unknown): void;
};

/** What the person at the screen can do. Each names the question it was meant for. */
function movesOf({ seen, setSeen, host, ask, fail }: Moving) {
  const { snapshot, agreeing = [] } = seen ?? {};
  const decision = snapshot?.decision;
  const request = (wish: TableRequest) => void ask(host?.request(wish));
  const takeBack = (agreed: readonly Seat[]) => {
    if (snapshot === undefined || snapshot.viewer === 'spectator') return;
    request({ kind: 'undo', seat: snapshot.viewer, seen: snapshot.choices, agreed });
  };
  const note = (change: Partial<Seen>) =>
    setSeen((now) => (now && isSameMoment(now.snapshot, snapshot) ? { ...now, ...change } : now));
  return {
    answer: (option: number) => decision && request({ kind: 'answer', ...asked(decision), option }),
    undo: () => {
      const undo = snapshot?.undo;
      if (undo?.possible) takeBack([]);
      else note({ agreeing: undo?.needs ?? [] });
    },
    agree: (isAgreed: boolean) => {
      if (isAgreed) takeBack(agreeing);
      note({ agreeing: [] });
    },
    unpick: (key: Key) => decision && request({ kind: 'unpick', ...asked(decision), key }),
    letTheClockDecide: () => decision && request({ kind: 'overdue', ...asked(decision) }),
    hint: () => {
      if (decision) host?.hint({ kind: 'hint', ...asked(decision) }).then((hinted) => note({ hinted }), fail);
    },
  };
}

const asked = ({ seat, id }: PendingDecision) => ({ seat, ask: id });
