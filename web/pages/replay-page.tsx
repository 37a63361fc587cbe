// A replay: scrub, step, play; through any eyes that may see it; play on from here; share it as a link.

import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type Replaying, type ReplaySource, useReplay } from '../session/use-replay.ts';
import { useAttempt } from '../shell/attempt.ts';
import { goTo, linkTo } from '../shell/router.ts';
import { useTitle } from '../shell/title.ts';
import { Icon } from '../table/icon.tsx';
import { useKeys } from '../table/keyboard.ts';
import type { Snapshot } from '../table/public-game.ts';
import outlines from '../table/table.icons.json' with { type: 'json' };
import { download } from './download.ts';
import { useGameParts } from './game-parts.ts';
import { HeadButton } from './head-button.tsx';
import { Loading, Trouble } from './messages.tsx';
import { ReplayBar } from './replay-bar.tsx';
import { useShareLink } from './share-link.ts';
import { startTableFrom } from './start-table.ts';
import { type TableControls, TableView } from './table-view.tsx';
import { type Seen, useDirector } from './use-director.ts';

export function ReplayPage({ source, from }: { source: ReplaySource; from?: number | undefined }) {
  const replaying = useReplay(source);
  const { opened, snapshot } = replaying;
  const parts = useGameParts(opened?.game);
  const seen = useSteps(replaying);
  const { director, now } = useDirector({ opened, parts, seen });
  const playing = usePlaying(replaying, now?.isPlaying === true || now?.snapshot.choices !== replaying.at);
  useBeginAt(replaying, { from, play: playing.play });
  useTitle(opened && `Replay: ${opened.title}`);
  if (replaying.problem !== undefined) return <Trouble problem={replaying.problem} />;
  if (opened === undefined || snapshot === undefined || parts === undefined || now === undefined)
    return <Loading what="Fetching the replay" />;
  return (
    <TableView
      opened={opened}
      parts={parts}
      director={director}
      now={now}
      chosenAt={now.snapshot.choices - LATELY}
      choose={() => {}}
      playAt={() => {}}
      unpick={() => {}}
      prompt={<ReplayBar replaying={replaying} playing={playing} />}
      actions={null}
      header={({ show, facts }) => <Head replaying={replaying} playing={playing} show={show} facts={facts} />}
    />
  );
}

const LATELY = 8;

/** One choice on is a step that is played; anything else is a leap. */
function useSteps({ snapshot, told }: Replaying): Seen | undefined {
  const before = useRef<Snapshot | undefined>(undefined);
  return useMemo(() => {
    if (snapshot === undefined) return undefined;
    const last = before.current;
    before.current = snapshot;
    const isStep = last?.viewer === snapshot.viewer && snapshot.choices === last.choices + 1;
    return { snapshot: { ...snapshot, isAnew: !isStep }, told };
  }, [snapshot, told]);
}

export type PlayingOn = {
  readonly isPlaying: boolean;
  play(): void;
  toggle(): void;
  /** One choice on or back, by hand: whoever steps wants to look, so playing stops. */
  step(by: 1 | -1): void;
};

/** Goes on by itself, choice by choice, each when the one before has been played. */
function usePlaying({ at, opened, go }: Replaying, isBusy: boolean): PlayingOn {
  const [isOn, setOn] = useState(false);
  const length = opened?.length ?? 0;
  const goThere = useLatest(go);
  useEffect(() => {
    if (!isOn || isBusy) return;
    if (at >= length) return setOn(false);
    const timer = setTimeout(() => goThere.current(at + 1), LEAST_STEP_MS);
    return () => clearTimeout(timer);
  }, [isOn, isBusy, at, length, goThere]);
  return {
    isPlaying: isOn,
    play: () => setOn(true),
    toggle() {
      if (!isOn && at === length) go(0);
      setOn(!isOn);
    },
    step(by) {
      setOn(false);
      go(at + by);
    },
  };
}

/** Even at once is one after the other. */
const LEAST_STEP_MS = 60;

type Beginning = { readonly from: number | undefined; play(): void };

/** Whoever comes for a moment comes to watch it. */
function useBeginAt({ opened, go }: Replaying, { from, play }: Beginning): void {
  const begin = useLatest((at: number) => {
    go(at);
    play();
  });
  useEffect(() => {
    if (opened !== undefined && from !== undefined) begin.current(from);
  }, [opened, from, begin]);
}

/** What is another function at every drawing, for effects that are not about it. */
function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}

type HeadProps = {
  replaying: Replaying;
  playing: PlayingOn;
  show: TableControls['show'];
  facts: ReactNode;
};

function Head({ replaying, playing: { toggle, step }, show, facts }: HeadProps) {
  const { opened, at, connection } = replaying;
  const { problem, attempt } = useAttempt();
  const { share, shareLabel } = useShareLink(async () => (await connection?.replay.record('compact')) ?? '');
  useKeys({
    ' ': toggle,
    '.': () => step(1),
    ',': () => step(-1),
    s: () => show('Story'),
    r: () => show('Rules'),
    c: () => show('Cards'),
  });
  if (opened === undefined || connection === undefined) return null;
  const playOn = async () => goTo('table', await startTableFrom(await connection.replay.record('json'), at));
  const save = async () => download(`${opened.game}.record.json`, await connection.replay.record('json'));
  return (
    <header className="table-head">
      <a className="head-button" href={linkTo()} aria-label="Home">
        <Icon outline={outlines.home} />
      </a>
      <h1>Replay: {opened.title}</h1>
      {facts}
      <span className="space" />
      <HeadButton outline={outlines.play} word="Play on from here" onClick={() => attempt(playOn)} />
      <HeadButton outline={outlines.share} word={shareLabel} onClick={() => attempt(share)} />
      <HeadButton outline={outlines.export} word="Export" onClick={() => attempt(save)} />
      {problem && (
        <p className="table-notice" role="alert">
          {problem}
        </p>
      )}
    </header>
  );
}
