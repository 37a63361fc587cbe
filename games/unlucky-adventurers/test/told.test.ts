// What the table is told: each thing that happens is an event of its own, once, and with its figures.

import { expect, test } from 'vitest';
import { inWords } from '../../../engine/event.ts';
import type { Event } from '../events.ts';
import { story } from '../story.ts';
import { type Adventure, anyOld, table, told, unopposed } from './table.ts';

/** Player 1 plays a card of three players, and nobody defends. */
function played(card: string, die: number, more = {}): Adventure {
  const t = table({
    hands: [[card, 'Rest', 'Shield'], ['Trap', 'Ally', 'Thief', 'Shield'], 5],
    deck: ['Winds of Change', 'Trading Post', 'Rest', 'Ally', 'Thief'],
    ...more,
  });
  t.rolls(die).answers(0, card);
  if (t.question === 'choose-target') t.answers(0, 'Player 2');
  return unopposed(t);
}

const nameOf = (t: Adventure, card: number): string => t.box.faces[card]!.name;

/** Events of one kind, with cards by their names and without what caused them. */
function named(t: Adventure, kind: Event['kind'], viewer: number | 'spectator' = 'spectator') {
  return told(t, kind, viewer).map(({ kind: _, cause: __, ...event }) =>
    Object.fromEntries(
      Object.entries(event).map(([field, value]) => {
        if (field === 'card' || field === 'beast') return [field, nameOf(t, value as number)];
        if (field === 'cards' && Array.isArray(value)) return [field, value.map((card) => nameOf(t, card))];
        return [field, value];
      }),
    ),
  );
}

const SWORD = 'Mostly Straight Sword';

test('UA-R-10 UA-ROLL-05 at whom a card was aimed, what was rolled, and which line that is', () => {
  const t = played(SWORD, 4);
  expect(named(t, 'played')).toEqual([{ seat: 0, card: SWORD }]);
  expect(named(t, 'aimed')).toEqual([{ seat: 0, card: SWORD, at: 1 }]);
  expect(named(t, 'rolled')).toEqual([{ seat: 0, card: SWORD, die: 4 }]);
  const [outcome] = named(t, 'outcome');
  expect(t.box.faces.find(({ name }) => name === SWORD)!.rows[outcome!.row as number]).toMatchObject({
    from: 4,
  });
  expect(named(t, 'defended')).toEqual([{ seats: [1] }]);
  expect(outcome).toMatchObject({ at: 1 });
  expect(named(t, 'dueled')).toEqual([]);
});

test('UA-R-10 a line of the log calls the target by name, and “you” if it is you', () => {
  const t = played('Mirror of Mild Regret', 2);
  const [event] = told(t, 'outcome', 1);
  const reader = (viewer: number) => ({
    viewer,
    nameOfSeat: (seat: number) => ['Robin', 'Mirabel', 'Oswin'][seat]!,
    nameOfCard: () => 'The mirror',
  });
  const line = story(t.box, event!);
  expect(inWords(line, reader(2))).toBe('The mirror, 2–3: Robin looks at all that Mirabel holds.');
  expect(inWords(line, reader(1))).toBe('The mirror, 2–3: Robin looks at all that you hold.');
});

test('UA-TURN-07 the news of a turn says who would be next', () => {
  const t = table({ hands: [['Rest', 'Trap'], 3, 3], out: [1] }).answers(0, 'Rest');
  expect(named(t, 'turn').map(({ seat, next }) => [seat, next])).toEqual([
    [0, 2],
    [2, 0],
  ]);
});

test('UA-ACTION-GEN-01 the one line of an Action is told as well', () => {
  expect(named(played('Trap', 0), 'outcome')).toEqual([{ seat: 0, card: 'Trap', row: 0 }]);
});

test('UA-BLUNDER-02 a Blunder is told with its line, with a die or without', () => {
  const bill = table({ hands: [5, 4], deck: ['The Mule Quit'] });
  expect(named(bill, 'blunder')).toEqual([{ seat: 0, card: 'The Mule Quit' }]);
  expect(named(bill, 'outcome')).toEqual([{ seat: 0, card: 'The Mule Quit', row: 0 }]);
  expect(named(bill, 'rolled')).toEqual([]);
});

