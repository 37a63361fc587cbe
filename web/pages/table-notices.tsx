// What has to be said about a table before one plays on: rules that have changed, a browser that saves nothing.

import { useState } from 'react';
import type { OpenedTable } from '../session/protocol.ts';
import { haveSaid, useIsToBeSaid } from '../session/unsaved.ts';
import type { OpenTable } from '../session/use-table.ts';
import { useAttempt } from '../shell/attempt.ts';
import { goTo } from '../shell/router.ts';
import { exportRecord } from './download.ts';

export function TableNotices({ table, opened, id }: { table: OpenTable; opened: OpenedTable; id: string }) {
  return (
    <>
      <RulesChanged opened={opened} id={id} />
      {useIsToBeSaid(id) && <NotSaved table={table} />}
    </>
  );
}

function RulesChanged({ opened: { notice, problem }, id }: { opened: OpenedTable; id: string }) {
  const [isRead, setRead] = useState(false);
  if (isRead || (notice ?? problem) === undefined) return null;
  return (
    <section className="table-notice" role="alert">
      <h2>The rules have changed since</h2>
      <p>{problem ?? notice}</p>
      <div className="row">
        {problem && (
          <button type="button" className="button" onClick={() => goTo('replay', 'table', id)}>
            Watch it up to there
          </button>
        )}
        <button type="button" className={problem ? 'button quiet' : 'button'} onClick={() => setRead(true)}>
          {problem ? 'Play on from there' : 'Play on'}
        </button>
      </div>
    </section>
  );
}

function NotSaved({ table }: { table: OpenTable }) {
  const { problem, attempt } = useAttempt();
  return (
    <section className="table-notice" role="status">
      <h2>This match is not saved</h2>
      <p>
        The browser has no room for it, or lets nothing be saved. Play on: the table stands as long as this
        page is open, and its record can be exported now, from the settings, and at the end.
      </p>
      <div className="row">
        <button type="button" className="button" onClick={haveSaid}>
          Play on
        </button>
        <button type="button" className="button quiet" onClick={() => attempt(() => exportRecord(table))}>
          Export the record
        </button>
      </div>
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}
