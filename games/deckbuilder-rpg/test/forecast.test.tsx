// What a board shows before a choice: figures as data of the options, worked out by the rules.

import { expect, test } from 'vitest';
import { lookOfUse } from '../board/play-panel.tsx';
import type { AimData, GuardData } from '../questions/attack.ts';
import type { ActionData, PlayData } from '../questions/turn.ts';
import { type Battle, battle } from './table.ts';

const GRUK = { is: 'Gruk Splitjaw', health: 66 };

function dataOf<Data>(t: Battle, seat: number, label: string): Data {
  return t.decision(seat).options.find((option) => option.label === label)?.data as Data;
}

const placeOf = (t: Battle, seat: number, label: string) =>
  t.decision(seat).options.find((option) => option.label === label)?.at;

const names = (t: Battle, cards: readonly number[]) => cards.map((card) => t.box.faces[card]?.name);

test('DR-TURN-05 DR-R-27 an action says which cards match, who could join in with how many, and the attack that comes with it', () => {
  const t = battle({
    heroes: [
      { is: 'warrior', hand: ['Melee', 'Cleave', 'Defend'] },
      { is: 'rogue', hand: ['Melee', 'Melee'] },
    ],
    monsters: [GRUK],
  });
  const melee = dataOf<ActionData>(t, 0, 'Melee');
  expect(names(t, melee.cards)).toEqual(['Melee', 'Cleave']);
  expect(melee).toMatchObject({ left: 20, joiners: [{ id: 1, matching: 2 }] });
  expect(dataOf<ActionData>(t, 0, 'Defend').attack).toBe(-2);
  expect(melee.attack).toBeUndefined();
});

test('DR-TURN-05 DR-SYN-05 of equal cards in hand any may be pointed at, on the own Turn and in Synergy', () => {
  const t = battle({
    heroes: [
      { is: 'warrior', hand: ['Melee', 'Cleave', 'Melee'] },
      { is: 'rogue', hand: ['Melee', 'Defend', 'Melee'] },
    ],
    monsters: [GRUK],
  });
  const pointedAt = (seat: number, label: string) => {
    const { at, alike = [] } = t.decision(seat).options.findLast((option) => option.label === label)!;
    return names(t, [...(at && 'card' in at ? [at.card] : []), ...alike]);
  };
  t.answers(0, 'Melee');
  expect(pointedAt(0, 'Melee: a counter on Longsword')).toEqual(['Melee', 'Melee']);
  expect(pointedAt(0, 'Cleave')).toEqual(['Cleave']);
  t.answers(0, 'Melee: attack with Longsword').rolls(1, 1).answers(0, 'Done');
  expect(pointedAt(1, 'Melee: a counter on Shortsword')).toEqual(['Melee', 'Melee']);
  expect(t.decision(1).options.at(-1)?.alike).toBeUndefined();
});

test('DR-R-107 an action whose card could be used for nothing says so', () => {
  const t = battle({ heroes: [{ is: 'warrior' }], monsters: [GRUK] });
  expect(dataOf<ActionData>(t, 0, 'Range').idle).toBe(true);
  expect(dataOf<ActionData>(t, 0, 'Defend').idle).toBeUndefined();
});

test('DR-R-33 DR-R-34 a counter says what it is good for: to hit, for what a spell does, or to have enough of them', () => {
  const t = battle({ heroes: [{ is: 'wizard' }, { is: 'priest' }], monsters: [GRUK] });
  t.answers(0, 'Mana');
  const textOf = (seat: number, label: string) => lookOfUse(dataOf<PlayData>(t, seat, label)).text;
  expect(textOf(0, 'Mana: a counter on Mana Missile')).toBe('+2 to hit for its next attack');
  expect(textOf(0, 'Mana: a counter on Fire Burst')).toBe('+2 to hit; needs 1 more first');
  const maud = battle({ heroes: [{ is: 'priest' }], monsters: [GRUK] }).answers(0, 'Mana');
  const mend = maud.decision(0).options.find(({ label }) => label === 'Mana: a counter on Mend');
  expect(lookOfUse(mend?.data as PlayData).text).toBe('stronger when it is cast');
});

