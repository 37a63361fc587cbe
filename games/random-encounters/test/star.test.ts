// Stars, Star tokens, and what the nine Characters do with them; Explorer Abilities.

import { describe, expect, test } from 'vitest';
import { CHARACTERS } from '../cards/characters.ts';
import type { StarData } from '../questions/combat-ability.ts';
import type { RollData } from '../questions/roll.ts';
import type { FoeData } from '../questions/roller.ts';
import { carried, health, hero, last, monster, names, table, told } from './table.ts';

const STAR = 6;
const fight = (party: Parameters<typeof table>[0]['party'], more = {}) =>
  table({ party, encounters: ['Grumbling Boar'], ...more });

describe('Star tokens', () => {
  test('RE-STAR-01 RE-RULE-24 right after the own roll, before its result; one per roll', () => {
    const t = fight([{ is: 'Golias', stars: 2 }, { is: 'Gwyn' }])
      .rolls(1)
      .answers(0, 'Attack with Strength');
    t.offers(0, ['Let it stand', 'Spend a Star token']);
    expect(t.decision(0)).toMatchObject({ why: 'Grumbling Boar: total 6 with the 1', standard: 0 });
    t.rolls(3).answers(0, 'Spend a Star token');
    expect(hero(t, 0).stars).toBe(1);
    expect(last(t, 'attacked')).toMatchObject({ total: 8, defence: 0, damage: 8 });
  });

  test('RE-STAR-02 RE-TRAP-05 RE-RULE-24 even a 1 on a Trap becomes a success', () => {
    const t = table({ party: [{ is: 'Rolyn', stars: 1 }], encounters: ['Snare Line', 'Wolf'], rolls: [1] });
    t.answers(0, 'Spend a Star token');
    expect(told(t, 'trapRolled')[0]).toMatchObject({ die: STAR, safe: true });
    expect(told(t, 'hurt')).toEqual([]);
    expect(hero(t, 0).stars).toBe(0);
  });

  test('RE-STAR-02 on a Side Quest and on an Item too', () => {
    const party = [{ is: 'Golias', stars: 2, items: ['Fortune Cookie'] }];
    const t = table({ party, at: 'window', quests: ['The Woodcutter’s Plea'], encounters: ['Wolf'] });
    t.rolls(2).answers(0, 'Try The Woodcutter’s Plea').answers(0, 'Spend a Star token');
    expect(told(t, 'questDone')).toHaveLength(1);
    t.rolls(1).answers(0, 'Use Fortune Cookie').answers(0, 'Spend a Star token');
    expect(last(t, 'cookie').die).toBe(STAR);
  });

  test('RE-RULE-24 not where a Star would be rolled again: Kafula with everybody at full Health', () => {
    const t = fight([{ is: 'Golias' }, { is: 'Kafula', stars: 1 }])
      .answers(0, 'Pass')
      .rolls(2)
      .answers(1, 'Attack with Magic');
    expect(told(t, 'attacked')[0]).toMatchObject({ seat: 1, die: 2 });
    expect(hero(t, 1).stars).toBe(1);
  });

  test('RE-RULE-41 tokens are kept from Level to Level, and there is no trade in them', () => {
    const t = table({
      party: [{ is: 'Golias', stars: 3, led: 2, attackTokens: 99 }],
      at: 'boss',
      boss: 'Silkmother Vex',
    });
    t.rolls(2).answers(0, 'Attack with Strength').answers(0, 'Strength');
    expect(hero(t, 0).stars).toBe(4);
  });

  test('RE-STAR-01 a blow that ends the fight is let stand unasked, unless the Star would outlast the fight', () => {
    const lastBlow = (is: string, health: number) =>
      table({ party: [{ is, stars: 1, attackTokens: 20, health }], encounters: ['Wolf'], others: 'removed' })
        .rolls(2)
        .answers(0, 'Attack with Dexterity').question;
    expect(lastBlow('Golias', 5)).not.toBe('after-your-roll');
    expect(lastBlow('Kafula', 5)).toBe('after-your-roll');
    expect(lastBlow('Kafula', 13)).not.toBe('after-your-roll');
  });
});

