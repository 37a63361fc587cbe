// Monsters that hit back, and Ambushers.

import { expect, test } from 'vitest';
import { table } from './table.ts';

const fight = { phase: 'resolving', encounter: 'Giant' } as const;
/** A hero who stays in the stay after the exchange. */
const more = { hand: ['Emergency Pie'] };

test('HM-MONSTER-01 HM-MONSTER-02 the monster attacks once for each attack card resolved, whoever plays it', () => {
  const t = table({
    ...fight,
    encounter: 'Orc Warrior',
    players: [{ row: ['Reluctant Smiting', 'Unexpected'], ...more }, { row: ['Frosty Reception'] }],
  });
  t.strikes(0, [2, 19]).strikes(1, [2, 19]).strikes(0, [2, 19]);
  expect(t.told('monsterHits').map(({ seat }) => seat)).toEqual([0, 1, 0]);
});

test('HM-MONSTER-03 HM-MONSTER-04 HM-MONSTER-05 it hits from the hero’s armour on, and costs its Ferocity', () => {
  const at = (black: number) =>
    table({ ...fight, players: [{ row: ['Thoughts and Prayers'], ...more }, {}] }).strikes(0, [2, black]);
  expect(at(12).last('dice')).toMatchObject({ armour: 13 }); // Sunday Chainmail 11, the card 2
  expect(at(12).health[0]).toBe(10);
  expect(at(13).health[0]).toBe(6);
});

test('HM-MONSTER-06 HM-EFFECT-11 after the wounds the monster’s hit effect follows: the Giant flattens a weapon', () => {
  const t = table({ ...fight, players: [{ row: ['Brave', 'Unexpected'] }, {}] })
    .strikes(0, [2, 15])
    .answers(0, 'Collection Plate');
  expect(t.exhausted(0)).toEqual(['Collection Plate']);
  const kinds = t.events<{ kind: string }>('spectator').map(({ kind }) => kind);
  expect(kinds.indexOf('wounded')).toBeLessThan(kinds.indexOf('exhausted'));
});

test('HM-MONSTER-07 HM-R-25 HM-R-27 HM-DEFEAT-08 both fall: rewards and token first, then the defeat; the gold goes in the loot pile and the token on (SE-11)', () => {
  const t = table({
    ...fight,
    encounter: 'Orc Warrior',
    lurking: ['Giant'],
    loot: 6,
    leader: 1,
    players: [
      { row: ['Brave'], health: 2, ...more },
      { row: ['Frosty Reception'], hand: ['Polymorph'] },
    ],
  });
  t.strikes(1, [2, 1]).strikes(0, [19, 15], 'Collection Plate');
  expect(t.told('monsterDefeated')).toHaveLength(1);
  expect(t.gold[0]).toBe(3 + 3 + 1 - 3); // reward 3, the Plate 1, lost 3
  expect(t.view().loot).toBe(6 - 4 + 3);
  expect(t.health[0]).toBe(5);
  expect(t.markers[0]).toBe(5);
  expect(t.told('tokenPassed').map(({ to }) => to)).toEqual([0, 1]);
  expect(t.view().leader).toBe(1);
});

test('HM-CRIT-03 HM-R-22 a natural 20 on the black die hits any armour and doubles the Ferocity; a 1 is just a 1 (SE-04)', () => {
  const plate = (black: number) =>
    table({
      ...fight,
      players: [{ row: ['Thoughts and Prayers'], armour: 'Actual Plate Mail', ...more }, {}],
    }).strikes(0, [2, black]);
  expect(plate(20).health[0]).toBe(2);
  expect(plate(19).health[0]).toBe(6);
  expect(plate(1).told('criticalFail')).toEqual([]);
});

test('HM-FAIL-02 monsters never fail critically', () => {
  const t = table({ ...fight, players: [{ row: [['Brave', 'Huh?!', 1]], ...more }, {}] }).strikes(0, [15, 1]);
  expect(t.told('criticalFail')).toEqual([]);
});

test('HM-AMBUSH-01 HM-AMBUSH-02 the left-most Lurking monster with the trait takes an empty Ambusher slot (SE-12); without one it stays empty', () => {
  const t = table({
    ambusher: 'Giant',
    lurking: ['Orc Warrior', 'Gigantic Spider', 'Bat Swarm'],
    players: [{ hand: ['Brave', 'Unexpected'] }, {}],
  }).answersAll(0, 'Giant', 'Brave');
  expect(t.ambusher).toBe('Gigantic Spider');
  expect(t.lurking).toEqual(['Orc Warrior', 'Bat Swarm']);
  const none = table({
    ambusher: 'Giant',
    lurking: ['Orc Warrior'],
    players: [{ hand: ['Brave', 'Unexpected'] }, {}],
  }).answersAll(0, 'Giant', 'Brave');
  expect(none.ambusher).toBeUndefined();
});

