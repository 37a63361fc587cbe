// Whole scenes as they are told, sentence by sentence: what is left out, told twice or told of somebody else shows here.

import { describe, expect, test } from 'vitest';
import { type Adventure, last, table, told } from './table.ts';

const STAR = 6;
const duo = [{ is: 'Golias' }, { is: 'Gwyn' }];

/** From the first sentence on that begins so; without the clause that stands behind it. */
function tale(t: Adventure, from: string): string[] {
  const all = t.log().map((line) => line.replace(/ \(RE-[A-Z]+-\d+\)$/, ''));
  const start = all.findIndex((line) => line.startsWith(from));
  if (start < 0) throw new Error(`Nothing begins with “${from}”:\n${all.join('\n')}`);
  return all.slice(start);
}

describe('a fight as it is told', () => {
  test('RE-COMBAT-02 a Monster appears with its Health for each player; Charge shows in its first Attack only', () => {
    const t = table({ party: duo, encounters: ['Grumbling Boar'] }).rolls(3, 1);
    t.answers(0, 'Pass').answers(1, 'Pass').answers(0, 'Pass').answers(1, 'Pass');
    expect(tale(t, 'P1 draws')).toEqual([
      'P1 draws Grumbling Boar.',
      'Grumbling Boar appears with 14 Health.',
      'Round 1.',
      'P1 passes.',
      'P2 passes.',
      'Grumbling Boar: Charge.',
      'Grumbling Boar attacks with Strength: 5 + 3 = 8 — P1 8 − 5 = 3; P2 8 − 4 = 4.',
      'P1 takes 3 damage from Grumbling Boar and has 16 Health.',
      'P2 takes 4 damage from Grumbling Boar and has 13 Health.',
      'Round 2.',
      'P1 passes.',
      'P2 passes.',
      'Grumbling Boar attacks with Strength: 3 + 1 = 4 — P1 4 − 5 = 0; P2 4 − 4 = 0.',
      'Round 3.',
    ]);
  });

  test('Web Shot is told when it appears and when the Leader’s turn is lost, and never again', () => {
    const t = table({ party: duo, level: 2, encounters: ['Cave Widow'] }).rolls(1);
    t.answers(1, 'Pass').answers(0, 'Pass');
    expect(tale(t, 'Cave Widow')).toEqual([
      'Cave Widow appears with 16 Health.',
      'Cave Widow: Web Shot.',
      'Round 1.',
      'P1 loses this turn in the web.',
      'P2 passes.',
      'Cave Widow attacks with Dexterity: 6 + 1 = 7 — P1 7 − 3 = 4; P2 7 − 3 = 4.',
      'P1 takes 4 damage from Cave Widow and has 15 Health.',
      'P2 takes 4 damage from Cave Widow and has 13 Health.',
      'Round 2.',
      'P1 passes.',
    ]);
  });

  test('Entangle is told of the Leader’s Attack and of nobody else’s', () => {
    const t = table({ party: duo, encounters: ['Strangler Vine'] }).rolls(3, 3, 2);
    t.answers(0, 'Attack with Strength').answers(1, 'Attack with Strength');
    expect(tale(t, 'Round 1')).toEqual([
      'Round 1.',
      'Strangler Vine: Entangle.',
      'P1 rolls 3.',
      'P1 attacks Strangler Vine with Strength: 3 + 3 = 6, less 3: 3 damage, 11 left.',
      'P2 rolls 3.',
      'P2 attacks Strangler Vine with Strength: 4 + 3 = 7, less 3: 4 damage, 7 left.',
      'Strangler Vine attacks with Strength: 3 + 2 = 5 — P1 5 − 5 = 0; P2 5 − 4 = 1.',
      'P2 takes 1 damage from Strangler Vine and has 16 Health.',
      'Round 2.',
    ]);
  });

  test('Dread is told of every Attack, and why the Star is rolled again', () => {
    const t = table({ party: duo, level: 2, encounters: ['Pale Wraith'] }).rolls(STAR, 3, STAR, 2, 1);
    t.answers(0, 'Attack with Strength').answers(1, 'Attack with Strength');
    const attack = (who: string, base: number, die: number, damage: number) => [
      'Pale Wraith: Dread.',
      `${who} rolls a Star.`,
      `${who} rolls again because a Star is no number here: ${die}.`,
      `${who} attacks Pale Wraith with Strength: ${base} + ${die} = ${base + die}, less 6: ${damage} damage, 14 left.`,
    ];
    expect(tale(t, 'Round 1').slice(1, 9)).toEqual([...attack('P1', 5, 3, 2), ...attack('P2', 4, 2, 0)]);
  });

  test('Venom is told where it was felt', () => {
    const party = [{ is: 'Kai' }, { is: 'Golias', statTokens: [0, 2, 0] as [number, number, number] }];
    const t = table({ party, encounters: ['Wood Spider'] }).rolls(1, 2);
    t.answers(0, 'Pass').answers(1, 'Pass').answers(0, 'Pass').answers(1, 'Pass');
    expect(tale(t, 'P2 passes')).toEqual([
      'P2 passes.',
      'Wood Spider attacks with Dexterity: 4 + 1 = 5 — P1 5 − 5 = 0; P2 5 − 5 = 0.',
      'Round 2.',
      'P1 passes.',
      'P2 passes.',
      'Wood Spider: Venom.',
      'Wood Spider attacks with Dexterity: 4 + 2 = 6 — P1 6 − 5 + 1 = 2; P2 6 − 5 + 1 = 2.',
      'P1 takes 2 damage from Wood Spider and has 11 Health.',
      'P2 takes 2 damage from Wood Spider and has 17 Health.',
      'Round 3.',
    ]);
  });

  test('a fallen Monster: who felled it, its burst, its Loot; what it did not do is not told', () => {
    const felled = (encounter: string, loot: string[], level: 1 | 2 | 3 = 1) => {
      const party = [{ is: 'Golias', attackTokens: 30 }, { is: 'Gwyn' }];
      const t = table({ party, level, encounters: [encounter], loot }).rolls(3);
      return tale(t.answers(0, 'Attack with Strength'), `P1 defeats ${encounter}`).slice(1);
    };
    expect(felled('Grumbling Boar', ['Warm Mitten'])).toEqual(['P1 draws Loot: Warm Mitten.']);
    expect(felled('Sporecap', ['Warm Mitten'])).toEqual([
      'Sporecap: Spore Puff.',
      'P1 takes 2 damage from Sporecap and has 17 Health.',
      'P1 draws Loot: Warm Mitten.',
    ]);
    expect(felled('Mimic Chest', ['Silver Ring', 'Heart Locket'], 2)).toEqual([
      'Mimic Chest: Snap!',
      'P1 draws Loot: Silver Ring.',
      'P1 draws Loot: Heart Locket.',
    ]);
  });

  test('RE-RULE-28 what was turned face-down is told, and only that is told to be up again', () => {
    const party = [
      { is: 'Golias', wears: ['Short Sword', 'Padded Coat'], attackTokens: 30 },
      { is: 'Gwyn', wears: ['Hunting Bow'] },
    ];
    const t = table({ party, level: 2, encounters: ['Jelly Cube'], loot: ['Silver Ring'] }).rolls(3);
    expect(tale(t.answers(0, 'Attack with Strength'), 'Jelly Cube')).toEqual([
      'Jelly Cube appears with 20 Health.',
      'Jelly Cube: Engulf.',
      'P1 turns Short Sword face-down.',
      'P2 turns Hunting Bow face-down.',
      'Round 1.',
      'P1 rolls 3.',
      'P1 attacks Jelly Cube with Strength: 35 + 3 = 38, less 5: 33 damage, 0 left.',
      'P1 defeats Jelly Cube.',
      'P1 draws Loot: Silver Ring.',
      'Short Sword is face-up again.',
      'Hunting Bow is face-up again.',
    ]);
  });

  test('RE-EVENT-10 a Nest names both Monsters before they appear', () => {
    const t = table({ party: duo, encounters: ['Monster Nest', 'Wolf', 'Grumbling Boar'] });
    expect(tale(t, 'Monster Nest')).toEqual([
      'Monster Nest: Wolf, Grumbling Boar together.',
      'Wolf appears with 8 Health.',
      'Grumbling Boar appears with 14 Health.',
      'Round 1.',
    ]);
  });

  test('RE-RULE-02 the fall that loses the match is the last sentence', () => {
    const party = [
      { is: 'Golias', health: 1 },
      { is: 'Gwyn', health: 0 },
    ];
    const t = table({ party, encounters: ['Wolf'] })
      .rolls(5)
      .answers(0, 'Pass');
    expect(tale(t, 'Wolf: ')).toEqual([
      'Wolf: Blood Scent.',
      'Wolf attacks with Dexterity: 3 + 5 = 8 — P1 10 − 3 = 7.',
      'P1 takes 7 damage from Wolf and has 0 Health.',
      'P1 is knocked out.',
      'The Party has lost to Wolf.',
    ]);
  });

  test('RE-RULE-03 whoever falls is told how many more may, and when they stand up', () => {
    const fall = (standUp: 'oneHealth' | 'stayDown', defeatRule: 'twoDown' | 'allDown') => {
      const party = [{ is: 'Golias', health: 1 }, { is: 'Gwyn' }, { is: 'Kai' }];
      const t = table({ party, encounters: ['Wolf'], options: { standUp, defeatRule } }).rolls(5);
      return last(t.answers(0, 'Pass').answers(1, 'Pass').answers(2, 'Pass'), 'knockedOut');
    };
    expect(fall('oneHealth', 'twoDown')).toMatchObject({ left: 1, standsUp: 'after the Encounter' });
    expect(fall('stayDown', 'allDown')).toMatchObject({ left: 2, standsUp: 'after the Boss' });
  });
});

