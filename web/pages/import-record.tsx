// Opens a record from a file or from pasted text; what is wrong with it is said in a sentence.

import { useState } from 'react';
import { readRecord, writeCompact } from '../../engine/record-text.ts';
import { goTo } from '../shell/router.ts';
import { startTableFrom } from './start-table.ts';

export function ImportRecord() {
  const [problem, setProblem] = useState<string>();
  const open = async (text: string) => {
    try {
      const record = readRecord(text);
      const isOver = record.choices.length > 0;
      if (isOver) goTo('replay', writeCompact(record));
      else goTo('table', await startTableFrom(text));
    } catch (thrown) {
      setProblem(thrown instanceof Error ? thrown.message : String(thrown));
    }
  };
  return (
    <div className="import">
      <label className="button quiet">
        Open a record
        <input
          type="file"
          className="spoken"
          accept=".json,.txt,application/json,text/plain"
          onChange={async (event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) await open(await file.text());
          }}
        />
      </label>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
