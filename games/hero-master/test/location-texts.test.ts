// Texts of Locations where they hold and where they do not.

import { expect, test } from 'vitest';
import { type Player, type Position, table } from './table.ts';

const arriving = (location: string, players: readonly Player[], position: Partial<Position> = {}) =>
  table({
    phase: 'location',
    locations: [location, 'Training Yard', "Dragon's Den"],
    players,
    ...position,
  }).answers(position.leader ?? 0, location);

test('HM-LOC-04 Crumbling Fort: the deck is offered in the order of the cards, and shuffled afterwards', () => {
  const deck = ['Unexpected', 'Blunt Sermon', 'Brave', 'Righteous Tantrum', 'Dozed Off', 'Down Here!'];
  const fort = (seed: string) =>
    arriving('Crumbling Fort', [{ hand: ['Emergency Pie'], deck }, {}], { seed });
  const t = fort('a');
  const offered = t.labels(0).map((name) => t.idOf(name));
  expect(offered).toEqual(offered.toSorted((one, other) => one - other));
  const left = (seed: string) => String(fort(seed).answers(0, 'Brave').state.heroes[0]!.deck);
  expect(new Set(['a', 'b', 'c', 'd'].map(left)).size).toBe(4);
});

test('HM-LOC-04 Cutpurse Alley: anybody else with gold may be robbed, seat one as well', () => {
  const t = arriving('Cutpurse Alley', [{}, { hand: ['Brave'] }, { gold: 0 }, {}], { leader: 1 });
  expect(t.labels(1).map((label) => label.slice(0, 8))).toEqual(['Player 1', 'Player 4']);
});

test('HM-LOC-04 the Quarry: a card for two', () => {
  const deck = ['Unexpected', 'Righteous Tantrum', 'Dozed Off'];
  const t = arriving('Smouldering Quarry', [{ hand: ['Brave'], deck }, {}]).answers(0, 'Brave');
  expect([t.hand(0), t.discards(0)]).toEqual([['Unexpected', 'Righteous Tantrum'], ['Brave']]);
});

test('HM-LOC-04 HM-R-41 Boggy Crossroads with one monster left, and with none', () => {
  const bog = (monsters: string[]) =>
    arriving('Boggy Crossroads', [{ hand: ['Brave'] }, {}], { monsterDeck: monsters, only: ['monsterDeck'] });
  expect([bog(['Mimic']).ambusher, bog(['Mimic']).state.looking]).toEqual(['Mimic', []]);
  expect(bog([]).ambusher).toBeUndefined();
});

test('HM-LOC-04 Webbed Hollow: the last ready Hero card will do; whoever declines keeps it; an empty Treasure deck gives nothing', () => {
  const hollow = (position: Partial<Position>, player: Player = {}) =>
    arriving('Webbed Hollow', [{ hand: ['Brave'], ...player }, {}], {
      treasureDeck: ['Lucky Pants'],
      ...position,
    });
  const last = hollow({}, { exhausted: ['Cleric'] }).answersAll(0, 'Halfling', 'Put it in the stash');
  expect(last.stash(0)).toEqual(['Lucky Pants']);
  const kept = hollow({}).answers(0, 'No, thanks');
  expect([kept.question, kept.state.exhausted]).toEqual(['encounter-which', []]);
  const none = hollow({ treasureDeck: [], only: ['treasureDeck'] }).answers(0, 'Halfling');
  expect([none.question, none.stash(0)]).toEqual(['encounter-which', []]);
});

test('HM-LOC-04 Restless Graveyard: one card', () => {
  const t = arriving('Restless Graveyard', [{ deck: ['Brave', 'Unexpected'] }, {}]);
  expect(t.hand(0)).toEqual(['Brave']);
});

test('HM-TREASURE-07 the Inn: as many as one likes, and no more', () => {
  const inn = () =>
    arriving('The Dozing Griffin Inn', [{ hand: ['Brave'], stash: ['Lucky Pants', 'Torch, Lit'] }, {}]);
  const both = inn().answersAll(0, 'Lucky Pants', 'Torch, Lit');
  expect([both.gold[0], both.question]).toEqual([3 + 4, 'encounter-which']);
  const none = inn().answers(0, 'Sell nothing more');
  expect([none.gold[0], none.question]).toEqual([3, 'encounter-which']);
});
