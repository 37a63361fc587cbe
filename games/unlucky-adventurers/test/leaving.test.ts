// Leaving the table: a bot takes the seat over, at whatever question it was left with.

import { expect, test } from 'vitest';
import { makeBot } from '../../../bots/bot.ts';
import { botAnswer, playWithBots } from '../../../bots/play.ts';
import { seedFromText } from '../../../engine/hash.ts';
import { decisionFor, fork, type Match, seatsAsked, startMatch, viewFor } from '../../../engine/match.ts';
import { recordOf, replay } from '../../../engine/record.ts';
import { readRecord, writeJson } from '../../../engine/record-text.ts';
import type { Seat, Viewer } from '../../../engine/table.ts';
import { worldsFor } from '../../../engine/worlds.ts';
import { game } from '../game.ts';
import { type Adventure, table } from './table.ts';

type Left = { readonly match: Match; readonly seat: Seat };

const TABLES = [
  { players: 2 },
  { players: 3 },
  { players: 4, options: { teams: true } },
  { players: 5, options: { ghosts: true } },
  { players: 6, options: { teams: true } },
];

/** The first time each question comes up in a few dozen matches: that is where somebody leaves. */
function leftAtEachQuestion(): Map<string, Left> {
  const left = new Map<string, Left>();
  for (let i = 0; i < 30; i++) {
    const match = startMatch(game, { ...TABLES[i % TABLES.length]!, seed: seedFromText(`leaving ${i}`) });
    const anybody = makeBot('random', seedFromText(`stays ${i}`));
    while (match.result === undefined) {
      const { seat, question } = match.asks.at(-1)!;
      if (!left.has(question.name)) left.set(question.name, { match: fork(match), seat });
      botAnswer(match, seat, anybody);
    }
  }
  return left;
}

/** What everybody sees, and what those who are asked are offered. */
function seenByAll(match: Match): string {
  const viewers: Viewer[] = ['spectator', ...Array.from({ length: match.box.players }, (_, seat) => seat)];
  const views = viewers.map((viewer) => viewFor(match, viewer));
  return JSON.stringify([views, seatsAsked(match).map((seat) => decisionFor(match, seat))]);
}

/** The table as it is found again later: read from its record, with another name at the seat. */
function foundAgain({ match, seat }: Left): Match {
  const seats = Array.from({ length: match.box.players }, (_, each) =>
    each === seat ? { name: 'Bot', player: 'greedy' } : { name: `P${each + 1}`, player: 'person' },
  );
  const { match: again, problem } = replay(game, readRecord(writeJson(recordOf(match, seats))));
  expect(problem).toBeUndefined();
  return again;
}

test('UA-R-71 a bot takes the seat at whatever question: nobody sees a difference, and the match goes on to its end', () => {
  const left = leftAtEachQuestion();
  const asked = ['play-a-card', 'choose-target', 'defend', 'discard', 'put-down', 'resurrect', 'rob'];
  expect([...left.keys()]).toEqual(expect.arrayContaining(asked));
  expect(left.size).toBeGreaterThanOrEqual(24);
  for (const [question, each] of left) goesOn(question, each);
});

function goesOn(question: string, each: Left): void {
  const { match, seat } = each;
  const taken = foundAgain(each);
  expect(seenByAll(taken), question).toBe(seenByAll(match));
  const bots = Array.from({ length: match.box.players }, (_, other) =>
    makeBot(other === seat ? 'greedy' : 'random', seedFromText(`after ${other}`)),
  );
  const offered = decisionFor(taken, seat)!.options.length;
  expect(botAnswer(taken, seat, bots[seat]!), question).toBeLessThan(offered);
  playWithBots(taken, bots);
  expect(taken.result?.winners.length, question).toBeGreaterThan(0);
  expect(taken.choices.slice(0, match.choices.length), question).toEqual(match.choices);
  expect(taken.makers[match.choices.length], question).toBe(seat);
}

/** Two tables that are the same to the first seat, and differ in everything it cannot see. */
function twins(play: (t: Adventure) => void): [Adventure, Adventure] {
  const known = ['Thief', 'Shield', 'Rest', 'Fireball, Probably'];
  const shields = ['Shield', 'Shield', 'Shield', 'Resurrection'];
  const scrap = ['Rest', 'Rest', 'Trading Post', 'Winds of Change'];
  const lucky = table({
    hands: [known, ['Trap', ...shields], ['Lucky Talisman', ...scrap]],
    deck: ['Ally', 'Trap', 'Thief', 'Thief'],
  });
  const unlucky = table({
    hands: [known, ['Trap', ...scrap], ['Lucky Talisman', ...shields]],
    deck: ['Ally', 'Hole in the Backpack', 'The Mule Quit', 'Rustling in the Bushes'],
  });
  for (const t of [lucky, unlucky]) play(t);
  return [lucky, unlucky];
}

const MOMENTS: [string, (t: Adventure) => void][] = [
  ['its own turn', () => {}],
  ['a target', (t) => t.answers(0, 'Fireball, Probably')],
  ['whom to rob', (t) => t.answers(0, 'Thief')],
];

test.each(MOMENTS)('UA-R-71 asked for %s, the bot knows no more than the one who left', (_moment, play) => {
  const [lucky, unlucky] = twins(play);
  expect(lucky.view(0)).toEqual(unlucky.view(0));
  expect(lucky.decision(0)).toEqual(unlucky.decision(0));
  expect(lucky.state.hands).not.toEqual(unlucky.state.hands);
  for (const spec of ['random', 'greedy', 'search:20']) {
    for (let i = 0; i < 4; i++) {
      const decides = (t: Adventure) =>
        makeBot(spec, seedFromText(`takes over ${i}`)).decide(worldsFor(t.fork, 0));
      expect(decides(lucky), spec).toBe(decides(unlucky));
    }
  }
});
