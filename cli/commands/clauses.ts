// `misadventure clauses`: every clause of the rulebooks with the tests that name it.

import { type ClauseReport, gamesWithRulebook, reportClauses } from '../../checks/clauses.ts';
import { didYouMean } from '../../engine/fault.ts';
import { BadUsage, type Command, FAILURE, readArguments, SUCCESS } from '../command.ts';

export const clauses: Command = {
  name: 'clauses',
  summary: 'List the clauses of the rulebooks with the tests that name them',
  help: `Usage: misadventure clauses [game]

Lists the clauses of one game, or of all, each with the tests whose names begin with it.
Fails (exit code 1) when a clause of a playable game has no test, stands twice, or is cited but does not exist.`,
  async run(args, terminal) {
    const { positionals } = readArguments(args, {}, 1);
    const reports = wanted(positionals[0]).map((game) => reportClauses(game));
    for (const report of reports) terminal.print(inWords(report));
    const failures = reports.flatMap((report) => report.failures);
    for (const failure of failures) terminal.tell(failure);
    return failures.length > 0 ? FAILURE : SUCCESS;
  },
};

function wanted(game: string | undefined): string[] {
  const known = gamesWithRulebook();
  if (game === undefined) return known;
  if (known.includes(game)) return [game];
  throw new BadUsage(
    `There is no rulebook of “${game}”${didYouMean(game, known) || `; there are those of ${known.join(', ')}.`}`,
  );
}

function inWords({ game, clauses: all }: ClauseReport): string {
  const tested = all.filter((clause) => clause.tests.length > 0).length;
  const lines = all.flatMap(({ id, tests }) => [
    `  ${id}${tests.length === 0 ? '  (no test)' : ''}`,
    ...tests.map(({ file, line, name }) => `    ${file}:${line} ${name}`),
  ]);
  return [`${game}: ${all.length} clauses, ${tested} with a test`, ...lines, ''].join('\n');
}
