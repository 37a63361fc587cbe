// The rulebook of a game in our own words, with its chapters beside it and a search field.

import { PageFrame } from '../shell/page-frame.tsx';
import { RulebookView, sectionOf } from '../table/rulebook-view.tsx';
import { useGameParts } from './game-parts.ts';
import { Loading, Trouble } from './messages.tsx';
import { isOnShelf, titleOf } from './shelf.ts';
import './rules-page.css';

export function RulesPage({ game, clause }: { game: string; clause: string }) {
  const parts = useGameParts(game);
  if (!isOnShelf(game)) return <Trouble problem={`There is no game “${game}” on this shelf.`} />;
  if (parts === undefined) return <Loading what="Fetching the rulebook" />;
  const { rulebook } = parts;
  return (
    <PageFrame title={`Rules of ${titleOf(game)}`}>
      <div className="rules-page">
        <Chapters titles={rulebook.chapters.map(({ title }) => title)} />
        <div className="paper reading">
          <RulebookView rulebook={rulebook} at={clause || undefined} />
        </div>
      </div>
    </PageFrame>
  );
}

/** Buttons, since the address's hash is the page. */
function Chapters({ titles }: { titles: readonly string[] }) {
  const goTo = (title: string) => document.getElementById(sectionOf(title))?.scrollIntoView();
  return (
    <nav className="rules-chapters" aria-label="Chapters">
      <ol>
        {titles.map((title) => (
          <li key={title}>
            <button type="button" onClick={() => goTo(title)}>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
