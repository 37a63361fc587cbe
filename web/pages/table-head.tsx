// The head of a table: its title, take back with its reason, hint, keys, settings, and the way home.

import type { OpenTable } from '../session/use-table.ts';
import { linkTo } from '../shell/router.ts';
import { Icon } from '../table/icon.tsx';
import type { TableModel } from '../table/model.ts';
import outlines from '../table/table.icons.json' with { type: 'json' };

type TableHeadProps = { table: OpenTable; model: TableModel; showKeys: () => void; showSettings: () => void };

export function TableHead({ table, model, showKeys, showSettings }: TableHeadProps) {
  const { opened, seen } = table;
  const undo = seen?.snapshot.undo;
  const canAsk = undo !== undefined && (undo.possible || undo.needs !== undefined);
  const whyNot =
    undo === undefined ? 'You have not chosen anything yet.' : undo.possible ? undefined : undo.because;
  const explainUndo = () =>
    model.attention.turn({ explained: { title: 'Take back', text: whyNot ?? 'your last choice' } });
  const decision = seen?.snapshot.decision;
  return (
    <header className="table-head">
      <a className="head-button" href={linkTo()} aria-label="Home">
        <Icon outline={outlines.home} />
      </a>
      <h1>{opened?.title}</h1>
      <span className="space" />
      <button
        type="button"
        className="head-button"
        aria-disabled={!canAsk || undefined}
        aria-label={canAsk ? 'Take back' : `Take back: not possible, ${whyNot}`}
        onClick={canAsk ? table.undo : explainUndo}
        onPointerEnter={explainUndo}
        onFocus={explainUndo}
      >
        <Icon outline={outlines.undo} />
        <span className="word">Take back</span>
      </button>
      <button
        type="button"
        className="head-button"
        aria-label="Hint"
        aria-disabled={decision === undefined || undefined}
        onClick={table.hint}
      >
        <Icon outline={outlines.hint} />
        <span className="word">Hint</span>
      </button>
      <button type="button" className="head-button head-keys" aria-label="Keys" onClick={showKeys}>
        <Icon outline={outlines.keys} />
        <span className="word">Keys</span>
      </button>
      <button type="button" className="head-button" aria-label="Settings" onClick={showSettings}>
        <Icon outline={outlines.settings} />
        <span className="word">Settings</span>
      </button>
    </header>
  );
}