test('UA-ROLL-05 X-30 everybody’s die of a duel is told, and who has lost it', () => {
  const t = table({ hands: [['Loaded Die (Loaded With What?)', 'Rest'], 3, 3, 3] });
  t.rolls(4, 3, 4, 5).answers(0, 'Loaded Die');
  expect(named(t, 'dueled')).toEqual([
    { seat: 1, die: 3, against: 0, lost: true },
    { seat: 2, die: 4, against: 0, lost: false },
    { seat: 3, die: 5, against: 0, lost: false },
  ]);
});

test('UA-ACTION-WINDS-01 which way play goes is told', () => {
  expect(named(played('Winds of Change', 0, { deck: [] }), 'reversed')).toEqual([{ direction: -1 }]);
});

test('UA-ROLL-05 hands that are swapped, shown and passed on are told', () => {
  const swapped = played('Unaimed Teleport', 6);
  expect(named(swapped, 'swapped')).toEqual([{ seat: 0, with: 1, held: [4, 3] }]);
  const [swap] = told(swapped, 'swapped', 1);
  expect(swap!.hands![1].map((card) => nameOf(swapped, card))).toEqual(['Rest', 'Shield', 'Winds of Change']);
  expect(named(played('Mind Reading for Beginners', 1), 'showed')).toEqual([
    { seat: 0, cards: ['Rest', 'Shield', 'Winds of Change'] },
  ]);
  expect(named(anyOld(played('Hiccup Syrup', 3), 'pass-on'), 'passedLeft')).toEqual([{ cards: 1 }]);
});

test('UA-ROLL-05 whose hand was looked at is told to all, and the cards to the two', () => {
  const t = played('Mirror of Mild Regret', 2);
  const cards = ['Trap', 'Ally', 'Thief', 'Shield'];
  expect([0, 1].map((viewer) => named(t, 'looked', viewer)[0]!.cards)).toEqual([cards, cards]);
  expect(named(t, 'looked', 2)).toEqual([{ seat: 0, at: 1 }]);
});

test('UA-ROLL-05 what was seen on the deck is told to whoever looked, the topmost first', () => {
  const t = played('Map Drawn by a Goblin', 2);
  expect(named(t, 'scried', 0)).toEqual([{ seat: 0, count: 3, cards: ['Trading Post', 'Rest', 'Ally'] }]);
  expect(named(t, 'scried', 1)).toEqual([{ seat: 0, count: 3 }]);
});

test('UA-ROLL-05 what is salvaged, a ward, another play and a card that returns are told', () => {
  const necromancy = played('Necromancy, Volume One', 2, { discard: ['Newtify'] });
  expect(named(necromancy, 'salvaged')).toEqual([{ seat: 0, card: 'Newtify' }]);
  expect(named(played('Patchy Invisibility Tonic', 4), 'warded')).toEqual([{ seat: 0 }]);
  expect(named(played('Potion of Second Thoughts', 4), 'playAgain')).toEqual([{ seat: 0 }]);
  expect(named(played('Boomerang That Holds a Grudge', 2), 'returned')).toEqual([
    { seat: 0, card: 'Boomerang That Holds a Grudge' },
  ]);
});

test('UA-CHAR-03 UA-ACTION-ALLY-03 a Character that is used is told, and whether it was an Ally', () => {
  const own = table({ hands: [['Rest', 'Trap'], 3, 3], characters: { 0: 'Rogue in Squeaky Boots' } });
  expect(named(own.answers(0, 'Rogue'), 'ability')).toEqual([
    { seat: 0, card: 'Rogue in Squeaky Boots', ally: false },
  ]);
  const ally = table({ hands: [['Rest', 'Trap'], 3, 3], allies: { 0: ['Rogue in Squeaky Boots'] } });
  expect(named(ally.answers(0, 'Rogue'), 'ability')).toEqual([
    { seat: 0, card: 'Rogue in Squeaky Boots', ally: true },
  ]);
});

