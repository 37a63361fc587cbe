// Arenas and connections: traits, sight, passage, moving, retreating, leaving.

import { expect, test } from 'vitest';
import { rngFrom } from '../../../engine/random.ts';
import { game } from '../game.ts';
import { allowsPassage, allowsSight } from '../rules/arena.ts';
import { uncover } from '../rules/object.ts';
import { findDoor } from '../rules/reveal.ts';
import { creature } from '../state.ts';
import { at, battle, lastAttack } from './table.ts';

const GRUK = { is: 'Gruk Splitjaw', health: 66 };
const CUTTER = { is: 'Goblin Cutter' };
const FAR = { ...GRUK, arena: 'Meadow' };

test('DR-ARENA-02 DR-ARENA-03 DR-ARENA-04 DR-R-54 arenas may hold monsters, objects, or nothing; objects are activated', () => {
  const t = battle({
    heroes: [{ is: 'warrior', health: 10 }],
    monsters: [FAR],
    zone: { objects: [{ name: 'Salt Font', arena: 'Field', uses: 1, effect: 'heal(4,all)' }] },
  });
  t.answers(0, 'Item/Ability').answers(0, 'Item/Ability: activate a power').answers(0, 'Salt Font');
  expect(at(t, 0).health).toBe(14);
  expect(t.view().zone.objects[0]).toMatchObject({ uses: 0 });
});

test('DR-R-54 an object that strikes belongs to nobody’s cards: whom it is aimed at is asked, and the defender too', () => {
  const t = battle({
    heroes: [{ is: 'warrior' }],
    monsters: [
      { ...FAR, guards: 1 },
      { ...CUTTER, arena: 'Meadow' },
    ],
    zone: { objects: [{ name: 'Ballista', arena: 'Field', uses: 1, effect: 'fixed(+6,6,pierce,1)' }] },
  });
  t.answers(0, 'Item/Ability').answers(0, 'Item/Ability: activate a power').answers(0, 'Ballista');
  expect(t.decision(0).why).toBe('with an object');
  t.rolls(6, 5).answers(0, 'Gruk Splitjaw');
  expect(t.decision(1).why).toBe('Player 1 attacks with an object');
  t.answers(1, 'None');
  expect(lastAttack(t)).toMatchObject({ toHit: 6, hit: true, damage: 6 });
  expect(t.log(0).join()).toMatch(/attack Gruk Splitjaw with an object: 6 \+ 5 \+ 6/);
});

const zoneOf = (type: string, more = {}) => ({
  connections: [{ between: ['Field', 'Meadow'] as const, type: type as 'Door', ...more }],
});

test('DR-ARENA-05 DR-ARENA-06 DR-ARENA-07 DR-R-52 connections and barriers decide who is adjacent, who passes and who sees', () => {
  const facts = (type: string) => {
    const open = { between: ['Field', 'Meadow'] as const, type: 'Open way' as const };
    const zone = { connections: [...zoneOf(type).connections, ...(type === 'Arrow slit' ? [open] : [])] };
    const t = battle({ heroes: [{ is: 'bard' }], monsters: [CUTTER], zone });
    const link = t.state.zone.links.find((each) => each.type === type);
    return [allowsPassage(t.table, link!, creature(t.table, 0)), allowsSight(link!)];
  };
  expect(facts('Open way')).toEqual([true, true]);
  expect(facts('Door')).toEqual([true, false]);
  expect(facts('Locked door')).toEqual([false, false]);
  expect(facts('Portcullis')).toEqual([false, true]);
  expect(facts('Secret door')).toEqual([false, false]);
  expect(facts('Drop')).toEqual([true, true]);
  expect(facts('Narrow bridge')).toEqual([true, true]);
  expect(facts('Arrow slit')).toEqual([false, true]);
  expect(facts('Barricade')).toEqual([false, false]);
  expect(facts('Ward')).toEqual([true, false]);
});

test('DR-R-44 DR-R-45 DR-R-52 the unengaged may cross one connection; a door is opened by it, a bridge exposes', () => {
  const t = battle({ heroes: [{ is: 'warrior' }], monsters: [FAR], zone: zoneOf('Door'), from: 'move' });
  t.offers(0, ['To Meadow', 'Leave the zone', 'Stay']);
  t.answers(0, 'To Meadow');
  expect(at(t, 0).arena).toBe(1);
  expect(t.view().zone.links[0]).toMatchObject({ open: true });
  expect(t.events('spectator', 'attacked')).toEqual([]);
  const bridge = battle({
    heroes: [{ is: 'warrior' }],
    monsters: [FAR],
    zone: zoneOf('Narrow bridge'),
    from: 'move',
  });
  bridge.answers(0, 'To Meadow');
  expect(at(bridge, 0).conditions).toEqual(['Exposed']);
});

