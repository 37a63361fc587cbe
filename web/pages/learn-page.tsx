// Learn a game: what its first match will teach, and the way into it.

import { SHELF } from 'virtual:shelf';
import { useAttempt } from '../shell/attempt.ts';
import { PageFrame } from '../shell/page-frame.tsx';
import { linkTo } from '../shell/router.ts';
import { ended } from '../table/wording.ts';
import { BoxSide, Cover } from './cover.tsx';
import { type GameParts, useGameParts } from './game-parts.ts';
import { Loading, Trouble } from './messages.tsx';
import { plansOf, rolesAt, standardSeats } from './seat-plans.ts';
import { startTable } from './start-table.ts';
import './new-table-page.css';

export function LearnPage({ game: id }: { game: string }) {
  const parts = useGameParts(id);
  const { problem, isBusy, attempt } = useAttempt();
  const game = SHELF.find((each) => each.id === id);
  if (game === undefined) return <Trouble problem={`There is no game “${id}” on this shelf.`} />;
  if (parts === undefined) return <Loading what="Fetching the guide" />;
  const standard = plansOf(standardSeats(game));
  const roles = rolesAt(game, standard);
  // Whoever is on my side plays as usual.
  const seats = standard.map((seat, at) =>
    at === 0 || (roles[at] !== undefined && roles[at] === roles[0]) ? seat : { ...seat, player: 'easy' },
  );
  const begin = () => attempt(() => startTable({ game: id, seats, options: {}, isGuided: true }));
  return (
    <PageFrame title={`Learn ${game.title}`}>
      <div className="set-up">
        <div className="set-up-side">
          <Cover game={game} />
          <BoxSide game={game} />
          <p>
            You learn it by playing: the guide explains each question when it first comes up, against gentle
            bots. Stop it whenever you like.
          </p>
          <button type="button" className="button main" disabled={isBusy} onClick={begin}>
            Begin the first game
          </button>
          <a href={linkTo('rules', id)}>Read the rules instead</a>
          {problem && <p role="alert">{problem}</p>}
        </div>
        <div className="paper reading">
          <h2>In short</h2>
          <p className="lead">{game.about}</p>
          <InShort parts={parts} />
        </div>
      </div>
    </PageFrame>
  );
}

/** What the guide will say; of a game without one, how each chapter of the rulebook begins. */
function InShort({ parts: { guide, rulebook } }: { parts: GameParts }) {
  const points =
    guide.length > 0
      ? guide
      : rulebook.chapters.slice(0, 8).map(({ title, clauses: [first] }) => ({
          title,
          text: first?.text.replace(/[*`]/g, '') ?? '',
        }));
  return (
    <ol>
      {points.map(({ title, text }) => (
        <li key={title}>
          <b>{ended(title)}</b> {text}
        </li>
      ))}
    </ol>
  );
}
