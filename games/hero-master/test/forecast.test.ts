// Forecasts: what an option says about an attack is what the attack comes to.

import { expect, test } from 'vitest';
import type { Face } from '../board/figures.ts';
import { blowOf, forecastOf, liftedForecast } from '../board/forecast.ts';
import { newExchange } from '../exchange.ts';
import type { AttackData } from '../questions/encounter.ts';
import type { Forecast } from '../rules/forecast.ts';
import { chanceOfOneDie, chancesToHit, chanceToBeHit, thinkOfSlot } from '../rules/forecast.ts';
import { table } from './table.ts';

/** What the hand's first card is said to come to, and what it comes to once it lies there. */
function saidAndSeen(card: string, monster: string, leader = 0) {
  const t = table({
    phase: 'laying cards',
    encounter: monster,
    leader,
    players: [
      { hand: [card], row: ['Brave'], part: 'in', is: ['Gnome', 'Cleric'] },
      { row: ['Polymorph'], part: 'passed' },
    ],
  });
  const option = t.decision(0).options.find(({ label }) => label === card);
  const said = (option?.data as AttackData | undefined)?.bare;
  t.answers(0, card);
  return { said, seen: t.player(0).row[1]?.figures };
}

test.each([
  ['Insubordinate', 'Giant', { strength: [4, 0, 0, 0] }],
  ['Marked for Mockery', 'Orc Warrior', { needed: 8 }],
  ['Unexpected', 'Ogre Bouncer', { needed: 10 }],
  ['Shouty Charge', 'Ogre Bouncer', { needed: 11 }],
  ["It's Not Fair!", 'Ogre Bouncer', { needed: 9 }],
  ['Trumpet of Command', 'Ogre Bouncer', { needed: 10 }],
  ['Dirty Tactics', 'Ogre Bouncer', { needed: 9 }],
])('HM-EFFECT-09 the forecast of %s against the %s knows what laying it does', (card, monster, figures) => {
  const { said, seen } = saidAndSeen(card, monster, 1);
  expect(said).toMatchObject(figures);
  expect(said).toEqual(seen);
});

test('HM-LEADER-03 a forecast of another card does not take the token', () => {
  expect(saidAndSeen('Dirty Tactics', 'Ogre Bouncer', 0).said).toMatchObject({ needed: 11 });
});

test('the Bats’ −2 is for the next attack, and the forecast of the one after it says so', () => {
  const t = table({
    phase: 'resolving',
    encounter: 'Bat Swarm',
    players: [{ row: ['Brave', 'Headbutt', 'Reluctant Smiting'], hand: ['Unexpected'] }, {}],
  }).strikes(0, [2, 19]);
  expect(t.player(0).row.map(({ figures }) => figures?.hit)).toEqual([-2, 0]);
  expect(t.view().exchange?.figures.hit).toBe(-2);
  t.strikes(0, [2, 1]);
  expect(t.last('dice')?.hit).toBe(-2);
  expect(t.player(0).row.map(({ figures }) => figures?.hit)).toEqual([0]);
});

test('HM-ENC-11 a forecast says how likely the monster falls, and what it may cost', () => {
  const of = (card: string, monster: string) => saidAndSeen(card, monster).said;
  expect(of('Reluctant Smiting', 'Orc Warrior')).toMatchObject({
    needed: 10,
    enough: true,
    chance: 11 / 20,
    chanceOfFail: 1 / 20,
    struckFrom: 11,
    ferocity: 2,
  });
  expect(of('Reluctant Smiting', 'Giant')).toMatchObject({
    enough: false,
    enoughDoubled: true,
    chance: 1 / 20,
  });
  expect(of('Headbutt', 'Moss Troll')).toMatchObject({ enoughDoubled: false, chance: 0 });
  expect(of('Reluctant Smiting', 'Frost Gremlin')).toMatchObject({ threshold: 2, chanceOfFail: 2 / 20 });
});

test.each([
  [-5, 1],
  [20, 20],
  [25, 20],
])(
  'HM-R-22 whoever wears armour %i is said to be struck from a %i: a natural 20 always hits',
  (armour, from) => {
    const t = table({
      phase: 'resolving',
      encounter: 'Giant',
      variant: { 'cards.sunday-chainmail.armour': armour },
      players: [{ row: ['Reluctant Smiting'] }, {}],
    });
    expect(t.player(0).row[0]?.figures).toMatchObject({ armour, struckFrom: from });
  },
);

test.each([
  [-5, 20],
  [1, 20],
  [11, 10],
  [25, 1],
])(
  'HM-MONSTER-03 HM-R-22 armour %i is hit by %i of the twenty sides, and by none where no die is rolled',
  (armour, sides) => {
    const x = { ...newExchange(), armour };
    expect(chanceToBeHit({ ...x, monsterRolls: true })).toBe(sides / 20);
    expect(chanceToBeHit({ ...x, monsterRolls: false })).toBe(0);
  },
);

