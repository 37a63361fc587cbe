// The page of a table: playing it, with undo, hint, curtain, guide and the end.

import { useState } from 'react';
import { type OpenTable, useOpenTable } from '../session/use-table.ts';
import { goTo, linkTo } from '../shell/router.ts';
import { useTitle } from '../shell/title.ts';
import { Curtain } from '../table/curtain.tsx';
import { useGuide } from '../table/guide.ts';
import { goToQuestion, useKeys } from '../table/keyboard.ts';
import { QuestionBar } from '../table/question-bar.tsx';
import { ConsentWindow } from './consent-window.tsx';
import { EndScreen } from './end-screen.tsx';
import { useGameParts } from './game-parts.ts';
import { GuidePrompt } from './guide-prompt.tsx';
import { KeysWindow } from './keys-window.tsx';
import { Loading, Trouble } from './messages.tsx';
import { SettingsWindow } from './settings-window.tsx';
import { TableHead } from './table-head.tsx';
import { type TableControls, TableView } from './table-view.tsx';

export function TablePage({ id }: { id: string }) {
  const table = useOpenTable(id);
  const { opened, seen, curtainFor } = table;
  const parts = useGameParts(opened?.game);
  useTitle(opened?.title);
  if (table.problem !== undefined) return <Trouble problem={table.problem} />;
  if (opened === undefined || seen === undefined || parts === undefined)
    return <Loading what="Setting the table" />;
  if (curtainFor !== undefined)
    return (
      <Curtain name={opened.seats[curtainFor]?.name ?? 'Next'} onReady={table.liftCurtain} key={curtainFor} />
    );
  return (
    <TableView
      opened={opened}
      parts={parts}
      snapshot={seen.snapshot}
      told={seen.told}
      events={seen.events}
      thinking={table.thinking}
      hinted={seen.hinted}
      choose={table.answer}
      unpick={table.unpick}
      bar={<QuestionBar undo={table.undo} seesUndo={seen.snapshot.undo?.possible === true} />}
      header={(controls) => <Playing table={table} controls={controls} />}
    >
      <Overlays table={table} id={id} parts={parts} />
    </TableView>
  );
}

type Window = 'keys' | 'settings' | undefined;

function Playing({ table, controls }: { table: OpenTable; controls: TableControls }) {
  const [open, setOpen] = useState<Window>();
  const { model, show } = controls;
  const { attention } = model;
  const numbers = model.choices
    .slice(0, 9)
    .map((choice) => [String(choice.number), () => model.choose(choice.index)]);
  useKeys({
    ...Object.fromEntries(numbers),
    escape: () => (attention.read().narrowed ? attention.turn({ narrowed: undefined }) : table.undo()),
    q: goToQuestion,
    h: table.hint,
    s: () => show('Story'),
    r: () => show('Rules'),
    c: () => show('Cards'),
    ' ': table.skip,
    '?': () => setOpen('keys'),
  });
  return (
    <>
      <TableHead
        table={table}
        model={model}
        showKeys={() => setOpen('keys')}
        showSettings={() => setOpen('settings')}
      />
      {(table.seen?.agreeing.length ?? 0) > 0 && <ConsentWindow table={table} model={model} />}
      {open === 'keys' && <KeysWindow onClose={() => setOpen(undefined)} />}
      {open === 'settings' && <SettingsWindow onClose={() => setOpen(undefined)} table={table} />}
    </>
  );
}

type OverlaysProps = { table: OpenTable; id: string; parts: NonNullable<ReturnType<typeof useGameParts>> };

function Overlays({ table, id, parts }: OverlaysProps) {
  const [isGuideOff, setGuideOff] = useState(false);
  const [isWarned, setWarned] = useState(false);
  const [isEndSeen, setEndSeen] = useState(false);
  const { opened, seen } = table;
  const prompt = useGuide(parts.guide, seen?.snapshot, parts.rulebook);
  if (opened === undefined || seen === undefined) return null;
  const { result } = seen.snapshot;
  return (
    <>
      {opened.notice && !isWarned && (
        <section className="table-notice" role="alert">
          <h2>The rules have changed since</h2>
          <p>{opened.notice}</p>
          <button type="button" className="button" onClick={() => setWarned(true)}>
            Play on
          </button>
        </section>
      )}
      {opened.problem && !isWarned && (
        <section className="table-notice" role="alert">
          <h2>The rules have changed since</h2>
          <p>{opened.problem}</p>
          <div className="row">
            <button type="button" className="button" onClick={() => goTo('replay', 'table', id)}>
              Watch it up to there
            </button>
            <button type="button" className="button quiet" onClick={() => setWarned(true)}>
              Play on from there
            </button>
          </div>
        </section>
      )}
      {opened.isGuided && !isGuideOff && prompt && !result && (
        <GuidePrompt step={prompt.step} onNext={prompt.dismiss} onStop={() => setGuideOff(true)} />
      )}
      {result && !isEndSeen && (
        <EndScreen
          table={table}
          id={id}
          result={result}
          title={parts.titleOfWinners?.(result.winners.length)}
          onClose={() => setEndSeen(true)}
        />
      )}
      {result && isEndSeen && (
        <a className="button end-again" href={linkTo('replay', 'table', id)}>
          Watch the replay
        </a>
      )}
    </>
  );
}
