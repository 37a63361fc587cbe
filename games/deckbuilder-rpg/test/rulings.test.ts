// Rulings to their last half-sentence: what the tests by chapter leave open.

import { expect, test } from 'vitest';
import { at, battle, countersOn, foe, handOf, lastAttack, pileNames } from './table.ts';

const GRUK = { is: 'Gruk Splitjaw', health: 66, hand: [] };
const CUTTER = { is: 'Goblin Cutter' };
const FAR = { ...GRUK, arena: 'Meadow' };
/** A boss who stays where he is and does nothing. */
const IDLE = { ...FAR, conditions: ['Held', 'Stunned'] };

const attacks = (t: ReturnType<typeof battle>) =>
  t.events<{ kind: 'attacked'; toHit: number; hit: boolean; damage: number }>('spectator', 'attacked');

/** Everybody else rests until this seat chooses an action again. */
function untilTurnOf(t: ReturnType<typeof battle>, seat: number): typeof t {
  for (let i = 0; i < 40 && (t.question !== 'choose-action' || t.asked[0] !== seat); i++) {
    const [asked] = t.asked as [number];
    const labels = t.labels(asked);
    const wish = ['Stay', 'Rest', 'Draw a card instead', 'Rest: restore', 'Let them go', 'Done'];
    const found = wish.map((word) => labels.findIndex((label) => label.startsWith(word)));
    t.rolls(1, 1, 1, 1).picks(asked, found.find((each) => each >= 0) ?? 0);
  }
  return t;
}

// --- Counters ---

test('DR-RANGE-04 DR-RANGE-05 DR-R-31 DR-R-03 aiming over two turns: nothing shot in the first, both counters in the second', () => {
  const t = battle({
    heroes: [{ is: 'ranger', hand: ['Range'], draw: ['Melee', 'Melee', 'Melee'] }],
    monsters: [IDLE],
    options: { printedDraw: true },
  });
  t.answers(0, 'Range').answers(0, 'Range: a counter on Longbow').answers(0, 'Done');
  expect(attacks(t)).toEqual([]);
  untilTurnOf(t, 0).answers(0, 'Range');
  expect(countersOn(t, 0, 'Longbow')).toBe(1);
  t.answers(0, 'Range: a counter on Longbow').rolls(2, 2).answers(0, 'Range: attack with Longbow');
  expect(lastAttack(t)).toMatchObject({ toHit: 9, defence: 11, hit: true, damage: 5 });
  expect(countersOn(t, 0, 'Longbow')).toBe(0);
});

test('DR-MANA-05 DR-MANA-04 DR-R-31 a spell is charged over two turns, and the charge is there in the second', () => {
  const t = battle({
    heroes: [{ is: 'wizard', hand: ['Mana'], draw: ['Rest', 'Rest', 'Rest'] }],
    monsters: [IDLE],
    options: { printedDraw: true },
  });
  t.answers(0, 'Mana')
    .answers(0, 'Mana: a counter on Fire Burst')
    .answers(0, 'Mana: a counter on Fire Burst');
  untilTurnOf(t, 0).answers(0, 'Mana');
  expect(t.labels(0)).toContain('Mana: attack with Fire Burst');
});

test('DR-R-31 DR-R-66 DR-R-74 counters are lost with what is put away', () => {
  const t = battle({
    heroes: [{ is: 'ranger', counters: { Longbow: 2 }, hand: ['Item/Ability'] }],
    monsters: [IDLE],
  });
  t.answers(0, 'Item/Ability')
    .answers(0, 'Hold the attack')
    .answers(0, 'Item/Ability: equip a card')
    .answers(0, 'Shortsword');
  expect(pileNames(t, t.view().packs[0]!.atHand)).toContain('Longbow');
  t.answers(0, 'Item/Ability: equip a card').answers(0, 'Longbow');
  expect(countersOn(t, 0, 'Longbow')).toBe(0);
});

