// The first game's guide: one thought at a time, when the question or the mishap it speaks of comes up.

import type { Guide } from '../../../web/table/guide.ts';

export const GUIDE: Guide = [
  {
    title: 'Welcome to the tavern',
    text: 'Your hand is your life: whoever runs out of cards is out, and the last one holding a card wins. Each turn you draw a card, then play a card.',
    clause: 'UA-WIN-01',
  },
  {
    question: 'play-a-card',
    title: 'Play a card',
    text: 'Click a card of your hand. Most ask for a die, and the number picks the line that happens: low is bad for you, high is bad for them. Hover to read a card large.',
    clause: 'UA-TURN-02',
  },
  {
    question: 'choose-target',
    title: 'Aim first, roll second',
    text: 'Click an adventurer, or a button. The number beside a name is how many cards they hold.',
    clause: 'UA-R-10',
  },
  {
    question: 'put-down',
    title: 'A Beast!',
    text: 'The square says how many cards it asks for, the paw how many points. Put down cards until their footprints add up. You lose them, but a victory pays.',
    clause: 'UA-BEAST-06',
  },
  {
    question: 'defend',
    title: 'You are attacked',
    text: 'A Shield stops everything this card would do to you. You are asked even without one, so that nobody can tell.',
    clause: 'UA-R-30',
  },
  {
    question: 'discard',
    title: 'Choose what to lose',
    text: 'You choose what goes. Keep Shields, a Resurrection, and some footprints for the next Beast.',
    clause: 'UA-R-38',
  },
  {
    question: 'use-ability',
    title: 'Your Character’s moment',
    text: 'Every Character can do one thing once. This is a moment for yours; there may be a better one.',
    clause: 'UA-CHAR-01',
  },
  {
    question: 'resurrect',
    title: 'Down to nothing',
    text: 'A Resurrection works when your hand would be empty: seven fresh cards, and the turn ends.',
    clause: 'UA-R-46',
  },
  {
    event: 'blunder',
    title: 'A Blunder',
    text: 'Blunders never reach a hand: they happen as they are drawn, to whoever drew them, and nothing blocks them.',
    clause: 'UA-BLUNDER-01',
  },
  {
    event: 'reversed',
    title: 'The wind has turned',
    text: 'Play now goes the other way: the ribbon over the table shows the direction and who would be next.',
    clause: 'UA-ACTION-WINDS-01',
  },
  {
    event: 'willMiss',
    title: 'A turn is missed',
    text: 'Whoever has the marker neither draws nor plays the next time round, and then it is gone.',
    clause: 'UA-TWO-04',
  },
  {
    event: 'allied',
    title: 'An Ally',
    text: 'An Ally lies beside a Character and helps once, then leaves. Allies are company, not cards: they do not keep anybody in the game.',
    clause: 'UA-ACTION-ALLY-02',
  },
  {
    event: 'out',
    title: 'One adventurer fewer',
    text: 'Somebody ran out of cards, or out of luck with a Beast. The others play on.',
    clause: 'UA-WIN-06',
  },
];
