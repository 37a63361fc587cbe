// On the way: exploring, standing, disarming, side fights, defeats, spoils that are swapped, traded or granted.

import { expect, test } from 'vitest';
import type { ZonePlan } from '../adventures/plan.ts';
import { LOSSES_MOST } from '../rules/defeat.ts';
import { adventure, setsOut, type Way, way } from './way.ts';

const ONE = [1, 1, 1, 1, 1, 1];
const BEHIND = { monsters: [{ kind: 'goblin-cutter', arena: 'Captive Pens', count: ONE }] };
const TWO = { heroes: ['Brunhild Oxarm', 'Sable Finch'] };

const go = (...[plan, setting]: Parameters<typeof way>): Way => setsOut(way(plan, setting));

const linked = (type: string): Partial<ZonePlan> => ({
  ...BEHIND,
  connections: [{ between: ['Cider Yard', 'Captive Pens'], type: type as 'Door' }],
});

/** The monsters wait a door further on: what is opened lets sight through. */
const LOCKED: Partial<ZonePlan> = {
  ...BEHIND,
  arenas: ['Cider Yard', 'Mill Loft', 'Captive Pens'],
  connections: [
    { between: ['Cider Yard', 'Mill Loft'], type: 'Locked door' },
    { between: ['Mill Loft', 'Captive Pens'], type: 'Door' },
  ],
};

test('DR-WAY-01 whoever meets a stranger sees the ground they stand on, and nobody who waits there', () => {
  const stranger = {
    name: 'Keeper',
    text: 'Sits.',
    when: 'before',
    approaches: [
      { name: 'Help', passed: {} },
      { name: 'Rob', passed: {} },
    ],
  } as const;
  const t = setsOut(way(adventure({ strangers: [stranger] })));
  expect(t.question).toBe('approach');
  expect(t.view(0).zone.arenas).toMatchObject([{ revealed: true, name: 'Cider Yard' }, { revealed: false }]);
  expect(t.view(0).creatures).toHaveLength(1);
});

test('DR-R-31 when a battle is over no counter is left', () => {
  const t = setsOut(way(adventure({}, {})));
  while (t.question !== 'choose-action' || t.asked[0] !== 0) t.rolls(1, 1).picks(t.asked[0]!, 0);
  t.rolls(1, 1).answers(0, 'Defend').answers(0, 'Defend: a defence counter on Ring Hauberk');
  expect(t.view(0).creatures[0]!.guards).toBe(1);
  t.fights();
  expect(t.state.phase).not.toBe('battle');
  expect(t.view(0).creatures[0]!.guards).toBe(0);
});

test('DR-WAY-01 a zone is read out, its first arenas lie open, and strangers come before the battle', () => {
  const approaches = ['Nod', 'Go'].map((name) => ({ name, passed: {} }));
  const stranger = { name: 'Tom', text: 'Waves.', when: 'before' as const, approaches };
  const t = go(adventure({ ...BEHIND, text: 'A yard.', strangers: [stranger] }));
  expect(t.log(0).join()).toContain('A yard.');
  expect(t.question).toBe('approach');
  t.answers(0, 'Nod');
  expect(t.question).toBe('explore');
  expect(t.view(0).zone.arenas.map(({ revealed }) => revealed)).toEqual([true, false]);
});

test('DR-WAY-02 DR-R-52 the party goes together, breaks what bars it, and each hero searches an arena once', () => {
  const t = go(adventure(LOCKED), { heroes: ['Brunhild Oxarm', 'Sister Maud'] });
  t.offers(0, [
    'You search',
    'Player 2 searches',
    'Break through the Locked door between Cider Yard and an arena face down',
  ]);
  t.answers(0, 'You search').picks(0, 0);
  expect(t.labels(0)).not.toContain('You search');
  t.answers(0, 'Break through').answers(0, 'Go through the Locked door');
  expect(t.state.creatures.slice(0, 2).map(({ arena }) => arena)).toEqual([1, 1]);
});