test('DR-R-30 melee counters are lost when their owner changes arena, ranged ones are not', () => {
  const t = battle({
    heroes: [{ is: 'rogue', counters: { Shortsword: 2, 'Throwing Knives': 2 } }],
    monsters: [FAR],
    from: 'move',
  });
  t.answers(0, 'To Meadow');
  expect([countersOn(t, 0, 'Shortsword'), countersOn(t, 0, 'Throwing Knives')]).toEqual([0, 2]);
});

test('DR-R-74 DR-ATTACK-08 counters on different pieces are combined; without armour there are none', () => {
  const t = battle({
    heroes: [{ is: 'priest', guards: { 'Ring Hauberk': 1, Buckler: 1 } }],
    monsters: [GRUK],
    turn: 'Gruk Splitjaw',
  });
  t.answers(1, 'Melee').rolls(3, 3).answers(0, '2');
  expect(lastAttack(t)).toMatchObject({ defence: 15, hit: false });
  const bare = battle({ heroes: [{ is: 'warrior', ready: ['Longsword'] }], monsters: [FAR] });
  expect(bare.answers(0, 'Defend').question).not.toBe('guard-where');
  expect(at(bare, 0).guards).toBe(0);
});

// --- Attacks ---

test('DR-R-27 the attack of Rest must be made with a weapon at hand, may wait with a bow that holds counters, and lapses without a target', () => {
  const rests = (hero: Parameters<typeof battle>[0]['heroes'][number], monster: object) =>
    battle({ heroes: [hero], monsters: [monster as typeof GRUK] })
      .rolls(1, 1)
      .answers(0, 'Rest');
  expect(attacks(rests({ is: 'warrior' }, GRUK))).toHaveLength(1); // nobody was asked
  const waiting = rests({ is: 'ranger', counters: { Longbow: 1 } }, FAR);
  waiting.offers(0, ['Longbow', 'Hold the attack']).answers(0, 'Hold the attack');
  expect([attacks(waiting).length, countersOn(waiting, 0, 'Longbow')]).toEqual([0, 1]);
  expect(attacks(rests({ is: 'ranger' }, FAR))).toHaveLength(1); // without a counter there is nothing to wait for
  const alone = rests({ is: 'warrior' }, FAR);
  expect([attacks(alone).length, alone.question]).toEqual([0, 'play-a-card']); // the rest of the card is carried out
});

test('DR-R-23 a spell is cast once through basic cards; an attack printed on an ability is not counted', () => {
  const t = battle({
    heroes: [{ is: 'wizard', hand: ['Mana', 'Overload'], atHand: [], draw: ['Rest'] }],
    monsters: [GRUK],
  });
  t.answers(0, 'Mana').rolls(1, 1).picks(0, t.labels(0).indexOf('Mana: attack with Mana Missile'));
  expect(t.labels(0)).not.toContain('Mana: attack with Mana Missile');
  expect(t.labels(0)).toContain('Overload');
  t.rolls(1, 1).answers(0, 'Overload');
  expect(attacks(t)).toHaveLength(2);
});

test('DR-R-26 a card with two symbols matches either action', () => {
  for (const action of ['Melee', 'Range']) {
    const t = battle({ heroes: [{ is: 'rogue', hand: ['Poisoned Edge'] }], monsters: [GRUK] });
    t.answers(0, action);
    expect(t.labels(0), action).toContain('Poisoned Edge');
  }
});

test('DR-R-49 an engaged bow reaches its own arena alone; a spell is not affected', () => {
  const bow = battle({ heroes: [{ is: 'ranger' }], monsters: [CUTTER, FAR] });
  bow.answers(0, 'Range').rolls(6, 5).answers(0, 'Range: attack with Longbow');
  expect(lastAttack(bow)).toMatchObject({ toHit: 3, defence: 9 }); // only the Cutter was there to be shot
  const spell = battle({ heroes: [{ is: 'wizard' }], monsters: [CUTTER, FAR] });
  spell.answers(0, 'Mana').answers(0, 'Mana: attack with Mana Missile');
  spell.offers(0, ['Goblin Cutter 1', 'Gruk Splitjaw']).rolls(1, 1).answers(0, 'Gruk Splitjaw');
  expect(lastAttack(spell)).toMatchObject({ toHit: 5 });
});

