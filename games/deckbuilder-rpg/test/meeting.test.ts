// What comes of strangers, puzzles and quests: costs, promises for later, companions, what an adventure keeps to itself.

import { expect, test } from 'vitest';
import type { ApproachPlan, OutcomePlan, ZonePlan } from '../adventures/plan.ts';
import { LEVELS } from '../cards/advances.ts';
import { gainExperience } from '../rules/outcome.ts';
import { judgeQuests } from '../rules/quest.ts';
import { zoneHere } from '../rules/stage.ts';
import { adventure, setsOut, type Way, way } from './way.ts';

const ONE = [1, 1, 1, 1, 1, 1];
const GRUK = { kind: 'gruk-splitjaw', arena: 'Cider Yard', health: [9, 9, 9, 9, 9, 9] };
const BEHIND = { monsters: [{ kind: 'goblin-cutter', arena: 'Captive Pens', count: ONE }] };
const NOTHING: ApproachPlan = { name: 'Nothing', passed: {} };

type Setting = Parameters<typeof way>[1];

/** A stranger with one approach beside none, met before the battle of the first zone of two. */
function meets(
  approach: Omit<ApproachPlan, 'name'>,
  setting: Setting = {},
  second: Partial<ZonePlan> = {},
): Way {
  const stranger = { name: 'Tom', text: 'Waves.', when: 'before' as const };
  const approaches = [{ name: 'Ask', ...approach }, NOTHING];
  return setsOut(way(adventure({ strangers: [{ ...stranger, approaches }] }, second), setting));
}

/** On to the second zone. */
const goesOn = (t: Way): Way => {
  t.fights();
  for (let i = 0; t.state.journey.zone === 0 && i < 30; i++) t.picks(t.asked[0]!, 0);
  return t;
};

const promised = (outcome: OutcomePlan, second: Partial<ZonePlan> = {}): Way =>
  goesOn(meets({ passed: outcome }, {}, second).answers(0, 'Ask'));

test('DR-CAMPAIGN-06 Health is paid by a hero of choice, or an item instead of it', () => {
  const setting = { heroes: ['Brunhild Oxarm', 'Sable Finch'] };
  const cost = { health: 3, orItem: 'Healing Draught' };
  const bled = meets({ cost, passed: { flags: ['grateful'] } }, setting).answers(0, 'Ask');
  bled.offers(0, ['You give up Health', 'Player 2 gives up Health', 'You give the item']);
  const { health } = bled.state.creatures[1]!;
  bled.answers(0, 'Player 2 gives up Health');
  expect(bled.events<{ kind: 'damaged'; left: number }>(0, 'damaged')).toMatchObject([{ left: health - 3 }]);
  expect(bled.state.journey.flags).toEqual(['grateful']);
  const paid = meets({ cost, passed: {} }, setting).answers(0, 'Ask').answers(0, 'You give the item');
  expect(paid.kinds()).not.toContain('damaged');
  expect(paid.owned(0)).not.toContain('Healing Draught');
});

test('DR-CAMPAIGN-06 what is given up is the party’s choice; a swap looks at two of its tier and keeps one', () => {
  const treasure = ['Band of Vigour', 'Silver Rapier', 'Wand of Sparks', 'Pilgrim Mace', 'Ash Longbow'];
  const setting = { options: { treasure: 2 }, treasure };
  const t = meets({ cost: { treasure: 1 }, passed: { swap: 2 } }, setting).answers(0, 'Ask');
  t.offers(0, ['Band of Vigour', 'Silver Rapier']).answers(0, 'Silver Rapier');
  t.offers(0, ['Wand of Sparks', 'Pilgrim Mace']).answers(0, 'Pilgrim Mace');
  expect(t.owned(0)).toEqual(expect.arrayContaining(['Band of Vigour', 'Pilgrim Mace']));
  expect(t.owned(0)).not.toContain('Silver Rapier');
  expect(t.state.treasure.map((card) => t.box.faces[card]!.name)).toContain('Wand of Sparks');
});

