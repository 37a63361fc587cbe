// Promise: every card was drawn, played, and every outcome of it seen; every event asked for was seen happening.

import type { Chooser } from '../choose.ts';
import { pickAsQuickest } from '../choosers.ts';
import type { Game } from '../game.ts';
import { seedFromText, seedWords } from '../hash.ts';
import { type Ask, keyOf, type Question } from '../question.ts';
import { below, drawSeed, pickWeighted, type Rng, rngFrom } from '../random.ts';
import { openBox } from '../setup.ts';
import { layTable, type Seat, type Table } from '../table.ts';
import { allWishes, demand, type Kept, type Subject } from './subject.ts';

/** Of three fresh salts one needed more than 6,000 for the last scroll of Deckbuilder RPG. */
const MOST_MATCHES = 12_000;
const MOST_UNITS = 5_000;

export const playsEveryCard: Kept = {
  name: 'plays-every-card',
  says: 'every card was drawn and played and every outcome of it seen; every event that clauses or the census ask for was seen happening',
  check(subject) {
    const missing = new Set(wanted(subject));
    const wishes = allWishes(subject.game);
    const rng = rngFrom(seedWords(seedFromText(`census ${subject.salt ?? ''}`)));
    const choosers = [new CuriousChooser(rng), new CuriousChooser(rng, subject.game)];
    const boxes: ReturnType<typeof openBox>[] = [];
    for (let i = 0; i < MOST_MATCHES && missing.size > 0; i++) {
      const which = i % wishes.length;
      boxes[which] ??= openBox(subject.game, wishes[which]!);
      const { box, deal } = boxes[which]!;
      watchMatch(subject.game, layTable(box, deal(rngFrom(drawSeed(rng))), choosers[i % 2]!), missing);
    }
    demand(
      missing.size === 0,
      `after ${MOST_MATCHES} matches`,
      () => `never seen: ${[...missing].join(', ')}`,
    );
  },
};

const eventName = (kind: string) => `event ${kind}`;

function wanted({ game, rulebook, events = [] }: Subject): string[] {
  const clauses = [...rulebook.clauses.values()].flatMap(({ event }) =>
    event === undefined ? [] : [eventName(event)],
  );
  const { box } = openBox(game, { players: game.players.max });
  return [...(game.census?.expects(box) ?? []), ...clauses, ...toBeTold(game, events)];
}

function toBeTold({ census }: Game, kinds: readonly string[]): string[] {
  const untold = census?.untold;
  return untold === undefined ? [] : kinds.filter((kind) => !untold.includes(kind)).map(eventName);
}

function watchMatch(game: Game, t: Table, missing: Set<string>): void {
  t.tale = [];
  for (let unit = 0; unit < MOST_UNITS && game.result(t) === undefined; unit++) game.turn(t);
  for (const happening of t.tale) {
    missing.delete(eventName(happening.event.kind));
    for (const name of game.census?.sees(t.box, happening.event) ?? []) missing.delete(name);
  }
}

/**
 * Chooses what has been chosen least so far, mostly, so that rare cards get their turn. With a game to lean on it is
 * sensible more often than curious: chance alone never comes to the end of a long road.
 */
class CuriousChooser implements Chooser {
  readonly rng: Rng;
  readonly game: Game | undefined;
  readonly chosen = new Map<string, number>();

  constructor(rng: Rng, game?: Game) {
    this.rng = rng;
    this.game = game;
  }

  pick(t: Table, seat: Seat, question: Question, options: readonly unknown[]): number {
    if (options.length === 1) return 0;
    const weights =
      below(this.rng, 5) === 0 ? undefined : this.game?.instinct?.(t, { seat, question, options });
    if (weights !== undefined) return pickWeighted(this.rng, weights);
    if (below(this.rng, 3) === 0) return below(this.rng, options.length);
    const names = options.map((option) => `${question.name} ${keyOf(question, option)} ${t.box.players}`);
    const counts = names.map((name) => this.chosen.get(name) ?? 0);
    const rarest = counts.indexOf(Math.min(...counts));
    this.chosen.set(names[rarest]!, counts[rarest]! + 1);
    return rarest;
  }

  pickAny(t: Table, asks: readonly Ask[]): number {
    return pickAsQuickest(this.rng, asks, ({ seat, question, options }) =>
      this.pick(t, seat, question, options),
    );
  }
}
