// A summary in the terminal: what a designer wants to know first, in a screen or two.

import { chiefEffect } from './cards.ts';
import type { Change } from './changes.ts';
import { skillLines } from './skill.ts';
import type { Summary } from './summary.ts';
import type { WinRow } from './wins.ts';
import { counted, many, percent, percentWith, plus, pointsWith, small } from './wording.ts';

export function inWords(summary: Summary): string {
  return [
    heading(summary),
    ...(summary.changes === undefined ? [] : changes(summary.changes)),
    ...wins(summary),
    ...length(summary),
    ...feel(summary),
    ...skill(summary),
    ...cards(summary),
    ...never(summary),
    ...summary.warnings.map((warning) => `Note: ${warning}`),
  ].join('\n');
}

function heading({ game, matches, players, bots }: Summary): string {
  const who = new Set(bots).size === 1 ? `${bots[0]} bots` : bots.join(', ');
  return `${game.title} (rules ${game.rules}): ${many(matches, 'match', 'matches')} of ${players} players, ${who}`;
}

function wins({ wins: { fair, seats, bots, starts }, ends }: Summary): string[] {
  return [
    '',
    `Who wins (a fair share is ${percent(fair)}; * is too far from it for luck)`,
    ...seats.map(winLine),
    ...(bots.length > 1 ? ['  by bot', ...byShare(bots).map(winLine)] : []),
    ...starts.flatMap(({ deck, rows }) => [`  by ${deck}`, ...byShare(rows).map(winLine)]),
    '',
    'How it ends',
    ...ends.map(({ outcome, share }) => `  ${percentWith(share)} ${outcome}`),
  ];
}

const byShare = (rows: readonly WinRow[]): WinRow[] =>
  rows.toSorted((one, other) => other.share.value - one.share.value);

const winLine = ({ name, share, odd }: WinRow): string =>
  `${odd ? '*' : ' '}   ${name.padEnd(34)} ${percentWith(share)} of ${counted(share.of)}`;

function length({ length: { decisions, units, turns, rounds } }: Summary): string[] {
  const line = (what: string, { mean, median, from, to }: typeof decisions) =>
    `  ${what.padEnd(10)} ${small(mean.value)} on average (${small(mean.low)}–${small(mean.high)}), median ${median.value}, nine tenths from ${from} to ${to}`;
  return [
    '',
    'How long',
    line('decisions', decisions),
    line('units', units),
    line('turns', turns),
    `  rounds     ${small(rounds)} on average (a turn for every player)`,
  ];
}

function feel({
  feel: { forced, idle, clear, outEarly, timeOut, longestWait, drama, deadDraws },
}: Summary): string[] {
  return [
    '',
    'How it feels',
    `  ${percentWith(forced)} of the questions had one option only`,
    ...(idle.of === 0
      ? []
      : [
          `  ${percentWith(idle)} decided nothing, ${percentWith(clear)} had one clearly right answer (of ${counted(idle.of)} weighed)`,
        ]),
    `  the longest wait takes ${percent(longestWait.value)} of a match; ${percentWith(outEarly)} of the seats are asked nothing in the last quarter (${percent(timeOut.value)} of a match on average)`,
    `  ${percentWith(deadDraws)} of the cards held could never be used`,
    ...(drama === undefined
      ? []
      : [
          `  settled after ${percentWith(drama.settled)} of the match, with ${small(drama.leadChanges.value)} changes of the lead`,
          `  ${percentWith(drama.comebacks)} comebacks, ${percentWith(drama.runaways)} runaway winners`,
        ]),
  ];
}

function skill({ skill: measured, bots }: Summary): string[] {
  if (measured === undefined) return [];
  return ['', 'Skill and luck', ...skillLines(measured, bots[0]!).map((line) => `  ${line}`)];
}

const MOST_CARDS = 8;

function cards({ cards: rows }: Summary): string[] {
  const effect = chiefEffect(rows);
  const odd = rows
    .filter((row) => row[effect]?.odd)
    .sort((one, other) => other[effect]!.value - one[effect]!.value);
  const shown = odd.length <= 2 * MOST_CARDS ? odd : [...odd.slice(0, MOST_CARDS), ...odd.slice(-MOST_CARDS)];
  const who = effect === 'whenDealt' ? 'Players who are dealt these cards' : 'Players who held these cards';
  return [
    '',
    `${who} win more or less than the others at the same table (${odd.length} of ${rows.length} cards beyond luck)`,
    ...shown.map(
      (row) =>
        `    ${row.name.padEnd(34)} ${pointsWith(row[effect]!)}, ${counted(row[effect]!.ofOther)} times`,
    ),
  ];
}

const MOST_NEVER = 12;

function never({
  never: { cards: unseen, outcomes, clauses, clausesWatched, clausesInAll },
}: Summary): string[] {
  const list = (names: readonly string[]) =>
    names.length === 0
      ? 'none'
      : `${names.slice(0, MOST_NEVER).join(', ')}${names.length > MOST_NEVER ? ` and ${names.length - MOST_NEVER} more` : ''}`;
  return [
    '',
    'Never seen',
    `  cards: ${list(unseen)}`,
    `  outcomes: ${list(outcomes)}`,
    `  clauses: ${list(clauses)} (of ${clausesWatched} that show themselves; the rulebook has ${clausesInAll})`,
  ];
}

const MOST_CHANGES = 12;

function changes({ pairs, focused, found, all }: NonNullable<Summary['changes']>): string[] {
  const more = focused > 0 ? `; and ${many(focused, 'deal')} picked for what it names` : '';
  const asked = all.filter((change) => change.asked && change.enough);
  const others = found.filter((change) => !change.asked);
  const figures = all.filter((change) => change.enough && !change.asked).length;
  return [
    '',
    `What the variant changes (${many(pairs, 'deal')}, each played both ways${more}; * is too far from nothing for luck)`,
    ...asked.map(
      (change) => `${change.found ? '*' : ' '} ${changeLine(change)}, of ${counted(change.ofOne)}`,
    ),
    ...others.slice(0, MOST_CHANGES).map((change) => `* ${changeLine(change)}`),
    ...(others.length > MOST_CHANGES ? [`  … and ${others.length - MOST_CHANGES} more`] : []),
    ...(others.length === 0
      ? [`  ${asked.length > 0 ? 'nothing else' : 'nothing'} beyond luck in ${figures} figures${widest(all)}`]
      : []),
  ];
}

/** How much could have gone unnoticed: what "nothing found" is worth. */
export function widest(all: readonly Change[]): string {
  const seats = all.filter(({ about }) => about === 'wins by seat');
  const reach = Math.max(...seats.map(({ low, high }) => Math.max(Math.abs(low), Math.abs(high))));
  return seats.length === 0
    ? ''
    : `; the share of wins of a seat changes by ${small(100 * reach)} points at most`;
}

export function changeLine(change: Change): string {
  const { about, what, one, other, value, low, high } = change;
  const isShare = about !== 'length' && !/settled|lead/.test(what);
  return isShare
    ? `${about}: ${what} ${percent(one)} → ${percent(other)}, ${pointsWith(change)}`
    : `${about}: ${what} ${small(one, 2)} → ${small(other, 2)}, ${plus(value, 2)} (${plus(low, 2)} to ${plus(high, 2)})`;
}
