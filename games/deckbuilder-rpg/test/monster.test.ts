// Monsters, health, conditions and the end of a battle.

import { expect, test } from 'vitest';
import { countFor } from '../rules/lay-zone.ts';
import { summonedCount } from '../rules/spawn.ts';
import { settleBattle } from '../rules/victory.ts';
import { creature } from '../state.ts';
import { at, type Battle, battle, foe, lastAttack, monsterNamed } from './table.ts';

const GRUK = { is: 'Gruk Splitjaw', health: 66 };
const CUTTER = { is: 'Goblin Cutter' };
const FAR = { ...GRUK, arena: 'Meadow' };

test('DR-MONSTER-01 DR-MONSTER-02 DR-MONSTER-03 DR-MONSTER-12 a figure in an arena, a stat card with all figures', () => {
  const t = battle({ heroes: [{ is: 'bard' }], monsters: [{ ...CUTTER, count: 2 }, GRUK] });
  expect(t.view().creatures.filter(({ rank }) => rank === 'minion')).toHaveLength(2);
  expect(foe(t, 'Gruk Splitjaw')).toMatchObject({
    melee: 5,
    meleeDamage: 3,
    ranged: 3,
    mana: 0,
    defence: 11,
    health: 66,
  });
  expect(t.box.faces[t.box.sheets[foe(t, 'Goblin Cutter').sheet]!.card]!.deck).toBe('Minions');
});

test('DR-MONSTER-04 DR-MONSTER-05 DR-MONSTER-06 DR-MONSTER-07 DR-MONSTER-13 minions share a hand, a boss has its own', () => {
  const t = battle({
    heroes: [{ is: 'bard' }],
    monsters: [{ ...CUTTER, count: 2 }, { is: 'Road Bandit' }, GRUK],
  });
  expect(new Set(t.box.sheets.filter(({ rank }) => rank !== 'hero').map(({ rank }) => rank))).toEqual(
    new Set(['boss', 'minion']),
  );
  const packs = t.state.creatures.slice(1).map(({ pack }) => pack);
  expect(packs).toEqual([1, 1, 1, 2]);
});

test('DR-MONSTER-08 DR-R-89 DR-R-91 a band names an action: its card stays, nothing is added to the minion deck', () => {
  const t = battle({ heroes: [{ is: 'warrior' }], monsters: [CUTTER], turn: 'Goblin Cutter' });
  const cards = () => {
    const { draw, hand, discard, front, expended } = t.state.packs[1]!;
    return [draw, hand, discard, front, expended].flat().length;
  };
  const before = cards();
  t.rolls(1, 1).answers(1, 'Melee');
  expect(cards()).toBe(before);
  expect(t.view().stacks[0]).toBe(20);
  expect(t.view().packs[1]).toMatchObject({ latent: [], atHand: [] });
});

test('DR-MONSTER-10 hits are one or two', () => {
  const { box } = battle({ heroes: [{ is: 'bard' }], monsters: [CUTTER] });
  for (const sheet of box.sheets.filter(({ rank }) => rank === 'minion'))
    expect([1, 2]).toContain(sheet.health);
});

test('DR-MONSTER-14 DR-R-96 DR-R-92 DR-R-87 several bosses each have a hand, a deck and a turn', () => {
  const t = battle({
    heroes: [{ is: 'warrior' }],
    monsters: [GRUK, { is: 'Ashmaw', health: 40, arena: 'Meadow' }],
    turn: 'Gruk Splitjaw',
    options: { printedDraw: true },
  });
  t.rolls(1, 1).answers(1, 'Melee');
  if (t.question === 'play-a-card') t.answers(1, 'Done');
  expect(t.events('spectator', 'gained')).toHaveLength(1);
  // Gruk has had his turn; Ashmaw alone is left and is not asked for.
  expect(t.view().turn.actor).toBe(monsterNamed(t.table, 'Ashmaw'));
});

test('DR-R-08 DR-CAMPAIGN-11 minions without a boss make a battle; it ends with the last of them', () => {
  const t = battle({ heroes: [{ is: 'warrior' }], monsters: [CUTTER] });
  t.rolls(6, 5).answers(0, 'Melee');
  expect(t.result).toMatchObject({ party: 'won' });
});

