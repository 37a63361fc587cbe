// The campaign between adventures: what its page says, and which documents lead on.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seedFromText } from '../../../engine/hash.ts';
import { startMatch } from '../../../engine/match.ts';
import { replay } from '../../../engine/record.ts';
import { readRecord } from '../../../engine/record-text.ts';
import { interludeOf } from '../adventures/campaign.ts';
import type { PartyLegacy } from '../adventures/plan.ts';
import { ADVENTURE_IDS, ENCOUNTER_IDS, suppliedPlan } from '../adventures/shelf.ts';
import { game } from '../game.ts';
import type { Chapter } from '../journey.ts';
import { adventure } from './way.ts';

const WARRIOR = {
  type: 'warrior',
  experience: 26,
  level: 1,
  advances: [],
  cards: ['Band of Vigour'],
  abilities: ['Cleave', 'Shield Wall'],
};

/** A party that has just been through these adventures, by number in the campaign. */
function after(...been: (readonly [number, Chapter['outcome']])[]) {
  const tale = been.map(([n, outcome]) => ({
    name: suppliedPlan(ADVENTURE_IDS[n]!).name,
    outcome,
    experience: 2,
  }));
  const legacy: PartyLegacy = {
    heroes: [WARRIOR, { ...WARRIOR, type: 'bard', dead: true }],
    flags: ['Tide Chart'],
    tale,
  };
  return interludeOf(legacy, { adventure: suppliedPlan(ADVENTURE_IDS[been.at(-1)![0]]!) });
}

const titles = (page: ReturnType<typeof after>) => page.ways.map(({ title }) => title);

test('DR-BETWEEN-07 DR-SETUP-15 adventure follows adventure, to the finale; with it the campaign is won', () => {
  for (const [n, id] of ADVENTURE_IDS.slice(1).entries())
    expect(titles(after([n, 'won']))).toEqual([suppliedPlan(id).name]);
  const end = after([4, 'won']);
  expect(end.ways).toEqual([]);
  expect(end.story.at(-1)).toContain('campaign is won');
});

test('DR-BETWEEN-07 what is done before setting out is said only where the story goes on', () => {
  const notes = (page: ReturnType<typeof after>) => page.notes.map(({ title }) => title);
  expect(notes(after([3, 'won']))).toEqual(['What the story remembers', 'Before the party sets out']);
  expect(notes(after([4, 'won']))).toEqual(['What the story remembers']);
});

test('DR-BETWEEN-07 the campaign is lost when one of the last two was lost twice, and not before', () => {
  expect(titles(after([4, 'lost']))).toEqual(['The Hollow Court']);
  expect(after([4, 'lost'], [4, 'lost']).ways).toEqual([]);
  const decided = after([3, 'lost'], [3, 'lost']);
  expect([decided.story.at(-1), decided.ways]).toEqual([expect.stringContaining('campaign is lost'), []]);
  expect(titles(after([0, 'lost'], [0, 'lost']))).toEqual(['Silk on the Hollow Road']);
});

test('DR-BETWEEN-06 a lost adventure is tried once more or skipped for half its experience', () => {
  const { ways } = after([0, 'lost']);
  expect(ways.map(({ title }) => title)).toEqual(['The Warren under Wick Hill', 'Silk on the Hollow Road']);
  const parties = ways.map(({ document }) => (document as { party: PartyLegacy }).party);
  // The Warren is worth 10: half of it is 5, and 2 were earned before it was lost.
  expect(parties.map(({ heroes }) => heroes[0]!.experience)).toEqual([26, 29]);
  expect(parties[1]!.tale!.at(-1)).toEqual({
    name: 'The Warren under Wick Hill',
    outcome: 'skipped',
    experience: 3,
  });
  expect(parties[0]!.heroes[0]!.cards).toEqual(['Band of Vigour']);
});

