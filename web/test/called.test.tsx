// Issue 9, defect 4: "You attacks you", "YOU’S BRAVE", "Order: You › You". Matches of every game with nobody but people at one screen
// are read through the eyes of one of them, of another, and of somebody who only looks on: the story, the stage, and the table as it
// is drawn. To themselves everybody is "you", to all others they have a name, whether somebody gave it or not.

import { afterAll, describe, expect, test, vi } from 'vitest';
import { inWords, type Part, type Reader, type Sentence, wordsOf } from '../../engine/event.ts';
import type { Game } from '../../engine/game.ts';
import { seedFromText } from '../../engine/hash.ts';
import { answer, type Match, startMatch } from '../../engine/match.ts';
import { recordOf } from '../../engine/record.ts';
import type { CardFace, Viewer } from '../../engine/table.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import { Onlooker } from '../../tables/onlooker.ts';
import { type SeatPlan, seatsOf } from '../../tables/seats.ts';
import { salted } from '../../test/salt.ts';
import { inMyHand, oneMore, plansOf, seatedBy, standardSeats } from '../pages/seat-plans.ts';
import { toldAfter } from '../session/told.ts';
import type { Told } from '../table/public-game.ts';
import { type Beat, Script } from '../table/scene.ts';
import { withoutClauses } from '../table/wording.ts';
import { drawn, type Parts, partsOf } from './drawn-table.tsx';

// Without a browser no window has a size.
vi.stubGlobal('matchMedia', () => ({ matches: false }));
afterAll(() => {
  vi.unstubAllGlobals();
});

const MOST_CHOICES = 240;
/** Of so many choices one is made blindly, or much would never happen. */
const BLIND = 4;
/** To draw a table takes longer than to play on: of so many positions one is drawn. */
const DRAWN = 20;

/** Who sits there, in the ways a table comes to its names: proposed by the page, given by people, and never given. */
const SEATINGS: Readonly<Record<string, (game: Game, match: Match) => readonly SeatPlan[]>> = {
  'as the page proposes': (game, { wishes: { players } }) => {
    const { id, title, about, minutes, weight, options } = game;
    const shelf = { id, title, about, minutes, weight, options, players: game.players };
    let seats: readonly SeatPlan[] = standardSeats(shelf);
    while (seats.length < players) seats = oneMore(shelf, seats);
    return plansOf(seats.slice(0, players).map((seat) => seatedBy(seat, 'person')));
  },
  'with names, in one hand': (_game, { wishes: { players } }) =>
    inMyHand(
      Array.from({ length: players }, (_, seat) => ({ name: `Ash${'abcdefghi'[seat]}`, player: 'person' })),
      () => true,
    ),
  'from a record that names nobody': (_game, match) => seatsOf(recordOf(match)),
};

describe.each(Object.keys(CATALOGUE))('%s', async (id) => {
  const { game } = await CATALOGUE[id]!();
  const parts = await partsOf(id);

  test.each(Object.keys(SEATINGS))('is told and shown in plain English %s', (seating) => {
    const ways = Object.keys(SEATINGS).indexOf(seating);
    const { min, max } = game.players;
    const players = Math.min(max, Math.max(2, min + ways));
    const match = startMatch(game, { players, seed: seedFromText(salted(`called ${ways}`)) });
    const seats = SEATINGS[seating]!(game, match);
    const watchers = ([0, players - 1, 'spectator'] as const).map((eyes) => new Watcher(parts, seats, eyes));
    for (;;) {
      for (const watcher of watchers) watcher.look(match);
      if (match.result !== undefined || match.choices.length >= MOST_CHOICES) break;
      answerSomehow(game, match);
    }
    expect(watchers.flatMap(({ complaints }) => [...complaints])).toEqual([]);
    expect(watchers.flatMap(({ verbs }) => [...verbs]).length, 'verbs that were heard').toBeGreaterThan(5);
  });
});

function answerSomehow(game: Game, match: Match): void {
  const { length } = match.choices;
  const ask = match.asks[length % match.asks.length]!;
  const weights = length % BLIND === 0 ? undefined : game.instinct?.(match.now, ask);
  answer(match, ask.seat, weights ? weights.indexOf(Math.max(...weights)) : length % ask.options.length);
}

/** Somebody who reads all there is to read, and complains about its English. */
class Watcher {
  readonly complaints = new Set<string>();
  /** As others read them: "attacks". */
  readonly verbs = new Set<string>();
  readonly #onlooker: Onlooker;
  readonly #viewer: Viewer;
  readonly #parts: Parts;
  readonly #seats: readonly SeatPlan[];
  readonly #script = new Script();
  #told: readonly Told[] = [];

