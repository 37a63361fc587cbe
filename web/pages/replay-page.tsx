// A replay: scrub, step, play; through any eyes that may see it; play on from here; share it as a link.

import { type Replaying, type ReplaySource, useReplay } from '../session/use-replay.ts';
import { useAttempt } from '../shell/attempt.ts';
import { goTo, linkTo } from '../shell/router.ts';
import { useTitle } from '../shell/title.ts';
import { Icon } from '../table/icon.tsx';
import { useKeys } from '../table/keyboard.ts';
import outlines from '../table/table.icons.json' with { type: 'json' };
import { download } from './download.ts';
import { useGameParts } from './game-parts.ts';
import { HeadButton } from './head-button.tsx';
import { Loading, Trouble } from './messages.tsx';
import { ReplayBar } from './replay-bar.tsx';
import { useShareLink } from './share-link.ts';
import { startTableFrom } from './start-table.ts';
import { type TableControls, TableView } from './table-view.tsx';

export function ReplayPage({ source }: { source: ReplaySource }) {
  const replaying = useReplay(source);
  const { opened, snapshot } = replaying;
  const parts = useGameParts(opened?.game);
  useTitle(opened && `Replay: ${opened.title}`);
  if (replaying.problem !== undefined) return <Trouble problem={replaying.problem} />;
  if (opened === undefined || snapshot === undefined || parts === undefined)
    return <Loading what="Fetching the replay" />;
  return (
    <TableView
      opened={opened}
      parts={parts}
      snapshot={snapshot}
      told={replaying.told}
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
  const { problem, attempt } = useAttempt();
  const { share, shareLabel } = useShareLink(async () => (await connection?.replay.record('compact')) ?? '');
  useKeys({
    ' ': replaying.toggle,
    '.': () => replaying.go(at + 1),
    ',': () => replaying.go(at - 1),
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
