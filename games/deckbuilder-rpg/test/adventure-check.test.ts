// Adventures as files: those supplied pass every check; one with many mistakes is told all of them at once.

import { expect, test } from 'vitest';
import { Fault } from '../../../engine/fault.ts';
import { seedFromText } from '../../../engine/hash.ts';
import { answer, startMatch } from '../../../engine/match.ts';
import { problemsOf } from '../adventures/check.ts';
import { meterOf } from '../adventures/meter.ts';
import type { AdventurePlan } from '../adventures/plan.ts';
import { ADVENTURE_IDS, ENCOUNTER_IDS, suppliedPlan } from '../adventures/shelf.ts';
import { game } from '../game.ts';

test.each([...ENCOUNTER_IDS, ...ADVENTURE_IDS])('DR-CAMPAIGN-01 %s passes every check', (id) => {
  expect(problemsOf(suppliedPlan(id))).toEqual([]);
});

type Loose = Record<string, unknown> & {
  zones: (Record<string, unknown> & { monsters: Record<string, unknown>[] })[];
};

const copyOf = (id: string): Loose => structuredClone(suppliedPlan(id)) as unknown as Loose;

test('DR-CAMPAIGN-03 ten different mistakes are ten errors, each with its place and what to do', () => {
  const plan = copyOf('the-warren-under-wick-hill');
  const [orchard, mill, mouth, snares, hall] = plan.zones as [
    Loose['zones'][0],
    Loose['zones'][0],
    Loose['zones'][0],
    Loose['zones'][0],
    Loose['zones'][0],
  ];
  orchard.start = 'Trampled Orchid';
  orchard.monsters[0]!.kind = 'gobln-cutter';
  orchard.monsters[1]!.count = -3;
  mill.connections = [
    { between: ['Mill Cellar', 'Mill Loft'], type: 'Drop' },
    { between: ['Flooded Sluice', 'Mill Cellar'], type: 'Drop' },
  ];
  (mill.puzzles as { solution: string[] }[])[0]!.solution = ['Oat', 'Barley', 'Wheat'];
  mouth.name = 'The Mill';
  (mouth.traps as { trap: string }[])[0]!.trap = 'alarm-bel';
  (snares.quests as { type: string }[])[0]!.type = 'rescue';
  hall.monsters[0]!.health = [15, 40, 48, 66, -88, 116];
  (hall.objects as { effect: string }[])[0]!.effect = 'roast(4)';
  const places = problemsOf(plan).map(({ at }) => at);
  expect(places).toEqual(
    expect.arrayContaining([
      'zones[0].start',
      'zones[0].monsters[0].kind',
      'zones[0].monsters[1].count',
      'zones[1].arenas',
      'zones[1].puzzles[0].solution',
      'zones[2].name',
      'zones[2].traps[0].trap',
      'zones[3].quests[0].type',
      'zones[4].monsters[0].health[4]',
      'zones[4].objects[0].effect',
    ]),
  );
  const says = Object.fromEntries(problemsOf(plan).map(({ at, says }) => [at, says]));
  expect(says['zones[0].monsters[0].kind']).toContain('goblin-cutter');
  expect(says['zones[0].start']).toContain('Trampled Orchard');
  expect(() => startMatch(game, { players: 3, seed: seedFromText('x'), scenario: plan })).toThrow(Fault);
});

test.each([
  ['a file of another kind', { hello: 'world' }, 'format', 'another kind'],
  ['a newer version', { ...copyOf('gruk-splitjaw'), version: 7 }, 'version', 'newer'],
])('DR-CAMPAIGN-02 %s gets a sentence', (_, document, at, sentence) => {
  const [problem] = problemsOf(document);
  expect(problem).toMatchObject({ at });
  expect(problem!.says).toContain(sentence);
});

test.each([
  ['toggle', ['lamp 1', 'lamp 3'], 'does not light'],
  ['subset', [], 'is empty'],
  ['choice', ['a', 'b'], 'one of the parts'],
  ['code', ['a'], 'leave it empty'],
])('DR-CAMPAIGN-04 a puzzle of type %s with a wrong solution is refused', (type, solution, sentence) => {
  const plan = copyOf('the-warren-under-wick-hill');
  const parts = type === 'toggle' ? ['lamp 1', 'lamp 2', 'lamp 3', 'lamp 4', 'lamp 5'] : ['a', 'b', 'c', 'd'];
  Object.assign((plan.zones[1]!.puzzles as object[])[0]!, { type, parts, solution, attempts: 8 });
  expect(
    problemsOf(plan)
      .map(({ says }) => says)
      .join(),
  ).toContain(sentence);
});

test('DR-R-93 the difficulty meter is threat over budget, for one to six heroes, with warnings', () => {
  const plan: AdventurePlan = {
    ...suppliedPlan('the-warren-under-wick-hill'),
    zones: [
      {
        ...suppliedPlan('the-warren-under-wick-hill').zones[0]!,
        monsters: [{ kind: 'goblin-cutter', arena: 'Cider Yard', count: [9, 9, 9, 35, 60, 99] }],
      },
    ],
  };
  const [reading] = meterOf(plan);
  expect(reading!.shares.map((share) => Math.round(share * 100))).toEqual([100, 55, 38, 100, 128, 152]);
  expect(reading!.warnings).toEqual(
    expect.arrayContaining([
      expect.stringContaining('120 %'),
      expect.stringContaining('40 %'),
      expect.stringContaining('figures'),
    ]),
  );
});

