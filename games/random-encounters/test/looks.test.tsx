// What the board makes of the table: the road, and scenes that remember what they have shown.

import { expect, test } from 'vitest';
import { highlightOf } from '../../../web/pages/best-moment.ts';
import { Script, stillHeld } from '../../../web/table/scene.ts';
import { lookOf } from '../board/cards.ts';
import { GUIDE } from '../board/guide.ts';
import { fallenBoss } from '../board/road.tsx';
import { mainOf } from '../board/roll-waiting.tsx';
import { scenes } from '../board/scenes.ts';
import type { Event } from '../events.ts';
import { story } from '../story.ts';
import { table } from './table.ts';

const party = [
  { is: 'Golias', led: 2, attackTokens: 60 },
  { is: 'Gwyn', led: 2 },
];

const { faces } = table({ party, encounters: ['Wolf'] }).box;
const toldOf = (events: readonly Event[]) =>
  events.map((event, choice) => ({ event, choice, sentence: [event.kind], isHeading: false }));
const played = (events: readonly Event[]) =>
  new Script().hear(toldOf(events), scenes, { faces, viewer: 0, players: 2 });

test('RE-LEVEL-01 the Boss that has just been beaten stands beside its rewards, and on no road before', () => {
  const t = table({ at: 'boss', boss: 'Silkmother Vex', party });
  expect(fallenBoss(t.view())).toBeUndefined();
  t.rolls(3).answers(0, 'Attack with Strength');
  const named = () => t.box.faces[fallenBoss(t.view())!]?.name;
  expect(t.question).toBe('stat-token');
  expect(named()).toBe('Silkmother Vex');
  t.answers(0, 'Strength').answers(1, 'Strength');
  expect(t.view().fight).toBe('none');
  expect(fallenBoss(t.view())).toBeUndefined();
});

test('RE-EVENT-13 a wounded Monster of a Nest keeps its Health on the stage when the other one has acted meanwhile', () => {
  const attackOf = (monster: number): Event => ({
    kind: 'monsterAttacked',
    monster,
    stat: 0,
    die: 1,
    total: 4,
    blows: [],
  });
  const [wolf, boar] = [3, 4];
  const hit = { stats: [0 as const], die: 2, total: 7, defence: 2, damage: 5 };
  const beats = played([
    { kind: 'rolled', seat: 0, card: 0, die: 2 },
    { kind: 'attacked', seat: 0, monster: wolf, left: 3, ...hit },
    attackOf(boar),
    attackOf(wolf),
  ]);
  const last = beats.at(-1)!.scene;
  expect(last.against).toBe(wolf);
  expect(JSON.stringify(last.againstLook)).toContain('3');
});

test.each([
  [1, /^One more on the ground.*end of the Encounter/],
  [3, /^3 more on the ground/],
  [0, /^$/],
])('RE-RULE-02 a knock-out says what is left before the story ends: %i', (left, words) => {
  expect(verdictOn({ kind: 'knockedOut', seat: 1, left, standsUp: 'after the Encounter' })).toMatch(words);
});

test('RE-RULE-03 where the knocked-out stay down, the end of the Encounter is not said to get them up', () => {
  const words = verdictOn({ kind: 'knockedOut', seat: 1, left: 1, standsUp: 'after the Boss' });
  expect(words).toMatch(/so does the fall of the Boss\.$/);
});

test('RE-BOSS-02 a Boss names its Level, on the table by its place and on paper by its number', () => {
  const bosses = faces.filter(({ deck }) => deck === 'Boss').map((face) => lookOf(face));
  expect(bosses.map(({ deck }) => deck)).toEqual(
    [1, 1, 1, 2, 2, 2, 3, 3, 3].map((level) => `Level ${level} Boss`),
  );
  expect(bosses[0]?.kind).toBe('BEAST · Forest Boss');
});

test.each([
  ['a Star that was spent', { kind: 'starSpent', seat: 0, die: 2 }],
  ['a gift', { kind: 'gave', seat: 0, to: 1, card: 60 }],
  ['an Event that was met before it', { kind: 'met', seat: 0, card: 5 }],
] satisfies [string, Event][])(
  'a Party’s fall is told by the Monster that came, not by %s',
  (_what, before) => {
    const wolf = faces.findIndex(({ name }) => name === 'Wolf');
    const told = toldOf([
      { kind: 'rolled', seat: 0, card: 0, die: 2 },
      before,
      { kind: 'appeared', card: wolf, health: 12 },
    ]);
    const fall = { swings: [-0.2, -0.2], lines: { first: 0, end: told.length } };
    expect(highlightOf(told, fall, { scenes, faces, players: 2 })).toMatchObject({ card: wolf });
  },
);

const golden = (t: ReturnType<typeof table>) =>
  mainOf(t.decision(0).options.map((option, index) => ({ ...option, index })))?.label;

