// Every question the rules ask.

import { seatName } from '../../engine/names.ts';
import { type Because, because, question } from '../../engine/question.ts';
import type { CardId, Seat } from '../../engine/table.ts';
import { DAMAGE_NAMES } from './cards/card.ts';
import { chancesToHit, overcomes, projectedWith } from './rules/figures.ts';
import { type Attack, face, hero, isAttack, isExhausted, NONE, nameOf, type Table } from './state.ts';

/** Answers that are no card: each stands for itself in its question. */
export const DECLINE = -1;
export const PASS = -1;
export const NOT_NOW = -1;

export const YES = ['yes', 'no'] as const;
export type YesNo = (typeof YES)[number];

/** An attack on the table, as one number: whose row, and which slot. */
export type Spot = number;
const SLOTS = 4;
export const spotAt = (seat: Seat, slot: number): Spot => seat * SLOTS + slot;
export const seatOf = (spot: Spot): Seat => Math.floor(spot / SLOTS);
export const slotOf = (spot: Spot): number => spot % SLOTS;
export const spotsOf = (t: Table, seat: Seat): Spot[] =>
  hero(t, seat).row.map((_, slot) => spotAt(seat, slot));
export const attackAt = (t: Table, spot: Spot): Attack => hero(t, seatOf(spot)).row[slotOf(spot)] as Attack;

const heroNames = (t: Table, seat: Seat): string => {
  const { race, class: heroClass } = hero(t, seat);
  return race === NONE || heroClass === NONE
    ? seatName(seat)
    : `${seatName(seat)}, ${nameOf(t, race)} ${nameOf(t, heroClass)}`;
};

/** Cards as options, with one more that stands for none of them. */
const cardsOr = (none: string) => ({
  key: (card: CardId) => card,
  label: (t: Table, card: CardId) => (card === NONE ? none : nameOf(t, card)),
  at: (_t: Table, card: CardId) => (card === NONE ? undefined : { card }),
  detail: (t: Table, card: CardId) => (card === NONE ? undefined : face(t, card).text || undefined),
});

const yesNo = (yes: string, no: string) => ({
  key: (answer: YesNo) => answer,
  label: (_t: Table, answer: YesNo) => (answer === 'yes' ? yes : no),
});

/** How an attack would fare against a monster with nothing applied: the forecast beside an option. */
function forecast(t: Table, seat: Seat, card: CardId, monster: CardId): string {
  const x = projectedWith(t, seat, { attack: { card, bungle: NONE, bungler: NONE }, weapons: [], monster });
  const totals = DAMAGE_NAMES.flatMap((name, type) =>
    x.strength[type] ? [`${name} ${x.strength[type]} against ${face(t, monster).strength[type]}`] : [],
  );
  return `Hits on ${21 - chancesToHit(x)}; ${totals.join(', ') || 'no damage'}${overcomes(t, x, 1) ? ': enough' : ': not enough yet'}`;
}

// --- Setup and hands ---

export const DRAFT_A_HERO_CARD = question<Table, CardId>({
  name: 'draft-a-hero-card',
  clause: 'HM-SETUP-02',
  ask: 'Which Hero card do you pick?',
  ...cardsOr(''),
});

export const KEEP_HAND = question<Table, YesNo>({
  name: 'keep-hand',
  clause: 'HM-SETUP-20',
  ask: (t, seat) => `Keep this hand, or take a mulligan and draw ${hero(t, seat).hand.length - 1}?`,
  ...yesNo('Keep this hand', 'Mulligan'),
});

export const PROTEST = question<Table, YesNo>({
  name: 'protest',
  clause: 'HM-PROTEST-02',
  ask: 'You have the least gold. Do you protest and draw a Protest card?',
  ...yesNo('Protest', 'Keep quiet'),
});

export const DISCARD_A_CARD = question<Table, CardId>({
  name: 'discard-a-card',
  clause: 'HM-R-57',
  ask: 'Which card of your hand do you discard?',
  ...cardsOr(''),
});

// --- Locations ---

export const VISIT_WHICH = question<Table, CardId>({
  name: 'visit-which',
  clause: 'HM-LOC-02',
  ask: 'Where does the party go?',
  ...cardsOr(''),
});

export const SEARCH_DECK = question<Table, CardId>({
  name: 'search-deck',
  clause: 'HM-LOC-04',
  ask: 'Which card of your Action deck do you take?',
  ...cardsOr(''),
});

export const ROB_WHOM = question<Table, Seat>({
  name: 'rob-whom',
  clause: 'HM-LOC-04',
  ask: 'Whose stash do you take 1 gold from?',
  key: (seat) => seat,
  label: (t, seat) => `${heroNames(t, seat)} (${hero(t, seat).gold} gold)`,
  at: (_t, seat) => ({ seat }),
});

