// Promise: a record, in both its forms and cut off anywhere, replays to where it came from.

import { recordOf, replay } from '../record.ts';
import { readRecord, writeCompact, writeJson } from '../record-text.ts';
import { demand, type Kept, playedMatches } from './subject.ts';

export const replays: Kept = {
  name: 'replays',
  says: 'the same record gives the same result, as JSON, as a link, and up to any choice',
  check(subject) {
    playedMatches(subject, ({ match, where }) => {
      const end = JSON.stringify(match.now.state);
      for (const write of [writeJson, writeCompact]) {
        const { match: again, problem } = replay(match.game, readRecord(write(recordOf(match))));
        demand(problem === undefined, where, () => problem!);
        demand(JSON.stringify(again.now.state) === end, where, () => 'the replay ends in another state');
        demand(
          JSON.stringify(again.result) === JSON.stringify(match.result),
          where,
          () => 'the replay has another result',
        );
      }
      const half = match.choices.length >> 1;
      const part = replay(match.game, recordOf(match), half);
      demand(
        part.match.choices.length === half,
        where,
        () => 'a part of the record replays further than asked',
      );
    });
  },
};
