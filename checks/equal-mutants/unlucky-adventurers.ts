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
    line: 'if (t.tale === undefined) return;',
    broken: ['if (false) return;'],
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
    line: 'if (t.tale !== undefined) tellSwapped(t, one, other);',
    broken: ['if (true) tellSwapped(t, one, other);'],
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
    path: 'games/unlucky-adventurers/rules/elimination.ts',
    line: 'for (let seat = 0; seat < hands.length; seat++) if (living[seat] && hand(t, seat).length === 0) return true;',
    broken: [
      'for (let seat = 0; seat < hands.length; seat++) if (true) return true;',
      'for (let seat = 0; seat < hands.length; seat++) if (living[seat] || hand(t, seat).length === 0) return true;',
    ],
    why: 'Whoever looks at every hand finds nobody either; it only saves time.',
  },
  {
    path: 'games/unlucky-adventurers/rules/elimination.ts',
    line: 'return false;',
    broken: ['return true;'],
    why: 'Whoever looks at every hand finds nobody either; it only saves time.',
  },
  {
    path: 'games/unlucky-adventurers/rules/elimination.ts',
    line: 'for (let seat = 0; seat < t.box.players; seat++) if (isLiving(t, seat)) sides.add(teamOf(t, seat));',
    broken: [
      'for (let seat = 0; seat <= t.box.players; seat++) if (isLiving(t, seat)) sides.add(teamOf(t, seat));',
    ],
    why: 'Nobody lives beyond the last seat.',
  },
  {
    path: 'games/unlucky-adventurers/rules/action.ts',
    line: 'if (share > 0) loseAtRandom(t, seat, share, taker);',
    broken: [
      'if (true) loseAtRandom(t, seat, share, taker);',
      'if (share >= 0) loseAtRandom(t, seat, share, taker);',
    ],
    why: 'A share of none costs nothing.',
  },
  {
    path: 'games/unlucky-adventurers/rules/setup.ts',
    line: 'dealer: 0,',
    broken: ['dealer: 1,'],
    why: 'Who deals is settled when the hands are dealt.',
  },
  {
    path: 'games/unlucky-adventurers/rules/setup.ts',
    line: 'active: 0,',
    broken: ['active: 1,'],
    why: 'Who begins is settled when the hands are dealt.',
  },
  {
    path: 'games/unlucky-adventurers/rules/setup.ts',
    line: 'pick: () => 0,',
    broken: ['pick: () => 1,'],
    why: 'Nobody is asked anything while hands are dealt.',
  },
  {
    path: 'games/unlucky-adventurers/rules/setup.ts',
    line: 'pickAny: () => 0,',
    broken: ['pickAny: () => 1,'],
    why: 'Nobody is asked anything while hands are dealt.',
  },
  {
    path: 'games/unlucky-adventurers/rules/setup.ts',
    line: 'if (aside.length > 0) shuffleIntoQuestDeck(t, aside);',
    broken: [
      'if (true) shuffleIntoQuestDeck(t, aside);',
      'if (aside.length >= 0) shuffleIntoQuestDeck(t, aside);',
    ],
    why: 'A shuffled deck is shuffled once more.',
  },
  {
    path: 'games/unlucky-adventurers/rules/put-down.ts',
    line: 'everybodyLearns(t, card);',
    broken: ['undefined;'],
    why: 'What is put down lies open, and is discarded openly before anybody could forget it.',
  },
  {
    path: 'games/unlucky-adventurers/rules/turn.ts',
    line: 's.fresh.length = 0;',
    broken: ['s.fresh.length = 1;'],
    why: 'The first place stays empty from the first turn on, and what is in none is no card.',
  },
  {
    path: 'games/unlucky-adventurers/rules/stand-of-the-fight.ts',
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
    broken: [
      'if (true) return everyoneSome(t, seats, question, (seat) => hand(t, seat), howMany);',
      'if (seats.length >= 1) return everyoneSome(t, seats, question, (seat) => hand(t, seat), howMany);',
    ],
    why: 'An envelope of one is opened as soon as it is sealed; it only saves time.',
  },
  {
    path: 'games/unlucky-adventurers/rules/loss.ts',
    line: 'if (owes(only) === 1) return [[choose(t, only, question, hand(t, only))]];',
    broken: ['if (false) return [[choose(t, only, question, hand(t, only))]];'],
    why: 'A selection of one card is over with the first pick; it only saves time.',
  },
  {
    path: 'games/unlucky-adventurers/rules/loss.ts',
    line: 'if (owes > 0) (owes < hand(t, seat).length ? choosing : losingAll).push(seat);',
    broken: [
      'if (true) (owes < hand(t, seat).length ? choosing : losingAll).push(seat);',
      'if (owes >= 0) (owes < hand(t, seat).length ? choosing : losingAll).push(seat);',
    ],
    why: 'Whoever owes nothing is asked for nothing and loses nothing.',
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
  {
    path: 'games/unlucky-adventurers/rules/piles.ts',
    after: 'export function tell(t: Table, event: Event): void {',
    line: 'if (t.tale === undefined) return;',
    broken: ['if (false) return;'],
    why: 'Without a listener nothing is told; it only saves time.',
  },
  {
    path: 'games/unlucky-adventurers/rules/peek.ts',
    line: 'if (t.tale === undefined) return;',
    broken: ['if (false) return;'],
    why: 'Without a listener nothing is told; it only saves time.',
  },
  {
    path: 'games/unlucky-adventurers/rules/peek.ts',
    line: 'if (t.tale !== undefined) {',
    broken: ['if (true) {'],
    why: 'Without a listener nothing is told; it only saves time.',
  },
  {
    path: 'games/unlucky-adventurers/rules/peek.ts',
    line: 'for (let depth = 1; depth < seen; depth++) putNext(t, seat, { depth, seen });',
    broken: ['for (let depth = 1; depth <= seen; depth++) putNext(t, seat, { depth, seen });'],
    why: 'The last card is put where it lies, and nobody is asked about it.',
  },
  {
    path: 'games/unlucky-adventurers/rules/draw.ts',
    line: 'if (t.tale !== undefined) tellDrawn(t, { seat, card, cause });',
    broken: ['if (true) tellDrawn(t, { seat, card, cause });'],
    why: 'Without a listener nothing is told; it only saves time.',
  },
  {
    path: 'games/unlucky-adventurers/rules/blunder.ts',
    line: 'effect.row = rowByFace[rolled ? effect.die : 1]!;',
    broken: ['effect.row = rowByFace[rolled ? effect.die : 2]!;'],
    why: 'A single line holds for every face.',
  },
  {
    path: 'games/unlucky-adventurers/rules/effect.ts',
    line: 'step: 0,',
    broken: ['step: 1,'],
    why: 'Nothing is lost before the first step is carried out, and that one says so.',
  },
  {
    path: 'games/unlucky-adventurers/rules/reach.ts',
    line: 'if (untouched === 0 && t.box.options.friendlyFire) return seats;',
    broken: ['if (false) return seats;'],
    why: 'Where nobody is untouched or safe, nobody is left out either; it only saves time.',
  },
  {
    path: 'games/unlucky-adventurers/rules/worth.ts',
    line: 'if (saved <= 0 || worth - saved < short) continue;',
    broken: ['if (saved < 0 || worth - saved < short) continue;'],
    why: 'A card is exchanged for another that is worth the same.',
  },
  {
    path: 'games/unlucky-adventurers/rules/turn.ts',
    line: 's.playUsed = true;',
    broken: ['s.playUsed = false;'],
    why: 'After the card that was played nobody asks.',
  },
  {
    path: 'games/unlucky-adventurers/rules/turn.ts',
    line: 'if (ready.length === 0) return;',
    broken: ['if (false) return;'],
    why: 'Nobody is asked to choose between drawing and nothing.',
  },
  {
    path: 'games/unlucky-adventurers/rules/turn.ts',
    line: 'return ready.length === 0 ? hand(t, seat) : hand(t, seat).concat(ready);',
    broken: ['return false ? hand(t, seat) : hand(t, seat).concat(ready);'],
    why: 'A hand with nothing added to it; it only saves time.',
  },
  {
    path: 'games/unlucky-adventurers/rules/turn-cap.ts',
    line: 'let sum = 0;',
    broken: ['let sum = 1;'],
    why: 'All sides have as many seats, and so as many more.',
  },
  {
    path: 'games/unlucky-adventurers/cards/box.ts',
    line: 'countsTimes: counts?.times ?? 1,',
    broken: ['countsTimes: counts?.times ?? 2,'],
    why: 'No card is of the type that nothing counts.',
  },
  {
    path: 'games/unlucky-adventurers/cards/box.ts',
    line: "const { name, line, timing, ability, touches = '', amount = 0 } = character;",
    broken: ["const { name, line, timing, ability, touches = '', amount = 1 } = character;"],
    why: 'Nobody asks for the number of a Character that has none.',
  },
  {
    path: 'games/unlucky-adventurers/cards/notation.ts',
    line: 'return [0, 1, 2, 3, 4, 5, 6].map((face) => rows.findIndex(({ from, to }) => from <= face && face <= to));',
    broken: [
      'return [1, 1, 2, 3, 4, 5, 6].map((face) => rows.findIndex(({ from, to }) => from <= face && face <= to));',
    ],
    why: 'A die shows no 0.',
  },
  {
    path: 'games/unlucky-adventurers/rules/turn.ts',
    line: 'if (s.playUsed) s.turnEnds = true; // No extra play follows what was not played from the hand.',
    broken: ['if (true) s.turnEnds = true; // No extra play follows what was not played from the hand.'],
    why: 'Whoever does not go on for another reason plays nothing more either.',
  },
  {
    path: 'games/unlucky-adventurers/rules/worth.ts',
    line: 'for (let i = 0; i < count; i++) {',
    broken: ['for (let i = 0; i <= count; i++) {'],
    why: 'What lies behind the cards that are taken is exchanged among itself.',
  },
];
