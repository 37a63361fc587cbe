// The commands that ask nothing: what they print, and the sentence for whatever does not fit.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readRecord, writeCompact, writeJson } from '../engine/record-text.ts';
import { seedNumber } from './commands/run.ts';
import { command } from './test/stand-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'misadventure-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const json = async (...args: string[]) => JSON.parse((await command(args)).out);

describe('help', () => {
  test('the whole, and each command, say how they are used', async () => {
    const whole = await command(['--help']);
    expect(whole).toMatchObject({ code: 0, err: '' });
    for (const name of ['games', 'play', 'run', 'replay', 'adventure', 'lab', 'bench', 'clauses']) {
      expect(whole.out).toContain(`  ${name} `);
      const { code, out } = await command([name, '--help']);
      expect([code, out.startsWith(`Usage: misadventure ${name}`)]).toEqual([0, true]);
      expect((await command(['help', name])).out).toBe(out);
    }
  });
});

describe('called wrongly: one clear sentence, exit code 2, nothing printed', () => {
  const variant = file('variant.json', '{"cards.pye.points": 5}');
  const notJson = file('broken.json', '{"cards');
  const cases: [string[], string][] = [
    [[], 'Say what to do: misadventure <command>.'],
    [['rnu'], 'There is no command “rnu”; did you mean “run”?'],
    [['games', '--jsno'], 'There is no option --jsno; did you mean “--json”?'],
    [['games', '--frobnicate'], 'There is no option --frobnicate; there is --json.'],
    [['games', '-x'], 'There is no option -x; there is --json.'],
    [['games', '--json=yes'], '--json takes no value.'],
    [['games', 'extra'], '“extra” is one argument too many.'],
    [['run'], 'Say which game: misadventure run <game>.'],
    [['run', 'exemple'], 'There is no game “exemple”; did you mean “_example”?'],
    [['run', 'toString'], 'There is no game “toString”; there is'],
    [['play', 'chess'], 'There is no game “chess”; there is'],
    [['play'], 'Say which game: misadventure play <game>.'],
    [['run', '_example', '--bots', 'serch:50'], 'There is no bot “serch:50”; did you mean “search”?'],
    [['run', '_example', '--bots', 'search:soon'], '“search:soon” does not say how long to search'],
    [
      ['run', '_example', '--bots', 'random,random,random'],
      '--bots names 3 bots for 2 seats: name one for all, or one for each; --players says how many seats there are.',
    ],
    [['run', '_example', '--players', '9'], 'Goblin Picnic is for 2 to 4 players, not 9.'],
    [['run', '_example', '--players', 'two'], '--players takes a whole number from 1 on, not “two”.'],
    [['run', '_example', '--players'], '--players needs a value.'],
    [['run', '_example', '--seed', ''], 'A seed is 1 to 200 characters of text; this one has 0.'],
    [['run', '_example', '--games', '0'], '--games takes a whole number from 1 on, not “0”.'],
    [['run', '_example', '--games', '2', '--record', 'x.json'], '--record keeps one match'],
    [['run', '_example', '--option', 'startinghand=1'], 'did you mean “startingHand”?'],
    [
      ['run', '_example', '--option', 'startingHand=7'],
      'The option “startingHand” takes a whole number from 1 to',
    ],
    [
      ['run', '_example', '--option', 'swatting=maybe'],
      'The option “swatting” takes true or false, not "maybe".',
    ],
    [['run', '_example', '--option', 'swatting'], '--option takes NAME=VALUE, not “swatting”.'],
    [
      ['run', '_example', '--variant', variant],
      'The variant names the figure cards.pye.points, but there is no “pye”',
    ],
    [['play', '_example', '--variant', variant], 'The variant names the figure cards.pye.points'],
    [['run', '_example', '--variant', notJson], 'This is not JSON'],
    [['run', '_example', '--variant', join(folder, 'none.json')], 'cannot be read'],
    [['replay'], 'Say which record: misadventure replay FILE.'],
    [['play', '_example', '--people', '3', '--players', '2'], 'There are 2 seats, too few for 3 people.'],
    [['play', '_example', '--save', variant], 'is there already'],
    [['lab'], 'Say which game: misadventure lab <game>.'],
    [['lab', 'find', '_example'], 'Say which game and what to find'],
    [['lab', 'ladder'], 'Say which game: misadventure lab ladder <game>.'],
    [['lab', 'exemple'], 'There is no game “exemple”; did you mean “_example”?'],
    [['lab', '_example', '--bots', 'greddy'], 'There is no bot “greddy”; did you mean “greedy”?'],
    [['lab', '_example', '--for', 'soon'], '--for takes a time such as 60s, 10m or 2h, not “soon”.'],
    [['lab', '_example', '--until-sure', '5'], '--until-sure takes a part of one from 0.001 to 0.5'],
    [['lab', '_example', '--for', '9s', '--games', '9'], '--games and --for do not go together: choose one.'],
    [['lab', '_example', '--workers', '0'], '--workers takes a whole number from 1 on, not “0”.'],
    [['lab', '_example', '--variant', variant], 'The variant names the figure cards.pye.points'],
    [['lab', 'find', '_example', 'rouns>6'], 'did you mean “rounds”?'],
    [['lab', 'ladder', '_example', '--bots', 'random'], 'A ladder needs at least two different bots.'],
    [['clauses', 'chess'], 'There is no rulebook of “chess”'],
  ];
  test.each(cases)('misadventure %j', async (args, sentence) => {
    const { code, out, err } = await command(args);
    expect(err).toContain(sentence);
    expect({ code, out, lines: err.split('\n').length }).toEqual({ code: 2, out: '', lines: 2 });
    expect(err).not.toContain('    at ');
  });
});

