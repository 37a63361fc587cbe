// Unlucky Adventurers.

import type { EqualMutant } from './equal-mutant.ts';

export const UNLUCKY_ADVENTURERS: readonly EqualMutant[] = [
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
  {
    path: 'games/unlucky-adventurers/rules/put-down.ts',
    line: "if (t.tale !== undefined) tell(t, { kind: 'putDown', seat, cards: putDown.slice(), total });",
    broken: ["if (true) tell(t, { kind: 'putDown', seat, cards: putDown.slice(), total });"],
    why: 'Without a listener nothing is told; it only saves time.',
  },
  {
    path: 'games/unlucky-adventurers/rules/loss.ts',
    line: 'if (t.tale === undefined) return;',
    broken: ['if (false) return;'],
    why: 'Without a listener nothing is told; it only saves time.',
  },
  {
    path: 'games/unlucky-adventurers/rules/exchange.ts',
    line: 'if (t.tale === undefined) return;',
    broken: ['if (false) return;'],
    why: 'Without a listener nothing is told; it only saves time.',
  },
  {
    path: 'games/unlucky-adventurers/rules/turn-cap.ts',
    line: 'scores.set(side, (scores.get(side) ?? 0) + worthAtTheEnd(t, seat));',
    broken: ['scores.set(side, (scores.get(side) ?? 1) + worthAtTheEnd(t, seat));'],
    why: 'All sides have one more.',
  },
  {
    path: 'games/unlucky-adventurers/rules/elimination.ts',
    line: 'for (let seat = 0; seat < hands.length; seat++) if (living[seat] && hand(t, seat).length === 0) return true;',
    broken: [
      'for (let seat = 0; seat <= hands.length; seat++) if (living[seat] && hand(t, seat).length === 0) return true;',
    ],
    why: 'Nobody lives beyond the last seat.',
  },
  {
    path: 'games/unlucky-adventurers/rules/action.ts',
    line: 'if (share > 0) loseAtRandom(t, seat, share, taker);',
    broken: ['if (true) loseAtRandom(t, seat, share, taker);'],
    why: 'A share of none costs nothing.',
  },
  {
    path: 'games/unlucky-adventurers/rules/setup.ts',
    line: 'for (let card = 0; card < count; card++) known.push(0);',
    broken: ['for (let card = 1; card < count; card++) known.push(0);'],
    why: 'What has no figure is known to nobody either.',
  },
  {
    path: 'games/unlucky-adventurers/rules/put-down.ts',
    line: 'everybodyLearns(t, card);',
    broken: ['undefined;'],
    why: 'What is put down lies open, and is discarded openly before anybody could forget it.',
  },
  {
    path: 'games/unlucky-adventurers/rules/put-down.ts',
    line: 'if (cards > missing && worth + help - best >= short) return false; // Nothing is forced.',
    broken: [
      'if (cards > missing && worth + help - best > short) return false; // Nothing is forced.',
      'if (cards > missing && worth - help - best >= short) return false; // Nothing is forced.',
    ],
    why: 'With exactly as much to spare no card is forced either; it only saves time.',
  },
  {
    path: 'games/unlucky-adventurers/rules/turn.ts',
    line: 's.fresh.length = 0;',
    broken: ['s.fresh.length = 1;'],
    why: 'The first place stays empty from the first turn on, and what is in none is no card.',
  },
  {
    path: 'games/unlucky-adventurers/rules/put-down.ts',
    line: 'if (cards <= missing || (must && worth + help - worthAgainst(t, card) < short)) forced.push(card);',
    broken: [
      'if (cards <= missing || (must && worth - help - worthAgainst(t, card) < short)) forced.push(card);',
    ],
    why: 'It would take a card worth more than the Barbarian against a Beast that the rest does not beat; a designer’s may be.',
  },
  {
    path: 'games/unlucky-adventurers/rules/shield.ts',
    line: 'if (asked.length === 1) return [choose(t, only, DEFEND, defences(t, only))];',
    broken: ['if (false) return [choose(t, only, DEFEND, defences(t, only))];'],
    why: 'An envelope of one is opened as soon as it is sealed; it only saves time.',
  },
  {
    path: 'games/unlucky-adventurers/rules/loss.ts',
    line: 'if (seats.length > 1) return everyoneSome(t, seats, question, (seat) => hand(t, seat), howMany);',
    broken: ['if (true) return everyoneSome(t, seats, question, (seat) => hand(t, seat), howMany);'],
    why: 'An envelope of one is opened as soon as it is sealed; it only saves time.',
  },
  {
    path: 'games/unlucky-adventurers/rules/peek.ts',
    line: "if (t.tale !== undefined) tell(t, { kind: 'showed', seat, cards: hand(t, seat).slice() });",
    broken: ["if (true) tell(t, { kind: 'showed', seat, cards: hand(t, seat).slice() });"],
    why: 'Without a listener nothing is told; it only saves time.',
  },
  {
    path: 'games/unlucky-adventurers/rules/piles.ts',
    after: 'export function tellOnly(t: Table, event: Event, onlyTo: Seat | Seat[], rest: Event): void {',
    line: 'if (t.tale === undefined) return;',
    broken: ['if (false) return;'],
    why: 'Without a listener nothing is told; it only saves time.',
  },
];
