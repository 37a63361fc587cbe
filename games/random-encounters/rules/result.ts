// How a match ended: the Party won or lost together, and what a victory alone is worth.

import { partyLost, partyWon, type Result } from '../../../engine/game.ts';
import { adventurer, isSolo, NONE, nameOf, type Table } from '../state.ts';
import { maxHealth } from './health.ts';

/** RE-GAME-03: the result is shared. A lost Party is told how far it came. */
export function result(t: Table): Result | undefined {
  if (t.state.outcome === 'open') return undefined;
  const isWon = t.state.outcome === 'won';
  const shared = isWon ? victory(t) : defeat(t);
  if (!isSolo(t)) return shared;
  return { ...shared, ...(isWon ? wonAlone(t) : lostAlone(t)) };
}

const victory = ({ box }: Table): Result =>
  partyWon('The last Boss has fallen', box.seats.slice(), box.players);

function defeat(t: Table): Result {
  const { level, undoing } = t.state;
  const score = CONSOLATION * howFar(t);
  const lost = partyLost(`The Party fell in Level ${level}`, { scores: t.box.seats.map(() => score) });
  return undoing === NONE ? lost : { ...lost, why: `${nameOf(t, undoing)} was too much for the Party.` };
}

/** Far below any chance to win: where there is none, bots still hit as hard as they can. */
const CONSOLATION = 0.01;
const LEVELS = 3;

function howFar({ state: { level, monsters } }: Table): number {
  const wounds = monsters.map(({ health, start }) => 1 - health / start);
  return (level - 1 + Math.max(0, ...wounds)) / LEVELS;
}

const BEST = 'happily ever after';
const GOOD = 'a tale for the grandchildren';
const NARROW = 'by the skin of the teeth';

/** RE-RULE-43: Health left is the score; a Second Wind spoils the grade, and so does less than half of the Health. */
function wonAlone(t: Table): Pick<Result, 'why' | 'solo'> {
  const { health } = adventurer(t, 0);
  const most = maxHealth(t, 0);
  const isWell = 2 * health >= most;
  const secondWindUsed = t.state.windIn > 0;
  const grade = secondWindUsed ? NARROW : isWell ? BEST : GOOD;
  const wanting = secondWindUsed
    ? '; the grandchildren want it without a Second Wind'
    : isWell
      ? ''
      : `; ${BEST} takes half of it`;
  return {
    why: `The last Boss has fallen, with ${health} of ${most} Health left${wanting}.`,
    solo: { score: health, grade, of: 'Health left', best: 'highest' },
  };
}

function lostAlone(t: Table): Pick<Result, 'solo'> {
  const { level } = t.state;
  const beaten = level - t.box.options.startLevel;
  const of = beaten === 1 ? 'Boss beaten' : 'Bosses beaten';
  return { solo: { score: beaten, grade: `fallen in Level ${level}`, of, best: 'highest' } };
}
