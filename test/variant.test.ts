// Variants and options of the example game: designers try a change without touching code.

import { expect, test } from 'vitest';
import { Fault } from '../engine/fault.ts';
import { seedFromText } from '../engine/hash.ts';
import { startMatch } from '../engine/match.ts';
import { recordOf, replay } from '../engine/record.ts';
import { readRecord, writeCompact } from '../engine/record-text.ts';
import { contentsFor, openBox, readVariant, type Wishes } from '../engine/setup.ts';
import { game } from '../games/_example/game.ts';

const variant = { 'cards.pie.points': 5, 'cards.bun.copies': 6, 'options.startingHand': 1 };

test('a variant’s figures reach the box, and the game’s own stay as they are', () => {
  const { box } = startMatch(game, { players: 2, variant, seed: seedFromText('v') });
  expect(box.cards.find((card) => card.name === 'Pie')?.points).toBe(5);
  expect(box.faces.filter((face) => face.name === 'Bun')).toHaveLength(6);
  expect(box.options.startingHand).toBe(1);
  expect(startMatch(game, { players: 2, seed: seedFromText('v') }).box.faces).toHaveLength(12);
});

test('an option the table chose goes before the variant’s', () => {
  expect(contentsFor(game, { players: 2, variant, options: { startingHand: 2 } }).options.startingHand).toBe(
    2,
  );
});

test('the same wishes open the same box, and other wishes never the box of the last ones', () => {
  const plain = openBox(game, { players: 3 });
  expect(openBox(game, { players: 3 }).box).toBe(plain.box);
  expect(openBox(game, { players: 2 }).box.players).toBe(2);
  const other = openBox({ ...game }, { players: 2 });
  expect(other.box).not.toBe(openBox(game, { players: 2 }).box);
});

test('a variant is read from the text of its file', () => {
  expect(readVariant('{"cards.pie.points": 5, "motto": "Eat!"}')).toEqual({
    'cards.pie.points': 5,
    motto: 'Eat!',
  });
});

test('the variant is part of the record', () => {
  const match = startMatch(game, { players: 2, variant, seed: seedFromText('v') });
  const again = replay(game, readRecord(writeCompact(recordOf(match)))).match;
  expect(again.now.state).toEqual(match.now.state);
});

test('everything up to the bounds is accepted', () => {
  for (const players of [2, 4]) expect(contentsFor(game, { players }).players).toBe(players);
  for (const startingHand of [1, 2]) {
    expect(contentsFor(game, { players: 2, options: { startingHand } }).options).toMatchObject({
      startingHand,
    });
  }
});

/** The example with a choice between words, figures in a list, and a table that it refuses. */
const richer: typeof game = {
  ...game,
  options: {
    ...game.options,
    weather: { kind: 'choice', values: ['sun', 'rain'], standard: 'sun', title: '', text: '' },
  },
  figures: { ...game.figures, prizes: [3, 2, 1], motto: 'Eat!', isCold: false },
  refuses: (players, { weather }) =>
    players === 4 && weather === 'rain' ? 'Four goblins stay at home.' : undefined,
};

test('a choice takes one of its words, and a game may refuse what does not go together', () => {
  const options = { weather: 'rain' };
  expect(contentsFor(richer, { players: 3, options }).options).toMatchObject(options);
  expect(() => contentsFor(richer, { players: 3, options: { weather: 'snow' } })).toThrow(
    'takes one of sun, rain',
  );
  expect(() => contentsFor(richer, { players: 4, options })).toThrow(new Fault('Four goblins stay at home.'));
});

test('figures in lists, words and switches can be changed too, each by one of its kind', () => {
  const changed = { 'prizes.1': 5, motto: 'Flee!', isCold: true };
  const { figures } = contentsFor(richer, { players: 2, variant: changed });
  expect(figures).toMatchObject({ prizes: [3, 5, 1], motto: 'Flee!', isCold: true });
  expect(richer.figures.prizes).toEqual([3, 2, 1]);
  for (const variant of [
    { motto: 1 },
    { isCold: 'no' },
    { 'prizes.0': Number.NaN },
    { 'prizes.0': Infinity },
  ]) {
    expect(() => contentsFor(richer, { players: 2, variant })).toThrow('has to be a');
  }
});

const setUp = (wishes: Partial<Wishes>) => () => contentsFor(game, { players: 2, ...wishes });

test.each([
  [
    'a figure that does not exist',
    setUp({ variant: { 'cards.pye.points': 5 } }),
    'there is no “pye” there; did you mean “pie”?',
  ],
  [
    'a figure of another kind',
    setUp({ variant: { 'cards.pie.points': 'five' } }),
    'has to be a number like 2',
  ],
  ['a whole card', setUp({ variant: { 'cards.pie': 5 } }), 'not a single figure'],
  ['an effect', setUp({ variant: { 'cards.pie.play': 5 } }), 'not a single figure'],
  ['a figure beyond a figure', setUp({ variant: { 'cards.pie.points.x': 5 } }), 'there is no “x” there'],
  ['a figure beyond a word', setUp({ variant: { 'cards.pie.name.x': 5 } }), 'there is no “x” there.'],
  [
    'a bad option, although the table chose another',
    setUp({ variant: { 'options.startingHand': 9 }, options: { startingHand: 2 } }),
    'takes a whole number from 1 to 2, not 9',
  ],
  [
    'something every object has',
    setUp({ variant: { 'cards.constructor.name': 'x' } }),
    'there is no “constructor” there',
  ],
  [
    'an option that does not exist',
    setUp({ variant: { 'options.swating': true } }),
    'did you mean “swatting”?',
  ],
  [
    'an unknown option',
    setUp({ options: { startinghand: 2 } }),
    'has no option “startinghand”; did you mean “startingHand”?',
  ],
  ['an option of every object', setUp({ options: { toString: 2 } }), 'has no option “toString”'],
  [
    'an option out of range',
    setUp({ options: { startingHand: 9 } }),
    'takes a whole number from 1 to 2, not 9',
  ],
  ['an option of another kind', setUp({ options: { swatting: 'yes' } }), 'takes true or false, not "yes"'],
  ['an option below its range', setUp({ options: { startingHand: 0 } }), 'not 0.'],
  ['an option just beyond it', setUp({ options: { startingHand: 3 } }), 'not 3.'],
  ['a broken number', setUp({ options: { startingHand: 1.5 } }), 'not 1.5.'],
  ['a player too many', setUp({ players: 5 }), 'Goblin Picnic is for 2 to 4 players, not 5.'],
  ['a player too few', setUp({ players: 1 }), 'not 1.'],
  ['half a player', setUp({ players: 2.5 }), 'not 2.5.'],
  ['a broken file', () => readVariant('{"cards'), 'This is not JSON'],
  ['a file of something else', () => readVariant('[1]'), 'A variant is a JSON object of figures'],
  ['a file of nothing', () => readVariant('null'), 'A variant is a JSON object of figures'],
  ['a file of a word', () => readVariant('"wolf"'), 'A variant is a JSON object of figures'],
  [
    'a file of an endless figure',
    () => readVariant('{"cards.pie.points": 1e999}'),
    'A variant is a JSON object',
  ],
  ['a file of objects', () => readVariant('{"cards": {}}'), 'A variant is a JSON object of figures'],
])('%s is refused with one sentence', (_, attempt, sentence) => {
  expect(attempt).toThrow(Fault);
  expect(attempt).toThrow(sentence);
});
