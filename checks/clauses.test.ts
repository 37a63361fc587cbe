// The clause check: rulebook, code and tests are held together by ids.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { clauseFailures, examine, leadingIds, namedTests } from './clauses.ts';

const RULEBOOK = `# Example

## Turns

**EX-TURN-01** {event: drew} Draw a card.

**EX-TURN-02** Play a card, as in EX-TURN-01.
`;

const file = (path: string, text: string) => ({ path: `games/ex/${path}`, text });
const TESTS = file('test/turn.test.ts', "test('EX-TURN-01 draws', f);\ntest('EX-TURN-02 plays', f);");

test('a rulebook whose clauses all have tests passes, and says which', () => {
  const report = examine('ex', RULEBOOK, [TESTS, file('rules/turn.ts', '// EX-TURN-01: draw first.')]);
  expect(report.failures).toEqual([]);
  expect(report.clauses.map((clause) => clause.id)).toEqual(['EX-TURN-01', 'EX-TURN-02']);
  expect(report.clauses[1]?.tests).toEqual([{ file: TESTS.path, line: 2, name: 'EX-TURN-02 plays' }]);
});

test('a clause that no test names is a failure', () => {
  const report = examine('ex', RULEBOOK, [file('test/turn.test.ts', "test('EX-TURN-01 draws', f);")]);
  expect(report.failures).toEqual([expect.stringContaining('EX-TURN-02: no test names it')]);
});

test('an id that only stands inside a name, or outside a test file, does not count as tested', () => {
  const tests = file('test/turn.test.ts', "test('EX-TURN-01 draws, see EX-TURN-02', f);");
  const elsewhere = file('rules/turn.ts', "test('EX-TURN-02 plays', f);");
  expect(examine('ex', RULEBOOK, [tests, elsewhere]).failures).toHaveLength(1);
});

test('a citation of an id that is not in the rulebook is a failure, with its line', () => {
  const report = examine('ex', RULEBOOK, [
    TESTS,
    file('cards/deck.ts', '\n\nconst a = 1; // EX-TURN-09: never.'),
  ]);
  expect(report.failures).toEqual([expect.stringContaining('games/ex/cards/deck.ts:3 cites EX-TURN-09')]);
});

test('an id that stands twice is a failure', () => {
  const twice = `${RULEBOOK}\n\n**EX-TURN-01** Again.\n`;
  expect(examine('ex', twice, [TESTS]).failures).toEqual([expect.stringContaining('EX-TURN-01')]);
});

test.each([
  ['UA-TURN-01 the draw comes first', ['UA-TURN-01']],
  ['UA-TURN-01 UA-TURN-03 the draw', ['UA-TURN-01', 'UA-TURN-03']],
  ['UA-TURN-01, UA-ACTION-SHIELD-02 and HM-R-12: so', ['UA-TURN-01', 'UA-ACTION-SHIELD-02', 'HM-R-12']],
  ['UA-TURN-01', ['UA-TURN-01']],
  ['the draw of UA-TURN-01', []],
  ['UA-TURN-01 see UA-TURN-02', ['UA-TURN-01']],
  ['UA-TURN-01st', []],
])('%s', (name, ids) => {
  expect(leadingIds(name)).toEqual(ids);
});

test('names are read off every kind of test that is run', () => {
  const text = `
test('a', f); it('b', f); test.each([1])('c %s', f); scenario(\`d \${x}\`, f); test('e ' + x, f);
test.skip('no', f); test.todo('no'); it.skip.each([1])('no', f); describe('no', f); expect('no'); test(name, f);`;
  const names = namedTests(file('test/x.test.ts', text)).map((each) => each.name);
  expect(names).toEqual(['a', 'b', 'c %s', 'd ', 'e ']);
});

function onDisk<T>(files: Record<string, string>, look: (root: string) => T): T {
  const root = mkdtempSync(join(tmpdir(), 'misadventure-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  try {
    return look(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

test('a game that can be played needs a rulebook', () => {
  const files = { 'games/bare/game.ts': '' };
  expect(onDisk(files, clauseFailures)).toEqual([
    expect.stringContaining('games/bare/ has a game.ts and no rulebook.md'),
  ]);
});

test('a game that is still being written needs no tests, but its citations have to hold', () => {
  const files = { 'games/ex/rulebook.md': RULEBOOK, 'games/ex/rules/turn.ts': '// EX-TURN-09' };
  expect(onDisk(files, clauseFailures)).toEqual([expect.stringContaining('cites EX-TURN-09')]);
});