describe('abilities as they are told', () => {
  const boar = (is: string, others = [{ is: 'Golias' }]) =>
    table({ party: [{ is }, ...others], encounters: ['Grumbling Boar'] });

  test('Shield Wall: each token, to whom', () => {
    const t = boar('Rolyn').rolls(STAR, 3).answers(0, 'Attack with Strength');
    t.answers(0, 'Rolyn').answers(0, 'Golias');
    expect(tale(t, 'P1 rolls a Star')).toEqual([
      'P1 rolls a Star.',
      'P1 uses Shield Wall.',
      'P1 gets 1 Defense token.',
      'P2 gets 1 Defense token.',
      'P1 rolls 3.',
      'P1 attacks Grumbling Boar with Strength: 4 + 3 = 7, less 3: 4 damage, 10 left.',
    ]);
  });

  test('Battle Plan: each token, to whom', () => {
    const t = boar('Gwyn').rolls(STAR, 3).answers(0, 'Attack with Strength').answers(0, 'Gwyn');
    t.answers(0, 'Golias').answers(0, 'Golias').answers(0, 'Golias');
    expect(tale(t, 'P1 uses')).toEqual([
      'P1 uses Battle Plan.',
      'P1 gets 1 Attack token.',
      'P2 gets 1 Attack token.',
      'P2 gets 1 Attack token.',
      'P2 gets 1 Attack token.',
      'P1 rolls 3.',
      'P1 attacks Grumbling Boar with Strength: 5 + 3 = 8, less 3: 5 damage, 9 left.',
    ]);
  });

  test('RE-RULE-21 a declined ability is told, and the Star rolled again', () => {
    const t = boar('Tumble').answers(0, 'Stay').rolls(STAR, 3).answers(0, 'Attack with Dexterity');
    t.answers(0, 'Roll again');
    expect(told(t, 'declined')).toMatchObject([{ seat: 0, ability: 'Steal' }]);
    expect(tale(t, 'P1 attacks')[0]).toBe(
      'P1 attacks Grumbling Boar with Dexterity: 5 + 3 = 8, less 2: 6 damage, 8 left.',
    );
  });

  test('From the Top, Foresight, Scram! and Heave-Ho are told by name, of the one who has them', () => {
    const top = boar('Artina').rolls(2, 4).answers(0, 'Attack with Magic').answers(0, 'From');
    expect(tale(top, 'P1 rolls').slice(0, 3)).toEqual([
      'P1 rolls 2.',
      'P1 uses From the Top.',
      'P1 rolls again from the top: 4.',
    ]);
    const pages = ['Grumbling Boar', 'Wolf'];
    const foresight = table({ party: [{ is: 'Kafula' }, { is: 'Golias' }], encounters: pages });
    expect(tale(foresight.answers(0, 'Wolf'), 'P1 uses').slice(0, 4)).toEqual([
      'P1 uses Foresight.',
      'P1 foresees Grumbling Boar, Wolf.',
      'Grumbling Boar goes under the Encounter deck.',
      'P1 draws Wolf.',
    ]);
    const scram = table({ party: [{ is: 'Tumble' }, { is: 'Golias' }], encounters: pages });
    expect(tale(scram.answers(0, 'Run!'), 'P1 uses').slice(0, 4)).toEqual([
      'P1 uses Scram!',
      'With P1 ahead, the Party runs from Grumbling Boar.',
      'Grumbling Boar goes under the Encounter deck.',
      'P1 draws Wolf.',
    ]);
    const snare = { leader: 1, encounters: ['Snare Line'], loot: ['Warm Mitten'], rolls: [2, 2] };
    expect(tale(table({ party: duo, ...snare }), 'P2 rolls')).toEqual([
      'P2 rolls 2.',
      'Snare Line: P2 rolls Dexterity 3 + 2 = 5 against 7, and fails.',
      'P1 uses Heave-Ho.',
      'P2 rolls 2.',
      'Snare Line: P2 rolls Dexterity 5 + 2 = 7 against 7, and succeeds.',
      'Snare Line is over; P2 keeps it, as Leader.',
      'P2 draws Loot: Warm Mitten.',
    ]);
  });

  test('RE-CAST-04 Golias may save the throw for another, and then throws nobody', () => {
    const party = [{ is: 'Golias' }, { is: 'Tumble' }, { is: 'Kai' }];
    const t = table({ party, leader: 1, encounters: ['Tiiiiimmmbeeeeerrr!'], rolls: [1, 5, 5] });
    t.answers(0, 'Save it');
    expect(told(t, 'explorerUsed')).toEqual([]);
    expect(last(t, 'hurt')).toMatchObject({ seat: 1, damage: 4 });
  });
});

