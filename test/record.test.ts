// Records of the example game: both forms, and everything that can be wrong with one.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeBot } from '../bots/bot.ts';
import { playWithBots } from '../bots/play.ts';
import { checkWords } from '../engine/check-words.ts';
import { Fault } from '../engine/fault.ts';
import { commitmentTo, seedFromText } from '../engine/hash.ts';
import { answer, startMatch } from '../engine/match.ts';
import { EMPTY_HASH, foldHash } from '../engine/plain.ts';
import { type MatchRecord, recordOf, replay } from '../engine/record.ts';
import { readRecord, writeCompact, writeJson } from '../engine/record-text.ts';
import { game } from '../games/_example/game.ts';

function playedMatch() {
  const match = startMatch(game, { players: 3, seed: seedFromText('record'), options: { startingHand: 1 } });
  playWithBots(
    match,
    [0, 1, 2].map((seat) => makeBot('random', seedFromText(`${seat}`))),
  );
  return match;
}

const seats = ['Mirabel', 'Oswin', 'Zoë ☂'].map((name) => ({ name, player: 'random' }));
const record = recordOf(playedMatch(), seats);

test.each([
  ['JSON', writeJson],
  ['a link', writeCompact],
])('a record survives being written as %s', (_, write) => {
  expect(readRecord(write(record))).toEqual(record);
  expect(replay(game, readRecord(write(record))).match.result).toEqual(playedMatch().result);
});

test('the compact form is text for a link, short and without anything a link must escape', () => {
  const text = writeCompact(record);
  expect(text).toMatch(/^[A-Za-z0-9._-]+$/);
  expect(text.length).toBeLessThan(700);
});

/** A record of nothing in particular, and its two texts as they were written on 18 November 2026. */
const OLD: MatchRecord = {
  game: 'chess',
  rules: 'r1',
  seed: '0123456789abcdef0123456789abcdef',
  commitment: 'c',
  players: 2,
  options: { swatting: true },
  variant: {},
  seats: [{ name: 'Zoë ☂', player: 'person', heldBy: 'Zoë' }],
  choices: [0, 62, 63, 262_143],
  checks: [0, 0xffffff, 0x012345],
};
const OLD_LINK =
  'MA1.eyJnYW1lIjoiY2hlc3MiLCJydWxlcyI6InIxIiwic2VlZCI6IjAxMjM0NTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmIiwiY29tbWl0bWVudCI6ImMiLCJwbGF5ZXJzIjoyLCJvcHRpb25zIjp7InN3YXR0aW5nIjp0cnVlfSwidmFyaWFudCI6e30sInNlYXRzIjpbeyJuYW1lIjoiWm_DqyDimIIiLCJwbGF5ZXIiOiJwZXJzb24iLCJoZWxkQnkiOiJab8OrIn1dfQ.A-_AA_____.AAAA____ASNF.803090d4';
const OLD_JSON = `{
  "misadventure": 1,
  "game": "chess",
  "rules": "r1",
  "seed": "0123456789abcdef0123456789abcdef",
  "commitment": "c",
  "players": 2,
  "options": {"swatting":true},
  "variant": {},
  "seats": [{"name":"Zoë ☂","player":"person","heldBy":"Zoë"}],
  "choices": [0,62,63,262143],
  "checks": ["000000","ffffff","012345"],
  "sum": "fbc486be"
}
`;

test('a record is written as it always was, and old texts are read', () => {
  expect([writeCompact(OLD), writeJson(OLD)]).toEqual([OLD_LINK, OLD_JSON]);
  expect([readRecord(OLD_LINK), readRecord(OLD_JSON)]).toEqual([OLD, OLD]);
});

test.each([
  ['name', 'x'.repeat(60), (name: string) => ({ seats: [{ name, player: 'person' }] })],
  ['player', 'x'.repeat(60), (player: string) => ({ seats: [{ name: 'Zoë', player }] })],
  ['rules', 'x'.repeat(60), (rules: string) => ({ rules })],
  ['commitment', 'x'.repeat(64), (commitment: string) => ({ commitment })],
])('the longest %s is read, one letter more is refused', (_, longest, changes) => {
  const written = (text: string) => writeJson({ ...OLD, ...changes(text) });
  expect(readRecord(written(longest))).toMatchObject(changes(longest));
  expect(() => readRecord(written(`${longest}x`))).toThrow('not a text of at most');
});

