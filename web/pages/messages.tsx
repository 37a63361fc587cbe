// What a page says while it waits, and when something went wrong.

import { linkTo } from '../shell/router.ts';

export function Loading({ what }: { what: string }) {
  return (
    <main className="message" aria-busy="true">
      <p role="status">{what}…</p>
    </main>
  );
}

/** One sentence that says what was wrong, and a way on. */
export function Trouble({ problem }: { problem: string }) {
  return (
    <main className="message">
      <h1>A misadventure</h1>
      <p role="alert">{problem}</p>
      <p>
        <a className="button" href={linkTo()}>
          Back to the shelf
        </a>
      </p>
    </main>
  );
}
