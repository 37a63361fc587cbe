// What a page says while it waits, and when something went wrong.

import { linkTo } from '../shell/router.ts';
import { useTitle } from '../shell/title.ts';
import { Icon } from '../table/icon.tsx';
import icons from './messages.icons.json' with { type: 'json' };

export function Loading({ what }: { what: string }) {
  return (
    <main className="message" aria-busy="true">
      <p role="status">{what}…</p>
    </main>
  );
}

/** What was wrong in a sentence, and two ways on. */
export function Trouble({ problem }: { problem: string }) {
  useTitle('A misadventure');
  return (
    <main className="message">
      <Icon className="message-icon" outline={icons.trouble} />
      <h1>A misadventure</h1>
      <p role="alert">{problem}</p>
      <p className="row">
        <button type="button" className="button main" onClick={() => window.location.reload()}>
          Load it again
        </button>
        <a className="button quiet" href={linkTo()}>
          Back to the shelf
        </a>
      </p>
    </main>
  );
}
