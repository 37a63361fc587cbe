// Texts of monsters where they hold and where they do not.

import { expect, test } from 'vitest';
import { fight, figures, more, struck } from './attack.ts';
import { type Position, table } from './table.ts';

test('Royal Guard: 2 more armour while another monster lurks or lies in ambush, and none without', () => {
  const armour = (position: Partial<Position>) =>
    figures({ row: ['Brave'] }, { encounter: 'King Grumblegut', ...position }).monsterArmour;
  expect(armour({})).toBe(10);
  expect(armour({ lurking: ['Giant'] })).toBe(12);
  expect(armour({ ambusher: 'Bat Swarm' })).toBe(12);
});

test('En Garde: 1 wound more for the leader, and for nobody else', () => {
  const health = (leader: number) =>
    struck({ row: ['Brave'] }, [2, 19], { encounter: 'Sir Rattlesworth', leader }).health[0];
  expect([health(0), health(1)]).toEqual([6, 7]);
});

test.each(['Mother Mandible', 'Gigantic Spider'])(
  'HM-R-78 %s sticks to nobody in a parting blow',
  (monster) => {
    const t = table({ lurking: [monster], players: [{ hand: ['Brave'] }, { hand: ['Polymorph'] }] });
    t.rolls(19).answers(0, 'Decline').answers(1, 'Decline');
    expect(t.told('partingBlow').map(({ hits }) => hits)).toEqual([true, true]);
    expect(t.state.heroes.map(({ stuck }) => stuck)).toEqual(['no', 'no']);
  },
);

test('Sticky Situation does not loosen what Mother Mandible has wrapped', () => {
  const t = struck({ row: ['Brave', 'Unexpected', 'Righteous Tantrum'] }, [2, 19, 19], {
    encounter: 'Mother Mandible',
    ambusher: 'Gigantic Spider',
  });
  expect(t.state.heroes[0]!.stuck).toBe('all');
});

test('Lullaby: without a waiting attack a card of the hand goes', () => {
  const t = struck({ row: ['Brave'] }, [2, 19], { encounter: 'The Sleepless King' });
  expect(t.question).toBe('discard-a-card');
  const waiting = struck({ row: ['Brave', 'Unexpected'] }, [2, 19], { encounter: 'The Sleepless King' });
  expect([waiting.discards(0), waiting.hand(0)]).toEqual([['Unexpected', 'Brave'], more.hand]);
});

test('Grows Back: a Critical Hit against the Troll is doubled for Fire attacks alone', () => {
  const doubled = (attack: string) =>
    figures({ row: [attack], hand: [] }, { encounter: 'Moss Troll' }).enoughDoubled;
  expect([doubled('Emergency Pie'), doubled('Headbutt')]).toEqual([true, false]);
});

test('Not On the List: −2 for the leader and nobody else', () => {
  const hit = (leader: number) => figures({ row: ['Brave'] }, { encounter: 'Ogre Bouncer', leader }).hit;
  expect([hit(0), hit(1)]).toEqual([-2, 0]);
});

test('the other monsters’ texts: sticky, bats, wraith, imp, troll, gremlin, clerk in ambush', () => {
  const spider = table({
    ...fight,
    encounter: 'Gigantic Spider',
    players: [{ row: ['Thoughts and Prayers', 'Unexpected', 'Brave'], ...more }, {}],
  }).strikes(0, [2, 15]);
  spider.offers(0, ['Halfling', 'Cleric', 'Roll the dice']); // no weapon for the second attack
  spider.rolls(2, 1).answers(0, 'Roll the dice');
  expect(spider.told('dice')).toHaveLength(2);
  spider.offers(0, ['Halfling', 'Cleric', 'Mace of Mild Rebuke', 'Collection Plate', 'Roll the dice']);
  const bats = table({
    ...fight,
    encounter: 'Bat Swarm',
    players: [{ row: ['Brave', 'Righteous Tantrum'], ...more }, {}],
  })
    .strikes(0, [2, 15])
    .strikes(0, [2, 1]);
  expect(bats.last('dice')).toMatchObject({ hit: 1 - 2 });
  const wraith = table({ ...fight, encounter: 'Swamp Wraith', players: [{ row: ['Brave'], ...more }, {}] })
    .strikes(0, [2, 15])
    .answers(0, 'Cleric');
  expect(wraith.exhausted(0)).toEqual(['Cleric']);
  const imp = table({
    ...fight,
    ambusher: 'Fire Imp',
    players: [{ row: ['Emergency Pie'], hand: ['Brave'] }, {}],
  }).strikes(0, [2, 1]);
  expect(imp.last('dice')).toMatchObject({ armour: 11 + 1 - 2 });
  const troll = table({
    ...fight,
    encounter: 'Moss Troll',
    players: [{ row: ['Blunt Sermon'], ...more }, {}],
  }).strikes(0, [20, 1], 'Mace of Mild Rebuke');
  expect(troll.last('criticalHit')).toMatchObject({ times: 1 });
  expect(troll.told('monsterDefeated')).toEqual([]);
  const clerk = table({
    ...fight,
    ambusher: 'Skeleton Clerk',
    players: [{ row: ['Brave'], gold: 0, ...more }, {}],
  }).strikes(0, [2, 1]);
  expect(clerk.last('dice')).toMatchObject({ hit: -2 });
});

test('the great monsters’ texts', () => {
  const king = table({
    phase: 'laying cards',
    encounter: 'King Grumblegut',
    lurking: ['Mimic'],
    players: [{ row: ['Brave'], part: 'in', ...more }, {}],
  });
  expect(king.player(0).row[0]?.figures?.monsterArmour).toBe(12); // 10, and 2 for company
  const sir = table({
    ...fight,
    encounter: 'Sir Rattlesworth',
    players: [{ row: ['Brave'], ...more }, {}],
  }).strikes(0, [2, 15]);
  expect(sir.health[0]).toBe(6);
  const mother = table({
    ...fight,
    encounter: 'Mother Mandible',
    players: [{ row: ['Brave', 'Unexpected', 'Blunt Sermon'], ...more }, {}],
  }).strikes(0, [2, 15]);
  mother.rolls(2, 1, 2, 1).offers(0, ['Halfling', 'Cleric', 'Roll the dice']).answers(0, 'Roll the dice');
  mother.offers(0, ['Halfling', 'Cleric', 'Roll the dice']).answers(0, 'Roll the dice');
  expect(mother.told('dice')).toHaveLength(3);
  const dennis = table({
    ...fight,
    encounter: 'Big Dennis',
    players: [{ row: ['Brave'], ...more }, {}],
  }).strikes(0, [2, 15]);
  expect(dennis.goldOn('Big Dennis')).toBe(1);
  const sleepless = table({
    ...fight,
    encounter: 'The Sleepless King',
    players: [{ row: ['Brave', 'Unexpected'], ...more }, {}],
  }).strikes(0, [2, 15]);
  expect(sleepless.discards(0)).toEqual(['Unexpected', 'Brave']);
});
