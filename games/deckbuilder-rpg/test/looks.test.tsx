// What the board says of cards and of plays without one.

import { expect, test } from 'vitest';
import { seedFromText } from '../../../engine/hash.ts';
import { startMatch } from '../../../engine/match.ts';
import { publicBox, toldTo } from '../../../tables/snapshot.ts';
import { highlightOf } from '../../../web/pages/best-moment.ts';
import { faceIn } from '../../../web/table/model.ts';
import { lookOf } from '../board/cards.ts';
import { sourceOf } from '../board/play-panel.tsx';
import { scenes } from '../board/scenes.ts';
import { DEFEND } from '../cards/effect.ts';
import { game } from '../game.ts';
import { NONE } from '../state.ts';
import { battle } from './table.ts';

const box = publicBox(startMatch(game, { seed: seedFromText('looks'), players: 2 }).box);
const model = { faceOf: (card: number) => faceIn(box, card), lookOf };
const melee = box.faces.findIndex(({ name }) => name === 'Melee');

test('the uses of a card stand under it: just taken, or from the hand', () => {
  expect(sourceOf(melee, { action: 0, gained: melee }, model)).toMatchObject({
    title: 'Melee',
    from: 'just taken',
  });
  expect(sourceOf(melee, { action: 0, gained: NONE }, model)).toMatchObject({
    title: 'Melee',
    from: 'from your hand',
  });
});

test('DR-R-63 what an action gives without a card stands under the action: of an empty stack, or for a member of a band', () => {
  expect(sourceOf(NONE, { action: DEFEND, gained: NONE }, model)).toMatchObject({
    frame: 'defend',
    title: 'Defend',
    from: 'without a card',
  });
});

test('DR-CARD-02 an action card says whose deck it begins in; those of the tableau are nobody’s yet', () => {
  const kindIn = (deck: string) =>
    lookOf(box.faces.find((face) => face.deck === deck && face.name === 'Melee')!).kind;
  expect(['Tableau', 'Brunhild Oxarm', 'Minion deck'].map(kindIn)).toEqual([
    'Action',
    'Brunhild Oxarm',
    'Minion deck',
  ]);
});

test('the best moment of a battle is the blow that felled the last enemy, not that the battle was won, nor how the party caught its breath', () => {
  const t = battle({
    heroes: [{ is: 'warrior', hand: [], health: 3 }],
    monsters: [{ is: 'Gruk Splitjaw', health: 5 }],
  });
  t.rolls(5, 5).answers(0, 'Melee');
  const told = toldTo(t.fork, 'spectator', 0);
  const { title, card, felt } = highlightOf(
    told,
    { swings: [0.5, -0.5], lines: { first: 0, end: told.length } },
    { scenes, ...t.box },
  )!;
  expect(t.box.faces[card!]?.name).toBe('Gruk Splitjaw');
  expect(felt).toEqual([]);
  const blow = told.find(({ event }) => event.kind === 'attacked')!.sentence;
  expect(title).toEqual(blow.slice(0, title.length));
  expect(title.length).toBeGreaterThan(1);
});

test('DR-MONSTER-03 what a monster wears is armour: only the deck of arenas has arenas', () => {
  const arenas = box.faces.filter((face) => lookOf(face).kind === 'Arena');
  expect(new Set(arenas.map(({ deck }) => deck))).toEqual(new Set(['Arenas']));
  expect(lookOf(box.faces.find(({ name }) => name === 'Scrap Vest')!)).toMatchObject({
    kind: 'Armour',
    deck: 'Goblin Cutter',
  });
});

test('DR-CARD-02 on paper abilities and powers name whose they are, as everything does that is nobody else’s', () => {
  const deckOf = (name: string) => lookOf(box.faces.find((face) => face.name === name)!).deck;
  expect(['Cleave', 'Heavy Stance', 'Bully', 'Drain Life'].map(deckOf)).toEqual([
    'Brunhild Oxarm',
    'Brunhild Oxarm',
    'Gruk Splitjaw',
    'Deacon Varn, The Hollow Queen',
  ]);
  for (const face of box.faces.filter(({ deck }) => /^(?:Boss ability|Ability|Power)$/.test(deck)))
    expect(lookOf(face).deck, face.name).toBeDefined();
});
