// What a sensible slugcat tries first: where the road leads, whether there is time, and whether a fight is worth it.

import type { Ask } from '../../engine/question.ts';
import type { CardId, Seat } from '../../engine/table.ts';
import { SB, SS } from './cards/regions.ts';
import { road } from './judge.ts';
import type { FightAct } from './questions/fight.ts';
import { attackForecast, fleeForecast, strikeForecast } from './questions/forecast.ts';
import type { ShelterAct } from './questions/shelter.ts';
import { KEEP, type Pass, STAY } from './questions/travel.ts';
import type { TurnAct } from './questions/turn.ts';
import { CLIMB_HERE, PIPS_PER_TURN, roadIndex, SLEEP_HERE } from './road.ts';
import { isAttackWay } from './rules/attack.ts';
import { turnsBeforeRain } from './rules/cycle.ts';
import { needOf, worthOfKill } from './rules/food.ts';
import { hasShelter } from './rules/hibernation.ts';
import { karmaFor, otherEnd } from './rules/roads.ts';
import { face, NO_CARD, player, type Table } from './state.ts';

type Weigh = (t: Table, ask: Ask<Table>) => number[];

const WEIGHTS: Readonly<Record<string, Weigh>> = {
  turn: weighTurn,
  fight: weighFight,
  shelter: weighShelter,
  gate: weighGate,
  overseer: weighOverseer,
  'eat-or-keep': (t, { seat, options }) =>
    options.map((each) => (each === 'yes' ? (isHungry(t, seat) ? 20 : 1) : 1)),
  'second-wind': (_t, { options }) => options.map((each) => (each === 'yes' ? 8 : 1)),
  swift: (_t, { options }) => options.map((each) => (each === 'yes' ? 6 : 1)),
  adopt: (_t, { options }) => options.map((each) => (each === 'yes' ? 1 : 2)),
  'come-along': (_t, { options }) => options.map((each) => (each === STAY ? 4 : 1)),
  'hold-against': (_t, { options }) => options.map((each) => (typeof each === 'number' ? 4 : 1)),
  'through-the-pipe': weighPipe,
};

export function instinct(t: Table, ask: Ask<Table>): number[] | undefined {
  return WEIGHTS[ask.question.name]?.(t, ask);
}

const isHungry = (t: Table, seat: Seat): boolean => player(t, seat).pips < needOf(t, seat);

/** Where a seat stands: what it wants to do next, what it lacks for the night, and how many turns are to spare. */
type Outlook = {
  readonly step: number;
  readonly shelter: boolean;
  readonly missing: number;
  readonly left: number;
  /** Turns left over when food and shelter have been seen to, here or after moving on. */
  readonly slack: number;
  readonly slackBeyond: number;
};

/** It does not rain in Five Pebbles. */
const NO_HURRY = 99;
const SEARCH = 3;

function outlookOf(t: Table, seat: Seat): Outlook {
  const p = player(t, seat);
  const shelter = hasShelter(t, seat);
  const missing = Math.max(0, needOf(t, seat) - p.pips);
  const left = turnsBeforeRain(t, seat);
  const fed = left - missing / PIPS_PER_TURN;
  const { mark, counted } = p;
  return {
    step: t.box.roads.next[roadIndex(p.region, p.karma, { mark, counted, shelter })]!,
    shelter,
    missing,
    left: p.region === SS ? NO_HURRY : left,
    slack: p.region === SS ? NO_HURRY : fed - (shelter ? 1 : SEARCH),
    slackBeyond: fed - 1 - SEARCH,
  };
}

function weighTurn(t: Table, { seat, options }: Ask<Table>): number[] {
  const outlook = outlookOf(t, seat);
  return options.map((act) => weighAct(t, seat, act as TurnAct, outlook));
}

function weighAct(t: Table, seat: Seat, act: TurnAct, outlook: Outlook): number {
  if (typeof act === 'number') return weighCard(t, seat, act, outlook);
  if (typeof act === 'object') return 0.02;
  const { step, shelter, missing, left, slack } = outlook;
  const staysHere = step === SLEEP_HERE;
  switch (act) {
    case 'sleep':
      if (missing > 0) return left <= 1 ? 100 : 0.01;
      return staysHere || outlook.slackBeyond < 1 ? 100 : 0.5;
    case 'token':
      if (missing === 0) return 0.05;
      if (slack < 1) return 30;
      return shelter && staysHere ? 30 : slack < 2 ? 12 : 3;
    case 'search':
      if (shelter || left < SEARCH) return 0.01;
      return slack < 1 ? 30 : staysHere ? 3 : 0.1;
    case 'climb':
      return step === CLIMB_HERE && outlook.slackBeyond > 0 ? 30 : 0.05;
    case 'draw':
      return slack < 0 && shelter ? 0.3 : slack < 1 ? 4 : 8;
    case 'drawPrecycle':
      return slack < 0 && shelter ? 0.3 : 2;
    case 'craft':
      return 2;
    case 'attackPrey':
      return 0.5;
    default:
      return 0.02;
  }
}

