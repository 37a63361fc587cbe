// A replay as the page has it: a position, through some eyes, perhaps moving on by itself.

import { useEffect, useState } from 'react';
import type { Viewer } from '../../engine/table.ts';
import { pauseAfter, useSettings } from '../shell/settings.ts';
import type { Snapshot, Told } from '../table/public-game.ts';
import { type Connection, connect } from './connection.ts';
import type { OpenedReplay } from './protocol.ts';

export type Replaying = {
  readonly opened: OpenedReplay | undefined;
  readonly snapshot: Snapshot | undefined;
  /** The snapshot without its decision, since nothing is asked in a replay. */
  readonly shown: Snapshot | undefined;
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

export function useReplay({ saved, record }: { saved?: string; record?: string }): Replaying {
  const settings = useSettings();
  const [connection, setConnection] = useState<Connection>();
  const [opened, setOpened] = useState<OpenedReplay>();
  const [snapshot, setSnapshot] = useState<Snapshot>();
  const [problem, setProblem] = useState<string>();
  const [at, setAt] = useState(0);
  const [viewer, setViewer] = useState<Viewer>('spectator');
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    const fresh = connect();
    setConnection(fresh);
    const opening =
      saved === undefined ? fresh.replay.openRecord(record ?? '') : fresh.replay.openSaved(saved);
    opening.then(
      (replay) => {
        setOpened(replay);
        setSnapshot(replay.snapshot);
        setViewer(replay.snapshot.viewer);
      },
      (thrown: Error) => setProblem(thrown.message),
    );
    return () => fresh.close();
  }, [saved, record]);

  useEffect(() => {
    if (opened === undefined || connection === undefined) return;
    let isCurrent = true;
    connection.replay.at(at, viewer).then(
      (there) => isCurrent && setSnapshot(there),
      (thrown: Error) => setProblem(thrown.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [opened, connection, at, viewer]);

  const events = snapshot?.told.filter(({ choice }) => choice === at && at > 0) ?? [];
  const length = opened?.length ?? 0;
  const heard = events.length;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(
      () => (at < length ? setAt(at + 1) : setPlaying(false)),
      pauseAfter(settings, heard) + 60,
    );
    return () => clearTimeout(timer);
  }, [isPlaying, at, length, settings, heard]);

  return {
    opened,
    snapshot,
    shown: snapshot && withoutDecision(snapshot),
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
    toggle: () => setPlaying(!isPlaying),
    lookAs: setViewer,
  };
}

function withoutDecision(snapshot: Snapshot): Snapshot {
  const { decision: _, ...rest } = snapshot;
  return rest;
}
