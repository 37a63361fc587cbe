// Fights: whose turn it is, what an Attack deals, tokens, falling and standing up.

import { describe, expect, test } from 'vitest';
import type { ItemCard } from '../cards/card.ts';
import { COPPER } from '../cards/copper.ts';
import { allReady, health, hero, items, kept, last, monster, table, told } from './table.ts';

const duo = [{ is: 'Golias' }, { is: 'Gwyn' }];
const fight = (encounter: string, party: Parameters<typeof table>[0]['party'] = duo, more = {}) =>
  table({ party, encounters: [encounter], ...more });

describe('the Party’s turns', () => {
  test('RE-COMBAT-03 RE-COMBAT-09 the Leader attacks first, then clockwise, once each; then the Monster', () => {
    const party = [{ is: 'Golias' }, { is: 'Gwyn' }, { is: 'Swish' }];
    const t = fight('Grumbling Boar', party, { leader: 1 });
    expect(t.asked).toEqual([1]);
    t.rolls(1).answers(1, 'Attack with Strength');
    expect(t.asked).toEqual([2]);
    t.rolls(1).answers(2, 'Attack with Magic');
    expect(told(t, 'monsterAttacked')).toEqual([]);
    t.rolls(1, 1).answers(0, 'Attack with Strength');
    expect(told(t, 'monsterAttacked')).toHaveLength(1);
    expect(t.asked).toEqual([1]);
  });

  test('RE-COMBAT-04 RE-RULE-46 any Stat, with or without a Weapon, or a pass', () => {
    fight('Wolf').offers(0, ['Attack with Strength', 'Attack with Dexterity', 'Attack with Magic', 'Pass']);
  });

  test('RE-COMBAT-15 RE-FLOW-02 a defeated Monster earns the Leader one Loot, whoever struck the blow', () => {
    const t = fight('Wolf', [{ is: 'Golias' }, { is: 'Gwyn', attackTokens: 9 }], { loot: ['Healing Herbs'] });
    t.answers(0, 'Pass').rolls(2).answers(1, 'Attack with Strength');
    expect(items(t, 0)).toEqual(['Healing Herbs']);
  });

  test('RE-COMBAT-19 RE-TRAP-10 in a fight a 1 is just a 1', () => {
    const t = fight('Wolf').rolls(1).answers(0, 'Attack with Strength');
    expect(last(t, 'attacked')).toMatchObject({ total: 6, damage: 4 });
  });

  test('RE-COMBAT-20 what each Stat would do stands beside it, and the clock takes the best', () => {
    const { options, standard } = fight('Wolf').decision(0);
    expect(options[0]!.data).toMatchObject({
      act: 'attack',
      stat: 0,
      total: 5,
      defence: 2,
      least: 4,
      most: 8,
      mean: 6,
    });
    expect(options[0]!.detail).toBe('5 and the die against 2: 4 to 8 damage, defeats it 20 %');
    expect(standard).toBe(0);
    expect(
      fight('Wolf', duo, { options: { showOdds: false } }).decision(0).options[0]!.detail,
    ).toBeUndefined();
  });

  test('RE-RULE-17 Kafula’s Strength 1 and a 1 against the Totem’s 3: no damage, not less than none', () => {
    const t = fight('Mossy Totem', [{ is: 'Golias' }, { is: 'Kafula' }]);
    t.answers(0, 'Pass').rolls(1, 1).answers(1, 'Attack with Strength');
    expect(told(t, 'attacked')[0]).toMatchObject({ total: 2, damage: 0, left: monster(t).start });
  });

  test('RE-RULE-17 the Wolf’s 3 and a 1 against Dexterity 7: no damage, and nobody is healed by a miss', () => {
    const t = fight('Wolf', [{ is: 'Swish', statTokens: [0, 3, 0], health: 10 }, { is: 'Gwyn' }]);
    t.rolls(1).answers(0, 'Pass').answers(1, 'Pass');
    expect(last(t, 'monsterAttacked').blows[0]).toMatchObject({ total: 4, stat: 7, damage: 0 });
    expect(health(t, 0)).toBe(10);
  });

  test('RE-RULE-51 three rounds without a scratch cost everybody 1 Health, and so does each further one', () => {
    const t = fight('Will-o’-Wisp', [{ is: 'Tumble' }, { is: 'Kai' }]).answers(0, 'Stay');
    for (let round = 1; round <= 4; round++) t.rolls(1).answers(0, 'Pass').answers(1, 'Pass');
    expect(told(t, 'stalemate').map(({ rounds }) => rounds)).toEqual([3, 4]);
    for (const seat of [0, 1]) expect(health(t, seat)).toBe(hero(t, seat).maxHealth - 2);
  });
});

