// Questions of the road: gates, what an Overseer shows, and whether an owner comes along.

import { seatName } from '../../../engine/names.ts';
import { because, question } from '../../../engine/question.ts';
import type { Seat } from '../../../engine/table.ts';
import type { Region } from '../cards/regions.ts';
import { karmaFor, otherEnd } from '../rules/roads.ts';
import { active, face, nameOf, player, type Table } from '../state.ts';
import { counted, regionName, spotOf } from './answers.ts';

/** Passing a gate of this link. */
export type Pass = { readonly link: number };
export const KEEP = 'keep';

const MOST_LINKS = 32;
export const PASSES: readonly Pass[] = Array.from({ length: MOST_LINKS }, (_, link) => ({ link }));

type GateData = { karma: number; have: number; region: number };

const gateData = (t: Table, link: number, seat: Seat): GateData => ({
  karma: karmaFor(t, seat, link),
  have: player(t, seat).karma,
  region: otherEnd(t, link, player(t, seat).region),
});

/** RW-GATE-03: shelters stay behind. */
function passDetail(t: Table, seat: Seat): string {
  const { shelters } = player(t, seat);
  if (shelters.length === 0) return 'at once, within this turn';
  return `at once, within this turn; ${counted(shelters.length, 'shelter')} of yours ${shelters.length === 1 ? 'stays' : 'stay'} behind`;
}

export const GATE = question<Table, Pass | typeof KEEP, GateData>({
  name: 'gate',
  clause: 'RW-GATE-06',
  ask: 'Go through the gate now, or take it along?',
  why: (t, seat) => {
    if (player(t, seat).mark) return 'the Mark makes it any gate of this region';
    return t.state.drawn[0] === undefined ? undefined : nameOf(t, t.state.drawn[0]);
  },
  about: (t) => t.state.drawn[0],
  key: (option) => (option === KEEP ? KEEP : option.link),
  label: (t, option, seat) =>
    option === KEEP
      ? 'Take it along'
      : `To ${regionName(t, otherEnd(t, option.link, player(t, seat).region))}`,
  at: (t, option, seat) =>
    option === KEEP ? { spot: KEEP } : spotOf(otherEnd(t, option.link, player(t, seat).region)),
  detail: (t, option, seat) => (option === KEEP ? 'later it costs a turn' : passDetail(t, seat)),
  data: (t, option, seat) => (option === KEEP ? undefined : gateData(t, option.link, seat)),
  considers: (t, seat) => t.box.linksAt[player(t, seat).region]!.map((link) => PASSES[link]!),
  whyNot: (t, option, seat) => {
    if (option === KEEP) return undefined;
    const { karma, have } = gateData(t, option.link, seat);
    if (karma > have) return because('RW-KARMA-04', `needs karma ${karma}, and you have ${have}`);
    return because('RW-GATE-04', 'this gate does not lead there');
  },
  standard: () => KEEP,
});

/** Is a gate card of this way in hand? */
const holdsGate = (t: Table, seat: Seat, link: number): boolean =>
  player(t, seat).gates.some((card) => face(t, card).link === link);

export const OVERSEER = question<Table, Pass, GateData>({
  name: 'overseer',
  clause: 'RW-R-93',
  ask: (t) =>
    t.state.extraDrawn
      ? 'Your extra draw is an Overseer. Which gate does this one point at?'
      : 'The Overseer points at a gate of your choice. Which?',
  why: () => 'its card comes to you out of the deck',
  key: ({ link }) => link,
  label: (t, { link }, seat) => `The gate to ${regionName(t, otherEnd(t, link, player(t, seat).region))}`,
  at: (t, { link }, seat) => spotOf(otherEnd(t, link, player(t, seat).region)),
  data: (t, { link }, seat) => gateData(t, link, seat),
  detail: (t, { link }, seat) =>
    `karma ${karmaFor(t, seat, link)}${holdsGate(t, seat, link) ? '; you hold one of these already' : ''}`,
  standard: (_t, _seat, options) => options[0]!,
});

export const STAY = 'stay';

/** RW-R-85: a tamed Hunter Long Legs goes nowhere without its owner. */
export const COME_ALONG = question<Table, Region | typeof STAY>({
  name: 'come-along',
  clause: 'RW-R-85',
  ask: (t) => `${seatName(active(t))} wants to move on. Do you go along?`,
  why: () => 'Hunter Long Legs, which you tamed, goes nowhere without you',
  key: (to) => to,
  label: (t, to) => (to === STAY ? 'Stay here' : `Along to ${regionName(t, to)}`),
  at: (_t, to) => (to === STAY ? undefined : spotOf(to)),
  standard: () => STAY,
});
