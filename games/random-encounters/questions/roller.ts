// Questions of Traps, Events and Side Quests: who rolls, who is thrown, skip it, run, try it now.

import { question } from '../../../engine/question.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { STATS } from '../cards/card.ts';
import { attackTotal, damageOf, damageTo, planFor } from '../rules/figures.ts';
import { maxHealth } from '../rules/health.ts';
import { isEnoughForASale } from '../rules/price.ts';
import { chanceOf, type Test } from '../rules/test-roll.ts';
import {
  adventurer,
  face,
  isStanding,
  type Monster,
  monsterCard,
  NONE,
  nameOf,
  newMonster,
  standingSeats,
  type Table,
} from '../state.ts';
import { aCharacter, cardOr, cardText, declines, whoIs, type YesOrNo, yesOrNo } from './answers.ts';

/** What a card asks to be rolled; undefined when it is no test against a number. */
export function testOf(t: Table, card: CardId): Test | undefined {
  const trap = t.box.traps[card];
  if (trap !== undefined) return { what: 'trap', card, stats: trap.stats, number: trap.number };
  const quest = t.box.quests[card];
  if (quest !== undefined) return { what: 'quest', card, stats: quest.stats, number: quest.number };
  const event = t.box.events[card];
  return event?.does === 'passage' ? { what: 'event', card, stats: [1, 2], number: event.amount } : undefined;
}

/** The Encounter that is asked about: the one being faced, or the Side Quest being tried. */
const facedCard = (t: Table): CardId => t.state.facing[0] ?? NONE;

export type RollerData = { chance: number; health: number; max: number };

function rollerData(t: Table, seat: Seat): RollerData {
  const test = testOf(t, facedCard(t));
  return {
    chance: test === undefined ? 1 : chanceOf(t, seat, test),
    health: adventurer(t, seat).health,
    max: maxHealth(t, seat),
  };
}

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

export const NAME_A_ROLLER = question<Table, Seat, RollerData>({
  name: 'name-a-roller',
  clause: 'RE-RULE-11',
  ask: (t) => `Who takes on ${nameOf(t, facedCard(t))}?`,
  why: (t) => face(t, facedCard(t)).text,
  ...aCharacter,
  detail: (t, seat) => {
    const { chance, health, max } = rollerData(t, seat);
    const odds =
      t.box.options.showOdds && testOf(t, facedCard(t)) !== undefined ? `${percent(chance)}, ` : '';
    return `${odds}${health} of ${max} Health`;
  },
  data: rollerData,
  about: facedCard,
  standard: (t, _seat, options) =>
    options.reduce((best, each) => (rollerData(t, each).chance > rollerData(t, best).chance ? each : best)),
});

export const HEAVE_HO = question<Table, YesOrNo>({
  name: 'heave-ho',
  clause: 'RE-CAST-04',
  ask: (t) => `Do you throw ${whoIs(t, t.state.roll.of)} clear?`,
  why: (t) => `${nameOf(t, facedCard(t))}: the roll failed`,
  ...yesOrNo('Heave-Ho!', 'Save it for another'),
  about: facedCard,
  ...declines,
});

/** Of a sale: is there enough to sell? */
export type SkipData = { isEnough: boolean };

export const SKIP_THE_EVENT = question<Table, YesOrNo, SkipData>({
  name: 'skip-the-event',
  clause: 'RE-EVENT-05',
  ask: (t) => `Does the Party skip ${nameOf(t, facedCard(t))}?`,
  why: (t) => face(t, facedCard(t)).text,
  ...yesOrNo('Skip it and draw another', 'Go in'),
  about: facedCard,
  data: (t) => {
    const event = t.box.events[facedCard(t)]!;
    return event.does === 'sale' ? { isEnough: isEnoughForASale(t, event.prices) } : undefined;
  },
  ...declines,
});

/** What a fight with it would be like, by Character: what the best Attack deals and what its own takes, by the lowest and highest die. */
export type FoeData = {
  health: number;
  rounds: { seat: Seat; deals: [least: number, most: number]; takes: [least: number, most: number] }[];
};

const DICE = [1, 5] as const;

function foeData(t: Table): FoeData {
  const foe = foeOf(t, facedCard(t));
  const card = monsterCard(t, foe);
  const bounds = (of: (die: number) => number) => DICE.map(of) as [number, number];
  return {
    health: foe.health,
    rounds: standingSeats(t).map((seat) => ({
      seat,
      deals: bounds((die) =>
        Math.max(...STATS.map((stat) => damageOf(card, foe, planFor(t, seat, foe, stat), die))),
      ),
      takes: bounds((die) => damageTo(t, seat, card, attackTotal(t, foe, card, die))),
    })),
  };
}

/** The Monster as it would appear (RE-COMBAT-02). */
function foeOf(t: Table, card: CardId): Monster {
  const health = t.box.monsters[card]!.health * t.box.players;
  return newMonster(card, health);
}

export const OFFER_TO_RUN = question<Table, YesOrNo, FoeData>({
  name: 'offer-to-run',
  clause: 'RE-CAST-03',
  ask: (t) => `Scram!? The Party could run from ${nameOf(t, facedCard(t))}.`,
  why: () => 'Scram!, once per Level',
  ...yesOrNo('Run!', 'Stay'),
  about: facedCard,
  data: foeData,
  ...declines,
});

export const RUN = question<Table, YesOrNo, FoeData>({
  ...OFFER_TO_RUN,
  name: 'run',
  clause: 'RE-RULE-48',
  ask: (t) => `Tumble would run from ${nameOf(t, facedCard(t))}. Does the Party?`,
});

export const FACE_WHICH = question<Table, CardId>({
  name: 'face-which',
  clause: 'RE-CAST-06',
  ask: 'Which of the two does the Party face? The other goes under the deck.',
  why: () => 'Foresight',
  ...cardOr(''),
  detail: cardText,
  standard: (_t, _seat, options) => options[0]!,
});

export const TRY_THE_QUEST = question<Table, YesOrNo>({
  name: 'try-the-quest',
  clause: 'RE-QUEST-03',
  ask: (t) => `${nameOf(t, t.state.quests.at(-1)!)}: does the Party try it now?`,
  why: (t) => face(t, t.state.quests.at(-1)!).text,
  ...yesOrNo('Try it now', 'Leave it for later'),
  about: (t) => t.state.quests.at(-1),
  data: (t) => questData(t, t.state.quests.at(-1)!),
  ...declines,
});

export type QuestData = { chances: number[]; loot: number; lootLevel: number };

/** The chance of each Character, by seat; 0 for the knocked-out. */
export function questData(t: Table, card: CardId): QuestData {
  const { loot, lootLevel } = t.box.quests[card]!;
  const test = testOf(t, card)!;
  const chances = t.box.seats.map((seat) => (isStanding(t, seat) ? chanceOf(t, seat, test) : 0));
  return { chances, loot, lootLevel };
}

/** Option ambushSearch: leaderChooses. */
export const WHICH_MONSTER = question<Table, CardId>({
  name: 'which-monster',
  clause: 'RE-RULE-31',
  ask: 'Which Monster was waiting?',
  why: (t) => nameOf(t, facedCard(t)),
  ...cardOr(''),
  detail: cardText,
  standard: (_t, _seat, options) => options[0]!,
});
