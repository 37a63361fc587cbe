// What is in the box, who plays whom, and how an adventure begins.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readRulebook } from '../../../engine/rulebook.ts';
import { Scenario } from '../../../test/scenario.ts';
import { BOSSES } from '../cards/bosses.ts';
import { type Card, STAT_NAMES } from '../cards/card.ts';
import { CAVES } from '../cards/caves.ts';
import { CHARACTERS } from '../cards/characters.ts';
import { COPPER } from '../cards/copper.ts';
import { FOREST } from '../cards/forest.ts';
import { GOLD } from '../cards/gold.ts';
import { KINGDOM } from '../cards/kingdom.ts';
import { SILVER } from '../cards/silver.ts';
import { game } from '../game.ts';
import { refuses } from '../options.ts';
import { type Adventure, allReady, carried, hero, items, last, names, table, told, totals } from './table.ts';

const STAR = 6;
const start = (players: number, options = {}, rolls: number[] = []) =>
  new Scenario(game, { players, options, rolls });
const count = (deck: Readonly<Record<string, Card>>, kind?: string) =>
  Object.values(deck)
    .filter((card) => kind === undefined || card.kind === kind)
    .reduce((sum, { copies }) => sum + copies, 0);

describe('the adventure', () => {
  test('RE-GAME-01 RE-GAME-02 one to five players, and neither time nor age is a rule', () => {
    expect(game.players).toEqual({ min: 1, max: 5 });
    expect(game.minutes.max).toBe(90);
    for (let players = 1; players <= 5; players++) expect(start(players).asked).toEqual([0]);
  });

  test('RE-GAME-03 the result is shared', () => {
    const party = [
      { is: 'Golias', attackTokens: 120, led: 2 },
      { is: 'Gwyn', led: 2 },
    ];
    const t = table({ party, at: 'boss', level: 3, boss: 'Vharax the Usurper' });
    t.rolls(3).answers(0, 'Attack with Strength');
    expect(t.result).toMatchObject({ party: 'won', winners: [0, 1], scores: [1, 1] });
  });

  test('RE-GAME-04 RE-CHAR-06 each player has one Character, with two Abilities nobody else has', () => {
    const abilities = Object.values(CHARACTERS).flatMap(({ combat, explorerName }) => [
      combat.name,
      explorerName,
    ]);
    expect(new Set(abilities).size).toBe(18);
    const t = start(2, { characterPick: 'random' });
    expect(hero(t, 0).character).not.toBe(hero(t, 1).character);
  });

  test('RE-GAME-05 RE-GAME-06 Forest, Caves, Abandoned Kingdom, and a Boss at the end of each', () => {
    const party = [{ is: 'Golias', attackTokens: 99, led: 2 }];
    const t = table({ party, at: 'boss', boss: 'Silkmother Vex' });
    expect(t.view()).toMatchObject({ level: 1, fight: 'boss' });
    t.rolls(3).answers(0, 'Attack with Strength').answers(0, 'Strength');
    if (t.question === 'offer-for-sale') t.answers(0, 'No more sales');
    expect(t.view().level).toBe(2);
    expect(t.log()).toContain('Level 2: Caves');
  });

  test('RE-GAME-07 the fall of the Level 3 Boss wins at once, without rewards', () => {
    const party = [{ is: 'Golias', attackTokens: 99, health: 2, led: 2 }];
    const t = table({ party, at: 'boss', level: 3, boss: 'The Hollow King' });
    t.rolls(1).answers(0, 'Attack with Strength');
    expect(t.result?.outcome).toBe('The last Boss has fallen');
    expect(hero(t, 0)).toMatchObject({ health: 2, stars: 0 });
    expect(told(t, 'loot')).toEqual([]);
  });

  test('RE-GAME-08 the quick rules are a chapter without a clause of their own', () => {
    const file = new URL('../rulebook.md', import.meta.url);
    const quick = readRulebook(readFileSync(file, 'utf8')).chapters[0]!;
    expect(quick).toMatchObject({ title: 'Quick rules', clauses: [] });
    expect(quick.intro).toContain('Star token');
  });
});

