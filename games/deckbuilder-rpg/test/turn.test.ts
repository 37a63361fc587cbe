// A turn and its actions: order, matching, Mana, Rest, Item/Ability, drawing, Synergy.

import { expect, test } from 'vitest';
import { at, battle, countersOn, foe, handOf, lastAttack, pileNames } from './table.ts';

const GRUK = { is: 'Gruk Splitjaw', health: 66 };
const CUTTER = { is: 'Goblin Cutter' };
const FAR = { ...GRUK, arena: 'Meadow' };

test('DR-TURN-01 DR-R-43 everybody in one arena is engaged with the other side', () => {
  const t = battle({ heroes: [{ is: 'warrior' }], monsters: [CUTTER], from: 'move' });
  expect(t.question).toBe('choose-action'); // no Move step for the engaged
});

test('DR-TURN-02 DR-TURN-03 DR-TURN-04 DR-SYN-02 DR-R-19 first the Turn action, chosen from six, then Synergy', () => {
  const t = battle({ heroes: [{ is: 'warrior' }, { is: 'rogue', hand: ['Melee'] }], monsters: [GRUK] });
  t.offers(0, ['Melee', 'Range', 'Mana', 'Defend', 'Rest', 'Item/Ability']);
  t.rolls(1, 1).answers(0, 'Melee');
  expect(t.question).toBe('play-in-synergy');
  expect(t.asked).toEqual([1]);
});

test('DR-TURN-05 DR-TURN-06 DR-MELEE-06 DR-R-26 matching cards go with the action; an ability does what it says', () => {
  const t = battle({
    heroes: [{ is: 'warrior', hand: ['Cleave', 'Shield Wall', 'Fatigue'] }],
    monsters: [GRUK, CUTTER],
  });
  t.answers(0, 'Melee');
  expect(t.labels(0)).toEqual(expect.arrayContaining(['Cleave']));
  expect(t.labels(0)).not.toContain('Shield Wall');
  t.answers(0, 'Cleave').answers(0, 'Gruk Splitjaw').rolls(6, 5, 6, 5).answers(0, 'Goblin Cutter 1');
  expect(t.events('spectator', 'attacked')).toHaveLength(2);
  expect(foe(t, 'Goblin Cutter').health).toBe(0);
});

test('DR-R-26 War Song bears the Any symbol and matches every action', () => {
  for (const action of ['Range', 'Mana', 'Defend', 'Rest', 'Item/Ability']) {
    const again = battle({ heroes: [{ is: 'bard', hand: ['War Song'] }], monsters: [FAR] });
    again.answers(0, action);
    for (let i = 0; i < 3 && !again.labels(0).includes('War Song'); i++) again.picks(0, 0);
    expect(again.labels(0), action).toContain('War Song');
  }
});

test('DR-TURN-07 DR-MANA-01 DR-MANA-02 DR-MANA-03 DR-MANA-04 DR-R-32 Mana: a counter on a spell, or cast one; it may wait', () => {
  const t = battle({
    heroes: [{ is: 'wizard', draw: ['Rest'] }],
    monsters: [FAR],
    options: { printedDraw: true },
  });
  t.answers(0, 'Mana');
  expect(t.labels(0)).toEqual([
    'Mana: a counter on Mana Missile',
    'Mana: a counter on Fire Burst',
    'Mana: attack with Mana Missile',
    'Done',
  ]);
  t.answers(0, 'Mana: a counter on Fire Burst');
  expect(countersOn(t, 0, 'Fire Burst')).toBe(1);
  expect(t.events('spectator', 'attacked')).toEqual([]);
});

test('DR-TURN-08 DR-ATTACK-01 DR-ATTACK-11 the dice, and what the cards add to them', () => {
  const t = battle({ heroes: [{ is: 'warrior', counters: { Longsword: 1 } }], monsters: [GRUK] });
  t.rolls(2, 3).answers(0, 'Melee');
  expect(lastAttack(t)).toMatchObject({ dice: [2, 3], toHit: 6, defence: 11, hit: true });
});

