// The head of a table: its title and what the board says there, take back with its reason, hint, sound, keys, settings, home.

import type { ReactNode } from 'react';
import type { OpenTable } from '../session/use-table.ts';
import { linkTo } from '../shell/router.ts';
import { changeSettings, useSettings } from '../shell/settings.ts';
import { Icon } from '../table/icon.tsx';
import type { TableModel } from '../table/model.ts';
import outlines from '../table/table.icons.json' with { type: 'json' };
import { HeadButton } from './head-button.tsx';

type TableHeadProps = {
  table: OpenTable;
  model: TableModel;
  facts: ReactNode;
  showKeys: () => void;
  showSettings: () => void;
};

export function TableHead({ table, model, facts, showKeys, showSettings }: TableHeadProps) {
  return (
    <header className="table-head">
      <a className="head-button" href={linkTo()} aria-label="Home">
        <Icon outline={outlines.home} />
      </a>
      <h1>{table.opened?.title}</h1>
      {facts}
      <span className="space" />
      <TakeBack table={table} model={model} />
      <HeadButton
        outline={outlines.hint}
        word="Hint"
        aria-disabled={model.decision === undefined || undefined}
        onClick={table.hint}
      />
      <Sound />
      <HeadButton outline={outlines.keys} word="Keys" className="head-keys" onClick={showKeys} />
      <HeadButton outline={outlines.settings} word="Settings" onClick={showSettings} />
    </header>
  );
}

function Sound() {
  const isOn = useSettings().sound === 'on';
  return (
    <HeadButton
      outline={isOn ? outlines.sound : outlines.silence}
      word="Sound"
      aria-label={isOn ? 'Sound is on: turn it off' : 'Sound is off: turn it on'}
      className="head-icon"
      onClick={() => changeSettings({ sound: isOn ? 'off' : 'on' })}
    />
  );
}

/** Says why not, when the last choice cannot be taken back. */
function TakeBack({ table, model }: { table: OpenTable; model: TableModel }) {
  const undo = model.snapshot.undo;
  const canAsk = undo !== undefined && (undo.possible || undo.needs !== undefined);
  const whyNot =
    undo === undefined ? 'You have not chosen anything yet.' : undo.possible ? undefined : undo.because;
  const explain = () =>
    model.attention.turn({ explained: { title: 'Take back', text: whyNot ?? 'your last choice' } });
  return (
    <HeadButton
      outline={outlines.undo}
      word="Take back"
      aria-disabled={!canAsk || undefined}
      aria-label={canAsk ? 'Take back' : `Take back: not possible, ${whyNot}`}
      onClick={canAsk ? table.undo : explain}
      onPointerEnter={explain}
      onFocus={explain}
    />
  );
}
