// Sets out on a small adventure of one's own: plans, a party, and answers by label.

import { seedFromText } from '../../../engine/hash.ts';
import { answer, type Match, startMatch } from '../../../engine/match.ts';
import { takeOut } from '../../../engine/pile.ts';
import { lookAt } from '../../../engine/question.ts';
import type { OptionValues } from '../../../engine/table.ts';
import { eventsFor } from '../../../engine/tale.ts';
import { Scenario } from '../../../test/scenario.ts';
import {
  type AdventurePlan,
  FORMAT,
  FORMAT_VERSION,
  type PartyLegacy,
  type ZonePlan,
} from '../adventures/plan.ts';
import { game } from '../game.ts';
import type { Box, State } from '../state.ts';
import type { View } from '../view.ts';

export type Played = Match<State, Box, View>;

export const ZONE: ZonePlan = {
  name: 'Yard',
  arenas: ['Cider Yard', 'Captive Pens'],
  connections: [{ between: ['Cider Yard', 'Captive Pens'], type: 'Door' }],
  start: 'Cider Yard',
  exit: 'Captive Pens',
  experience: 3,
  treasure: 1,
  monsters: [{ kind: 'goblin-cutter', arena: 'Cider Yard', count: [1, 1, 1, 1, 1, 1] }],
};

export const adventure = (...zones: Partial<ZonePlan>[]): AdventurePlan => ({
  format: FORMAT,
  version: FORMAT_VERSION,
  name: 'Test',
  kind: 'adventure',
  level: 1,
  tier: 1,
  zones: zones.map((zone, i) => ({ ...ZONE, name: `Zone ${i + 1}`, ...zone })),
});

const HEROES = ['Brunhild Oxarm', 'Sable Finch'];

/** Begins with a lone warrior, or with others in the order of their names. */
export function begin(
  plan: AdventurePlan,
  heroes: readonly string[] = HEROES.slice(0, 1),
  options = {},
): Played {
  const players = heroes.length + 1;
  const match = startMatch(game, { players, seed: seedFromText('journey'), scenario: plan, options });
  for (const hero of heroes) says(match, hero);
  return setOut(match);
}

/** Nobody changes anything before the party sets out. */
export function setOut(match: Played): Played {
  while (match.asks[0]?.question.clause.startsWith('DR-BETWEEN')) answer(match, match.asks[0].seat, 0);
  return match;
}

export function says(match: Played, label: string): Played {
  const ask = match.asks[0]!;
  const { options } = lookAt(match.now, ask);
  const at = options.findIndex((option) => option.label.startsWith(label));
  if (at < 0)
    throw new Error(
      `“${label}” is not offered (${ask.question.name}): ${options.map((o) => o.label).join(' | ')}`,
    );
  answer(match, ask.seat, at);
  return match;
}

export const asked = (match: Played): string => match.asks[0]!.question.name;

export const kinds = (match: Played, viewer: number | 'spectator' = 0) =>
  eventsFor(match, viewer).map(({ event }) => event.kind);

/** Fights on by first options until the battle is over. */
export function fight(match: Played): Played {
  while (asked(match) === 'stand-where') answer(match, match.asks[0]!.seat, 0);
  for (let i = 0; match.now.state.phase === 'battle' && match.result === undefined && i < 3000; i++) {
    const ask = match.asks[0]!;
    const labels = lookAt(match.now, ask).options.map(({ label }) => label);
    const wish =
      ask.seat === match.box.master ? ['Stay', 'Rest', 'Let them go', 'Done'] : ['Melee', 'To ', 'Done'];
    const at =
      wish.map((word) => labels.findIndex((label) => label.startsWith(word))).find((i) => i >= 0) ?? 0;
    answer(match, ask.seat, at);
  }
  return match;
}

/** The same at a table of the test vocabulary, where dice can be loaded. */
export class Way extends Scenario<State, Box, View> {
  /** Fights on with whatever strikes until the battle is over. */
  fights(): this {
    for (let i = 0; this.state.phase === 'battle' && this.result === undefined && i < 200; i++) {
      const [seat] = this.asked as [number];
      const wish =
        seat === this.box.master ? ['Stay', 'Rest', 'Let them go', 'Done'] : ['Melee', 'To ', 'Done'];
      const labels = this.labels(seat);
      const found = wish.map((word) => labels.findIndex((label) => label.startsWith(word)));
      this.rolls(...(seat === this.box.master ? [1, 1] : [6, 5])).picks(
        seat,
        found.find((at) => at >= 0) ?? 0,
      );
    }
    return this;
  }

  /** Everybody answers by the first option until this question is asked. */
  until(question: string): this {
    for (let i = 0; this.question !== question && this.result === undefined && i < 60; i++)
      this.picks(this.asked[0] as number, 0);
    return this;
  }

  kinds(viewer: number | 'spectator' = 0): string[] {
    return this.events(viewer).map(({ kind }) => kind);
  }

  owned(seat: number): string[] {
    const { ready, atHand, book } = this.state.packs[seat]!;
    return [...ready, ...atHand, ...book].map((card) => this.box.faces[card]!.name);
  }
}

type Setting = {
  heroes?: readonly string[];
  options?: OptionValues;
  party?: PartyLegacy;
  seats?: number;
  /** What is found first, by name. */
  treasure?: readonly string[];
};

/** Sets out with these heroes; nobody changes anything before. */
export function way(
  plan: AdventurePlan,
  { heroes = HEROES.slice(0, 1), options = {}, party, seats, treasure = [] }: Setting = {},
): Way {
  const scenario = party === undefined ? plan : { adventure: plan, party };
  const arrange = (state: State, box: Box) => {
    for (const name of treasure.toReversed()) {
      const card = state.treasure.find((each) => box.faces[each]!.name === name)!;
      takeOut(state.treasure, card);
      state.treasure.push(card);
    }
  };
  const t = new Way(game, { players: (seats ?? heroes.length) + 1, scenario, options, arrange });
  if (party === undefined) for (const [seat, hero] of heroes.entries()) t.answers(seat, hero);
  return t;
}

export const setsOut = (t: Way): Way => {
  while (t.state.phase === 'fitting') t.picks(t.asked[0] as number, 0);
  return t;
};