export const SPEND_A_CARD = question<Table, CardId>({
  name: 'spend-a-card',
  clause: 'HM-LOC-04',
  ask: 'Discard a card to draw two?',
  ...cardsOr('Keep them all'),
});

export const AMBUSH_FIRST = question<Table, CardId>({
  name: 'ambush-first',
  clause: 'HM-LOC-04',
  ask: 'Which monster comes first, and so lies in ambush?',
  ...cardsOr(''),
});

export const SPEND_HERO_CARD = question<Table, CardId>({
  name: 'spend-hero-card',
  clause: 'HM-LOC-04',
  ask: 'Exhaust a Hero card for the top card of the Treasure deck?',
  ...cardsOr('No, thanks'),
});

export const SELL_WHICH = question<Table, CardId>({
  name: 'sell-which',
  clause: 'HM-TREASURE-07',
  ask: 'Which treasure do you sell?',
  ...cardsOr('Sell nothing more'),
});

// --- The first half of an encounter ---

export const ENCOUNTER_WHICH = question<Table, CardId>({
  name: 'encounter-which',
  clause: 'HM-ENC-08',
  ask: 'Which monster does the party encounter?',
  secret: true,
  ...cardsOr('Decline'),
  detail: (t, monster) => (monster === DECLINE ? declineForecast(t) : face(t, monster).text || undefined),
  considers: (t) => [...t.state.lurking, ...(t.state.ambusher === NONE ? [] : [t.state.ambusher])],
  whyNot: (t, _monster, seat) =>
    hero(t, seat).hand.some((card) => isAttack(t, card))
      ? because('HM-ENC-25', 'a monster is already in the Encounter slot')
      : because('HM-DECLINE-02', 'you hold no attack card'),
});

function declineForecast(t: Table): string {
  const last = t.state.declines + 1 === t.state.heroes.length;
  return last
    ? 'The party flees, and takes a parting blow'
    : `The token goes to ${heroNames(t, (t.state.leader + 1) % t.state.heroes.length)}`;
}

const noBungleFirst = (t: Table, card: CardId): Because | false =>
  !isAttack(t, card) && because('HM-BUNGLE-04', 'you join with an attack, not with a bungle');

export const LAY_FIRST_ATTACK = question<Table, CardId>({
  name: 'lay-first-attack',
  clause: 'HM-ENC-11',
  ask: (t) => `Which attack do you lay against ${nameOf(t, t.state.encounter)}?`,
  ...cardsOr(''),
  detail: (t, card) => forecast(t, t.state.leader, card, t.state.encounter),
  about: (t) => t.state.encounter,
  considers: (t, seat) => hero(t, seat).hand,
  whyNot: noBungleFirst,
});

export const JOIN = question<Table, CardId>({
  name: 'join',
  clause: 'HM-ENC-12',
  ask: (t) => `Do you join the encounter with ${nameOf(t, t.state.encounter)}?`,
  secret: true,
  ...cardsOr('Decline'),
  detail: (t, card) =>
    card === DECLINE
      ? 'You stay out of this encounter'
      : forecast(t, t.state.turnOf, card, t.state.encounter),
  about: (t) => t.state.encounter,
  considers: (t, seat) => hero(t, seat).hand,
  whyNot: noBungleFirst,
});

export const TAKE_A_TURN = question<Table, CardId>({
  name: 'take-a-turn',
  clause: 'HM-ENC-16',
  ask: 'Lay an attack, play a bungle, or pass?',
  ...cardsOr('Pass'),
  detail: (t, card) =>
    card === PASS ? 'You lay no more cards in this encounter' : face(t, card).text || undefined,
  about: (t) => t.state.encounter,
  considers: (t, seat) => [...hero(t, seat).hand, hero(t, seat).race, hero(t, seat).class],
  whyNot: whyNotThisTurn,
});

/** The same without the automatic pass (O-12): asked even of somebody who can only pass. */
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
  ...cardsOr('End the turn'),
});

export const BUNGLE_WHICH = question<Table, Spot>({
  name: 'bungle-which',
  clause: 'HM-ENC-18',
  ask: 'Which attack do you bungle?',
  key: (spot) => spot,
  label: spotLabel,
  at: (t, spot) => ({ card: attackAt(t, spot).card }),
  considers: (t) => t.state.heroes.flatMap((_, seat) => spotsOf(t, seat)),
  whyNot: (t, spot, seat) =>
    seatOf(spot) === seat
      ? because('HM-BUNGLE-01', 'it is your own attack')
      : attackAt(t, spot).bungle !== NONE && because('HM-BUNGLE-02', 'it holds a bungle already'),
});

