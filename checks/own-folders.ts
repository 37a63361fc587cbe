// A game is one folder: nothing outside it names it but the catalogue.

import { foldersIn, isTestCode, lineAt, type Source } from './sources.ts';

/** Says where shipped code names a game whose folder it is not in. */
export function strangersNaming(
  sources: readonly Source[],
  games: readonly string[] = foldersIn('games'),
): string[] {
  return games.flatMap((game) =>
    sources.filter(({ path }) => mayNot(path, game)).flatMap((source) => mentions(source, game)),
  );
}

/** The tools of developers may take a game as their example. */
const SHIPPED = /^(engine|games|bots|tables|lab|art|server|web)\//;

const mayNot = (path: string, game: string): boolean =>
  SHIPPED.test(path) &&
  path !== 'games/catalogue.ts' &&
  !path.startsWith(`games/${game}/`) &&
  !isTestCode(path);

function mentions({ path, text }: Source, game: string): string[] {
  const at = withoutComments(text).search(new RegExp(`(?<![\\w-])${game}(?![\\w-])`));
  if (at < 0) return [];
  return [`${path}:${lineAt(text, at)} names ${game}: what belongs to a game stands in games/${game}/`];
}

/** Comments may give an example; they are blanked, so that everything else stays where it is. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '));
}