  constructor(parts: Parts, seats: readonly SeatPlan[], viewer: Viewer) {
    this.#onlooker = new Onlooker(viewer);
    this.#viewer = viewer;
    this.#parts = parts;
    this.#seats = seats;
  }

  look(match: Match): void {
    const parts = this.#parts;
    const seats = this.#seats;
    const faces = match.box.faces as readonly CardFace[];
    const reader: Reader = {
      viewer: this.#viewer,
      nameOfSeat: (seat) => seats[seat]!.name,
      nameOfCard: (card) => faces[card]!.name,
    };
    const snapshot = this.#onlooker.look(match, seats);
    const scenery = { faces, viewer: this.#viewer, players: match.wishes.players };
    const beats = this.#script.hear(snapshot.told, parts.scenes, scenery);
    this.#told = toldAfter(this.#told, snapshot);
    const told = snapshot.told.map(({ sentence }) => sentence);
    for (const sentence of [...told, ...beats.flatMap(sentencesOf)]) this.#hear(sentence, reader);
    for (const { word } of beats.flatMap(({ felt }) => felt))
      if (DOES.test(word)) this.complaints.add(`flies to whoever it is: ${word}`);
    if (match.choices.length % DRAWN > 0) return;
    const lifted = snapshot.decision && match.choices.length % snapshot.decision.options.length;
    const table = { parts, match, seats, snapshot, told: this.#told.slice(-DRAWN) };
    for (const text of wordsIn(drawn({ ...table, lifted }))) this.#read(text);
    for (const text of wordsIn(drawn({ ...table, beat: beats.at(-1) }))) this.#read(text);
  }

  #hear(sentence: Sentence, reader: Reader): void {
    for (const part of sentence) if (typeof part === 'object' && 'verb' in part) this.verbs.add(part.verb);
    this.#read(inWords(withoutClauses(sentence), reader).trim());
  }

  #read(text: string): void {
    if (this.#isWrong(text)) this.complaints.add(`${this.#viewer}: ${text}`);
  }

  #isWrong(text: string): boolean {
    const names = this.#seats.map(({ name }) => name);
    const isYou = /(?:^|[.:;] )you (\w+)/i.exec(text)?.[1];
    const [, , theirs] = new RegExp(`^(${names.join('|')}) (\\w+)`).exec(text) ?? [];
    return (
      YOURS.some((wrong) => wrong.test(text)) ||
      (isYou !== undefined && (this.verbs.has(isYou) || THIRD.has(isYou))) ||
      (theirs !== undefined && this.#isForYou(theirs)) ||
      (!names.includes('Player 1') && /\bPlayer \d/.test(text))
    );
  }

  /** "Attack", where it should be "attacks". “Put” is also what somebody did. */
  #isForYou(word: string): boolean {
    const you: Reader = { viewer: 0, nameOfSeat: String, nameOfCard: String };
    return (
      word !== 'put' &&
      [...this.verbs].some((verb) => verb !== word && wordsOf({ verb, of: 0 }, you) === word)
    );
  }
}

/** "You’s", "You › You", "You and you", "begins. you draw". */
const YOURS = [/\byou[’']s\b/i, /\byou(?:[\s›,>→/–-]+| and )you\b/i, /[.!?] you\b/];
/** What flies to a seat stands beside “you” and beside a name alike: “kept it”, not “keeps it”. */
const DOES = /^(?:has|is|was|\w*[^\Wsu]s)\b/;
const THIRD = new Set(['is', 'has', 'does', 'was', 'puts', 'keeps', 'gets', 'goes', 'takes']);

const sentencesOf = ({ scene, felt }: Beat): readonly Sentence[] =>
  [scene.title, scene.verdict, scene.note, scene.turn, ...felt.map(said)].flatMap((each) =>
    each === undefined ? [] : [typeof each === 'string' ? [each] : each],
  );

/** As it is read aloud where it cannot be seen flying to somebody. */
const said = ({ seat, word }: Beat['felt'][number]): readonly Part[] => [{ seat }, ` ${word}`];

/** What is written in a markup, and what is only read aloud, piece by piece. */
function wordsIn(markup: string): string[] {
  return markup
    .replace(/<[^>]*? (?:aria-label|alt)="([^"]*)"[^>]*>/g, '\n$1\n')
    .replace(/<\/?(?:b|em|i|strong)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&#x27;', '’')
    .split('\n')
    .map((text) => text.trim())
    .filter((text) => text !== '');
}
