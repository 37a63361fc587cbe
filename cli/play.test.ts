// A match at the terminal: asked, answered, undone, left, resumed.

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readRecord, writeJson } from '../engine/record-text.ts';
import { command, DOZES } from './test/stand-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'misadventure-play-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const newFile = () => join(folder, `save-${files++}.json`);
const choicesIn = (file: string) => readRecord(readFileSync(file, 'utf8')).choices;
const again = (line: string, times: number) => Array.from({ length: times }, () => line);

function play(typed: readonly string[], file = newFile(), ...more: string[]) {
  return command(['play', '_example', '--seed', '3', '--bots', 'random', '--save', file, ...more], typed);
}

/** The part of the output from the last time the words stand there. */
const lastly = (out: string, words: string) => out.slice(out.lastIndexOf(words));

test('the table, the news and the question stand there in plain words', async () => {
  const { out } = await play([]);
  expect(out).toContain('Goblin Picnic. Player 1 is you, Player 2 is the bot random.');
  expect(out).toMatch(/Deck: 7 cards\.\nDiscard pile: empty\./);
  expect(out).toMatch(/Player 1 \(you\), Hand: 3 cards, \w+, \w+, \w+\./);
  expect(out).toContain('Player 2, Hand: 2 cards.');
  expect(out).toMatch(/Which card do you play\?\n {2}1\. \w+ \(.*\)\n {2}2\. /);
  expect(out).not.toContain('\u001b');
});

test('who sits on a chair that nobody chose a player for is the same as in the browser', async () => {
  const sat = async (game: string) => (await command(['play', game, '--save', newFile()], [])).out;
  expect(await sat('_example')).toContain('Player 2 is the bot normal.');
  expect(await sat('deckbuilder-rpg')).toContain('Player 2 is the bot standard.');
});

test('a whole match by number, to its end', async () => {
  const { code, out } = await play(again('1', 60));
  expect(code).toBe(0);
  expect(out).toMatch(/The match is over\. The fullest plate: .* wins?\./);
  expect(out).toContain('See it again with: misadventure replay');
});

test('a wrong entry gets a sentence and the question again', async () => {
  const file = newFile();
  const { out } = await play(['9', '0', 'dance', '', '-1'], file);
  expect(out).toContain('There is no option 9: choose a number from 1 to 3.');
  expect(out).toContain('There is no option 0');
  expect(out).toContain('“dance” is neither a number nor ?');
  expect(choicesIn(file)).toEqual([]);
});

test('? prints the clause behind the question', async () => {
  const { out } = await play(['?']);
  expect(out).toContain('EX-TURN-02: Then play one card from your hand.');
});

