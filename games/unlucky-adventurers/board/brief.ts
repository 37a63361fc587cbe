// The lines of an outcome table in as few words as fit on a card: "Target −2".

import type { Row, Step, Who } from '../cards/notation.ts';

const WHO: Readonly<Record<Who, string>> = {
  me: 'You',
  T: 'Target',
  L: 'Left',
  R: 'Right',
  LR: 'Both sides',
  OTH: 'Others',
  ALL: 'Everyone',
  RICH: 'Richest',
  POOR: 'Poorest',
  RND: 'Somebody',
};

/** What happens to somebody, after their name: "Target −2". */
const DOES: Partial<Record<Step['op'], (n: number) => string>> = {
  draw: (n) => `+${n}`,
  disc: (n) => `−${n}`,
  rand: (n) => `−${n} at random`,
  downto: (n) => `down to ${n}`,
  half: () => 'lose half',
  miss: () => 'miss a turn',
  show: () => 'show all',
  beast: () => 'face a Beast',
  give: (n) => `hand you ${n}`,
  lose: (n) => `take ${n} from you`,
};

/** What you do to somebody: "Take 1 from target". */
const DONE_TO: Partial<Record<Step['op'], (who: string, n: number) => string>> = {
  steal: (who, n) => `Take ${n} from ${who}`,
  pick: (who) => `See ${who}’s hand, take 1`,
  pay: (who, n) => `Hand ${n} to ${who}`,
  trade: (who, n) => `Swap ${n} with ${who}`,
  swapHands: (who) => `Swap hands with ${who}`,
  look: (who) => `Look at ${who}’s hand`,
  passL: (_who, n) => `Everyone passes ${n} left`,
  rev: () => 'Play turns round',
  scry: (_who, n) => `Arrange the top ${n} of the deck`,
  salvage: (_who, n) => `Take ${n} from the discards`,
  back: () => 'This card comes back',
  again: () => 'Play one more card',
  ward: () => 'Safe until your turn',
  refresh: () => 'Your Character is ready again',
  duel: () => 'Everyone rolls: below you, discard 1',
};

export const NOTHING = '—';

export function briefly({ steps }: Pick<Row, 'steps'>): string {
  if (steps.length === 0) return NOTHING;
  let told: Who | undefined;
  const parts = steps.map(({ op, who, n }) => {
    const does = DOES[op]?.(n);
    if (does === undefined) {
      told = undefined;
      return DONE_TO[op]?.(WHO[who].toLowerCase(), n) ?? op;
    }
    const isSameAsBefore = told === who;
    told = who;
    return isSameAsBefore ? does : `${WHO[who]} ${does}`;
  });
  return parts.join(', ');
}

export const marked = ({ from, to }: Pick<Row, 'from' | 'to'>): string =>
  from === to ? `${from}` : `${from}–${to}`;
