// The way through a Level: Leader turns, and when the Boss comes.

import { describe, expect, test } from 'vitest';
import { allReady, hero, kept, last, monster, names, table, told } from './table.ts';

const STAR = 6;
const strong = (is: string) => ({ is, attackTokens: 60 });

describe('the way through a Level', () => {
  test('RE-FLOW-01 RE-FLOW-04 the Leader draws; then the player on the left leads', () => {
    const t = table({
      party: [strong('Golias'), { is: 'Gwyn' }, { is: 'Rolyn' }],
      encounters: ['Wolf', 'Grumbling Boar'],
      loot: ['Beast Bait'],
    });
    expect(last(t, 'met').seat).toBe(0);
    allReady(t.rolls(2).answers(0, 'Attack with Strength'));
    expect(last(t, 'met').seat).toBe(1);
    expect(t.view().leader).toBe(1);
  });

  test('RE-FLOW-06 RE-BOSS-01 RE-FLOW-09 when everybody has led twice the Boss comes, however many cards were drawn', () => {
    const party = [
      { is: 'Golias', led: 2 },
      { is: 'Gwyn', led: 1 },
    ];
    const t = table({
      party,
      leader: 1,
      encounters: ['Travelling Peddler', 'The Woodcutter’s Plea', 'Quiet Clearing'],
    });
    t.answers(1, 'Skip it').answers(1, 'Leave it for later');
    allReady(t);
    expect(t.view()).toMatchObject({ fight: 'boss', level: 1 });
    expect(hero(t, 1).led).toBe(2);
  });

  test.each([1, 3])('RE-FLOW-05 with %i Leader turns a Level', (leaderTurns) => {
    const party = [{ is: 'Rolyn', led: leaderTurns - 1 }];
    const t = table({ party, encounters: ['Quiet Clearing'], options: { leaderTurns } });
    expect(allReady(t).view().fight).toBe('boss');
  });

  test('RE-RULE-15 before a Boss everybody says that they are ready, though there be nothing left to do', () => {
    const t = table({ party: [{ is: 'Golias' }, { is: 'Gwyn' }], at: 'last window' });
    expect([t.asked, t.labels(0), t.labels(1)]).toEqual([[0, 1], ['Ready'], ['Ready']]);
    t.answers(1, 'Ready');
    expect(t.view().fight).toBe('none');
    expect(t.answers(0, 'Ready').view().fight).toBe('boss');
  });

  test('RE-RULE-12 RE-RULE-10 a Trap that everybody fails is over: no Loot, the turn counts, leadership passes', () => {
    const party = [{ is: 'Gwyn' }, { is: 'Rolyn' }];
    const t = table({ party, encounters: ['Leaf-Covered Pit', 'Wolf'], rolls: [1, 1] });
    expect(told(t, 'loot')).toEqual([]);
    expect(hero(t, 0).led).toBe(1);
    expect(t.view().leader).toBe(1);
    expect(kept(t, 0)).toEqual(['Leaf-Covered Pit']);
  });

  test('RE-RULE-06 an empty deck takes back the finished Encounters; without any the Boss comes', () => {
    const party = [{ ...strong('Golias'), kept: ['Wolf'] }, { is: 'Gwyn' }];
    const t = table({ party, others: 'removed' });
    expect(names(t, [monster(t).card])).toEqual(['Wolf']);
    expect(told(t, 'reshuffled')).toHaveLength(1);
    const bare = table({ party: [{ is: 'Golias' }, { is: 'Gwyn' }], others: 'removed' });
    expect(allReady(bare).view().fight).toBe('boss');
  });

  test('RE-RULE-09 RE-RULE-54 the first Leader stays first, and a seat is a seat whoever holds it', () => {
    const party = [
      { is: 'Golias', led: 2 },
      { ...strong('Gwyn'), led: 2 },
    ];
    const t = table({ party, at: 'boss', leader: 0, firstLeader: 1, boss: 'Silkmother Vex' });
    expect(t.asked).toEqual([1]);
    t.rolls(2).answers(1, 'Attack with Strength').answers(1, 'Strength').answers(0, 'Strength');
    if (t.question === 'offer-for-sale') t.answers(1, 'No more sales');
    expect(t.view()).toMatchObject({ level: 2, firstLeader: 1, leader: 1 });
  });

  test.each([
    ['rotate', 0],
    ['reroll', 0],
  ] as const)('RE-RULE-09 firstLeader: %s', (firstLeader, expected) => {
    const party = [
      { is: 'Golias', led: 2 },
      { ...strong('Gwyn'), led: 2 },
    ];
    const options = { firstLeader };
    const t = table({ party, at: 'boss', leader: 1, boss: 'Silkmother Vex', options });
    t.rolls(2)
      .answers(1, 'Attack with Strength')
      .answers(1, 'Strength')
      .rolls(STAR, 1)
      .answers(0, 'Strength');
    if (t.question === 'offer-for-sale') t.answers(1, 'No more sales');
    expect(t.view().firstLeader).toBe(expected);
  });
});
