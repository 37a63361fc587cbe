// The first game's guide: one short tip at a time, when the question or the mishap it speaks of comes up.

import type { Guide } from '../../../web/table/guide.ts';
import type { Event } from '../events.ts';
import type { PlayData } from '../questions/data.ts';

/** What takes the stage: a tip about the picture before comes too late then. */
const NEW_SCENES: readonly Event['kind'][] = [
  'played',
  'ability',
  'encounter',
  'turnedUp',
  'blunder',
  'out',
  'ghostRolled',
];

export const GUIDE: Guide = [
  {
    title: 'Your cards are your life',
    text: 'Whoever still holds a card at the end wins. On your turn you draw 1 and play 1. “−1” means: lose a card.',
    clause: 'UA-WIN-01',
  },
  {
    question: 'play-a-card',
    title: 'Play a card',
    text: 'Pick one and see what the die may do. “+1” is a card drawn, “−1” a card lost.',
    clause: 'UA-TURN-02',
  },
  {
    question: 'choose-target',
    title: 'Aim first, roll second',
    text: 'Pick whom you mean. A card can also be dropped right on them.',
    clause: 'UA-R-10',
  },
  {
    question: 'put-down',
    title: 'You face a Beast',
    text: 'Each card has points beside its paw. Put down enough to reach the Beast’s: they are lost, but victory pays new cards.',
    clause: 'UA-BEAST-06',
  },
  {
    event: 'turnedUp',
    until: NEW_SCENES,
    title: 'Somebody met a Beast',
    text: 'Cards with enough points beat it. Whoever holds fewer cards than it asks for is out.',
    clause: 'UA-BEAST-06',
  },
  {
    question: 'defend',
    title: 'You are attacked',
    text: 'A Shield stops all of it, but is spent: a card as well. Or take the hit, and lose what the question says.',
    clause: 'UA-R-30',
  },
  {
    question: 'discard',
    title: 'Choose what to lose',
    text: 'Keep what saves you, and some cards with many points: they fight the next Beast.',
    clause: 'UA-R-38',
  },
  {
    question: ['use-ability', 'use-at-the-start'],
    title: 'Your Character’s moment',
    text: 'It stands beside your name and works once. There may be a better time.',
    clause: 'UA-CHAR-01',
  },
  {
    question: 'play-a-card',
    about: ({ options }) =>
      options.some(({ data }) => (data as Partial<PlayData> | undefined)?.means === 'ask me'),
    title: 'Somebody sleeps at your side',
    text: 'Hero and Jester sleep until you wake them. Choose them first: it costs nothing, and you still play a card.',
    clause: 'UA-R-72',
  },
  {
    question: 'resurrect',
    title: 'Down to nothing',
    text: 'A Resurrection brings seven fresh cards when your hand would be empty.',
    clause: 'UA-R-46',
  },
  {
    event: 'blunder',
    until: NEW_SCENES,
    title: 'A Blunder',
    text: 'It happens to whoever draws it, at once, and nothing blocks it.',
    clause: 'UA-BLUNDER-01',
  },
  {
    event: 'reversed',
    until: NEW_SCENES,
    title: 'The wind has turned',
    text: 'Play goes the other way now: “next” shows who follows.',
    clause: 'UA-ACTION-WINDS-01',
  },
  {
    event: 'allied',
    until: NEW_SCENES,
    title: 'An Ally',
    text: 'It helps once, then leaves. It does not count as a card.',
    clause: 'UA-ACTION-ALLY-02',
  },
];