describe('RE-RULE-51 a fight that leads nowhere', () => {
  /** The Bone Conjurer cannot get through to Golias, and mends the 2 Health that a weak blow takes. */
  const milking = (rounds: number) => {
    const t = fight('Bone Conjurer', [{ is: 'Golias', defenseTokens: 20 }]);
    for (let round = 1; round <= rounds; round++) t.rolls(2, 1).answers(0, 'Attack with Strength');
    return t;
  };

  test('ten rounds that bring neither side nearer to its end cost 1 Health, each further one 1 more', () => {
    expect(told(milking(9), 'stalemate')).toEqual([]);
    const t = milking(12);
    expect(told(t, 'stalemate').map(({ rounds, scratched }) => ({ rounds, scratched }))).toEqual(
      [10, 11, 12].map((rounds) => ({ rounds, scratched: true })),
    );
    expect(health(t, 0)).toBe(hero(t, 0).maxHealth - 1 - 2 - 3);
  });

  test('a Monster with less Health than ever before begins the count anew', () => {
    const t = milking(9).rolls(4, 1).answers(0, 'Attack with Strength');
    for (let round = 1; round <= 9; round++) t.rolls(2, 1).answers(0, 'Attack with Strength');
    expect(told(t, 'stalemate')).toEqual([]);
    expect(told(t.rolls(2, 1).answers(0, 'Attack with Strength'), 'stalemate')).toHaveLength(1);
  });
});

describe('tokens and flipped cards', () => {
  test('RE-COMP-10 RE-RULE-27 an Attack token adds 1 to every Attack, a Defense token takes 1 off; they go back afterwards', () => {
    const party = [
      { is: 'Golias', attackTokens: 2, defenseTokens: 1 },
      { is: 'Gwyn', attackTokens: 20 },
    ];
    const t = fight('Wolf', party)
      .rolls(1, 1)
      .answers(0, 'Attack with Strength')
      .rolls(3)
      .answers(1, 'Attack with Strength');
    expect(told(t, 'attacked')[0]!.total).toBe(5 + 1 + 2);
    expect([hero(t, 0).attackTokens, hero(t, 0).defenseTokens, hero(t, 1).attackTokens]).toEqual([0, 0, 0]);
  });

  test('RE-RULE-27 they are lost with a knock-out', () => {
    const party = [{ is: 'Golias', health: 1, defenseTokens: 1 }, { is: 'Kai' }];
    const t = fight('Wolf', party).rolls(5).answers(0, 'Pass').answers(1, 'Pass');
    expect(hero(t, 0)).toMatchObject({ health: 0, defenseTokens: 0 });
  });
});