test('DR-CAMPAIGN-06 without the price an approach is not open; a consumable of choice is chosen', () => {
  meets({ cost: { treasure: 1 }, passed: {} }).fights(); // nobody was asked: only one approach was open
  const t = meets({ passed: { choice: 1 } }).answers(0, 'Ask');
  expect(t.labels(0)).toEqual(expect.arrayContaining(['Thunderstone', 'Grapple Line', 'Iron Spikes']));
  t.answers(0, 'Thunderstone');
  expect(t.owned(0)).toContain('Thunderstone');
});

test('DR-CAMPAIGN-06 the right spell passes without a roll', () => {
  const approach = { test: 'lore 12', orWith: ['Purge', 'Banish'], passed: { flags: ['laid to rest'] } };
  const priest = meets(approach, { heroes: ['Sister Maud'] }).answers(0, 'Ask');
  expect(priest.kinds()).not.toContain('tested');
  expect(priest.state.journey.flags).toEqual(['laid to rest']);
  const warrior = meets(approach).rolls(1, 1).answers(0, 'Ask');
  expect(warrior.kinds()).toContain('tested');
  expect(warrior.state.journey.flags).toEqual([]);
});

test('DR-CAMPAIGN-06 a test says what it takes, and everybody’s chance to pass it', () => {
  const setting = { heroes: ['Brunhild Oxarm', 'Sable Finch'] };
  const t = meets({ test: 'poise 8', passed: {} }, setting);
  expect(t.decision(0).options[0]!.detail).toBe('a test: poise 8, 83 % at best');
  t.answers(0, 'Ask');
  expect(t.decision(0).options.map(({ detail }) => detail)).toEqual([
    'Poise 1 against 8: 58 %',
    'Poise 3 against 8: 83 %',
  ]);
});

test('DR-CAMPAIGN-06 DR-INIT-01 the first turn may be promised for the next zone, not for this one', () => {
  const t = meets({ passed: { firstLater: 'monsters' } }).answers(0, 'Ask');
  expect(t.kinds()).toContain('initiative');
  goesOn(t);
  expect(t.events(0, 'initiative')).toHaveLength(1);
  expect(t.state.starter).toBe(t.box.master);
});

test('DR-CAMPAIGN-06 DR-R-97 a chart turns the traps of the next zone face up, a great one those of all', () => {
  const trapped = { ...BEHIND, traps: [{ trap: 'spiked-pit', arena: 'Captive Pens' }] };
  const seen = (t: Way) => t.view(0).zone.traps.map(({ key }) => key);
  expect(seen(promised({ charts: 1 }, trapped))).toEqual(['spiked-pit']);
  expect(seen(promised({}, trapped))).toEqual([]);
  expect(promised({ charts: 1 }, trapped).state.journey.charted).toBe(0);
  expect(promised({ charts: 99 }, trapped).state.journey.charted).toBe(98);
});

test('DR-WAY-11 who knows the way chooses where the party starts in the next zone', () => {
  const t = promised({ picksStart: true }, BEHIND);
  t.offers(0, ['Arena 1, which lies face down', 'Arena 2, which lies face down']).answers(0, 'Arena 2');
  expect(t.state.creatures[0]).toMatchObject({ arena: 1 });
  expect(t.state.phase).toBe('battle');
});

