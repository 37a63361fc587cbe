// Questions of Combat Abilities: to whom the tokens go, and whether to use an ability that changes the Attack.

import { question } from '../../../engine/question.ts';
import type { Seat } from '../../../engine/table.ts';
import { type Outlook, outlook, outlookAfterStar, planAfterStar } from '../rules/figures.ts';
import { adventurer, characterOf, type Table } from '../state.ts';
import { aCharacter, YES, type YesOrNo, yesOrNo } from './answers.ts';

export type TokenData = { stars: number; attackTokens: number; defenseTokens: number; health: number };

const tokensOf = (t: Table, seat: Seat): TokenData => {
  const { stars, attackTokens, defenseTokens, health } = adventurer(t, seat);
  return { stars, attackTokens, defenseTokens, health };
};

const own = {
  standard: (_t: Table, seat: Seat, options: readonly Seat[]) =>
    options.includes(seat) ? seat : options[0]!,
};

export const GIVE_A_STAR = question<Table, Seat, TokenData>({
  name: 'give-a-star',
  clause: 'RE-CAST-01',
  ask: 'Who gets a Star token?',
  why: () => 'Encore: a token turns a die into a Star',
  ...aCharacter,
  data: tokensOf,
  ...own,
});

export const SHARE_DEFENSE_TOKENS = question<Table, Seat, TokenData>({
  name: 'share-defense-tokens',
  clause: 'RE-RULE-27',
  ask: 'Who gets the next Defense token?',
  why: () => 'Shield Wall: each takes 1 off every Monster Attack in this fight',
  ...aCharacter,
  data: tokensOf,
  ...own,
});

export const SHARE_ATTACK_TOKENS = question<Table, Seat, TokenData>({
  name: 'share-attack-tokens',
  clause: 'RE-RULE-27',
  ask: 'Who gets the next Attack token?',
  why: () => 'Battle Plan: each adds 1 to every Attack in this fight',
  ...aCharacter,
  data: tokensOf,
  ...own,
});

export type StarData = { outlook?: Outlook };

/** In a Nest nobody has said yet here which of the two is meant. */
function starData(t: Table, answer: YesOrNo, seat: Seat): StarData {
  const [target, other] = t.state.monsters;
  if (target === undefined || other !== undefined) return {};
  const { stats, total, die, defence } = t.state.roll;
  const plan = { stats, bonus: total - die, defence };
  if (answer !== YES) return { outlook: outlook(t, target, plan) };
  const after = planAfterStar(t, seat, target, plan);
  return after === undefined ? {} : { outlook: outlookAfterStar(t, target, after) };
}

export const ACTIVATE = question<Table, YesOrNo, StarData>({
  name: 'activate',
  clause: 'RE-STAR-03',
  ask: (t, seat) => `A Star! Do you use ${characterOf(t, seat).combat.name}?`,
  why: (t, seat) => characterOf(t, seat).combat.text,
  ...yesOrNo('Use it', 'Roll again and attack'),
  data: starData,
  about: (t, seat) => adventurer(t, seat).character,
  standard: () => YES,
});
