// Cards and what stands on them.

import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import type { Question } from '../../../engine/question.ts';
import { contentsFor } from '../../../engine/setup.ts';
import type { Card } from '../cards/card.ts';
import { CARDS } from '../cards/deck.ts';
import { game } from '../game.ts';
import { HeroTable, table } from './table.ts';

const of = (deck: string) => CARDS.filter((card) => card.deck === deck);
const named = (name: string): Card => CARDS.find((card) => card.name === name)!;
const kinds = (cards: readonly Card[]) => Object.groupBy(cards, ({ kind }) => kind);

test('HM-CARD-01 every Action card is an attack or a bungle', () => {
  const actions = ['Race Action', 'Class Action', 'Protest'].flatMap(of);
  expect(actions).toHaveLength(52);
  expect(actions.every(({ kind }) => kind === 'attack' || kind === 'bungle')).toBe(true);
});

test('HM-CARD-02 HM-CARD-08 the sets: five cards for a race, six and three pieces of equipment for a class', () => {
  const size = (deck: string, set: string) => of(deck).filter((card) => card.set === set).length;
  expect(of('Race').map(({ name }) => size('Race Action', name))).toEqual([5, 5, 5, 5]);
  expect(of('Class').map(({ name }) => size('Class Action', name))).toEqual([6, 6, 6, 6]);
  expect(of('Class').map(({ name }) => size('Equipment', name))).toEqual([3, 3, 3, 3]);
  expect(table({ players: [{}, {}] }).player(0).heroCards).toHaveLength(2);
});

test('HM-R-68 HM-TREASURE-01 145 cards: 99 listed by kind, 26 Treasures, 12 Critical Fails, 8 Protests', () => {
  const decks = Object.groupBy(CARDS, ({ deck }) => deck);
  const counts = Object.fromEntries(Object.entries(decks).map(([deck, cards]) => [deck, cards?.length]));
  expect(counts).toEqual({
    Race: 4,
    Class: 4,
    'Race Action': 20,
    'Class Action': 24,
    Equipment: 12,
    Monster: 13,
    Boss: 6,
    Location: 16,
    Treasure: 26,
    'Critical Fail': 12,
    Protest: 8,
  });
  expect(CARDS).toHaveLength(145);
  expect(new Set(CARDS.map(({ key }) => key)).size).toBe(145);
  const treasures = kinds(of('Treasure'));
  expect(
    [treasures.weapon, treasures.armour, treasures.attack, treasures.bungle].map((cards) => cards?.length),
  ).toEqual([8, 4, 8, 6]);
});

test('HM-CARD-03 a treasure attack joins the hand and later the Action deck', () => {
  const t = table({
    phase: 'resolving',
    encounter: 'Goblin Pickpocket',
    treasure: ['Ghostly Apology'],
    loot: 5,
    players: [{ row: ['Brave'] }, {}],
  });
  t.strikes(0, [20, 1]).answers(0, 'Take it in hand');
  expect(t.player(0).cards + t.player(0).deck + t.player(0).discard.length).toBeGreaterThanOrEqual(2);
  const owned = [...t.state.heroes[0]!.hand, ...t.state.heroes[0]!.deck, ...t.state.heroes[0]!.discard];
  expect(t.names(owned)).toContain('Ghostly Apology');
});

test('HM-CARD-04 HM-CARD-05 HM-ENC-16 attacks and bungles are offered in an encounter and nowhere else', () => {
  const t = table({
    lurking: ['Giant', 'Moss Troll'],
    players: [{ hand: ['Brave', 'Dozed Off'] }, { hand: ['Polymorph'] }],
  });
  t.offers(0, ['Giant', 'Moss Troll', 'Decline']);
  t.answersAll(0, 'Giant', 'Brave').answersAll(1, 'Polymorph', 'Leave it');
  t.offers(0, ['Dozed Off', 'Pass']);
});

test('HM-CARD-06 Hero cards, weapons and armour are in no hand, deck or discard pile', () => {
  const start = new HeroTable(game, { players: 4 });
  for (const { hand, deck, discard } of start.state.heroes) {
    const loose = [...hand, ...deck, ...discard].map((card) => CARDS[card]!.kind);
    expect(loose).toHaveLength(11);
    expect(loose.every((kind) => kind === 'attack' || kind === 'bungle')).toBe(true);
  }
});

test('HM-CARD-07 HM-RESOLVE-12 HM-WEAPON-02 HM-WEAPON-03 HM-HERO-02 HM-HERO-03 HM-R-47 what is used is exhausted and cannot be used again; armour is not', () => {
  const t = table({
    phase: 'resolving',
    encounter: 'Giant',
    players: [{ row: ['Brave', 'Unexpected'], health: 9 }, {}],
  });
  t.strikes(0, [2, 0], 'Halfling', 'Mace of Mild Rebuke');
  expect(t.exhausted(0)).toEqual(['Halfling', 'Mace of Mild Rebuke']);
  t.offers(0, ['Cleric', 'Collection Plate', 'Roll the dice']);
  expect(t.whyNot(0, 'Halfling')).toMatch(/^HM-HERO-03/);
  expect(t.whyNot(0, 'Mace of Mild Rebuke')).toMatch(/^HM-WEAPON-03/);
  expect(t.view().players[0]?.armour).toBe(t.idOf('Sunday Chainmail'));
});