test('UA-ACTION-ALLY-01 who joins is told', () => {
  const t = played('Ally', 0, { characterDeck: ['Overconfident Knight'] });
  expect(named(t, 'allied')).toEqual([{ seat: 0, card: 'Overconfident Knight' }]);
});

test('UA-CHAR-01 a named face is told', () => {
  const t = table({
    hands: [['Fireball, Probably', 'Rest'], 4, 4],
    characters: { 0: 'Wizard with a Provisional Licence' },
  }).answersAll(0, 'Fireball', 'Player 2', 'Name a 5');
  expect(named(t, 'named')).toEqual([{ seat: 0, card: 'Fireball, Probably', die: 5 }]);
});

const BEAST = 'Rustling in the Bushes';

test('UA-BEAST-17 UA-R-27 a Beast that asks for too much, and one that is led away, are told', () => {
  const minotaur = { deck: [BEAST], beasts: ['Minotaur Asking for Directions'] };
  const dragon = table({ hands: [[], 3, 3], ...minotaur });
  expect(named(dragon, 'overwhelmed')).toEqual([{ seat: 0, beast: 'Minotaur Asking for Directions' }]);
  expect(named(dragon, 'out')).toEqual([{ seat: 0, because: 'beast', place: 3 }]);
  const led = table({
    hands: [['Rest', 'Trap'], 3],
    characters: { 0: 'Ranger Who Is Definitely Not Lost' },
    ...minotaur,
  }).answers(0, 'Use Ranger');
  expect(named(led, 'dismissed')).toEqual([{ seat: 0, beast: 'Minotaur Asking for Directions' }]);
});

test('UA-R-42 UA-WIN-04 a Cleric’s save and a victory are told', () => {
  const saved = table({
    hands: [['Rest'], ['Trap', 'Ally'], 3],
    active: 1,
    characters: { 0: 'Cleric of Lost Socks' },
    deck: ['Ally', 'Rest'],
  });
  unopposed(anyOld(unopposed(saved.answers(1, 'Trap')), 'discard'));
  saved.answers(0, 'Use Cleric');
  expect(named(saved, 'saved')).toEqual([{ seat: 0, card: 'Cleric of Lost Socks', cards: 1 }]);
  const won = table({ hands: [['Rest'], ['Trap', 'Ally']], active: 1 });
  unopposed(won.answers(1, 'Trap'));
  expect(named(won, 'won')).toEqual([{ seats: [1], title: 'Reasonably Lucky Adventurer' }]);
});

test('UA-R-06 UA-BEAST-19 UA-ACTION-ALLY-04 a deck made anew is told, with how many cards; a new deck is shuffled', () => {
  const quest = table({ hands: [3, 3], discard: 6, deckEnds: true });
  expect(named(quest, 'reshuffled')).toEqual([{ pile: 'quest', cards: 6 }]);
  const orders = (pile: (seed: string) => readonly number[]) =>
    new Set(['a', 'b', 'c', 'd'].map((seed) => String(pile(seed)))).size;
  expect(orders((seed) => table({ seed, hands: [3, 3], discard: 6, deckEnds: true }).state.questDeck)).toBe(
    4,
  );
  const beasts = (seed: string) => table({ seed, hands: [3, 3], deck: [BEAST], otherBeasts: 'discarded' });
  expect(named(beasts('a'), 'reshuffled')).toMatchObject([{ pile: 'beast' }]);
  expect(orders((seed) => beasts(seed).state.beastDeck)).toBe(4);
  const friends = (seed: string) =>
    table({
      seed,
      hands: [['Ally', 'Rest'], 3],
      charactersEnd: true,
      characterDiscard: [
        'Overconfident Knight',
        'Cleric of Lost Socks',
        'Rogue in Squeaky Boots',
        'Bard Nobody Hired',
        'Jester in the Wrong Castle',
      ],
    }).answers(0, 'Ally');
  expect(named(friends('a'), 'reshuffled')).toEqual([{ pile: 'character', cards: 5 }]);
  expect(orders((seed) => friends(seed).state.characterDeck)).toBe(4);
});

