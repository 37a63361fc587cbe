// Mutants that change nothing anybody could see, each with the reason. `npm run mutants` counts them apart, and a test
// holds that the lines still stand there.

export type EqualMutant = {
  readonly path: string;
  /** The line before it, where it stands there more than once. */
  readonly after?: string;
  /** The line as it stands, and how it may read as well. */
  readonly line: string;
  readonly broken: readonly string[];
  readonly why: string;
};

const UNLUCKY_ADVENTURERS: readonly EqualMutant[] = [
  {
    path: 'games/unlucky-adventurers/rules/outcome.ts',
    line: 'for (const seat of seats) if (!includes(effect.spared, seat)) drawOwedAndFight(t, seat, step.n);',
    broken: ['for (const seat of seats) if (true) drawOwedAndFight(t, seat, step.n);'],
    why: 'Whoever is still owed a card does not rise, so nobody here has been spared.',
  },
  {
    path: 'games/unlucky-adventurers/rules/effect.ts',
    line: 'row: -1,',
    broken: ['row: -2,'],
    why: 'There is no such line either.',
  },
];

const HERO_MASTER: readonly EqualMutant[] = [
  {
    path: 'games/hero-master/rules/trigger.ts',
    line: "if (x.hero !== NONE && !x.attackerDown) answer(t, x.hero, x.attacker, 'critFail');",
    broken: [
      "if (false) answer(t, x.hero, x.attacker, 'critFail');",
      "if (x.hero !== NONE && x.attackerDown) answer(t, x.hero, x.attacker, 'critFail');",
      'if (x.hero !== NONE && !x.attackerDown) undefined;',
    ],
    why: 'None of our Hero cards answers a Critical Fail; a designer’s may.',
  },
  {
    path: 'games/hero-master/rules/critical-fail.ts',
    line: 'const twice = x.criticalFailsDrawn > 1 && x.bungler !== NONE;',
    broken: [
      'const twice = x.criticalFailsDrawn > 1 || x.bungler !== NONE;',
      'const twice = x.criticalFailsDrawn >= 1 && x.bungler !== NONE;',
    ],
    why: 'With one card to choose from, the bungler is not asked; only a bungle asks for two.',
  },
  {
    path: 'games/hero-master/rules/encounter.ts',
    line: 'if (victor !== NONE) watchVictory(t, victor);',
    broken: ['if (true) watchVictory(t, victor);'],
    why: 'Without a victor no attack is left in any row.',
  },
  {
    path: 'games/hero-master/rules/figures.ts',
    line: 'for (let type = 0; type < 4; type++) if (x.strength[type]! < 0) x.strength[type] = 0; // HM-R-19',
    broken: [
      'for (let type = 0; type < 4; type++) if (x.strength[type]! <= 0) x.strength[type] = 0; // HM-R-19',
      'for (let type = 0; type < 4; type++) if (x.strength[type]! < 1) x.strength[type] = 0; // HM-R-19',
      'for (let type = 0; type <= 4; type++) if (x.strength[type]! < 0) x.strength[type] = 0; // HM-R-19',
      'for (let type = 0; type < 5; type++) if (x.strength[type]! < 0) x.strength[type] = 0; // HM-R-19',
    ],
    why: 'A 0 becomes 0; there is no fifth damage type that could be below it.',
  },
  {
    path: 'games/hero-master/rules/figures.ts',
    line: 'else if (x.threshold > HIGHEST_THRESHOLD) x.threshold = HIGHEST_THRESHOLD; // HM-R-23',
    broken: ['else if (x.threshold >= HIGHEST_THRESHOLD) x.threshold = HIGHEST_THRESHOLD; // HM-R-23'],
    why: 'A 19 becomes 19.',
  },
  {
    path: 'games/hero-master/rules/figures.ts',
    line: 'if (x.ferocity < 0) x.ferocity = 0;',
    broken: ['if (x.ferocity <= 0) x.ferocity = 0;', 'if (x.ferocity < 1) x.ferocity = 0;'],
    why: 'A 0 becomes 0.',
  },
  {
    path: 'games/hero-master/rules/trigger.ts',
    line: 'for (const weapon of x.weapons) if (!x.attackerDown) answerHit(t, weapon, x.attacker, blow);',
    broken: [
      'for (const weapon of x.weapons) if (true) answerHit(t, weapon, x.attacker, blow);',
      'for (const weapon of x.weapons) if (false) answerHit(t, weapon, x.attacker, blow);',
      'for (const weapon of x.weapons) if (x.attackerDown) answerHit(t, weapon, x.attacker, blow);',
      'for (const weapon of x.weapons) if (!x.attackerDown) undefined;',
    ],
    why: 'None of our weapons answers a hit; a designer’s may.',
  },
  {
    path: 'games/hero-master/rules/reward.ts',
    line: 'const onMonster = t.state.goldOn[x.monster] ?? 0;',
    broken: ['const onMonster = t.state.goldOn[x.monster] ?? 1;'],
    why: 'Every monster has its figure there from the start.',
  },
  {
    path: 'games/hero-master/rules/encounter.ts',
    line: "if (t.state.location !== NONE) answerNow(t, t.state.location, seat, 'firstPass');",
    broken: ["if (true) answerNow(t, t.state.location, seat, 'firstPass');"],
    why: 'Whoever meets a monster is at a Location.',
  },
  {
    path: 'games/hero-master/cards/card.ts',
    line: 'ferocity: figures.ferocity ?? 0,',
    broken: ['ferocity: figures.ferocity ?? 1,'],
    why: 'Only monsters are asked for it, and each of them has its own.',
  },
];