test('the golden button rolls a natural 1 again where the Lucky Acorn does it for nothing', () => {
  const wearer = { is: 'Golias', wears: ['Lucky Acorn'], stars: 1 };
  const t = table({ party: [wearer], encounters: ['Snare Line', 'Wolf'], rolls: [1] });
  expect(golden(t)).toBe('Lucky Acorn: roll again');
});

test.each([
  [1, 'a miss', undefined],
  [3, 'a hit', 'Let it stand'],
])('of what can be done about a rolled %i, which is %s, %s is golden', (die, _what, label) => {
  const t = table({ party: [{ is: 'Golias', stars: 1 }], encounters: ['Wolf'] });
  t.rolls(die).answers(0, 'Attack with Magic');
  expect(golden(t)).toBe(label);
});

test.each([
  ['Golias', undefined],
  ['Swish', 'Try it now'],
])('a Side Quest of Magic is golden to whoever succeeds as often as not: %s, %s', (is, label) => {
  expect(golden(table({ party: [{ is }], encounters: ['Riddle of the Old Oak', 'Wolf'] }))).toBe(label);
});

const verdictOn = (event: Event): string | undefined => played([event]).at(-1)?.scene.verdict as string;

test('RE-SETUP-08 the roll for the first Leader says whose die is whose', () => {
  const rolls = [
    { seat: 0, die: 3 },
    { seat: 1, die: 6 },
  ];
  const rolling = played([{ kind: 'leaderRoll', rolls }]).at(-1)!;
  expect(rolling.step).toBe('roll');
  expect(rolling.scene.sums?.map(({ of, die }) => [of, die?.value])).toEqual([
    [0, 3],
    [1, 6],
  ]);
});

const WOLF = faces.findIndex(({ name }) => name === 'Wolf');

test('RE-COMBAT-02 a Monster is turned up with the Health it has at this table, not with an X', () => {
  const { health } = faces[WOLF] as unknown as { health: number };
  const [beat] = played([{ kind: 'met', seat: 1, card: WOLF }]);
  expect(beat!.scene.againstLook?.corners?.[0]?.value).toBe(2 * health);
});

const leaving: Event[] = [
  { kind: 'equipped', seat: 1, card: 7, slot: 0, from: 0 },
  { kind: 'enchanted', seat: 1, card: 3, enchantment: 7 },
  { kind: 'itemUsed', seat: 1, card: 7 },
  { kind: 'lootLost', card: 7, by: WOLF },
];
test.each(leaving.map((event) => ({ event })))(
  'RE-ITEM-04 what leaves the one backpack leaves it with its own scene: $event.kind',
  ({ event }) => {
    const felt = played([event]).flatMap((beat) => beat.felt);
    expect(stillHeld([7, 8], felt, 0)).toEqual([8]);
  },
);

test('RE-CHAR-01 a Character on the stage shows none of the figures it no longer has', () => {
  const [rolled] = played([{ kind: 'rolled', seat: 0, card: 0, die: 2 }]);
  expect(rolled!.scene.look).toEqual({ corners: [], figures: [] });
});

test('RE-COMBAT-11 Bats and Rats attack, a Wolf attacks', () => {
  const { box } = table({ party, encounters: ['Wolf'] });
  const isMany = faces.filter((face) => (face as { isMany?: boolean }).isMany).map(({ name }) => name);
  expect(isMany.toSorted()).toEqual(['Plague Rats', 'Shrieker Bats']);
  const toldOfAttack = (name: string) =>
    story(box, {
      kind: 'monsterAttacked',
      monster: faces.findIndex((face) => face.name === name),
      stat: 1,
      die: 1,
      total: 6,
      blows: [],
    }).join('');
  expect(toldOfAttack('Plague Rats')).toContain(' attack with Dexterity');
  expect(toldOfAttack('Wolf')).toContain(' attacks with Dexterity');
});

test('a tip is about what is asked: Items where one can be used, a number to reach where there is one', () => {
  const about = (title: string, options: readonly { data: unknown }[]) =>
    GUIDE.find((step) => step.title === title)!.about!({ options } as never);
  expect(about('One Item a turn', [{ data: { act: 'attack' } }])).toBe(false);
  expect(about('One Item a turn', [{ data: { act: 'item' } }])).toBe(true);
  expect(about('A number to reach', [{ data: { needed: 0 } }])).toBe(false);
  expect(about('A number to reach', [{ data: { needed: 7 } }])).toBe(true);
});

test('RE-RULE-01 whoever a card keeps up stands beside that card, and long enough to be read', () => {
  const beats = played([{ kind: 'saved', seat: 0, card: 3, health: 5 }]);
  expect(beats[0]!.scene).toMatchObject({ card: 3, tone: 'good' });
  expect(beats.at(-1)!.felt).toMatchObject([{ seat: 0, change: { what: 'health', by: 5 } }]);
});
