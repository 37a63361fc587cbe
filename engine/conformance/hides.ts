// Promise: a view shows nothing its viewer may not know. Deal what is hidden anew, and it comes out the same.

import type { Match } from '../match.ts';
import { lookAt } from '../question.ts';
import { below, drawSeed, rngFrom } from '../random.ts';
import { bySeat, type Seat, type Table, type Viewer } from '../table.ts';
import { redealFor } from '../worlds.ts';
import { at, demand, eachPosition, type Kept, type Position, type Subject } from './subject.ts';

export const hides: Kept = {
  name: 'hides',
  says: 'views and decisions survive a redeal byte for byte',
  check(subject) {
    eachPosition(subject, (position) => {
      const asked = position.match.asks.map(({ seat }) => seat);
      for (const viewer of lookersAt(position, subject, asked)) checkViewer(position, viewer);
    });
  },
};

/** In a sample of a match with nine seats not everybody looks at everything: those whom it concerns, and somebody else. */
export function lookersAt(
  { match, rng }: Position,
  { breadth }: Subject,
  concerned: readonly Seat[],
): Viewer[] {
  const all = viewersOf(match);
  if (breadth !== 'sampled') return all;
  const somebody = all[below(rng, all.length)];
  return all.filter((viewer) => viewer === somebody || concerned.some((seat) => seat === viewer));
}

/** Everybody who may look: a spectator, and each seat. */
export function viewersOf({ wishes }: Match): Viewer[] {
  return ['spectator', ...bySeat(wishes.players, (seat) => seat)];
}

function checkViewer(position: Position, viewer: Viewer): void {
  const { match, rng } = position;
  const { game, now } = match;
  const elsewhere: Table = { ...now, state: game.copy(now.state) };
  redealFor(game, elsewhere, viewer, rngFrom(drawSeed(rng)));
  const [seen, seenElsewhere] = [game.view(now, viewer), game.view(elsewhere, viewer)].map((view) =>
    JSON.stringify(view),
  );
  demand(
    seen === seenElsewhere,
    at(position),
    () => `${who(viewer)} sees something hidden: ${difference(seen!, seenElsewhere!)}`,
  );
  for (const ask of match.asks.filter(({ seat }) => seat === viewer)) {
    const [asked, askedElsewhere] = [lookAt(now, ask), lookAt(elsewhere, ask)].map((decision) =>
      JSON.stringify(decision),
    );
    demand(
      asked === askedElsewhere,
      at(position),
      () => `the question to ${who(viewer)} tells something hidden: ${difference(asked!, askedElsewhere!)}`,
    );
  }
}

export const who = (viewer: Viewer): string => (viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`);

const CONTEXT = 60;

/** The first place where two texts differ, with some of what stands before it. */
export function difference(one: string, other: string): string {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const from = Math.max(0, same - CONTEXT);
  return `…${one.slice(from, same + CONTEXT)}… against …${other.slice(from, same + CONTEXT)}…`;
}