test('DR-R-88 DR-R-57 the turn of a band: tricks, a card for one member, and everybody attacks (three Cutters)', () => {
  const t = battle({
    heroes: [{ is: 'wizard' }, { is: 'warrior' }],
    monsters: [{ ...CUTTER, count: 3 }, FAR],
    turn: 'Goblin Cutter',
    minionHand: ['Gang Up', 'Melee', 'Rest', 'Rest', 'Defend'],
  });
  t.answers(2, 'Melee').answers(2, 'Gang Up');
  t.answers(2, 'Melee: a counter on Chipped Blade').answers(2, 'Goblin Cutter 1');
  t.rolls(1, 1).answers(2, 'Player 1');
  expect(lastAttack(t)).toMatchObject({ toHit: 7, defence: 9, hit: true, damage: 2 });
  t.rolls(2, 2).answers(2, 'Player 1');
  expect(lastAttack(t)).toMatchObject({ toHit: 5, hit: true });
  t.rolls(2, 3).answers(2, 'Player 2');
  expect(t.view().packs[2]!.hand).toBe(4);
  expect(
    t.events<{ kind: 'attacked'; toHit: number; hit: boolean }>('spectator', 'attacked').at(-1),
  ).toMatchObject({ toHit: 5, hit: false });
});

test('DR-R-42 a boss acts and the bands there join in with the shared hand', () => {
  const t = battle({
    heroes: [{ is: 'warrior' }],
    monsters: [{ ...GRUK, hand: [] }, CUTTER],
    turn: 'Gruk Splitjaw',
    minionHand: ['Melee'],
  });
  t.rolls(1, 1).answers(1, 'Melee');
  expect(t.question).toBe('play-in-synergy');
  expect(t.labels(1)).toContain('Melee: attack with Chipped Blade');
});

test('DR-R-42 what the shared hand offers to several bands is told with the gear of whoever can use it', () => {
  const t = battle({
    heroes: [{ is: 'warrior' }],
    monsters: [{ ...GRUK, hand: [] }, { is: 'Goblin Slinger' }, CUTTER],
    turn: 'Gruk Splitjaw',
    minionHand: ['Melee'],
  });
  t.rolls(1, 1).answers(1, 'Melee');
  expect(t.question).toBe('play-in-synergy');
  expect(t.labels(1)).toContain('Melee: attack with Chipped Blade');
  const attack = t
    .decision(1)
    .options.find(({ label }) => label.endsWith('Chipped Blade') && label.includes('attack'));
  expect(attack?.data).toMatchObject({ aims: [{ target: 0, damage: 2 }] });
});

test('DR-R-94 a wave comes at the start of the game master’s turn of its round; with nobody left, the next one at once', () => {
  const waves = [{ round: 9, kind: 'gaunt-wolf', count: 2, arena: 1 }];
  const t = battle({ heroes: [{ is: 'warrior' }], monsters: [CUTTER], waves });
  expect(t.view(0).master).toBeUndefined();
  expect(t.view(1).master?.waves).toHaveLength(1);
  t.rolls(6, 5).answers(0, 'Melee');
  // The last monster fell, so the wolves of round 9 are there in round 1.
  expect(t.result).toBeUndefined();
  expect(t.events('spectator', 'wave')).toEqual([
    { kind: 'wave', minion: 'gaunt-wolf', count: 2, place: 'Meadow' },
  ]);
  const early = battle({ heroes: [{ is: 'warrior' }], monsters: [GRUK], waves });
  early.rolls(1, 1).answers(0, 'Melee');
  expect(early.events('spectator', 'wave')).toEqual([]);
});

test('DR-R-95 summoned minions scale with the party', () => {
  const t = battle({ heroes: [{ is: 'bard' }], monsters: [GRUK], partySize: 1 });
  const count = (size: number) => {
    t.table.state.partySize = size;
    return summonedCount(t.table, 2);
  };
  expect([1, 2, 3, 4, 5, 6].map(count)).toEqual([1, 1, 2, 2, 3, 3]);
});

test('DR-R-93 minion numbers: base number times factor, half up, at least one of the first kind', () => {
  const { box } = battle({ heroes: [{ is: 'bard' }], monsters: [GRUK] });
  const row = (n: number, isFirst: boolean) =>
    [1, 2, 3, 4, 5, 6].map((partySize) => countFor(box, n, { partySize, isFirst }));
  expect(row(6, true)).toEqual([2, 3, 4, 6, 8, 11]);
  expect(row(1, false)).toEqual([0, 0, 1, 1, 1, 2]);
  expect(row(1, true)).toEqual([1, 1, 1, 1, 1, 2]);
});

// --- Health and conditions ---

