// The reports under docs/playtests/: there is one for every game, made by the command that its page and the list name.

import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../../games/catalogue.ts';
import type { Summary } from '../../lab/summary/summary.ts';
import { commandOf } from './measure.ts';
import { playtests, playtestsIn } from './playtests.ts';

test('commands are read from the page, with the files they write', () => {
  expect(playtestsIn('# P\n\n```\nbin/misadventure lab mine --games 9\n```\n')).toEqual([
    [
      'lab',
      'mine',
      '--games',
      '9',
      '--json',
      'docs/playtests/mine.json',
      '--report',
      'docs/playtests/mine.html',
    ],
  ]);
});

const listed = playtests().map(([, ...args]) => args);

test('every game has its playtest', () => {
  expect(listed.map(([id]) => id).toSorted()).toEqual(Object.keys(CATALOGUE).toSorted());
});

// Not held against today's rules: a changed card need not wait for new reports. The page names the rules it was made with.
test.each(listed.map((args) => [args[0]!, args] as const))(
  'the report of %s is what its command made',
  (id, args) => {
    const { matches, complete, crashed, command, game } = JSON.parse(
      readFileSync(`docs/playtests/${id}.json`, 'utf8'),
    ) as Summary;
    const page = readFileSync(`docs/playtests/${id}.html`, 'utf8');
    expect({ command, complete, crashed }).toEqual({
      command: commandOf(args),
      complete: true,
      crashed: 0,
    });
    expect(matches).toBeGreaterThanOrEqual(2000);
    expect(page).toContain(`with the rules ${game.rules}`);
    expect(page).toContain(`<code>${command}</code>`);
    expect(statSync(`docs/playtests/${id}.html`).size).toBeLessThan(150_000);
  },
);