test('DR-R-78 whoever is Challenged must aim at the challenger while it is there', () => {
  const t = battle({
    heroes: [
      { is: 'warrior', hand: ['Challenge'] },
      { is: 'bard', draw: ['Melee'] },
    ],
    monsters: [GRUK],
  });
  t.answers(0, 'Defend').rolls(1, 1);
  while (t.asked[0] === 0) t.answers(0, t.labels(0).includes('Challenge') ? 'Challenge' : t.labels(0)[0]!);
  expect(foe(t, 'Gruk Splitjaw').conditions).toContain('Challenged');
  while (t.asked[0] === 1) t.rolls(1, 1).picks(1, t.labels(1).length - 1);
  untilTurnOf(t, 2).rolls(1, 1).answers(2, 'Melee'); // nobody is asked for a target
  t.answers(0, 'None');
  expect(t.events<{ kind: 'attacked'; foe: number }>('spectator', 'attacked').at(-1)).toMatchObject({
    foe: 0,
  });
});

test('DR-R-76 who resists fire by 2 or more cannot burn; poison asks no resistance', () => {
  const t = battle({
    heroes: [{ is: 'ranger', atHand: ['Oil Flask'], hand: ['Item/Ability'] }],
    monsters: [{ is: 'Ashmaw', health: 40 }],
  });
  t.answers(0, 'Item/Ability').rolls(1, 1).picks(0, 0);
  while (t.question !== 'activate-which') t.answers(0, 'Item/Ability: activate a power');
  t.rolls(6, 6, 6).answers(0, 'Oil Flask');
  expect(foe(t, 'Ashmaw').conditions).not.toContain('Burning');
  const sick = battle({
    heroes: [
      { is: 'warrior', ready: ['Longsword', 'Plate of the Gate'], health: 20, conditions: ['Poisoned'] },
    ],
    monsters: [FAR],
  });
  sick.answers(0, 'Range');
  expect(at(sick, 0).health).toBe(19);
});

test('DR-R-47 DR-ATTACK-06 a parting reaction uses the counters; the Stunned get none, the Held do', () => {
  const parts = (conditions: string[]) => {
    const t = battle({
      heroes: [{ is: 'ranger', draw: ['Melee'] }],
      monsters: [{ ...GRUK, conditions, counters: { 'Notched Cleaver': 2 } }],
    });
    t.answers(0, 'Defend').rolls(1, 1).answers(0, 'bare hands').answers(0, 'Defend: retreat').rolls(1, 1);
    t.answers(0, 'To Meadow');
    if (t.question === 'react') t.answers(1, 'Strike with Notched Cleaver');
    return t;
  };
  const held = parts(['Held']);
  expect(lastAttack(held)).toMatchObject({ toHit: 10 }); // 5 + 1 and two counters
  expect(countersOn(held, 1, 'Notched Cleaver')).toBe(0);
  expect(parts(['Stunned']).events('spectator', 'reacted')).toEqual([]);
});

// --- Synergy ---

test('DR-R-37 the Synergy text of Defend guards an ally, that of Rest is 2, 1 or 1, that of Item/Ability has no power', () => {
  const joins = (action: string, card: string) => {
    const t = battle({
      heroes: [
        { is: 'warrior', draw: ['Melee'] },
        { is: 'rogue', hand: [card, 'Fatigue', 'Fatigue'], draw: ['Melee', 'Melee', 'Melee'] },
      ],
      monsters: [FAR],
    });
    t.answers(0, action);
    while (t.asked[0] === 0) t.picks(0, 0);
    return t;
  };
  const defend = joins('Defend', 'Defend').answers(1, 'Defend: a defence counter for an ally');
  if (defend.question === 'guard-where') defend.answers(0, 'Buckler');
  expect(at(defend, 0).guards).toBe(2); // the own one, and the ally's
  expect(handOf(joins('Rest', 'Rest').answers(1, 'Rest: draw cards'), 1)).toHaveLength(4);
  const expends = joins('Rest', 'Rest').answers(1, 'Rest: expend').answers(1, 'Fatigue');
  expect(expends.view().packs[1]!.expended).toHaveLength(1);
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