test.each([
  [-5, 0, 20],
  [11, 0, 10],
  [11, 15, 5],
  [40, 0, 1],
])(
  'HM-R-22 armour %i is hit, without failing up to %i, by %i of the twenty sides',
  (monsterArmour, threshold, sides) => {
    expect(chancesToHit({ ...newExchange(), monsterArmour, threshold })).toBe(sides);
  },
);

test.each([
  [1, 0],
  [2, 1 / 20],
])(
  'HM-R-22 a third of a defence is not enough when it is doubled: %i of 3 has a chance of %d',
  (part, chance) => {
    const { table: t } = table({
      phase: 'resolving',
      encounter: 'Orc Warrior',
      players: [{ row: ['Brave'] }, {}],
    });
    const [defence] = t.box.faces[t.state.encounter]!.strength;
    const strength = [Math.ceil((defence! * part) / 3), 0, 0, 0];
    expect(
      chanceOfOneDie(t, { ...newExchange(), monster: t.state.encounter, strength, criticalDoubles: true }),
    ).toBe(chance);
  },
);

test('HM-RESOLVE-05 HM-RESOLVE-06 a forecast knows what a bungle leaves room for', () => {
  const t = table({
    phase: 'resolving',
    encounter: 'Giant',
    players: [{}, { row: ['Polymorph', ['Frosty Reception', 'Portly', 0]] }],
  });
  expect(thinkOfSlot(t.table, 1, 0)).toMatchObject({ weaponsAllowed: 2, heroAllowed: true });
  expect(thinkOfSlot(t.table, 1, 1)).toMatchObject({ weaponsAllowed: 0, heroAllowed: true });
});

test('a lifted attack says in figures whether it hits, whether it is strong enough, and what it risks', () => {
  const t = table({
    phase: 'laying cards',
    encounter: 'Orc Warrior',
    players: [
      { hand: ['Wild Swings!'], part: 'in', is: ['Gnome', 'Cleric'] },
      { row: ['Brave'], part: 'in' },
    ],
  });
  const index = t.decision(0).options.findIndex(({ label }) => label === 'Wild Swings!');
  const option = t.decision(0).options[index]!;
  const { title, figures } = liftedForecast({ ...option, index }, []);
  expect(title).toBe('Strong enough, if it hits');
  expect(figures).toContainEqual({ word: 'Hits on', value: '9 or more (60 %)' });
  expect(figures).toContainEqual({ word: 'Regular', value: '5 against 5 ✓' });
});

test('HM-ENC-18 a lifted bungle says what it would make of every attack it can be laid on', () => {
  const t = table({
    phase: 'laying cards',
    encounter: 'Ogre Bouncer',
    leader: 0,
    players: [
      { hand: ['Backseat Archery'], row: ['Polymorph'], part: 'in' },
      { row: ['Brave', ['Headbutt', 'Pointed Sigh', 0]], part: 'passed' },
    ],
  });
  const [option] = t.decision(0).options.filter(({ label }) => label === 'Backseat Archery');
  const { figures } = liftedForecast(
    { ...option!, index: 0 },
    t.box.faces as unknown as Face[],
    () => 'Mirabel',
  );
  expect(figures).toEqual([
    { word: 'Mirabel, Brave', value: 'hits on 9+ → 11+, R6/6 → R5/6 (✓), critical fail on 1 → 5 or less' },
  ]);
});

test.each([
  ['a Dagger is', 'Rogue', [], 'R4/6 (✓)'],
  ['a Clobberstick is', 'Rogue', ['Dagger'], 'R4/6 ✗'],
  ['two weapons would be, where one is allowed,', 'Cleric', [], 'R4/6 ✗'],
])(
  'HM-ENC-18 HM-RESOLVE-05 %s what a bungled attack may still be saved by',
  (_, heroClass, exhausted, total) => {
    const t = table({
      phase: 'laying cards',
      encounter: 'Ogre Bouncer',
      players: [
        { is: ['Gnome', 'Wizard'], hand: ['Loose Screw'], row: ['Polymorph'], part: 'in' },
        { is: ['Halfling', heroClass], row: ['Brave'], part: 'passed', exhausted },
      ],
    });
    const [option] = t.decision(0).options.filter(({ label }) => label === 'Loose Screw');
    const faces = t.box.faces as unknown as Face[];
    expect(liftedForecast({ ...option!, index: 0 }, faces).figures?.[0]?.value).toContain(total);
  },
);

test('HM-ENC-18 an attack that a bungle leaves as it is stays as before', () => {
  const forecast = { needed: 11, strength: [3, 0, 0, 0], defence: [6, 6, 6, 6], threshold: 1 };
  const spoil = { attack: 0, before: forecast, after: forecast };
  const faces = [{ name: 'Brave', kind: 'bungle' }] as unknown as Face[];
  const choice = { label: 'Brave', at: { card: 0 }, data: { spoils: [spoil] }, index: 0 };
  expect(liftedForecast(choice as never, faces).figures).toEqual([{ word: 'Brave', value: 'as before' }]);
});

