// Where something happens to nobody, to one of equals, or for the last time: what a broken line there would change.

import { describe, expect, test } from 'vitest';
import { BOSSES } from '../cards/bosses.ts';
import type { BossAbility } from '../cards/card.ts';
import { breathe } from '../rules/boss.ts';
import { mayImprove } from '../rules/dominated.ts';
import { drawLoot } from '../rules/loot.ts';
import { worthOf } from '../rules/price.ts';
import { allReady, last, monster, names, table, told } from './table.ts';

const duo = [{ is: 'Golias' }, { is: 'Gwyn' }];

describe('Bosses', () => {
  test('Silkmother Vex: of equals with the most Health the Cocoon takes the nearest to the Leader', () => {
    const wrapped = (...healths: number[]) => {
      const party = ['Golias', 'Gwyn', 'Rolyn'].map((is, at) => ({ is, led: 2, health: healths[at]! }));
      const t = table({ party, at: 'boss', boss: 'Silkmother Vex', leader: 1 });
      t.rolls(1).answers(1, 'Pass').answers(2, 'Pass').answers(0, 'Pass');
      return told(t, 'cocooned').map(({ seat }) => seat);
    };
    expect(wrapped(10, 5, 10)).toEqual([2]);
    expect(wrapped(10, 10, 10)).toEqual([1]);
    expect(wrapped(11, 10, 10)).toEqual([0]);
  });

  test('enough Armor takes all of a breath away, and never heals', () => {
    const party = [{ is: 'Rolyn', wears: ['Chainmail', 'Padded Coat'] }];
    const { table: t } = table({ party, at: 'boss', level: 2, boss: 'Gloomscale' });
    const harm = (amount: number) =>
      breathe.harm(t, 0, t.state.monsters[0]!, { amount, less: 2 } as BossAbility);
    expect([5, 4, 3].map(harm)).toEqual([1, 0, 0]);
  });

  test('Soul Tithe is told, and tells whose token it was', () => {
    const party = [{ is: 'Golias', led: 2, stars: 1 }];
    const t = table({ party, at: 'boss', level: 3, boss: 'The Hollow King' }).rolls(1).answers(0, 'Pass');
    expect(told(t, 'starLost')).toMatchObject([{ seat: 0, by: monster(t).card }]);
  });

  test.each(Object.values(BOSSES).flatMap(({ top, star }) => [top, star]))(
    'an Ability has those figures that its text speaks of: $name',
    ({ text, ...figures }) => {
      expect(figures.regains > 0).toBe(/regains/.test(text));
      expect(figures.amount > 0).toBe(/damage|less on/.test(text));
      expect(figures.less > 0).toBe(/less 2 for each|, or 1 if/.test(text));
      expect(figures.gears > 0).toBe(/adds up/.test(text));
    },
  );
});

describe('fights', () => {
  test('RE-RULE-51 a blow that takes nothing has moved no Health: three rounds of them are idle', () => {
    const party = [{ is: 'Golias', defenseTokens: 30 }];
    const t = table({ party, encounters: ['Mossy Totem'] });
    for (let round = 1; round <= 3; round++) t.rolls(1, 1).answers(0, 'Attack with Magic');
    expect(told(t, 'attacked').map(({ damage }) => damage)).toEqual([0, 0, 0]);
    expect(told(t, 'stalemate')).toMatchObject([{ rounds: 3, scratched: false }]);
  });

  test.each([
    ['Goblin Cutpurse', 1, 'Pilfer'],
    ['Acid Slime', 2, 'Corrode'],
    ['Goblin Usurper', 3, 'Crown Thief'],
  ] as const)(
    '%s of Level %i: %s is told when it has damaged somebody, and not before',
    (name, level, ability) => {
      const shown = (statTokens: [number, number, number]) => {
        const t = table({ party: [{ is: 'Golias', statTokens }], level, encounters: [name] });
        t.rolls(2).answers(0, 'Pass');
        return told(t, 'abilityOf').map((each) => each.ability);
      };
      expect(shown([0, 0, 0])).toEqual([ability]);
      expect(shown([20, 20, 20])).toEqual([]);
    },
  );

  test('Crown Thief, and nobody else, takes the Leader’s Star token, and says so', () => {
    const robbed = (level: 1 | 2 | 3, name: string) => {
      const t = table({ party: [{ is: 'Golias', stars: 1 }], level, encounters: [name] });
      t.rolls(2).answers(0, 'Pass');
      return [t.view().players[0]!.stars, told(t, 'starLost').map(({ by }) => names(t, [by])[0])];
    };
    expect(robbed(3, 'Goblin Usurper')).toEqual([0, ['Goblin Usurper']]);
    expect(robbed(1, 'Goblin Cutpurse')).toEqual([1, []]);
    expect(robbed(2, 'Acid Slime')).toEqual([1, []]);
  });

  test('RE-RULE-31 the only Monster of a deck, though the Leader may choose, lies in ambush', () => {
    const t = table({
      party: duo,
      encounters: ['ambushed-1', 'Wolf'],
      others: 'removed',
      options: { ambushSearch: 'leaderChooses' },
      rolls: [1],
    });
    expect(names(t, [last(t, 'ambushed').monster])).toEqual(['Wolf']);
  });
});