test('HM-AMBUSH-03 HM-R-50 a monster with the trait that would join the Lurking row goes into the empty Ambusher slot instead (SE-13)', () => {
  const t = table({
    phase: 'laying cards',
    encounter: 'Bat Swarm',
    lurking: ['Orc Warrior', 'Giant'],
    players: [
      { row: ['Brave'] },
      { is: ['Gnome', 'Barbarian'], row: ['Bellow'], hand: ["Come 'ere!"], part: 'in' },
    ],
    leader: 1,
  });
  t.answersAll(1, "Come 'ere!", 'Giant');
  expect(t.encounter).toBe('Giant');
  expect(t.ambusher).toBe('Bat Swarm');
  expect(t.lurking).toEqual(['Orc Warrior']);
});

test('HM-R-46 HM-R-50 the Ambusher is exchanged into the Encounter slot: a Lurking one with the trait replaces it, the other goes to the left end', () => {
  const swap = (lurking: string[], encounter = 'Giant') =>
    table({
      phase: 'laying cards',
      encounter,
      ambusher: 'Mimic',
      lurking,
      players: [
        { row: ['Brave'] },
        { is: ['Gnome', 'Barbarian'], row: ['Bellow'], hand: ["Come 'ere!"], part: 'in' },
      ],
      leader: 1,
    }).answersAll(1, "Come 'ere!", 'Mimic');
  const replaced = swap(['Orc Warrior', 'Bat Swarm']);
  expect([replaced.encounter, replaced.ambusher, replaced.lurking]).toEqual([
    'Mimic',
    'Bat Swarm',
    ['Giant', 'Orc Warrior'],
  ]);
  const back = swap(['Orc Warrior'], 'Gigantic Spider');
  expect([back.ambusher, back.lurking]).toEqual(['Gigantic Spider', ['Orc Warrior']]);
});

test.each([
  ['Orc Warrior', undefined, undefined],
  ['Gigantic Spider', 'Mimic', 'Mimic'],
])(
  'HM-AMBUSH-03 HM-R-50 %s takes a Lurking monster’s place in the row, while %s lies in ambush',
  (encounter, ambusher, then) => {
    const t = table({
      phase: 'laying cards',
      encounter,
      ...(ambusher && { ambusher }),
      lurking: ['Giant'],
      players: [
        { row: ['Brave'] },
        { is: ['Gnome', 'Barbarian'], row: ['Bellow'], hand: ["Come 'ere!"], part: 'in' },
      ],
      leader: 1,
    }).answersAll(1, "Come 'ere!", 'Giant');
    expect([t.encounter, t.ambusher, t.lurking]).toEqual(['Giant', then, [encounter]]);
  },
);

test('HM-R-50 Come ’ere! is a may, needs a second monster, and leaves gold on its monster', () => {
  const base = {
    phase: 'laying cards',
    leader: 1,
    players: [
      { row: ['Brave'] },
      { is: ['Gnome', 'Barbarian'] as const, row: ['Bellow'], hand: ["Come 'ere!"], part: 'in' as const },
    ],
  } as const;
  const t = table({ ...base, encounter: 'Giant', lurking: ['Moss Troll'], goldOn: { Giant: 3 } }).answers(
    1,
    "Come 'ere!",
  );
  t.offers(1, ['Moss Troll', 'Leave it']).answers(1, 'Moss Troll');
  expect(t.goldOn('Giant')).toBe(3);
  const alone = table({ ...base, encounter: 'Giant' }).answers(1, "Come 'ere!");
  expect(alone.told('monstersExchanged')).toEqual([]);
});