test('DR-R-83 DR-R-99 a boss without health is defeated, and the battle won', () => {
  const t = battle({ heroes: [{ is: 'warrior' }], monsters: [{ ...GRUK, health: 6 }] });
  t.rolls(6, 6).answers(0, 'Melee');
  expect(t.result).toMatchObject({ party: 'won', winners: [0] });
});

test('DR-R-101 when both sides are down at once the heroes win', () => {
  const t = battle({ heroes: [{ is: 'warrior' }], monsters: [CUTTER] });
  const { table } = t;
  creature(table, 0).health = 0;
  creature(table, 1).health = 0;
  creature(table, 1).arena = -1;
  settleBattle(table);
  expect(table.state.verdict).toBe('won');
});

test('DR-R-84 DR-R-85 deadly: a roll for life after a defeat; heroes do not die otherwise', () => {
  const lost = (options: object, die: number) => {
    const t = battle({
      heroes: [{ is: 'warrior', health: 1, draw: ['Rest'] }],
      monsters: [{ ...GRUK, hand: [] }],
      turn: 'Gruk Splitjaw',
      options,
    });
    t.rolls(6, 6, die).answers(1, 'Melee');
    return t;
  };
  expect(lost({ deadly: true }, 1).view().characters[0]).toMatchObject({ dead: true });
  expect(lost({ deadly: true }, 2).view().characters[0]).toMatchObject({ dead: false });
  expect(lost({}, 1).view().characters[0]).toMatchObject({ dead: false });
});

test('DR-R-85 DR-REST-06 DR-R-62 after a victory half the damage is restored, and cards go back where they belong', () => {
  const t = battle({
    heroes: [{ is: 'warrior', health: 11, hand: ['Fatigue', 'Melee'] }],
    monsters: [CUTTER],
  });
  t.rolls(6, 6).answers(0, 'Rest');
  const after = t.state;
  expect(t.result).toBeDefined();
  expect(at(t, 0).health).toBe(11 + Math.ceil(15 / 2));
  expect(after.packs[0]!.hand).toEqual([]);
  expect(after.stacks.map((stack) => stack.length)).toEqual([20, 14, 14, 14, 12, 12]);
  expect(after.fatigue).toHaveLength(36);
  const unhurt = battle({ heroes: [{ is: 'warrior' }], monsters: [CUTTER] });
  unhurt.rolls(6, 6).answers(0, 'Melee');
  expect(unhurt.result).toBeDefined();
  expect(unhurt.events('spectator', 'restored')).toEqual([]);
});

test('DR-R-72 no automatic hits or misses: a 12 can miss and a 2 can hit', () => {
  const t = battle({ heroes: [{ is: 'wizard' }], monsters: [{ ...GRUK, guards: 5 }] });
  t.answers(0, 'Melee').rolls(6, 6).answers(1, '5');
  expect(lastAttack(t)).toMatchObject({ hit: false });
  const sure = battle({ heroes: [{ is: 'ranger', counters: { Longbow: 6 } }], monsters: [FAR] });
  sure.answers(0, 'Range').rolls(1, 1).answers(0, 'Range: attack with Longbow');
  expect(lastAttack(sure)).toMatchObject({ hit: true });
});

test('DR-R-78 DR-R-79 the Hidden cannot be chosen, the challenger must be; nobody strikes the own side', () => {
  const t = battle({
    heroes: [{ is: 'warrior' }, { is: 'rogue', conditions: ['Hidden'] }, { is: 'bard' }],
    monsters: [{ ...GRUK, hand: [] }],
    turn: 'Gruk Splitjaw',
  });
  t.answers(3, 'Melee');
  t.offers(3, ['Player 1', 'Player 3']);
});

test('DR-DAMAGE-01 DR-R-70 melee damage counts in melee alone', () => {
  const t = battle({ heroes: [{ is: 'warrior', ready: ['Longsword', 'Sling'] }], monsters: [GRUK] });
  t.rolls(6, 5).answers(0, 'Melee');
  expect(lastAttack(t)).toMatchObject({ damage: 6 });
  const sling = battle({ heroes: [{ is: 'warrior', ready: ['Sling'] }], monsters: [FAR] });
  sling.answers(0, 'Range').rolls(6, 6).answers(0, 'Range: attack with Sling');
  expect(lastAttack(sling)).toMatchObject({ damage: 2 });
});

