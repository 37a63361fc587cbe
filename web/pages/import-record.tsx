// Opens a record from a file; what is wrong with it is said in a sentence.

import { demandSmall } from '../../engine/document.ts';
import { readRecord, writeCompact } from '../../engine/record-text.ts';
import { useAttempt } from '../shell/attempt.ts';
import { goTo } from '../shell/router.ts';
import { startTableFrom } from './start-table.ts';

export function ImportRecord() {
  const { problem, attempt } = useAttempt();
  const open = async (file: File) => {
    demandSmall(file.size, file.name); // What is too large is not even read.
    const text = await file.text();
    const record = readRecord(text);
    if (record.choices.length > 0) goTo('replay', writeCompact(record));
    else goTo('table', await startTableFrom(text)); // There is nothing to watch yet.
  };
  return (
    <div className="import">
      <label className="button quiet">
        Open a record
        <input
          type="file"
          className="spoken"
          accept=".json,.txt,application/json,text/plain"
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file) void attempt(() => open(file));
          }}
        />
      </label>
      <p>A match that somebody sent you, or one that you exported.</p>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