test('HM-RESOLVE-04 an attack that weapons make strong enough says so on its ribbon, and to those who see it laid', () => {
  const t = table({
    phase: 'laying cards',
    encounter: 'Ogre Bouncer',
    players: [
      { hand: ['Steam-Powered Boot'], row: ['Bag of Cogs'], part: 'in', is: ['Gnome', 'Rogue'] },
      { row: [['Brave', 'Portly', 0], 'Headbutt'], part: 'passed', is: ['Halfling', 'Barbarian'] },
    ],
  });
  const option = t.decision(0).options.find(({ label }) => label === 'Steam-Powered Boot')!;
  const boot = { ...option, index: 0 };
  expect(forecastOf(boot)).toBe('(✓) 9+ R6/6');
  expect(liftedForecast(boot, []).figures).toContainEqual({ word: 'With your weapons', value: '60 %, R6/6' });
  expect(t.player(0).row.map(({ wants }) => wants)).toEqual(['weapons']);
  expect(t.player(1).row.map(({ wants }) => wants)).toEqual(['power', 'weapons']); // Portly allows none, but has nothing against Red Mist.
});

test('HM-HERO-01 HM-R-55 an attack that only a Hero power makes strong enough is no lost one, until the power is used', () => {
  const wants = (is: readonly [string, string], exhausted: string[] = []) => {
    const t = table({
      phase: 'laying cards',
      encounter: 'Frost Gremlin',
      players: [
        { hand: ['Brave'], part: 'in', is: ['Gnome', 'Rogue'] },
        { row: ['Frosty Reception'], is, exhausted },
      ],
    });
    return t.player(1).row[0]?.wants;
  };
  const used = ['Wizard', 'Knobbly Staff', 'Singed Wand'];
  expect(wants(['Elf', 'Wizard'], used.slice(1))).toBe('power');
  expect(wants(['Elf', 'Wizard'], used)).toBeUndefined();
});

test('HM-HERO-06 the figures before the roll say that nobody strikes back at a Halfling who is overlooked', () => {
  const t = table({
    phase: 'resolving',
    encounter: 'Giant',
    players: [{ row: ['Brave'], is: ['Halfling', 'Barbarian'] }, {}],
  });
  const blow = () => blowOf(t.view().exchange!.figures, t.box.faces[t.idOf('Giant')]!);
  expect(blow()).toEqual({ word: 'strikes back on 10+ for', value: '−4 health and its effect' });
  const harmless = { ...t.view().exchange!.figures, cost: 0 };
  expect(blowOf(harmless, t.box.faces[t.idOf('Giant')]!)?.value).toBe('its effect');
  t.answers(0, 'Halfling');
  expect(blow()).toBeUndefined();
});

test.each([
  ['Torch, Lit', 'Gigantic Spider', { weapons: ['Torch, Lit', 'Boomerang'] }, 1],
  ['Torch, Lit', 'Orc Warrior', { weapons: ['Torch, Lit', 'Boomerang'] }, 2],
  ['Nothing', 'Fire Imp', { armour: 'Fireproof Long Johns' }, 1],
])(
  'HM-MONSTER-05 with %s, a hit of the %s costs what is said before the roll',
  (applied, encounter, worn, cost) => {
    const t = table({ phase: 'resolving', encounter, players: [{ row: ['Brave'], ...worn }, {}] });
    const [best] = t.decision(0).options.filter(({ label }) => label === applied || applied === 'Nothing');
    expect((best!.data as Forecast).cost).toBe(cost);
    t.strikes(0, [2, 19], applied);
    expect(t.last('dice')?.cost).toBe(cost);
    expect(t.told('wounded')[0]?.wounds).toBe(cost);
  },
);

test('HM-ENC-18 a bungle is asked by name whom it spoils, and is what the question is about', () => {
  const t = table({
    phase: 'laying cards',
    encounter: 'Orc Warrior',
    players: [
      { hand: ['Banana Skin'], row: ['Brave'], part: 'in' },
      { row: ['Polymorph', 'Pyromaniac'], part: 'passed' },
    ],
  }).answers(0, 'Banana Skin');
  expect(t.decision(0).ask).toBe('Which attack do you bungle with Banana Skin?');
  expect(t.nameOf(t.decision(0).about!)).toBe('Banana Skin');
});

test('HM-HERO-04 an attack that refreshes a Hero card as it is laid is named as the one that asks', () => {
  const t = table({
    phase: 'laying cards',
    encounter: 'Orc Warrior',
    players: [
      {
        hand: ['Moonlit Monologue'],
        row: ['Brave'],
        part: 'in',
        is: ['Elf', 'Cleric'],
        exhausted: ['Elf', 'Cleric'],
      },
      { row: ['Headbutt'], part: 'passed', is: ['Gnome', 'Barbarian'] },
    ],
  }).answers(0, 'Moonlit Monologue');
  expect(t.decision(0)).toMatchObject({ ask: 'Which card do you refresh?', why: 'Moonlit Monologue' });
});
