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
  {
    path: 'games/hero-master/rules/figures.ts',
    after: 'const defence = face(t, x.monster).strength;',
    line: 'for (let type = 0; type < 4; type++) {',
    broken: ['for (let type = 0; type <= 4; type++) {', 'for (let type = 0; type < 5; type++) {'],
    why: 'There is no fifth damage type, and what is not there overcomes nothing.',
  },
  {
    path: 'games/hero-master/rules/figures.ts',
    line: 'for (let type = 0; type < 4; type++) if (x.strength[type] !== before.strength[type]) return true;',
    broken: [
      'for (let type = 0; type <= 4; type++) if (x.strength[type] !== before.strength[type]) return true;',
      'for (let type = 0; type < 5; type++) if (x.strength[type] !== before.strength[type]) return true;',
    ],
    why: 'There is no fifth damage type that could have changed.',
  },
  {
    path: 'games/hero-master/rules/figures.ts',
    line: 'if (location !== NONE) passive(t, x, location);',
    broken: ['if (true) passive(t, x, location);'],
    why: 'Whoever fights is at a Location.',
  },
  {
    path: 'games/hero-master/rules/figures.ts',
    line: 'const stay = location === NONE ? 0 : (face(t, location).on.stayArmour?.(t, seat) ?? 0);',
    broken: ['const stay = location === NONE ? 1 : (face(t, location).on.stayArmour?.(t, seat) ?? 0);'],
    why: 'Whoever is struck is at a Location.',
  },
  {
    path: 'games/hero-master/rules/trigger.ts',
    line: "if (location !== NONE) answer(t, location, x.attacker, 'resolve');",
    broken: [
      "if (true) answer(t, location, x.attacker, 'resolve');",
      "if (false) answer(t, location, x.attacker, 'resolve');",
      "if (location === NONE) answer(t, location, x.attacker, 'resolve');",
      'if (location !== NONE) undefined;',
    ],
    why: 'None of our Locations speaks as an attack is about to resolve; a designer’s may.',
  },
  {
    path: 'games/hero-master/rules/trigger.ts',
    line: "if (x.bungle !== NONE) answer(t, x.bungle, x.bungler, 'resolve');",
    broken: ["if (false) answer(t, x.bungle, x.bungler, 'resolve');", 'if (x.bungle !== NONE) undefined;'],
    why: 'None of our bungles speaks as an attack is about to resolve; a designer’s may.',
  },
  {
    path: 'games/hero-master/rules/trigger.ts',
    line: "if (!x.attackerDown) answer(t, x.attack, x.attacker, 'critFail');",
    broken: ["if (true) answer(t, x.attack, x.attacker, 'critFail');"],
    why: 'None of our bungles brings its attacker down by a Critical Fail; a designer’s may.',
  },
  {
    path: 'games/hero-master/rules/trigger.ts',
    line: "if (t.state.location !== NONE && !x.attackerDown) answer(t, t.state.location, x.attacker, 'critFail');",
    broken: [
      "if (true) answer(t, t.state.location, x.attacker, 'critFail');",
      "if (false) answer(t, t.state.location, x.attacker, 'critFail');",
      "if (t.state.location !== NONE || !x.attackerDown) answer(t, t.state.location, x.attacker, 'critFail');",
      "if (t.state.location === NONE && !x.attackerDown) answer(t, t.state.location, x.attacker, 'critFail');",
      "if (t.state.location !== NONE && x.attackerDown) answer(t, t.state.location, x.attacker, 'critFail');",
      'if (t.state.location !== NONE && !x.attackerDown) undefined;',
    ],
    why: 'None of our Locations answers a Critical Fail; a designer’s may.',
  },
  {
    path: 'games/hero-master/rules/trigger.ts',
    line: "if (x.hero !== NONE) answer(t, x.hero, x.attacker, 'defeat');",
    broken: ["if (false) answer(t, x.hero, x.attacker, 'defeat');", 'if (x.hero !== NONE) undefined;'],
    why: 'None of our Hero cards answers a victory; a designer’s may.',
  },
  {
    path: 'games/hero-master/rules/trigger.ts',
    line: 'if (!x.attackerDown) answerHit(t, armourWorn(t, x.attacker), x.attacker, blow);',
    broken: [
      'if (true) answerHit(t, armourWorn(t, x.attacker), x.attacker, blow);',
      'if (false) answerHit(t, armourWorn(t, x.attacker), x.attacker, blow);',
      'if (x.attackerDown) answerHit(t, armourWorn(t, x.attacker), x.attacker, blow);',
      'if (!x.attackerDown) undefined;',
    ],
    why: 'None of our armours answers a hit; a designer’s may.',
  },
  {
    path: 'games/hero-master/rules/ambush.ts',
    line: 'if (t.state.ambusher !== NONE) return;',
    broken: ['if (false) return;'],
    why: 'It is asked only where the slot has just been emptied.',
  },
  {
    path: 'games/hero-master/rules/ambush.ts',
    line: 'if (place >= 0) {',
    broken: ['if (place > 0) {', 'if (place >= 1) {'],
    why: 'The first place of the row is its left end.',
  },
  {
    path: 'games/hero-master/rules/encounter.ts',
    line: 'for (let i = 0; i < t.state.heroes.length; i++) {',
    broken: ['for (let i = 0; i <= t.state.heroes.length; i++) {'],
    why: 'The first seat is looked at a second time.',
  },
  {
    path: 'games/hero-master/rules/resolving.ts',
    line: 'for (let i = 0; i < t.state.heroes.length; i++) {',
    broken: ['for (let i = 0; i <= t.state.heroes.length; i++) {'],
    why: 'The first seat is looked at a second time.',
  },
  {
    path: 'games/hero-master/rules/encounter.ts',
    line: 'options.length === 1 && t.box.options.automaticPass ? PASS : choose(t, seat, turnQuestion(t), options);',
    broken: ['false ? PASS : choose(t, seat, turnQuestion(t), options);'],
    why: 'Nobody is asked to choose between passing and nothing.',
  },
  {
    path: 'games/hero-master/rules/encounter.ts',
    line: 'if (powers.length === 0) return;',
    broken: ['if (false) return;'],
    why: 'Nobody is asked to choose between ending the turn and nothing.',
  },
  {
    path: 'games/hero-master/rules/encounter.ts',
    line: 'if (t.state.heroes.every(({ row }) => row.length === 0)) endEncounter(t); // HM-R-59',
    broken: [
      'if (false) endEncounter(t); // HM-R-59',
      'if (t.state.heroes.every(({ row }) => row.length === 0)) undefined; // HM-R-59',
    ],
    why: 'The next unit finds nobody with an attack and ends it.',
  },
  {
    path: 'games/hero-master/rules/resolving.ts',
    line: 'if (attacker === NONE) return endEncounter(t);',
    broken: ['if (false) return endEncounter(t);'],
    why: 'An encounter without attacks has been ended before.',
  },
  {
    path: 'games/hero-master/rules/resolving.ts',
    line: 'else if (nextAttacker(t) === NONE) endEncounter(t); // HM-ENC-05 and -06',
    broken: [
      'else if (false) endEncounter(t); // HM-ENC-05 and -06',
      'else if (nextAttacker(t) === NONE) undefined; // HM-ENC-05 and -06',
    ],
    why: 'The next unit finds nobody with an attack and ends it.',
  },
  {
    path: 'games/hero-master/rules/encounter.ts',
    line: 'if (t.state.marked !== NONE) removeMark(t, t.state.marked);',
    broken: ['if (true) removeMark(t, t.state.marked);'],
    why: 'A mark on nobody is removed from nobody.',
  },
  {
    path: 'games/hero-master/rules/resolving.ts',
    line: 'if (cards.length === 0) break;',
    broken: ['if (false) break;'],
    why: 'Nobody is asked to choose between rolling the dice and nothing.',
  },
  {
    path: 'games/hero-master/rules/resolving.ts',
    line: 'for (const weapon of x.weapons) if (!isExhausted(t, weapon)) t.state.exhausted.push(weapon);',
    broken: ['for (const weapon of x.weapons) if (true) t.state.exhausted.push(weapon);'],
    why: 'None of our cards exhausts an applied weapon before the dice are rolled; a designer’s may.',
  },
  {
    path: 'games/hero-master/rules/resolving.ts',
    line: 'if (t.tale === undefined) return;',
    broken: ['if (false) return;'],
    why: 'Without a listener nothing is told; it only saves time.',
  },
  {
    path: 'games/hero-master/rules/location.ts',
    line: 'if (pile === monsterDeck) shuffle(rng, monsterDeck);',
    broken: ['if (true) shuffle(rng, monsterDeck);'],
    why: 'A shuffled deck is shuffled once more.',
  },
  {
    path: 'games/hero-master/rules/reward.ts',
    line: 'const share = x.bungler === NONE ? 0 : Math.min(x.goldToBungler, reward, t.state.loot);',
    broken: ['const share = false ? 0 : Math.min(x.goldToBungler, reward, t.state.loot);'],
    why: 'Without a bungle nothing goes to a bungler, and nobody falls between the figures and the reward.',
  },
  {
    path: 'games/hero-master/rules/reward.ts',
    line: 'if (x.bungler !== NONE) for (let i = 0; i < x.treasureToBungler; i++) takeTreasure(t, x.bungler);',
    broken: ['if (true) for (let i = 0; i < x.treasureToBungler; i++) takeTreasure(t, x.bungler);'],
    why: 'Without a bungle nothing goes to a bungler, and nobody falls between the figures and the reward.',
  },
  {
    path: 'games/hero-master/rules/reward.ts',
    line: 'removeMark(t, x.monster);',
    broken: ['undefined;'],
    why: 'The encounter ends with this victory, and the mark with it.',
  },
  {
    path: 'games/hero-master/rules/powers.ts',
    line: 'if (hero(t, you).row.length === 0) return;',
    broken: ['if (false) return;'],
    why: 'Nobody is asked to choose between keeping them all and nothing.',
  },
  {
    path: 'games/hero-master/rules/powers.ts',
    line: 'if (slot === 0) return;',
    broken: ['if (false) return;'],
    why: 'Nobody is asked to choose between its own slot and nothing.',
  },
  {
    path: 'games/hero-master/rules/powers.ts',
    after: 'const others = spotsOf(t, seat).filter((spot) => slotOf(spot) !== slot);',
    line: 'if (others.length === 0) return;',
    broken: ['if (false) return;'],
    why: 'Nobody is asked to choose between leaving them and nothing.',
  },
  {
    path: 'games/hero-master/rules/powers.ts',
    after: 'const others = unencountered(t);',
    line: 'if (others.length === 0) return;',
    broken: ['if (false) return;'],
    why: 'Nobody is asked to choose between leaving it and nothing.',
  },
  {
    path: 'games/hero-master/rules/powers.ts',
    line: 'for (let from = 0; from < 4; from++) {',
    broken: ['for (let from = 0; from <= 4; from++) {', 'for (let from = 0; from < 5; from++) {'],
    why: 'No card shows a fifth damage type.',
  },
  {
    path: 'games/hero-master/rules/presence.ts',
    line: "if (t.state.phase === 'resolving') return hero(t, seat).present;",
    broken: ['if (true) return hero(t, seat).present;'],
    why: 'None of our cards asks who is present while cards are laid; a designer’s may. In flight nobody is either way.',
  },
  {
    path: 'games/hero-master/rules/presence.ts',
    line: "return t.state.phase === 'laying cards' && hasCardInPlay(t, seat);",
    broken: [
      "return t.state.phase === 'laying cards' || hasCardInPlay(t, seat);",
      "return t.state.phase !== 'laying cards' && hasCardInPlay(t, seat);",
    ],
    why: 'None of our cards asks who is present while cards are laid; a designer’s may. In flight no card is in play.',
  },
  {
    path: 'games/hero-master/rules/treasure.ts',
    line: 'if (treasures.length === 0) return false;',
    broken: ['if (false) return false;'],
    why: 'Nobody is asked to choose between selling nothing and nothing.',
  },
  {
    path: 'games/hero-master/rules/treasure.ts',
    line: 'if (originals.length === 0) return;',
    broken: ['if (false) return;'],
    why: 'Nobody is asked to choose between none and nothing.',
  },
  {
    path: 'games/hero-master/rules/weapon.ts',
    line: 'for (let i = 0; i < cards.length; i++) if (isExhausted(t, cards[i]!)) exhausted.push(cards[i]!);',
    broken: [
      'for (let i = 0; i <= cards.length; i++) if (isExhausted(t, cards[i]!)) exhausted.push(cards[i]!);',
    ],
    why: 'What is beyond the last card is not exhausted.',
  },
  {
    path: 'games/hero-master/rules/weapon.ts',
    line: 'if (isExhausted(t, card)) return;',
    broken: ['if (false) return;'],
    why: 'Only ready cards are exhausted by our cards.',
  },
  {
    path: 'games/hero-master/rules/weapon.ts',
    line: 'if (at < 0) return;',
    broken: ['if (false) return;'],
    why: 'Only exhausted cards are refreshed by our cards.',
  },
  {
    path: 'games/hero-master/cards/locations.ts',
    line: 'if (hand.length === 0) return;',
    broken: ['if (false) return;'],
    why: 'Nobody is asked to choose between keeping them all and nothing.',
  },
  {
    path: 'games/hero-master/cards/locations.ts',
    line: 'if (ready.length === 0) return;',
    broken: ['if (false) return;'],
    why: 'Nobody is asked to choose between no, thanks and nothing.',
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
