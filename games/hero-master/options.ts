// What the table agrees on before a match of Hero Master.

import type { OptionSpec } from '../../engine/game.ts';

const flag = (
  title: string,
  text: string,
  more: { standard?: boolean; clause?: string } = {},
): OptionSpec => ({
  kind: 'flag',
  standard: more.standard ?? false,
  title,
  text,
  ...(more.clause === undefined ? {} : { clause: more.clause }),
});

export const OPTIONS: Readonly<Record<string, OptionSpec>> = {
  forcedDen: flag('Forced Den', 'A leader who draws the Dragon’s Den must play it.', { clause: 'HM-R-06' }),
  openLocationDraw: flag('Open Location draw', 'Both Locations drawn are shown to everybody.', {
    clause: 'HM-R-08',
  }),
  regroup: flag(
    'Regroup',
    'A monster that survives its encounter returns to the left end of the Lurking row.',
    { clause: 'HM-R-09' },
  ),
  heroDraft: flag(
    'Hero draft',
    'Clockwise from the leader everybody picks a race, then in reverse order a class.',
    { clause: 'HM-SETUP-02' },
  ),
  tokenFallsInFlight: flag(
    'Token falls in flight',
    'A leader defeated by a parting blow passes the token clockwise.',
    { clause: 'HM-R-03' },
  ),
  kinderFalls: flag('Kinder falls', 'A defeat costs 2 gold, and the hand-size track ends at 4.', {
    clause: 'HM-R-33',
  }),
  quietRoads: flag(
    'Quiet roads',
    'Each Location has one monster fewer, but at least two. Good for two players.',
    { clause: 'HM-LOC-07' },
  ),
  road: {
    kind: 'choice',
    values: ['standard', 'long', 'short'],
    standard: 'standard',
    title: 'Road to the Den',
    text: 'A Location deck of seven, of nine (long: one stay more) or of five (short: one stay fewer).',
    clause: 'HM-SETUP-09',
  },
  secondWind: flag('Second wind', 'An empty Action deck is refilled from the discards during a stay.', {
    clause: 'HM-R-40',
  }),
  mulligans: flag('Mulligans', 'A hand drawn at the start of a stay may be redrawn one card smaller.', {
    standard: true,
    clause: 'HM-SETUP-20',
  }),
  automaticPass: flag('Automatic pass', 'A player who can do nothing but pass does so without being asked.', {
    standard: true,
    clause: 'HM-ENC-19',
  }),
};
