// What the board makes of the table: the road, and scenes that remember what they have shown.

import { expect, test } from 'vitest';
import { Script } from '../../../web/table/scene.ts';
import { fallenBoss } from '../board/road.tsx';
import { scenes } from '../board/scenes.ts';
import type { Event } from '../events.ts';
import { table } from './table.ts';

const party = [
  { is: 'Golias', led: 2, attackTokens: 60 },
  { is: 'Gwyn', led: 2 },
];

function played(events: readonly Event[]) {
  const t = table({ party, encounters: ['Wolf'] });
  const told = events.map((event, choice) => ({ event, choice, sentence: [event.kind], isHeading: false }));
  return new Script().hear(told, scenes, { faces: t.box.faces, viewer: 0, players: 2 });
}

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

const verdictOn = (event: Event): string | undefined => played([event]).at(-1)?.scene.verdict as string;
