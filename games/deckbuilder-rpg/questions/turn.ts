// Questions of a turn: the action, the cards, Synergy.

import { because, type Place, question } from '../../../engine/question.ts';
import type { CardId } from '../../../engine/table.ts';
import { ACTION_PENALTY } from '../cards/basic.ts';
import { ACTION_TITLES, type Action, ANY_ATTACK, DEFEND, ITEM, MELEE, WHOLE_ARENA } from '../cards/effect.ts';
import { gearAt } from '../rules/counter.ts';
import { minionsJoining, usesInSynergy } from '../rules/joiners.ts';
import { alliesHere, bandOf } from '../rules/sides.ts';
import { attackSlots } from '../rules/target.ts';
import { addBasicUses, amountOf, matches, owesAttack } from '../rules/use.ts';
import {
  type CreatureId,
  creature,
  face,
  gear,
  isBandTurn,
  isMinion,
  minionPack,
  NONE,
  nameOf,
  type Pack,
  packOf,
  type Table,
} from '../state.ts';
import { type AimAt, aimsAfterCounter, aimsByCard, aimsWith } from './attack.ts';
import { creatureName, forWhom, slotName, slotPlace } from './names.ts';
import {
  ABILITY,
  ACTIVATE,
  ATTACK,
  CAST,
  COUNTER,
  cardOf,
  DONE_PLAYING,
  DRAW,
  EQUIP,
  EXPEND,
  GUARD,
  GUARD_ALLY,
  LATENT,
  NOTHING,
  type Play,
  RESTORE,
  RETREAT,
  slotIn,
  useOf,
} from './plays.ts';

/** An ally who could join in, with how many matching cards where its hand may be seen; NONE for all minions. */
export type Joiner = { readonly id: number; readonly matching?: number };

/** What choosing an action would mean: cards left, matching cards in hand, allies who could join in, the attack due with it. */
export type ActionData = {
  readonly left: number;
  readonly cards: readonly CardId[];
  readonly joiners: readonly Joiner[];
  /** The penalty of the attack that Defend, Rest and Item/Ability bring along, where it can be made (DR-R-27). */
  readonly attack?: number;
  /** The card taken could be used for nothing. */
  readonly idle?: true;
};

function actionData(t: Table, action: Action): ActionData {
  const { asking } = t.state;
  return {
    left: (t.state.stacks[action] as number[]).length,
    cards: matchingIn(t, packOf(t, creature(t, asking)).hand, action),
    joiners: joinersIn(t, asking, action),
    ...(action >= DEFEND && attackSlots(t, asking, ANY_ATTACK).length > 0
      ? { attack: ACTION_PENALTY[action] as number }
      : {}),
    ...(isIdle(t, asking, action) ? { idle: true } : {}),
  };
}

function isIdle(t: Table, id: CreatureId, action: Action): boolean {
  const plays: Play[] = [];
  addBasicUses(t, id, NONE, action, 'turn', plays);
  return plays.every((of) => useOf(of) === NOTHING);
}

const matchingIn = (t: Table, hand: readonly CardId[], action: Action): CardId[] =>
  hand.filter((card) => matches(t, card, action));

/** Allies in the arena: heroes one by one, bosses one by one, minions by their common hand. */
function joinersIn(t: Table, id: CreatureId, action: Action): Joiner[] {
  const allies = alliesHere(t, id);
  const single = allies.filter((each) => !isMinion(t, creature(t, each)));
  const band = bandOf(t, id);
  const minions = allies.some((each) => isMinion(t, creature(t, each)) && !band.includes(each));
  return [
    ...single.map((each) => ({ id: each, ...countIn(t, packOf(t, creature(t, each)), each, action) })),
    ...(minions ? [{ id: NONE, matching: matchingIn(t, minionPack(t).hand, action).length }] : []),
  ];
}

/** Hands of other heroes count only where they lie open. */
const countIn = (t: Table, { hand }: Pack, id: CreatureId, action: Action): { matching?: number } =>
  id < t.box.heroes && !t.box.options.openHands ? {} : { matching: matchingIn(t, hand, action).length };

