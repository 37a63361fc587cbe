// Edges that only a broken line would show: the least amount, the second in line, the case in which a rule is silent, and what is told.

import { describe, expect, test } from 'vitest';
import { Scenario } from '../../../test/scenario.ts';
import { game } from '../game.ts';
import { health, hero, last, monster, table, told } from './table.ts';

const STAR = 6;

describe('what is told', () => {
  test('RE-SETUP-03 whoever picks a Character joins with it', () => {
    const t = new Scenario(game, { players: 1, options: {}, rolls: [] }).answers(0, 'Golias');
    expect(told(t, 'joined')).toMatchObject([{ seat: 0, card: hero(t, 0).character }]);
  });

  test('RE-RULE-11 the Leader names a roller, and everybody hears whom', () => {
    const party = [{ is: 'Golias' }, { is: 'Rolyn' }];
    const t = table({ party, encounters: ['Slumber Pollen', 'Wolf'] })
      .rolls(5)
      .answers(0, 'Rolyn');
    expect(told(t, 'named')).toMatchObject([{ seat: 0, whom: 1 }]);
  });

  test('RE-CAST-03 who ran, and from what', () => {
    const party = [{ is: 'Tumble' }, { is: 'Golias' }];
    const t = table({ party, encounters: ['Wolf', 'Grumbling Boar'] }).answers(0, 'Run');
    expect(told(t, 'ran')).toMatchObject([{ seat: 0 }]);
    expect(t.box.faces[last(t, 'ran').card]!.name).toBe('Wolf');
  });

  test('RE-RULE-30 a refusal names whose card stays where it was', () => {
    const party = [{ is: 'Golias' }, { is: 'Kafula', carries: ['Short Sword'] }];
    const options = { lootSharing: 'consent' } as const;
    const t = table({ party, at: 'window', encounters: ['Wolf'], options });
    t.answers(0, 'Short Sword').answers(1, 'No');
    expect(told(t, 'refused')).toMatchObject([{ seat: 1 }]);
  });

  test('RE-RULE-03 healing is told as standing up only to whoever lay on the ground', () => {
    const heals = (of: number) =>
      table({
        party: [{ is: 'Golias', health: of, items: ['Healing Herbs'] }, { is: 'Gwyn' }],
        encounters: ['Grumbling Boar'],
        leader: 1,
      });
    const hurt = heals(1).answers(1, 'Use Healing Herbs');
    expect([told(hurt, 'healed').length, told(hurt, 'stoodUp').length]).toEqual([1, 0]);
    const down = heals(0).answers(1, 'Use Healing Herbs');
    expect([told(down, 'healed').length, told(down, 'stoodUp').length]).toEqual([0, 1]);
  });

  test('RE-RULE-18 a bomb says how much Health it leaves', () => {
    const party = [{ is: 'Golias', items: ['Pepper Bomb'] }, { is: 'Gwyn' }];
    const t = table({ party, encounters: ['Grumbling Boar'] }).answers(0, 'Use Pepper Bomb');
    expect(last(t, 'monsterHurt')).toMatchObject({ damage: 6, left: monster(t).health });
  });

  test('only a Monster that does something when it appears is told to', () => {
    const t = table({ party: [{ is: 'Golias' }], encounters: ['Wolf'] });
    expect(told(t, 'abilityOf')).toEqual([]);
  });
});

describe('edges', () => {
  test('RE-RULE-31 the only Monster of a deck is still one to choose', () => {
    const t = table({
      party: [{ is: 'Golias' }, { is: 'Gwyn' }],
      encounters: ['ambushed-1', 'Wolf'],
      others: 'removed',
      options: { ambushSearch: 'leaderChooses' },
      rolls: [1],
    });
    expect(t.box.faces[monster(t).card]!.name).toBe('Wolf');
  });

  test('RE-TRAP-04 a 1 fails, a 2 that reaches the number does not ask for a Star', () => {
    const snare = (die: number) =>
      table({
        party: [{ is: 'Golias', stars: 1, statTokens: [9, 9, 9] }],
        encounters: ['Snare Line', 'Wolf'],
        rolls: [die],
      });
    expect(snare(1).question).toBe('after-your-roll');
    expect(last(snare(2), 'trapRolled').safe).toBe(true);
  });

  test('Cursed Mirror: whoever has a Star token to lose is in no danger, and is offered no Herbs', () => {
    const mirror = (stars: number) =>
      table({
        party: [{ is: 'Golias', health: 1, stars, items: ['Healing Herbs'] }, { is: 'Gwyn' }],
        level: 3,
        encounters: ['Cursed Mirror', 'Dire Hound'],
        rolls: stars > 0 ? [2] : [],
      });
    expect(mirror(0).question).toBe('item-first');
    expect(mirror(1).question).toBe('after-your-roll');
  });

  test('RE-RULE-22 Encore needs somebody standing to give a Star token to', () => {
    const star = (friend: number) =>
      table({
        party: [{ is: 'Artina' }, { is: 'Golias', health: friend }, { is: 'Gwyn', health: friend }],
        encounters: ['Grumbling Boar'],
        options: { defeatRule: 'allDown' },
      })
        .rolls(STAR)
        .answers(0, 'Attack with Magic');
    expect(star(9).question).toBe('give-a-star');
    expect(told(star(0), 'abilityUsed')).toEqual([]);
  });

  test('RE-SETUP-06 nobody begins a match with an ability or the Owl used up', () => {
    const t = new Scenario(game, { players: 1, options: {}, rolls: [] }).answers(0, 'Golias');
    expect(health(t, 0)).toBe(19);
    expect(t.state).toMatchObject({ abilityUsed: false, party: [{ owlUsed: false }] });
  });
});
