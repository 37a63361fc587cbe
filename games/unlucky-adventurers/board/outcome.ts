// Outcome tables in figures: what a line costs whom, as fields of the stage, as a forecast and as previews.

import type { Sentence } from '../../../engine/event.ts';
import type { CardFace, Seat, Viewer } from '../../../engine/table.ts';
import type { Forecast, Tone } from '../../../web/table/scene.ts';
import type { LiftedForecast } from '../../../web/table/stage.tsx';
import type { Face } from '../cards/card.ts';
import type { Row, Step, Who } from '../cards/notation.ts';
import type { PlayData } from '../questions/data.ts';
import { type Beside, brief } from './brief.ts';
import { asFace } from './cards.ts';

const LOSSES: readonly Step['op'][] = ['disc', 'rand', 'steal', 'pick', 'give'];

/** How many cards a line costs somebody. */
function lossOf({ steps }: Row, whom: Who): number {
  return steps.reduce((sum, { op, who, n }) => (who === whom && LOSSES.includes(op) ? sum + n : sum), 0);
}

/** What may go wrong for whoever plays a card, in words, and the steps that do it. */
const DANGERS: readonly { readonly word: string; readonly ops: readonly Step['op'][] }[] = [
  { word: 'You lose cards', ops: ['disc', 'rand', 'downto', 'half', 'lose', 'pay'] },
  { word: 'You miss a turn', ops: ['miss'] },
  { word: 'You show your hand', ops: ['show'] },
  { word: 'You face a Beast', ops: ['beast'] },
];

/** Does a line do one of these to its player, alone or with everybody? */
const doesToMe = ({ steps }: Row, ops: readonly Step['op'][]): boolean =>
  steps.some(
    ({ op, who }) => ops.includes(op) && (who === 'me' || who === 'ALL' || op === 'lose' || op === 'pay'),
  );

const costsMe = (row: Row): boolean => DANGERS.some(({ ops }) => doesToMe(row, ops));

/** Who reads a line that somebody rolls for, and at whom it is aimed, once that is known. */
export type Eyes = { readonly by: Seat; readonly viewer: Viewer; readonly target?: Seat | undefined };

/** To its player a line is as good as it is to them; to the others as good as what it does to themselves. */
function toneOf(row: Row, { by, viewer, target }: Eyes): Tone {
  if (row.steps.length === 0) return 'plain';
  const own = costsMe(row) ? 'bad' : 'good';
  if (viewer === 'spectator' || viewer === by) return own;
  const touches = row.steps.map((step) =>
    touchOf(step, target === undefined ? 'perhaps' : target === viewer),
  );
  return (['bad', 'good', 'plain'] as const).find((tone) => touches.includes(tone)) ?? own;
}

const HITS: readonly Step['op'][] = [...LOSSES, 'downto', 'half', 'miss', 'show', 'beast', 'look'];
const GIFTS: readonly Step['op'][] = ['draw', 'lose', 'pay'];

/** What a step does to somebody who did not play the card; nothing, if it is not about them. */
function touchOf({ op, who }: Step, isTarget: boolean | 'perhaps'): Tone | undefined {
  const isMe =
    who === 'OTH' || who === 'ALL' ? true : who === 'me' ? false : who === 'T' ? isTarget : 'perhaps';
  if (isMe === false) return undefined;
  if (isMe === 'perhaps' || !(HITS.includes(op) || GIFTS.includes(op))) return 'plain';
  return HITS.includes(op) ? 'bad' : 'good';
}

type Wording = (row: Row, by: Seat, beside?: Beside) => Sentence;

/** The table as fields that light up; a card without a die has none. */
export function forecastsOf(
  face: CardFace,
  eyes: Eyes,
  beside?: Beside,
  inWords: Wording = brief,
): Forecast[] {
  const { rows, rolled } = asFace(face);
  if (!rolled && rows.length < 2) return [];
  return rows.map((row) => ({
    faces: facesOf(row),
    title: inWords(row, eyes.by, beside),
    tone: toneOf(row, eyes),
  }));
}

export const toneOfRow = (face: CardFace, row: number, eyes: Eyes): Tone => {
  const line = asFace(face).rows[row];
  return line === undefined ? 'plain' : toneOf(line, eyes);
};

const facesOf = ({ from, to }: Row): number[] =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step);

/** "−1 or −2 of 7": what a target may lose; where it is nothing, what it holds. */
export function previewOf(face: CardFace, held: number): string {
  const losses = asFace(face).rows.map((row) => lossOf(row, 'T'));
  const different = [...new Set(losses.filter((loss) => loss > 0))].sort();
  return different.length === 0
    ? `holds ${held}`
    : `${different.map((loss) => `−${loss}`).join(' or ')} of ${held}`;
}