test('DR-WAY-02 Lockpicks open a lock on the way, without a roll', () => {
  const t = go(adventure(LOCKED), TWO);
  t.answers(0, 'Pick the lock');
  expect(t.kinds()).not.toContain('tested');
  expect(t.labels(0)).toContain('Go through the Locked door between Cider Yard and Mill Loft');
});

test('DR-WAY-02 a Drop leads down and not back; a Ward burns whoever crosses it and stays', () => {
  const down = go(
    adventure({
      ...BEHIND,
      arenas: ['Cider Yard', 'Mill Loft', 'Captive Pens'],
      connections: [
        { between: ['Cider Yard', 'Mill Loft'], type: 'Drop' },
        { between: ['Mill Loft', 'Captive Pens'], type: 'Door' },
      ],
    }),
  );
  down.answers(0, 'Go through the Drop');
  expect(down.labels(0).join()).not.toContain('Drop');
  const warded = go(adventure({ ...linked('Ward'), monsters: [], goal: { kind: 'rounds', rounds: 2 } }));
  expect(warded.question).not.toBe('explore'); // nobody waits, so there is nothing to look for
  const burnt = go(adventure(linked('Ward')));
  const { health } = burnt.state.creatures[0]!;
  burnt.answers(0, 'Go through the Ward');
  expect(burnt.state.creatures[0]!.health).toBe(health - 3);
  expect(burnt.state.zone.links[0]).toMatchObject({ open: false });
});

test('DR-WAY-03 DR-R-56 a battle begins on sight; each hero stands with the party or where it came from', () => {
  const t = go(adventure(BEHIND), TWO);
  t.answers(0, 'Go through').offers(0, ['With the party in Captive Pens', 'Behind, in Cider Yard']);
  t.answers(0, 'With the party').answers(1, 'Behind');
  expect(t.state.phase).toBe('battle');
  expect(t.state.creatures.slice(0, 2).map(({ arena }) => arena)).toEqual([1, 0]);
  expect(go(adventure({})).question).not.toBe('stand-where'); // nothing lies behind the start
});

/** Somebody who leaves everybody with 1 Health. */
const BRUTE = {
  name: 'Brute',
  text: 'Hits.',
  when: 'before' as const,
  approaches: [
    { name: 'Take it', passed: { harm: 99 } },
    { name: 'Run', passed: {} },
  ],
};

/** Finds the trap of the first arena: two sixes find everything. */
const found = (trap: string): Way => {
  const t = go(adventure({ ...BEHIND, traps: [{ trap, arena: 'Cider Yard' }] }), TWO);
  return t.answers(0, 'You search').rolls(6, 6).answers(0, 'Aim');
};

// The warrior's Aim is 1 and the Rune of Ash is disarmed at 9.
test.each([
  ['reached', [4, 4], ['disarmed'], 0],
  ['missed by less than 3', [3, 3], [], 1],
  ['missed by 3', [3, 2], ['trapSprung'], 0],
])('DR-WAY-04 on the way a trap that lies open is disarmed by an Aim test: %s', (_, dice, events, left) => {
  const t = found('rune-of-ash');
  t.rolls(...dice, 1, 1, 1, 1).answers(0, 'You disarm');
  expect(t.kinds().filter((kind) => ['disarmed', 'trapSprung'].includes(kind))).toEqual(events);
  expect(t.state.zone.traps).toHaveLength(left);
  // Each hero may try it once; the other one still may.
  if (left > 0)
    expect(t.labels(0).filter((label) => label.includes('disarms'))).toEqual([
      'Player 2 disarms the Rune of Ash',
    ]);
});

test('DR-WAY-04 Lockpicks take a trap away without a roll', () => {
  const t = found('rune-of-ash').answers(0, 'Pick the Rune of Ash apart');
  expect(t.kinds()).toContain('disarmed');
  expect(t.kinds()).not.toContain('tested');
});

