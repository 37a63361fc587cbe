// Conditions on a match, as a designer writes them: `never-played:wolf and rounds>60`.

import { didYouMean, Fault } from '../../engine/fault.ts';
import type { Seat } from '../../engine/table.ts';
import { noDrama, noteDrama } from '../measure/drama.ts';
import type { Kinds } from '../measure/kinds.ts';
import { HELD, type MatchWatch, PLAYED } from '../measure/watch.ts';
import type { Played } from '../play.ts';

export type Seen = { readonly played: Played; readonly watch: MatchWatch };

export type Condition = (seen: Seen) => boolean;

/** Reads a condition; a Fault says what in it is not understood. */
export function readCondition(text: string, kinds: Kinds): Condition {
  const parts = text.split(/\s+and\s+/).map((part) => readOne(part.trim(), kinds));
  return (seen) => parts.every((holds) => holds(seen));
}

function readOne(text: string, kinds: Kinds): Condition {
  const figure = /^(\w+)\s*(<=|>=|<|>|=)\s*(\d+(?:\.\d+)?)$/.exec(text);
  if (figure !== null) return onFigure(figure[1]!, figure[2]!, Number(figure[3]));
  const [, name = '', of] = /^([\w-]+)(?::(.+))?$/.exec(text) ?? [];
  if (of !== undefined && Object.hasOwn(ABOUT, name)) return ABOUT[name]!(of, kinds);
  if (of === undefined && Object.hasOwn(PLAIN, name)) return PLAIN[name]!;
  throw notUnderstood(text);
}

const FIGURES: Readonly<Record<string, (seen: Seen) => number>> = {
  decisions: ({ played }) => played.choices.length,
  units: ({ played }) => played.units,
  turns: ({ watch }) => watch.turns,
  rounds: ({ watch }) => watch.turns / watch.players,
  winners: ({ played }) => played.result.winners.length,
};

const COMPARE: Readonly<Record<string, (one: number, other: number) => boolean>> = {
  '<': (one, other) => one < other,
  '>': (one, other) => one > other,
  '<=': (one, other) => one <= other,
  '>=': (one, other) => one >= other,
  '=': (one, other) => one === other,
};

function onFigure(name: string, comparison: string, bound: number): Condition {
  const figure = Object.hasOwn(FIGURES, name) ? FIGURES[name]! : undefined;
  if (figure === undefined) throw notUnderstood(`${name}${comparison}${bound}`);
  return (seen) => COMPARE[comparison]!(figure(seen), bound);
}

type About = (of: string, kinds: Kinds) => Condition;

const ABOUT: Readonly<Record<string, About>> = {
  winner: (of) => {
    const seat = seatFrom(of);
    return ({ played }) => played.result.winners.includes(seat);
  },
  outcome: (of) => {
    const text = of.toLowerCase();
    return ({ played }) => played.result.outcome.toLowerCase().includes(text);
  },
  drawn: (of, kinds) => anySeat(kindOf(of, kinds), HELD),
  played: (of, kinds) => anySeat(kindOf(of, kinds), PLAYED),
  'never-drawn': (of, kinds) => not(anySeat(kindOf(of, kinds), HELD)),
  'never-played': (of, kinds) => not(anySeat(kindOf(of, kinds), PLAYED)),
  event: (of) => (seen) => (seen.watch.events[of] ?? 0) > 0,
  'never-event': (of) => (seen) => (seen.watch.events[of] ?? 0) === 0,
  'eliminated-before-turn': (of) => {
    const turn = wholeFrom(of);
    return ({ watch }) => watch.lastTurn.some((last) => last < turn && watch.turns >= last + watch.players);
  },
};

const PLAIN: Readonly<Record<string, Condition>> = {
  comeback: (seen) => dramaOf(seen).comebacks > 0,
  runaway: (seen) => dramaOf(seen).runaways > 0,
};

function dramaOf({ played, watch }: Seen) {
  const drama = noDrama();
  noteDrama(drama, watch.chances, watch.won(played.result.winners));
  return drama;
}

const not =
  (condition: Condition): Condition =>
  (seen) =>
    !condition(seen);

function anySeat(kind: number, mark: number): Condition {
  return ({ watch }) => {
    for (let seat = 0; seat < watch.players; seat++) if (watch.marksOf(seat, kind) & mark) return true;
    return false;
  };
}

/** A kind of card by its key or its name. */
function kindOf(text: string, { all }: Kinds): number {
  const wanted = text.toLowerCase();
  const found = all.findIndex(
    ({ key, name }) => key.toLowerCase() === wanted || name.toLowerCase() === wanted,
  );
  if (found >= 0) return found;
  const names = all.flatMap(({ key, name }) => [key, name]);
  throw new Fault(
    `There is no card “${text}”${didYouMean(text, names) || '; write its name as it is printed.'}`,
  );
}

function seatFrom(text: string): Seat {
  return wholeFrom(text) - 1;
}

function wholeFrom(text: string): number {
  const number = Number(text);
  if (/^\d{1,6}$/.test(text) && number > 0) return number;
  throw new Fault(`“${text}” has to be a whole number from 1 on.`);
}

function notUnderstood(text: string): Fault {
  const names = [...Object.keys(FIGURES), ...Object.keys(ABOUT), ...Object.keys(PLAIN)];
  const name = /^[\w-]*/.exec(text)![0];
  return new Fault(
    `The condition “${text}” is not understood${didYouMean(name, names) || '.'} There is decisions>N, units, turns, rounds, winners=N, ${Object.keys(ABOUT).join(':…, ')}:…, ${Object.keys(PLAIN).join(' and ')}.`,
  );
}