type DoneToSomebody = { readonly question: string; preview(theirs: number, mine: number): string };

/** Actions that roll nothing and yet are done to somebody, team mates included (UA-R-39, UA-R-40). */
export const DONE_TO_SOMEBODY: Readonly<Record<string, DoneToSomebody>> = {
  'act-thief': { question: 'rob', preview: (theirs) => `−1 of ${theirs}` },
  'act-trading': { question: 'trade-hands-with', preview: (theirs, mine) => `${theirs} for your ${mine}` },
};

type Figure = { readonly word: string; readonly value: string };

/** Whom it can be aimed at, as far as its lines tell them apart. */
export type Aimed = { readonly name: string; readonly isLeft: boolean; readonly isRight: boolean };

/** What matters before it is played: the average loss of a target, and on how many faces what goes wrong for oneself. */
export function figuresOf(face: CardFace, targets: readonly Aimed[] = []): Figure[] {
  const { rows, aimed } = asFace(face);
  return [...(aimed ? losses(rows, targets) : []), ...(rows.length > 1 ? dangersOf(rows) : [])];
}

const dangersOf = (rows: readonly Row[]): Figure[] =>
  DANGERS.flatMap(({ word, ops }) => {
    const risk = rows.reduce((sum, row) => sum + (doesToMe(row, ops) ? facesOf(row).length : 0), 0);
    return risk > 0 ? [{ word, value: `${risk} in 6` }] : [];
  });

/** Whom it may leave without a card. */
export const emptiedBy = ({ emptied }: Pick<PlayData, 'emptied'>, nameOf: (seat: Seat) => string): Figure[] =>
  emptied.flatMap((chance, seat) =>
    chance > 0 ? [{ word: `${nameOf(seat)} would be out`, value: `${Math.round(chance * 6)} in 6` }] : [],
  );

/** An average that is hardly a card helps nobody. */
const WORTH_SAYING = 0.5;

/** On average, of each target where it is not the same for all: who sits beside you may be hit by other lines too. */
function losses(rows: readonly Row[], targets: readonly Aimed[]): Figure[] {
  const average = ({ isLeft, isRight }: Omit<Aimed, 'name'>) => {
    const hit: Who[] = ['T', 'OTH', 'ALL'];
    if (isLeft) hit.push('L');
    if (isRight) hit.push('R');
    if (isLeft || isRight) hit.push('LR');
    const loss = (row: Row) => hit.reduce((sum, whom) => sum + lossOf(row, whom), 0);
    return rows.reduce((sum, row) => sum + (loss(row) * facesOf(row).length) / 6, 0).toFixed(1);
  };
  const each = targets.map((target) => ({ word: `${target.name} loses on average`, value: average(target) }));
  const [first = { word: '', value: average({ isLeft: false, isRight: false }) }] = each;
  if (each.some(({ value }) => value !== first.value)) return each;
  if (Number(first.value) < WORTH_SAYING) return [];
  return [each.length === 1 ? first : { word: 'Target loses on average', value: first.value }];
}

const REACHES_ALL: readonly Step['op'][] = ['passL', 'swapHands', 'trade', 'duel'];

/** Can none of its lines cost its player anything? */
export const isSafe = (face: CardFace): boolean =>
  asFace(face).rows.every(
    (row) => !costsMe(row) && !row.steps.some(({ op, who }) => who === 'ALL' || REACHES_ALL.includes(op)),
  );

/** The card beside it says what it does: that is not said twice. What everybody holds tells what it is worth. */
export function withoutDie(
  { key, text, type }: Face,
  detail = text,
  hands: readonly Figure[] = [],
): LiftedForecast {
  const more = withoutClauses(detail.replace(text, '').trim());
  if (type === 'character')
    return more === ''
      ? { title: 'Use it now?', text: 'It works only once.', figures: hands }
      : { title: 'Want to be asked?', text: more };
  if (more !== '') return { title: 'What it does', text: more };
  if (key in DONE_TO_SOMEBODY)
    return { title: 'Choose somebody', text: 'No die, no excuses.', figures: hands };
  return /\broll/i.test(text)
    ? { title: 'Leave it to the die', text: 'It cannot be blamed either.', figures: hands }
    : { title: 'It simply happens', text: 'No die, no excuses.', figures: hands };
}

/** Clause ids stand behind §. */
const withoutClauses = (text: string): string => text.replace(/ \([A-Z]+(?:-[A-Z0-9]+)+\)/g, '');