test('DR-R-97 Keen Eyes turn traps face up; one that waits is sprung by nobody’s step', () => {
  const trapped = adventure({
    ...BEHIND,
    traps: [{ trap: 'dart-wall', arena: 'Captive Pens', waits: true }],
  });
  const ranger = go(trapped, { heroes: ['Fenn Ashdown'] }).answers(0, 'Go through');
  expect(ranger.view(0).zone.traps).toMatchObject([{ key: 'dart-wall', faceUp: true }]);
  const atOnce = adventure({ ...BEHIND, traps: [{ trap: 'rune-of-ash', arena: 'Cider Yard' }] });
  expect(go(atOnce, { heroes: ['Fenn Ashdown'] }).view(0).zone.traps).toMatchObject([{ key: 'rune-of-ash' }]);
  const encounter = {
    ...adventure({ traps: [{ trap: 'rune-of-ash', arena: 'Cider Yard' }] }),
    kind: 'encounter' as const,
  };
  expect(way(encounter, { heroes: ['Fenn Ashdown'] }).view(0).zone.traps).toMatchObject([
    { key: 'rune-of-ash' },
  ]);
  const bard = go(trapped, { heroes: ['Corin Larkspur'] }).answers(0, 'Go through');
  expect(bard.view(0).zone.traps).toEqual([]);
  expect(bard.kinds()).not.toContain('trapSprung');
});

test('DR-R-97 DR-R-86 the second hero to cross springs the Falling Block; on the way it hurts, and leaves 1 Health', () => {
  const traps = [{ trap: 'falling-block', between: ['Cider Yard', 'Captive Pens'] as const }];
  const t = go(adventure({ ...BEHIND, traps, strangers: [BRUTE] }), TWO).answers(0, 'Take it');
  expect(t.state.creatures.map(({ health }) => health)).toEqual([1, 1]);
  t.rolls(6, 6).answers(0, 'Go through');
  expect(t.events<{ kind: 'trapSprung'; by: number }>(0, 'trapSprung')).toMatchObject([{ by: 1 }]);
  expect(t.kinds()).not.toContain('fell');
  expect(t.state.creatures[1]).toMatchObject({ health: 1, conditions: 0 });
});

const PUZZLE = {
  name: 'Stones',
  type: 'order' as const,
  text: 'Oat before Rye.',
  when: 'after' as const,
  parts: ['Oat', 'Rye'],
  solution: ['Oat', 'Rye'],
  attempts: 1,
  reward: {},
  failure: { battle: true, monsters: [{ kind: 'cave-spider', arena: 'Captive Pens', count: ONE }] },
};

test('DR-WAY-05 a fight after the zone was won brings nothing more, and the puzzle is not asked again', () => {
  const t = go(adventure({ puzzles: [PUZZLE] }, {}))
    .fights()
    .until('riddle');
  expect(t.state.characters[0]!.experience).toBe(3);
  t.answers(0, 'Rye');
  expect(t.state.phase).toBe('battle');
  expect(t.state.creatures.map(({ arena }) => arena)).toEqual([1, 1]);
  t.fights();
  expect(t.state.characters[0]!.experience).toBe(3);
  expect(t.question).toBe('camp');
  expect(t.events(0, 'spoils')).toHaveLength(1);
});

const WALL = { monsters: [{ kind: 'gruk-splitjaw', arena: 'Cider Yard', health: [90, 90, 90, 90, 90, 90] }] };

/** Leaves the battle by the way the party came. */
function flees(t: Way): Way {
  const { losses } = t.state.journey;
  for (let i = 0; t.result === undefined && t.state.journey.losses === losses && i < 60; i++) {
    const [seat] = t.asked as [number];
    const labels = t.labels(seat);
    const wish =
      seat === 0 ? ['Leave the zone', 'Defend: retreat', 'Defend'] : ['Melee', 'Let them go', 'Done'];
    const at = wish
      .map((word) => labels.findIndex((label) => label.startsWith(word)))
      .find((each) => each >= 0);
    t.rolls(1, 1, 1, 1).picks(seat, at ?? 0);
  }
  return t;
}