const ENGINE: readonly EqualMutant[] = [
  {
    path: 'engine/choose.ts',
    line: 'for (let i = 0; i < options.length; i++) all[i] = options[i] as Option;',
    broken: ['for (let i = 0; i <= options.length; i++) all[i] = options[i] as Option;'],
    why: 'The way out is written there next.',
  },
  {
    path: 'engine/check-words.ts',
    line: 'if (old < 1 || old % KEPT_ONE_IN === 0) return;',
    broken: ['if (old < 1 || old % KEPT_ONE_IN === 1) return;'],
    why: 'Another one in eight is kept.',
  },
];

const BOTS: readonly EqualMutant[] = [
  {
    path: 'bots/greedy.ts',
    line: 'let best = 0;',
    broken: ['let best = 1;'],
    why: 'The first option tried takes its place.',
  },
  {
    path: 'bots/greedy.ts',
    line: 'let bestSum = -1;',
    broken: ['let bestSum = -2;'],
    why: 'No sum of chances is below 0.',
  },
  {
    path: 'bots/search.ts',
    line: 'const chosen = options.length === 1 ? 0 : this.select(t, fork, options);',
    broken: ['const chosen = false ? 0 : this.select(t, fork, options);'],
    why: 'A single option is selected all the same.',
  },
  {
    path: 'bots/search.ts',
    line: 'this.place = move.visits === 0 ? undefined : move.next;',
    broken: ['this.place = false ? undefined : move.next;'],
    why: 'The tree grows by several places a try; later tries find the same ones.',
  },
  {
    path: 'bots/search.ts',
    line: 'const urge = (liking * (instinct?.[i] ?? 1) * Math.sqrt(move.available)) / (1 + move.visits);',
    broken: ['const urge = (liking * (instinct?.[i] ?? 1) * Math.sqrt(move.available)) / (2 + move.visits);'],
    why: 'A little less curious, as with another `curiosity`.',
  },
  {
    path: 'bots/search.ts',
    line: 'let best = 0;',
    broken: ['let best = 1;'],
    why: 'The first option tried takes its place.',
  },
  {
    path: 'bots/policy.ts',
    line: 'const answerIfAny: Answer = (game, t, ask) => (ask.options.length === 1 ? 0 : answer(game, t, ask));',
    broken: ['const answerIfAny: Answer = (game, t, ask) => (false ? 0 : answer(game, t, ask));'],
    why: 'There is nothing else to answer.',
  },
];

export const EQUAL_MUTANTS: readonly EqualMutant[] = [
  ...UNLUCKY_ADVENTURERS,
  ...HERO_MASTER,
  ...ENGINE,
  ...BOTS,
];