test('DR-CARD-04 arenas carry traits: Dark, Cover, High ground, water, webs, hazards', () => {
  const shot = (traits: string[], here: string[] = ['Open']) => {
    const t = battle({
      heroes: [{ is: 'ranger' }],
      monsters: [{ ...GRUK, arena: 'Far' }],
      arenas: [
        { name: 'Near', setting: 'test', traits: here },
        { name: 'Far', setting: 'test', traits },
      ],
    });
    t.table.state.packs[0]!.ready = t.table.state.packs[0]!.ready.filter(
      (card) => t.box.faces[card]!.name !== 'Keen Eyes',
    );
    return t;
  };
  const rogue = (traits: string[], here: string[] = ['Open']) => {
    const t = battle({
      heroes: [{ is: 'rogue' }],
      monsters: [{ ...GRUK, arena: 'Far' }],
      arenas: [
        { name: 'Near', setting: 'test', traits: here },
        { name: 'Far', setting: 'test', traits },
      ],
    });
    t.answers(0, 'Range').rolls(1, 1).answers(0, 'Range: attack with Throwing Knives');
    return lastAttack(t)?.toHit;
  };
  expect(rogue(['Open'])).toBe(4);
  expect(rogue(['Dark'])).toBe(2);
  expect(rogue(['Dark', 'Cover'])).toBe(2);
  expect(rogue(['Open'], ['High ground'])).toBe(5);
  // Keen Eyes ignore both.
  const keen = shot(['Dark', 'Cover']);
  keen.answers(0, 'Range').rolls(1, 1).answers(0, 'Range: attack with Longbow');
  expect(lastAttack(keen)?.toHit).toBe(5);
  const wade = battle({
    heroes: [{ is: 'warrior' }],
    monsters: [GRUK],
    arenas: [{ name: 'Pool', setting: 'test', traits: ['Shallow water'] }],
  });
  wade.rolls(1, 1).answers(0, 'Melee');
  expect(lastAttack(wade)?.toHit).toBe(3);
  const web = battle({
    heroes: [{ is: 'warrior' }],
    monsters: [{ ...GRUK, arena: 'Web' }],
    arenas: ['Captive Pens', { name: 'Web', setting: 'test', traits: ['Webbed', 'Hazard 1 (fire)'] }],
    from: 'move',
  });
  web.answers(0, 'To Web');
  expect(at(web, 0)).toMatchObject({ conditions: ['Held'], health: 25 });
});

const HIDDEN_TRAP = { key: 'falling-block', arena: -1, faceUp: false, waits: false, tried: 0 };
const secret = (...between: [string, string]) => ({ between, type: 'Secret door' as const });

test('DR-R-52 DR-R-98 whoever retreats through a secret door has shown it before anybody strikes in parting', () => {
  const t = battle({
    heroes: [{ is: 'warrior' }, { is: 'bard', arena: 'Meadow' }],
    monsters: [{ ...GRUK, hand: [] }],
    zone: { connections: [secret('Field', 'Meadow')] },
    turn: 'Gruk Splitjaw',
    isAdventure: true,
  });
  expect(t.view(0).zone.links).toEqual([]);
  t.rolls(1, 1).answers(2, 'Defend').answers(2, 'Notched Cleaver').answers(2, 'Defend: retreat');
  expect(t.question).toBe('react');
  expect(t.view(0).zone.links).toMatchObject([{ a: 0, b: 1, type: 'Door' }]);
  game.redeal(t.table, 0, rngFrom([1, 2, 3, 4]));
  expect(t.table.state.zone.links[0]).toMatchObject({ a: 0, b: 1, type: 'Door' });
});

test('DR-R-52 DR-R-97 DR-R-98 what is still secret comes after all that is known, and traps stay on their connections', () => {
  const arenas = ['Field', 'Meadow', 'Moor'].map((name) => ({ name, setting: 'test', traits: ['Open'] }));
  const { table } = battle({
    heroes: [{ is: 'warrior' }],
    monsters: [{ ...GRUK, arena: 'Moor' }],
    arenas,
    zone: {
      connections: [
        { between: ['Meadow', 'Moor'], type: 'Open way' },
        secret('Field', 'Meadow'),
        secret('Field', 'Moor'),
      ],
    },
    isAdventure: true,
  });
  const { links, traps } = table.state.zone;
  for (const link of [1, 2]) traps.push({ ...HIDDEN_TRAP, link });
  expect(findDoor(table, 2)).toBe(1);
  expect(links.map(({ type, b }) => [type, b])).toEqual([
    ['Open way', 2],
    ['Door', 2],
    ['Secret door', 1],
  ]);
  expect(traps.map(({ link }) => link)).toEqual([2, 1]);
});

const TRAPPED = [
  { trap: 'spiked-pit', arena: 'Meadow' },
  { trap: 'dart-wall', arena: 'Meadow' },
];