describe('the box', () => {
  test('RE-COMP-01 RE-STAR-07 a die shows 1 to 5 or a Star, and a Star is no number', () => {
    const t = table({ party: [{ is: 'Golias' }, { is: 'Gwyn' }], encounters: ['Wolf'] });
    t.rolls(STAR, STAR, 2).answers(0, 'Attack with Strength');
    expect(last(t, 'attacked').die).toBe(2);
  });

  test('RE-COMP-02 one die per roll', () => {
    const t = table({ party: [{ is: 'Golias' }, { is: 'Gwyn' }], encounters: ['Wolf'] });
    t.rolls(3).answers(0, 'Attack with Strength');
    expect(told(t, 'rolled')).toMatchObject([{ kind: 'rolled', seat: 0, die: 3 }]);
  });

  test.each([
    ['Forest', FOREST, { monster: 12, trap: 6, event: 5, quest: 2 }],
    ['Caves', CAVES, { monster: 12, trap: 6, event: 5, quest: 2 }],
    ['Abandoned Kingdom', KINGDOM, { monster: 13, trap: 6, event: 4, quest: 2 }],
  ])(
    'RE-COMP-03 RE-COMP-11 RE-ENC-01 RE-QUEST-06 %s: 25 Encounters of four sorts, of which two are Side Quests',
    (_, deck, kinds) => {
      expect(count(deck)).toBe(25);
      for (const [kind, number] of Object.entries(kinds)) expect(count(deck, kind)).toBe(number);
    },
  );

  test.each([
    ['Copper', COPPER, { item: 7, enchantment: 2, weapon: 5, armor: 4, trinket: 3, familiar: 2, two: 2 }],
    ['Silver', SILVER, { item: 6, enchantment: 2, weapon: 5, armor: 4, trinket: 4, familiar: 2, two: 2 }],
    ['Gold', GOLD, { item: 5, enchantment: 2, weapon: 5, armor: 4, trinket: 4, familiar: 3, two: 2 }],
  ])(
    'RE-COMP-04 RE-COMP-12 RE-ENCH-08 %s: 25 Loot cards of six kinds, of which two are Enchantments',
    (_, deck, kinds) => {
      const slots = Object.values(deck).flatMap((card) => ('slots' in card ? [card.slots] : []));
      const single = (kind: string) => slots.filter((each) => each.length === 1 && each[0] === kind).length;
      expect(count(deck)).toBe(25);
      expect(count(deck, 'item')).toBe(kinds.item);
      expect(count(deck, 'enchantment')).toBe(kinds.enchantment);
      for (const kind of ['weapon', 'armor', 'trinket', 'familiar'] as const)
        expect(single(kind)).toBe(kinds[kind]);
      expect(slots.filter((each) => each.length === 2)).toHaveLength(kinds.two);
    },
  );

  test('RE-COMP-05 RE-COMP-06 RE-RULE-59 nine Bosses, three a Level; nine Characters, Swish among them; 168 cards in all', () => {
    const levels = Object.values(BOSSES).map(({ level }) => level);
    expect([1, 2, 3].map((level) => levels.filter((each) => each === level).length)).toEqual([3, 3, 3]);
    expect(Object.keys(CHARACTERS)).toHaveLength(9);
    expect(CHARACTERS.swish!.name).toBe('Swish');
    expect(start(1).box.faces).toHaveLength(168);
  });

  test('RE-COMP-07 Health is a sum, whatever tokens it lies in', () => {
    const t = table({ party: [{ is: 'Golias', health: 17 }], at: 'window' });
    expect(hero(t, 0).health).toBe(17);
  });

  test('RE-CHAR-05 Strength, Dexterity, Magic, in this order', () => {
    expect(STAT_NAMES).toEqual(['Strength', 'Dexterity', 'Magic']);
    expect(CHARACTERS.golias!.stats).toEqual([5, 3, 1]);
  });

  test('RE-COMP-13 what is italic is no rule: quotes are kept apart from texts', () => {
    for (const { quote, text } of Object.values(CHARACTERS)) expect(text).not.toContain(quote);
  });

  test('RE-COMP-14 Story Parties sit in the first seats, and need a seat each', () => {
    const t = start(4, { storyParty: 'treasureHunters' });
    expect(t.asked).toEqual([3]);
    expect([0, 1, 2].map((seat) => t.box.faces[hero(t, seat).character!]!.name)).toEqual([
      'Artina',
      'Golias',
      'Swish',
    ]);
    expect(refuses(2, { storyParty: 'treasureHunters' })).toContain('3 Characters');
    expect(refuses(2, { storyParty: 'hunterAndTactician' })).toBeUndefined();
    for (const label of t.labels(3)) expect(label).not.toMatch(/^(Artina|Golias|Swish)/);
  });

  test('RE-CHAR-01 RE-CHAR-04 printed Health is start and maximum; the slots say what can be worn', () => {
    const t = table({
      party: [{ is: 'Golias', health: 10, carries: ['Barn Cat'], items: ['Healing Herbs'] }],
      at: 'window',
    });
    expect(hero(t, 0).maxHealth).toBe(19);
    expect(t.whyNot(0, 'Barn Cat into Weapon slot')).toBe('RE-CHAR-04: no slot for Barn Cat: familiar');
    t.offers(0, ['Use Healing Herbs', 'Ready']);
  });

  test('RE-RULE-56 one spelling each', () => {
    expect([CHARACTERS.golias!.name, CHARACTERS.rolyn!.name]).toEqual(['Golias', 'Rolyn']);
  });
});