function spotLabel(t: Table, spot: Spot): string {
  return spot === NONE ? 'None' : `${nameOf(t, attackAt(t, spot).card)} of ${heroNames(t, seatOf(spot))}`;
}

// --- Choices of Action cards and powers ---

const MAY = 'HM-R-61';

export const DRAW_A_CARD = question<Table, YesNo>({
  name: 'draw-a-card',
  clause: 'HM-EFFECT-06',
  ask: 'You lead. Draw an Action card?',
  ...yesNo('Draw a card', 'Do not draw'),
});

export const PIE_OR_HERO = question<Table, 'heal' | CardId>({
  name: 'pie-or-hero',
  clause: 'HM-EFFECT-09',
  ask: 'Heal 1, or refresh a Hero card?',
  key: (choice) => choice,
  label: (t, choice) => (choice === 'heal' ? 'Heal 1' : `Refresh ${nameOf(t, choice)}`),
});

export const MOVE_TO_END = question<Table, YesNo>({
  name: 'move-to-end',
  clause: MAY,
  ask: 'Move the bungled attack to the right end of its row?',
  ...yesNo('Move it to the end', 'Leave it where it is'),
});

const spots = (none: string) => ({
  key: (spot: Spot) => spot,
  label: (t: Table, spot: Spot) => (spot === NONE ? none : nameOf(t, attackAt(t, spot).card)),
  at: (t: Table, spot: Spot) => (spot === NONE ? undefined : { card: attackAt(t, spot).card }),
});

export const SWAP_ATTACK_WITH = question<Table, Spot>({
  name: 'swap-attack-with',
  clause: MAY,
  ask: 'Exchange the bungled attack with which other one of that row?',
  ...spots('Leave them as they are'),
});

export const LAY_OVER = question<Table, Spot>({
  name: 'lay-over',
  clause: 'HM-R-51',
  ask: 'Lay Evasion over one of your attacks?',
  ...spots('Leave it in its own slot'),
});

export const DISCARD_OWN_ATTACK = question<Table, Spot>({
  name: 'discard-own-attack',
  clause: 'HM-R-53',
  ask: 'Discard one of your own attacks?',
  ...spots('Keep them all'),
});

export const TAKE_BACK = question<Table, Spot>({
  name: 'take-back',
  clause: 'HM-R-52',
  ask: 'Which attack do you take back into your hand?',
  ...spots(''),
  considers: spotsOf,
  whyNot: () => because('HM-R-92', 'it refreshed the Rogue and stays'),
});

export const EXCHANGE_MONSTER = question<Table, CardId>({
  name: 'exchange-monster',
  clause: 'HM-R-50',
  ask: 'Exchange the encountered monster with which other?',
  ...cardsOr('Leave it'),
});

export const REPLACE_MONSTER = question<Table, YesNo>({
  name: 'replace-monster',
  clause: 'HM-R-49',
  ask: 'Replace the encountered monster by the top card of the Monster deck?',
  ...yesNo('Replace it', 'Leave it'),
});

export const SLIP_AWAY = question<Table, YesNo>({
  name: 'slip-away',
  clause: 'HM-R-54',
  ask: 'Take Hide in Shadows back into your hand?',
  ...yesNo('Take it back', 'Discard it'),
});

// --- Resolving an attack ---

export const APPLY_HERO_CARD = question<Table, CardId>({
  name: 'apply-hero-card',
  clause: 'HM-RESOLVE-04',
  ask: (t) => `Apply a Hero card to ${nameOf(t, t.state.exchange.attack)}?`,
  ...cardsOr('No Hero card'),
  about: (t) => t.state.exchange.attack,
  considers: (t, seat) => [hero(t, seat).race, hero(t, seat).class],
  whyNot: (t, card) =>
    isExhausted(t, card)
      ? because('HM-HERO-03', 'it is exhausted until a card refreshes it')
      : because('HM-RESOLVE-04', 'its power is not for this moment'),
});

export const APPLY_WEAPON = question<Table, CardId>({
  name: 'apply-weapon',
  clause: 'HM-RESOLVE-04',
  ask: (t) => `Apply a weapon to ${nameOf(t, t.state.exchange.attack)}?`,
  ...cardsOr('No more weapons'),
  about: (t) => t.state.exchange.attack,
  considers: (t, seat) => hero(t, seat).weapons,
  whyNot: (t, card) =>
    isExhausted(t, card) && because('HM-WEAPON-03', 'it is exhausted until the next Location'),
});