test('DR-R-80 fire burns before the action, poison after it; restoring ends the poison', () => {
  const t = battle({
    heroes: [{ is: 'warrior', health: 20, conditions: ['Burning', 'Poisoned'] }],
    monsters: [FAR],
    from: 'begin',
  });
  t.answers(0, 'Stay').answers(0, 'Rest').answers(0, 'Rest: restore battle health');
  expect(at(t, 0)).toMatchObject({ health: 20, conditions: [] });
  const sick = battle({
    heroes: [{ is: 'warrior', health: 20, conditions: ['Burning', 'Poisoned'] }],
    monsters: [FAR],
    from: 'begin',
  });
  sick.answers(0, 'Stay').answers(0, 'Range');
  expect(at(sick, 0)).toMatchObject({ health: 17, conditions: ['Poisoned'] });
});

test('DR-R-99 DR-R-100 a battle is over at once: nothing happens between the last blow and its end', () => {
  const kindsAfter = (t: Battle, kind: string) => {
    const kinds = t.events().map((event) => event.kind);
    return kinds.slice(kinds.indexOf(kind) + 1, kinds.indexOf(kind) + 2);
  };
  const lost = battle({
    heroes: [{ is: 'wizard', health: 1 }],
    monsters: [
      { ...GRUK, hand: ['Melee', 'Rest'] },
      { is: 'Goblin Cutter', count: 2 },
    ],
    turn: 'Gruk Splitjaw',
  });
  lost.rolls(6, 5).answers(1, 'Melee');
  if (lost.question === 'play-a-card') lost.answers(1, 'Melee: attack with Notched Cleaver');
  expect(kindsAfter(lost, 'fell')).toEqual(['battleLost']);
  const won = battle({
    heroes: [{ is: 'warrior', hand: ['Melee', 'Rest'] }, { is: 'rogue' }],
    monsters: [{ ...GRUK, health: 1 }],
  });
  won.rolls(6, 5).answers(0, 'Melee').answers(0, 'Melee: attack with Longsword');
  expect(kindsAfter(won, 'died')).toEqual(['battleWon']);
});

test('DR-R-102 when the last round ends the monsters hold the field', () => {
  const t = battle({
    heroes: [{ is: 'warrior', conditions: ['Stunned'] }],
    monsters: [{ ...FAR, hand: [], conditions: ['Stunned', 'Held'] }],
    round: 20,
  });
  t.answers(0, 'Rest').answers(0, 'Rest: restore battle health');
  for (let i = 0; i < 20 && t.result === undefined; i++) {
    const [seat] = t.asked;
    const labels = t.labels(seat!);
    t.picks(seat!, Math.max(0, labels.indexOf('Rest'), labels.indexOf('Stay')));
  }
  expect(t.result).toMatchObject({ outcome: 'The monsters hold the field', party: 'lost' });
});

test('DR-R-105 the game master wins and collects nothing', () => {
  const t = battle({ heroes: [{ is: 'warrior' }], monsters: [FAR], from: 'move' });
  t.answers(0, 'Leave the zone');
  expect(t.result?.winners).toEqual([1]);
  expect(t.view().packs[1]).toMatchObject({ atHand: [], book: [] });
});

test('DR-R-97 a trap is sprung by who enters, and found by who searches first', () => {
  const zone = { traps: [{ trap: 'spiked-pit', arena: 'Meadow' }] };
  const t = battle({ heroes: [{ is: 'warrior' }], monsters: [FAR], zone, from: 'move', isAdventure: true });
  expect(JSON.stringify(t.view(0))).not.toContain('spiked-pit');
  expect(JSON.stringify(t.view(1))).toContain('spiked-pit');
  t.rolls(5, 5).answers(0, 'To Meadow');
  expect(at(t, 0)).toMatchObject({ health: 22, conditions: ['Held'] });
  expect(t.view(0).zone.sprung).toEqual(['spiked-pit']);
  expect(t.canUndo(0)).toMatchObject({ possible: false });
});

test('DR-R-88 a band is asked as one where it acts as one, and one by one where each acts for itself', () => {
  const t = battle({
    heroes: [{ is: 'warrior' }, { is: 'rogue' }],
    monsters: [{ is: 'Goblin Cutter', count: 2, arena: 'Meadow' }],
    minionHand: ['Melee'],
    turn: 'Goblin Cutter',
    from: 'move',
  });
  const master = 2;
  const asks = () => t.decision(master).ask;
  expect(asks()).toBe('Goblin Cutters: Move before the action?');
  t.answers(master, 'To Field');
  expect(t.labels(master)).toEqual(['Both', '1 of them']);
  t.answersAll(master, 'Both', 'Melee');
  expect(asks()).toBe('Goblin Cutters: What do you do with Melee?');
  t.answers(master, 'Done');
  expect(asks()).toBe('Goblin Cutter 1: Whom do you attack?');
});
