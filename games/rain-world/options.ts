// The choices a table makes before the match. Seats, clocks and seeds are the shell's business.

import type { OptionSpec } from '../../engine/game.ts';
import { REGION_CODES, REGIONS } from './cards/regions.ts';

export const ANY_DECK = 'random';

export const OPTIONS: Readonly<Record<string, OptionSpec>> = {
  precycles: {
    kind: 'flag',
    standard: true,
    title: 'Precycles',
    text: 'One cycle in twenty opens with a flood of creatures and two more rounds.',
    clause: 'RW-PRE-01',
  },
  wait: {
    kind: 'flag',
    standard: true,
    title: 'Ascension wait',
    text: 'Four more rounds are played after the first slugcat ascends, so that others may follow.',
    clause: 'RW-R-59',
  },
  slugcats: {
    kind: 'choice',
    values: ['pick', 'random', 'preset'],
    standard: 'pick',
    title: 'Slugcats',
    text: 'Picked in turn order, dealt at random, or handed out from the preset list.',
    clause: 'RW-SETUP-02',
  },
  longLegsDeck: {
    kind: 'choice',
    values: [ANY_DECK, ...REGION_CODES],
    names: Object.fromEntries(REGION_CODES.map((code) => [code, REGIONS[code].name])),
    standard: ANY_DECK,
    title: 'Hunter Long Legs lurks in',
    text: 'The region whose deck gets Hunter Long Legs when nobody plays the Hunter.',
    clause: 'RW-R-90',
  },
  hunting: {
    kind: 'flag',
    standard: true,
    title: 'Hunting players',
    text: 'Players may hunt and attack each other. Off is a house rule.',
    clause: 'RW-PVP-01',
  },
  roundCap: {
    kind: 'number',
    min: 40,
    max: 300,
    standard: 150,
    title: 'Round cap',
    text: 'After so many rounds the game ends as it stands.',
    clause: 'RW-R-63',
  },
};
