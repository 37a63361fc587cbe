// Examples about decks, falling and waking, retreats, hits and what is put back: every figure of them.

import { expect, test } from 'vitest';
import { muster } from '../rules/battle.ts';
import { at, battle, countersOn, foe, handOf, lastAttack, pileNames } from './table.ts';

const GRUK = { is: 'Gruk Splitjaw', health: 66, hand: [] };
const FAR = { ...GRUK, arena: 'Meadow' };

test('DR-R-58 DR-R-60 DR-REST-04 DR-R-29 a reshuffle in the middle of drawing three: one Fatigue, and the gained card stays out', () => {
  const t = battle({
    heroes: [
      {
        is: 'rogue',
        hand: ['Fatigue', 'Fatigue', 'Rest'],
        draw: ['Melee'],
        discard: ['Melee', 'Range', 'Melee', 'Range', 'Defend'],
      },
    ],
    monsters: [FAR],
  });
  const supply = t.view().fatigue;
  t.answers(0, 'Rest').picks(0, t.labels(0).indexOf('Rest: draw cards'));
  // The second Rest card is still to be played, so the action is not over.
  const { hand, draw, discard, front } = t.view().packs[0]!;
  expect([hand, draw, discard.length]).toEqual([6, 4, 0]);
  expect(pileNames(t, front)).toEqual(['Rest']);
  expect(t.view().fatigue).toBe(supply - 1);
  t.answers(0, 'Done');
  expect(pileNames(t, t.view().packs[0]!.discard)).toEqual(['Rest']);
  expect(t.view().packs[0]).toMatchObject({ hand: 7, draw: 3 });
});

test('DR-R-82 DR-R-41 DR-DAMAGE-04 DR-DAMAGE-05 DR-R-58 unconscious and back: what is lost, what is kept, when it goes on', () => {
  const t = battle({
    heroes: [
      {
        is: 'wizard',
        health: 3,
        conditions: ['Shaken'],
        counters: { 'Mana Missile': 2 },
        guards: { 'Travelling Robe': 1 },
        hand: ['Mana'],
      },
      { is: 'priest', hand: ['Prayer'], draw: ['Melee'] },
    ],
    monsters: [GRUK],
    turn: 'Gruk Splitjaw',
  });
  t.answers(2, 'Melee').answers(2, 'Player 1').rolls(6, 5).answers(0, 'None');
  expect(lastAttack(t)).toMatchObject({ damage: 6 });
  expect(t.events<{ kind: 'damaged'; amount: number }>('spectator', 'damaged').at(-1)).toMatchObject({
    amount: 3,
  });
  expect(at(t, 0)).toMatchObject({ health: 0, maxHealth: 18, conditions: [], guards: 0 });
  expect(countersOn(t, 0, 'Mana Missile')).toBe(0);
  expect(handOf(t, 0)).toEqual(['Mana']);
  // The seat of the wizard is skipped: the priest is next, and the wizard cannot be attacked.
  expect(t.asked).toEqual([1]);
  t.answers(1, 'Mana').answers(1, 'Prayer').answers(1, 'Player 1');
  expect(at(t, 0).health).toBe(3);
  expect(pileNames(t, t.view().packs[0]!.discard)).toEqual(['Fatigue']);
  t.answers(1, 'Done');
  expect([t.question, t.asked]).toEqual(['play-in-synergy', [0]]); // at once
});

test('DR-DEFEND-07 DR-DEFEND-08 DR-R-46 DR-R-47 DR-R-88 a retreat: both reactions with their figures, then the move', () => {
  const leaves = (health: number) => {
    const t = battle({
      heroes: [
        { is: 'ranger', health, draw: ['Melee'] },
        { is: 'bard', arena: 'Meadow' },
      ],
      monsters: [GRUK, { is: 'Goblin Cutter', count: 3 }],
    });
    t.answers(0, 'Defend').answers(0, 'Longbow').rolls(2, 3).answers(0, 'Gruk Splitjaw');
    expect(lastAttack(t)).toMatchObject({ toHit: 1, defence: 11, dice: [2, 3], hit: false });
    t.answers(0, 'Defend: retreat')
      .answers(0, 'To Meadow')
      .rolls(1, 3)
      .answers(2, 'Strike with Notched Cleaver');
    expect(lastAttack(t)).toMatchObject({ toHit: 6, defence: 10, hit: true, damage: 6 });
    return t;
  };
  const t = leaves(20);
  t.rolls(3, 3).answers(2, 'Strike with Chipped Blade');
  expect(lastAttack(t)).toMatchObject({ toHit: 3, defence: 10, hit: false });
  expect(t.events('spectator', 'reacted')).toHaveLength(2); // three Cutters are one band
  expect(at(t, 0)).toMatchObject({ health: 14, arena: 1 });
  expect(at(leaves(6), 0)).toMatchObject({ health: 0, arena: 0 }); // who falls does not move
});

