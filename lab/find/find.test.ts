// Finding a match: conditions as a designer writes them, and the shortest match that fulfils them.

import { expect, test } from 'vitest';
import { Fault } from '../../engine/fault.ts';
import type { Game } from '../../engine/game.ts';
import { seedFromText } from '../../engine/hash.ts';
import { playOn } from '../../engine/match.ts';
import { eventsFor } from '../../engine/tale.ts';
import { game as picnic } from '../../games/_example/game.ts';
import { planFor } from '../plan.ts';
import { better, Finder, type Findings } from './finder.ts';

const game = picnic as unknown as Game;
const plan = planFor(game, {
  wishes: { players: 2 },
  bots: ['random', 'random'],
  seed: seedFromText('find'),
});

const search = (condition: string, games = 150) =>
  new Finder(game, plan, condition).search({ from: 0, to: games });

/** The match that was found, played again. */
function replayed({ shortest }: Findings) {
  const { seed, choices } = shortest!;
  const match = playOn(game, { players: 2, seed }, choices);
  const kinds = eventsFor(match, 'spectator').map(({ event }) => event.kind);
  const played = eventsFor(match, 'spectator').flatMap(({ event }) =>
    event.kind === 'played' ? [match.box.faces[(event as unknown as { card: number }).card]!.key] : [],
  );
  return { match, kinds, played };
}

test('event and never-event', () => {
  expect(replayed(search('event:stung')).kinds).toContain('stung');
  expect(replayed(search('never-event:stung')).kinds).not.toContain('stung');
});

test('a card by its key or its printed name, used or never used', () => {
  expect(replayed(search('played:Basket')).played).toContain('basket');
  expect(replayed(search('never-played:pie')).played).not.toContain('pie');
});

test('several conditions hold together', () => {
  const { match, kinds } = replayed(search('winner:2 and event:swatted and decisions>12'));
  expect(match.result!.winners).toContain(1);
  expect(kinds).toContain('swatted');
  expect(match.choices.length).toBeGreaterThan(12);
});

test('the shortest is kept, and of equals the first, in whatever order the chunks come', () => {
  const finder = new Finder(game, plan, 'decisions>0');
  const chunks = [0, 30, 60, 90].map((from) => finder.search({ from, to: from + 30 }));
  const forwards = chunks.reduce(better);
  const backwards = chunks.toReversed().reduce((all, each) => better(each, all));
  expect(backwards.shortest).toEqual(forwards.shortest);
  expect(forwards).toMatchObject({ searched: 120, found: 120, crashed: 0 });
  const lengths = chunks.map(({ shortest }) => shortest!.choices.length);
  expect(forwards.shortest!.choices.length).toBe(Math.min(...lengths));
});

test('what cannot happen is not found', () => {
  expect(search('rounds>60')).toMatchObject({ searched: 150, found: 0 });
  expect(search('eliminated-before-turn:1')).toMatchObject({ found: 0 });
  expect(search('winners=0').shortest).toBeUndefined();
});

test.each([
  ['rouns>60', 'did you mean “rounds”?'],
  ['decisions', 'is not understood'],
  ['played:Wisp', 'did you mean “wasp”?'],
  ['winner:first', 'has to be a whole number'],
  ['', 'is not understood'],
])('“%s” is refused with a sentence', (condition, sentence) => {
  expect(() => new Finder(game, plan, condition)).toThrow(Fault);
  expect(() => new Finder(game, plan, condition)).toThrow(sentence);
});
