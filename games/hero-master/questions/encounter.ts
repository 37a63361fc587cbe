// Questions of an encounter's first half: leading, joining, laying cards, passing.

import { seatName } from '../../../engine/names.ts';
import { type Because, because, question } from '../../../engine/question.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { DAMAGE_NAMES } from '../cards/card.ts';
import { overcomes } from '../rules/figures.ts';
import { chancesToHit, type Forecast, forecastOf, thinkOfLaying } from '../rules/forecast.ts';
import { partingMonster, unencountered } from '../rules/monster.ts';
import { type Helper, helperFor, type Wanting, wanting } from '../rules/wanting.ts';
import { readyWeapons } from '../rules/weapon.ts';
import {
  attacksInHand,
  clockwise,
  counterclockwise,
  face,
  hero,
  heroCards,
  isAttack,
  isExhausted,
  NONE,
  nameOf,
  type Table,
} from '../state.ts';
import { aCard, cardOr, heroNames, theMonster } from './answers.ts';
import { type BungleData, bungleData } from './bungle.ts';

/** Answers that are no card. */
export const DECLINE = NONE;
export const PASS = NONE;

/** What a monster would bring as things stand, and the attack of the hand that suits it best; or what declining leads to. */
export type MonsterData = Prospect | { readonly flees: boolean; readonly next: Seat };
export type Prospect = { readonly gold: number; readonly treasures: number; readonly best?: AttackData };

export const ENCOUNTER_WHICH = question<Table, CardId, MonsterData>({
  name: 'encounter-which',
  clause: 'HM-ENC-08',
  ask: askOfLeading,
  secret: true,
  why: whyOfLeading,
  ...cardOr('Decline'),
  detail: (t, monster, seat) => (monster === DECLINE ? declineForecast(t) : prospectOf(t, monster, seat)),
  data: (t, monster, seat) => (monster === DECLINE ? declineData(t) : monsterData(t, monster, seat)),
  considers: unencountered,
  whyNot: (t, _monster, seat) =>
    attacksInHand(t, seat).length > 0
      ? because('HM-ENC-25', 'a monster is already in the Encounter slot')
      : because('HM-DECLINE-02', 'you hold no attack card'),
});

/** HM-ENC-25: a monster that has come through an encounter leaves no choice of another. */
function askOfLeading(t: Table, seat: Seat): string {
  if (attacksInHand(t, seat).length === 0) return 'You have no attack left, and decline';
  return t.state.encounter === NONE && unencountered(t).length > 1
    ? 'Which monster does the party encounter?'
    : `Fight ${theMonster(t, monsterLeft(t))}, or decline?`;
}

const monsterLeft = (t: Table): CardId =>
  t.state.encounter === NONE ? (unencountered(t)[0] as CardId) : t.state.encounter;

/** HM-LEADER-05, and HM-DECLINE-04 as long as others could still decide otherwise. */
function whyOfLeading(t: Table): string | undefined {
  const before = `You lead now because ${seatName(counterclockwise(t, t.state.leader))} declined`;
  return [
    ...(t.state.declines > 0 ? [before] : []),
    ...(declineData(t).flees ? [] : [`If all decline, ${flight(t)}`]),
  ].join('. ');
}

const flight = (t: Table): string =>
  `the party flees and ${theMonster(t, partingMonster(t))} strikes everybody`;

function declineData(t: Table): { flees: boolean; next: Seat } {
  return {
    flees: t.state.declines + 1 === t.state.heroes.length,
    next: clockwise(t, t.state.leader),
  };
}