test('“Guards!” keeps its own mark when a Boss’s Star calls them', () => {
  const t = table({ party: duo, level: 2, at: 'boss', boss: 'King Snagtooth' }).rolls(STAR, 1);
  t.answers(0, 'Pass').answers(1, 'Pass');
  expect(tale(t, 'King Snagtooth rolls')[0]).toBe('King Snagtooth rolls a Star: Guards!');
});

describe('a Level’s end as it is told', () => {
  test('RE-LEVEL-02 RE-LEVEL-03 RE-LEVEL-04 a Star token, a Loot and a Stat token each, then the next Level', () => {
    const party = [{ is: 'Golias', health: 9, attackTokens: 90 }, { is: 'Gwyn' }];
    const lootOf = { 2: ['Healing Draught', 'Thunder Jar'] };
    const t = table({ party, at: 'boss', boss: 'Grandmother Mossjaw', lootOf });
    t.rolls(3).answers(0, 'Attack with Strength').answers(0, 'Strength').answers(1, 'Magic');
    expect(tale(t, 'P1 defeats').slice(0, 9)).toEqual([
      'P1 defeats Grandmother Mossjaw.',
      'Level 1 is beaten: Grandmother Mossjaw has fallen',
      'P1 gets 1 Star token.',
      'P2 gets 1 Star token.',
      'P1 draws Loot: Healing Draught.',
      'P2 draws Loot: Thunder Jar.',
      'P1 gets a Strength token.',
      'P2 gets a Magic token.',
      'Level 2: Caves',
    ]);
  });
});
