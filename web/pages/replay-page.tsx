// A replay: scrub, step, play; through any eyes that may see it; play on from here; share it as a link.

import { useState } from 'react';
import { type Replaying, useReplay } from '../session/use-replay.ts';
import { goTo, linkTo } from '../shell/router.ts';
import { Icon } from '../table/icon.tsx';
import { useKeys } from '../table/keyboard.ts';
import outlines from '../table/table.icons.json' with { type: 'json' };
import { download } from './download.ts';
import { useGameParts } from './game-parts.ts';
import { Loading, Trouble } from './messages.tsx';
import { ReplayBar } from './replay-bar.tsx';
import { startTableFrom } from './start-table.ts';
import { type TableControls, TableView } from './table-view.tsx';

export function ReplayPage({ saved, record }: { saved?: string; record?: string }) {
  const replaying = useReplay({
    ...(saved !== undefined && { saved }),
    ...(record !== undefined && { record }),
  });
  const { opened, snapshot } = replaying;
  const parts = useGameParts(opened?.game);
  if (replaying.problem !== undefined) return <Trouble problem={replaying.problem} />;
  if (opened === undefined || snapshot === undefined || parts === undefined)
    return <Loading what="Fetching the replay" />;
  return (
    <TableView
      opened={opened}
      parts={parts}
      snapshot={replaying.shown ?? snapshot}
      told={snapshot.told}
      events={replaying.events}
      choose={() => {}}
      unpick={() => {}}
      bar={<ReplayBar replaying={replaying} />}
      header={(controls) => <Head replaying={replaying} controls={controls} />}
    />
  );
}

function Head({ replaying, controls: { show } }: { replaying: Replaying; controls: TableControls }) {
  const { opened, at, connection } = replaying;
  const [isShared, setShared] = useState(false);
  useKeys({
    ' ': replaying.toggle,
    '.': () => replaying.go(at + 1),
    ',': () => replaying.go(at - 1),
    s: () => show('Story'),
    r: () => show('Rules'),
    c: () => show('Cards'),
  });
  if (opened === undefined || connection === undefined) return null;
  const share = async () => {
    const link = new URL(linkTo('replay', await connection.replay.record('compact')), window.location.href);
    await navigator.clipboard.writeText(link.href);
    setShared(true);
  };
  const playOn = async () => goTo('table', await startTableFrom(await connection.replay.record('json'), at));
  const save = async () => download(`${opened.game}.record.json`, await connection.replay.record('json'));
  return (
    <header className="table-head">
      <a className="head-button" href={linkTo()} aria-label="Home">
        <Icon outline={outlines.home} />
      </a>
      <h1>Replay: {opened.title}</h1>
      <span className="space" />
      <button type="button" className="head-button" onClick={playOn} aria-label="Play on from here">
        <Icon outline={outlines.play} />
        <span className="word">Play on from here</span>
      </button>
      <button
        type="button"
        className="head-button"
        onClick={share}
        aria-label={isShared ? 'Link copied' : 'Share'}
      >
        <Icon outline={outlines.share} />
        <span className="word">{isShared ? 'Link copied' : 'Share'}</span>
      </button>
      <button type="button" className="head-button" onClick={save} aria-label="Export">
        <Icon outline={outlines.export} />
        <span className="word">Export</span>
      </button>
    </header>
  );
}
