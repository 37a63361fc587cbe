// One open table: every request names its question, people hold several seats, bots wait where there is a race.

import { expect, test } from 'vitest';
import { seenBy } from '../engine/event.ts';
import { Fault } from '../engine/fault.ts';
import { seedFromText } from '../engine/hash.ts';
import { answer, decisionFor, type Match, rewind, startMatch } from '../engine/match.ts';
import type { Seat } from '../engine/table.ts';
import { eventsFor } from '../engine/tale.ts';
import { game as picnic } from '../games/_example/game.ts';
import { camp } from '../test/toys/camp.ts';
import { nods } from '../test/toys/nods.ts';
import { twoEnvelopes } from '../test/toys/two-envelopes.ts';
import { exportedRecord } from './export.ts';
import { OpenTable } from './open-table.ts';
import { readRequest } from './requests.ts';
import type { SeatPlan } from './seats.ts';
import { decidingMoment, largestSwing, statisticsOf } from './statistics.ts';

const person = (name: string, heldBy?: string): SeatPlan => ({
  name,
  player: 'person',
  ...(heldBy === undefined ? {} : { heldBy }),
});
const bot = (name: string, player = 'random'): SeatPlan => ({ name, player });

const table = (game: Parameters<typeof startMatch>[0], ...seats: SeatPlan[]) =>
  new OpenTable(startMatch(game, { players: seats.length, seed: seedFromText('table') }), seats);

const askOf = (open: OpenTable, seat: Seat) => decisionFor(open.match, seat)!.id;

test('of several seats asked together, none’s answer is dropped because another was quicker', () => {
  const open = table(twoEnvelopes, person('Ada'), person('Bo'));
  const [ada, bo] = [askOf(open, 0), askOf(open, 1)];
  expect(open.answer({ seat: 0, ask: ada, option: 2 })).toBe(true);
  expect(open.answer({ seat: 1, ask: bo, option: 0 })).toBe(true);
  expect(open.match.now.state).toMatchObject({ last: [3, 1] });
});

test('a hint is what the usual player of the game would do, where it has one', () => {
  const decide = (_t: unknown, { options }: { options: readonly unknown[] }) => options.length - 1;
  const usual = { ...picnic, policies: { last: { title: 'Last', isUsual: true, decide } } } as typeof picnic;
  const open = table(usual, person('Ada'), person('Bo'));
  const seat = open.match.asks[0]!.seat;
  const { options, id } = decisionFor(open.match, seat)!;
  expect(open.hint({ seat, ask: id })).toBe(options.length - 1);
});

test('an answer to a question that is no longer asked answers nothing', () => {
  const open = table(twoEnvelopes, person('Ada'), person('Bo'));
  const ask = askOf(open, 0);
  open.answer({ seat: 0, ask, option: 2 });
  expect(open.answer({ seat: 0, ask, option: 1 })).toBe(false);
  expect(open.match.choices).toHaveLength(1);
});

test('a question whose options have changed since is another question', () => {
  const open = table(camp, person('Ada'), person('Bo'), person('Cy'));
  const ada = askOf(open, 0);
  answer(open.match, 1, 2);
  expect(open.isAsked(0, ada)).toBe(true);
  answer(open.match, 0, 0);
  expect(open.isAsked(0, ada)).toBe(false);
});

test('bots wait while people are asked beside them, in a race and in an open window, but not under seal', () => {
  expect(table(twoEnvelopes, person('Ada'), bot('Bix')).nextBot).toBe(1);
  const camped = table(camp, bot('Bix'), person('Ada'), bot('Cog'));
  expect(camped.nextBot).toBeUndefined();
  camped.standardAnswer({ seat: 1, ask: askOf(camped, 1) });
  expect(camped.nextBot).toBeDefined();
  const race = startMatch(picnic, { players: 3, seed: seedFromText('crumbs') });
  const open = new OpenTable(untilCrumbs(race), [bot('Bix'), bot('Cog'), person('Ada')]);
  expect(open.match.asks.length).toBeGreaterThan(1);
  expect(open.nextBot).toBeUndefined();
});

/** Plays until the third seat and another are asked at the same time. */
function untilCrumbs(match: Match): Match {
  for (let seed = 0; seed < 200; seed++) {
    const tried = startMatch(picnic, { players: 3, seed: seedFromText(`crumbs ${seed}`) });
    while (tried.result === undefined) {
      if (tried.asks.length > 1 && tried.asks.some(({ seat }) => seat === 2)) return tried;
      answer(tried, tried.asks[0]!.seat, 0);
    }
  }
  return match;
}

