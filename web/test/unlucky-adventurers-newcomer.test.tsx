// Unlucky Adventurers as somebody sees it who plays it for the first time: what the table says when it is asked about.

import type * as React from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Match } from '../../engine/match.ts';
import { lookOf } from '../../games/unlucky-adventurers/board/cards.ts';
import { GUIDE } from '../../games/unlucky-adventurers/board/guide.ts';
import { game } from '../../games/unlucky-adventurers/game.ts';
import { type Adventure, table, told } from '../../games/unlucky-adventurers/test/table.ts';
import { Onlooker } from '../../tables/onlooker.ts';
import { drawn, type Parts, partsOf } from './drawn-table.tsx';

// Drawn without a browser, the store has no server's snapshot.
vi.mock('react', async (original) => ({
  ...(await original<typeof React>()),
  useSyncExternalStore: (_subscribe: unknown, read: () => unknown) => read(),
}));
vi.stubGlobal('matchMedia', () => ({ matches: false }));

let parts: Parts;
beforeAll(async () => {
  parts = await partsOf(game.id);
});

const SEATS = ['Robin', 'Mirabel', 'Oswin', 'Petra'].map((name) => ({ name, player: 'person' }));

/** The words of the table as the first seat sees it, with what it has lifted. */
function seen(t: Adventure, lifted?: string): string {
  const match: Match = t.match;
  const seats = SEATS.slice(0, match.box.players);
  const snapshot = new Onlooker(0).look(match, seats);
  const at = snapshot.decision?.options.findIndex(({ label }) => label.startsWith(lifted ?? ''));
  const markup = drawn({
    parts,
    match,
    seats,
    snapshot,
    told: snapshot.told,
    lifted: lifted === undefined ? undefined : at,
  });
  return markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.;:,])/g, '$1')
    .replaceAll('&#x27;', '’');
}

const faceOf = (name: string) => table({ hands: [3, 3] }).box.faces.find((face) => face.name === name)!;

const twoBeasts = () =>
  table({
    hands: [['Lucky Talisman', 'Rest', 'Trading Post', 'Winds of Change'], 3, 3],
    deck: ['Rest', 'Rustling in the Bushes', 'Footprints, Fresh, Large'],
    beasts: ['Skeleton with Impostor Syndrome', 'Minotaur Asking for Directions'],
  })
    .rolls(2)
    .answers(0, 'Lucky Talisman');

test('UA-R-18 while one Beast is fought, the fight and the fighter say that another waits, and what it asks for', () => {
  const words = seen(twoBeasts());
  expect(words).toContain('then: Minotaur Asking for Directions 3 cards, 7 points');
  expect(words).toContain('2 Beasts');
});

test('UA-BEAST-16 against a Beast that cannot be beaten no button says “Fight!”, and the lifted card says what follows', () => {
  const t = twoBeasts().answers(0, 'Trading Post');
  const words = seen(t, 'Winds');
  expect(words).toContain('You cannot beat Skeleton with Impostor Syndrome: which card do you lose?');
  expect(words).toContain('Lose it');
  expect(words).not.toContain('Fight!');
  expect(words).toContain('It leaves afterwards, without a reward, and the next Beast comes');
});

test('UA-R-29 who looks at the deck is asked for the first, the second and the third, and sees what lies there already', () => {
  const t = table({
    hands: [['Rest', 'Trap'], 3, 3],
    characters: { 0: 'Fortune Teller (No Refunds)' },
    deck: ['Trap', 'Ally', 'Thief', 'Love Potion, Badly Labelled'],
  }).answers(0, 'Fortune');
  expect(t.decision(0).ask).toBe('Back on the Quest deck: which is drawn first?');
  t.answers(0, 'Thief');
  expect(t.decision(0).ask).toBe('Back on the Quest deck: which is drawn second?');
  expect(seen(t)).toContain('1 Thief ');
  t.answers(0, 'Trap');
  expect(t.decision(0).ask).toBe('Back on the Quest deck: which is drawn third?');
  expect(seen(t)).toContain('1 Thief 2 Trap ');
  t.answers(0, 'Love');
  expect(seen(t)).toContain('You put them back. Next come: Thief; Trap; Love Potion, Badly Labelled; Ally.');
  expect(told(t, 'arranged', 1)).toEqual([expect.not.objectContaining({ cards: expect.anything() })]);
});

test.each([
  ['Trading Post', 'With whom do you trade hands?', 'No trade', ['4 for your 2', '3 for your 2']],
  ['Thief', 'Whom does the Thief rob first?', 'Rob nobody', ['−1 of 4', '−1 of 3']],
])(
  'UA-R-73 %s: every seat offered says what it would do, and the golden button looks for somebody, not for nobody',
  (card, ask, refusal, offers) => {
    const t = table({ hands: [[card, 'Rest'], 4, 3], deck: ['Trap'] }).answers(0, card);
    expect(t.decision(0).ask).toBe(ask);
    const words = seen(t);
    for (const offer of offers) expect(words).toContain(offer);
    expect(words).toContain('Pick somebody');
    expect(words).toContain(refusal);
    expect(words).not.toContain(`${refusal} ⏎`);
  },
);

test('the points of a card have one sign and one word', () => {
  const { corners: [, , , value] = [] } = lookOf(faceOf('Trap'));
  const { corners: [, points] = [] } = lookOf(faceOf('Damp Slime'));
  expect(value?.icon).toBe(points?.icon);
  expect([value?.label, points?.label]).toEqual(['points against Beasts', 'points']);
  expect(JSON.stringify(GUIDE)).not.toMatch(/footprint/);
});

test('every tip of the guide is short enough for a phone', () => {
  for (const { title, text } of GUIDE) expect(`${title}. ${text}`.length).toBeLessThan(140);
});