function declineForecast(t: Table): string {
  const { flees } = declineData(t);
  return flees
    ? capitalised(flight(t))
    : `If all decline, ${theMonster(t, partingMonster(t))} strikes everybody`;
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "2 gold and 1 treasure. Your best attack: Polymorph, 65 %". */
function prospectOf(t: Table, monster: CardId, seat: Seat): string {
  const { gold, treasures, best } = monsterData(t, monster, seat);
  const treasure = treasures === 0 ? '' : ` and ${treasures} ${treasures === 1 ? 'treasure' : 'treasures'}`;
  const attack = best && `. Your best attack: ${nameOf(t, best.card)}, ${Math.round(best.chance * 100)} %`;
  const power = best?.helper && ` with ${nameOf(t, best.helper.card)}`;
  return `${gold} gold${treasure}${attack ?? ''}${power ?? ''}`;
}

function monsterData(t: Table, monster: CardId, seat: Seat): Prospect {
  const { gold, treasure } = face(t, monster);
  const data = {
    gold: Math.min(gold, t.state.loot) + (t.state.goldOn[monster] ?? 0),
    treasures: Math.min(treasure, t.state.treasurePile.length),
  };
  const [best] = attacksInHand(t, seat)
    .map((card) => attackData(t, { card, monster, seat }))
    .toSorted((one, other) => other.chance - one.chance);
  return best === undefined ? data : { ...data, best };
}

/** How an attack of the hand would fare once laid: with nothing applied, and with every weapon that is ready; and what it wants. */
export type AttackData = {
  readonly card: CardId;
  readonly bare: Forecast;
  readonly armed: Forecast;
  readonly wants?: Wanting;
  /** Whose power it wants. */
  readonly helper?: Helper;
  /** How likely it defeats the monster with what it wants. */
  readonly chance: number;
};

function attackData(
  t: Table,
  { card, monster, seat }: { card: CardId; monster: CardId; seat: Seat },
): AttackData {
  const attack = { card, bungle: NONE, bungler: NONE };
  const weapons = readyWeapons(t, seat);
  const bare = thinkOfLaying(t, seat, { attack, monster });
  const armed = forecastOf(t, thinkOfLaying(t, seat, { attack, monster, weapons }));
  const wants = armed.enough && !overcomes(t, bare, 1) ? 'weapons' : wanting(t, bare, attack);
  const helper = wants === 'power' ? helperFor(t, bare, attack) : undefined;
  const hits = chancesToHit(bare) / 20;
  return {
    card,
    bare: forecastOf(t, bare),
    armed,
    ...(wants && { wants }),
    ...(helper && { helper }),
    chance: wants === undefined ? armed.chance : Math.max(armed.chance, hits),
  };
}

const dataOfLaying = (t: Table, card: CardId, seat: Seat): AttackData | undefined =>
  card === NONE || !isAttack(t, card) ? undefined : attackData(t, { card, monster: t.state.encounter, seat });

const ledInto = (t: Table): string => `${heroNames(t, t.state.leader)} leads`;

const noBungleFirst = (t: Table, card: CardId): Because | false =>
  !isAttack(t, card) && because('HM-BUNGLE-04', 'you join with an attack, not with a bungle');

export const LAY_FIRST_ATTACK = question<Table, CardId, AttackData>({
  name: 'lay-first-attack',
  clause: 'HM-ENC-11',
  ask: (t) => `Which attack do you lay against ${theMonster(t, t.state.encounter)}?`,
  secret: true, // Who is not asked which one holds exactly one.
  ...aCard,
  detail: forecast,
  data: dataOfLaying,
  about: (t) => t.state.encounter,
  considers: (t, seat) => hero(t, seat).hand,
  whyNot: noBungleFirst,
});

export const JOIN = question<Table, CardId, AttackData>({
  name: 'join',
  clause: 'HM-ENC-12',
  ask: (t) => `Do you join the encounter with ${theMonster(t, t.state.encounter)}?`,
  secret: true,
  ...cardOr('Stay out'),
  detail: (t, card, seat) =>
    card === DECLINE ? 'You lay no card until the next encounter' : forecast(t, card, seat),
  data: dataOfLaying,
  why: ledInto,
  about: (t) => t.state.encounter,
  considers: (t, seat) => hero(t, seat).hand,
  whyNot: noBungleFirst,
});

function forecast(t: Table, card: CardId, seat: Seat): string {
  const { strength, defence, needed, enough } = attackData(t, {
    card,
    monster: t.state.encounter,
    seat,
  }).bare;
  const totals = DAMAGE_NAMES.flatMap((name, type) =>
    strength[type] ? [`${name} ${strength[type]} against ${defence[type]}`] : [],
  );
  return `Hits on ${needed} or more; ${totals.join(', ') || 'no damage'}: ${enough ? 'enough' : 'not enough yet'}`;
}

type TurnData = AttackData | BungleData;

const dataOfTurn = (t: Table, card: CardId, seat: Seat): TurnData | undefined =>
  card !== PASS && face(t, card).kind === 'bungle' ? bungleData(t, card, seat) : dataOfLaying(t, card, seat);

export const TAKE_A_TURN = question<Table, CardId, TurnData>({
  name: 'take-a-turn',
  clause: 'HM-ENC-16',
  ask: 'Lay an attack, play a bungle, or pass?',
  ...cardOr('Pass'),
  detail: (t, card, seat) => {
    if (card === PASS) return 'You lay no more cards in this encounter';
    return isAttack(t, card) ? forecast(t, card, seat) : face(t, card).text || undefined;
  },
  data: dataOfTurn,
  why: (t) => `The encounter with ${theMonster(t, t.state.encounter)}`,
  about: (t) => t.state.encounter,
  considers: (t, seat) => [...hero(t, seat).hand, ...heroCards(t, seat)],
  whyNot: whyNotThisTurn,
});

/** The same without the automatic pass: asked even of somebody who can only pass. */
export const TAKE_A_TURN_WATCHED = question<Table, CardId, TurnData>({
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
