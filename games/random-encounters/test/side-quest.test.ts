// Side Quests: tried at once, kept for later, failed or lapsed.

import { describe, expect, test } from 'vitest';
import { health, hero, last, names, table, told } from './table.ts';

const STAR = 6;
const trio = [{ is: 'Golias' }, { is: 'Gwyn' }, { is: 'Rolyn' }];

describe('Side Quests', () => {
  const plea = 'The Woodcutter’s Plea';

  test('RE-QUEST-01 RE-QUEST-02 RE-QUEST-03 RE-QUEST-05 tried at once, for bonus Loot; it does not count, and the Leader draws again', () => {
    const t = table({ party: trio, encounters: [plea, 'Wolf'] });
    expect(t.decision(0)).toMatchObject({ question: 'try-the-quest', standard: 1 });
    expect(t.decision(0).options[0]!.data).toMatchObject({ chances: [4 / 6, 2 / 6, 3 / 6], loot: 2 });
    t.answers(0, 'Try it now').rolls(4).answers(0, 'Golias');
    expect(told(t, 'loot').map(({ seat }) => seat)).toEqual([0, 0]);
    expect(names(t, t.view().removed)).toEqual([plea]);
    expect(hero(t, 0).led).toBe(0);
    expect(t.view().fight).toBe('encounter');
  });

  test('RE-QUEST-03 RE-RULE-34 or left lying, and tried in a later window by the Leader’s decision', () => {
    const t = table({ party: trio, at: 'window', quests: [plea], encounters: ['Wolf'] });
    expect(t.asked).toEqual([0]);
    t.answers(0, `Try ${plea}`).rolls(1).answers(0, 'Golias');
    expect(told(t, 'questFailed')).toHaveLength(1);
    expect(health(t, 0)).toBe(17);
  });

  test('RE-QUEST-04 failed is failed: it is discarded and cannot be tried again', () => {
    const t = table({ party: trio, at: 'window', quests: [plea], encounters: ['Wolf'] });
    t.answers(0, `Try ${plea}`).rolls(1).answers(0, 'Golias');
    expect(names(t, t.view().tried)).toEqual([plea]);
    t.offers(0, ['Ready']).answers(0, 'Ready');
    expect(t.question).toBe('your-combat-turn');
  });

  test('RE-TRAP-10 a 1 that reaches the number succeeds', () => {
    const party = [{ is: 'Golias', statTokens: [3, 0, 0] as [number, number, number] }];
    const t = table({ party, encounters: [plea, 'Wolf'] })
      .rolls(1)
      .answers(0, 'Try it now');
    expect(last(t, 'tested')).toMatchObject({ die: 1, total: 9, safe: true });
  });

  test('half of them, rounded up; whoever fails pays even if it succeeds', () => {
    const t = table({ party: trio, encounters: ['Riddle of the Old Oak', 'Wolf'] });
    t.rolls(STAR, 5, 1).answers(0, 'Try it now');
    expect(told(t, 'tested').map(({ safe }) => safe)).toEqual([true, true, false]);
    expect(told(t, 'questDone')).toHaveLength(1);
    expect(t.box.faces[last(t, 'loot').card]!.deck).toBe('Level 2 Loot');
    expect(health(t, 2)).toBe(13);
  });

  test('RE-RULE-34 what still lies there when the Boss is drawn has lapsed', () => {
    const t = table({ party: [{ is: 'Golias', led: 2 }], at: 'boss', quests: [plea] });
    expect(told(t, 'questLapsed')).toHaveLength(1);
    expect(names(t, t.view().tried)).toEqual([plea]);
  });
});
