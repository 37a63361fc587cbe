// What never happened in all these matches: cards, outcomes of cards, clauses of the rulebook.

import type { Game } from '../../engine/game.ts';
import type { Rulebook } from '../../engine/rulebook.ts';
import type { BaseBox } from '../../engine/table.ts';
import type { Kinds } from '../measure/kinds.ts';
import type { Measures } from '../measure/measures.ts';

export type Never = {
  /** Kinds of cards that nobody held, was offered or used. */
  readonly cards: readonly string[];
  /** Of what the game expects of its cards (its census), what was never seen. */
  readonly outcomes: readonly string[];
  /** Clauses that show themselves in an event or a question and never did. */
  readonly clauses: readonly string[];
  /** What each of those says, in the same order. */
  readonly clauseTexts: readonly string[];
  /** How many clauses show themselves at all: of the others nothing can be said. */
  readonly clausesWatched: number;
  readonly clausesInAll: number;
};

type Known = {
  readonly game: Game;
  readonly box: BaseBox;
  readonly kinds: Kinds;
  readonly rulebook: Rulebook;
};

export function neverOf(measures: Measures, { game, box, kinds, rulebook }: Known): Never {
  const { cards, census, events, clauses } = measures;
  const byEvent = [...rulebook.clauses.values()].filter(({ event }) => event !== undefined);
  const silent = byEvent.filter(({ id, event }) => !events[event!] && !clauses[id]);
  const seen = new Set([...byEvent.map(({ id }) => id), ...Object.keys(clauses)]);
  // What only a census tells (a monster that is met, a die that falls) counts as seen as well.
  const told = new Set(Object.keys(census).map((name) => name.split(' ')[0]));
  return {
    cards: kinds.all.filter(({ key }) => cards[key] === undefined && !told.has(key)).map(({ name }) => name),
    outcomes: (game.census?.expects(box) ?? []).filter((name) => !census[name]),
    clauses: silent.map(({ id }) => id),
    clauseTexts: silent.map(({ text }) => text),
    clausesWatched: seen.size,
    clausesInAll: rulebook.clauses.size,
  };
}