test('HM-CARD-09 monsters, Locations and Critical Fails lie in the middle, not with a player', () => {
  const start = new HeroTable(game, { players: 4 });
  const mine = start.state.heroes.flatMap(({ hand, deck, weapons, stash, armour, race }) => [
    ...hand,
    ...deck,
    ...weapons,
    ...stash,
    armour,
    race,
  ]);
  expect(mine.some((card) => ['monster', 'location', 'critical fail'].includes(CARDS[card]!.kind))).toBe(
    false,
  );
});

test('HM-CARD-10 a figure that is not printed is 0, or absent', () => {
  expect(named('Evasion')).toMatchObject({ hit: 0, strength: [0, 0, 0, 0], shows: 0, fail: 0, monsters: 0 });
  expect(named('Crum')).toMatchObject({ hit: 0, strength: [2, 0, 0, 0], text: '' });
  expect(named('Banana Skin')).toMatchObject({ strength: [0, 0, 0, 0], fail: 10, text: '' });
});

test('HM-CARD-11 a variant may rename a card, and it plays the same', () => {
  const box = game.unpack(
    contentsFor(game as never, { players: 2, variant: { 'cards.brave.name': 'Foolish' } }),
  );
  const brave = CARDS.indexOf(named('Brave'));
  expect(box.faces[brave]).toMatchObject({ name: 'Foolish', strength: [4, 0, 0, 0] });
  expect(box.faces[brave]!.on.passive).toBe(named('Brave').on.passive);
});

test('HM-DAMAGE-01 HM-DAMAGE-04 Hot Forged Temper shows Regular and Fire, and is an attack of both types (SE-05)', () => {
  expect(named('Hot Forged Temper')).toMatchObject({ strength: [3, 3, 0, 0], shows: 0b0011 });
  expect(named('Brave').shows).toBe(0b0001);
  expect(named('Everything At Once').shows).toBe(0b1111);
});

test('HM-HERO-01 HM-HERO-05 each Hero card has a power of its own; some show a discipline', () => {
  const heroes = CARDS.filter(({ kind }) => kind === 'hero');
  expect(new Set(heroes.map(({ text }) => text)).size).toBe(8);
  expect(heroes.map(({ name, discipline }) => `${name} ${discipline}`.trim())).toEqual([
    'Dwarf Strength',
    'Halfling Stealth',
    'Elf Magic',
    'Gnome',
    'Barbarian Strength',
    'Wizard Magic',
    'Rogue Stealth',
    'Cleric Faith',
  ]);
});

test('HM-MONSTER-08 HM-MONSTER-09 HM-R-45 monsters have types; of the great ones four are Bosses and two Legendary, each named by one Location', () => {
  expect(named('Moss Troll').types).toEqual(['Brute', 'Greenie']);
  expect(CARDS.filter(({ kind }) => kind === 'monster').every(({ types }) => types.length > 0)).toBe(true);
  const ranks = of('Boss').map(({ rank }) => rank);
  expect(ranks.filter((rank) => rank === 'Boss')).toHaveLength(4);
  expect(ranks.filter((rank) => rank === 'Legendary')).toHaveLength(2);
  const warnings = of('Location')
    .map(({ boss }) => boss)
    .filter((key) => key !== '');
  expect(warnings.toSorted()).toEqual(
    of('Boss')
      .map(({ key }) => key)
      .toSorted(),
  );
});

test('HM-R-80 every defence of every monster is at least 1', () => {
  const monsters = CARDS.filter(({ kind }) => kind === 'monster');
  expect(monsters).toHaveLength(19);
  expect(monsters.every(({ strength }) => strength.every((defence) => defence >= 1))).toBe(true);
});

test('HM-R-67 one name for each thing: skill token, Ice, Wild Swings!', () => {
  const words = CARDS.map(({ name, text }) => `${name} ${text}`).join(' ');
  expect(words).not.toMatch(/\bCold\b|action token|Adventure Board/);
  expect(words).toMatch(/skill token/);
  expect(named('Wild Swings!')).toBeDefined();
});

test('HM-EFFECT-01 HM-EFFECT-02 every effect hangs on the moment it answers, and every card with a text has one', () => {
  const withText = CARDS.filter(({ text }) => text !== '');
  const silent = withText.filter(({ on, goldLost }) => Object.keys(on).length === 0 && goldLost === 0);
  expect(silent).toEqual([]);
  const wordless = CARDS.filter(({ text, partyText }) => text === '' && partyText === '');
  expect(wordless.filter(({ on }) => Object.keys(on).length > 0)).toEqual([]);
});

