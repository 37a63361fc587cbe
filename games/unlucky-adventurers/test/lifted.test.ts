// What a lifted card says in figures: whom its lines mean, what a target loses, what everybody holds.

import { expect, test } from 'vitest';
import { inWords } from '../../../engine/event.ts';
import { aimsOf } from '../board/aims.ts';
import { brief, plainly } from '../board/brief.ts';
import { emptiedBy, figuresOf, forecastsOf, isSafe, withoutDie } from '../board/outcome.ts';
import type { PlayData } from '../questions/data.ts';
import { type Adventure, table } from './table.ts';

const t: Adventure = table({ hands: [3, 3, 3] });
const faceOf = (name: string) => t.box.faces.find((face) => face.name === name)!;
const reader = {
  viewer: 0,
  nameOfSeat: (seat: number) => ['Robin', 'Mirabel', 'Oswin'][seat]!,
  nameOfCard: () => '',
};

test('UA-R-10 once a card is aimed its lines name the target, and speak to you if it is you', () => {
  const [, , hands] = faceOf('Love Potion, Badly Labelled').rows;
  expect(inWords(brief(hands!, 1), reader)).toBe('Target hands Mirabel 1');
  expect(inWords(brief(hands!, 1, { target: 2 }), reader)).toBe('Oswin hands Mirabel 1');
  expect(inWords(brief(hands!, 1, { target: 0 }), reader)).toBe('You hand Mirabel 1');
});

test('who gains and then loses is not taken for two', () => {
  const [, , line] = faceOf('Barrel of Maybe-Ale').rows;
  expect(inWords(brief(line!, 0), reader)).toBe('You +1, Target +1, then −2');
});

test('the richest is named where there is one', () => {
  const [, , line] = faceOf('Shrinking Draught').rows;
  expect(inWords(brief(line!, 0, { richest: 1 }), reader)).toBe('Mirabel −2');
  expect(inWords(brief(line!, 0, { richest: undefined }), reader)).toBe('Richest −2');
});

test('the average loss of a target knows who sits beside you', () => {
  const [left, right] = [
    { name: 'Mirabel', isLeft: true, isRight: false },
    { name: 'Hugo', isLeft: false, isRight: false },
  ];
  expect(figuresOf(faceOf('Crossbow of Approximate Aim'), [left!, right!])).toEqual([
    { word: 'Mirabel loses on average', value: '0.8' },
    { word: 'Hugo loses on average', value: '0.5' },
  ]);
  expect(figuresOf(faceOf('Mostly Straight Sword'), [left!, right!])).toEqual([
    { word: 'Target loses on average', value: '0.7' },
    { word: 'You lose cards', value: '1 in 6' },
  ]);
});

test('only a card that cannot cost you anything calls you safe', () => {
  expect(
    ['Crossbow of Approximate Aim', 'Axe with Commitment Issues', 'Hiccup Syrup'].map((name) =>
      isSafe(faceOf(name)),
    ),
  ).toEqual([true, false, false]);
});

test('a card that rolls a die of its own never says that there is none, and what everybody holds is told', () => {
  const hands = [{ word: 'Mirabel', value: '7' }];
  expect(withoutDie(faceOf('Lucky Talisman'), undefined, hands)).toMatchObject({
    title: 'Leave it to the die',
    figures: hands,
  });
  expect(withoutDie(faceOf('Trading Post'), undefined, hands)).toMatchObject({
    title: 'Choose somebody',
    figures: hands,
  });
});

test('UA-R-39 UA-R-40 a Thief and a Trading Post can be dropped on somebody, who shows what it means', () => {
  const board = table({ hands: [['Thief', 'Trading Post', 'Rest'], 4, 2] });
  const view = board.view(0);
  const aimed = (name: string) => {
    const card = board.box.faces.findIndex((face) => face.name === name);
    const choice = { at: { card } } as Parameters<typeof aimsOf>[0]['choice'];
    return aimsOf({ choice, choices: [], question: 'play-a-card', view, box: board.box, viewer: 0 });
  };
  expect(aimed('Thief')).toEqual({
    question: 'rob',
    at: [
      { place: { seat: 1 }, preview: '−1 of 4' },
      { place: { seat: 2 }, preview: '−1 of 2' },
    ],
  });
  expect(aimed('Trading Post')).toMatchObject({
    question: 'trade-hands-with',
    at: [{ preview: '4 for your 3' }, { preview: '2 for your 3' }],
  });
  expect(aimed('Rest')).toBeUndefined();
});

test('what everybody loses you lose as well: it is counted, and coloured as what it does to you', () => {
  const elixir = faceOf('Exploding Elixir');
  expect(figuresOf(elixir)).toContainEqual({ word: 'You lose cards', value: '3 in 6' });
  const tones = forecastsOf(elixir, { by: 0, viewer: 0 }).map(({ tone }) => tone);
  expect(tones).toEqual(['bad', 'bad', 'good', 'good']);
});

test('an average that is hardly a card is not said', () => {
  expect(figuresOf(faceOf('Borrowed Luck')).map(({ word }) => word)).toEqual(['You lose cards']);
});

test('UA-WIN-01 before a card is played it says whom it may leave without a card', () => {
  const near = table({ hands: [['Mostly Straight Sword', 'Rest'], 1, 4] });
  const { data } = near.decision(0).options.find(({ label }) => label.startsWith('Mostly'))!;
  const { emptied } = data as PlayData;
  expect(emptiedBy({ emptied }, (seat) => ['You', 'Mirabel', 'Oswin'][seat]!)).toEqual([
    { word: 'Mirabel would be out', value: '3 in 6' },
  ]);
  const last = table({ hands: [['Mostly Straight Sword'], 4, 4], deck: ['Rest'] }).answers(0, 'Draw a card');
  const sword = last.decision(0).options.find(({ label }) => label.startsWith('Mostly'))!;
  expect((sword.data as PlayData).emptied.map((chance) => Math.round(chance * 6))).toEqual([1, 0, 0]);
});

test('on the stage a line about several says in words who loses, and what is ready again', () => {
  const [, , ale] = faceOf('Barrel of Maybe-Ale').rows;
  expect(inWords(plainly(ale!, 0, { left: 1, right: 2, target: 2 }), reader)).toBe(
    'You draw 1 card, Oswin draws 1 card, Oswin discards 2 cards',
  );
  const mirror = faceOf('Mirror of Mild Regret').rows.at(-1)!;
  expect(inWords(plainly(mirror, 0), reader)).toBe(
    'Your used Character is turned face up again, you draw 1 card',
  );
  expect(inWords(plainly(faceOf('Exploding Elixir').rows[0]!, 0), reader)).toBe('You −2');
});