export const PAY_THE_CLERK = question<Table, YesNo>({
  name: 'pay-the-clerk',
  clause: 'HM-RESOLVE-03',
  ask: 'Pay 1 gold into the loot pile, or have −2 to hit?',
  ...yesNo('Pay 1 gold', 'Take −2 to hit'),
});

/** A Hint of Talent: which value of which card becomes damage of which type, as one number. */
export type Change = number;
export const changeOf = (card: CardId, from: number, to: number): Change => card * 16 + from * 4 + to;
export const changedCard = (change: Change): CardId => Math.floor(change / 16);
export const changedFrom = (change: Change): number => Math.floor(change / 4) % 4;
export const changedTo = (change: Change): number => change % 4;

export const CHANGE_DAMAGE = question<Table, Change>({
  name: 'change-damage',
  clause: 'HM-R-55',
  ask: 'Which strength becomes which kind of damage?',
  key: (change) => change,
  label: (t, change) =>
    `${DAMAGE_NAMES[changedFrom(change)]} on ${nameOf(t, changedCard(change))} becomes ${DAMAGE_NAMES[changedTo(change)]}`,
  at: (_t, change) => ({ card: changedCard(change) }),
});

export const BURY_CRITICAL_FAIL = question<Table, YesNo>({
  name: 'bury-critical-fail',
  clause: 'HM-EFFECT-08',
  ask: (t) => `The next Critical Fail is ${nameOf(t, t.state.looking[0] as CardId)}. Put it on the bottom?`,
  about: (t) => t.state.looking[0],
  ...yesNo('Put it on the bottom', 'Leave it on top'),
});

export const LOOK_AT_CRITICAL_FAIL = question<Table, YesNo>({
  name: 'look-at-critical-fail',
  clause: 'HM-EFFECT-08',
  ask: 'Look at the top card of the Critical Fail deck?',
  ...yesNo('Look', 'Do not look'),
});

export const REROLL = question<Table, YesNo>({
  name: 'reroll',
  clause: 'HM-HERO-01',
  ask: (t) => `The green die shows ${t.state.exchange.green}. Roll it a second time?`,
  ...yesNo('Roll again', 'Keep it'),
});

export const KEEP_WHICH_DIE = question<Table, number>({
  name: 'keep-which-die',
  clause: 'HM-HERO-01',
  ask: 'Which green roll do you keep?',
  key: (roll) => roll,
  label: (_t, roll) => `Keep the ${roll}`,
});

export const SUFFER_WHICH = question<Table, CardId>({
  name: 'suffer-which',
  clause: 'HM-EFFECT-07',
  ask: 'Which of these does the attacker suffer?',
  ...cardsOr(''),
});

export const BREAK_WHICH = question<Table, CardId>({
  name: 'break-which',
  clause: 'HM-FAIL-05',
  ask: 'Which of the weapons you applied is it?',
  ...cardsOr(''),
});

export const REFRESH_WHICH = question<Table, CardId>({
  name: 'refresh-which',
  clause: 'HM-CARD-07',
  ask: 'Which card do you refresh?',
  ...cardsOr(''),
});

export const EXHAUST_WHICH = question<Table, CardId>({
  name: 'exhaust-which',
  clause: 'HM-CARD-07',
  ask: 'Which card do you exhaust?',
  ...cardsOr(''),
});

// --- Treasure ---

export const TAKE_WHICH_TREASURE = question<Table, CardId>({
  name: 'take-which-treasure',
  clause: 'HM-REWARD-03',
  ask: 'Which treasure do you take?',
  ...cardsOr(''),
});

export type TreasureUse = {
  readonly card: CardId;
  readonly way: 'hand' | 'equip' | 'stash';
  readonly instead: CardId;
};

export const USE_TREASURE = question<Table, TreasureUse>({
  name: 'use-treasure',
  clause: 'HM-TREASURE-06',
  ask: 'What do you do with it?',
  key: ({ way, instead }) => (way === 'equip' ? instead : way),
  label: (t, { card, way, instead }) => {
    if (way === 'stash') return `Put ${nameOf(t, card)} in the stash`;
    return way === 'hand'
      ? `Take ${nameOf(t, card)} in hand`
      : `${nameOf(t, card)} instead of ${nameOf(t, instead)}`;
  },
  at: (_t, { way, instead }) => (way === 'equip' ? { card: instead } : undefined),
});

export const PUT_BACK_ORIGINAL = question<Table, CardId>({
  name: 'put-back-original',
  clause: 'HM-TREASURE-11',
  ask: 'Which of your original weapons do you put back?',
  ...cardsOr('None'),
});