test('DR-R-98 with closed hands nobody is told how many cards of an ally match', () => {
  const heroes = [{ is: 'warrior' as const }, { is: 'rogue' as const, hand: ['Melee'] }];
  const t = battle({ heroes, monsters: [GRUK], options: { openHands: false } });
  expect(dataOf<ActionData>(t, 0, 'Melee').joiners).toEqual([{ id: 1 }]);
});

test('DR-ATTACK-02 DR-ATTACK-07 a lifted attack says its chance against everybody it could be aimed at', () => {
  const t = battle({
    heroes: [{ is: 'warrior', hand: ['Melee'] }],
    monsters: [GRUK, { is: 'Goblin Cutter' }],
  });
  t.answers(0, 'Melee');
  const { aims = [] } = dataOf<PlayData>(t, 0, 'Melee: attack with Longsword');
  expect(aims).toHaveLength(2);
  expect(aims[0]).toMatchObject({ target: 1, toHit: 4, defence: 11, chance: 21 / 36, damage: 6 });
  expect(placeOf(t, 0, 'Melee: attack with Longsword')).toEqual({ spot: 'use-2-0' });
});

test('DR-MONSTER-09 a hit takes one off a minion, whatever its damage; of a boss it says the damage', () => {
  const t = battle({
    heroes: [{ is: 'warrior' }],
    monsters: [GRUK, { is: 'Goblin Cutter' }, { is: 'Bone Guard' }],
  });
  t.answers(0, 'Melee');
  const details = t.decision(0).options.map(({ label, detail }) => `${label}: ${detail}`);
  expect(details).toEqual([
    expect.stringMatching(/^Gruk Splitjaw: .*, 6 damage$/),
    expect.stringMatching(/^Goblin Cutter 1: .*, its last hit$/),
    expect.stringMatching(/^Bone Guard 1: .*, 1 of 2 hits$/),
  ]);
});

test('DR-ATTACK-04 a counter says the chance it would lead to; none where still more are needed, or nothing is aimed', () => {
  const t = battle({
    heroes: [{ is: 'warrior', hand: ['Melee'] }, { is: 'priest' }],
    monsters: [GRUK],
  });
  t.answers(0, 'Melee');
  const { later = [] } = dataOf<PlayData>(t, 0, 'Melee: a counter on Longsword');
  expect(later).toMatchObject([{ target: 2, toHit: 6, defence: 11, chance: 30 / 36 }]);
  t.rolls(1, 1).answers(0, 'Melee: attack with Longsword').answers(1, 'Mana');
  expect(dataOf<PlayData>(t, 1, 'Mana: a counter on Mend').later).toEqual([]);
});

test('DR-REST-04 DR-SYN-06 a Rest card says what it gives: more on an own Turn than in Synergy', () => {
  const t = battle({
    heroes: [
      { is: 'warrior', hand: ['Rest'] },
      { is: 'rogue', hand: ['Rest'] },
    ],
    monsters: [{ is: 'Goblin Cutter', arena: 'Meadow' }],
  });
  t.answers(0, 'Rest');
  const amounts = (seat: number) =>
    t
      .decision(seat)
      .options.flatMap(({ data }) => (data as PlayData | undefined)?.amount ?? [])
      .slice(0, 3);
  expect(amounts(0)).toEqual([3, 3, 2]);
  t.answersAll(0, 'Rest: restore battle health', 'Done');
  expect(t.question).toBe('play-in-synergy');
  expect(amounts(1)).toEqual([2, 1, 1]);
});