describe('falling', () => {
  test('RE-RULE-01 the knocked-out take no turn and are not struck; their Items serve the others', () => {
    const party = [{ is: 'Golias', health: 0, items: ['Pepper Bomb'] }, { is: 'Gwyn' }, { is: 'Kai' }];
    const t = fight('Wolf', party);
    expect(t.asked).toEqual([1]);
    expect(t.labels(1)).toContain('Use Pepper Bomb');
    t.rolls(3).answers(1, 'Pass').answers(2, 'Pass');
    expect(last(t, 'monsterAttacked').blows.map(({ seat }) => seat)).toEqual([1, 2]);
  });

  test('RE-RULE-02 four players: the second on the ground loses the game at once', () => {
    const party = [{ is: 'Golias', health: 0 }, { is: 'Gwyn', health: 1 }, { is: 'Kai' }, { is: 'Swish' }];
    const t = fight('Wolf', party).rolls(5);
    t.answers(1, 'Pass').answers(2, 'Pass').answers(3, 'Pass');
    expect(t.result).toMatchObject({ party: 'lost', winners: [], why: 'Wolf was too much for the Party.' });
  });

  test.each([
    ['anyDown', 1, 'lost'],
    ['twoDown', 1, undefined],
    ['allDown', 2, undefined],
    ['allDown', 3, 'lost'],
  ] as const)('RE-RULE-02 with %s and %i fallen of three: %s', (defeatRule, fallen, party) => {
    const heroes = ['Golias', 'Gwyn', 'Rolyn'].map((is, i) => ({ is, ...(i < fallen ? { health: 1 } : {}) }));
    const t = fight('Wolf', heroes, { options: { defeatRule } }).rolls(5);
    for (const seat of [0, 1, 2]) t.answers(seat, 'Pass');
    expect(t.result?.party).toBe(party);
  });

  test('RE-RULE-03 after the Encounter the knocked-out stand with 1 Health, before Loot is drawn', () => {
    const party = [
      { is: 'Golias', attackTokens: 30 },
      { is: 'Gwyn', health: 0 },
      { is: 'Kai' },
      { is: 'Swish' },
    ];
    const t = fight('Wolf', party).rolls(3).answers(0, 'Attack with Strength');
    expect(health(t, 1)).toBe(1);
    const kinds = t.events('spectator').map(({ kind }) => kind);
    expect(kinds.indexOf('stoodUp')).toBeLessThan(kinds.indexOf('loot'));
  });

  test.each([
    ['half', 9],
    ['stayDown', 0],
  ] as const)('RE-RULE-03 standUp: %s leaves %i', (standUp, expected) => {
    const party = [{ is: 'Golias', attackTokens: 30 }, { is: 'Gwyn', health: 0 }, { is: 'Kai' }];
    const t = fight('Wolf', party, { options: { standUp } }).rolls(3).answers(0, 'Attack with Strength');
    expect(health(t, 1)).toBe(expected);
  });

  test('RE-RULE-03 healed before their place in the round, they act in it', () => {
    const party = [{ is: 'Golias', items: ['Healing Herbs'] }, { is: 'Gwyn', health: 0 }, { is: 'Kai' }];
    const t = fight('Wolf', party).answers(0, 'Use Healing Herbs').answers(0, 'Pass');
    expect(health(t, 1)).toBe((COPPER['healing-herbs'] as ItemCard).heals);
    expect(t.asked).toEqual([1]);
  });

  test('RE-RULE-04 alone: a Second Wind of an earlier Level is there again in the next', () => {
    const fallen = (windIn: 1 | 2) =>
      fight('Tunnel Badger', [{ is: 'Gwyn', health: 1 }], { level: 2, windIn })
        .rolls(5)
        .answers(0, 'Pass').result?.party;
    expect([fallen(1), fallen(2)]).toEqual([undefined, 'lost']);
  });

  test('RE-RULE-04 alone: the first fall leaves Gwyn 9 of 17, the second is the end', () => {
    const t = fight('Wolf', [{ is: 'Gwyn', health: 1 }])
      .rolls(5)
      .answers(0, 'Pass');
    expect(health(t, 0)).toBe(9);
    expect(t.result).toBeUndefined();
    while (t.result === undefined) t.rolls(5).answers(0, 'Pass');
    expect(t.result.party).toBe('lost');
    expect(
      fight('Wolf', [{ is: 'Gwyn', health: 1 }], { options: { soloSecondWind: false } })
        .rolls(5)
        .answers(0, 'Pass').result?.party,
    ).toBe('lost');
  });

  test('Phoenix Feather: once per Level its wearer stays up with 5', () => {
    const t = fight('Wolf', [{ is: 'Golias', health: 1, wears: ['Phoenix Feather'] }, { is: 'Gwyn' }]).rolls(
      5,
    );
    t.answers(0, 'Pass').answers(1, 'Pass');
    expect(health(t, 0)).toBe(5);
    expect(told(t, 'knockedOut')).toEqual([]);
  });

  test('RE-RULE-48 one source hits everybody at the same time', () => {
    const t = fight('Wolf', [
      { is: 'Golias', health: 1 },
      { is: 'Gwyn', health: 1 },
    ]).rolls(5);
    t.answers(0, 'Pass').answers(1, 'Pass');
    expect(told(t, 'knockedOut')).toMatchObject([{ left: 1, standsUp: 'after the Encounter' }, { left: 0 }]);
    expect(t.result?.party).toBe('lost');
  });

  test('RE-RULE-45 X is the number of seats, whoever is on the ground', () => {
    const t = fight('Wolf', [{ is: 'Golias' }, { is: 'Gwyn', health: 0 }, { is: 'Kai' }]);
    expect(monster(t).start).toBe(12);
  });

  test('RE-FLOW-08 RE-RULE-50 finished Encounters lie beside their Leader', () => {
    const t = fight('Wolf', [{ is: 'Golias', attackTokens: 30 }, { is: 'Gwyn' }])
      .rolls(3)
      .answers(0, 'Attack with Strength');
    expect(kept(allReady(t), 0)).toEqual(['Wolf']);
  });
});
