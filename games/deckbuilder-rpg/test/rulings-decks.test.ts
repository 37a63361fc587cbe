// Rulings about Synergy, decks, the end of a battle and what is printed, to their last half-sentence.

import { expect, test } from 'vitest';
import { at, battle, handOf, lastAttack, pileNames } from './table.ts';

const GRUK = { is: 'Gruk Splitjaw', health: 66, hand: [] };
const CUTTER = { is: 'Goblin Cutter' };
const FAR = { ...GRUK, arena: 'Meadow' };
/** A boss who stays where he is and does nothing. */
const IDLE = { ...FAR, conditions: ['Held', 'Stunned'] };

// --- Synergy ---

test('DR-R-37 the Synergy text of Defend guards an ally, that of Rest is 2, 1 or 1, that of Item/Ability has no power', () => {
  const joins = (action: string, card: string) => {
    const t = battle({
      heroes: [
        { is: 'warrior', draw: ['Melee'] },
        { is: 'rogue', health: 9, hand: [card, 'Fatigue', 'Fatigue'], draw: ['Melee', 'Melee', 'Melee'] },
      ],
      monsters: [FAR],
    });
    t.answers(0, action);
    while (t.asked[0] === 0) t.picks(0, 0);
    return t;
  };
  const defend = joins('Defend', 'Defend').answers(1, 'Defend: a defence counter for an ally');
  expect(at(defend, 0).guards).toBe(2); // the own one, and the ally's
  expect(handOf(joins('Rest', 'Rest').answers(1, 'Rest: draw cards'), 1)).toHaveLength(4);
  const expends = joins('Rest', 'Rest').answers(1, 'Rest: expend').answers(1, 'Fatigue');
  expect(expends.view().packs[1]!.expended).toHaveLength(1);
  expect(at(joins('Rest', 'Rest').answers(1, 'Rest: restore'), 1).health).toBe(10);
  expect(joins('Item/Ability', 'Item/Ability').labels(1)).toEqual([
    'Item/Ability: take a latent ability',
    'Item/Ability: equip a card',
    'Draw a card instead',
  ]);
});

test('DR-R-108 DR-SYN-04 Synergy follows the action that was chosen, whatever else the cards bear', () => {
  const t = battle({
    heroes: [
      { is: 'rogue', hand: ['Poisoned Edge'], draw: ['Rest'] },
      { is: 'bard', hand: ['Range', 'Melee'] },
    ],
    monsters: [GRUK],
  });
  t.answers(0, 'Melee').rolls(1, 1).answers(0, 'Poisoned Edge').rolls(1, 1).picks(0, 0);
  while (t.asked[0] === 0) t.rolls(1, 1).picks(0, 0);
  expect(t.labels(1).join()).toContain('Melee');
  expect(t.labels(1).join()).not.toContain('Range');
});

test('DR-R-108 after a second action by the Crown Shard, Synergy still follows the first', () => {
  const t = battle({
    heroes: [
      { is: 'warrior', hand: [], ready: ['Longsword', 'Ring Hauberk', 'Crown Shard'] },
      { is: 'bard', hand: ['Item/Ability', 'Defend'] },
    ],
    monsters: [{ ...GRUK, arena: 'Meadow' }],
  });
  t.answers(0, 'Item/Ability').answers(0, 'Item/Ability: activate a power');
  expect(t.question).toBe('choose-action');
  t.answers(0, 'Defend');
  while (t.asked[0] === 0) t.picks(0, 0);
  expect(t.labels(1).join()).toContain('Item/Ability');
  expect(t.labels(1).join()).not.toContain('Defend');
});

test('DR-R-57 heroes join in clockwise from the active seat', () => {
  const t = battle({
    heroes: ['warrior', 'rogue', 'bard'].map((is) => ({ is: is as 'warrior', hand: ['Defend'] })),
    monsters: [{ ...GRUK, arena: 'Meadow' }],
    turn: 1,
  });
  t.answers(1, 'Defend');
  while (t.asked[0] === 1) t.answers(1, t.labels(1).includes('Done') ? 'Done' : t.labels(1)[0]!);
  expect([t.question, ...t.asked]).toEqual(['play-in-synergy', 2]);
  t.answers(2, 'Draw a card instead');
  expect([t.question, ...t.asked]).toEqual(['play-in-synergy', 0]);
});

