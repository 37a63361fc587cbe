// The test vocabulary: set a table up by names, load dice, answer by label, look as a player. See README.md here.

import { expect } from 'vitest';
import type { GameEvent } from '../engine/event.ts';
import { inWords } from '../engine/event.ts';
import type { Game, Result } from '../engine/game.ts';
import { seedFromText, seedWords } from '../engine/hash.ts';
import { answer, decisionFor, fork, type Match, playFrom, seatsAsked, viewFor } from '../engine/match.ts';
import { whyNotPlain } from '../engine/plain.ts';
import type { Decision } from '../engine/question.ts';
import { rngFrom } from '../engine/random.ts';
import { openBox, type Wishes } from '../engine/setup.ts';
import type { BaseBox, BaseState, CardId, Seat, Viewer } from '../engine/table.ts';
import { eventsFor } from '../engine/tale.ts';
import { type UndoAnswer, undo, undoFor } from '../engine/undo.ts';

export type ScenarioSetup<State, Box> = Wishes & {
  /** Decides what is not laid out by hand; any text. */
  seed?: string;
  /** Dice for what the rules roll before anybody is asked. */
  rolls?: readonly number[];
  /** Lays the position out, in the state as it is before the first unit. */
  arrange?: (state: State, box: Box) => void;
};

/** Whoever looks whether a broken rule is noticed (checks/mutants.ts) runs each test many times: there one way is enough. */
const ONE_WAY = process.env.MUTANT_ONE_WAY !== undefined;

/** A match that begins from a position laid out by hand. Every answer is given three ways, and they have to agree. */
export class Scenario<State extends BaseState, Box extends BaseBox, View> {
  readonly game: Game<State, Box, View>;
  readonly box: Box;
  private readonly start: State;
  private readonly wishes: Wishes;
  private readonly seed: string;
  match: Match<State, Box, View>;

  constructor(
    game: Game<State, Box, View>,
    { seed = 'scenario', arrange, rolls = [], ...wishes }: ScenarioSetup<State, Box>,
  ) {
    this.game = game;
    this.wishes = wishes;
    this.seed = seedFromText(seed);
    const { box, deal } = openBox(game, wishes);
    this.box = box;
    this.start = deal(rngFrom(seedWords(this.seed)));
    arrange?.(this.start, this.box);
    this.start.rng.loaded = { next: 0, dice: rolls.slice() };
    this.match = this.replayed([]);
  }

  /** The next dice show these numbers, in the order the rules roll them. A 0 is left to chance. */
  rolls(...dice: number[]): this {
    const loaded = this.start.rng.loaded!;
    const rolled = this.state.rng.loaded!.next;
    while (loaded.dice.length < rolled) loaded.dice.push(0);
    loaded.dice.splice(rolled, dice.length, ...dice);
    this.match = this.replayed(this.match.choices);
    return this;
  }

  /** A seat answers its question with the option of this label (or the only one whose label begins so). */
  answers(seat: Seat, label: string): this {
    return this.picks(seat, this.indexOf(seat, label));
  }

  /** Several answers of one seat, one after the other. */
  answersAll(seat: Seat, ...labels: string[]): this {
    for (const label of labels) this.answers(seat, label);
    return this;
  }

  /** Answers with the option of an index, whatever its label. */
  picks(seat: Seat, option: number): this {
    if (ONE_WAY) {
      answer(this.match, seat, option);
      return this;
    }
    const before = this.snapshot();
    const forked = fork(this.match);
    answer(forked, seat, option);
    expect(this.snapshot(), 'a fork disturbed its original').toBe(before);
    answer(this.match, seat, option);
    expect(JSON.stringify(forked.now.state), 'fork and original came out differently').toBe(this.snapshot());
    const replay = this.replayed(this.match.choices);
    expect(JSON.stringify(replay.now.state), 'the replay came out differently').toBe(this.snapshot());
    expect(whyNotPlain(this.state), 'the state is not plain data').toBeUndefined();
    return this;
  }

  /** Exactly these options are offered, in any order. */
  offers(seat: Seat, labels: readonly string[]): this {
    expect(this.labels(seat).toSorted()).toEqual(labels.toSorted());
    return this;
  }

  labels(seat: Seat): string[] {
    return this.decision(seat).options.map((option) => option.label);
  }