test('whoever holds several seats asks nobody’s consent to take back what they chose themselves', () => {
  const apart = table(camp, person('Ada'), person('Bo'), bot('Cog'));
  const together = table(camp, person('Ada', 'me'), person('Bo', 'me'), bot('Cog'));
  for (const open of [apart, together]) {
    open.answer({ seat: 0, ask: askOf(open, 0), option: 2 });
    open.answer({ seat: 1, ask: askOf(open, 1), option: 0 });
  }
  expect(apart.undoFor(0)).toMatchObject({ possible: false, needs: [1] });
  expect(together.undoFor(0)).toEqual({ possible: true, to: 1 });
});

test('what answered itself for one of several own seats is no choice: the last real one is taken back', () => {
  const open = table(nods, person('Ada', 'me'), person('Bo', 'me'));
  for (const _ of [1, 2]) open.answer({ seat: 0, ask: askOf(open, 0), option: 1 });
  expect(open.match.makers).toEqual([0, 1, 0, 1]);
  for (const seat of [0, 1]) expect(open.undoFor(seat)).toEqual({ possible: true, to: 2 });
});

test('whoever holds several seats sees what each of them may see, in one picture', () => {
  const open = table(picnic, person('Ada', 'me'), bot('Bix'), person('Cy', 'me'));
  const { areas, also } = open.onlooker(0).look(open.match, open.seats);
  const open_hands = areas.filter(({ spot, cards }) => spot === 'hand' && cards !== undefined);
  expect(open_hands.map(({ owner }) => owner)).toEqual([0, 2]);
  expect(also?.map(({ seat }) => seat)).toEqual([2]);
});

test('a question with one option answers itself where only bots could tell, and is asked where people could', () => {
  const asksOf = (...seats: SeatPlan[]) => {
    for (let seed = 0; seed < 300; seed++) {
      const match = startMatch(picnic, { players: 2, seed: seedFromText(`wasp ${seed}`) });
      while (match.result === undefined) {
        const { seat, question, options } = match.asks[0]!;
        if (question.name === 'swat' && options.length === 1 && seat === 1) {
          return {
            before: match.choices.length,
            after: new OpenTable(rewind(match, match.choices.length), seats).match,
          };
        }
        answer(match, seat, 0);
      }
    }
    throw new Error('No wasp met an empty hand.');
  };
  const alone = asksOf(bot('Bix'), person('Ada'));
  expect(alone.after.choices.length).toBeGreaterThan(alone.before);
  const together = asksOf(person('Bo'), person('Ada'));
  expect(together.after.choices.length).toBe(together.before);
});

test('that they are ready is said by nobody in a person’s stead, though there be nothing else to do', () => {
  const open = table(camp, bot('Bix'), person('Ada'), bot('Cid'));
  open.answer({ seat: 1, ask: askOf(open, 1), option: 0 });
  expect(decisionFor(open.match, 1)?.options.map(({ label }) => label)).toEqual(['On we go']);
  expect(open.undoFor(1).possible).toBe(true);
});

test('whoever lets the clock run out gives the question’s standard answer', () => {
  const open = table(camp, person('Ada'), person('Bo'), person('Cy'));
  const overdue = readRequest({ kind: 'overdue', seat: 0, ask: askOf(open, 0) }) as { seat: 0; ask: string };
  open.standardAnswer(overdue);
  expect(open.match.now.state).toMatchObject({ window: { ready: [true, false, true] } });
});

test('an onlooker is told what is new, and everything again after a step back', () => {
  const open = table(picnic, person('Ada'), person('Bo'));
  const ada = open.onlooker(0);
  const first = ada.look(open.match, open.seats);
  expect(first).toMatchObject({ isAnew: true, toldBefore: 0 });
  open.answer({ seat: 0, ask: askOf(open, 0), option: 0 });
  const second = ada.look(open.match, open.seats);
  expect(second).toMatchObject({ isAnew: false, toldBefore: first.told.length });
  expect(second.told.length).toBeGreaterThan(0);
});