test('200,000 choices are read, and not one more', () => {
  const choices = new Array<number>(200_000).fill(0);
  expect(readRecord(writeCompact({ ...OLD, choices })).choices).toHaveLength(200_000);
  const more = writeCompact({ ...OLD, choices: [...choices, 0] });
  expect(() => readRecord(more)).toThrow('not a list of at most 200000 entries');
});

test.each([262_144, 0.5, 'one' as never])('a choice of %s is refused', (choice) => {
  expect(() => readRecord(writeJson({ ...OLD, choices: [choice] }))).toThrow('where a whole number');
});

test.each([
  ['a text', '"chess"'],
  ['a list', '[1]'],
  ['nothing', 'null'],
])('a link whose head is %s is refused with one sentence', (_, head) => {
  const body = OLD_LINK.replace(/\.[^.]*/, `.${btoa(head)}`).replace(/\.[^.]*$/, '');
  const sum = (foldHash(EMPTY_HASH, body) >>> 0).toString(16).padStart(8, '0');
  expect(() => readRecord(`${body}.${sum}`)).toThrow('A record is a JSON object; this is not one.');
});

test.each([
  ['too few', OLD_LINK.split('.').slice(0, 4).join('.')],
  ['too many', `${OLD_LINK}.A`],
])('a link of %s parts is refused for that', (_, link) => {
  expect(() => readRecord(link)).toThrow('some of its parts are missing');
});

test.each(['1234', '12345g', '1234567'])('a check word “%s” is refused', (word) => {
  expect(() => readRecord(OLD_JSON.replace('"012345"', `"${word}"`))).toThrow('six hexadecimal digits');
});

test('choices of any size survive the compact form', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(262_143)), (choices) => {
      expect(readRecord(writeCompact({ ...record, choices })).choices).toEqual(choices);
    }),
  );
});

const edited = (change: (text: string) => string) => () => readRecord(change(writeJson(record)));

test.each([
  ['truncated JSON', edited((text) => text.slice(0, -30)), 'not whole JSON'],
  ['a truncated link', () => readRecord(writeCompact(record).slice(0, -20)), 'cut off'],
  ['an edited link', () => readRecord(writeCompact(record).replace('.', '.A')), 'sum does not match'],
  [
    'an edited choice',
    edited((text) => text.replace(/"choices": \[\d/, '"choices": [7')),
    'sum does not match',
  ],
  [
    'an unknown format',
    edited((text) => text.replace('"misadventure": 1', '"misadventure": 9')),
    'is of format 9',
  ],
  [
    'a link of an unknown format',
    () => readRecord(writeCompact(record).replace('MA1', 'MA7')),
    'is of format "7"',
  ],
  ['an oversized record', () => readRecord('x'.repeat(500_000)), 'the largest one we read'],
  ['something else', () => readRecord('hello'), 'not a record of Misadventure'],
  ['a list', () => readRecord('{"misadventure": 1, "checks": [], "choices": 5}'), 'missing'],
  [
    'a bad seed',
    edited((text) => text.replace(/"seed": "\w{3}/, '"seed": "zzz')),
    'not 32 hexadecimal digits',
  ],
  [
    'a negative choice',
    edited((text) => text.replace(/"choices": \[\d/, '"choices": [-1')),
    'where a whole number',
  ],
  [
    'hostile options',
    edited((text) => text.replace(/"options": \{[^}]*\}/, '"options": {"a": {}}')),
    'object of plain values',
  ],
])('%s is refused with one sentence', (_, read, sentence) => {
  expect(read).toThrow(Fault);
  expect(read).toThrow(sentence);
});

test.each(['null', '[1]', '"all"', '7'])('options that are %s are refused with one sentence', (options) => {
  const read = edited((text) => text.replace(/"options": \{[^}]*\}/, `"options": ${options}`));
  expect(read).toThrow('not an object of plain values');
});

test('no text whatever gets more than a Fault', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.constant('MA1.').chain((mark) => fc.string().map((text) => mark + text)),
      ),
      (text) => {
        expect(() => readRecord(text)).toThrow(Fault);
      },
    ),
  );
});

test('a text of 400,000 characters is read, a longer one is refused for its length', () => {
  const text = writeJson(record);
  expect(readRecord(text.padEnd(400_000))).toEqual(record);
  expect(() => readRecord(text.padEnd(400_001))).toThrow('400001 characters');
});

test('a record damaged anywhere is refused, never replayed wrongly', () => {
  const text = writeCompact(record);
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.constantFrom('A', 'z', '.', '%', ''), (at, letter) => {
      const damaged = text.slice(0, at) + letter + text.slice(at + 1);
      fc.pre(damaged !== text);
      expect(() => readRecord(damaged)).toThrow(Fault);
    }),
  );
});

