// The rulebook's own examples and the attacks that follow from its procedure, number by number.

import { expect, test } from 'vitest';
import { at, battle, countersOn, foe, handOf, lastAttack, pileNames } from './table.ts';

const GRUK = { is: 'Gruk Splitjaw', health: 66 };

/** What is left of Gruk. */
const gruk = (t: ReturnType<typeof battle>) => foe(t, 'Gruk Splitjaw').health;

test('DR-MELEE-10 DR-MELEE-01 DR-MELEE-02 DR-MELEE-03 DR-MELEE-04 DR-MELEE-05 DR-MELEE-07 DR-MELEE-08 DR-TURN-09 DR-ATTACK-06 three melee cards: two counters and an attack (the rulebook’s example)', () => {
  const t = battle({ heroes: [{ is: 'warrior', hand: ['Melee', 'Melee'] }], monsters: [GRUK] });
  t.answers(0, 'Melee').answers(0, 'Melee: a counter on Longsword');
  expect(countersOn(t, 0, 'Longsword')).toBe(1);
  // The last of the three cards has to be the attack, so nobody is asked for it.
  t.rolls(1, 2).answers(0, 'Melee: a counter on Longsword');
  expect(lastAttack(t)).toMatchObject({ toHit: 8, defence: 11, hit: true, damage: 6 });
  expect(gruk(t)).toBe(60);
  expect(countersOn(t, 0, 'Longsword')).toBe(0);
  expect(pileNames(t, t.view().packs[0]!.discard)).toEqual(['Melee', 'Melee', 'Melee']);
  expect(t.view().stacks[0]).toBe(19);
  expect(t.view().packs[0]!.hand).toBe(1);
});

test('DR-SYN-11 DR-SYN-12 DR-SYN-03 DR-SYN-05 DR-SYN-06 DR-SYN-10 DR-R-34 the priest heals and the wizard joins in (the rulebook’s example)', () => {
  const t = battle({
    heroes: [
      { is: 'priest', draw: ['Melee', 'Melee'] },
      { is: 'wizard', health: 11, hand: ['Mana', 'Mana', 'Mana'] },
    ],
    monsters: [GRUK],
  });
  t.answers(0, 'Mana').answers(0, 'Mana: cast Mend').answers(0, 'Player 2');
  expect(at(t, 1).health).toBe(13);
  expect(t.asked).toEqual([1]);
  t.answers(1, 'Mana: a counter on Mana Missile').answers(1, 'Mana: a counter on Mana Missile');
  t.rolls(1, 1).answers(1, 'Mana: attack with Mana Missile');
  expect(lastAttack(t)).toMatchObject({ toHit: 9, hit: true, damage: 4 });
  expect(gruk(t)).toBe(62);
  expect(countersOn(t, 1, 'Mana Missile')).toBe(0);
  expect(t.view().packs[1]).toMatchObject({ hand: 0 });
  expect(pileNames(t, t.view().packs[1]!.discard)).toEqual(['Mana', 'Mana', 'Mana']);
  expect(t.view().seat).toBe(1);
});

test.each([
  [2, 4, true],
  [2, 3, false],
])(
  'DR-MELEE-09 DR-R-22 DR-ATTACK-12 DR-ATTACK-13 DR-R-21 Melee with no other card has to be the attack; %d and %d',
  (one, two, hit) => {
    const t = battle({ heroes: [{ is: 'warrior' }], monsters: [{ is: 'Road Bandit' }] });
    t.rolls(one, two).answers(0, 'Melee');
    expect(lastAttack(t)).toMatchObject({ toHit: 4, defence: 10, hit });
    expect(foe(t, 'Road Bandit').health).toBe(hit ? 1 : 2);
  },
);

test('DR-RANGE-01 DR-RANGE-02 DR-RANGE-03 DR-RANGE-04 DR-RANGE-05 DR-R-03 DR-R-31 aiming over two turns', () => {
  const t = battle({
    heroes: [{ is: 'ranger', hand: ['Range'], draw: ['Range', 'Range'] }],
    monsters: [{ ...GRUK, arena: 'Meadow', conditions: ['Held', 'Stunned'] }],
    options: { printedDraw: true },
  });
  t.answers(0, 'Range').answers(0, 'Range: a counter on Longbow').answers(0, 'Done');
  expect(t.events('spectator', 'attacked')).toEqual([]);
  expect(countersOn(t, 0, 'Longbow')).toBe(1);
});