test('DR-WAY-06 after a defeat: half the Health, the monsters complete, and nobody is met twice', () => {
  const approaches = [
    { name: 'Learn', passed: { experience: 1 } },
    { name: 'Pass', passed: {} },
  ];
  const stranger = { name: 'Tom', text: 'Waves.', when: 'before' as const, approaches };
  const t = go(adventure({ ...WALL, strangers: [stranger] })).answers(0, 'Learn');
  flees(t);
  const [hero, gruk] = t.state.creatures;
  expect(t.state.journey.losses).toBe(1);
  expect(hero!.health).toBe(Math.ceil(hero!.maxHealth / 2));
  expect(gruk).toMatchObject({ health: 90 });
  expect(t.events(0, 'met')).toHaveLength(1);
  expect(t.state.characters[0]!.experience).toBe(1);
  while (t.result === undefined) flees(t);
  expect(t.state.journey.losses).toBe(LOSSES_MOST);
  expect(t.result).toMatchObject({ party: 'lost' });
});

test.each([
  ['As it is written', 3, 1],
  ['1 experience more', 4, 1],
  ['1 treasure more', 3, 2],
  ['A consumable item besides', 3, 1],
  ['1 experience less', 2, 1],
  ['No treasure', 3, 0],
])(
  'DR-WAY-07 DR-ROLE-03 the game master may change the reward of a zone: %s',
  (favour, experience, treasure) => {
    const t = go(adventure({}, {}), { options: { favours: true } });
    const before = t.owned(0).length;
    t.fights().answers(1, favour);
    expect(t.state.characters[0]!.experience).toBe(experience);
    t.until('camp');
    const items = favour.includes('item') ? 1 : 0;
    expect(t.owned(0)).toHaveLength(before + treasure + items);
    expect(t.kinds().includes('favour')).toBe(favour !== 'As it is written');
    expect(go(adventure({}, {})).fights().question).toBe('take-treasure'); // not asked without the option
  },
);

test('DR-WAY-08 a scroll that nobody can read is swapped for the next of its tier; one that somebody reads is not', () => {
  const treasure = ['Scroll: Chain Spark', 'Band of Vigour', 'Scroll: Smite'];
  const t = go(adventure({}, {}), { treasure }).fights();
  t.answers(0, 'Swap Scroll: Chain Spark');
  expect(t.view().spoils.map((card) => t.box.faces[card]!.name)).toEqual(['Band of Vigour']);
  expect(t.asked).toEqual([0]); // and the same hero still takes it
  t.answers(0, 'Band of Vigour');
  expect(t.owned(0)).toContain('Band of Vigour');
  expect(t.owned(0)).not.toContain('Scroll: Chain Spark');
  const wizard = go(adventure({}, {}), { treasure, heroes: ['Orrin Vale'] }).fights();
  expect(wizard.labels(0).join()).not.toContain('Swap');
});

test('DR-WAY-09 DR-CAMPAIGN-15 a treasure of tier I may be traded for an ordinary weapon or armour, which is kept', () => {
  const t = go(adventure({}, {})).fights().answers(0, 'Trade');
  expect(t.labels(0)).toEqual(
    expect.arrayContaining([
      'Spear',
      'Battle-axe',
      'Maul',
      'Heavy Crossbow',
      'Tower Shield',
      'Plate Harness',
    ]),
  );
  t.answers(0, 'Battle-axe');
  expect(t.owned(0)).toContain('Battle-axe');
  expect(t.state.spoils).toEqual([]);
});

test('DR-WAY-10 DR-R-85 camp gives all Health back, once, and the next zone one more minion of its first kind', () => {
  const camped = (answer: string) => {
    const t = go(adventure({ strangers: [BRUTE] }, BEHIND, {}))
      .answers(0, 'Take it')
      .fights()
      .until('camp');
    expect(t.state.creatures[0]!.health).toBeLessThan(t.state.creatures[0]!.maxHealth);
    t.answers(0, answer).until('explore');
    return t;
  };
  const rested = camped('Make camp');
  expect(rested.state.creatures[0]!.health).toBe(rested.state.creatures[0]!.maxHealth);
  expect(rested.view(1).master?.lurking.map(({ count }) => count)).toEqual([1, 1]);
  expect(
    camped('Go on')
      .view(1)
      .master?.lurking.map(({ count }) => count),
  ).toEqual([1]);
  rested.answers(0, 'Go through').answers(0, 'With the party').fights().until('camp');
  expect(rested.question).not.toBe('camp');
});