test('DR-R-28 the card taken is used first; further cards of the hand come after it', () => {
  const t = battle({
    heroes: [{ is: 'warrior', hand: ['Defend'] }],
    monsters: [{ ...GRUK, arena: 'Meadow' }],
  });
  const fromHand = () => t.decision(0).options.filter(({ at }) => at && 'card' in at).length;
  t.answers(0, 'Defend');
  expect(fromHand()).toBe(0);
  t.picks(0, 0);
  expect(fromHand()).toBeGreaterThan(0);
});

test('DR-R-50 shooting at somebody who fights a friend is no harder', () => {
  const shot = (friend: string) => {
    const t = battle({
      heroes: [{ is: 'ranger' }, { is: 'warrior', arena: friend }],
      monsters: [{ ...GRUK, arena: 'Meadow' }],
    });
    t.answers(0, 'Range').rolls(1, 1).answers(0, 'Range: attack with Longbow');
    return lastAttack(t)?.toHit;
  };
  expect(shot('Meadow')).toBe(shot('Field'));
});

test('DR-R-42 when no minion card is played in Synergy the shared hand draws one', () => {
  const t = battle({
    heroes: [{ is: 'warrior' }],
    monsters: [GRUK, CUTTER],
    turn: 'Gruk Splitjaw',
    minionHand: ['Melee', 'Rest'],
  });
  t.rolls(1, 1).answers(1, 'Melee');
  expect(t.view().packs[1]!.hand).toBe(2);
  t.answers(1, 'Draw');
  expect(t.view().packs[1]!.hand).toBe(3);
});

// --- Decks ---

test('DR-R-58 DR-R-60 an empty supply gives no Fatigue; with both piles empty no card is drawn', () => {
  const t = battle({ heroes: [{ is: 'warrior', draw: [], discard: [] }], monsters: [FAR] });
  t.answers(0, 'Range');
  // The gained card went to the discard pile and is drawn again, with a Fatigue card beside it.
  expect(t.view().packs[0]).toMatchObject({ hand: 1, draw: 1 });
  const all = Array.from({ length: 36 }, () => 'Fatigue');
  const tired = battle({ heroes: [{ is: 'warrior', draw: [], discard: [], atHand: all }], monsters: [FAR] });
  expect(tired.view().fatigue).toBe(0);
  tired.answers(0, 'Range');
  expect(tired.events('spectator', 'fatigued')).toEqual([]);
  const nothing = battle({
    heroes: [{ is: 'warrior', draw: [], discard: [] }],
    monsters: [FAR],
    stacks: { 1: 0 },
  });
  nothing.answers(0, 'Range');
  expect(nothing.view().packs[0]).toMatchObject({ hand: 0, draw: 0 });
  expect(nothing.events('spectator', 'fatigued')).toEqual([]);
});

test('DR-ITEM-12 DR-R-67 gear equipped from the hand is ready, and out of the battle deck', () => {
  const t = battle({
    heroes: [{ is: 'warrior', hand: ['Fen-Iron Sabre'], ready: ['Ring Hauberk'], draw: ['Melee'] }],
    monsters: [FAR],
  });
  t.answers(0, 'Item/Ability').answers(0, 'Item/Ability: equip a card').answers(0, 'Fen-Iron Sabre');
  expect(at(t, 0).ready.map(({ card }) => t.box.faces[card]!.name)).toContain('Fen-Iron Sabre');
  expect(handOf(t, 0)).not.toContain('Fen-Iron Sabre');
});

test('DR-CAMPAIGN-10 what a player takes shapes the deck: attack, defence, spells', () => {
  const gained = (action: string) => {
    const t = battle({ heroes: [{ is: 'wizard', draw: ['Rest', 'Rest'] }], monsters: [IDLE] });
    t.answers(0, action);
    for (let i = 0; t.asked[0] === 0 && t.question !== 'choose-action' && i < 4; i++)
      t.rolls(1, 1).picks(0, 0);
    return pileNames(t, t.view().packs[0]!.discard);
  };
  expect(['Range', 'Mana', 'Defend'].map((action) => gained(action)[0])).toEqual(['Range', 'Mana', 'Defend']);
});