describe('games', () => {
  test('lists every game in words', async () => {
    const { out } = await command(['games']);
    expect(out).toContain('Goblin Picnic (_example)');
  });

  test('--json lists id, title, players, options, version and counts', async () => {
    const [example] = await json('games', '--json');
    expect(example).toMatchObject({
      id: '_example',
      title: 'Goblin Picnic',
      players: { min: 2, max: 4 },
      cards: 12,
    });
    expect(Object.keys(example)).toEqual([
      'id',
      'title',
      'players',
      'options',
      'rulesVersion',
      'clauses',
      'cards',
    ]);
    expect(example.clauses).toBeGreaterThan(10);
    expect(example.options.startingHand).toMatchObject({ kind: 'number', min: 1 });
  });
});

describe('run', () => {
  const args = ['run', '_example', '--players', '3', '--seed', '7', '--bots', 'random'];

  test('--json tells who won, and the same seed plays the same match', async () => {
    const one = await json(...args, '--json');
    const { seconds: _seconds, ...again } = await json(...args, '--json');
    expect(one).toMatchObject(again);
    expect(one).toMatchObject({
      game: '_example',
      seed: '7',
      players: 3,
      bots: ['random', 'random', 'random'],
    });
    expect(one.options).toMatchObject({ swatting: true });
    expect(Object.keys(one.result)).toEqual(['outcome', 'winners', 'scores']);
    expect(one.result.scores).toHaveLength(3);
    expect(one.units).toBeGreaterThan(0);
    expect(one.decisions).toBeGreaterThan(0);
    expect(one.seconds).toBeGreaterThan(0);
  });

  test('options and variants reach the match', async () => {
    const variant = file('rich.json', '{"cards.pie.points": 50, "cards.bun.points": 40}');
    const record = join(folder, 'rich-match.json');
    const report = await json(
      ...args,
      '--option',
      'swatting=false',
      '--variant',
      variant,
      '--record',
      record,
      '--json',
    );
    expect(report.options).toMatchObject({ swatting: false });
    const { view } = await json('replay', record, '--json');
    expect(Math.max(...view.points)).toBeGreaterThanOrEqual(40);
  });

  test('--games rotates the bots and counts shares', async () => {
    const report = await json(
      'run',
      '_example',
      '--seed',
      '1',
      '--bots',
      'greedy,random',
      '--games',
      '20',
      '--json',
    );
    expect(report).toMatchObject({ games: 20, nobodyWins: 0 });
    expect(report.wins.greedy + report.wins.random).toBeCloseTo(1);
    expect(report.wins.greedy).toBeGreaterThan(report.wins.random);
    expect(report.winsBySeat).toHaveLength(2);
    for (const name of ['averageDecisions', 'averageUnits', 'seconds'])
      expect(report[name]).toBeGreaterThan(0);
  });

  test('consecutive seeds count on from a number, and behind a name', () => {
    expect([seedNumber('7', 0), seedNumber('7', 2), seedNumber('oak', 1)]).toEqual(['7', '9', 'oak-1']);
  });

  test('says in words who won', async () => {
    expect((await command(args)).out).toMatch(/The match is over\. .*win/);
    expect((await command([...args, '--games', '3'])).out).toContain('random wins 100.0 %.');
  });
});