test('what happened before the first choice happened after the deal, as its viewer saw it', () => {
  const open = table(picnic, person('Ada'), person('Bo'));
  const ada = open.onlooker(0);
  const [dealt, now] = [ada.lookAtTheDeal(open.match, open.seats), ada.look(open.match, open.seats)];
  expect(now.told.map(({ event }) => event.kind)).toEqual(['turn', 'drew']);
  expect(dealt).toMatchObject({ told: [], asked: [], isAnew: true, choices: 0 });
  expect(dealt.decision).toBeUndefined();
  const held = ({ areas }: typeof now) =>
    areas.find(({ spot, owner }) => spot === 'hand' && owner === 0)?.count;
  expect([held(dealt), held(now)]).toEqual([2, 3]);
});

test('with other people at the table the record of a running match stays where it is', () => {
  const running = startMatch(picnic, { players: 2, seed: seedFromText('export') });
  expect(() => exportedRecord(running, [person('Ada'), person('Bo')])).toThrow(/when the match is over/);
  expect(exportedRecord(running, [person('Ada'), bot('Bix')]).seed).toBe(running.seed);
  expect(exportedRecord(running, [person('Ada', 'me'), person('Bo', 'me')]).seed).toBe(running.seed);
  while (running.result === undefined) answer(running, running.asks[0]!.seat, 0);
  expect(exportedRecord(running, [person('Ada'), person('Bo')]).choices).toEqual(running.choices);
});

test.each([
  undefined,
  null,
  'answer',
  [],
  {},
  { kind: 'answer', seat: 0, ask: 'x' },
  { kind: 'answer', seat: -1, ask: 'x', option: 0 },
  { kind: 'answer', seat: 0, ask: '', option: 0 },
  { kind: 'answer', seat: 0, ask: 'x'.repeat(100), option: 0 },
  { kind: 'answer', seat: 0, ask: 'x', option: 1.5 },
  { kind: 'unpick', seat: 0, ask: 'x', key: {} },
  { kind: 'undo', seat: 0, seen: 3, agreed: 'all' },
  { kind: 'undo', seat: 0, seen: 3, agreed: [99] },
  { kind: 'undo', seat: 0, agreed: [] },
  { kind: 'sudo', seat: 0 },
])('a request that is none gets a sentence: %j', (message) => {
  expect(() => readRequest(message)).toThrow(Fault);
});

test('a request that is one comes out as it was meant, without what does not belong to it', () => {
  const message = { kind: 'answer', seat: 1, ask: '3-abc', option: 2, role: 'admin' };
  expect(readRequest(message)).toEqual({ kind: 'answer', seat: 1, ask: '3-abc', option: 2 });
});

test('a finished match has its rows and the turn that decided it; a running one keeps them to itself', () => {
  const match = startMatch(picnic, { players: 2, seed: seedFromText('moment') });
  expect([statisticsOf(match), decidingMoment(match, 0)]).toEqual([[], undefined]);
  while (match.result === undefined) answer(match, match.asks[0]!.seat, 0);
  const played = statisticsOf(match).find(({ what }) => what === 'Cards played')!;
  expect(played.bySeat.every((count) => count > 0)).toBe(true);
  const moment = decidingMoment(match, 0)!;
  expect(match.result.winners).toContain(moment.seat);
  expect(moment.after).toBeGreaterThan(moment.before);
  expect(moment.to).toBeGreaterThan(moment.from);
});

test('the turn that decided it names its lines among all that the viewer was told', () => {
  const match = startMatch(picnic, { players: 2, seed: seedFromText('moment') });
  while (match.result === undefined) answer(match, match.asks[0]!.seat, 0);
  const { units, lines } = decidingMoment(match, 0)!;
  const told = eventsFor(match, 0).slice(lines.first, lines.end);
  const tales = [...match.tales, match.now.tale ?? []].slice(units.first, units.end);
  expect(told.length).toBeGreaterThan(0);
  expect(told.map(({ event }) => event)).toEqual(tales.flat().flatMap((each) => seenBy(each, 0) ?? []));
});

test('a last blow that had to be struck can be the moment that decided it; a replay goes to the choice before it', () => {
  const chances = [
    { choice: 0, bySeat: [0.4, 0.6] },
    { choice: 2, bySeat: [0.5, 0.5] },
    { choice: 5, bySeat: [0.55, 0.45] },
    { choice: 5, bySeat: [1, 0] },
  ];
  expect(largestSwing(chances, [0])).toEqual({
    seat: 0,
    units: { first: 1, end: 3 },
    from: 2,
    to: 5,
    before: 0.5,
    after: 1,
    swings: [0.5, -0.5],
  });
  expect(largestSwing(chances.slice(0, 3), [0])).toMatchObject({ from: 0, to: 2 });
});