  decision(seat: Seat): Decision {
    const decision = decisionFor(this.match, seat);
    if (decision === undefined) throw new Error(`Seat ${seat} is asked nothing; ${this.pending()}.`);
    return decision;
  }

  /** Why something of this label is not among a seat's options: "clause: reason"; undefined when nothing is said. */
  whyNot(seat: Seat, label: string): string | undefined {
    const found = this.decision(seat).notPossible.find((each) => each.label === label);
    return found && `${found.clause}: ${found.reason}`;
  }

  /** The seats that are asked something, and the name of the question. */
  get asked(): Seat[] {
    return seatsAsked(this.match);
  }

  get question(): string | undefined {
    return this.match.asks[0]?.question.name;
  }

  /** What a viewer sees; a spectator when nobody is named. */
  view(viewer: Viewer = 'spectator'): View {
    return viewFor(this.match, viewer);
  }

  /** The state itself, for what no single view shows. Prefer `view`. */
  get state(): State {
    return this.match.now.state;
  }

  get table() {
    return this.match.now;
  }

  get result(): Result | undefined {
    return this.match.result;
  }

  /** Events a viewer may see, of one kind or of all. */
  events<Event extends GameEvent>(viewer: Viewer = 'spectator', kind?: Event['kind']): Event[] {
    const all = eventsFor(this.match, viewer).map(({ event }) => event as Event);
    return kind === undefined ? all : all.filter((event) => event.kind === kind);
  }

  /** The log as a viewer reads it. */
  log(viewer: Viewer = 'spectator'): string[] {
    const nameOfCard = (card: CardId) => this.box.faces[card]!.name;
    const reader = { viewer, nameOfSeat: (seat: Seat) => `P${seat + 1}`, nameOfCard };
    return this.events(viewer).map((event) => inWords(this.game.story(this.box, event), reader));
  }

  canUndo(seat: Seat): UndoAnswer {
    return undoFor(this.match, { seat });
  }

  undoes(seat: Seat, consent: readonly Seat[] = []): this {
    this.match = undo(this.match, { seat, consent }) as Match<State, Box, View>;
    return this;
  }

  /** A copy of the match, for what needs one. */
  get fork(): Match<State, Box, View> {
    return fork(this.match);
  }

  private indexOf(seat: Seat, label: string): number {
    const labels = this.labels(seat);
    const exact = labels.indexOf(label);
    if (exact >= 0) return exact;
    const alike = labels.flatMap((each, i) => (each.startsWith(label) ? [i] : []));
    if (alike.length === 1) return alike[0]!;
    throw new Error(`“${label}” is not offered to seat ${seat} (${this.question}): ${labels.join(' | ')}`);
  }

  private pending(): string {
    return this.match.result ? 'the match is over' : `${this.asked.join(', ')} is asked “${this.question}”`;
  }

  private snapshot(): string {
    return JSON.stringify(this.state);
  }

  private replayed(choices: readonly number[]): Match<State, Box, View> {
    const { box, seed, wishes } = this;
    return playFrom(this.game, { box, seed, wishes, start: this.game.copy(this.start) }, choices);
  }
}

/**
 * Hands out cards by name when a position is laid out, each only once.
 *
 *     const take = cardTaker(box);
 *     state.hands[0] = take('Pie', 'Wasp');
 *     state.deck = take.rest();            // all that was not taken
 */
export function cardTaker(box: BaseBox): CardTaker {
  const free = new Set(box.faces.keys());
  const takeOne = (name: string): CardId => {
    for (const card of free) {
      const face = box.faces[card]!;
      if (face.name === name || face.key === name) {
        free.delete(card);
        return card;
      }
    }
    throw new Error(`No card “${name}” is left to take: check its name, and how many copies there are.`);
  };
  const take = (...names: string[]) => names.map(takeOne);
  const rest = (wanted: (card: CardId) => boolean = () => true) => {
    const taken = [...free].filter(wanted);
    for (const card of taken) free.delete(card);
    return taken;
  };
  return Object.assign(take, { rest });
}

export type CardTaker = ((...names: string[]) => CardId[]) & {
  /** All cards not yet taken, or those of them that are wanted. */
  rest(wanted?: (card: CardId) => boolean): CardId[];
};