test.each([
  ['DR-CRIT-01', [6, 2, 5], { toHit: 13, critical: 5, damage: 10 }, 56],
  ['no six', [5, 3], { critical: 0, damage: 5 }, 61],
  ['margin 9', [6, 1], { critical: 0, damage: 5 }, 61],
  ['two sixes', [6, 6, 1], { critical: 1, damage: 6 }, 60],
])(
  'DR-CRIT-01 DR-CRIT-02 DR-CRIT-03 DR-DAMAGE-02 DR-ATTACK-04 DR-R-71 a critical hit needs a margin of 10 and a six: %s',
  (_, dice, attack, health) => {
    const t = battle({
      heroes: [{ is: 'ranger', counters: { Longbow: 4 } }],
      monsters: [{ ...GRUK, arena: 'Meadow' }],
    });
    t.answers(0, 'Range')
      .rolls(...dice)
      .answers(0, 'Range: attack with Longbow');
    expect(lastAttack(t)).toMatchObject(attack);
    expect(gruk(t)).toBe(health);
  },
);

test('DR-DAMAGE-03 DR-R-76 resistance comes after the critical die', () => {
  const t = battle({
    heroes: [{ is: 'wizard', counters: { 'Mana Missile': 5 } }],
    monsters: [{ is: 'The Iron Castellan', health: 50 }],
  });
  t.answers(0, 'Mana').rolls(6, 2, 3).answers(0, 'Mana: attack with Mana Missile');
  expect(lastAttack(t)).toMatchObject({ toHit: 15, defence: 13, critical: 3, damage: 6 });
});

test('DR-R-76 DR-ATTACK-03 a weakness adds damage', () => {
  const t = battle({
    heroes: [
      {
        is: 'wizard',
        ready: ['Travelling Robe', 'Scroll: Chain Spark'],
        counters: { 'Scroll: Chain Spark': 1 },
      },
    ],
    monsters: [{ is: 'The Iron Castellan', health: 50 }],
  });
  t.answers(0, 'Mana').rolls(5, 5).answers(0, 'Mana: attack with Scroll: Chain Spark');
  expect(lastAttack(t)).toMatchObject({ toHit: 5, defence: 13, hit: true, damage: 4 });
});

test('DR-R-77 a hit for nothing does nothing, not even poison', () => {
  const t = battle({
    heroes: [{ is: 'warrior', ready: ['Longsword', 'Plate of the Gate', 'Buckler'] }],
    monsters: [{ is: 'Cave Spider' }],
    turn: 'Cave Spider',
  });
  t.rolls(5, 4).answers(1, 'Melee');
  expect(lastAttack(t)).toMatchObject({ toHit: 4, defence: 12, hit: true, damage: 0 });
  expect(at(t, 0)).toMatchObject({ health: 26, conditions: [] });
});

test.each([
  ['None', 3, true, 2, 15],
  ['1', 3, false, 1, 21],
])(
  'DR-ATTACK-09 DR-ATTACK-10 DR-ATTACK-07 DR-ATTACK-08 DR-DEFEND-06 DR-R-73 DR-R-74 defence counters decide: %s spent',
  (spent, die, hit, left, health) => {
    const t = battle({
      heroes: [{ is: 'priest', guards: { 'Ring Hauberk': 2 } }],
      monsters: [{ ...GRUK, hand: [] }],
      turn: 'Gruk Splitjaw',
    });
    t.answers(1, 'Melee');
    expect(t.decision(0).options[0]?.data).toMatchObject({ toHit: 6, defence: 11 });
    t.rolls(die, die).answers(0, spent);
    expect(lastAttack(t)).toMatchObject({ toHit: 6, hit });
    expect(at(t, 0)).toMatchObject({ guards: left, health });
  },
);