test('DR-BETWEEN-04 DR-R-84 the dead are left behind, and their seat is open', () => {
  const [way] = after([0, 'won']).ways;
  expect(way!.players).toEqual({ min: 2, max: 7 });
  expect((way!.document as { party: PartyLegacy }).party.heroes).toHaveLength(1);
  const match = startMatch(game, { players: 3, seed: seedFromText('x'), scenario: way!.document });
  expect(match.asks[0]).toMatchObject({ seat: 1, question: { name: 'choose-hero' } });
});

test('DR-BETWEEN-01 the page shows levels, what they bring, what is owned and remembered', () => {
  const { members, notes } = after([0, 'won']);
  expect(members).toMatchObject([
    {
      name: 'Brunhild Oxarm',
      text: 'Warrior, level 3',
      track: { value: 26, from: 25, to: 45 },
      cards: [{ name: 'Band of Vigour', text: expect.stringContaining('Health') }],
    },
  ]);
  const facts = Object.fromEntries(members[0]!.facts.map(({ label, value }) => [label, value]));
  expect(facts).toEqual({
    'Battle deck': 'Cleave and Shield Wall',
    'To be chosen': '2 advances and +1 on an attack bonus',
  });
  expect(notes[0]).toEqual({ title: 'What the story remembers', lines: ['Tide Chart'] });
});

test('DR-CAMPAIGN-03 after an adventure of one’s own every adventure of the box is open; it may be tried again', () => {
  const legacy: PartyLegacy = {
    heroes: [WARRIOR],
    flags: [],
    tale: [{ name: 'Test', outcome: 'won', experience: 1 }],
  };
  expect(interludeOf(legacy, { adventure: adventure({}) }).ways).toHaveLength(ADVENTURE_IDS.length);
  const lost: PartyLegacy = { ...legacy, tale: [{ name: 'Test', outcome: 'lost', experience: 1 }] };
  const [again] = interludeOf(lost, { adventure: adventure({}) }).ways;
  expect(again!.document).toMatchObject({ adventure: { name: 'Test', zones: [{}] } });
});

test('DR-R-93 DR-R-96 the shelf says what there is, the gauge how hard it is, and a second boss needs the option', () => {
  const { shelf, gauge, check } = game.scenario!;
  expect(shelf!.entries).toHaveLength(ADVENTURE_IDS.length + ENCOUNTER_IDS.length);
  const plan = suppliedPlan('gruk-splitjaw');
  const { columns, rows, here } = gauge!({ adventure: plan }, 4);
  expect([columns[here!], rows[0]!.shares.length, rows[0]!.name]).toEqual(['3 heroes', 6, 'Gruk Splitjaw']);
  const [zone] = plan.zones;
  const crowded = { ...plan, zones: [{ ...zone!, monsters: [...zone!.monsters, zone!.monsters[0]!] }] };
  expect(() => check(crowded, { players: 3, options: {} })).toThrow(/Second boss/);
  expect(check(crowded, { players: 3, options: { secondBoss: true } })).toBeDefined();
});

test('DR-MODE-02 DR-BETWEEN-01 a campaign is a chain of records: the second begins with what the first handed on', () => {
  const read = (name: string) =>
    readRecord(
      readFileSync(new URL(`../../../records/deckbuilder-rpg/${name}.json`, import.meta.url), 'utf8'),
    );
  const { match } = replay(game as never, read('whole-adventure'));
  const legacy = match.result!.legacy as PartyLegacy;
  const { adventure: next, party } = read('second-adventure-of-a-campaign').scenario as {
    adventure: string;
    party: PartyLegacy;
  };
  expect(next).toBe('silk-on-the-hollow-road');
  expect(party).toEqual(legacy);
  const second = replay(game as never, read('second-adventure-of-a-campaign')).match.result!
    .legacy as PartyLegacy;
  expect(second.tale!.map(({ name }) => name)).toEqual([
    'The Warren under Wick Hill',
    'Silk on the Hollow Road',
  ]);
  for (const [i, hero] of second.heroes.entries())
    expect(hero.experience).toBeGreaterThan(legacy.heroes[i]!.experience);
});