test('DR-CAMPAIGN-06 a band of the heroes’ choice takes the bait', () => {
  const monsters = ['goblin-cutter', 'gaunt-wolf'].map((kind) => ({ kind, arena: 'Cider Yard', count: ONE }));
  const stranger = {
    name: 'Novice',
    text: 'Trembles.',
    when: 'before' as const,
    approaches: [
      { name: 'Bait', passed: { omens: [{ whom: 'band' as const, condition: 'Stunned' }], experience: -1 } },
      NOTHING,
    ],
  };
  const t = setsOut(way(adventure({ monsters, strangers: [stranger] }))).answers(0, 'Bait');
  t.offers(0, ['Goblin Cutter in Cider Yard', 'Gaunt Wolf in Cider Yard']).answers(0, 'Gaunt Wolf');
  expect(
    t
      .view()
      .creatures.slice(1)
      .map(({ conditions }) => conditions),
  ).toEqual([[], ['Stunned']]);
  expect(t.state.characters[0]!.experience).toBe(0);
});

test('DR-R-104 experience is never lost below the threshold of the level a hero has', () => {
  const t = setsOut(way(adventure({}), { options: { level: 2 } }));
  for (const points of [3, -1, -9]) gainExperience(t.table, points);
  expect(t.table.state.characters[0]!.experience).toBe(LEVELS[1]);
});

test('DR-CAMPAIGN-06 DR-R-98 what the minstrel tells: the boss’s opening hand is shown until it is shuffled away', () => {
  const t = promised({ exposes: 'gruk-splitjaw' }, { monsters: [GRUK] });
  const [shown] = t.events<{ kind: 'handShown'; cards: number[] }>(0, 'handShown');
  expect(shown!.cards).toHaveLength(4);
  expect(t.view(0).packs[2]).toMatchObject({ shown: shown!.cards, hand: 4 });
  expect(t.view(0).packs[2]!.cards).toBeUndefined();
  expect(promised({}, { monsters: [GRUK] }).view(0).packs[2]!.shown).toBeUndefined();
});

const CAGE: Partial<ZonePlan> = {
  monsters: [{ kind: 'gruk-splitjaw', arena: 'Cider Yard', health: [18, 18, 18, 18, 18, 18] }],
  objects: [{ name: 'Cage', arena: 'Cider Yard', uses: 2, quest: 'Free them' }],
  quests: [
    {
      name: 'Free them',
      text: 'Open the cage.',
      type: 'activate',
      times: 1,
      atVictory: true,
      reward: { experience: 1, companion: { name: 'Minstrel', effect: 'draw(3,self)', uses: 1 } },
    },
  ],
};

function opensTheCage(zone: Partial<ZonePlan>): Way {
  const t = setsOut(way(adventure(zone, {}, {})));
  while (t.question !== 'choose-action' || t.asked[0] !== 0) t.rolls(1, 1).picks(t.asked[0]!, 0);
  return t.rolls(1, 1).answers(0, 'Item/Ability').answers(0, 'Item/Ability: activate').answers(0, 'Cage');
}

test('DR-CAMPAIGN-05 a rescue counts only with the victory; who was freed comes along until they have helped', () => {
  const t = opensTheCage(CAGE);
  expect(t.kinds()).not.toContain('questDone');
  goesOn(t);
  expect(t.kinds()).toContain('questDone');
  const minstrel = t.state.zone.objects.find(({ name }) => name === 'Minstrel');
  expect(minstrel).toMatchObject({ uses: 1, hits: 0 }); // nothing to be smashed
  t.fights();
  for (let i = 0; t.state.journey.zone === 1 && i < 30; i++) t.picks(t.asked[0]!, 0);
  expect(t.view(0).zone.objects.map(({ name }) => name)).toContain('Minstrel'); // not used yet
});

test('DR-CAMPAIGN-05 a captive who is left bound fails the quest, whatever is activated', () => {
  const approaches = [
    { name: 'Leave bound', passed: { fails: 'Free them' } },
    { name: 'Untie', passed: {} },
  ];
  const stranger = { name: 'Minstrel', text: '…', when: 'object' as const, object: 'Cage', approaches };
  const t = opensTheCage({ ...CAGE, strangers: [stranger] }).answers(0, 'Leave bound');
  goesOn(t);
  expect(t.kinds()).toContain('questFailed');
  expect(t.kinds()).not.toContain('questDone');
});