test('HM-AMBUSH-04 HM-AMBUSH-05 HM-AMBUSH-06 HM-R-48 when the monster hits, the Ambusher rolls for itself, with its own Ferocity and effect', () => {
  const t = table({
    ...fight,
    encounter: 'Moss Troll',
    ambusher: 'Orc Warrior',
    players: [{ row: ['Thoughts and Prayers'], hand: ['Emergency Pie', 'Brave'] }, {}],
  });
  t.strikes(0, [2, 13, 15]).answers(0, 'Brave'); // Bruiser
  expect(t.last('ambusherRolls')).toMatchObject({ roll: 15, armour: 13, hits: true });
  expect(t.told('wounded').map(({ wounds, source }) => [wounds, t.nameOf(source)])).toEqual([
    [3, 'Moss Troll'],
    [2, 'Orc Warrior'],
  ]);
  expect(t.hand(0)).toEqual(['Emergency Pie']);
});

test('HM-AMBUSH-07 beating the encountered monster leaves the Ambusher where it is, and it still follows up', () => {
  const t = table({
    ...fight,
    encounter: 'Goblin Pickpocket',
    ambusher: 'Giant',
    players: [{ row: ['Brave'], ...more }, {}],
  });
  t.strikes(0, [20, 15, 1]);
  expect(t.told('monsterDefeated')).toHaveLength(1);
  expect(t.told('ambusherRolls')).toHaveLength(1);
  expect(t.ambusher).toBe('Giant');
});

test('HM-AMBUSH-08 if the monster misses or does not roll, the Ambusher does not attack', () => {
  const t = table({
    ...fight,
    ambusher: 'Orc Warrior',
    players: [{ row: ['Brave', 'Unexpected'], ...more }, {}],
  });
  t.strikes(0, [2, 5]).strikes(0, [2], 'Halfling');
  expect(t.told('ambusherRolls')).toEqual([]);
});

test('HM-R-26 HM-TREASURE-08 armour taken as a reward helps neither against the monster’s blow nor the Ambusher’s (SE-15)', () => {
  const t = table({
    ...fight,
    encounter: 'Goblin Pickpocket',
    ambusher: 'Orc Warrior',
    treasure: ['Actual Plate Mail'],
    players: [{ is: ['Dwarf', 'Rogue'], row: ['Insubordinate'], hand: ['Dirty Tactics', 'Portly'] }, {}],
  });
  t.strikes(0, [19, 12, 12]).answers(0, 'Wear it instead').answers(0, 'Portly');
  expect(t.player(0).armourValue).toBe(15);
  expect(t.last('ambusherRolls')).toMatchObject({ armour: 8, hits: true });
  expect(t.health[0]).toBe(10 - 1 - 2);
});

test('HM-R-47 from the Ambusher slot only texts that say so work: the Bouncer’s does, the Gremlin’s does not', () => {
  const under = (ambusher: string) =>
    table({ ...fight, ambusher, players: [{ row: ['Brave'], ...more }, {}] })
      .strikes(0, [2, 1])
      .last('dice');
  expect(under('Ogre Bouncer')).toMatchObject({ hit: -2 });
  expect(under('Frost Gremlin')).toMatchObject({ threshold: 1 });
  expect(under('Moss Troll')).toMatchObject({ hit: 0 });
});

test.each([
  ['Fire Imp', 'Giant', 'Emergency Pie', 10],
  ['Fire Imp', 'Giant', 'Brave', 11],
  ['Giant', 'Fire Imp', 'Emergency Pie', 10],
  ['Giant', 'Fire Imp', 'Brave', 11],
])(
  'HM-R-47 Feeds the Flames: against %s with the %s in ambush, %s leaves an armour of %i',
  (encounter, ambusher, attack, armour) => {
    const t = table({
      ...fight,
      encounter,
      ambusher,
      players: [{ row: [attack], hand: ['Unexpected'] }, {}],
    });
    expect(t.strikes(0, [2, 1]).last('dice')?.armour).toBe(armour);
  },
);

test('HM-R-88 Yoink takes 1 gold, and nothing from whoever has none', () => {
  const robbed = (gold: number) =>
    table({
      ...fight,
      encounter: 'Goblin Pickpocket',
      players: [{ row: ['Brave'], gold, ...more }, {}],
    }).strikes(0, [2, 19]);
  const rich = robbed(2);
  expect([rich.gold[0], rich.goldOn('Goblin Pickpocket')]).toEqual([1, 1]);
  const poor = robbed(0);
  expect([poor.gold[0], poor.goldOn('Goblin Pickpocket'), poor.told('goldMoved')]).toEqual([0, 0, []]);
});

