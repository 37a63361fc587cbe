// Hero Master: an exchange of blows, from its figures to its reward.

import type { EqualMutant } from './equal-mutant.ts';

export const HERO_MASTER_EXCHANGE: readonly EqualMutant[] = [
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
    path: 'games/hero-master/rules/resolving.ts',
    line: 'for (let i = 0; i < t.state.heroes.length; i++) {',
    broken: ['for (let i = 0; i <= t.state.heroes.length; i++) {'],
    why: 'The first seat is looked at a second time.',
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
];
