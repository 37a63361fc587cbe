// Promise: a fork never disturbs its original, old states never change, and fork, JSON round trip and original agree.

import { answer, fork, type Match, playFrom } from '../match.ts';
import { below } from '../random.ts';
import { at, demand, eachPosition, type Kept, type Position, playedMatches } from './subject.ts';

export const forks: Kept = {
  name: 'forks',
  says: 'a fork never disturbs its original, and plays on as it would',
  check(subject) {
    eachPosition(subject, (position) => {
      checkUndisturbed(position);
      checkCopy(position);
    });
    playedMatches(subject, ({ match, where }) => {
      const { game, box, seed, wishes, choices, units } = match;
      const start = JSON.parse(JSON.stringify(units[0]!.start));
      const again = playFrom(game, { box, seed, wishes, start }, choices);
      demand(
        snapshot(again) === snapshot(match),
        where,
        () => 'from a JSON copy of the start it ends elsewhere',
      );
    });
  },
};

function checkUndisturbed(position: Position): void {
  const { match, rng } = position;
  const before = snapshot(match);
  const starts = JSON.stringify(match.units.at(-1)!.start);
  const [one, other] = [fork(match), fork(match)];
  const { seat, options } = match.asks[below(rng, match.asks.length)]!;
  const option = below(rng, options.length);
  answer(one, seat, option);
  demand(snapshot(match) === before, at(position), () => 'answering a fork changed the original');
  demand(
    JSON.stringify(match.units.at(-1)!.start) === starts,
    at(position),
    () => 'running the unit changed its checkpoint: copy() shares a part',
  );
  answer(other, seat, option);
  demand(snapshot(one) === snapshot(other), at(position), () => 'two forks with the same answer differ');
}

/** A copy equals the state and shares nothing with it. */
function checkCopy(position: Position): void {
  const { game, now } = position.match;
  const copy = game.copy(now.state);
  demand(
    JSON.stringify(copy) === JSON.stringify(now.state),
    at(position),
    () => 'copy() leaves something out',
  );
  const shared = sharedPart(now.state, copy, 'state');
  demand(shared === undefined, at(position), () => `copy() shares ${shared} with the original`);
}

function sharedPart(one: unknown, other: unknown, path: string): string | undefined {
  if (typeof one !== 'object' || one === null) return undefined;
  if (one === other) return path;
  for (const [key, part] of Object.entries(one)) {
    const found = sharedPart(part, (other as Record<string, unknown>)[key], `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

const snapshot = (match: Match) => JSON.stringify([match.now.state, match.choices]);
