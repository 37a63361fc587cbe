// Monsters in a fight: what their abilities do, one by one.

import { describe, expect, test } from 'vitest';
import { blowSum } from '../board/sums.ts';
import { carried, health, hero, last, monster, names, table, told } from './table.ts';

const STAR = 6;
const duo = [{ is: 'Golias' }, { is: 'Gwyn' }];
const fight = (encounter: string, party: Parameters<typeof table>[0]['party'] = duo, more = {}) =>
  table({ party, encounters: [encounter], ...more });

describe('Monsters', () => {
  test('RE-RULE-18 RE-RULE-19 9 against a Stat of 4, less a Defense token and the Padded Coat: 3', () => {
    // Grumbling Boar: 3 + 4 + 2 for its Charge is 9; Rolyn’s Strength is 4.
    const party = [{ is: 'Rolyn', wears: ['Padded Coat'], defenseTokens: 1 }, { is: 'Golias' }];
    const t = fight('Grumbling Boar', party).rolls(4).answers(0, 'Pass').answers(1, 'Pass');
    expect(last(t, 'monsterAttacked').blows[0]).toEqual({
      seat: 0,
      total: 9,
      stat: 4,
      less: 2,
      venom: 0,
      damage: 3,
    });
    expect(health(t, 0)).toBe(14 - 3);
  });

  test('Blood Scent: the Wolf is 2 higher against the half-dead', () => {
    const t = fight('Wolf', [{ is: 'Golias', health: 9 }, { is: 'Gwyn' }])
      .rolls(1)
      .answers(0, 'Pass')
      .answers(1, 'Pass');
    expect(last(t, 'monsterAttacked').blows.map(({ total, damage }) => [total, damage])).toEqual([
      [6, 3],
      [4, 1],
    ]);
  });

  test('Charge: only the first Attack is 2 higher', () => {
    const t = fight('Grumbling Boar').rolls(3, 3);
    t.answers(0, 'Pass').answers(1, 'Pass').answers(0, 'Pass').answers(1, 'Pass');
    expect(told(t, 'monsterAttacked').map(({ total }) => total)).toEqual([8, 6]);
  });

  test('RE-RULE-44 Bear Hug strikes only the Leader, or the next who stands', () => {
    const t = fight('Thornback Bear').rolls(3).answers(0, 'Pass').answers(1, 'Pass');
    expect(last(t, 'monsterAttacked').blows).toEqual([
      { seat: 0, total: 9, stat: 5, less: 0, venom: 0, damage: 4 },
    ]);
    const down = fight('Thornback Bear', [{ is: 'Golias', health: 0 }, { is: 'Gwyn' }, { is: 'Kai' }]);
    down.rolls(3).answers(1, 'Pass').answers(2, 'Pass');
    expect(last(down, 'monsterAttacked').blows.map(({ seat }) => seat)).toEqual([1]);
  });

  test('Thorns: a Strength Attack costs 1, another does not', () => {
    const t = fight('Briar Imp')
      .rolls(1, 1)
      .answers(0, 'Attack with Strength')
      .answers(1, 'Attack with Dexterity');
    expect(
      told(t, 'hurt')
        .filter(({ by }) => names(t, [by])[0] === 'Briar Imp')
        .map(({ seat, damage }) => [seat, damage])[0],
    ).toEqual([0, 1]);
  });

  test('RE-RULE-05 a dying Monster’s burst comes before the Encounter is over', () => {
    const party = [{ is: 'Golias', health: 0 }, { is: 'Gwyn', health: 2, attackTokens: 20 }, { is: 'Kai' }];
    const t = fight('Sporecap', party).rolls(3).answers(1, 'Attack with Strength');
    expect(t.result).toMatchObject({ party: 'lost' });
  });

  test('Entangle: the Leader’s Attacks are 2 lower', () => {
    const t = fight('Strangler Vine')
      .rolls(3, 3)
      .answers(0, 'Attack with Strength')
      .answers(1, 'Attack with Strength');
    expect(told(t, 'attacked').map(({ total }) => total)).toEqual([5 + 3 - 2, 4 + 3]);
  });

  test('Venom: whoever is damaged takes 1 more', () => {
    const t = fight('Wood Spider', [{ is: 'Golias' }, { is: 'Kai' }])
      .rolls(1)
      .answers(0, 'Pass')
      .answers(1, 'Pass');
    expect(last(t, 'monsterAttacked').blows.map(({ damage }) => damage)).toEqual([5 - 3 + 1, 0]);
    const sums = last(t, 'monsterAttacked').blows.map((blow) =>
      blowSum(blow).terms.map(({ label }) => label),
    );
    expect(sums).toEqual([
      ['Attack', 'own Stat', 'venom', 'damage'],
      ['Attack', 'own Stat', 'damage'],
    ]);
  });

  test('Swarm: no Attack deals more than 2, a bomb does', () => {
    const t = fight('Hornet Swarm', [{ is: 'Golias', items: ['Pepper Bomb'] }, { is: 'Gwyn' }]);
    t.rolls(5).answers(0, 'Attack with Strength');
    expect(last(t, 'attacked').damage).toBe(2);
    t.answers(0, 'Use Pepper Bomb');
    expect(told(t, 'defeated')).toHaveLength(1);
  });

  test('Pilfer: after damage an unequipped Loot is lost at random', () => {
    const t = fight('Goblin Cutpurse', [{ is: 'Golias', carries: ['Quarterstaff'] }, { is: 'Gwyn' }]);
    t.rolls(3).answers(0, 'Pass').answers(1, 'Pass');
    expect(carried(t, 0)).toEqual([]);
    expect(names(t, t.view().lootDiscards[0]!)).toEqual(['Quarterstaff']);
  });

  test('Mending Hex: 1X at the start of its turn, never above the start', () => {
    const t = fight('Goblin Hexer').rolls(2, 1, 1).answers(0, 'Attack with Strength').answers(1, 'Pass');
    expect(monster(t).health).toBe(monster(t).start - 6 + 2);
    const whole = fight('Goblin Hexer').rolls(1).answers(0, 'Pass').answers(1, 'Pass');
    expect(monster(whole).health).toBe(monster(whole).start);
  });

  test('Stone Face: the first Attack of a round deals 2 less, even one that dealt nothing', () => {
    const t = fight('Mossy Totem')
      .rolls(3, 3, 3)
      .answers(0, 'Attack with Strength')
      .answers(1, 'Attack with Strength');
    expect(told(t, 'attacked').map(({ damage }) => damage)).toEqual([5 - 2, 4]);
  });

  test('RE-COMBAT-20 RE-RULE-18 a forecast names every term: what the first Attack loses, halving, and a cap', () => {
    const seen = (name: string, more = {}) => fight(name, undefined, more).decision(0).options[0]!.data;
    expect(seen('Mossy Totem')).toMatchObject({ total: 5, defence: 3, less: 2, least: 1, most: 5 });
    expect(seen('Ironback Beetle', { level: 2 })).toMatchObject({ halved: true, less: 0, cap: 0 });
    expect(seen('Shrieker Bats', { level: 2 })).toMatchObject({ halved: false, cap: 5 });
  });

  test('Flicker: a 1 deals nothing', () => {
    const t = fight('Will-o’-Wisp').rolls(1).answers(0, 'Attack with Strength');
    expect(last(t, 'attacked').damage).toBe(0);
  });

  test('RE-RULE-18 Hard Shell: 7 of Strength are 3', () => {
    const t = fight('Ironback Beetle', [{ is: 'Golias', attackTokens: 4 }, { is: 'Gwyn' }], { level: 2 });
    t.rolls(4).answers(0, 'Attack with Strength');
    expect(last(t, 'attacked')).toMatchObject({ total: 13, defence: 6, damage: 3 });
  });

  test('Corrode: who is damaged flips an Armor of their choice', () => {
    const t = fight(
      'Acid Slime',
      [{ is: 'Rolyn', wears: ['Armor: Padded Coat', 'Armor: Leather Jerkin'] }, { is: 'Swish' }],
      { level: 2 },
    );
    t.rolls(5).answers(0, 'Pass').answers(1, 'Pass');
    t.offers(0, ['Padded Coat', 'Leather Jerkin']).answers(0, 'Leather Jerkin');
    expect(hero(t, 0).slots.map(({ faceUp }) => faceUp)).toEqual([true, true, false, true]);
  });

  test('Web Shot: the Leader loses the first Combat turn, Item and all', () => {
    const t = fight('Cave Widow', [{ is: 'Golias', items: ['Pepper Bomb'] }, { is: 'Gwyn' }], { level: 2 });
    expect(t.asked).toEqual([1]);
    t.rolls(1).answers(1, 'Pass');
    expect(t.asked).toEqual([0]);
  });

  test('Pick Through Plate: Armor counts for nothing, Defense tokens do', () => {
    const party = [{ is: 'Golias', wears: ['Chainmail'], defenseTokens: 1 }, { is: 'Rolyn' }];
    const t = fight('Goblin Miner', party, { level: 2 }).rolls(4).answers(0, 'Pass').answers(1, 'Pass');
    expect(last(t, 'monsterAttacked').blows[0]).toEqual({
      seat: 0,
      total: 9,
      stat: 5,
      less: 1,
      venom: 0,
      damage: 3,
    });
  });

  test('Reassemble: the first defeat leaves it with 2X', () => {
    const t = fight('Bone Delver', [{ is: 'Golias', attackTokens: 30 }, { is: 'Gwyn' }], { level: 2 });
    t.rolls(3).answers(0, 'Attack with Strength');
    expect(monster(t).health).toBe(4);
    t.rolls(3).answers(1, 'Attack with Strength');
    expect(told(t, 'reassembled')).toHaveLength(1);
  });

  test('Dread: no Combat Ability, natural Stars are re-rolled, and no token can be spent', () => {
    const t = fight('Pale Wraith', [{ is: 'Golias', stars: 1 }, { is: 'Gwyn' }], { level: 2 });
    t.rolls(STAR, 2).answers(0, 'Attack with Strength');
    expect(last(t, 'attacked')).toMatchObject({ die: 2, defence: 6 });
    expect(told(t, 'abilityUsed')).toEqual([]);
    expect(hero(t, 0).stars).toBe(1);
  });

  test('Refraction: a Magic Attack costs 2', () => {
    const t = fight('Crystal Golem', [{ is: 'Swish' }, { is: 'Gwyn' }], { level: 2 })
      .rolls(2)
      .answers(0, 'Attack with Magic');
    expect(health(t, 0)).toBe(12);
  });

  test('Snap!: only the Leader, 2 higher, and one Loot more', () => {
    const t = fight('Mimic Chest', [{ is: 'Golias', attackTokens: 30 }, { is: 'Gwyn' }], { level: 2 });
    t.rolls(3).answers(0, 'Attack with Strength');
    expect(told(t, 'loot')).toHaveLength(2);
  });

  test('Stoneskin, Old Plate and the Rats: every Attack 2 less, the first 4 less, none above 7', () => {
    const dealt = (encounter: string) => {
      const t = fight(encounter, [{ is: 'Golias', attackTokens: 10 }, { is: 'Gwyn' }], { level: 3 });
      return last(t.rolls(3).answers(0, 'Attack with Strength'), 'attacked').damage;
    };
    expect(dealt('Parapet Gargoyle')).toBe(18 - 7 - 2);
    expect(dealt('Rusted Sentinel')).toBe(18 - 8 - 4);
    expect(dealt('Plague Rats')).toBe(7);
  });

  test('Wail: checked against the lowest Stat', () => {
    const t = fight('Hall Banshee', duo, { level: 3 }).rolls(1).answers(0, 'Pass').answers(1, 'Pass');
    expect(last(t, 'monsterAttacked').blows.map(({ stat }) => stat)).toEqual([1, 2]);
  });

  test('Shield Line: the Leader and the left neighbour, 1 higher', () => {
    const party = [{ is: 'Golias' }, { is: 'Gwyn' }, { is: 'Kai' }];
    const t = fight('Skeleton Legion', party, { level: 3 }).rolls(1);
    t.answers(0, 'Pass').answers(1, 'Pass').answers(2, 'Pass');
    expect(last(t, 'monsterAttacked').blows.map(({ seat, total }) => [seat, total])).toEqual([
      [0, 9],
      [1, 9],
    ]);
  });

  test('Crown Thief: after damage the Leader loses a Star token', () => {
    const t = fight('Goblin Usurper', [{ is: 'Golias', stars: 1 }, { is: 'Gwyn' }], { level: 3 }).rolls(1);
    t.answers(0, 'Pass').answers(1, 'Pass');
    expect(hero(t, 0).stars).toBe(0);
  });

  test('Fire Breath: at least 2 for everybody struck, after all reductions', () => {
    const party = [
      { is: 'Swish', statTokens: [0, 0, 9] as [number, number, number], defenseTokens: 5 },
      { is: 'Golias' },
    ];
    const t = fight('Drakeling', party, { level: 3 }).rolls(1).answers(0, 'Pass').answers(1, 'Pass');
    expect(health(t, 0)).toBe(14 - 2);
  });

  test('Turned Blades: the Leader’s cards go face-down, and Health above the lower maximum is lost', () => {
    const party = [
      { is: 'Golias', wears: ['Heart Locket', 'Short Sword'], health: 23 },
      { is: 'Gwyn', wears: ['Quarterstaff'] },
    ];
    const t = fight('Haunted Armory', party, { level: 3 });
    expect(hero(t, 0).slots.map(({ faceUp }) => faceUp)).toEqual([false, true, false]);
    expect(hero(t, 1).slots[0]!.faceUp).toBe(true);
    expect(health(t, 0)).toBe(19);
  });

  test('RE-COMBAT-11 fierce: every Attack is 1 higher', () => {
    const t = fight('Wolf', duo, { options: { difficulty: 'fierce' } })
      .rolls(1)
      .answers(0, 'Pass')
      .answers(1, 'Pass');
    expect(last(t, 'monsterAttacked').total).toBe(5);
  });
});