describe('Combat Abilities', () => {
  test('RE-STAR-03 RE-STAR-05 RE-RULE-20 RE-RULE-21 RE-RULE-57 Star, Star, 2: Skullsplitter once, the second Star is rolled again', () => {
    const t = fight([{ is: 'Golias' }, { is: 'Gwyn' }])
      .rolls(STAR, STAR, 2)
      .answers(0, 'Attack with Strength');
    expect(told(t, 'abilityUsed')).toHaveLength(1);
    expect(last(t, 'attacked')).toMatchObject({ die: 2, total: 7, defence: 0, damage: 7 });
  });

  test('RE-STAR-01 a Star token says what its Attack would deal, where that is known', () => {
    const dealt = (is: string, options = {}) => {
      const t = fight([{ is, stars: 1 }, { is: 'Gwyn' }], { options });
      t.rolls(2).answers(0, 'Attack with Strength');
      return (t.decision(0)!.options.find(({ key }) => key === 'star')!.data as RollData).outlook;
    };
    expect(dealt('Golias')).toMatchObject({ least: 6, most: 10, defeats: 0 }); // Strength 5, against 0
    expect(dealt('Golias', { starFollowUp: 'countsAsSix' })).toMatchObject({ least: 11, most: 11 });
    expect(dealt('Artina')).toBeUndefined();
  });

  test('RE-RULE-20 as a house rule the Star counts as 6', () => {
    const t = fight([{ is: 'Golias' }, { is: 'Gwyn' }], { options: { starFollowUp: 'countsAsSix' } });
    t.rolls(STAR).answers(0, 'Attack with Strength');
    expect(last(t, 'attacked')).toMatchObject({ die: 6, total: 11, damage: 11 });
  });

  test('RE-CHAR-02 only in Combat: a Star on a Trap sets nothing off', () => {
    const t = table({ party: [{ is: 'Golias' }], encounters: ['Snare Line', 'Wolf'], rolls: [STAR] });
    expect(told(t, 'trapRolled')[0]!.safe).toBe(true);
    expect(told(t, 'abilityUsed')).toEqual([]);
  });

  test('RE-CAST-01 RE-RULE-26 Encore: another gets a Star token; alone Artina herself', () => {
    const t = fight([{ is: 'Artina' }, { is: 'Golias' }, { is: 'Gwyn' }])
      .rolls(STAR)
      .answers(0, 'Attack with Magic');
    t.offers(0, ['Golias (Player 2)', 'Gwyn (Player 3)'])
      .rolls(2)
      .answers(0, 'Gwyn')
      .answers(0, 'Let it stand');
    expect(hero(t, 2).stars).toBe(1);
    expect(last(t, 'attacked').die).toBe(2);
    const alone = fight([{ is: 'Artina' }])
      .rolls(STAR, 2)
      .answers(0, 'Attack with Magic');
    expect(hero(alone, 0).stars).toBe(1);
  });

  test('RE-RULE-22 Steal may be declined: then the die is rolled again', () => {
    const t = fight([{ is: 'Tumble' }, { is: 'Golias' }]).answers(0, 'Stay');
    t.rolls(STAR).answers(0, 'Attack with Dexterity').rolls(STAR, 4).answers(0, 'Roll again and attack');
    expect(last(t, 'attacked')).toMatchObject({ die: 4, total: 9 });
    expect(told(t, 'loot')).toEqual([]);
  });

  test('RE-RULE-22 a Star that was paid for is for the ability: nothing more is asked', () => {
    const t = fight([{ is: 'Reginald', stars: 1 }, { is: 'Golias' }]);
    t.rolls(1).answers(0, 'Attack with Magic').rolls(3).answers(0, 'Spend a Star token');
    expect(last(t, 'attacked')).toMatchObject({ seat: 0, stats: [0, 2], die: 3 });
    expect(t.asked).toEqual([1]);
  });

  test('RE-RULE-22 with no Loot left to draw, Steal has no effect', () => {
    const t = fight([{ is: 'Tumble' }, { is: 'Golias' }], { others: 'removed' }).answers(0, 'Stay');
    t.rolls(STAR, 3).answers(0, 'Attack with Dexterity');
    expect(last(t, 'attacked').die).toBe(3);
  });

  test('RE-CAST-05 Halcyon Prayer: everybody heals 2, the knocked-out stand up', () => {
    const party = [{ is: 'Golias', health: 10 }, { is: 'Kafula' }, { is: 'Gwyn', health: 0 }];
    const t = fight(party).answers(0, 'Pass').rolls(STAR, 3).answers(1, 'Attack with Magic');
    expect([health(t, 0), health(t, 1), health(t, 2)]).toEqual([12, hero(t, 1).maxHealth, 2]);
    expect(t.asked).toEqual([2]);
  });

  test('Shield Wall and Battle Plan: tokens are shared out among the standing', () => {
    const t = fight([{ is: 'Rolyn' }, { is: 'Gwyn' }, { is: 'Kai', health: 0 }])
      .rolls(STAR)
      .answers(0, 'Attack with Strength');
    t.offers(0, ['Rolyn (Player 1)', 'Gwyn (Player 2)']).answers(0, 'Gwyn').rolls(1).answers(0, 'Rolyn');
    expect([hero(t, 0).defenseTokens, hero(t, 1).defenseTokens]).toEqual([1, 1]);
    t.rolls(STAR)
      .answers(1, 'Attack with Strength')
      .answersAll(1, 'Gwyn', 'Gwyn', 'Rolyn')
      .rolls(1, 1)
      .answers(1, 'Gwyn');
    expect(last(t, 'attacked').total).toBe(4 + 1 + 3);
  });

  test('RE-CAST-08 Twin Shot: two Attacks, each with its own Stat; two Weapons, and Gwyn’s tokens count twice', () => {
    const party = [{ is: 'Kai', wears: ['Hunting Bow', 'Short Sword'], attackTokens: 2 }, { is: 'Gwyn' }];
    const t = fight(party).rolls(STAR).answers(0, 'Attack with Dexterity').rolls(1, 2).answers(0, 'Use it');
    t.answers(0, 'Attack with Strength');
    expect(told(t, 'attacked').map(({ stats, total }) => [stats, total])).toEqual([
      [[1], 5 + 2 + 2 + 1],
      [[0], 2 + 1 + 2 + 2],
    ]);
  });

  test('Twin Shot: with nobody left to shoot at the second is lost', () => {
    const t = fight([{ is: 'Kai', attackTokens: 30 }, { is: 'Gwyn' }])
      .rolls(STAR)
      .answers(0, 'Attack with Dexterity');
    t.rolls(1).answers(0, 'Use it');
    expect(told(t, 'attacked')).toHaveLength(1);
    expect(told(t, 'defeated')).toHaveLength(1);
  });

  test('Spellstrike: Strength and Magic together against the higher of the two, and thorns of both', () => {
    const t = table({ party: [{ is: 'Reginald' }, { is: 'Golias' }], encounters: ['Briar Imp'] });
    t.rolls(STAR).answers(0, 'Attack with Magic').rolls(2).answers(0, 'Use it');
    expect(last(t, 'attacked')).toMatchObject({ stats: [0, 2], total: 4 + 4 + 2, defence: 3, damage: 7 });
    expect(health(t, 0)).toBe(hero(t, 0).maxHealth - 1);
  });

  test('RE-COMBAT-20 before a Star is used it is known what Spellstrike deals', () => {
    const t = table({ party: [{ is: 'Reginald' }, { is: 'Golias' }], encounters: ['Briar Imp'] });
    t.rolls(STAR).answers(0, 'Attack with Magic');
    const asked = t.decision(0).options.map(({ label, data }) => [label, (data as StarData).outlook]);
    expect(asked).toMatchObject([
      ['Use it', { least: 4 + 4 + 1 - 3, most: 4 + 4 + 5 - 3 }],
      ['Roll again and attack', { least: 4 + 1 - 3, most: 4 + 5 - 3 }],
    ]);
    expect(t.view(1).roll).toBeUndefined();
  });

  test('RE-STAR-03 a Star whose blow would end the fight either way is used without asking', () => {
    const felling = (more: object) =>
      table({ party: [{ is: 'Reginald', ...more }], encounters: ['Wolf'], others: 'removed' })
        .rolls(STAR, 1)
        .answers(0, 'Attack with Strength');
    expect(told(felling({ attackTokens: 20 }), 'abilityUsed')).toHaveLength(1);
    expect(felling({}).question).toBe('activate');
  });

  test('RE-STAR-01 a token that could buy no more damage says so: nothing deals a swarm more', () => {
    const gains = (attackTokens: number) => {
      const t = table({
        party: [{ is: 'Reginald', stars: 1, attackTokens }, { is: 'Gwyn' }],
        encounters: ['Plague Rats'],
        level: 3,
      });
      t.rolls(1).answers(0, 'Attack with Strength');
      return (t.decision(0).options.find(({ key }) => key === 'star')!.data as RollData).isNoGain;
    };
    expect(gains(9)).toBe(true);
    expect(gains(0)).toBeUndefined();
  });

  test('RE-STAR-01 the best number is not asked to be rolled again where a Star would count for nothing', () => {
    const asked = (die: number) =>
      fight([{ is: 'Gwyn' }, { is: 'Kafula', wears: ['Ghost Owl'] }])
        .answers(0, 'Pass')
        .rolls(die, 1)
        .answers(1, 'Attack with Strength').question;
    expect([asked(4), asked(5)]).toEqual(['after-your-roll', 'your-combat-turn']);
  });

  test('RE-STAR-01 another die says what it would deal before it is rolled, and how likely it fells', () => {
    const t = fight([{ is: 'Artina' }, { is: 'Golias' }])
      .rolls(1)
      .answers(0, 'Attack with Magic');
    const again = t.decision(0).options.find(({ key }) => key === 'top')!.data as RollData;
    expect(again.outlook).toMatchObject({ least: 3, most: 7, defeats: 0 });
  });

  test('Glitterstorm: the Monster’s next Attack is 4 lower, and only that one', () => {
    const t = fight([{ is: 'Swish' }, { is: 'Golias' }])
      .rolls(STAR, 1)
      .answers(0, 'Attack with Dexterity');
    expect(monster(t).dazed).toBe(4);
    t.rolls(5).answers(1, 'Pass').rolls(5).answers(0, 'Pass').answers(1, 'Pass');
    expect(told(t, 'monsterAttacked').map(({ total }) => total)).toEqual([3 + 5 + 2 - 4, 3 + 5]);
  });
});

