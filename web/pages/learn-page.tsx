// Learn a game: what its first match will teach, and the way into it.

import { SHELF } from 'virtual:shelf';
import { useAttempt } from '../shell/attempt.ts';
import { PageFrame } from '../shell/page-frame.tsx';
import { linkTo } from '../shell/router.ts';
import { useGameParts } from './game-parts.ts';
import { Loading, Trouble } from './messages.tsx';
import { standardSeats } from './seat-fields.tsx';
import { startTable } from './start-table.ts';

export function LearnPage({ game: id }: { game: string }) {
  const parts = useGameParts(id);
  const { problem, isBusy, attempt } = useAttempt();
  const game = SHELF.find((each) => each.id === id);
  if (game === undefined) return <Trouble problem={`There is no game “${id}” on this shelf.`} />;
  if (parts === undefined) return <Loading what="Fetching the guide" />;
  const seats = standardSeats(game).map((seat, at) => (at === 0 ? seat : { ...seat, player: 'easy' }));
  const begin = () => attempt(() => startTable({ game: id, seats, options: {}, isGuided: true }));
  const { rulebook, guide } = parts;
  return (
    <PageFrame title={`Learn ${game.title}`}>
      <div className="paper reading">
        <p className="lead">{game.about}</p>
        <p>
          You learn it by playing: the guide explains each question when it first comes up, against gentle
          bots. Stop it whenever you like.
        </p>
        <p className="row">
          <button type="button" className="button" disabled={isBusy} onClick={begin}>
            Begin the first game
          </button>
          <a href={linkTo('rules', id)}>Read the rules instead</a>
        </p>
        {problem && <p role="alert">{problem}</p>}
        <h2>In short</h2>
        {guide.length > 0 ? (
          <ol>
            {guide.map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b> {text}
              </li>
            ))}
          </ol>
        ) : (
          <ul>
            {rulebook.chapters.slice(0, 8).map(({ title, clauses: [first] }) => (
              <li key={title}>
                <b>{title}.</b> {first?.text.replace(/[*`]/g, '')}
              </li>
            ))}
          </ul>
        )}
      </div>
    </PageFrame>
  );
}
