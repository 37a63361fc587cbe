// The rulebook of a game in our own words, with a search field.

import { PageFrame } from '../shell/page-frame.tsx';
import { RulebookView } from '../table/rulebook-view.tsx';
import { useGameParts } from './game-parts.ts';
import { Loading, Trouble } from './messages.tsx';
import { isOnShelf, titleOf } from './shelf.ts';

export function RulesPage({ game, clause }: { game: string; clause: string }) {
  const parts = useGameParts(game);
  if (!isOnShelf(game)) return <Trouble problem={`There is no game “${game}” on this shelf.`} />;
  if (parts === undefined) return <Loading what="Fetching the rulebook" />;
  return (
    <PageFrame title={`Rules of ${titleOf(game)}`}>
      <div className="paper reading">
        <RulebookView rulebook={parts.rulebook} at={clause || undefined} />
      </div>
    </PageFrame>
  );
}