test('DR-MELEE-06 DR-ATTACK-02 an ability that strikes says its chance against everybody, with the figures of its own', () => {
  const t = battle({
    heroes: [{ is: 'warrior', hand: ['Cleave', 'Mighty Blow'] }],
    monsters: [GRUK, { is: 'Goblin Cutter' }],
  });
  t.answers(0, 'Melee');
  expect(dataOf<PlayData>(t, 0, 'Cleave').aims).toMatchObject([
    { target: 1, chance: 21 / 36, damage: 6 },
    { target: 2 },
  ]);
  expect(dataOf<PlayData>(t, 0, 'Mighty Blow').aims?.[0]).toMatchObject({ damage: 9 });
});

test('DR-DEFEND-08 a parting strike says what it would come to', () => {
  const t = battle({ heroes: [{ is: 'warrior' }], monsters: [GRUK], turn: 'Gruk Splitjaw' });
  t.answers(1, 'Defend');
  while (!t.labels(1).some((label) => label.endsWith('retreat'))) t.rolls(1, 1).picks(1, 0);
  t.answers(1, t.labels(1).find((label) => label.endsWith('retreat')) as string);
  expect(dataOf<AimData>(t, 0, 'Strike with Longsword')).toMatchObject({ toHit: 4, defence: 11 });
});

test('DR-ATTACK-09 defending shows the chance for each number of counters', () => {
  const t = battle({
    heroes: [{ is: 'warrior', guards: { 'Ring Hauberk': 2 } }],
    monsters: [GRUK],
    turn: 'Gruk Splitjaw',
  });
  t.answers(1, 'Melee');
  const chances = t.decision(0).options.map(({ data }) => (data as GuardData).chance);
  expect(chances).toHaveLength(3);
  expect(chances[0]).toBeGreaterThan(chances[1] as number);
  expect(t.decision(0).options.map(({ at }) => at)).toEqual([0, 1, 2].map((n) => ({ spot: `guards-${n}` })));
  expect(t.decision(0).options[0]!.detail).toMatch(/^6 against 11: hit in 83 % for \d damage$/);
  const minion = battle({ heroes: [{ is: 'warrior' }], monsters: [{ is: 'Goblin Cutter', guards: 1 }] });
  const [none] = minion.answers(0, 'Melee').decision(1).options;
  expect(none!.detail).toBe('4 against 9: hit in 83 % for its last hit');
});

test('DR-ATTACK-09 while a defender decides, everybody sees who strikes, with what, and the to-hit value', () => {
  const t = battle({
    heroes: [{ is: 'warrior', guards: { 'Ring Hauberk': 2 } }, { is: 'rogue' }],
    monsters: [GRUK],
    turn: 'Gruk Splitjaw',
  });
  t.answers(2, 'Melee').answers(2, 'Player 1');
  expect(t.question).toBe('spend-guards');
  const { toHit, defence } = t.decision(0).options[0]!.data as GuardData;
  for (const viewer of [1, 2] as const)
    expect(t.events(viewer, 'threatened')).toMatchObject([{ foe: 0, toHit, defence, guards: 2 }]);
  expect(t.events(1, 'attacked')).toEqual([]);
});

test('DR-R-75 DR-R-48 an attack on a whole arena is aimed at the arena, which says whom it would strike with which chance', () => {
  const t = battle({
    heroes: [{ is: 'wizard', hand: ['Mana'], counters: { 'Fire Burst': 2 } }],
    monsters: [GRUK, { is: 'Goblin Cutter', count: 2, arena: 'Meadow' }],
  });
  t.answers(0, 'Mana');
  expect(dataOf<PlayData>(t, 0, 'Mana: attack with Fire Burst')).toMatchObject({ isWide: true });
  expect(dataOf<PlayData>(t, 0, 'Mana: attack with Mana Missile').isWide).toBeUndefined();
  t.answers(0, 'Mana: attack with Fire Burst');
  const details = t.decision(0).options.map(({ label, detail }) => `${label}: ${detail}`);
  expect(details).toEqual([
    expect.stringMatching(/^Field: Gruk Splitjaw \d+ %$/),
    expect.stringMatching(/^Meadow: Goblin Cutter 1 \d+ %, Goblin Cutter 2 \d+ %$/),
  ]);
});