describe('Explorer Abilities', () => {
  test('RE-CAST-02 RE-CHAR-03 RE-RULE-58 From the Top: one die of hers per Encounter, in a fight too', () => {
    const t = fight([{ is: 'Artina' }, { is: 'Golias' }])
      .rolls(1)
      .answers(0, 'Attack with Magic');
    t.offers(0, ['Let it stand', 'From the Top: roll again']).rolls(4).answers(0, 'From the Top');
    expect(last(t, 'attacked').die).toBe(4);
    t.rolls(3).answers(1, 'Pass').rolls(2).answers(0, 'Attack with Magic');
    expect(t.asked).toEqual([1]);
  });

  test('RE-CAST-03 whoever may run is told what a round with the Monster would be like', () => {
    const t = table({ party: [{ is: 'Tumble' }, { is: 'Golias' }], encounters: ['Grumbling Boar'] });
    const { health, rounds } = t.decision(0).options[0]!.data as FoeData;
    t.answers(0, 'Stay');
    expect(health).toBe(monster(t).health);
    expect(rounds.map(({ seat, takes }) => ({ seat, least: takes[0], most: takes[1] }))).toEqual(
      monster(t).threats.map(({ seat, least, most }) => ({ seat, least, most })),
    );
  });

  test('RE-CAST-03 RE-RULE-49 Scram!: the Monster goes under the deck and the Leader draws again, once per Level', () => {
    const party = [{ is: 'Golias' }, { is: 'Tumble' }];
    const t = table({ party, encounters: ['Grumbling Boar', 'Wolf'] })
      .answers(1, 'Run!')
      .answers(0, 'Run!');
    expect(names(t, [monster(t).card])).toEqual(['Wolf']);
    expect(names(t, t.view().underEncounters)).toEqual(['Grumbling Boar']);
    expect(hero(t, 0).led).toBe(0);
    expect(t.question).toBe('your-combat-turn');
  });

  test('RE-RULE-48 the Leader has the last word on running', () => {
    const t = table({ party: [{ is: 'Golias' }, { is: 'Tumble' }], encounters: ['Wolf'] })
      .answers(1, 'Run!')
      .answers(0, 'Stay');
    expect(names(t, [monster(t).card])).toEqual(['Wolf']);
  });

  test('RE-CAST-04 RE-STAR-08 Heave-Ho: the failed roll is rolled again with Golias’s Strength', () => {
    const party = [{ is: 'Rolyn' }, { is: 'Golias' }, { is: 'Kai' }];
    const t = table({ party, encounters: ['Leaf-Covered Pit', 'Wolf'], rolls: [1] });
    t.offers(1, ['Heave-Ho!', 'Save it for another']).rolls(2, 5, 5).answers(1, 'Heave-Ho!');
    expect(told(t, 'trapRolled')[1]).toMatchObject({ seat: 0, total: 5 + 2, safe: true });
    expect(health(t, 0)).toBe(14);
  });

  test('RE-CAST-06 Foresight: Kafula sees two, faces one, and the other goes under the deck', () => {
    const t = table({ party: [{ is: 'Kafula' }, { is: 'Golias' }], encounters: ['Wolf', 'Thornback Bear'] });
    t.offers(0, ['Wolf', 'Thornback Bear']).answers(0, 'Wolf');
    expect(names(t, [monster(t).card])).toEqual(['Wolf']);
    expect(names(t, t.view().underEncounters)).toEqual(['Thornback Bear']);
  });

  test('RE-CAST-07 RE-EVENT-08 Ever Alert: an Ambush does not attack first', () => {
    const t = table({ party: [{ is: 'Golias' }, { is: 'Kai' }], encounters: ['ambushed-1', 'Wolf'] });
    expect(told(t, 'noAmbush')).toHaveLength(1);
    expect(told(t, 'monsterAttacked')).toEqual([]);
    expect(t.asked).toEqual([0]);
  });

  test('RE-CAST-09 Listen to Me!: the others add 1 to Trap rolls while Gwyn stands', () => {
    const roll = (health: number) => {
      const party = [{ is: 'Golias' }, { is: 'Gwyn', health }, { is: 'Kai' }];
      const t = table({ party, encounters: ['Snare Line', 'Wolf'], rolls: [2] });
      return told(t, 'trapRolled')[0]!.total;
    };
    expect([roll(17), roll(0)]).toEqual([3 + 2 + 1, 3 + 2]);
  });

  test('Field Kitchen: after an Encounter that Rolyn led everybody heals', () => {
    const party = [
      { is: 'Rolyn', health: 10, attackTokens: 30 },
      { is: 'Golias', health: 10 },
    ];
    const t = fight(party).rolls(2).answers(0, 'Attack with Strength');
    const cooked = 10 + CHARACTERS.rolyn!.explorerAmount;
    expect([health(t, 0), health(t, 1)]).toEqual([cooked, cooked]);
  });

  test('Relic Seeker: Reginald sees two and keeps one', () => {
    const party = [{ is: 'Reginald', attackTokens: 30 }, { is: 'Golias' }];
    const t = fight(party, { loot: ['Short Sword', 'Hunting Bow'] })
      .rolls(2)
      .answers(0, 'Attack with Strength');
    t.offers(0, ['Short Sword', 'Hunting Bow']).answers(0, 'Hunting Bow');
    expect(carried(t, 0)).toEqual(['Hunting Bow']);
    expect(names(t, t.view().underLoot[0]!)).toEqual(['Short Sword']);
  });

  test('Up and Over: Swish uses Dexterity for any Trap, and a 1 is no failure', () => {
    const party = [{ is: 'Swish', statTokens: [0, 3, 0] as [number, number, number] }, { is: 'Golias' }];
    const t = table({ party, encounters: ['Whispering Glade', 'Wolf'], rolls: [1, 3] });
    expect(told(t, 'trapRolled')[0]).toMatchObject({ stat: 1, total: 8, safe: true });
  });

  test('Lucky Acorn: 1 more on Traps, and a natural 1 may be rolled again once', () => {
    const party = [{ is: 'Golias', wears: ['Lucky Acorn'] }];
    const t = table({ party, encounters: ['Snare Line', 'Wolf'], rolls: [1] });
    t.offers(0, ['Let it stand', 'Lucky Acorn: roll again']).rolls(1).answers(0, 'Lucky Acorn');
    expect(told(t, 'trapRolled')[0]).toMatchObject({ die: 1, safe: false });
  });

  test('Ghost Owl: once per Combat the Attack die may be rolled again', () => {
    const t = fight([{ is: 'Gwyn', wears: ['Ghost Owl'] }, { is: 'Golias' }])
      .rolls(1)
      .answers(0, 'Attack with Strength');
    t.rolls(5).answers(0, 'Ghost Owl');
    expect(last(t, 'attacked').die).toBe(5);
  });

  test('Warm Mitten heals 1 after each Encounter', () => {
    const t = fight([{ is: 'Golias', health: 5, attackTokens: 30, wears: ['Warm Mitten'] }, { is: 'Gwyn' }]);
    expect(health(t.rolls(2).answers(0, 'Attack with Strength'), 0)).toBe(6);
  });
});
