// An adventure: strangers, puzzles, quests, exploration, spoils, defeat and camp.

import { expect, test } from 'vitest';
import { seedFromText } from '../../../engine/hash.ts';
import { answer, decisionFor, startMatch } from '../../../engine/match.ts';
import { lookAt } from '../../../engine/question.ts';
import type { ZonePlan } from '../adventures/plan.ts';
import { game } from '../game.ts';
import { battle } from './table.ts';
import { adventure, asked, begin, fight, kinds, says, setOut } from './way.ts';

test('DR-ARENA-09 DR-ARENA-10 DR-R-56 what can be seen is revealed, and its monsters take part; the rest lies face down', () => {
  const match = begin(adventure({ monsters: [{ kind: 'goblin-cutter', arena: 'Captive Pens', count: 1 }] }));
  const arenas = () => game.view(match.now, 0).zone.arenas.map(({ revealed }) => revealed);
  expect(match.asks[0]!.question.name).toBe('explore');
  expect(arenas()).toEqual([true, false]);
  expect(JSON.stringify(game.view(match.now, 0))).not.toContain('Captive Pens');
  says(match, 'Go through');
  expect(arenas()).toEqual([true, true]);
  says(match, 'With the party');
  expect(match.now.state.phase).toBe('battle');
});

const STRANGER = {
  name: 'Old Tom',
  text: 'An old man waves.',
  when: 'before' as const,
  approaches: [
    { name: 'Help', cost: { health: 3 }, passed: { flags: ['grateful'] } },
    { name: 'Rob', passed: { treasure: 1, first: 'monsters' as const } },
    { name: 'Hit', passed: { battle: true } },
  ],
};

test('DR-CAMPAIGN-06 DR-CAMPAIGN-07 a stranger is met before the battle; the meeting need not turn violent', () => {
  const match = begin(adventure({ strangers: [STRANGER] }));
  expect(match.asks[0]!.question.name).toBe('approach');
  expect(match.now.state.phase).toBe('journey');
  says(match, 'Help');
  expect(match.now.state.journey.flags).toContain('grateful');
  expect(kinds(match)).toContain('approached');
});

test('DR-CAMPAIGN-06 an approach says what it costs and asks for, and not what comes of it', () => {
  const test = { name: 'Ask', test: 'lore 8', passed: { experience: 5 } };
  const match = begin(
    adventure({ strangers: [{ ...STRANGER, approaches: [...STRANGER.approaches, test] }] }),
  );
  const details = decisionFor(match, 0)?.options.map(({ detail }) => detail);
  expect(details).toEqual(['3 Health of one hero', undefined, undefined, 'a test: lore 8, 42 % at best']);
});

test('DR-CAMPAIGN-08 DR-INIT-01 only a battle is fought turn by turn; robbing gives the monsters the first turn of it', () => {
  const match = begin(adventure({ strangers: [STRANGER] }));
  says(match, 'Rob');
  expect(match.now.state.phase).toBe('battle');
  expect(match.now.state.starter).toBe(match.box.master);
});

const PUZZLE = {
  name: 'Stones',
  type: 'order' as const,
  text: 'Oat before Rye.',
  when: 'before' as const,
  parts: ['Oat', 'Rye'],
  solution: ['Oat', 'Rye'],
  attempts: 2,
  reward: { experience: 1 },
  failure: { harm: 3 },
};

test('DR-CAMPAIGN-04 a puzzle is tried, and its solution is for the game master alone', () => {
  const match = begin(adventure({ puzzles: [PUZZLE] }));
  expect(match.asks[0]!.question.name).toBe('riddle');
  expect(game.view(match.now, 0).journey.riddles[0]!.solution).toBeUndefined();
  expect(game.view(match.now, 1).journey.riddles[0]!.solution).toEqual(['Oat', 'Rye']);
  says(match, 'Oat');
  expect(kinds(match)).toContain('solved');
  expect(match.now.state.characters[0]!.experience).toBe(1);
});

test('DR-CAMPAIGN-04 a question with a choice of answers takes one of them', () => {
  const parts = ['Oat', 'Rye', 'Wheat'];
  const choice = { ...PUZZLE, type: 'choice' as const, parts, solution: ['Rye'], attempts: 2 };
  const match = begin(adventure({ puzzles: [choice] }));
  says(match, 'Wheat');
  expect(kinds(match).filter((kind) => kind === 'tried')).toHaveLength(1);
  says(match, 'Rye');
  expect(kinds(match)).toContain('solved');
});

test('DR-R-86 failing a puzzle hurts, but outside a battle never below 1 Health and without conditions', () => {
  const match = begin(adventure({ puzzles: [{ ...PUZZLE, attempts: 1, failure: { harm: 99 } }] }));
  says(match, 'Rye');
  expect(kinds(match)).toContain('unsolved');
  expect(match.now.state.creatures[0]).toMatchObject({ health: 1, conditions: 0 });
});