test('UA-BEAST-01 an Encounter is told as its own doing', () => {
  const t = table({ hands: [3, 3], deck: [BEAST] });
  expect(named(t, 'encounter')).toEqual([{ seat: 0, card: BEAST }]);
  expect(told(t, 'encounter').map(({ card, cause }) => card === cause)).toEqual([true]);
});

test('UA-R-24 a hand that is given up before a Beast is told card by card, as the Beast’s doing', () => {
  const t = table({
    hands: [['Rest', 'Trap'], 3, 3],
    deck: [BEAST],
    beasts: ['Minotaur Asking for Directions'],
  });
  unopposed(t);
  expect(named(t, 'discarded')).toEqual([
    { seat: 0, card: 'Rest', atRandom: false },
    { seat: 0, card: 'Trap', atRandom: false },
  ]);
  const causes = told(t, 'discarded').map(({ cause }) => nameOf(t, cause!));
  expect(causes).toEqual(['Minotaur Asking for Directions', 'Minotaur Asking for Directions']);
});

test('UA-R-72 an Action that a Bard has stopped is told to have no effect', () => {
  const t = table({ hands: [['Trap', 'Rest'], 3], characters: { 1: 'Bard Nobody Hired' } });
  t.answers(0, 'Trap').answers(1, 'Use Bard');
  expect(named(t, 'noEffect')).toEqual([{ seat: 0, card: 'Trap' }]);
});

test('UA-R-30 where nobody would lose a card, no defence is told', () => {
  expect(told(played(SWORD, 2), 'defended')).toEqual([]);
});

test('UA-R-67 Nightfall is told once', () => {
  const t = table({
    hands: [['Rest', 'Trap'], ['Rest', 'Ally'], 3],
    options: { nightfallReshuffle: 1 },
    reshuffles: 1,
  });
  t.answers(0, 'Rest').answers(1, 'Rest');
  expect([t.asked, told(t, 'nightfall').length]).toEqual([[2], 1]);
});

test('UA-R-13 a turn that will be missed is told as the doing of the card that is carried out, if there is one', () => {
  const rope = played('Ten-Foot Rope (Nine Feet)', 4);
  expect(nameOf(rope, told(rope, 'willMiss')[0]!.cause!)).toBe('Ten-Foot Rope (Nine Feet)');
  const cleric = table({ hands: [['Rest'], 3], characters: { 0: 'Cleric of Lost Socks' }, nightfall: true });
  cleric.answersAll(0, 'Draw a card', 'Use Cleric');
  expect(told(cleric, 'willMiss')).toEqual([{ kind: 'willMiss', seat: 0 }]);
});

test('UA-R-59 left, right and both sides are called by name, also where two are left and both are the same', () => {
  const sentence = (t: Adventure, viewer: number) =>
    inWords(story(t.box, told(t, 'outcome', viewer)[0]!), {
      viewer,
      nameOfSeat: (seat: number) => ['Robin', 'Mirabel', 'Oswin'][seat]!,
      nameOfCard: () => 'The card',
    });
  const three = played('Giant’s Confidence', 6);
  expect(sentence(three, 2)).toContain('Mirabel and you discard');
  const two = table({ hands: [['Giant’s Confidence', 'Rest'], 4, 3], out: [2] });
  unopposed(two.rolls(6).answersAll(0, 'Giant'));
  expect(sentence(two, 1)).toContain('you discard');
  expect(sentence(two, 0)).toContain('Mirabel discards');
});

test('UA-R-38 who hands a card over is told to whom', () => {
  const t = table({ hands: [['Love Potion, Badly Labelled', 'Rest'], 4, 3] });
  t.rolls(4).answersAll(0, 'Love Potion', 'Player 2').answers(1, 'Take the hit');
  expect(t.decision(1).ask).toBe('Which card do you hand to Player 1?');
});