test('every answer is saved, and leaving says how to go on', async () => {
  const file = newFile();
  const { code, out } = await play(['1', 'q'], file);
  expect(code).toBe(0);
  expect(out).toContain(`misadventure play --resume ${file}`);
  expect(choicesIn(file).length).toBeGreaterThan(0);
  expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test('a match that was left goes on where it stood, and ends as if it had not been left', async () => {
  const [file, straight] = [newFile(), newFile()];
  await play(['1'], file);
  const before = choicesIn(file);
  const resumed = await command(['play', '--resume', file], again('1', 60));
  expect(resumed.out).toContain('The match is over.');
  expect(choicesIn(file).slice(0, before.length)).toEqual(before);
  await play(again('1', 60), straight);
  expect(choicesIn(file).length).toBeGreaterThan(before.length);
  expect((await command(['replay', file])).code).toBe(0);
});

test('a finished match that is resumed says how it ended', async () => {
  const file = newFile();
  await play(again('1', 60), file);
  expect((await command(['play', '--resume', file])).out).toContain('The match is over.');
});

test('u takes back what could be foreseen', async () => {
  const file = newFile();
  // The basket is played, then taken back: nothing was learned.
  const { out } = await play(['2', 'u'], file);
  expect(out).toContain('Your last choice is taken back.');
  expect(lastly(out, 'The table:')).toContain('Which card do you play?');
  expect(choicesIn(file)).toEqual([]);
});

test('u says what stands in the way', async () => {
  const file = newFile();
  expect((await play(['u'], file)).out).toContain('You have not chosen anything yet.');
  const { out } = await play(['1', 'u'], newFile());
  expect(out).toContain('This cannot be taken back: Player 2 answered after you, and would have to agree.');
});

test('several people: a curtain hides the hand', async () => {
  const file = newFile();
  const typed = ['', '1', '', 'q'];
  const { out } = await play(typed, file, '--people', '2');
  expect(out).toContain('Player 1 is a person, Player 2 is a person.');
  expect(out).toMatch(/\n{40,}Pass the keyboard to Player 1 and press Enter/);
  expect(out).toMatch(/\n{40,}Pass the keyboard to Player 2 and press Enter/);
  const seenBySecond = lastly(out, 'Pass the keyboard to Player 2');
  expect(seenBySecond).toMatch(/Player 2 \(you\), Hand: \d cards?, /);
  expect(seenBySecond).not.toMatch(/Player 1, Hand: \d cards?, /);
});

test('where nothing is secret nobody looks away: it is said who is asked', async () => {
  const where = ['--seed', '3', '--people', '2', '--players', '2', '--save', newFile()];
  const { out } = await command(['play', 'random-encounters', ...where], ['1', '1', 'q']);
  expect(out).not.toContain('Pass the keyboard');
  expect(out).toContain('Player 1 is asked.');
  expect(out).toContain('Player 2 is asked.');
});

test('an undo across another person’s choice needs that person’s consent', async () => {
  const undoing = ['', '1', '', '1', '', 'u'];
  const at = (file: string, typed: string[]) =>
    command(['play', '_example', '--seed', '7', '--people', '2', '--save', file], typed);
  const [refused, granted] = [newFile(), newFile()];
  const no = await at(refused, [...undoing, 'n']);
  expect(no.out).toContain('Player 2, do you agree to take it back? y or n: ');
  expect(no.out).toContain('Player 2 answered after you, and would have to agree.');
  const yes = await at(granted, [...undoing, 'y']);
  expect(yes.out).toContain('Your last choice is taken back.');
  expect([choicesIn(refused).length, choicesIn(granted).length]).toEqual([2, 0]);
});

test('asked together with others, a person may let another answer first', async () => {
  // Deal until somebody scatters crumbs while both others may swap.
  for (let seed = 0; seed < 40; seed++) {
    const args = ['play', '_example', '--seed', String(seed), '--players', '3', '--bots', 'random'];
    const { out } = await command([...args, '--save', newFile()], [...again('1', 4), 'n', 'n', 'n']);
    if (!out.includes(', n, q: ')) continue;
    expect(out).toContain('Do you swap a card for the');
    return;
  }
  throw new Error('Nobody scattered crumbs in forty matches.');
});

test('a save is never overwritten by a new match', async () => {
  const file = newFile();
  await play(['1'], file);
  const before = readFileSync(file, 'utf8');
  expect(await play([], file)).toMatchObject({ code: 2, err: expect.stringContaining('is there already') });
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('a damaged save is refused with the reason and left as it is', async () => {
  const file = newFile();
  await play(['1', '1'], file);
  const record = readRecord(readFileSync(file, 'utf8'));
  const damaged: [string, string][] = [
    [readFileSync(file, 'utf8').slice(0, 200), 'cut off or damaged'],
    [writeJson({ ...record, choices: [99] }), 'Choice 1 is 99'],
    [writeJson({ ...record, game: 'chess' }), 'There is no game “chess”'],
    [writeJson({ ...record, seats: [] }), 'does not say who sat where'],
    [
      writeJson({
        ...record,
        seats: [
          { name: 'x', player: 'oracle' },
          { name: 'y', player: 'person' },
        ],
      }),
      'There is no bot “oracle”',
    ],
  ];
  for (const [text, reason] of damaged) {
    writeFileSync(file, text);
    const { code, err } = await command(['play', '--resume', file]);
    expect([code, err]).toEqual([1, expect.stringContaining(reason)]);
    expect(readFileSync(file, 'utf8')).toBe(text);
  }
});

test('a resumed match knows its own game, players and seed', async () => {
  const file = newFile();
  await play([], file);
  const { code, err } = await command(['play', '--resume', file, '--players', '3']);
  expect([code, err]).toEqual([2, expect.stringContaining('A saved match knows its own players')]);
});

test('without --save a new file in saves/ is used', async () => {
  const { out } = await command(['play', '_example', '--bots', 'random'], []);
  const file = /--resume (saves\/\S+\.json)/.exec(out)?.[1] ?? '';
  expect(existsSync(file)).toBe(true);
  rmSync(file);
});

const timed = (typed: readonly string[], turnTimer: string, file = newFile()) =>
  command(
    ['play', 'random-encounters', '--seed', '3', '--bots', 'random', '--save', file].concat([
      '--option',
      `turnTimer=${turnTimer}`,
      '--option',
      'characterPick=choose',
    ]),
    typed,
  );

test('at a table with a clock the question says how long there is, and time that is up takes the standard answer', async () => {
  const file = newFile();
  const { out } = await timed([DOZES, 'q'], '30', file);
  expect(out).toMatch(/Player 1, 1 to \d+, \?, u, t, (?:n, )?q \(30 s\): /);
  expect(out).toMatch(/Time is up\. Done for you: \w+/);
  expect(choicesIn(file).length).toBeGreaterThan(0);
});

test('without a clock nobody is hurried', async () => {
  const file = newFile();
  const { out } = await timed([DOZES], 'off', file);
  expect(out).not.toMatch(/\d s\)|Time is up/);
  expect(choicesIn(file)).toEqual([]);
});
