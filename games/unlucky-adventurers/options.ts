// The choices a table makes before the match. Time limits and who is played by a bot are the server's business.

import type { OptionSpec } from '../../engine/game.ts';
import type { OptionValues } from '../../engine/table.ts';

const flag = (title: string, standard: boolean, clause: string | undefined, text: string): OptionSpec => ({
  kind: 'flag',
  title,
  standard,
  text,
  ...(clause === undefined ? {} : { clause }),
});

export const OPTIONS: Readonly<Record<string, OptionSpec>> = {
  teams: flag(
    'Teams of two',
    false,
    'UA-R-74',
    'With four or six players: those who sit opposite each other win or lose together.',
  ),
  ghosts: flag(
    'Ghosts',
    false,
    'UA-GHOST-01',
    'With four or more players and no teams: whoever is out may roll for a card on each turn.',
  ),
  ghostResurrection: flag(
    'Ghosts can resurrect',
    true,
    'UA-R-66',
    'A ghost who draws a Resurrection returns to life.',
  ),
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
    true,
    'UA-R-12',
    'A Blunder drawn before you play is your card for the turn.',
  ),
  beastExactMinimum: flag(
    'Exactly the minimum',
    false,
    'UA-R-20',
    'Against a Beast, put down exactly as many cards as it asks for.',
  ),
  beastMustWin: flag('Must win if possible', true, 'UA-R-21', 'A fight that can be won must be won.'),
  gentleBeasts: flag(
    'Gentle Beasts',
    false,
    undefined,
    'House rule: a Beast that asks for more cards than you hold is swapped for the next one.',
  ),
  friendlyFire: flag(
    'Friendly fire',
    true,
    'UA-R-61',
    'What hits everybody, or a neighbour, also hits team mates.',
  ),
  openTeams: flag('Open hands in a team', false, 'UA-R-63', 'Team mates see each other’s hands.'),
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
    true,
    'UA-R-69',
    'Discard piles may be looked through; otherwise only the top card is shown.',
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