describe('what is told, and what a defeat is worth', () => {
  test('Glitterstorm is told, and of which Monster', () => {
    const bear = table({ party: [{ is: 'Swish' }, { is: 'Golias' }], encounters: ['Thornback Bear'] });
    bear.rolls(6, 1).answers(0, 'Attack with Dexterity');
    expect(told(bear, 'dazed')).toMatchObject([{ monster: monster(bear).card, amount: 4 }]);
  });

  test('a Party that falls at once is worth nothing, one that comes to another Level a little', () => {
    const scores = (level: 1 | 2, boss: string) => {
      const party = [{ is: 'Golias', health: 1 }];
      const options = { soloSecondWind: false };
      const t = table({ party, at: 'boss', level, boss, options }).rolls(5);
      t.answers(0, 'Pass');
      expect(t.result).toMatchObject({ party: 'lost' });
      return t.result!.scores[0]!;
    };
    expect(scores(1, 'Grandmother Mossjaw')).toBe(0);
    expect(scores(2, 'Gloomscale')).toBeCloseTo(0.01 / 3);
  });
});

describe('rolls', () => {
  const passage = (party: Parameters<typeof table>[0]['party']) =>
    table({ party, level: 2, encounters: ['Hidden Passage', 'Tunnel Badger'] }).answers(0, 'Go in');

  test('RE-RULE-25 who gets stuck in the Hidden Passage is hurt and finds nothing', () => {
    const t = passage(duo).rolls(2).answers(0, 'Golias');
    expect(last(t, 'tested')).toMatchObject({ seat: 0, safe: false });
    expect(told(t, 'hurt')).toMatchObject([{ seat: 0, damage: 3 }]);
    expect(told(t, 'loot')).toEqual([]);
  });

  test('RE-RULE-25 where a 1 is enough the chance is certain', () => {
    const t = passage([{ is: 'Swish', statTokens: [0, 0, 5] }, { is: 'Golias' }]);
    const chances = t.decision(0).options.map(({ data }) => (data as { chance: number }).chance);
    expect(chances[0]).toBe(1);
    expect(chances[1]).toBeLessThan(1);
  });
});

describe('Loot and the window', () => {
  test('RE-FLOW-02 Relic Seeker: which two were turned up is told before one is kept', () => {
    const party = [{ is: 'Reginald', attackTokens: 20 }];
    const t = table({ party, encounters: ['Wolf'], loot: ['Warm Mitten', 'Short Sword'] });
    t.rolls(2).answers(0, 'Attack with Strength');
    expect(names(t, last(t, 'relics').cards).sort()).toEqual(['Short Sword', 'Warm Mitten']);
  });

  test('RE-FLOW-02 what Relic Seeker has put under the deck is known until it is drawn', () => {
    const { table: t } = table({ party: duo, at: 'window' });
    t.state.lootBottoms[0] = 1;
    drawLoot(t, 0);
    expect(t.state.lootBottoms[0]).toBe(1);
    t.state.loot[0]!.length = 1;
    drawLoot(t, 0);
    expect(t.state.lootBottoms[0]).toBe(0);
  });

  test('RE-QUEST-01 whoever does not lead has Equipment to put on, and no Side Quest to try', () => {
    const party = [{ is: 'Golias' }, { is: 'Gwyn', carries: ['Short Sword'] }];
    const t = table({ party, at: 'window', quests: ['The Woodcutter’s Plea'], encounters: ['Wolf'] });
    const tries = (seat: number) => t.labels(seat).filter((label) => label.startsWith('Try '));
    expect([tries(0), tries(1)]).toEqual([['Try The Woodcutter’s Plea'], []]);
    expect(allReady(t).question).not.toBe('between-encounters');
  });

  test('RE-ENCH-07 RE-RULE-38 a desk that does not take the Enchantment does not take what it is attached to', () => {
    const worth = (at: 'event sale' | 'reward sale', level: 1 | 2) => {
      const party = [{ is: 'Golias', wears: ['Short Sword'] }];
      const { table: t } = table({ party, at, level, enchanted: { 'Short Sword': 'Rune of Rest' } });
      return worthOf(t, t.state.party[0]!.worn[0]!);
    };
    expect([worth('event sale', 1), worth('event sale', 2)]).toEqual([0, 3]);
  });

  test('a Wooden Shield is no more than a Short Sword in the hand, and more than nothing on the arm', () => {
    const party = [{ is: 'Golias', wears: ['Short Sword', 'Leather Jerkin'], carries: ['Wooden Shield'] }];
    const { table: t } = table({ party, at: 'window' });
    const shield = t.state.party[0]!.carried[0]!;
    expect([0, 1].map((slot) => mayImprove(t, 0, shield, slot))).toEqual([false, true]);
  });
});
