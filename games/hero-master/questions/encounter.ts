// Questions of an encounter's first half: leading, joining, laying cards, passing.

import { type Because, because, question } from '../../../engine/question.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { DAMAGE_NAMES } from '../cards/card.ts';
import { type Forecast, forecastOf, thinkOfLaying } from '../rules/forecast.ts';
import { unencountered } from '../rules/monster.ts';
import {
  attacksInHand,
  clockwise,
  face,
  hero,
  heroCards,
  isAttack,
  isExhausted,
  NONE,
  nameOf,
  type Table,
} from '../state.ts';
import { aCard, cardOr, heroNames } from './answers.ts';

/** Answers that are no card. */
export const DECLINE = NONE;
export const PASS = NONE;

export const ENCOUNTER_WHICH = question<Table, CardId>({
  name: 'encounter-which',
  clause: 'HM-ENC-08',
  ask: 'Which monster does the party encounter?',
  secret: true,
  ...cardOr('Decline'),
  detail: (t, monster) => (monster === DECLINE ? declineForecast(t) : face(t, monster).text || undefined),
  considers: unencountered,
  whyNot: (t, _monster, seat) =>
    attacksInHand(t, seat).length > 0
      ? because('HM-ENC-25', 'a monster is already in the Encounter slot')
      : because('HM-DECLINE-02', 'you hold no attack card'),
});

function declineForecast(t: Table): string {
  const last = t.state.declines + 1 === t.state.heroes.length;
  return last
    ? 'The party flees, and takes a parting blow'
    : `The token goes to ${heroNames(t, clockwise(t, t.state.leader))}`;
}

const noBungleFirst = (t: Table, card: CardId): Because | false =>
  !isAttack(t, card) && because('HM-BUNGLE-04', 'you join with an attack, not with a bungle');

export const LAY_FIRST_ATTACK = question<Table, CardId>({
  name: 'lay-first-attack',
  clause: 'HM-ENC-11',
  ask: (t) => `Which attack do you lay against ${nameOf(t, t.state.encounter)}?`,
  secret: true, // Who is not asked which one holds exactly one.
  ...aCard,
  detail: forecast,
  about: (t) => t.state.encounter,
  considers: (t, seat) => hero(t, seat).hand,
  whyNot: noBungleFirst,
});

export const JOIN = question<Table, CardId>({
  name: 'join',
  clause: 'HM-ENC-12',
  ask: (t) => `Do you join the encounter with ${nameOf(t, t.state.encounter)}?`,
  secret: true,
  ...cardOr('Decline'),
  detail: (t, card, seat) => (card === DECLINE ? 'You stay out of this encounter' : forecast(t, card, seat)),
  about: (t) => t.state.encounter,
  considers: (t, seat) => hero(t, seat).hand,
  whyNot: noBungleFirst,
});

/** How an attack of the hand would fare against the encountered monster once laid, with nothing applied. */
export const forecastOfLaying = (t: Table, card: CardId, seat: Seat): Forecast =>
  forecastOf(
    t,
    thinkOfLaying(t, seat, {
      attack: { card, bungle: NONE, bungler: NONE },
      monster: t.state.encounter,
    }),
  );

function forecast(t: Table, card: CardId, seat: Seat): string {
  const { strength, defence, needed, enough } = forecastOfLaying(t, card, seat);
  const totals = DAMAGE_NAMES.flatMap((name, type) =>
    strength[type] ? [`${name} ${strength[type]} against ${defence[type]}`] : [],
  );
  return `Hits on ${needed}; ${totals.join(', ') || 'no damage'}: ${enough ? 'enough' : 'not enough yet'}`;
}

export const TAKE_A_TURN = question<Table, CardId>({
  name: 'take-a-turn',
  clause: 'HM-ENC-16',
  ask: 'Lay an attack, play a bungle, or pass?',
  ...cardOr('Pass'),
  detail: (t, card, seat) => {
    if (card === PASS) return 'You lay no more cards in this encounter';
    return isAttack(t, card) ? forecast(t, card, seat) : face(t, card).text || undefined;
  },
  about: (t) => t.state.encounter,
  considers: (t, seat) => [...hero(t, seat).hand, ...heroCards(t, seat)],
  whyNot: whyNotThisTurn,
});

/** The same without the automatic pass: asked even of somebody who can only pass. */
export const TAKE_A_TURN_WATCHED = question<Table, CardId>({
  ...TAKE_A_TURN,
  name: 'take-a-turn-watched',
  secret: true,
});

function whyNotThisTurn(t: Table, card: CardId, seat: Seat): Because | false {
  const { kind } = face(t, card);
  if (kind === 'bungle')
    return because('HM-BUNGLE-02', 'there is no attack of another hero without a bungle');
  if (kind === 'hero') return whyNotThisPower(t, card, seat);
  if (!hero(t, seat).mayLayAttacks)
    return because('HM-CARD-04', 'after Wild Swings! you lay no more attacks this encounter');
  return because('HM-ENC-23', 'your three attack slots are full');
}

function whyNotThisPower(t: Table, card: CardId, seat: Seat): Because {
  if (isExhausted(t, card)) return because('HM-HERO-03', 'it is exhausted until a card refreshes it');
  const { power } = face(t, card).on;
  if (power === undefined) return because('HM-HERO-06', 'this power is for resolving an attack');
  return power.whyNot?.(t, seat) ?? because('HM-R-61', 'it would do nothing now');
}

export const EXTRA_POWER = question<Table, CardId>({
  name: 'extra-power',
  clause: 'HM-HERO-06',
  ask: 'Use a Hero power as well?',
  ...cardOr('End the turn'),
});