function weighCard(t: Table, seat: Seat, card: CardId, outlook: Outlook): number {
  const { kind, link, key } = face(t, card);
  if (kind === 'food' || kind === 'creature') return outlook.missing > 0 ? 60 : 0.1;
  if (kind !== 'gate') return key === 'neuronFly' ? (outlook.missing > 0 ? 20 : 1) : 10;
  return 6 * weighMove(t, seat, link, outlook);
}

/** Does the gate lead on, and is there time for a night on the other side? */
function weighMove(t: Table, seat: Seat, link: number, { slack, slackBeyond }: Outlook): number {
  const gain = gainBeyond(t, seat, link);
  if (gain <= 0) return 0.01;
  const isDry = otherEnd(t, link, player(t, seat).region) === SS;
  if (isDry || slackBeyond >= 1) return 4 + 4 * gain;
  // Out of time: worse than staying, unless staying is no better.
  return slack < 0 ? 1 : slackBeyond >= 0 ? 0.5 : 0.05;
}

/** Turns saved by standing on the other side of a gate. */
function gainBeyond(t: Table, seat: Seat, link: number): number {
  const { region, karma } = player(t, seat);
  const shelter = hasShelter(t, seat);
  const here = road(t, seat, { region, karma, shelter });
  return here - road(t, seat, { region: otherEnd(t, link, region), karma, shelter: false });
}

/** A gate just drawn: this turn is spent already. */
function weighGate(t: Table, { seat, options }: Ask<Table>): number[] {
  const outlook = outlookOf(t, seat);
  return options.map((option) => (option === KEEP ? 2 : weighMove(t, seat, (option as Pass).link, outlook)));
}

/** The way the road leads, now or a night later. */
function weighOverseer(t: Table, { seat, options }: Ask<Table>): number[] {
  const { karma } = player(t, seat);
  return options.map((option) => {
    const { link } = option as Pass;
    const gain = gainBeyond(t, seat, link);
    return karmaFor(t, seat, link) <= karma + 1 ? Math.max(0.1, 2 + 2 * gain) : 0.1;
  });
}

function weighShelter(t: Table, { seat, options }: Ask<Table>): number[] {
  const { step, missing, left, slackBeyond } = outlookOf(t, seat);
  const isHome = player(t, seat).region === SB && player(t, seat).mark;
  return options.map((option) => {
    const act = option as ShelterAct;
    if (typeof act === 'number') return missing > 0 ? 60 : 0.05;
    if (act === 'keep') return 2;
    if (missing > 0) return left <= 1 ? 100 : 0.02;
    return isHome || step === SLEEP_HERE || slackBeyond < 1 ? 60 : 0.5;
  });
}

function weighPipe(t: Table, { seat, options }: Ask<Table>): number[] {
  const { shelter, missing } = outlookOf(t, seat);
  return options.map((card) => {
    const { kind, link, key } = face(t, card as CardId);
    if (kind === 'gate') return Math.max(0.5, 1 + gainBeyond(t, seat, link));
    if (kind === 'shelter') return shelter ? 0.3 : 4;
    if (kind === 'creature') return 0.4;
    return kind === 'food' && missing > 0 ? 2 : key === 'markOfCommunication' ? 9 : 1;
  });
}

function weighFight(t: Table, { seat, options }: Ask<Table>): number[] {
  const { foe } = t.state.fight;
  const isDeadly = foe !== NO_CARD && face(t, foe).attacks;
  const harm = isDeadly ? strikeForecast(t, seat).chance : 0.1;
  const prize =
    foe === NO_CARD
      ? 0
      : Math.min(worthOfKill(t, seat, foe), Math.max(0, needOf(t, seat) - player(t, seat).pips));
  return options.map((act) => weighWay(t, seat, act as FightAct, { harm, prize }));
}

const SHARP = 3;

function weighWay(
  t: Table,
  seat: Seat,
  act: FightAct,
  { harm, prize }: { harm: number; prize: number },
): number {
  if (isAttackWay(t, act)) {
    const { chance } = attackForecast(t, seat, act);
    const spent = typeof act === 'number' && face(t, act).breaksOn === 0 ? 0.6 : 1;
    return spent * chance ** SHARP * (1 + 0.5 * prize) + 0.01;
  }
  switch (act) {
    case 'flee':
      return fleeForecast(t, seat).chance ** SHARP;
    case 'join':
      return 5;
    case 'leave':
      return 2;
    case 'letGo':
      return 0.1;
    case 'breakOff':
      return 0.5;
    case 'tame':
      return needOf(t, seat) <= player(t, seat).pips - 2 ? 0.3 : 0.05;
    case 'give':
      return 0.5;
    default:
      return 0.1 + 2 * harm;
  }
}
