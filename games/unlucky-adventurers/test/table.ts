// Sets a table of adventurers up by card names.

import type { Variant } from '../../../engine/setup.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { cardTaker, Scenario } from '../../../test/scenario.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import type { Box, Options, State } from '../state.ts';
import type { View } from '../view.ts';

type Position = {
  /** Per player the names of the cards in hand; a number stands for so many harmless ones (no Shield, no Resurrection). */
  hands: ((string | number)[] | number)[];
  /** From the top. Cards that are nowhere else lie beneath, unless `deckEnds`. */
  deck?: string[];
  deckEnds?: boolean;
  /** The top first, or how many clean cards. */
  discard?: string[] | number;
  /** Characters that can be used, by seat; everybody else has a spent one. */
  characters?: Record<Seat, string>;
  allies?: Record<Seat, string[]>;
  /** Top of the Character deck; nothing beneath when `charactersEnd`. */
  characterDeck?: string[];
  charactersEnd?: boolean;
  characterDiscard?: string[];
  /** Top of the Beast deck, and where the other Beasts are. */
  beasts?: string[];
  otherBeasts?: 'beneath' | 'discarded' | 'away';
  active?: Seat;
  direction?: 1 | -1;
  out?: Seat[];
  misses?: Seat[];
  warded?: Seat[];
  /** Who has asked to be asked about Hero and Jester. */
  askMe?: Seat[];
  turns?: number;
  reshuffles?: number;
  nightfall?: boolean;
  options?: Partial<Options>;
  /** Lines and figures as a designer has changed them: `{ 'actions.act-rest.value': 2 }`. */
  variant?: Variant;
  seed?: string;
};

export type Adventure = Scenario<State, Box, View>;

export function table(position: Position): Adventure {
  const { hands, options = {}, variant = {}, seed = 'scenario' } = position;
  return new Scenario(game, {
    players: hands.length,
    options,
    variant,
    seed,
    arrange: (state, box) => arrange(state, box, position),
  });
}

function arrange(state: State, box: Box, position: Position): void {
  const take = cardTaker(box);
  const wanted = position.hands.map((held) => (typeof held === 'number' ? [held] : held));
  const named = wanted.map((held) => take(...held.filter((each) => typeof each === 'string')));
  const deckTop = take(...(position.deck ?? []));
  const discardNames = Array.isArray(position.discard) ? position.discard : [];
  const discardTop = take(...discardNames);
  const isHarmless = (card: CardId) =>
    card < box.questCards && !box.isTrouble[card] && !box.isShield[card] && !box.isResurrection[card];
  const harmless = take.rest(isHarmless);
  const fillers = (held: (string | number)[]) =>
    harmless.splice(
      0,
      held.reduce<number>((sum, each) => sum + (typeof each === 'number' ? each : 0), 0),
    );
  state.hands = wanted.map((held, seat) => [...named[seat]!, ...fillers(held)]);
  const moreDiscards = typeof position.discard === 'number' ? harmless.splice(0, position.discard) : [];
  state.questDiscard = [...moreDiscards, ...discardTop.reverse()];
  layCharacters(state, take, position);
  const beasts = take(...(position.beasts ?? []));
  const otherBeasts = take.rest((card) => box.types[card] === 'beast');
  const { otherBeasts: where = 'beneath' } = position;
  state.beastDeck = [...(where === 'beneath' ? otherBeasts : []), ...beasts.reverse()];
  state.beastDiscard = where === 'discarded' ? otherBeasts : [];
  const beneath = position.deckEnds ? [] : [...take.rest(), ...harmless];
  state.questDeck = [...beneath, ...deckTop.reverse()];
  const all = (1 << (box.players + 1)) - 1;
  state.knownBy = state.knownBy.map(() => 0);
  state.hands.forEach((held, seat) => {
    for (const card of held) state.knownBy[card] = 1 << seat;
  });
  for (const card of state.questDiscard) state.knownBy[card] = all;
  laySeats(state, position);
}

function layCharacters(state: State, take: ReturnType<typeof cardTaker>, position: Position): void {
  const {
    hands,
    characters = {},
    allies = {},
    characterDeck = [],
    charactersEnd,
    characterDiscard = [],
  } = position;
  const own = hands.map((_, seat) =>
    characters[seat] === undefined ? undefined : take(characters[seat])[0]!,
  );
  state.allies = hands.map((_, seat) => take(...(allies[seat] ?? [])));
  const top = take(...characterDeck);
  state.characterDiscard = take(...characterDiscard).reverse();
  const first = Math.min(...state.characters, ...state.characterDeck);
  const rest = take.rest((card) => card >= first && card < first + 16);
  state.characters = own.map((card) => card ?? rest.pop()!);
  state.used = own.map((card) => card === undefined);
  state.characterDeck = [...(charactersEnd ? [] : rest), ...top.reverse()];
}

function laySeats(state: State, position: Position): void {
  state.active = position.active ?? 0;
  state.direction = position.direction ?? 1;
  state.turns = position.turns ?? 0;
  state.reshuffles = position.reshuffles ?? 0;
  state.nightfall = position.nightfall ?? false;
  for (const seat of position.out ?? []) {
    state.living[seat] = false;
    state.left.push(seat);
  }
  for (const seat of position.misses ?? []) state.missing[seat] = true;
  for (const seat of position.warded ?? []) state.warded[seat] = true;
  for (const seat of position.askMe ?? []) state.askMe[seat] = true;
}

export const names = (t: Adventure, cards: readonly CardId[]): string[] =>
  cards.map((card) => t.box.faces[card]!.name);
export const handOf = (t: Adventure, seat: Seat): string[] => names(t, t.view(seat).mine!.hand);
export const sizes = (t: Adventure): number[] => t.view().players.map(({ cards }) => cards);
export const discards = (t: Adventure): string[] => names(t, t.view().questDiscard);
export const told = <Kind extends Event['kind']>(
  t: Adventure,
  kind: Kind,
  viewer: Seat | 'spectator' = 'spectator',
) => t.events<Event>(viewer, kind) as Extract<Event, { kind: Kind }>[];

/** Whose turns there were, in order, the running one last. */
export const turnsOf = (t: Adventure): Seat[] => told(t, 'turn').map(({ seat }) => seat);

const DECLINING = ['Take the hit', 'Let them go'];

/** Nobody defends and nobody rises again, for as long as that is what is asked. */
export function unopposed(t: Adventure): Adventure {
  while (t.question === 'defend' || t.question === 'resurrect') {
    const seat = t.asked[0]!;
    t.answers(seat, DECLINING.find((label) => t.labels(seat).includes(label))!);
  }
  return t;
}

/** Everybody who has to pick something picks the first thing offered, for as long as this question is asked. */
export function anyOld(t: Adventure, question: string): Adventure {
  while (t.question === question) t.picks(t.asked[0]!, 0);
  return t;
}
