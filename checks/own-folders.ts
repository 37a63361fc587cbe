// A game is one folder: nothing outside it names it but the catalogue; and all folders keep the same things in the same places.

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

/** Where a game keeps what it hands to the engine: whoever knows one folder finds it in all of them. */
const PLACES: Readonly<Record<string, string>> = {
  OPTIONS: './options.ts',
  unpack: './cards/box.ts',
  setUp: './rules/setup.ts',
  result: './rules/result.ts',
  copyState: './copy.ts',
  redeal: './piles.ts',
  viewOf: './view.ts',
  areasOf: './areas.ts',
  story: './story.ts',
  isHeading: './story.ts',
  instinct: './instinct.ts',
  judge: './judge.ts',
  census: './census.ts',
  STATISTICS: './statistics.ts',
};

/** Says which game has one of these somewhere else. */
export function oddPlaces(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => /^games\/[^/]+\/game\.ts$/.test(path))
    .flatMap(({ path, text }) =>
      Object.entries(PLACES)
        .filter(([name, place]) => !importsFrom(text, place).includes(name))
        .map(
          ([name, place]) => `${path} takes ${name} from elsewhere than ${place}, where all games keep it`,
        ),
    );
}

function importsFrom(text: string, place: string): string[] {
  const imports = text.matchAll(/import \{([^}]*)\} from '([^']*)'/g);
  const names = [...imports].flatMap(([, list = '', from]) => (from === place ? list.split(',') : []));
  return names.map((name) => name.replace(/^\s*type /, '').trim());
}
