// What just happened, who may see it, and how it is told in sentences.

import { copyPlain } from './plain.ts';
import type { CardId, Seat, Table, Viewer } from './table.ts';

/** A game's events are a union of records told apart by `kind`. */
export type GameEvent = { readonly kind: string };

/** Who sees an event: `onlyTo` sees it whole, the others see `rest`, or nothing when there is none. */
export type Audience<E extends GameEvent = GameEvent> = {
  readonly onlyTo: Seat | readonly Seat[];
  readonly rest?: E;
};

export type Happening = {
  readonly event: GameEvent;
  readonly audience?: Audience;
  /** How many choices had been made in the match when it happened. */
  readonly choice: number;
  /** It told something an author had written beforehand, which no redeal can show to be new. */
  readonly reveals?: true;
};

/**
 * Tells the table what happened.
 *
 *     tell(t, { kind: 'swing', by: seat, roll, hit });                                    // seen by everyone
 *     tell(t, { kind: 'drew', by: seat, card }, { onlyTo: seat, rest: { kind: 'drew', by: seat } });
 */
export function tell<E extends GameEvent>(t: Table, event: E, audience?: Audience<E>): void {
  if (t.tale !== undefined) t.tale.push(happening(t.choicesMade, event, audience));
}

/**
 * Tells the table something that the author of a scenario had hidden: a trap, a puzzle's solution. It is the same in every
 * deal of the cards, so the rules have to say that it is news: a choice that led here cannot be taken back.
 */
export function reveal<E extends GameEvent>(t: Table, event: E, audience?: Audience<E>): void {
  if (t.tale !== undefined) t.tale.push({ ...happening(t.choicesMade, event, audience), reveals: true });
}

/** Apart from `tell`, so that a playout, in which nobody listens, does not even make the event. */
function happening(choice: number, event: GameEvent, audience: Audience | undefined): Happening {
  if (audience === undefined) return { event: copyPlain(event), choice };
  return { event: copyPlain(event), choice, audience: copyPlain(audience) };
}

/** The event as this viewer may see it; undefined when it is none of their business. */
export function seenBy(happening: Happening, viewer: Viewer): GameEvent | undefined {
  if (happening.audience === undefined || isFor(happening.audience, viewer)) return happening.event;
  return happening.audience.rest;
}

function isFor(audience: Audience, viewer: Viewer): boolean {
  if (viewer === 'spectator') return false;
  return typeof audience.onlyTo === 'number' ? audience.onlyTo === viewer : audience.onlyTo.includes(viewer);
}

/** A part of a sentence: words, or something an interface can name, link and light up. */
export type Part =
  | string
  | { readonly seat: Seat }
  | { readonly verb: string; readonly of: Seat }
  | { readonly card: CardId }
  | { readonly clause: string };

export type Sentence = readonly Part[];

/**
 * A sentence with things in it: say`${who(by)} ${verb('plays', by)} ${the(card)}.`
 * An interface shows "Oswin plays Thief." to others and "You play Thief." to Oswin.
 */
export function say(words: TemplateStringsArray, ...parts: (Part | number | Sentence)[]): Sentence {
  const sentence: Part[] = [];
  words.forEach((word, i) => {
    if (word !== '') sentence.push(word);
    const part = parts[i];
    if (part === undefined) return;
    if (Array.isArray(part)) sentence.push(...(part as Sentence));
    else sentence.push(typeof part === 'number' ? String(part) : (part as Part));
  });
  return sentence;
}

export const who = (seat: Seat): Part => ({ seat });
export const the = (card: CardId): Part => ({ card });
export const clause = (id: string): Part => ({ clause: id });

/** A verb in the form others read ("plays", "loses", "is"); its own seat reads "play", "lose", "are". */
export const verb = (form: string, of: Seat): Part => ({ verb: form, of });

const IRREGULAR: Readonly<Record<string, string>> = {
  is: 'are',
  has: 'have',
  was: 'were',
  does: 'do',
  goes: 'go',
  dies: 'die',
};

function forYou(form: string): string {
  const irregular = IRREGULAR[form];
  if (irregular !== undefined) return irregular;
  if (/(?:ss|sh|ch|x|zz)es$/.test(form)) return form.slice(0, -2);
  if (/[^aeiou]ies$/.test(form)) return `${form.slice(0, -3)}y`;
  return form.replace(/s$/, '');
}

/** How a sentence's parts are called, and who reads it. */
export type Reader = {
  readonly viewer: Viewer;
  nameOfSeat(seat: Seat): string;
  nameOfCard(card: CardId): string;
};

/** The sentence as plain text, for a terminal, a screen reader or a test. */
export function inWords(sentence: Sentence, reader: Reader): string {
  return partsInWords(sentence, reader).join('');
}

/** The same part by part, with a capital wherever a sentence begins: "Battle: Gruk. You begin." A card's own "!" ends one. */
export function partsInWords(sentence: Sentence, reader: Reader): string[] {
  let before = '. ';
  return sentence.map((part) => {
    const words = afterEnd(before, wordsOf(part, reader));
    const begins = /[.?!] $/.test(before);
    if (words !== '') before = words;
    return begins ? words.charAt(0).toUpperCase() + words.slice(1) : words;
  });
}

const afterEnd = (before: string, words: string): string =>
  /[!?…]$/.test(before) ? words.replace(/^\./, '') : words;

export function wordsOf(part: Part, reader: Reader): string {
  if (typeof part === 'string') return part;
  if ('card' in part) return reader.nameOfCard(part.card);
  if ('clause' in part) return `(${part.clause})`;
  if ('verb' in part) return part.of === reader.viewer ? forYou(part.verb) : part.verb;
  return part.seat === reader.viewer ? 'you' : reader.nameOfSeat(part.seat);
}