const resealed = (changes: Partial<MatchRecord>): MatchRecord =>
  readRecord(writeJson({ ...record, ...changes }));

test('a seed that does not answer to its commitment is refused', () => {
  expect(() => replay(game, resealed({ seed: seedFromText('another') }))).toThrow(
    'does not answer to the commitment',
  );
});

test('a record of other choices disagrees from the unit where they differ, and can be looked at up to there', () => {
  const at = record.choices.findIndex((choice, i) => i > 4 && choice > 0);
  const { match, problem } = replay(
    game,
    resealed({ choices: record.choices.with(at, record.choices[at]! - 1) }),
  );
  expect(problem).toMatch(/disagrees with the rules from unit \d+ on: the record has been edited/);
  expect(match.choices.length).toBeLessThanOrEqual(at);
  const checks = checkWords(match);
  expect(checks).toEqual(record.checks.slice(0, checks.length));
});

test('rules that changed are named, and nothing is replayed wrongly', () => {
  const changed: typeof game = {
    ...game,
    rulesVersion: 'ffffffff',
    copy: (state) => ({ ...game.copy(state), die: 6 }),
  };
  const { problem } = replay(changed, record);
  expect(problem).toContain(
    `from unit 1 on: it was played by rules ${game.rulesVersion}, and these are ffffffff`,
  );
});

test('rules of another version that agree in every unit still hold', () => {
  const replayed = replay({ ...game, rulesVersion: 'ffffffff' }, record);
  expect(replayed).toMatchObject({ otherRules: true });
  expect(replayed.problem).toBeUndefined();
});

test('a choice out of range breaks the record off with a sentence', () => {
  const { match, problem } = replay(game, resealed({ choices: record.choices.with(3, 99) }));
  expect(problem).toContain('Choice 4 is 99');
  expect(match.choices.length).toBeLessThanOrEqual(3);
});

test('a record that breaks off can be looked at up to the very choice that cannot be made', () => {
  const playable = record.choices.map((_, at) => {
    const broken = { choices: record.choices.with(at, 99) };
    return replay(game, resealed(broken)).match.choices.length;
  });
  expect(playable).toEqual(record.choices.map((_, at) => at));
});

test('a record cut off before its end, with all its check words, is noticed', () => {
  expect(replay(game, resealed({ choices: record.choices.slice(0, 4) })).problem).toContain(
    'cut off or edited',
  );
});

test('a record of another game is refused', () => {
  expect(() => replay(game, resealed({ game: 'chess' }))).toThrow('a record of “chess”');
});

test('a record can be replayed up to any choice, and not further', () => {
  for (const until of [0, 2, record.choices.length]) {
    const { match, problem } = replay(game, record, until);
    expect([match.choices, problem]).toEqual([record.choices.slice(0, until), undefined]);
  }
  for (const until of [record.choices.length + 1, -1, 0.5]) {
    expect(() => replay(game, record, until)).toThrow(`there is no position after ${until}`);
  }
});

test('there is a check word for each unit that is finished', () => {
  const match = startMatch(game, { players: 2, seed: seedFromText('words') });
  while (match.result === undefined) {
    expect(checkWords(match)).toHaveLength(match.units.length - 1);
    answer(match, match.asks[0]!.seat, 0);
  }
  expect(checkWords(match)).toHaveLength(match.units.length);
});

test('a check word has 24 bits, and tells options apart although the state is the same', () => {
  expect(Math.max(...record.checks)).toBeGreaterThan(2 ** 23);
  const shown = (key: (card: number) => number): typeof game => ({
    ...game,
    turn(t) {
      const { chooser } = t;
      const pick: typeof chooser.pick = (table, seat, question, options) =>
        chooser.pick(
          table,
          seat,
          { ...question, key: (option) => key(question.key(option) as number) },
          options,
        );
      t.chooser = { pick, pickAny: (table, asks) => chooser.pickAny(table, asks) };
      game.turn(t);
      t.chooser = chooser;
    },
  });
  expect(
    replay(
      shown((card) => card),
      record,
    ).problem,
  ).toBeUndefined();
  expect(
    replay(
      shown((card) => (card === 3 ? 99 : card)),
      record,
    ).problem,
  ).toMatch(/disagrees/);
});

test('the commitment tells nothing of the seed and is the same every time', () => {
  expect(record.commitment).toBe(commitmentTo(record.seed));
  expect(record.commitment).not.toContain(record.seed.slice(0, 8));
});
