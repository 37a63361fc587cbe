// The guide of a first game of Rain World: one short tip at a time, when it matters.

import type { Guide } from '../../../web/table/guide.ts';

export const GUIDE: Guide = [
  {
    question: 'pick-a-slugcat',
    title: 'Who will you be?',
    text: 'The line on the food board says how much a night needs. Those marked in green are kind to beginners.',
    clause: 'RW-SETUP-02',
  },
  {
    question: 'turn',
    title: 'Eat, and find a shelter',
    text: 'Before the rain you need food up to the golden line and a shelter to sleep in. Sleeping raises karma, dying lowers it.',
    clause: 'RW-HIB-01',
  },
  {
    event: 'drew',
    title: 'Where the way leads',
    text: 'Fetch the Mark in Five Pebbles, then sleep twice in Subterranean. The small signs with your name keep count.',
    clause: 'RW-END-01',
  },
  {
    question: 'fight',
    title: 'Something is in front of you',
    text: 'Each line says its chance and what it is made of. Below stands what happens if it fails. Running is no shame.',
    clause: 'RW-COMBAT-01',
  },
  {
    question: 'shelter',
    title: 'A door that closes',
    text: 'Sleep with enough food and karma rises. With too little you survive, but tomorrow the whole board must be full.',
    clause: 'RW-TURN-07',
  },
  {
    question: 'gate',
    title: 'Gates count karma',
    text: 'The number on your side of a gate is what it asks. Going through costs you your shelters.',
    clause: 'RW-GATE-05',
  },
  {
    question: 'eat-or-keep',
    title: 'Now, or later',
    text: 'Carried food can be eaten on any of your turns, or put out as bait. What you have eaten is gone in the morning.',
    clause: 'RW-R-26',
  },
  {
    event: 'cycleEnds',
    title: 'The cycle begins anew',
    text: 'Stomachs are empty again, and carried food has spoilt; the tamed stay. A new timer is rolled.',
    clause: 'RW-CYCLE-15',
  },
  {
    event: 'died',
    title: 'Nobody is ever out',
    text: 'Whoever dies loses karma and belongings, and wakes in the next cycle where they last slept.',
    clause: 'RW-CYCLE-10',
  },
  {
    question: 'give',
    title: 'Scavengers remember',
    text: 'Each half pearl raises your reputation by one. At 3 they leave you alone, at 5 they come along.',
    clause: 'RW-SCAV-05',
  },
  {
    question: 'buy',
    title: 'A merchant',
    text: 'Everything has its price in pearls, and there is no change.',
    clause: 'RW-TRADE-02',
  },
  {
    question: 'second-wind',
    title: 'Second wind',
    text: 'Once per cycle you may roll a die again. The second roll counts, also when it is worse.',
    clause: 'RW-CARD-04',
  },
];
