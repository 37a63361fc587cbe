// Hero Master: stays, encounters, monsters and cards.

import type { EqualMutant } from './equal-mutant.ts';

export const HERO_MASTER: readonly EqualMutant[] = [
  {
    path: 'games/hero-master/rules/encounter.ts',
    line: 'if (victor !== NONE) watchVictory(t, victor);',
    broken: ['if (true) watchVictory(t, victor);'],
    why: 'Without a victor no attack is left in any row.',
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
    path: 'games/hero-master/rules/monster.ts',
    line: 't.state.loot += t.state.goldOn[monster] ?? 0;',
    broken: ['t.state.loot += t.state.goldOn[monster] ?? 1;'],
    why: 'Every monster has its figure there from the start.',
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
    path: 'games/hero-master/rules/encounter.ts',
    line: 'if (t.state.marked !== NONE) removeMark(t, t.state.marked);',
    broken: ['if (true) removeMark(t, t.state.marked);'],
    why: 'A mark on nobody is removed from nobody.',
  },
  {
    path: 'games/hero-master/rules/location.ts',
    line: 'if (pile === monsterDeck) shuffle(rng, monsterDeck);',
    broken: ['if (true) shuffle(rng, monsterDeck);'],
    why: 'A shuffled deck is shuffled once more.',
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