test('DR-MODE-02 a party that cannot set out is told why', () => {
  const scenario = { adventure: 'the-hollow-court', party: { heroes: [{ type: 'worrior' }], flags: [] } };
  expect(() => startMatch(game, { players: 2, seed: seedFromText('x'), scenario })).toThrow(
    /warrior[\s\S]*experience[\s\S]*advances/,
  );
});

test('DR-CAMPAIGN-02 a boss may strike harder or more softly by a row of its own; a minion may not', () => {
  const plan = copyOf('gruk-splitjaw');
  const [gruk, cutters] = plan.zones[0]!.monsters as [Record<string, unknown>, Record<string, unknown>];
  gruk.damage = [-2, 0, 0, 0, 0, 0];
  expect(problemsOf(plan)).toEqual([]);
  const damageFor = (players: number): number => {
    const match = startMatch(game, {
      players,
      seed: seedFromText('soft'),
      options: {},
      scenario: { adventure: plan },
    });
    while (match.now.state.phase === 'heroes') answer(match, match.asks[0]!.seat, 0);
    return match.now.state.creatures.find(({ seat }) => seat === match.box.master)!.damageAdjust;
  };
  expect([damageFor(2), damageFor(3)]).toEqual([-5, -2]);
  gruk.damage = [-2, 0];
  cutters.damage = [1, 1, 1, 1, 1, 1];
  expect(problemsOf(plan).map(({ at }) => at)).toEqual([
    'zones[0].monsters[0].damage',
    'zones[0].monsters[1].damage',
  ]);
});

type Step = string | number;

/** Where every value of a document stands. */
function placesIn(value: unknown, at: readonly Step[] = []): (readonly Step[])[] {
  if (typeof value !== 'object' || value === null) return [at];
  const within = Object.entries(value).flatMap(([step, each]) =>
    placesIn(each, [...at, Array.isArray(value) ? Number(step) : step]),
  );
  return at.length === 0 ? within : [at, ...within];
}

const written = (place: readonly Step[]): string =>
  place
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .slice(1);

/** A copy with something else in that place. */
function withInstead(document: object, place: readonly Step[], value: unknown): object {
  const copy = structuredClone(document);
  const holder = place.slice(0, -1).reduce<unknown>((of, step) => (of as Record<Step, unknown>)[step], copy);
  (holder as Record<Step, unknown>)[place.at(-1)!] = value;
  return copy;
}

test('DR-CAMPAIGN-03 whatever is of another kind is found where it stands, in every place of an adventure', () => {
  const plan = suppliedPlan('the-warren-under-wick-hill');
  const silent = placesIn(plan).filter(
    (place) => !problemsOf(withInstead(plan, place, null)).some(({ at }) => at === written(place)),
  );
  expect(silent.map(written)).toEqual([]);
});

test('DR-CAMPAIGN-03 a field that nobody knows gets the name it was meant to have', () => {
  const { level, ...rest } = suppliedPlan('gruk-splitjaw');
  expect(problemsOf({ ...rest, levle: level })).toEqual([
    { at: 'levle', says: 'is no field of an adventure; did you mean “level”?' },
    { at: 'level', says: 'has to be a whole number from 1 to 5, not nothing.' },
  ]);
});

test('DR-CAMPAIGN-03 a monster that does not exist is one mistake, whatever else is said of it', () => {
  const plan = copyOf('gruk-splitjaw');
  plan.zones[0]!.monsters[0]!.kind = 'gruk-spitjaw';
  expect(problemsOf(plan).map(({ at }) => at)).toEqual(['zones[0].monsters[0].kind']);
});

test.each([
  ['draugt', 'there is no effect “draugt”; did you mean “draught”?'],
  ['heal(many)', '“heal(many)” is not written as it should be: write “heal(4,all)”.'],
  ['fixed(+5,4,fir,0)', 'write “fixed(+5,4,fire,0)”'],
  ['heal 4', '“heal 4” is no effect: write “heal(4,all)”'],
])('DR-CAMPAIGN-03 the effect “%s” is refused with how it is written', (effect, sentence) => {
  const plan = copyOf('the-warren-under-wick-hill');
  (plan.zones[0]!.objects as { effect: string }[])[0]!.effect = effect;
  const [problem] = problemsOf(plan);
  expect(problem).toMatchObject({ at: 'zones[0].objects[0].effect' });
  expect(problem!.says).toContain(sentence);
});

test('DR-CAMPAIGN-03 a key that nobody gives is named', () => {
  const plan = copyOf('the-warren-under-wick-hill');
  (plan.zones[1]!.connections as { key?: string }[])[2]!.key = 'Celler Key';
  expect(problemsOf(plan)).toEqual([
    {
      at: 'zones[1].connections[2].key',
      says: '“Celler Key” is given by nobody: name it in the “flags” of an outcome.',
    },
  ]);
});

test('DR-CAMPAIGN-03 a name that is missing is called missing, with those there are', () => {
  const plan = copyOf('gruk-splitjaw');
  plan.zones[0]!.goal = {};
  expect(problemsOf(plan)).toEqual([
    { at: 'zones[0].goal.kind', says: 'is missing: write one of monsters, boss, exit, rounds, quest.' },
  ]);
});
