// The choices a table makes before the match. Time limits and who is played by a bot are the server's business.

import type { OptionSpec } from '../../engine/game.ts';
import type { OptionValues } from '../../engine/table.ts';

type Flag = { readonly clause?: string; readonly standard?: boolean };

const flag = (title: string, text: string, { clause, standard = false }: Flag = {}): OptionSpec => ({
  kind: 'flag',
  title,
  standard,
  text,
  ...(clause === undefined ? {} : { clause }),
});

export const OPTIONS: Readonly<Record<string, OptionSpec>> = {
  teams: flag(
    'Teams of two',
    'With four or six players: those who sit opposite each other win or lose together.',
    { clause: 'UA-R-74' },
  ),
  ghosts: flag(
    'Ghosts',
    'With four or more players and no teams: whoever is out may roll for a card on each turn.',
    { clause: 'UA-GHOST-01' },
  ),
  ghostResurrection: flag('Ghosts can resurrect', 'A ghost who draws a Resurrection returns to life.', {
    clause: 'UA-R-66',
    standard: true,
  }),
  dealer: {
    kind: 'choice',
    values: ['random', '1', '2', '3', '4', '5', '6'],
    standard: 'random',
    title: 'Dealer',
    text: 'The player on the dealer’s left begins.',
    clause: 'UA-R-02',
  },
  startingHand: {
    kind: 'number',
    min: 5,
    max: 9,
    standard: 7,
    title: 'Starting hand',
    text: 'How many cards everybody is dealt, and draws when resurrected.',
    clause: 'UA-SETUP-07',
  },
  blunderEndsTurn: flag(
    'Blunders end the turn',
    'A Blunder drawn before you play is your card for the turn.',
    { clause: 'UA-R-12', standard: true },
  ),
  beastExactMinimum: flag(
    'Exactly the minimum',
    'Against a Beast, put down exactly as many cards as it asks for.',
    { clause: 'UA-R-20' },
  ),
  beastMustWin: flag('Must win if possible', 'A fight that can be won must be won.', {
    clause: 'UA-R-21',
    standard: true,
  }),
  gentleBeasts: flag(
    'Gentle Beasts',
    'House rule: a Beast that asks for more cards than you hold is swapped for the next one.',
  ),
  friendlyFire: flag('Friendly fire', 'What hits everybody, or a neighbour, also hits team mates.', {
    clause: 'UA-R-61',
    standard: true,
  }),
  openTeams: flag('Open hands in a team', 'Team mates see each other’s hands.', { clause: 'UA-R-63' }),
  truceTurns: {
    kind: 'number',
    min: 0,
    max: 2,
    standard: 0,
    title: 'Truce',
    text: 'House rule: in your first turns, your cards cannot make others lose cards.',
  },
  discardBrowse: flag(
    'Browse discard piles',
    'Discard piles may be looked through; otherwise only the top card is shown.',
    { clause: 'UA-R-69', standard: true },
  ),
  nightfallReshuffle: {
    kind: 'number',
    min: 0,
    max: 5,
    standard: 0,
    title: 'Nightfall',
    text: 'House rule: after so many reshuffles nobody draws at the start of a turn any more. 0 is never.',
    clause: 'UA-R-67',
  },
  turnCap: {
    kind: 'number',
    min: 100,
    max: 1000,
    standard: 400,
    title: 'Turn cap',
    text: 'After so many turns the side with most cards wins.',
    clause: 'UA-R-67',
  },
};

const FEWEST_FOR_GHOSTS = 4;

/** UA-R-74, UA-GHOST-02, UA-GHOST-03. */
export function refuses(players: number, { teams, ghosts, dealer }: OptionValues): string | undefined {
  if (teams === true && players !== 4 && players !== 6)
    return `Teams need four or six players, not ${players} (UA-R-74).`;
  if (ghosts === true && players < FEWEST_FOR_GHOSTS)
    return `Ghosts need at least four players, not ${players} (UA-GHOST-02).`;
  if (ghosts === true && teams === true)
    return 'Ghosts and teams do not go together: choose one of them (UA-GHOST-03).';
  if (Number(dealer) > players) return `Player ${dealer} cannot deal at a table of ${players} (UA-R-02).`;
  return undefined;
}