export const CHOOSE_ACTION = question<Table, Action, ActionData>({
  name: 'choose-action',
  clause: 'DR-TURN-03',
  ask: (t) => `${forWhom(t)}Which of the six actions do you take?`,
  key: (action) => action,
  label: (_t, action) => ACTION_TITLES[action] as string,
  at: (_t, action) => ({ spot: `stack-${action}` }),
  data: actionData,
  considers: () => Array.from({ length: ITEM + 1 }, (_, action) => action),
  whyNot: (_t, action) =>
    action === MELEE &&
    because('DR-R-21', 'nobody is there to be attacked in melee, or no attack can be made'),
});

const USES: Readonly<Record<number, string>> = {
  [GUARD_ALLY]: 'a defence counter for an ally',
  [RETREAT]: 'retreat',
  [DRAW]: 'draw cards',
  [EXPEND]: 'expend cards',
  [RESTORE]: 'restore battle health',
  [LATENT]: 'take a latent ability',
  [ACTIVATE]: 'activate a power',
  [EQUIP]: 'equip a card',
  [NOTHING]: 'nothing can be done with it',
};

/** "Melee: attack with Longsword", "Cleave". */
function playLabel(t: Table, of: Play): string {
  if (of === DONE_PLAYING) return 'Done';
  const card = cardOf(of);
  const use = useOf(of);
  const title = card === NONE ? (ACTION_TITLES[t.state.turn.action] as string) : nameOf(t, card);
  if (use === ABILITY) return title;
  return `${title}: ${useLabel(t, of)}`;
}

/** A shared hand is offered to all minions there: words and figures are those of the first who can use the card so. */
function whoPlays(t: Table, of: Play): CreatureId {
  const { asking, turn } = t.state;
  if (turn.step !== 'synergy' || !isMinion(t, creature(t, asking))) return asking;
  const able = minionsJoining(t, turn.place).find((id) => usesInSynergy(t, id, cardOf(of)).includes(of));
  return able ?? asking;
}

function useLabel(t: Table, of: Play): string {
  const gear = () => slotName(t, whoPlays(t, of), slotIn(of));
  switch (useOf(of)) {
    case COUNTER:
      return `a counter on ${gear()}`;
    case ATTACK:
      return `attack with ${gear()}`;
    case CAST:
      return `cast ${gear()}`;
    case GUARD:
      return `a defence counter on ${gear()}`;
    default:
      return USES[useOf(of)] as string;
  }
}

const HAS_SLOT = new Set([COUNTER, ATTACK, CAST, GUARD]);

/** The card played, what it is used for, on what, and whom an attack could be aimed at: for boards. */
export type PlayData = {
  readonly card: number;
  readonly use: number;
  readonly on?: number;
  /** How many cards it draws or expends, how much Health it restores: less in Synergy. */
  readonly amount?: number;
  readonly aims?: readonly AimAt[];
  /** The attack is aimed at all of an arena, at nobody by name. */
  readonly isWide?: true;
  /** Whom an attack could be aimed at after this counter. */
  readonly later?: readonly AimAt[];
  /** Counters that would still be missing after this one (Charge). */
  readonly missing?: number;
  /** The counter is for a spell that is no attack: it counts as printed. */
  readonly isForEffect?: true;
};

function playData(t: Table, of: Play): PlayData | undefined {
  if (of === DONE_PLAYING) return undefined;
  const amount = amountOf(useOf(of), t.state.turn.step === 'synergy' ? 'synergy' : 'turn');
  const place = HAS_SLOT.has(useOf(of)) ? slotPlace(t, whoPlays(t, of), slotIn(of)) : undefined;
  return {
    card: cardOf(of),
    use: useOf(of),
    ...(place !== undefined && 'card' in place ? { on: place.card } : {}),
    ...(amount === undefined ? {} : { amount }),
    ...(useOf(of) === ATTACK ? aimsOfAttack(t, whoPlays(t, of), slotIn(of)) : {}),
    ...(useOf(of) === ABILITY ? aimsOfAbility(t, of) : {}),
    ...(useOf(of) === COUNTER ? afterCounter(t, whoPlays(t, of), slotIn(of)) : {}),
  };
}