test('DR-R-21 DR-R-04 Melee needs somebody to hit; the reason is given', () => {
  const t = battle({ heroes: [{ is: 'warrior' }], monsters: [FAR] });
  expect(t.labels(0)).not.toContain('Melee');
  expect(t.whyNot(0, 'Melee')).toMatch(/^DR-R-21/);
  const stunned = battle({ heroes: [{ is: 'warrior', conditions: ['Stunned'] }], monsters: [GRUK] });
  expect(stunned.labels(0)).not.toContain('Melee');
});

test('DR-REST-05 DR-REST-08 DR-R-59 Rest expends up to three cards, Fatigue too; Fatigue is never played', () => {
  const t = battle({
    heroes: [{ is: 'warrior', hand: ['Fatigue', 'Fatigue', 'Melee', 'Defend'] }],
    monsters: [FAR],
  });
  t.answers(0, 'Rest').answers(0, 'Rest: expend cards');
  t.answers(0, 'Fatigue').answers(0, 'Fatigue').answers(0, 'Melee');
  expect(pileNames(t, t.view().packs[0]!.expended)).toEqual(['Fatigue', 'Fatigue', 'Melee']);
});

test('DR-REST-09 DR-R-80 DR-R-81 Rest restores two, never above the maximum', () => {
  const hurt = battle({ heroes: [{ is: 'warrior', health: 20 }], monsters: [FAR] });
  hurt.answers(0, 'Rest').answers(0, 'Rest: restore battle health');
  expect(at(hurt, 0).health).toBe(22);
  const nearly = battle({ heroes: [{ is: 'warrior', health: 25 }], monsters: [FAR] });
  nearly.answers(0, 'Rest').answers(0, 'Rest: restore battle health');
  expect(at(nearly, 0).health).toBe(26);
});

test('DR-ITEM-09 without a power none can be activated', () => {
  const t = battle({ heroes: [{ is: 'warrior', ready: ['Longsword'], atHand: [] }], monsters: [FAR] });
  const labels = t.answers(0, 'Item/Ability').labels(0);
  expect(labels.filter((label) => label.includes('activate'))).toEqual([]);
  expect(labels.length).toBeGreaterThan(0);
});

test('DR-R-107 an option that can do nothing may be chosen and does nothing', () => {
  const t = battle({ heroes: [{ is: 'warrior' }], monsters: [FAR] });
  t.answers(0, 'Rest').answers(0, 'Rest: restore battle health');
  expect(at(t, 0).health).toBe(26);
});

test('DR-ITEM-01 DR-ITEM-02 DR-ITEM-03 DR-ITEM-05 DR-ITEM-06 DR-R-02 DR-R-29 DR-R-64 Item/Ability attacks at −2 and takes a latent ability into the discard pile', () => {
  const t = battle({ heroes: [{ is: 'rogue', draw: [] }], monsters: [GRUK] });
  t.answers(0, 'Item/Ability').rolls(1, 1).answers(0, 'Shortsword');
  expect(lastAttack(t)).toMatchObject({ toHit: 3 });
  t.answers(0, 'Item/Ability: take a latent ability').answers(0, 'Twin Cut');
  const { hand, draw, discard, latent } = t.view().packs[0]!;
  // Twin Cut, the gained card and one Fatigue were shuffled when a card had to be drawn.
  expect([hand, draw, discard.length]).toEqual([1, 2, 0]);
  expect(pileNames(t, latent)).toEqual(['Poisoned Edge', 'Trick Throw']);
});

test('DR-MELEE-04 every card of the hand with the symbol may be played, abilities too, and no other', () => {
  const t = battle({
    heroes: [{ is: 'warrior', hand: ['Cleave', 'Shield Wall', 'Melee', 'Rest'] }],
    monsters: [{ is: 'Gruk Splitjaw' }],
  });
  t.answers(0, 'Melee');
  const cards = t.decision(0).options.flatMap(({ at }) => (at && 'card' in at ? [at.card] : []));
  expect(new Set(pileNames(t, cards))).toEqual(new Set(['Cleave', 'Melee']));
});

