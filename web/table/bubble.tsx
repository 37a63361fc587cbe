// A bubble with somebody's last deed, which stays until the viewer has chosen; what hits them makes them exclaim first.

import { inWords, type Part, type Sentence } from '../../engine/event.ts';
import type { Seat, Viewer } from '../../engine/table.ts';
import { type TableModel, useDirected, useTable } from './model.ts';
import type { Told } from './public-game.ts';
import { remarkOf } from './remark.ts';
import { readerOf, withoutClauses } from './wording.ts';

export function Bubble({ seat, isThinking }: { seat: Seat; isThinking: boolean }) {
  const deed = useDeed(seat);
  const { remarks } = useTable();
  const remark = useDirected((now) => remarkOf(remarks, seat, now));
  if (remark !== undefined)
    return (
      <p className="bubble" data-remark="" aria-hidden="true" key={remark}>
        {remark}
      </p>
    );
  if (isThinking)
    return (
      <p className="bubble" data-thinking="">
        <i />
        <i />
        <i />
        <span className="spoken">thinking</span>
      </p>
    );
  return deed === undefined ? null : (
    <p className="bubble" aria-hidden="true">
      {deed}
    </p>
  );
}

const FITS_ONE_LINE = 46;

/**
 * On a phone the bubbles have no room: the latest deed of all stands on a line of its own, under the seats. While it is
 * played the stage says it, and what flies to the seats has the room.
 */
export function News() {
  const model = useTable();
  const news = useDirected(({ told, isPlaying }) => (isPlaying ? undefined : newsOf(model, told)));
  return (
    <p className="layout-news" aria-hidden="true">
      {news && <span data-long={news.length > FITS_ONE_LINE || undefined}>{news}</span>}
    </p>
  );
}

function newsOf(model: TableModel, told: readonly Told[]): string | undefined {
  const deeds = told
    .slice(-LATEST)
    .filter(
      ({ choice, isHeading, sentence: [first] }) =>
        choice > model.chosenAt && !isHeading && isSomebodyElse(first, model.viewer),
    );
  const latest = deeds.findLast(isAboutACard) ?? deeds.at(-1);
  return latest && inWords(withoutClauses(latest.sentence), readerOf(model));
}

const isAboutACard = ({ sentence }: Told): boolean =>
  sentence.some((part) => typeof part === 'object' && 'card' in part);

const isSomebodyElse = (part: Part | undefined, viewer: Viewer): boolean =>
  typeof part === 'object' && 'seat' in part && part.seat !== viewer;

function useDeed(seat: Seat): string | undefined {
  const model = useTable();
  return useDirected(({ told }) => deedOf(model, told, seat));
}

const LATEST = 60;

function deedOf(model: TableModel, told: readonly Told[], seat: Seat): string | undefined {
  const theirs = told
    .slice(-LATEST)
    .filter((line) => line.choice > model.chosenAt && !line.isHeading && isSubject(line.sentence, seat));
  const deed = theirs.findLast((line) => isAboutACard(line) || isWithSomebody(line)) ?? theirs.at(-1);
  if (deed === undefined) return undefined;
  const said = withoutClauses(deed.sentence);
  const words = inWords(isWithSomebody(deed) ? said : said.slice(1), readerOf(model)).trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "Mirabel and you swap hands": done together. */
const isWithSomebody = ({ sentence: [, second] }: Told): boolean =>
  typeof second === 'string' && second.startsWith(' and ');

/** "Oswin plays Trap": the seat comes first. */
function isSubject([first]: Sentence, seat: Seat): boolean {
  return typeof first === 'object' && 'seat' in first && first.seat === seat;
}