function afterCounter(
  t: Table,
  who: CreatureId,
  slot: number,
): Pick<PlayData, 'later' | 'missing' | 'isForEffect'> {
  const of = creature(t, who);
  const { kind, charge } = gear(t, gearAt(t, of, slot));
  const missing = charge - (of.counters[slot] as number) - 1;
  return {
    later: aimsAfterCounter(t, who, slot),
    ...(missing > 0 ? { missing } : {}),
    ...((kind & ANY_ATTACK) === 0 ? { isForEffect: true } : {}),
  };
}

function aimsOfAttack(t: Table, who: CreatureId, slot: number): Pick<PlayData, 'aims' | 'isWide'> {
  const isWide = gear(t, gearAt(t, creature(t, who), slot)).targets === WHOLE_ARENA;
  return { aims: aimsWith(t, who, slot), ...(isWide ? { isWide } : {}) };
}

/** An ability that begins with an attack, where there is only one thing to attack with. */
function aimsOfAbility(t: Table, of: Play): Pick<PlayData, 'aims' | 'isWide'> {
  const { turn, synergy } = face(t, cardOf(of));
  const [first] = t.state.turn.step === 'synergy' ? synergy : turn;
  if (first?.verb !== 'atk') return {};
  const who = whoPlays(t, of);
  const [slot, other] = attackSlots(t, who, first.kinds);
  if (slot === undefined || other !== undefined) return {};
  return {
    aims: aimsByCard(t, who, slot, first),
    ...(first.targets === WHOLE_ARENA ? { isWide: true } : {}),
  };
}

/** Each use of the card that came with the action has a place of its own. */
const gainPlace = (of: Play): Place => ({ spot: `use-${useOf(of)}-${slotIn(of)}` });

/** Of equal cards in a hand the rules offer one; any of them may be pointed at. */
function twinsOf(t: Table, card: CardId): CardId[] {
  const { hand } = packOf(t, creature(t, t.state.asking));
  if (!hand.includes(card)) return [];
  return hand.filter((other) => other !== card && face(t, other).key === face(t, card).key);
}

const plays = {
  key: (of: Play) => of,
  label: playLabel,
  at: (t: Table, of: Play) => {
    if (of === DONE_PLAYING) return undefined;
    const card = cardOf(of);
    return card === NONE || card === t.state.turn.gained ? gainPlace(of) : { card };
  },
  alike: (t: Table, of: Play) => (of === DONE_PLAYING ? [] : twinsOf(t, cardOf(of))),
  detail: (t: Table, of: Play) => (useOf(of) === ABILITY ? face(t, cardOf(of)).text : undefined),
  data: playData,
};

function whyPlay(t: Table): string | undefined {
  if (!isBandTurn(t)) return owesAttack(t) ? 'one attack is still due' : undefined;
  return t.state.turn.step === 'cards'
    ? 'a card helps one of them; afterwards each acts by itself'
    : undefined;
}

export const PLAY_A_CARD = question<Table, Play, PlayData>({
  ...plays,
  name: 'play-a-card',
  clause: 'DR-TURN-05',
  ask: (t) => `${forWhom(t)}What do you do with ${ACTION_TITLES[t.state.turn.action]}?`,
  why: whyPlay,
  standard: (_t, _seat, options) => (options.includes(DONE_PLAYING) ? DONE_PLAYING : (options[0] as Play)),
});

export const PLAY_IN_SYNERGY = question<Table, Play, PlayData>({
  ...plays,
  name: 'play-in-synergy',
  clause: 'DR-SYN-05',
  ask: (t) => `${forWhom(t)}Join in with ${ACTION_TITLES[t.state.turn.synergyAction]}?`,
  why: (t) => `${creatureName(t, t.state.turn.actor)} took ${ACTION_TITLES[t.state.turn.synergyAction]}`,
  label: (t, of) =>
    of === DONE_PLAYING ? (t.state.turn.joined ? 'Done' : 'Draw a card instead') : playLabel(t, of),
  standard: () => DONE_PLAYING,
});

export const DRAW_INSTEAD = question<Table, string>({
  name: 'draw-instead',
  clause: 'DR-SYN-07',
  ask: 'Draw a card instead of joining in?',
  key: (answer) => answer,
  label: (_t, answer) => (answer === 'draw' ? 'Draw a card' : 'No card'),
  standard: () => 'draw',
});
