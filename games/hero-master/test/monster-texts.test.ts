// Texts of monsters where they hold and where they do not.

import { expect, test } from 'vitest';
import { figures, more, struck } from './attack.ts';
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