test('DR-CAMPAIGN-05 a quest is fulfilled by its object and rewarded', () => {
  const match = begin(
    adventure({
      monsters: [{ kind: 'gruk-splitjaw', arena: 'Cider Yard', health: [90, 90, 90, 90, 90, 90] }],
      objects: [{ name: 'Cage', arena: 'Cider Yard', uses: 1, quest: 'Free them' }],
      quests: [
        { name: 'Free them', text: 'Open the cage.', type: 'activate', times: 1, reward: { experience: 2 } },
      ],
    }),
  );
  while (asked(match) !== 'choose-action' || match.asks[0]!.seat !== 0) answer(match, match.asks[0]!.seat, 0);
  says(match, 'Item/Ability');
  says(match, 'Item/Ability: activate');
  says(match, 'Cage');
  expect(kinds(match)).toEqual(expect.arrayContaining(['quest', 'questDone']));
  expect(match.now.state.characters[0]!.experience).toBe(2);
});

test('DR-CAMPAIGN-12 DR-CAMPAIGN-15 DR-CAMPAIGN-17 DR-R-103 after a victory experience and treasure, then the next zone', () => {
  const match = fight(begin(adventure({}, { name: 'Behind' })));
  expect(match.now.state.characters[0]!.experience).toBe(3);
  answer(match, 0, 0);
  expect(kinds(match)).toEqual(expect.arrayContaining(['spoils', 'took']));
  const { atHand, book, ready } = match.now.state.packs[0]!;
  const owned = [...atHand, ...book, ...ready].filter((card) => match.box.faces[card]!.deck === 'Treasure');
  expect(owned).toHaveLength(1);
  for (let i = 0; match.now.state.journey.zone === 0 && i < 20; i++) answer(match, match.asks[0]!.seat, 0);
  expect(match.now.state.zone.name).toBe('Behind');
  expect(match.now.state.journey.zone).toBe(1);
});

test('DR-CAMPAIGN-17 DR-MODE-02 the last zone won, the adventure is; its party is carried on', () => {
  const match = fight(begin(adventure({})));
  for (let i = 0; match.result === undefined && i < 20; i++) answer(match, match.asks[0]!.seat, 0);
  expect(match.result).toMatchObject({
    party: 'won',
    legacy: { heroes: [{ type: 'warrior', experience: 3, level: 1 }] },
  });
  const [hero] = (match.result!.legacy as { heroes: { cards: string[] }[] }).heroes;
  expect(hero!.cards).toHaveLength(2); // the treasure, and the draught nobody drank
});

test('DR-R-85 DR-R-100 after a defeat the heroes wake with half their Health; the third one ends the adventure', () => {
  const plan = adventure({
    monsters: [{ kind: 'gruk-splitjaw', arena: 'Cider Yard', health: [90, 90, 90, 90, 90, 90] }],
  });
  const match = begin(plan);
  const flee = () => {
    for (let i = 0; i < 400 && match.result === undefined; i++) {
      const ask = match.asks[0]!;
      const labels = lookAt(match.now, ask).options.map(({ label }) => label);
      const wish =
        ask.seat === 0 ? ['Leave the zone', 'Defend: retreat', 'Defend'] : ['Melee', 'Strike', 'Done'];
      const at =
        wish.map((word) => labels.findIndex((label) => label.startsWith(word))).find((each) => each >= 0) ??
        0;
      const losses = match.now.state.journey.losses;
      answer(match, ask.seat, at);
      if (match.now.state.journey.losses > losses) return;
    }
  };
  flee();
  expect(match.now.state.journey.losses).toBe(1);
  expect(match.now.state.creatures[0]!.health).toBe(Math.ceil(match.now.state.creatures[0]!.maxHealth / 2));
  flee();
  flee();
  expect(match.result).toMatchObject({ party: 'lost' });
});

test('DR-R-85 camp gives all Health back, once', () => {
  const match = fight(begin(adventure({}, {})));
  while (match.asks[0]!.question.name !== 'camp') answer(match, match.asks[0]!.seat, 0);
  says(match, 'Make camp');
  const [hero] = match.now.state.creatures;
  expect(hero!.health).toBe(hero!.maxHealth);
  expect(match.now.state.journey.camps).toBe(0);
});

// --- Quests of several steps, at the table of a battle ---

const QUEST = { text: 'A quest.', reward: { experience: 1 } };
const FAR_GRUK = { is: 'Gruk Splitjaw', health: 66, arena: 'Meadow' };

/** A lone warrior uses objects in a battle that is part of an adventure. */
function quest(zone: Partial<ZonePlan>) {
  return battle({
    heroes: [{ is: 'warrior', hand: ['Item/Ability', 'Item/Ability'] }],
    monsters: [FAR_GRUK],
    zone,
    isAdventure: true,
  });
}