test('DR-ITEM-08 powers that come with an item are performed like a hero’s own', () => {
  const t = battle({
    heroes: [{ is: 'warrior', ready: ['Longsword', 'Heavy Stance', 'Wand of Sparks'] }],
    monsters: [{ is: 'Gruk Splitjaw', arena: 'Meadow' }],
  });
  t.answers(0, 'Item/Ability').answers(0, 'Item/Ability: activate a power');
  t.offers(0, ['Heavy Stance', 'Wand of Sparks']);
});

test('DR-ITEM-07 DR-ITEM-08 DR-ITEM-09 DR-R-65 a power is performed and stays; once per battle is once', () => {
  const t = battle({ heroes: [{ is: 'warrior', health: 20 }], monsters: [FAR] });
  t.answers(0, 'Item/Ability').answers(0, 'Item/Ability: activate a power').answers(0, 'Rallying Roar');
  expect(at(t, 0).health).toBe(22);
  const roar = at(t, 0).ready.find(({ card }) => t.box.faces[card]!.name === 'Rallying Roar');
  expect(roar).toMatchObject({ used: true });
  const again = battle({ heroes: [{ is: 'warrior', hand: ['Item/Ability'] }], monsters: [FAR] });
  again.answers(0, 'Item/Ability').answers(0, 'Item/Ability: activate a power').answers(0, 'Rallying Roar');
  again.answers(0, 'Item/Ability: activate a power');
  // Heavy Stance alone is left, and is not asked for; nor is where its counters go (DR-R-74).
  expect(at(again, 0).guards).toBe(2);
});

test('DR-ITEM-10 DR-ITEM-11 DR-R-66 equipping puts away what is in the way, and its counters are lost', () => {
  const t = battle({ heroes: [{ is: 'warrior', counters: { Longsword: 2 } }], monsters: [FAR] });
  t.answers(0, 'Item/Ability')
    .answers(0, 'Item/Ability: equip a card')
    .answers(0, 'Greatsword')
    .answers(0, 'Longsword');
  const ready = () => at(t, 0).ready.map(({ card }) => t.box.faces[card]!.name);
  expect(ready()).toContain('Greatsword');
  expect(ready()).not.toContain('Longsword');
  expect(ready()).not.toContain('Buckler');
  expect(pileNames(t, t.view().packs[0]!.atHand)).toEqual(expect.arrayContaining(['Longsword', 'Buckler']));
});

test('DR-ITEM-12 DR-R-67 gear in the hand can be equipped from there', () => {
  const t = battle({ heroes: [{ is: 'warrior', hand: ['Fen-Iron Sabre'] }], monsters: [FAR] });
  t.answers(0, 'Item/Ability').answers(0, 'Item/Ability: equip a card');
  expect(t.labels(0)).toContain('Fen-Iron Sabre');
});

test('DR-DRAW-01 DR-R-07 one card is drawn after every action', () => {
  for (const action of ['Range', 'Mana', 'Defend']) {
    const t = battle({ heroes: [{ is: 'warrior', draw: ['Melee', 'Melee'] }], monsters: [FAR] });
    t.answers(0, action);
    if (t.question === 'play-a-card') t.picks(0, action === 'Defend' ? 0 : t.labels(0).length - 1);
    expect(handOf(t, 0).length, action).toBe(1);
  }
});

test('DR-SYN-01 DR-R-09 DR-R-35 DR-SYN-04 DR-R-108 Synergy is for allies in the arena, with matching cards', () => {
  const t = battle({
    heroes: [
      { is: 'warrior' },
      { is: 'bard', hand: ['Melee', 'Mana'] },
      { is: 'rogue', hand: ['Melee'], arena: 'Meadow' },
    ],
    monsters: [GRUK],
  });
  t.rolls(1, 1).answers(0, 'Melee');
  expect(t.asked).toEqual([1]);
  expect(t.labels(1)).toEqual([
    'Melee: a counter on Rapier',
    'Melee: attack with Rapier',
    'Draw a card instead',
  ]);
});