describe('setting up', () => {
  test('RE-SETUP-01 RE-SETUP-02 RE-SETUP-09 every deck is shuffled; only those of Level 1 are drawn from', () => {
    const decks = ['one', 'two'].map((seed) => new Scenario(game, { players: 2, seed }).state);
    for (const name of ['encounters', 'loot', 'bosses'] as const) {
      for (const level of [0, 1, 2])
        expect(decks[0]![name][level]).toHaveLength(decks[1]![name][level]!.length);
      expect(decks[0]![name]).not.toEqual(decks[1]![name]);
    }
    expect(decks[0]!.loot.map(({ length }) => length)).toEqual([23, 25, 25]);
  });

  test('RE-SETUP-03 RE-RULE-52 everybody picks one of those left', () => {
    const t = start(2);
    expect(t.labels(0)).toHaveLength(9);
    t.answers(0, 'Golias');
    expect(t.labels(1)).toHaveLength(8);
    expect(t.labels(1).join()).not.toContain('Golias');
  });

  test('RE-SETUP-03 dealt at random nobody is asked; in a draft each picks one of two', () => {
    expect(start(3, { characterPick: 'random' }).question).not.toBe('pick-a-character');
    const t = start(3, { characterPick: 'draft' });
    expect(t.labels(0)).toHaveLength(2);
    t.picks(0, 0).picks(1, 1).picks(2, 0);
    expect(new Set([0, 1, 2].map((seat) => hero(t, seat).character)).size).toBe(3);
  });

  test('RE-SETUP-06 two Loot cards where the table wants it so', () => {
    const t = start(2, { startLoot: 2 });
    for (const seat of [0, 1]) expect(carried(t, seat).length + items(t, seat).length).toBe(2);
  });

  test('RE-SETUP-07 everybody sees everybody’s Loot', () => {
    const t = start(2);
    expect(t.view(1)).toEqual(t.view(0));
    expect(t.view('spectator')).toEqual(t.view(0));
  });

  test('RE-SETUP-08 RE-RULE-08 Star, Star, 4: the two roll again; 2, Star: the second leads', () => {
    const t = start(3, { characterPick: 'random' }, [STAR, STAR, 4, 2, STAR]);
    expect(told(t, 'leaderRoll').map(({ rolls }) => rolls)).toEqual([
      [
        { seat: 0, die: STAR },
        { seat: 1, die: STAR },
        { seat: 2, die: 4 },
      ],
      [
        { seat: 0, die: 2 },
        { seat: 1, die: STAR },
      ],
    ]);
    expect(t.view()).toMatchObject({ firstLeader: 1, leader: 1 });
  });

  test('RE-RULE-08 without a Star everybody rolls again, and alone nobody rolls', () => {
    const t = start(2, { characterPick: 'random' }, [1, 2, 3, STAR]);
    expect(told(t, 'leaderRoll')).toHaveLength(2);
    expect(t.view().firstLeader).toBe(1);
    expect(told(start(1, { characterPick: 'random' }), 'leaderRoll')).toEqual([]);
  });

  test('RE-SETUP-10 starting Loot may be put on before the first Encounter, whoever drew it', () => {
    const t = table({
      party: [{ is: 'Golias' }, { is: 'Kafula', carries: ['Woodcutter’s Axe'] }],
      at: 'window',
    });
    t.answers(0, 'Woodcutter’s Axe into Weapon slot');
    expect(totals(t, 0)).toEqual([7, 3, 1]);
    expect(told(t, 'met')).toEqual([]);
    t.answers(0, 'Ready');
    const kinds = t.events('spectator').map(({ kind }) => kind);
    expect(kinds.indexOf('equipped')).toBeLessThan(kinds.indexOf('met'));
  });

  test('RE-RULE-43 RE-RULE-26 alone: always the Leader, two Leader turns, then the Boss', () => {
    const t = table({ party: [{ is: 'Rolyn' }], encounters: ['Quiet Clearing', 'Wolf'] });
    expect(t.view()).toMatchObject({ leader: 0, fight: 'encounter' });
    expect(hero(t, 0).led).toBe(1);
    expect(last(t, 'leads')).toMatchObject({ seat: 0, turn: 2, of: 2 });
  });

  test('RE-RULE-43 alone: Health left is the score of a victory; little of it, or a Second Wind, spoils the grade', () => {
    const alone = (health: number) => {
      const party = [{ is: 'Golias', attackTokens: 99, health, led: 2 }];
      return table({ party, at: 'boss', level: 3, boss: 'The Hollow King' });
    };
    const most = hero(alone(1), 0).maxHealth;
    const half = Math.ceil(most / 2);
    const strikes = (t: Adventure) => t.rolls(1).answers(0, 'Attack with Strength').result;
    expect(strikes(alone(half))).toMatchObject({
      party: 'won',
      why: `The last Boss has fallen, with ${half} of ${most} Health left.`,
      solo: { score: half, grade: 'happily ever after', of: 'Health left', best: 'highest' },
    });
    expect(strikes(alone(half - 1))?.solo?.grade).toBe('a tale for the grandchildren');
    const risen = alone(1);
    while (told(risen, 'secondWind').length === 0) risen.rolls(1).answers(0, 'Pass');
    expect(strikes(risen)?.solo?.grade).toBe('by the skin of the teeth');
  });

  test('RE-RULE-43 alone: a defeat says how many Bosses were beaten on the way', () => {
    const party = [{ is: 'Golias', health: 1, led: 2 }];
    const options = { soloSecondWind: false };
    const t = table({ party, at: 'boss', level: 2, boss: 'Gloomscale', options });
    while (t.result === undefined) t.rolls(5).answers(0, 'Pass');
    expect(t.result).toMatchObject({
      party: 'lost',
      solo: { score: 1, grade: 'fallen in Level 2', of: 'Boss beaten' },
    });
  });

  test('RE-RULE-60 practice begins in a later Level with what a Party would have by then', () => {
    const t = start(1, { characterPick: 'random', startLevel: 2 });
    expect(t.question).toBe('stat-token');
    t.answers(0, 'Magic');
    expect(t.view().level).toBe(2);
    expect(hero(t, 0).stars).toBe(2);
    expect(told(t, 'loot')).toHaveLength(3);
  });

  test('RE-CHAR-01 RE-SETUP-05 gentle: 3 more Health and a second Star token', () => {
    const t = start(1, { characterPick: 'random', difficulty: 'gentle' });
    const { character, health, maxHealth, stars } = hero(t, 0);
    expect(health).toBe(t.box.characters[character!]!.health + 3);
    expect([maxHealth, stars]).toEqual([health, 2]);
  });

  test('turnTimer: so many seconds for each decision, or as long as one likes', () => {
    expect(game.secondsToDecide?.({ turnTimer: 'off' })).toBeUndefined();
    expect(game.secondsToDecide?.({ turnTimer: '60' })).toBe(60);
  });

  test('turnTimer: when it runs out, the best Attack is made, no Item used, and what is optional declined', () => {
    const t = table({
      party: [{ is: 'Golias', items: ['Healing Herbs'], health: 5, stars: 1 }, { is: 'Gwyn' }],
      encounters: ['Wolf'],
    });
    const plain = () => t.labels(0)[t.decision(0).standard!];
    expect(plain()).toBe('Attack with Strength');
    t.rolls(1).answers(0, 'Attack with Strength');
    expect(plain()).toBe('Let it stand');
  });

  test('turnTimer: when it runs out, a Lucky Acorn rolls a natural 1 again, for it costs nothing', () => {
    const party = [{ is: 'Golias', wears: ['Lucky Acorn'] }];
    const t = table({ party, encounters: ['Snare Line', 'Wolf'], rolls: [1] });
    expect(t.labels(0)[t.decision(0).standard!]).toBe('Lucky Acorn: roll again');
  });

  test('RE-BOSS-02 for practice the first player picks the Bosses', () => {
    const t = start(1, { bossPick: 'choose', characterPick: 'random' });
    t.answersAll(0, 'Elder Thornheart', 'Gloomscale', 'The Hollow King');
    expect(t.view().bosses.map((level) => names(t, level))).toEqual([
      ['Elder Thornheart'],
      ['Gloomscale'],
      ['The Hollow King'],
    ]);
    expect(allReady(t).result).toBeUndefined();
  });
});
