// The cards as they come out of the box: their words, their lines, and what each of them is.

import { expect, test } from 'vitest';
import { contentsFor } from '../../../engine/setup.ts';
import { unpack } from '../cards/box.ts';
import { readSteps, stepsText, stepsTold } from '../cards/notation.ts';
import { game } from '../game.ts';

/** A box unpacked anew for each test. */
const box = () => unpack(contentsFor(game, { players: 2 }));
const faceOf = (name: string) => box().faces.find((face) => face.name === name)!;

/** The names of those cards, each once. */
function namesOf(are: (card: number) => boolean): string[] {
  const { faces } = box();
  return [...new Set(faces.flatMap(({ name }, card) => (are(card) ? [name] : [])))].toSorted();
}

test.each([
  ['Damp Slime', 'Asks for 1 card and 1 point. Reward: 1 card.'],
  [
    'Skeleton with Impostor Syndrome',
    'Asks for 2 cards and 4 points. Reward: 2 cards. Potions count double.',
  ],
  ['The Bog Witch’s Ex', 'Asks for 2 cards and 6 points. Reward: 3 cards. Spells count nothing.'],
  ['Werewolf at Half Moon', 'Asks for 2 cards and 3 + a die points. Reward: 3 cards.'],
  [
    'Opinionated Goose',
    'Asks for 1 card and 2 points. Reward: 1 card. When it leaves unbeaten: You miss the next turn. (too indignant to continue)',
  ],
  [
    'Minotaur Asking for Directions',
    'Asks for 3 cards and 7 points. Reward: 4 cards. When beaten: Your left neighbour discards 1 card. (it is sent next door)',
  ],
])('%s says what it asks for, what it leaves and what is special about it', (beast, text) => {
  expect(faceOf(beast).text).toBe(text);
});

test('UA-SETUP-11 trouble are the Blunders and the Encounters', () => {
  const { faces, isTrouble } = box();
  const types = (trouble: boolean) =>
    new Set(faces.filter((_, card) => isTrouble[card] === trouble).map(({ type }) => type));
  expect([...types(true)]).toEqual(['blunder', 'encounter']);
  expect([...types(false)]).not.toContain('blunder');
});

test('UA-ACTION-SHIELD-01 UA-ACTION-RES-01 UA-ACTION-REST-01 Shield, Resurrection and Rest are what they are called', () => {
  const { isShield, isResurrection, isRest } = box();
  expect([isShield, isResurrection, isRest].map((are) => namesOf((card) => are[card]!))).toEqual([
    ['Shield'],
    ['Resurrection'],
    ['Rest'],
  ]);
});

test('UA-R-36 which Beasts have a last word, when they are beaten or when they are not, and which has a die', () => {
  const { faces } = box();
  expect(namesOf((card) => faces[card]!.twist === 'win')).toEqual([
    'Dragon with a Head Cold',
    'Minotaur Asking for Directions',
  ]);
  expect(namesOf((card) => faces[card]!.twist === 'flee')).toEqual([
    'Kraken in a Puddle',
    'Opinionated Goose',
  ]);
  expect(namesOf((card) => faces[card]!.dieAdds)).toEqual(['Werewolf at Half Moon']);
  expect(faceOf('Werewolf at Half Moon').twistText).toBe('When it turns up, a die adds to its points.');
});

test('UA-ROLL-05 each face of the die picks its line, and a card without a die has one', () => {
  expect(faceOf('Mostly Straight Sword').rowByFace.slice(1)).toEqual([0, 1, 1, 2, 2, 3]);
  expect(faceOf('Fireball, Probably').rowByFace.slice(1)).toEqual([0, 1, 2, 2, 3, 4]);
  expect(faceOf('Trap').rowByFace.slice(1)).toEqual([0, 0, 0, 0, 0, 0]);
});

test('UA-ROLL-01 UA-ACTION-GEN-01 UA-BLUNDER-02 Items, Potions, Weapons and Spells are rolled for, and one Blunder', () => {
  const { faces } = box();
  expect([...new Set(faces.filter(({ rolled }) => rolled).map(({ type }) => type))]).toEqual([
    'item',
    'potion',
    'weapon',
    'spell',
    'blunder',
  ]);
  expect(namesOf((card) => faces[card]!.rolled && faces[card]!.type === 'blunder')).toEqual([
    'Wrong End of the Wand',
  ]);
});

test.each([
  ['Trap', 'Everybody else discards 1 card.'],
  ['Rest', 'Nothing happens. Lovely.'],
  [
    'Hammer of Thuds',
    '1: You miss the next turn. 2–3: Nothing happens. 4–5: Your target discards 1 card. 6: Your target discards 2 cards at random.',
  ],
  ['Wrong End of the Wand', '1–3: You discard 2 cards at random. 4–6: You discard 1 card at random.'],
  ['The Mule Quit', 'You discard half of the hand, rounded down.'],
  [
    'Vegetarian Barbarian',
    'When you put cards down against a Beast: add 4 points. You still need enough cards.',
  ],
  ['Rogue in Squeaky Boots', 'On your turn, before you play: take 1 card at random from each neighbour.'],
])('UA-CHAR-01 UA-ROLL-05 %s says what it does', (name, text) => {
  expect(faceOf(name).text).toBe(text);
});

test('UA-R-10 a card that speaks of a target is aimed, and no other', () => {
  expect(['Newtify', 'Trap', 'Giant’s Confidence'].map((name) => faceOf(name).aimed)).toEqual([
    true,
    false,
    false,
  ]);
});

test('a step without a number is for one, and a duel is with everybody else', () => {
  expect(readSteps('scry(3); ward(); miss(T); duel()')).toMatchObject([
    { op: 'scry', who: 'me', n: 3, attack: false },
    { op: 'ward', who: 'me', n: 1, attack: false },
    { op: 'miss', who: 'T', n: 1, attack: false },
    { op: 'duel', who: 'OTH', n: 1, attack: true },
  ]);
  expect(readSteps('-')).toEqual([]);
});

test('UA-ROLL-05 what happens is told step by step, and so is that nothing does', () => {
  expect(stepsTold(readSteps('-'), 0)).toEqual(['nothing happens.']);
  const told = stepsTold(readSteps('rev(); passL(1)'), 0);
  expect(told.join('')).toBe('the direction of play turns round, everybody passes 1 card to the left.');
});

test('UA-ROLL-05 salvage: a card, or several, in words', () => {
  expect([1, 2].map((n) => stepsText(readSteps(`salvage(${n})`)))).toEqual([
    'You take the topmost usable card of the Quest discard pile.',
    'You take the topmost 2 usable cards of the Quest discard pile.',
  ]);
});