test('DR-R-90 DR-MONSTER-09 DR-MONSTER-11 two hits: a critical hit takes both, twelve points of damage take one', () => {
  const critical = battle({
    heroes: [{ is: 'ranger', counters: { Longbow: 6 } }],
    monsters: [{ is: 'Road Bandit', arena: 'Meadow' }, FAR],
  });
  critical.answers(0, 'Range').answers(0, 'Range: attack with Longbow');
  critical.rolls(6, 1, 4).answers(0, 'Road Bandit 1');
  expect(lastAttack(critical)).toMatchObject({ critical: 4 });
  expect(foe(critical, 'Road Bandit').health).toBe(0);
  expect(critical.events('spectator', 'died')).toHaveLength(1);
  const plain = battle({
    heroes: [{ is: 'warrior', ready: ['Troll-tooth Greatsword', 'Gauntlet of Might'] }],
    monsters: [{ is: 'Road Bandit' }, FAR],
  });
  plain.rolls(5, 4).answers(0, 'Melee');
  expect(lastAttack(plain)).toMatchObject({ hit: true, critical: 0, damage: 12 });
  expect(foe(plain, 'Road Bandit').health).toBe(1);
});

test('DR-SYN-07 DR-SYN-08 DR-R-38 DR-R-09 DR-R-61 Synergy without a match: a full hand, a card kept back, and the next arena', () => {
  const t = battle({
    heroes: [
      { is: 'bard', draw: ['Melee'] },
      { is: 'priest', hand: Array.from({ length: 8 }, () => 'Fatigue') },
      { is: 'warrior', ready: ['Longsword', 'Sling'], hand: ['Range', 'Melee', 'Melee', 'Defend', 'Defend'] },
      { is: 'wizard', hand: ['Mana', 'Mana'], arena: 'Meadow' },
    ],
    monsters: [FAR],
  });
  t.answers(0, 'Range');
  expect(t.asked).toEqual([2]); // the priest has nothing to play and no room to draw
  t.answers(2, 'Draw a card instead');
  expect([1, 2, 3].map((seat) => handOf(t, seat).length)).toEqual([8, 6, 2]);
  expect(t.view().seat).toBe(1);
});

test('DR-ITEM-03 DR-ITEM-06 DR-R-29 DR-R-64 DR-DRAW-01 a latent ability: into the discard pile at once, and with the reshuffle into the deck', () => {
  const t = battle({
    heroes: [
      {
        is: 'rogue',
        ready: ['Shortsword', 'Leather Jerkin'],
        hand: ['Fatigue', 'Fatigue', 'Fatigue', 'Fatigue'],
        discard: ['Melee', 'Melee', 'Range', 'Range', 'Defend'],
        draw: [],
      },
    ],
    monsters: [FAR],
  });
  t.answers(0, 'Item/Ability').answers(0, 'Item/Ability: take a latent ability').answers(0, 'Twin Cut');
  expect(t.events('spectator', 'attacked')).toEqual([]); // nobody was in reach
  const { hand, draw, discard, latent } = t.view().packs[0]!;
  expect([hand, draw, discard.length]).toEqual([5, 7, 0]);
  expect(pileNames(t, latent)).not.toContain('Twin Cut');
  const deck = [...t.state.packs[0]!.hand, ...t.state.packs[0]!.draw];
  expect(pileNames(t, deck).toSorted()).toEqual([
    'Defend',
    'Fatigue',
    'Fatigue',
    'Fatigue',
    'Fatigue',
    'Fatigue',
    'Item/Ability',
    'Melee',
    'Melee',
    'Range',
    'Range',
    'Twin Cut',
  ]);
});

test('DR-REST-06 DR-R-62 DR-R-12 DR-CAMPAIGN-09 expended cards after the battle: supply, stack, character deck', () => {
  const melee = ['Melee', 'Melee', 'Melee', 'Melee', 'Melee']; // four of the own deck, the fifth from the stack
  const t = battle({
    heroes: [{ is: 'warrior', hand: [...melee, 'Fatigue', 'Defend'] }],
    monsters: [{ is: 'Goblin Cutter', arena: 'Meadow' }],
  });
  const [supply, stack] = [t.view().fatigue, t.view().stacks[0]];
  expect([supply, stack]).toEqual([35, 19]);
  t.answers(0, 'Rest')
    .answers(0, 'Rest: expend cards')
    .picks(0, 4)
    .answers(0, 'Fatigue')
    .answers(0, 'Defend');
  expect(pileNames(t, t.view().packs[0]!.expended)).toEqual(['Melee', 'Fatigue', 'Defend']);
  for (let i = 0; t.result === undefined && i < 40; i++) {
    const [seat] = t.asked as [number];
    const wish = ['Melee', 'To Field', 'To Meadow', 'Done'];
    const found = wish.map((word) => t.labels(seat).findIndex((label) => label.startsWith(word)));
    t.rolls(...(seat === 0 ? [6, 5] : [1, 1])).picks(seat, found.find((each) => each >= 0) ?? 0);
  }
  expect(t.result).toMatchObject({ party: 'won' });
  expect([t.view().fatigue, t.view().stacks]).toEqual([36, [20, 14, 14, 14, 12, 12]]);
  expect(pileNames(t, t.state.packs[0]!.draw)).toContain('Defend');
  const { table } = t;
  muster(table);
  const { draw, hand, latent } = table.state.packs[0]!;
  expect([draw.length + hand.length, latent.length]).toEqual([10, 3]);
});
