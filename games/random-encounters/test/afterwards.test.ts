// Nothing happens after the end: a blow that loses the match is the last thing that anybody hears of.

import { describe, expect, test } from 'vitest';
import { type Adventure, items, last, monster, table, told } from './table.ts';

const STAR = 6;
const alone = { soloSecondWind: false };
const kinds = (t: Adventure): string[] => t.events('spectator').map(({ kind }) => kind);

/** What was told from the last blow on, and by which card the Party was undone. */
function theEnd(t: Adventure): string[] {
  expect(t.result).toMatchObject({ party: 'lost' });
  const all = kinds(t);
  return all.slice(all.lastIndexOf('knockedOut'));
}

describe('RE-RULE-02 with the loss everything ends', () => {
  test('thorns that knock out the last one standing save the Imp from the blow', () => {
    const party = [{ is: 'Golias', health: 1, attackTokens: 30 }];
    const t = table({ party, encounters: ['Briar Imp'], options: alone }).rolls(3);
    t.answers(0, 'Attack with Strength');
    expect(theEnd(t)).toEqual(['knockedOut', 'lost']);
    expect(told(t, 'defeated')).toEqual([]);
    expect(t.state.monsters).toHaveLength(1);
  });

  test('a burst that knocks out the last one standing leaves no Loot', () => {
    const party = [{ is: 'Golias', health: 1, attackTokens: 30 }];
    const t = table({ party, encounters: ['Sporecap'], options: alone }).rolls(3);
    t.answers(0, 'Attack with Strength');
    expect(theEnd(t)).toEqual(['knockedOut', 'lost']);
    expect(t.state.spoils).toBe(0);
  });

  test('in a Nest too: the second Monster does not act, and the first leaves nothing', () => {
    const party = [{ is: 'Golias', health: 1, attackTokens: 30 }];
    const encounters = ['monster-nest-1', 'Sporecap', 'Wolf'];
    const t = table({ party, encounters, others: 'removed', options: alone, loot: ['Warm Mitten'] });
    t.rolls(3).answers(0, t.labels(0).find((label) => /Strength.*Sporecap|Sporecap.*Strength/.test(label))!);
    expect(theEnd(t)).toEqual(['knockedOut', 'lost']);
    expect(told(t, 'loot')).toEqual([]);
  });

  test('the Cutpurse pilfers nothing from those it has beaten', () => {
    const party = [{ is: 'Golias', health: 1, items: ['Beast Bait'] }];
    const t = table({ party, encounters: ['Goblin Cutpurse'], options: alone }).rolls(5);
    t.answers(0, 'Pass');
    expect(theEnd(t)).toEqual(['knockedOut', 'lost']);
    expect(items(t, 0)).toEqual(['Beast Bait']);
  });

  test('brambles, breath and the last Attack: the Boss that struck is what undid the Party, in that round', () => {
    const party = [
      { is: 'Golias', health: 1 },
      { is: 'Gwyn', health: 1 },
    ];
    const t = table({ party, at: 'boss', boss: 'Elder Thornheart' }).rolls(STAR);
    t.answers(0, 'Pass').answers(1, 'Pass');
    expect(theEnd(t)).toEqual(['knockedOut', 'lost']);
    expect(told(t, 'round')).toHaveLength(1);
    expect(told(t, 'monsterAttacked')).toEqual([]);
    expect(t.box.faces[last(t, 'lost').to]!.name).toBe('Elder Thornheart');
  });

  test('a Boss whose top Ability has won does not roll any more', () => {
    const party = [{ is: 'Golias', health: 1 }];
    const t = table({ party, at: 'boss', level: 3, boss: 'Vharax the Usurper', options: alone });
    t.answers(0, 'Pass');
    expect(theEnd(t)).toEqual(['knockedOut', 'lost']);
    expect(told(t, 'starAbility')).toEqual([]);
    expect(monster(t).health).toBe(monster(t).start);
  });

  test('a deadly bite of the Mushroom is no Encounter that was finished', () => {
    const party = [{ is: 'Golias', health: 1 }];
    const t = table({
      party,
      encounters: ['Suspicious Mushroom'],
      options: { ...alone, eventLoot: 'always' },
    });
    t.rolls(1).answers(0, 'Go in');
    expect(t.result).toMatchObject({ party: 'lost' });
    expect([told(t, 'finished'), told(t, 'loot')]).toEqual([[], []]);
  });

  test('a deadly Trap: nobody rolls after the end, and no Loot is drawn', () => {
    const party = [{ is: 'Golias', health: 1 }, { is: 'Kafula', health: 1 }, { is: 'Swish' }];
    const t = table({ party, encounters: ['Tiiiiimmmbeeeeerrr!'], rolls: [1, 1] });
    expect(t.result).toMatchObject({ party: 'lost' });
    expect(told(t, 'trapRolled').map(({ seat }) => seat)).toEqual([0, 1]);
    expect([told(t, 'finished'), told(t, 'loot')]).toEqual([[], []]);
  });
});