const use = (t: ReturnType<typeof battle>, object: string) =>
  t.answers(0, 'Item/Ability: activate a power').answers(0, object);

test('DR-CAMPAIGN-05 two levers in the same round raise the portcullis', () => {
  const t = quest({
    connections: [{ between: ['Field', 'Meadow'], type: 'Portcullis' }],
    objects: [
      { name: 'Left Lever', arena: 'Field', quest: 'Raise' },
      { name: 'Right Lever', arena: 'Field', quest: 'Raise' },
    ],
    quests: [{ ...QUEST, name: 'Raise', type: 'levers', reward: { experience: 1, opens: 'Portcullis' } }],
  });
  t.answers(0, 'Item/Ability');
  use(t, 'Left Lever');
  expect(t.view().zone.links[0]).toMatchObject({ open: false });
  use(t, 'Right Lever');
  expect(t.view().zone.links[0]).toMatchObject({ open: true });
  expect(t.view().journey.quests).toMatchObject([{ name: 'Raise', done: true, failed: false }]);
});

test('DR-CAMPAIGN-05 a quest of three activations is done with the third and not before', () => {
  const t = quest({
    objects: [{ name: 'Bell Rope', arena: 'Field', uses: 3, quest: 'Silence' }],
    quests: [{ ...QUEST, name: 'Silence', type: 'silence', times: 3 }],
  });
  t.answers(0, 'Item/Ability');
  use(t, 'Bell Rope');
  use(t, 'Bell Rope');
  expect(t.view().journey.quests[0]).toMatchObject({ done: false, progress: 2, times: 3, text: QUEST.text });
  use(t, 'Bell Rope');
  expect(t.events('spectator', 'questDone')).toHaveLength(1);
});

test('DR-CAMPAIGN-05 the bell that is not silenced brings a Bone Guard each round, from round 3 on', () => {
  const arrivals = (round: number) => {
    const t = battle({
      heroes: [{ is: 'warrior' }],
      monsters: [FAR_GRUK],
      round,
      isAdventure: true,
      zone: {
        objects: [{ name: 'Bell Rope', arena: 'Field', uses: 3, quest: 'Silence' }],
        quests: [{ ...QUEST, name: 'Silence', type: 'silence', times: 3 }],
      },
    });
    t.answers(0, 'Rest').answers(0, 'Rest: restore battle health');
    return t.events<{ kind: 'arrived'; place: string }>('spectator', 'arrived').map(({ place }) => place);
  };
  expect(arrivals(2)).toEqual([]);
  expect(arrivals(3)).toEqual(['Field']);
});

test('DR-CAMPAIGN-05 somebody wounded goes along with a Move step', () => {
  const t = battle({
    heroes: [{ is: 'warrior' }],
    monsters: [FAR_GRUK],
    from: 'move',
    isAdventure: true,
    zone: {
      objects: [{ name: 'Ferryman', arena: 'Field', quest: 'Carry', follows: true }],
      quests: [{ ...QUEST, name: 'Carry', type: 'escort' }],
    },
  });
  t.answers(0, 'To Meadow').answers(0, 'Bring them along');
  expect(t.view().zone.objects[0]).toMatchObject({ arena: 1 });
});

test('DR-R-53 DR-CAMPAIGN-05 egg sacs are destroyed like minions, by fire at one stroke', () => {
  const zone = {
    objects: [{ name: 'Egg Sac', arena: 'Field', defence: 9, hits: 2, quest: 'Burn' }],
    quests: [{ ...QUEST, name: 'Burn', type: 'destroy' as const }],
  };
  const strike = (weapon: string) => {
    const t = battle({
      heroes: [{ is: 'warrior', ready: [weapon] }],
      monsters: [FAR_GRUK],
      zone,
      isAdventure: true,
    });
    t.rolls(3, 3).answers(0, 'Melee');
    return t.view().zone.objects[0]!.hits;
  };
  expect([strike('Longsword'), strike('Wickfire Blade')]).toEqual([1, 0]);
});

test('DR-R-84 who died in a lost battle stays away from the next one', () => {
  const match = startMatch(game, {
    players: 3,
    seed: seedFromText('dead'),
    scenario: {
      adventure: adventure({}),
      party: {
        heroes: ['warrior', 'rogue'].map((type, i) => ({
          type,
          experience: 0,
          level: 1,
          advances: [],
          cards: [],
          abilities: [],
          ...(i === 1 ? { dead: true } : {}),
        })),
        flags: [],
      },
    },
  });
  setOut(match);
  expect(match.now.state.phase).toBe('battle');
  expect(match.now.state.creatures[1]).toMatchObject({ arena: -1 });
  expect(match.now.state.partySize).toBe(1);
});