describe('replay', async () => {
  const whole = join(folder, 'whole.json');
  await command(['run', '_example', '--players', '3', '--seed', '7', '--record', whole]);
  const text = readFileSync(whole, 'utf8');
  const record = readRecord(text);
  const played = await json('run', '_example', '--players', '3', '--seed', '7', '--json');

  test('a record ends as it did, in JSON and in the compact form', async () => {
    const compact = file('compact.txt', writeCompact(record));
    for (const path of [whole, compact]) {
      const { ok, result, view } = await json('replay', path, '--json');
      expect([ok, result.winners, view.mine]).toEqual([true, played.result.winners, undefined]);
    }
  });

  test('--until stops in the middle, --seat shows what that seat saw', async () => {
    const { ok, result, view } = await json('replay', whole, '--until', '2', '--seat', '3', '--json');
    const handsSeen = view.piles.hand.map((pile: { cards?: unknown }) => pile.cards !== undefined);
    expect({ ok, result, handsSeen }).toEqual({ ok: true, result: null, handsSeen: [false, false, true] });
    const words = await command(['replay', whole, '--until', '2', '--seat', '3']);
    expect(words.out).toContain('After 2 choices, in unit');
    expect(words.out).toContain('Player 3 (you), Hand');
  });

  test.each([
    ['--until', '9999', 'The record has'],
    ['--until', 'soon', '--until takes a whole number'],
    ['--seat', '4', '--seat takes a seat from 1 to 3 or “spectator”, not “4”.'],
    ['--seat', 'me', '--seat takes a seat'],
  ])('%s %s is bad usage', async (flag, value, sentence) => {
    const { code, err } = await command(['replay', whole, flag, value]);
    expect([code, err]).toEqual([2, expect.stringContaining(sentence)]);
  });

  const rest = record.choices.slice(1);
  const damaged: [string, string, string][] = [
    ['truncated', text.slice(0, 300), 'This record is not whole JSON'],
    ['edited', text.replace('"players": 3', '"players": 2'), 'it has been edited or damaged'],
    ['of an unknown format', text.replace('"misadventure": 1', '"misadventure": 9'), 'is of format 9'],
    ['of an unknown game', writeJson({ ...record, game: 'chess' }), 'There is no game “chess”'],
    ['of another seed', writeJson({ ...record, seed: '0'.repeat(32) }), 'does not answer to the commitment'],
    ['with a choice out of range', writeJson({ ...record, choices: [99, ...rest] }), 'Choice 1 is 99'],
    [
      'with another check word',
      writeJson({ ...record, checks: record.checks.with(1, 1) }),
      'the record has been edited',
    ],
    [
      'of other rules',
      writeJson({ ...record, rules: 'older', checks: record.checks.with(1, 1) }),
      'it was played by rules older',
    ],
    ['cut off compactly', writeCompact(record).slice(0, -20), 'cut off'],
    ['oversized', ' '.repeat(500_000), 'the largest one we read'],
    ['enormous', ' '.repeat(1_500_000), 'has 1.5 MB: a file of this kind is text of less than 1 MB'],
    ['empty', '', 'This is not a record of Misadventure'],
  ];
  test.each(damaged)('a record %s is refused with the reason, exit code 1', async (name, content, reason) => {
    const path = file(`${name}.json`, content);
    const { code, err } = await command(['replay', path]);
    expect([code, err]).toEqual([1, expect.stringContaining(reason)]);
    const data = await json('replay', path, '--json');
    expect(data).toMatchObject({ ok: false, reason: expect.stringContaining(reason) });
    expect(Object.keys(data).sort()).toEqual(['ok', 'reason', 'result', 'view']);
  });

  test('a record that is not there is a sentence', async () => {
    const { code, err } = await command(['replay', join(folder, 'none')]);
    expect([code, err]).toEqual([1, expect.stringContaining('There is no record to be read')]);
  });

  test('a record that cannot be written is a sentence', async () => {
    const path = join(whole, 'inside-a-file.json');
    const { code, err } = await command(['run', '_example', '--record', path]);
    expect(code).toBe(1);
    expect(err).toBe(
      `${path} cannot be written: a part of its path is a file, not a folder. Name another file, or make room there.`,
    );
  });
});

describe('clauses', () => {
  test('lists clauses with the tests that name them', async () => {
    const { code, out } = await command(['clauses', '_example']);
    expect(code).toBe(0);
    expect(out).toMatch(/EX-WASP-02\n {4}games\/_example\/test\/.*EX-WASP-02/);
  });
});
