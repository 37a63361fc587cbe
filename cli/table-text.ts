// A table as plain lines that a screen reader can follow: who has what, what happened, how it ended.

import { inWords, type Reader } from '../engine/event.ts';
import type { Result } from '../engine/game.ts';
import { type Match, viewFor } from '../engine/match.ts';
import type { BaseBox, Seat, Viewer } from '../engine/table.ts';
import { eventsFor } from '../engine/tale.ts';
import type { Area } from '../engine/view.ts';
import { verdictOf } from '../tables/verdict.ts';

export const nameOfSeat = (seat: Seat): string => `Player ${seat + 1}`;

const nameOfCard = (box: BaseBox, card: number): string => box.faces[card]?.name ?? 'a card';

export function readerOf(match: Match, viewer: Viewer): Reader {
  return { viewer, nameOfSeat, nameOfCard: (card) => nameOfCard(match.box, card) };
}

/** Everything on the table that the viewer may see, one line for each place. */
export function tableLines(match: Match, viewer: Viewer): string[] {
  const areas = match.game.areas(match.box, viewFor(match, viewer));
  return areas.map((area) => areaLine(match.box, area, viewer));
}

function areaLine(box: BaseBox, area: Area, viewer: Viewer): string {
  const owner = area.owner === undefined ? '' : `${ownerName(area.owner, viewer)}, `;
  const facts = (area.facts ?? []).map(({ label, value }) => `${label}: ${value}.`);
  return [`${owner}${area.title}${contents(box, area)}.`, ...facts].join(' ');
}

const ownerName = (owner: Seat, viewer: Viewer) => nameOfSeat(owner) + (owner === viewer ? ' (you)' : '');

function contents(box: BaseBox, { count, cards = [] }: Area): string {
  if (count === undefined && cards.length === 0) return '';
  const all = count ?? cards.length;
  if (all === 0) return ': empty';
  const names = cards.map(
    ({ card, note }) => nameOfCard(box, card) + (note === undefined ? '' : ` (${note})`),
  );
  const unseen = names.length > 0 && all > names.length ? [`${all - names.length} unseen`] : [];
  return `: ${all} ${all === 1 ? 'card' : 'cards'}${names.length > 0 ? `, ${[...names, ...unseen].join(', ')}` : ''}`;
}

/** What happened since, as sentences; a new paragraph begins with an empty line. */
export function newsLines(match: Match, viewer: Viewer, since: number): string[] {
  const { game, box } = match;
  return eventsFor(match, viewer, since).flatMap(({ event }) => {
    const sentence = inWords(game.story(box, event), readerOf(match, viewer));
    return game.isHeading?.(event) ? ['', sentence] : [sentence];
  });
}

export function resultLine(result: Result, viewer: Viewer): string {
  const verdict = verdictOf(result, { viewer, nameOf: nameOfSeat });
  const why = result.why === undefined ? '' : ` ${result.why}`;
  return `The match is over. ${result.outcome}: ${verdict}${why}`;
}