test('DR-R-97 of two traps the second is looked for when the first is over: whoever is asked in between knows of none', () => {
  const t = battle({
    heroes: [{ is: 'warrior', guards: { 'Ring Hauberk': 1 } }],
    monsters: [{ ...GRUK, arena: 'Meadow' }],
    zone: { ...zoneOf('Open way'), traps: TRAPPED },
    from: 'move',
    isAdventure: true,
  });
  t.answers(0, 'To Meadow');
  expect(t.question).toBe('spend-guards');
  expect(t.view(0).zone.traps).toEqual([]);
  t.rolls(1, 1, 6, 6).answers(0, 'None').answers(0, 'None');
  expect(t.events('spectator', 'trapSprung')).toMatchObject([{ trap: 'spiked-pit' }, { trap: 'dart-wall' }]);
  expect(at(t, 0).conditions).toEqual(['Poisoned']);
  expect(t.state.zone.traps).toEqual([]);
});

test('DR-R-97 DR-WAY-04 what lies open comes before what is hidden, so that its number tells nothing', () => {
  const { table } = battle({
    heroes: [{ is: 'warrior' }],
    monsters: [{ ...GRUK, arena: 'Meadow' }],
    zone: { traps: [TRAPPED[0]!, { trap: 'dart-wall', arena: 'Field' }] },
    isAdventure: true,
  });
  uncover(table, 0, 12);
  const known = table.state.zone.traps.map(({ key, faceUp }) => [key, faceUp]);
  expect(known).toEqual([
    ['dart-wall', true],
    ['spiked-pit', false],
  ]);
  game.redeal(table, 0, rngFrom([1, 2, 3, 4]));
  expect(table.state.zone.traps[0]).toMatchObject({ key: 'dart-wall', faceUp: true });
});

test('DR-R-48 DR-R-51 reach counts connections that allow sight; melee reaches its own arena', () => {
  const t = battle({ heroes: [{ is: 'rogue' }], monsters: [FAR], zone: zoneOf('Door') });
  t.answers(0, 'Range');
  expect(t.events('spectator', 'attacked')).toEqual([]);
  expect(t.labels(0)).toEqual(['Range: a counter on Throwing Knives', 'Done']);
});

test('DR-R-53 a barrier is attacked like a minion', () => {
  const t = battle({ heroes: [{ is: 'warrior' }], monsters: [FAR], zone: zoneOf('Barricade') });
  t.rolls(3, 3).answers(0, 'Melee');
  expect(t.view().zone.links[0]).toMatchObject({ open: true, hits: 0 });
});

test.each([
  ['a margin of 10 and a six', [6, 4], 1],
  ['a margin of 10 without a six', [5, 5], 2],
  ['a six without the margin', [6, 1], 2],
])(
  'DR-CRIT-01 DR-CRIT-02 DR-R-53 a barrier too loses two hits to a critical blow only: %s',
  (_, dice, left) => {
    const t = battle({
      heroes: [{ is: 'warrior' }],
      monsters: [FAR],
      zone: zoneOf('Barricade', { hits: 3, defence: 4 }),
    });
    t.rolls(...dice, 1).answers(0, 'Melee');
    expect(t.view().zone.links[0]).toMatchObject({ open: false, hits: left });
  },
);

test('DR-DEFEND-07 DR-DEFEND-08 DR-R-46 DR-R-47 a retreat: every enemy unit may strike once, then the move (Gruk and three Cutters)', () => {
  const t = battle({
    heroes: [
      { is: 'ranger', draw: ['Melee'] },
      { is: 'bard', arena: 'Meadow' },
    ],
    monsters: [
      { ...GRUK, hand: [] },
      { ...CUTTER, count: 3 },
    ],
  });
  t.answers(0, 'Defend').answers(0, 'Longbow').rolls(2, 3).answers(0, 'Gruk Splitjaw');
  expect(lastAttack(t)).toMatchObject({ toHit: 1, hit: false });
  t.answers(0, 'Defend: retreat').answers(0, 'To Meadow');
  t.rolls(1, 3).answers(2, 'Strike with Notched Cleaver');
  expect(lastAttack(t)).toMatchObject({ toHit: 6, hit: true, damage: 6 });
  t.rolls(3, 3).answers(2, 'Strike with Chipped Blade');
  expect(at(t, 0)).toMatchObject({ arena: 1, health: 14 });
  expect(t.events('spectator', 'reacted')).toHaveLength(2);
});

test('DR-R-46 the Held cannot retreat', () => {
  const t = battle({ heroes: [{ is: 'warrior', hand: ['Defend'], conditions: ['Held'] }], monsters: [GRUK] });
  t.rolls(1, 1).answers(0, 'Defend');
  expect(t.labels(0)).toEqual(['Defend: a defence counter on Ring Hauberk', 'Done']);
});

test('DR-R-55 DR-R-100 a hero may leave the zone; when nobody is left in it the battle is lost', () => {
  const t = battle({ heroes: [{ is: 'warrior' }], monsters: [FAR], from: 'move' });
  t.answers(0, 'Leave the zone');
  expect(t.result).toMatchObject({ party: 'lost', winners: [1] });
});