test('HM-AMBUSH-08 Easily Overlooked: no black die, so neither the monster hits nor the Ambusher', () => {
  const t = table({ ...fight, ambusher: 'Orc Warrior', players: [{ row: ['Brave'], ...more }, {}] });
  t.strikes(0, [2, 20, 20], 'Halfling');
  expect([t.last('dice')?.black, t.told('monsterHits'), t.told('ambusherRolls')]).toEqual([0, [], []]);
  expect(t.health[0]).toBe(10);
});

test('HM-R-56 HM-DEFEAT-06 Maul: up to three more rolls, one wound for each hit, a miss ends it, and a 20 does not double it', () => {
  const bear = (health: number, ...dice: number[]) =>
    table({
      ...fight,
      encounter: 'Grizzly Bear',
      players: [{ row: ['Brave'], health, ...more }, {}],
    }).strikes(0, [2, ...dice]);
  expect(bear(10, 15, 20, 15, 11).health[0]).toBe(10 - 3 - 3);
  expect(bear(10, 15, 12, 4).told('mauled')).toHaveLength(2);
  expect(bear(3, 15).told('mauled')).toEqual([]); // SE-08: down already
  expect(bear(4, 15, 12, 12).told('mauled')).toHaveLength(1);
});

test('HM-DEFEAT-05 HM-DEFEAT-04 a hero whom the Maul brings down is left alone by the Ambusher', () => {
  const t = table({
    ...fight,
    encounter: 'Grizzly Bear',
    ambusher: 'Orc Warrior',
    players: [{ row: ['Brave'], health: 4, ...more }, { row: ['Polymorph'] }],
  }).strikes(0, [2, 15, 15]);
  expect(t.told('heroDefeated')).toHaveLength(1);
  expect(t.told('ambusherRolls')).toEqual([]);
});

test('HM-R-57 HM-R-38 Bruiser: the hero picks the card, and it may be a Protest card, which goes back to its deck', () => {
  const t = table({
    ...fight,
    encounter: 'Orc Warrior',
    players: [{ row: ['Reluctant Smiting'], hand: ["I'm Telling", 'Brave'] }, {}],
  });
  t.strikes(0, [2, 15]).offers(0, ["I'm Telling", 'Brave']).answers(0, "I'm Telling");
  expect(t.view().decks.protests).toBe(8);
  expect(t.discards(0)).toEqual(['Reluctant Smiting']);
});

test('HM-R-71 HM-R-72 HM-DEFEAT-01 Lukewarm Breath wounds the others, clockwise; whoever falls to it lays gold on the dragon', () => {
  const t = table({
    ...fight,
    encounter: 'Crackletooth the Tepid',
    players: [
      { row: ['Brave'], ...more },
      { row: ['Polymorph'], health: 1 },
      { row: ['Bellow'], health: 4 },
    ],
  });
  t.strikes(0, [2, 15]);
  expect(t.health).toEqual([6, 5, 3]);
  expect(t.goldOn('Crackletooth the Tepid')).toBe(3);
  expect(t.row(1)).toEqual([]);
  expect(t.asked).toEqual([2]);
});

test('HM-R-78 in a parting blow nobody is present and no attack is laid', () => {
  const t = table({
    lurking: ['Crackletooth the Tepid'],
    players: [{ hand: ['Dozed Off'], armour: 'Sunday Chainmail' }, { hand: ['Magic Shield'] }],
  });
  t.answers(0, 'Decline').rolls(10).answers(1, 'Decline');
  expect(t.health).toEqual([10, 6]); // 10 hits armour 9, not 11; no breath on the other
});

test('HM-R-88 gold meant for a monster that is gone goes to the loot pile', () => {
  const t = table({
    ...fight,
    encounter: 'Goblin Pickpocket',
    loot: 0,
    players: [{ row: ['Brave'], ...more }, {}],
    lurking: ['Giant'],
  });
  t.strikes(0, [20, 15]);
  expect(t.gold[0]).toBe(2);
  expect(t.view().loot).toBe(1);
});

test('HM-R-90 a blow that brings the hero down has no further effects', () => {
  const t = table({
    ...fight,
    encounter: 'Goblin Pickpocket',
    players: [
      { row: [['Brave', 'Pointed Sigh', 1]], health: 1, gold: 9, ...more },
      { row: ['Frosty Reception'], health: 5 },
    ],
  });
  t.strikes(0, [7, 15]);
  expect(t.goldOn('Goblin Pickpocket')).toBe(3); // lost by defeat; no Yoink besides
  expect(t.health[1]).toBe(5); // no Pointed Sigh
});
