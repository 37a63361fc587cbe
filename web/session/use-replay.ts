// A replay as the page has it: a position, through some eyes, perhaps moving on by itself.

import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Viewer } from '../../engine/table.ts';
import type { Snapshot, Told } from '../table/public-game.ts';
import { type Connection, useConnection } from './connection.ts';
import { sentenceOf } from './problem.ts';
import type { OpenedReplay } from './protocol.ts';
import { toldAfter } from './told.ts';

/** A table saved in this browser, or a record from anywhere. */
export type ReplaySource = { readonly saved: string } | { readonly record: string };

export type Replaying = {
  readonly opened: OpenedReplay | undefined;
  /** Nothing is asked in a replay. */
  readonly snapshot: Snapshot | undefined;
  /** All that was told up to here. */
  readonly told: readonly Told[];
  /** What the last choice led to. */
  readonly events: readonly Told[];
  readonly problem: string | undefined;
  readonly connection: Connection | undefined;
  readonly at: number;
  readonly viewer: Viewer;
  readonly isPlaying: boolean;
  go(to: number): void;
  toggle(): void;
  lookAs(viewer: Viewer): void;
};

export function useReplay(source: ReplaySource): Replaying {
  const connection = useConnection();
  const [problem, setProblem] = useState<string>();
  const fail = useCallback((thrown: unknown) => setProblem(sentenceOf(thrown)), []);
  const opened = useOpening(connection, source, fail);
  const [at, setAt] = useState(0);
  const [chosenEyes, lookAs] = useState<Viewer>();
  const viewer = chosenEyes ?? opened?.snapshot.viewer ?? 'spectator';
  const there = usePosition(opened && connection, { at, viewer, fail });
  const { snapshot, told = [] } = there ?? {};
  const events = useMemo(() => (snapshot ? eventsOf(told, snapshot) : []), [told, snapshot]);
  const length = opened?.length ?? 0;
  const [isPlaying, setPlaying] = usePlaying({ at, length, setAt });
  return {
    opened,
    snapshot,
    told,
    events,
    problem,
    connection,
    at,
    viewer,
    isPlaying,
    go: (to) => {
      setPlaying(false);
      setAt(Math.max(0, Math.min(to, length)));
    },
    toggle: () => {
      if (!isPlaying && at === length) setAt(0);
      setPlaying(!isPlaying);
    },
    lookAs,
  };
}

type Fail = (thrown: unknown) => void;

function useOpening(connection: Connection | undefined, source: ReplaySource, fail: Fail) {
  const [opened, setOpened] = useState<OpenedReplay>();
  const isSaved = 'saved' in source;
  const text = isSaved ? source.saved : source.record;
  useEffect(() => {
    if (connection === undefined) return;
    const { replay } = connection;
    void (isSaved ? replay.openSaved(text) : replay.openRecord(text)).then(setOpened, fail);
  }, [connection, isSaved, text, fail]);
  return opened;
}

type Position = { at: number; viewer: Viewer; fail: Fail };

type There = { readonly snapshot: Snapshot; readonly told: readonly Told[] };

/** The last position that the worker has sent, while the next one is on its way. */
function usePosition(connection: Connection | undefined, { at, viewer, fail }: Position) {
  const [there, setThere] = useState<There>();
  useEffect(() => {
    // Each is told after the one before it, so none is left out, even when the next is already on its way.
    const arrive = (snapshot: Snapshot) =>
      setThere((before) => ({ snapshot, told: toldAfter(before?.told ?? [], snapshot) }));
    connection?.replay.at(at, viewer).then(arrive, fail);
  }, [connection, at, viewer, fail]);
  return there;
}

type Playing = { at: number; length: number; setAt(at: number): void };

/** Goes on by itself, choice by choice, until the end. */
function usePlaying({ at, length, setAt }: Playing) {
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return;
    const step = () => (at < length ? setAt(at + 1) : setPlaying(false));
    const timer = setTimeout(step, STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, at, length, setAt]);
  return [isPlaying, setPlaying] as const;
}

/** The worker is asked for the next position while the director still plays this one. */
const STEP_MS = 60;

/** What the last choice led to: the end of the tale. */
function eventsOf(told: readonly Told[], { choices }: Snapshot): readonly Told[] {
  if (choices === 0) return [];
  return told.slice(told.findLastIndex(({ choice }) => choice !== choices) + 1);
}