test('DR-ATTACK-10 counters spent in vain are gone', () => {
  const t = battle({
    heroes: [{ is: 'priest', guards: { 'Ring Hauberk': 2 } }],
    monsters: [{ ...GRUK, hand: [] }],
    turn: 'Gruk Splitjaw',
  });
  t.answers(1, 'Melee').rolls(1, 2).answers(0, '2');
  expect(lastAttack(t)).toMatchObject({ defence: 15, hit: false });
  expect(at(t, 0).guards).toBe(0);
});

test('DR-ATTACK-05 DR-ATTACK-02 DR-R-69 DR-R-70 DR-R-90 all counters are used; mana is the bonus of magic', () => {
  const t = battle({
    heroes: [{ is: 'wizard', counters: { 'Mana Missile': 5 } }],
    monsters: [{ is: 'Goblin Cutter' }, { ...GRUK, arena: 'Meadow' }],
  });
  t.answers(0, 'Mana').answers(0, 'Mana: attack with Mana Missile').rolls(1, 1).answers(0, 'Goblin Cutter 1');
  expect(lastAttack(t)).toMatchObject({ toHit: 15, hit: true });
  expect(foe(t, 'Goblin Cutter').health).toBe(0);
  expect(countersOn(t, 0, 'Mana Missile')).toBe(0);
});

test('DR-DEFEND-01 DR-DEFEND-02 DR-DEFEND-03 DR-DEFEND-04 DR-DEFEND-05 DR-R-25 DR-R-28 Defend attacks once at −2; further cards give only the option', () => {
  const t = battle({ heroes: [{ is: 'warrior', hand: ['Defend'] }], monsters: [{ is: 'Road Bandit' }] });
  t.rolls(4, 4).answers(0, 'Defend');
  expect(lastAttack(t)).toMatchObject({ toHit: 2, hit: true });
  expect(foe(t, 'Road Bandit').health).toBe(1);
  t.answers(0, 'Defend: a defence counter on Ring Hauberk');
  t.answers(0, 'Defend: a defence counter on Ring Hauberk');
  expect(at(t, 0).guards).toBe(2);
  expect(t.events('spectator', 'attacked')).toHaveLength(1);
  // The card taken and the one from the hand are both the hero's from now on.
  expect(pileNames(t, t.view().packs[0]!.discard).filter((name) => name === 'Defend')).toHaveLength(2);
});

test('DR-REST-01 DR-REST-02 DR-REST-03 DR-REST-04 DR-REST-10 DR-DRAW-02 DR-R-61 Rest attacks at −4, then draws up to the limit', () => {
  const t = battle({
    heroes: [{ is: 'rogue', hand: ['Fatigue', 'Fatigue', 'Fatigue', 'Fatigue', 'Fatigue', 'Fatigue'] }],
    monsters: [{ is: 'Goblin Cutter' }, { ...GRUK, arena: 'Meadow' }],
  });
  t.answers(0, 'Rest').rolls(3, 5).answers(0, 'Shortsword');
  expect(lastAttack(t)).toMatchObject({ toHit: 1, defence: 9, hit: true });
  t.answers(0, 'Rest: draw cards');
  expect(t.view().packs[0]!.hand).toBe(8);
});

test('DR-R-49 DR-R-50 a ranged attack while engaged', () => {
  const t = battle({
    heroes: [{ is: 'ranger' }],
    monsters: [{ is: 'Gaunt Wolf' }, { ...GRUK, arena: 'Meadow' }],
  });
  t.answers(0, 'Range').rolls(2, 4).answers(0, 'Range: attack with Longbow');
  expect(lastAttack(t)).toMatchObject({ toHit: 3, defence: 9, hit: true });
  expect(gruk(t)).toBe(66);
});

test('DR-R-75 DR-R-33 an attack on a whole arena: one to-hit value, a roll for each', () => {
  const t = battle({
    heroes: [{ is: 'wizard', counters: { 'Fire Burst': 2 } }],
    monsters: [{ is: 'Goblin Cutter' }, { is: 'Road Bandit' }, GRUK],
  });
  t.answers(0, 'Mana').rolls(1, 1, 1, 2, 1, 2).answers(0, 'Mana: attack with Fire Burst');
  const attacks = t.events<{ kind: 'attacked'; toHit: number; hit: boolean }>('spectator', 'attacked');
  expect(attacks.map(({ toHit, hit }) => [toHit, hit])).toEqual([
    [7, true],
    [7, true],
    [7, false],
  ]);
  expect(foe(t, 'Road Bandit').health).toBe(1);
  expect(countersOn(t, 0, 'Fire Burst')).toBe(0);
});