test('DR-R-92 DR-R-106 a boss draws its Draw figure after its action, and gains cards and Fatigue like a hero', () => {
  const t = battle({ heroes: [{ is: 'warrior' }], monsters: [GRUK], turn: 'Gruk Splitjaw', partySize: 4 });
  const pack = () => t.view().packs[2]!;
  const before = pack();
  t.rolls(1, 1).answers(1, 'Melee');
  expect(pack().hand).toBe(before.hand + 3);
  expect(pileNames(t, pack().discard)).toEqual(['Melee']);
  expect(t.view().stacks[0]).toBe(19);
});

// --- Where a battle ends ---

test('DR-R-55 the zone may be left by a retreat as well', () => {
  const t = battle({
    heroes: [{ is: 'warrior' }, { is: 'bard' }],
    monsters: [{ ...GRUK, conditions: ['Stunned'] }],
  });
  t.answers(0, 'Defend').rolls(1, 1).answers(0, 'Defend: retreat').answers(0, 'Leave the zone');
  expect(at(t, 0).arena).toBe(-1);
  expect(t.result).toBeUndefined(); // the bard fights on
});

test('DR-R-99 a zone may be won by its own goal: the boss down, the exit reached, rounds survived, a quest fulfilled', () => {
  const boss = battle({
    heroes: [{ is: 'warrior' }],
    monsters: [
      { ...GRUK, health: 6 },
      { ...CUTTER, arena: 'Meadow' },
    ],
    zone: {
      goal: { kind: 'boss' },
      monsters: [{ kind: 'gruk-splitjaw', arena: 'Field', health: [6, 6, 6, 6, 6, 6] }],
    },
  });
  boss.rolls(6, 6).answers(0, 'Melee');
  expect(boss.result).toMatchObject({ party: 'won' });
  const exit = battle({
    heroes: [{ is: 'warrior' }],
    monsters: [FAR],
    zone: { exit: 'Meadow', goal: { kind: 'exit' } },
    from: 'move',
  });
  expect(exit.answers(0, 'To Meadow').result).toMatchObject({ party: 'won' });
  const rounds = battle({
    heroes: [{ is: 'warrior' }],
    monsters: [IDLE],
    zone: { goal: { kind: 'rounds', rounds: 1 } },
  });
  for (let i = 0; rounds.result === undefined && i < 12; i++) {
    const [seat] = rounds.asked as [number];
    const labels = rounds.labels(seat);
    rounds.picks(seat, labels.includes('Range') ? labels.indexOf('Range') : labels.length - 1);
  }
  expect([rounds.result?.party, rounds.view().round]).toEqual(['won', 2]);
  const quest = battle({
    heroes: [{ is: 'warrior' }],
    monsters: [FAR],
    isAdventure: true,
    zone: {
      goal: { kind: 'quest' },
      objects: [{ name: 'Lever', arena: 'Field', uses: 1, quest: 'Pull' }],
      quests: [{ name: 'Pull', text: 'Pull it.', type: 'activate', reward: {} }],
    },
  });
  quest.answers(0, 'Item/Ability').answers(0, 'Item/Ability: activate').answers(0, 'Lever');
  expect(quest.events('spectator', 'battleWon')).toHaveLength(1);
});

// --- What is printed ---

test('DR-SETUP-12 DR-SETUP-07 DR-R-10 every information card lists ten battle cards, abilities, powers, armour and weapons', () => {
  const { box } = battle({ heroes: [{ is: 'bard' }], monsters: [CUTTER] });
  for (const [kit] of box.kits) {
    const text = box.faces[kit!.info]!.text;
    const names = (cards: readonly number[]) => cards.map((card) => box.faces[card]!.name);
    expect([kit!.basics.length, kit!.starting.length, kit!.latent.length]).toEqual([8, 2, 3]);
    for (const name of [...names(kit!.starting), ...names(kit!.ready)]) expect(text, text).toContain(name);
  }
});

test('DR-MONSTER-13 DR-R-10 every boss has a deck of ten and three latent abilities of its own', () => {
  const { box } = battle({ heroes: [{ is: 'bard' }], monsters: [CUTTER] });
  const kits = Object.values(box.bossKits);
  expect(kits).toHaveLength(8);
  for (const { basics, starting, latent } of kits)
    expect([basics.length + starting.length, latent.length]).toEqual([10, 3]);
});
