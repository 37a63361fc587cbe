// What a sensible adventurer tries first.

import { type Ask, DONE, type Done } from '../../engine/question.ts';
import type { CardId, Seat } from '../../engine/table.ts';
import { LIKED } from './appraisal.ts';
import { ENOUGH, USE } from './questions/answers.ts';
import { ROLL } from './questions/roll.ts';
import { SHIELD, TAKE_IT } from './questions/shield.ts';
import { areMates } from './rules/teams.ts';
import { cheapestSet, worthOf } from './rules/worth.ts';
import { current, face, facedBy, hand, isLiving, type Table } from './state.ts';

/** How much more gladly, if it is sure to put somebody out. */
const FINISHING = 30;

type Weigh = (t: Table, option: unknown, ask: Ask<Table>) => number;

const isRival = (t: Table, seat: Seat, other: Seat): boolean =>
  other !== seat && isLiving(t, other) && !areMates(t, seat, other);

/** How likely this card takes all cards of somebody, once it is aimed. */
function chanceToFinish(t: Table, card: CardId, victim: Seat): number {
  if (t.state.warded[victim]) return 0;
  return t.box.appraisals[card]!.menace[hand(t, victim).length] ?? 0;
}

function likingOf(t: Table, card: CardId, seat: Seat): number {
  const { liked, backfire } = t.box.appraisals[card]!;
  let finishing = 0;
  for (let other = 0; other < t.box.players; other++) {
    if (isRival(t, seat, other)) finishing = Math.max(finishing, chanceToFinish(t, card, other));
  }
  const risk = backfire[hand(t, seat).length - 1] ?? 0; // It would leave nothing.
  const liking = face(t, card).key === 'act-trading' ? tradeLiking(t, seat) : liked;
  return (liking + FINISHING * finishing * finishing) * (1 - risk) + 0.01;
}

/** A Trading Post is as good as the best hand there is to have for what is left of one's own. */
function tradeLiking(t: Table, seat: Seat): number {
  let best = 0;
  for (let other = 0; other < t.box.players; other++) {
    if (isRival(t, seat, other)) best = Math.max(best, hand(t, other).length);
  }
  return Math.exp(0.8 * (best - hand(t, seat).length));
}

const toPlay: Weigh = (t, card, { seat }) => {
  if (card === ENOUGH) return 0.7;
  if (t.box.types[card as CardId] !== 'character') return likingOf(t, card as CardId, seat);
  return t.box.timings[card as CardId] === 'T-MAIN' ? 3 : 0.6;
};

const leastFirst: Weigh = (t, card) => (typeof card === 'number' ? t.box.appraisals[card]!.parted : 0.4);
const bestFirst: Weigh = (t, card) => (typeof card === 'number' ? t.box.appraisals[card]!.wanted : 0.2);
const gladly =
  (wanted: unknown, weight: number): Weigh =>
  (_t, option) =>
    option === wanted ? weight : 1;

/** Who can be put out first of all; otherwise the richer the better, and team mates last. */
const toAim: Weigh = (t, option, { seat }) => {
  const victim = option as Seat;
  if (areMates(t, seat, victim) || t.state.warded[victim]) return 0.05;
  const card = current(t)?.card;
  const finishing = card === undefined ? 0 : chanceToFinish(t, card, victim);
  return hand(t, victim).length + FINISHING * finishing;
};

const MOST_STOLEN = 2;

const toRob: Weigh = (t, option, { seat }) => {
  if (option === ENOUGH) return 0.05;
  const victim = option as Seat;
  if (areMates(t, seat, victim)) return 0.05;
  if (t.state.warded[victim]) return 0.1;
  const { robs } = current(t)!;
  const named = robs.filter((robbed) => robbed === victim).length;
  const canBeFinished = hand(t, victim).length - named <= MOST_STOLEN - robs.length;
  return hand(t, victim).length + (canBeFinished ? FINISHING : 0);
};

/** A Shield costs a card too: it is for what costs more, or everything. */
const toDefend: Weigh = (t, option, { seat }) => {
  const held = hand(t, seat).length;
  const loses = current(t)!.atStake[seat]!;
  if (option === TAKE_IT) return 1;
  if (option === SHIELD) return held === 1 ? 0.02 : loses === held ? 30 : loses > 1 ? 4 : 0.4;
  return loses === held ? 40 : loses > 1 ? 8 : 1;
};

