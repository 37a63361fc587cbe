// The automatic game master at its three levels: whom it spares, and what it sees coming.

import { expect, test } from 'vitest';
import { makeBot } from '../../../bots/bot.ts';
import { seedFromText } from '../../../engine/hash.ts';
import type { Ask } from '../../../engine/question.ts';
import { rngFrom } from '../../../engine/random.ts';
import { worldsFor } from '../../../engine/worlds.ts';
import { game } from '../game.ts';
import { policies } from '../policies.ts';
import { canLookAhead, lookAhead } from '../policy/look-ahead.ts';
import type { Table } from '../state.ts';
import { type Battle, battle } from './table.ts';

const CHANCE = () => rngFrom([1, 2, 3, 4]);

/** The table and the question as a policy is handed them. */
function pending(t: Battle, seat: number): { now: Table; ask: Ask<Table> } {
  const match = t.fork;
  return { now: match.now as Table, ask: match.asks.find((each) => each.seat === seat) as Ask<Table> };
}

function chosenBy(level: string, t: Battle, seat: number): string | undefined {
  const { now, ask } = pending(t, seat);
  return t.labels(seat)[policies[level]!.decide(now, ask, CHANCE())];
}

/** Gruk between a hale warrior and a wizard who can hardly stand, about to strike. */
const amongTwo = () =>
  battle({
    heroes: [{ is: 'warrior' }, { is: 'wizard', health: 2 }],
    monsters: [{ is: 'Gruk Splitjaw', health: 40 }],
    turn: 'Gruk Splitjaw',
  });

test('the standard strikes down whoever is near to falling, and so does ruthless; gentle spares them', () => {
  const t = amongTwo().answers(2, 'Melee');
  expect(t.question).toBe('choose-target');
  expect([chosenBy('standard', t, 2), chosenBy('ruthless', t, 2)]).toEqual(['Player 2', 'Player 2']);
  expect(chosenBy('gentle', t, 2)).toBe('Player 1');
});

/** What a look ahead makes of two actions, the first of which would be taken without it. */
function looksAhead(t: Battle, seat: number, actions: readonly [string, string]): string | undefined {
  const { now, ask } = pending(t, seat);
  const labels = t.labels(seat);
  const candidates = actions.map((action) => labels.indexOf(action));
  return labels[lookAhead(now, { ...ask, candidates, rng: CHANCE(), everybody: policies.standard!.decide })];
}

test('a look ahead finds the blow that ends the battle, and each side looks for its own good', () => {
  const last = battle({
    heroes: [{ is: 'wizard', health: 1 }],
    monsters: [{ is: 'Gruk Splitjaw', health: 40 }],
    turn: 'Gruk Splitjaw',
  });
  expect(looksAhead(last, 1, ['Mana', 'Melee'])).toBe('Melee');
  const first = battle({
    heroes: [{ is: 'warrior' }],
    monsters: [{ is: 'Gruk Splitjaw', health: 1 }],
  });
  expect(looksAhead(first, 0, ['Mana', 'Melee'])).toBe('Melee');
  expect(looksAhead(first, 0, ['Melee', 'Mana'])).toBe('Melee');
});

test('a look ahead leaves the table as it was', () => {
  const { now, ask } = pending(amongTwo(), 2);
  const before = JSON.stringify(now.state);
  policies.ruthless!.decide(now, ask, CHANCE());
  expect(JSON.stringify(now.state)).toBe(before);
});

test('nobody looks ahead from the middle of a unit: a member of a band that has been counted is not counted again', () => {
  const t = battle({
    heroes: [{ is: 'warrior', arena: 'Meadow' }],
    monsters: [{ is: 'Bandit Archer', count: 2 }],
    turn: 'Bandit Archer',
  });
  expect(pending(t, 1).ask.question.name).toBe('choose-action');
  expect(canLookAhead(pending(t, 1).now, pending(t, 1).ask)).toBe(true);
  t.answers(1, 'Range');
  expect([t.question, t.state.turn.step]).toEqual(['play-a-card', 'members']);
  expect(canLookAhead(pending(t, 1).now, pending(t, 1).ask)).toBe(false);
});

/** A priest with a card for Item/Ability, beside a friend. */
const besideA = (friend: { health: number }) =>
  battle({
    heroes: [
      { is: 'priest', health: 12 },
      { is: 'warrior', ...friend },
    ],
    monsters: [{ is: 'Gruk Splitjaw', health: 40, arena: 'Meadow' }],
  })
    .answers(0, 'Item/Ability')
    .answers(0, 'Item/Ability: activate a power');

test('the standard raises whoever is down, and keeps Raise the Fallen while everybody stands', () => {
  expect(chosenBy('standard', besideA({ health: 0 }), 0)).toBe('Raise the Fallen');
  expect(chosenBy('standard', besideA({ health: 3 }), 0)).not.toBe('Raise the Fallen');
});

test('a search sees what an action leads to: the bolt that ends the battle, not the first stack in the row', () => {
  const t = battle({
    heroes: [{ is: 'wizard', hand: ['Mana', 'Mana', 'Mana'] }],
    monsters: [{ is: 'Gruk Splitjaw', health: 1, arena: 'Meadow' }],
  });
  const bot = makeBot('search:60', seedFromText('bolt'));
  expect(t.labels(0)[bot.decide(worldsFor(t.fork, 0))]).toBe('Mana');
});

/** The largest battle: six heroes against a boss and twenty-nine minions in one arena. */
const largest = (turn: number | string) =>
  battle({
    heroes: (['warrior', 'rogue', 'wizard', 'priest', 'ranger', 'bard'] as const).map((is) => ({ is })),
    monsters: [
      { is: 'Gruk Splitjaw', health: 116 },
      { is: 'Goblin Cutter', count: 15 },
      { is: 'Goblin Slinger', count: 14 },
    ],
    turn,
  });

/** Decisions that a look at all three candidates thinks through; a processor does some ten thousand of them in a second. */
const MOST_IN_A_LOOK = 6000;

test('in the largest battle a look ahead thinks through few enough decisions to answer within a second', () => {
  const { now, ask } = pending(largest('Gruk Splitjaw'), 6);
  expect(now.state.creatures.length).toBe(36);
  let asked = 0;
  const candidates = [0, 1, 2];
  lookAhead(now, {
    ...ask,
    candidates,
    rng: CHANCE(),
    everybody: (...asking) => {
      asked++;
      return policies.standard!.decide(...asking);
    },
  });
  expect(asked).toBeGreaterThan(500);
  expect(asked).toBeLessThan(MOST_IN_A_LOOK);
});

test('in the largest battle each world that a search imagines comes to rest after few decisions', () => {
  const t = largest(0);
  const bot = makeBot('search:40', seedFromText('largest'), game);
  const worlds = worldsFor(t.fork, 0);
  let [imagined, picked] = [0, 0];
  const imagine: typeof worlds.imagine = (rng, chooser) => {
    imagined++;
    const pick = chooser.pick.bind(chooser);
    chooser.pick = (...asking) => {
      picked++;
      return pick(...asking);
    };
    return worlds.imagine(rng, chooser);
  };
  bot.decide({ ...worlds, imagine });
  expect(imagined).toBeLessThanOrEqual(40 + worlds.options);
  expect(picked / imagined).toBeLessThan(60);
});