test('DR-SYN-07 DR-SYN-08 DR-R-38 whoever plays nothing may draw one card, up to the limit', () => {
  const full = Array.from({ length: 8 }, () => 'Fatigue');
  const t = battle({
    heroes: [
      { is: 'bard' },
      { is: 'priest', hand: full },
      { is: 'warrior', hand: ['Range', 'Melee', 'Melee', 'Defend', 'Defend'] },
    ],
    monsters: [FAR],
  });
  t.answers(0, 'Range');
  if (t.question === 'play-a-card') t.answers(0, 'Done');
  expect(handOf(t, 1)).toHaveLength(8);
  expect(handOf(t, 2)).toHaveLength(6);
});

test('DR-SYN-08 who has matching cards may still draw instead', () => {
  const t = battle({ heroes: [{ is: 'ranger' }, { is: 'rogue', hand: ['Range'] }], monsters: [FAR] });
  t.answers(0, 'Range').answers(0, 'Done').answers(1, 'Draw a card instead');
  expect(handOf(t, 1)).toHaveLength(2);
});

test('DR-SYN-09 allies join in clockwise', () => {
  const t = battle({
    heroes: [{ is: 'bard', hand: ['Rest'] }, { is: 'warrior' }, { is: 'rogue', hand: ['Rest'] }],
    monsters: [FAR],
    turn: 1,
  });
  t.answers(1, 'Rest').answers(1, 'Rest: restore battle health');
  expect(t.asked).toEqual([2]);
  t.answers(2, 'Rest: restore battle health');
  expect(t.asked).toEqual([0]);
});

test('DR-R-36 who is in the arena is looked at when Synergy begins', () => {
  const t = battle({
    heroes: [
      { is: 'warrior', draw: ['Melee'] },
      { is: 'rogue', hand: ['Defend'] },
      { is: 'bard', hand: ['Defend'], arena: 'Meadow' },
    ],
    monsters: [{ ...CUTTER, arena: 'Meadow' }],
  });
  t.answers(0, 'Defend').answers(0, 'Defend: retreat').answers(0, 'To Meadow');
  expect(t.asked).toEqual([2]);
});

test('DR-R-37 DR-R-39 Synergy texts are the weaker ones, and open no Synergy of their own', () => {
  const t = battle({
    heroes: [
      { is: 'warrior' },
      { is: 'rogue', hand: ['Rest'], health: 10 },
      { is: 'bard', hand: ['Rest'], health: 10 },
    ],
    monsters: [FAR],
  });
  t.answers(0, 'Rest').answers(0, 'Rest: restore battle health').answers(1, 'Rest: restore battle health');
  expect(at(t, 1).health).toBe(11);
  expect(t.asked).toEqual([2]);
  expect(t.events('spectator', 'attacked')).toEqual([]);
});

test('DR-R-40 who falls in the own turn still cleans up and opens Synergy, and draws nothing', () => {
  const t = battle({
    heroes: [
      { is: 'warrior', health: 1, draw: ['Melee'] },
      { is: 'rogue', hand: ['Defend'] },
    ],
    monsters: [{ ...GRUK, hand: [] }],
  });
  t.rolls(1, 1).answers(0, 'Defend').answers(0, 'Defend: retreat').rolls(6, 6, 1);
  t.answers(0, 'To Meadow').answers(2, 'Strike with Notched Cleaver');
  expect(at(t, 0)).toMatchObject({ health: 0, arena: 0 });
  expect(pileNames(t, t.view().packs[0]!.discard)).toEqual(['Defend']);
  expect(handOf(t, 0)).toEqual([]);
  expect(t.question).toBe('play-in-synergy');
});

test('DR-R-41 the Stunned may play cards in Synergy but make no attack', () => {
  const t = battle({
    heroes: [{ is: 'warrior' }, { is: 'rogue', hand: ['Melee'], conditions: ['Stunned'] }],
    monsters: [GRUK],
  });
  t.rolls(1, 1).answers(0, 'Melee');
  expect(t.labels(1)).toEqual(['Melee: a counter on Shortsword', 'Draw a card instead']);
});

test('DR-SYN-07 without fast Synergy even the draw is asked for', () => {
  const t = battle({
    heroes: [{ is: 'ranger' }, { is: 'priest' }],
    monsters: [FAR],
    options: { fastSynergy: false },
  });
  t.answers(0, 'Range').answers(0, 'Done');
  t.offers(1, ['Draw a card', 'No card']);
});