test('HM-R-74 “you” is the bungler on a bungle, and the attacker on a monster or a Critical Fail card', () => {
  const t = table({
    phase: 'resolving',
    encounter: 'Goblin Pickpocket',
    loot: 5,
    criticalFails: ['Fell In a Coin Pile'],
    players: [{ row: [['Brave', 'Mind the Beard', 1]], hand: ['Unexpected'] }, { is: ['Dwarf', 'Rogue'] }],
  }).strikes(0, [2, 15]);
  expect(t.gold).toEqual([3 + 2 - 1, 3 + 1]); // the coin pile and the Yoink are the attacker's, the beard the bungler's
  expect(t.last('goldMoved')).toMatchObject({ seat: 0, gold: 1 });
});

test('HM-R-76 no question lets players deal: gold and cards change hands by effects alone', async () => {
  const files = readdirSync(new URL('../questions/', import.meta.url)).map((file) => basename(file, '.ts'));
  const chapters: Record<string, Question>[] = await Promise.all(
    files.map((file) => import(`../questions/${file}.ts`)),
  );
  const asked = chapters.flatMap(Object.values).flatMap(({ ask, name }) => (ask === undefined ? [] : [name]));
  expect(asked.length).toBeGreaterThan(40);
  expect(asked.filter((name) => /trade|deal|give|offer/.test(name))).toEqual([]);
});

test('the rulebook’s own figures are honoured', () => {
  const figures = (name: string) => {
    const { hit, strength, armour, fail, ferocity, gold, treasure } = named(name);
    return { hit, strength, armour, fail, ferocity, gold, treasure };
  };
  expect(figures('Brave').strength[0]).toBe(4);
  expect(figures('Insubordinate').strength).toEqual([4, 0, 0, 0]);
  expect(figures('Portly')).toMatchObject({ fail: 7, strength: [-1, 0, 0, 0] });
  expect(figures('Wild Swings!')).toMatchObject({ hit: 1, strength: [5, 0, 0, 0] });
  expect(figures("Come 'ere!").strength[0]).toBe(0);
  expect(figures('Huh?!').fail).toBe(8);
  expect(figures('Crum').strength[0]).toBe(2);
  expect(figures('Dagger').strength[0]).toBe(2);
  expect(figures('Clobberstick')).toMatchObject({ hit: 1, strength: [1, 0, 0, 0] });
  expect(figures('Borrowed Leathers').armour).toBe(8);
  expect(figures('Hide in Shadows')).toMatchObject({ strength: [2, 0, 0, 0], armour: 3 });
  expect(figures('Untrustworthy')).toMatchObject({ fail: 6 });
  expect(figures('Untrustworthy').strength[1]).toBe(-2);
  expect(figures('Pyromaniac').strength).toEqual([0, 2, 0, 0]);
  expect(figures('Polymorph').hit).toBe(1);
  expect(figures('Magic Shield').strength[2]).toBe(-2);
  expect(figures('Staff of Inner Fire').strength).toEqual([2, 0, 0, 0]);
  expect(figures('Gigantic Spider')).toMatchObject({ armour: 12, ferocity: 2, gold: 2, treasure: 2 });
  expect(figures('Orc Warrior')).toMatchObject({ armour: 10, ferocity: 2 });
  expect(figures('Grizzly Bear').ferocity).toBe(3);
  expect(figures('Giant').gold).toBeGreaterThan(figures('Gigantic Spider').gold);
});

test('HM-EFFECT-01 a card shows the icons of its effects, and they follow from what it does', () => {
  const icons = (name: string) => named(name).triggers.toSorted();
  expect(icons('Insubordinate')).toEqual(['passive', 'play']);
  expect(icons('Bellow')).toEqual(['leader']);
  expect(icons('Prototype Number Six')).toEqual(['critFail', 'passive']);
  expect(icons('Portly')).toEqual(['passive']);
  expect(icons('Lucky Pants')).toEqual(['passive']);
  expect(icons('Fireproof Long Johns')).toEqual(['passive']);
  expect(icons('Hide in Shadows')).toEqual(['defeat']);
  expect(icons('Staff of Inner Fire')).toEqual(['resolve']);
  expect(icons('Gnome')).toEqual(['play', 'resolve']);
  expect(icons('Dwarf')).toEqual(['resolve']);
  expect(icons('Mimic')).toEqual(['defeat']);
  expect(icons('Giant')).toEqual(['monsterHit']);
  expect(icons('Borrowed Heroics')).toEqual([]);
  for (const { triggers } of [...of('Location'), ...of('Critical Fail')]) expect(triggers).toEqual([]);
});