test('DR-R-33 DR-MANA-05 a spell that is not charged cannot be cast; one more counter will do', () => {
  const t = battle({
    heroes: [{ is: 'wizard', hand: ['Mana'], counters: { 'Fire Burst': 1 } }],
    monsters: [GRUK],
  });
  t.answers(0, 'Mana');
  expect(t.labels(0)).not.toContain('Mana: attack with Fire Burst');
  t.picks(0, t.labels(0).indexOf('Mana: a counter on Fire Burst'));
  expect(t.labels(0)).toContain('Mana: attack with Fire Burst');
});

test('DR-R-23 DR-R-24 two melee weapons make two attacks, one each', () => {
  const t = battle({
    heroes: [
      { is: 'rogue', hand: ['Melee', 'Melee', 'Melee'], ready: ['Shortsword', 'Dagger', 'Leather Jerkin'] },
    ],
    monsters: [{ is: 'Road Bandit' }],
  });
  t.answers(0, 'Melee').picks(0, t.labels(0).indexOf('Melee: a counter on Shortsword'));
  t.rolls(1, 1).picks(0, t.labels(0).indexOf('Melee: attack with Shortsword'));
  expect(lastAttack(t)).toMatchObject({ toHit: 7, hit: false });
  expect(t.labels(0)).not.toContain('Melee: a counter on Shortsword');
  t.rolls(2, 2).picks(0, t.labels(0).indexOf('Melee: attack with Dagger'));
  // The fourth card has nothing left to do: both weapons have attacked.
  const attacks = t.events<{ kind: 'attacked'; toHit: number; hit: boolean }>('spectator', 'attacked');
  expect(attacks[1]).toMatchObject({ toHit: 6, hit: true });
  expect(t.asked).toEqual([1]);
});

test('DR-R-27 DR-CAMPAIGN-10 conditions stack as modifiers', () => {
  const t = battle({
    heroes: [{ is: 'rogue', conditions: ['Hidden', 'Shaken'] }],
    monsters: [{ is: 'The Iron Castellan', conditions: ['Exposed'] }],
  });
  t.rolls(1, 3).answers(0, 'Melee');
  expect(lastAttack(t)).toMatchObject({ toHit: 7, defence: 13, hit: false });
  expect(at(t, 0).conditions).toEqual([]);
  expect(foe(t, 'The Iron Castellan').conditions).toEqual([]);
});

test('DR-R-63 DR-R-20 an empty stack gives no card, but its option once', () => {
  const t = battle({ heroes: [{ is: 'warrior', hand: ['Melee'] }], monsters: [GRUK], stacks: { 0: 0 } });
  t.answers(0, 'Melee').rolls(1, 1).picks(0, t.labels(0).indexOf('Melee: a counter on Longsword'));
  expect(lastAttack(t)).toMatchObject({ toHit: 6 });
  expect(pileNames(t, t.view().packs[0]!.discard)).toEqual(['Melee']);
});

test('DR-R-30 melee counters of Synergy serve the own next turn and end with it', () => {
  const used = battle({ heroes: [{ is: 'warrior', counters: { Longsword: 1 } }], monsters: [GRUK] });
  used.rolls(1, 1).answers(0, 'Rest');
  expect(lastAttack(used)).toMatchObject({ toHit: 2 });
  const unused = battle({
    heroes: [{ is: 'warrior', counters: { Longsword: 1 }, conditions: ['Stunned'] }],
    monsters: [GRUK],
  });
  unused.answers(0, 'Rest').answers(0, 'Rest: restore battle health');
  expect(countersOn(unused, 0, 'Longsword')).toBe(0);
});

test('DR-R-24 DR-R-37 a weapon that struck in its owner’s Turn takes a counter in Synergy to somebody else’s', () => {
  const t = battle({
    heroes: [{ is: 'warrior', hand: ['Melee'] }, { is: 'rogue' }],
    monsters: [GRUK],
  });
  t.rolls(1, 1).answers(0, 'Melee').answers(0, 'Melee: attack with Longsword');
  t.rolls(1, 1).answers(1, 'Melee');
  expect([t.question, t.asked]).toEqual(['play-in-synergy', [0]]);
  t.answers(0, 'Melee: a counter on Longsword');
  expect(countersOn(t, 0, 'Longsword')).toBe(1);
});

