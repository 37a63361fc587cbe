// Questions of powers and of what card texts let you do with rows, monsters and damage.

import { because, question } from '../../../engine/question.ts';
import type { CardId } from '../../../engine/table.ts';
import { DAMAGE_NAMES } from '../cards/card.ts';
import { type Exchange, exchangeOf } from '../exchange.ts';
import { fixFigures } from '../rules/figures.ts';
import { copyOf, type Forecast, forecastOf } from '../rules/forecast.ts';
import { nameOf, type Table } from '../state.ts';
import { cardOr, type YesNo, yesNo } from './answers.ts';
import { occasion } from './occasion.ts';
import { anAttack, attackOr, type Spot, spotsOf } from './spot.ts';

const MAY = 'HM-R-61';

export const DRAW_A_CARD = question<Table, YesNo>({
  name: 'draw-a-card',
  clause: 'HM-EFFECT-06',
  ask: 'Draw an Action card?',
  why: occasion,
  ...yesNo('Draw a card', 'Do not draw'),
});

export const PIE_OR_HERO = question<Table, 'heal' | CardId>({
  name: 'pie-or-hero',
  clause: 'HM-EFFECT-09',
  ask: 'Heal 1, or refresh a Hero card?',
  why: () => 'Emergency Pie',
  key: (choice) => choice,
  label: (t, choice) => (choice === 'heal' ? 'Heal 1' : `Refresh ${nameOf(t, choice)}`),
  at: (_t, choice) => (choice === 'heal' ? undefined : { card: choice }),
});

export const MOVE_TO_END = question<Table, YesNo>({
  name: 'move-to-end',
  clause: MAY,
  ask: 'Move the bungled attack to the right end of its row?',
  why: () => 'Down Here!',
  ...yesNo('Move it to the end', 'Leave it where it is'),
});

export const SWAP_ATTACK_WITH = question<Table, Spot>({
  name: 'swap-attack-with',
  clause: MAY,
  ask: 'Exchange the bungled attack with which other one of that row?',
  why: () => 'Unstable Portal',
  ...attackOr('Leave them as they are'),
});

export const LAY_OVER = question<Table, Spot>({
  name: 'lay-over',
  clause: 'HM-R-51',
  ask: 'Lay Evasion over one of your attacks?',
  ...attackOr('Leave it in its own slot'),
});

export const DISCARD_OWN_ATTACK = question<Table, Spot>({
  name: 'discard-own-attack',
  clause: 'HM-R-53',
  ask: 'Discard one of your own attacks?',
  why: () => 'Untrustworthy',
  ...attackOr('Keep them all'),
});

export const TAKE_BACK = question<Table, Spot>({
  name: 'take-back',
  clause: 'HM-R-52',
  ask: 'Which attack do you take back into your hand?',
  ...anAttack,
  considers: spotsOf,
  whyNot: () => because('HM-R-92', 'it refreshed the Rogue and stays'),
});

export const EXCHANGE_MONSTER = question<Table, CardId>({
  name: 'exchange-monster',
  clause: 'HM-R-50',
  ask: 'Exchange the encountered monster with which other?',
  why: () => "Come 'ere!",
  ...cardOr('Leave it'),
});

export const REPLACE_MONSTER = question<Table, YesNo>({
  name: 'replace-monster',
  clause: 'HM-R-49',
  ask: 'Replace the monster with the top card of the Monster deck?',
  why: () => 'Polymorph',
  ...yesNo('Replace it', 'Leave it'),
});

export const SLIP_AWAY = question<Table, YesNo>({
  name: 'slip-away',
  clause: 'HM-R-54',
  ask: 'Take Hide in Shadows back into your hand?',
  why: () => 'Another hero has won',
  ...yesNo('Take it back', 'Discard it'),
});

/** A Hint of Talent: which value of which card becomes damage of which type, as one number. */
export type Change = number;
export const changeOf = (card: CardId, from: number, to: number): Change => card * 16 + from * 4 + to;
export const changedCard = (change: Change): CardId => Math.floor(change / 16);
export const changedFrom = (change: Change): number => Math.floor(change / 4) % 4;
export const changedTo = (change: Change): number => change % 4;

/** The exchange under way with this change made. */
export function thinkOfChanging(t: Table, change: Change, x = exchangeOf(t)): Exchange {
  const then = copyOf(x);
  then.changed = changedCard(change);
  then.changedFrom = changedFrom(change);
  then.changedTo = changedTo(change);
  fixFigures(t, then);
  return then;
}

/** "Fire 5 of 4: enough". */
function totalAfter(t: Table, change: Change): string {
  const { strength, defence, enough } = forecastOf(t, thinkOfChanging(t, change));
  const type = changedTo(change);
  return `${DAMAGE_NAMES[type]} ${strength[type]} of ${defence[type]}: ${enough ? 'enough' : 'not enough'}`;
}

/** Without a weapon there is only the attack itself. */
const sourceOf = (t: Table, change: Change): string =>
  exchangeOf(t).weapons.length === 0 ? '' : ` on ${nameOf(t, changedCard(change))}`;

export const CHANGE_DAMAGE = question<Table, Change, Forecast>({
  name: 'change-damage',
  clause: 'HM-R-55',
  ask: 'Which strength becomes which kind of damage?',
  why: () => 'A Hint of Talent',
  key: (change) => change,
  label: (t, change) =>
    `${DAMAGE_NAMES[changedFrom(change)]}${sourceOf(t, change)} becomes ${DAMAGE_NAMES[changedTo(change)]}`,
  detail: totalAfter,
  data: (t, change) => forecastOf(t, thinkOfChanging(t, change)),
});

export const LOOK_AT_CRITICAL_FAIL = question<Table, YesNo>({
  name: 'look-at-critical-fail',
  clause: 'HM-EFFECT-08',
  ask: 'Look at the top card of the Critical Fail deck?',
  why: () => 'Crossbow of Second Thoughts',
  ...yesNo('Look', 'Do not look'),
});

export const BURY_CRITICAL_FAIL = question<Table, YesNo>({
  name: 'bury-critical-fail',
  clause: 'HM-EFFECT-08',
  ask: (t) => `The next Critical Fail is ${nameOf(t, t.state.looking[0] as CardId)}. Put it on the bottom?`,
  about: (t) => t.state.looking[0],
  ...yesNo('Put it on the bottom', 'Leave it on top'),
});