/** Cards of the cheapest set that wins; where none does, the least, and the Barbarian if he makes the difference. */
function toPutDown(t: Table, { seat, options }: Ask<Table>): number[] {
  const enough = enoughOf(t, seat, options);
  const weights: number[] = [];
  for (let i = 0; i < options.length; i++) {
    const card = options[i] as CardId | Done;
    if (card === DONE) weights.push(1);
    else if (t.box.types[card] === 'character') weights.push(enough.length === 0 ? 20 : 1);
    else if (enough.length === 0) weights.push(t.box.appraisals[card]!.parted);
    else weights.push(enough.includes(card) ? 20 : 0.3);
  }
  return weights;
}

/** Those of the cards offered that win the fight together with what is picked already; none if they do not. */
function enoughOf(t: Table, seat: Seat, options: readonly unknown[]): CardId[] {
  const { beast, points } = facedBy(t, seat)[0]!;
  const picked = (t.picking?.picked ?? []) as readonly CardId[];
  let down = 0;
  for (let i = 0; i < picked.length; i++) if (t.box.types[picked[i]!] !== 'character') down++;
  const cards: CardId[] = [];
  for (let i = 0; i < options.length; i++) {
    const card = options[i] as CardId | Done;
    if (card !== DONE && t.box.types[card] !== 'character') cards.push(card);
  }
  return cheapestSet(t, cards, {
    missing: face(t, beast).minimum - down,
    short: points - worthOf(t, picked),
  });
}

/** How good the line is that the die has picked, against what another roll would bring. */
function lineAgainstMean(t: Table): number {
  const { card, row } = current(t)!;
  const { lines, mean } = t.box.appraisals[card]!;
  return (lines[row] ?? mean) - mean;
}

const toUse: Weigh = (t, option, { seat }) => {
  const { card, answer } = option as { card: CardId; answer: string };
  return answer === USE ? wishToUse(t, card, seat) : 1;
};

function wishToUse(t: Table, character: CardId, seat: Seat): number {
  switch (t.box.timings[character]) {
    case 'ON-OUT':
      return 50;
    case 'ON-BEAST':
      return canBeat(t, seat) ? 0.2 : 20;
    case 'ON-ROLL': {
      const mine = current(t)!.by === seat ? -1 : 1;
      return Math.exp(2.5 * mine * lineAgainstMean(t));
    }
    case 'ON-ACTION':
      return LIKED[face(t, current(t)!.card).key] === undefined ? 2 : 1;
    default:
      return 1;
  }
}

function canBeat(t: Table, seat: Seat): boolean {
  const facing = facedBy(t, seat)[0];
  if (facing === undefined) return true;
  const held = hand(t, seat);
  return held.length >= face(t, facing.beast).minimum && worthOf(t, held) >= facing.points;
}

/** The line that a face of the die picks. */
const lineOf: Weigh = (t, die) => {
  const effect = current(t)!;
  if (die === ROLL) return 0.5;
  const row = face(t, effect.card).rowByFace[die as number] ?? 0;
  return Math.exp(1.5 * (t.box.appraisals[effect.card]!.lines[row] ?? 0));
};

const WEIGHTS: Readonly<Record<string, Weigh>> = {
  'play-a-card': toPlay,
  'play-another': toPlay,
  'use-at-the-start': (_t, option) => (option === ENOUGH ? 0.3 : 1),
  'choose-target': toAim,
  'pick-among-equals': toAim,
  rob: toRob,
  'trade-hands-with': (t, option, { seat }) => {
    if (option === ENOUGH) return 1;
    return areMates(t, seat, option as Seat)
      ? 0.05
      : Math.exp(1.5 * (hand(t, option as Seat).length - hand(t, seat).length));
  },
  discard: leastFirst,
  'hand-over': leastFirst,
  'pass-on': leastFirst,
  exchange: leastFirst,
  'throw-away': leastFirst,
  'pick-from-hand': bestFirst,
  'dig-up': bestFirst,
  resurrect: gladly(USE, 50),
  'rise-at-the-start': gladly(USE, 20),
  'use-played-resurrection': (_t, option) => (option === 'dud' ? 0.05 : 3),
  defend: toDefend,
  'ghost-roll': gladly(USE, 20),
  'ghost-draw': gladly(USE, 20),
  'name-a-face': lineOf,
  'keep-a-die': lineOf,
  'use-ability': toUse,
};

export function instinct(t: Table, ask: Ask<Table>): number[] | undefined {
  if (ask.question.name === 'put-down') return toPutDown(t, ask);
  const weigh = WEIGHTS[ask.question.name];
  if (weigh === undefined) return undefined;
  const weights = new Array<number>(ask.options.length);
  for (let i = 0; i < weights.length; i++) weights[i] = weigh(t, ask.options[i], ask);
  return weights;
}