test('DR-R-102 escalation adds to hit from round 13 on, where it is played', () => {
  const t = battle({ heroes: [{ is: 'warrior' }], monsters: [GRUK], round: 15 });
  t.rolls(1, 1).answers(0, 'Melee');
  expect(lastAttack(t)).toMatchObject({ toHit: 7 });
  const calm = battle({
    heroes: [{ is: 'warrior' }],
    monsters: [GRUK],
    round: 15,
    options: { escalation: false },
  });
  calm.rolls(1, 1).answers(0, 'Melee');
  expect(lastAttack(calm)).toMatchObject({ toHit: 4 });
});

test('DR-R-93 DR-R-106 with two heroes a boss hits and hurts less, and the heroes draw two', () => {
  const t = battle({
    heroes: [
      { is: 'warrior', draw: ['Melee', 'Melee', 'Melee'] },
      { is: 'bard', arena: 'Meadow' },
    ],
    monsters: [GRUK],
    turn: 'Gruk Splitjaw',
    partySize: 2,
  });
  t.rolls(4, 3).answers(2, 'Melee');
  expect(lastAttack(t)).toMatchObject({ toHit: 4, hit: true, damage: 4 });
  expect(at(t, 0)).toMatchObject({ maxHealth: 31 });
  expect(t.view().draws.slice(0, 2)).toEqual([2, 2]);
});

test('DR-MONSTER-11 DR-MONSTER-09 DR-R-90 a critical hit takes two hits of a minion, a plain one takes one', () => {
  const t = battle({
    heroes: [{ is: 'ranger', counters: { Longbow: 6 } }],
    monsters: [{ is: 'Road Bandit', arena: 'Meadow' }, GRUK],
    arenas: ['Cider Yard', { name: 'Meadow', setting: 'test', traits: ['Open'] }],
  });
  expect(t.view().creatures.length).toBe(3);
  const far = battle({
    heroes: [{ is: 'ranger', counters: { Longbow: 6 } }],
    monsters: [{ is: 'Road Bandit', arena: 'Meadow' }],
  });
  far.answers(0, 'Range').rolls(6, 1, 4).answers(0, 'Range: attack with Longbow');
  expect(far.events('spectator', 'died')).toHaveLength(1);
});

test('DR-R-82 DR-DAMAGE-04 DR-DAMAGE-05 DR-R-41 unconscious, and back by a prayer', () => {
  const t = battle({
    heroes: [
      { is: 'wizard', health: 3, conditions: ['Shaken'], counters: { 'Mana Missile': 2 }, hand: ['Mana'] },
      { is: 'priest', hand: ['Prayer'] },
    ],
    monsters: [{ ...GRUK, hand: [] }],
    turn: 'Gruk Splitjaw',
  });
  t.answers(2, 'Melee').rolls(6, 5).answers(2, 'Player 1');
  expect(at(t, 0)).toMatchObject({ health: 0, maxHealth: 18, conditions: [], guards: 0 });
  expect(countersOn(t, 0, 'Mana Missile')).toBe(0);
  expect(handOf(t, 0)).toEqual(['Mana']);
});

test('DR-R-58 DR-R-60 DR-REST-07 a reshuffle adds a Fatigue card first', () => {
  const t = battle({
    heroes: [
      {
        is: 'rogue',
        hand: ['Fatigue', 'Fatigue', 'Fatigue'],
        draw: ['Melee'],
        discard: ['Melee', 'Range', 'Rest', 'Range', 'Defend'],
      },
    ],
    monsters: [{ ...GRUK, arena: 'Meadow' }],
  });
  t.answers(0, 'Rest').answers(0, 'Rest: draw cards');
  const { hand, draw } = t.view().packs[0]!;
  // Three drawn and one more after the action; the gained Rest card lay in front and was not shuffled in.
  expect([hand, draw]).toEqual([7, 3]);
  expect(t.events('spectator', 'reshuffled')).toHaveLength(1);
});