test.each([
  [2, [2, 2, 2, 2, 2, 2], []],
  [1, ONE, []],
  [0, undefined, ['Brood Call']],
])(
  'DR-CAMPAIGN-05 each egg sac left brings one spider more, none left bars the brood: %d left',
  (left, count, barred) => {
    const objects = [1, 2].map((n) => ({
      name: `Sac ${n}`,
      arena: 'Cider Yard',
      defence: 9,
      hits: 2,
      quest: 'Burn',
    }));
    const failure = { next: [{ kind: 'cave-spider', arena: 'Cider Yard', count: ONE }] };
    const quests = [
      { name: 'Burn', text: 'Burn.', type: 'destroy' as const, reward: { bars: ['Brood Call'] }, failure },
    ];
    const { table } = setsOut(way(adventure({ objects, quests }, {})));
    for (let i = left; i < 2; i++) table.state.zone.objects[i]!.hits = 0;
    judgeQuests(table, zoneHere(table));
    const next = JSON.parse(table.state.journey.reinforcements) as { count: number[] }[];
    expect([next[0]?.count, table.state.journey.barred]).toEqual([count, barred]);
  },
);

test('DR-CAMPAIGN-05 what a quest bars, the boss of this adventure does without', () => {
  const t = promised({ bars: ['Bully', 'Call the Warren'] }, { monsters: [GRUK] });
  const { draw, hand, latent, spent } = t.state.packs[2]!;
  const names = [...draw, ...hand, ...latent].map((card) => t.box.faces[card]!.name);
  expect(names).not.toContain('Bully');
  expect(names).toContain('Get Them!');
  expect(spent.map((card) => t.box.faces[card]!.name)).toEqual(['Call the Warren']);
});

test('DR-CAMPAIGN-04 who was told how may try a failed puzzle once more', () => {
  const puzzle = {
    name: 'Bells',
    type: 'order' as const,
    text: 'In order.',
    when: 'after' as const,
    parts: ['a', 'b'],
    solution: ['a', 'b'],
    attempts: 1,
    reward: { experience: 5 },
    failure: {},
  };
  const stranger = {
    name: 'Tom',
    text: 'Waves.',
    when: 'before' as const,
    approaches: [{ name: 'Ask', passed: { retry: 'Bells' } }, NOTHING],
  };
  const tries = (approach: string) => {
    const t = setsOut(way(adventure({ puzzles: [puzzle], strangers: [stranger] }, {})));
    return t.answers(0, approach).fights().until('riddle').answers(0, 'b');
  };
  expect(tries('Nothing').question).not.toBe('riddle');
  expect(tries('Ask').answers(0, 'a').state.characters[0]!.experience).toBe(8);
});

test('DR-CAMPAIGN-05 somebody wounded may be left behind', () => {
  const zone = {
    ...BEHIND,
    objects: [{ name: 'Ferryman', arena: 'Cider Yard', quest: 'Carry', follows: true }],
    quests: [{ name: 'Carry', text: 'Carry.', type: 'escort' as const, reward: { experience: 1 } }],
    monsters: [{ kind: 'goblin-slinger', arena: 'Captive Pens', count: ONE }],
    connections: [{ between: ['Cider Yard', 'Captive Pens'] as const, type: 'Open way' as const }],
  };
  const carried = (answer: string) => {
    const t = setsOut(way(adventure(zone, {})));
    while (t.question !== 'move-step' || t.asked[0] !== 0)
      t.rolls(1, 1).picks(t.asked[0]!, t.labels(t.asked[0]!).length - 1);
    t.answers(0, 'To Captive Pens').answers(0, answer).fights();
    return t.kinds().filter((kind) => /^quest./.test(kind));
  };
  expect(carried('Bring them along')).toEqual(['questDone']);
  expect(carried('Leave them here')).toEqual(['questFailed']);
});
