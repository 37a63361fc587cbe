// The page of a table: playing it, with undo, hint, curtain, guide and the end.

import { useEffect, useRef, useState } from 'react';
import { type OpenTable, useOpenTable } from '../session/use-table.ts';
import { changeSettings, useSettings } from '../shell/settings.ts';
import { useTitle } from '../shell/title.ts';
import { Actions } from '../table/actions.tsx';
import type { ClockProps } from '../table/clock.tsx';
import { Curtain } from '../table/curtain.tsx';
import type { Directed, Director } from '../table/director.ts';
import { type Moment, useGuide } from '../table/guide.ts';
import { pressNumber } from '../table/key-numbers.ts';
import { goToQuestion, type KeyMap, pressPrimary, useKeys } from '../table/keyboard.ts';
import { putBack } from '../table/lift.ts';
import { Prompt } from '../table/prompt.tsx';
import { type Aimed, answerTo } from './aimed.ts';
import { ConsentWindow } from './consent-window.tsx';
import { EndScreen } from './end-screen.tsx';
import { type GameParts, useGameParts } from './game-parts.ts';
import { GuidePrompt } from './guide-prompt.tsx';
import { KeysWindow } from './keys-window.tsx';
import { Loading, Trouble } from './messages.tsx';
import { isOutEarly, OutEarly } from './out-early.tsx';
import { SettingsWindow } from './settings-window.tsx';
import { TableHead } from './table-head.tsx';
import { TableNotices } from './table-notices.tsx';
import { type TableControls, TableView } from './table-view.tsx';
import { useDirector } from './use-director.ts';

export function TablePage({ id }: { id: string }) {
  const table = useOpenTable(id);
  const { opened, seen, curtainFor } = table;
  const parts = useGameParts(opened?.game);
  const { director, now } = useDirector({ opened, parts, seen });
  const { choose, playAt, chosenAt } = useAnswers(table);
  // What the one before did is seen to its end before the curtain falls, or before the next one looks on.
  const next = now?.isPlaying ? undefined : curtainFor;
  const isHandedOn = next !== undefined && opened?.isOpen === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is handed on once for each who is next.
  useEffect(() => {
    if (isHandedOn) table.liftCurtain();
  }, [isHandedOn, next]);
  useTitle(opened?.title);
  if (table.problem !== undefined) return <Trouble problem={table.problem} />;
  if (opened === undefined || parts === undefined || now === undefined)
    return <Loading what="Setting the table" />;
  if (next !== undefined && !isHandedOn)
    return <Curtain name={opened.seats[next]?.name ?? 'Next'} onReady={table.liftCurtain} key={next} />;
  return (
    <TableView
      opened={opened}
      parts={parts}
      director={director}
      now={now}
      thinking={now.isPlaying ? undefined : table.thinking}
      hinted={seen?.hinted}
      chosenAt={chosenAt}
      choose={choose}
      playAt={playAt}
      unpick={table.unpick}
      prompt={<Prompt clock={clockOf(table)} />}
      actions={
        isOutEarly(parts, now) ? (
          <OutEarly opened={opened} director={director} />
        ) : (
          <Actions confirms={parts.confirms} />
        )
      }
      guide={opened.isGuided && <Guide parts={parts} moment={{ table: id, now, chosenAt }} />}
      header={(controls) => <Playing table={table} director={director} controls={controls} />}
    >
      <Overlays table={table} id={id} parts={parts} now={now} />
    </TableView>
  );
}

/** Each question has its own: another one, even of the same words, begins anew. */
function clockOf({ opened, seen, letTheClockDecide }: OpenTable): ClockProps | undefined {
  if (opened?.seconds === undefined) return undefined;
  return { seconds: opened.seconds, of: seen?.snapshot.decision?.id, onOver: letTheClockDecide };
}

/** How many choices back the bubbles reach when somebody comes to a table that has begun. */
const LATELY = 12;

/** Answers of the person at the screen; one that also aims answers the next question too, if it is the expected one. */
function useAnswers(table: OpenTable) {
  const { seen } = table;
  const snapshot = seen?.snapshot;
  const aimed = useRef<Aimed>(undefined);
  const [chosenAt, setChosenAt] = useState<number>();
  const choose = (option: number) => {
    setChosenAt(snapshot?.choices ?? 0);
    table.answer(option);
  };
  const answer = useRef(table.answer);
  answer.current = table.answer;
  useEffect(() => {
    if (aimed.current === undefined || snapshot === undefined) return;
    const option = answerTo(aimed.current, snapshot);
    if (option === 'not yet') return;
    aimed.current = undefined;
    if (option !== undefined) answer.current(option);
  }, [snapshot]);
  return {
    choose,
    playAt(option: number, next: Aimed) {
      choose(option);
      aimed.current = next;
    },
    chosenAt: chosenAt ?? Math.max(-1, (snapshot?.choices ?? 0) - LATELY),
  };
}

type Window = 'keys' | 'settings' | undefined;
type PlayingProps = { table: OpenTable; director: Director; controls: TableControls };

function Playing({ table, director, controls }: PlayingProps) {
  const [open, setOpen] = useState<Window>();
  const { sound } = useSettings();
  const { model, show, facts } = controls;
  const isPlaying = () => director.read()?.isPlaying === true;
  const skipOr = (act: () => void) => () => (isPlaying() ? director.skip() : act());
  const numbers: KeyMap = Object.fromEntries(
    Array.from({ length: 9 }, (_, at) => [String(at + 1), skipOr(() => pressNumber(String(at + 1)))]),
  );
  useKeys({
    ...numbers,
    escape: skipOr(() => putBack(model)),
    u: skipOr(table.undo),
    enter: skipOr(pressPrimary),
    ' ': skipOr(() => {}),
    q: goToQuestion,
    h: table.hint,
    s: () => show('Story'),
    r: () => show('Rules'),
    c: () => show('Cards'),
    m: () => changeSettings({ sound: sound === 'on' ? 'off' : 'on' }),
    '?': () => setOpen('keys'),
  });
  return (
    <>
      <TableHead
        table={table}
        model={model}
        facts={facts}
        showKeys={() => setOpen('keys')}
        showSettings={() => setOpen('settings')}
      />
      {(table.seen?.agreeing.length ?? 0) > 0 && <ConsentWindow table={table} model={model} />}
      {open === 'keys' && <KeysWindow onClose={() => setOpen(undefined)} />}
      {open === 'settings' && <SettingsWindow onClose={() => setOpen(undefined)} table={table} />}
    </>
  );
}

function Guide({ parts, moment }: { parts: GameParts; moment: Moment }) {
  const tip = useGuide(parts.guide, moment);
  return tip && <GuidePrompt step={tip.step} onNext={tip.next} onStop={tip.stop} />;
}

type OverlaysProps = { table: OpenTable; id: string; parts: GameParts; now: Directed };

function Overlays({ table, id, parts, now }: OverlaysProps) {
  const [isEndSeen, setEndSeen] = useState(false);
  const { opened } = table;
  const { result } = now.snapshot;
  if (opened === undefined) return null;
  return (
    <>
      <TableNotices table={table} opened={opened} id={id} />
      {result && !now.isPlaying && !isEndSeen && (
        <EndScreen
          table={table}
          opened={opened}
          id={id}
          result={result}
          parts={parts}
          told={now.told}
          onClose={() => setEndSeen(true)}
        />
      )}
      {result && isEndSeen && (
        <button type="button" className="button main end-again" onClick={() => setEndSeen(false)}>
          The end again: rematch, replay
        </button>
      )}
    </>
  );
}
