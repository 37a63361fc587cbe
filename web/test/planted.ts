// A table in the middle of a match: the game's own instinct plays up to a position, and a person takes over there.

import type { Page } from 'playwright-core';
import type { Game } from '../../engine/game.ts';
import { seedFromText } from '../../engine/hash.ts';
import { answer, decisionFor, type Match, startMatch } from '../../engine/match.ts';
import { recordOf } from '../../engine/record.ts';
import { writeCompact } from '../../engine/record-text.ts';
import type { SeatPlan } from '../../tables/seats.ts';
import type { SavedTable } from '../session/store.ts';
import { waitForMe } from './play.ts';

type Planted = {
  readonly seats: readonly SeatPlan[];
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  /** The position that is looked for, in one match after the other. */
  readonly at: (match: Match) => boolean;
  /** What the first seat chooses whenever it can, however little its instinct thinks of it. */
  readonly fondOf?: string;
};

const MOST_MATCHES = 60;

/** The first match that comes to the position, as the text of a link; always the same one. */
export function recordAt(game: Game, { seats, options = {}, at, fondOf }: Planted): string {
  for (let number = 0; number < MOST_MATCHES; number++) {
    const seed = seedFromText(`planted ${number}`);
    const match = startMatch(game, { players: seats.length, seed, options });
    while (match.result === undefined) {
      if (at(match)) return writeCompact(recordOf(match, seats));
      if (!answerFondly(match, fondOf)) answerSensibly(game, match);
    }
  }
  throw new Error(`None of ${MOST_MATCHES} matches came to that position.`);
}

function answerFondly(match: Match, fondOf: string | undefined): boolean {
  const at = decisionFor(match, 0)?.options.findIndex(({ label }) => label === fondOf) ?? -1;
  if (at >= 0) answer(match, 0, at);
  return at >= 0;
}

function answerSensibly(game: Game, match: Match): void {
  const ask = match.asks[match.choices.length % match.asks.length]!;
  const weights = game.instinct?.(match.now, ask);
  answer(match, ask.seat, weights === undefined ? 0 : weights.indexOf(Math.max(...weights)));
}

/** Opens its replay, goes to its end, and plays on from there. */
export async function playOnFrom(page: Page, record: string): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}#/replay/${record}`);
  const slider = page.getByRole('region', { name: 'Replay' }).getByRole('slider');
  const last = (await slider.getAttribute('max')) ?? '';
  await slider.fill(last);
  await page.locator(`.table[data-choices="${last}"]`).waitFor();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await waitForMe(page);
}

/** Saves a table in this browser as a match would have saved it. */
export async function saveTable(page: Page, table: SavedTable, record: string): Promise<void> {
  await page.evaluate(
    ([saved, text]) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('misadventure', 1);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('tables', { keyPath: 'id' });
          opening.result.createObjectStore('records');
        };
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const both = opening.result.transaction(['tables', 'records'], 'readwrite');
          both.objectStore('tables').put(saved);
          both.objectStore('records').put(text, saved.id);
          both.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    [table, record] as const,
  );
}
