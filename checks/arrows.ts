// Import arrows point only downwards: web, server, cli → lab, tables → bots → games → engine. Art stands on the engine alone.

import { posix } from 'node:path';
import { isTestCode, lineAt, parse, type Source } from './sources.ts';
import { walk } from './syntax.ts';

export type Import = {
  readonly from: string;
  readonly line: number;
  readonly of: string;
  /** Imported for its types alone: nothing of it is run. */
  readonly isType: boolean;
};

/** What shipped code in a folder may import: which folders, and which packages ('*' for any). */
type Room = {
  readonly folders: readonly string[];
  readonly packages: readonly string[];
  readonly because: string;
};

const BELOW = ['engine', 'games', 'bots', 'tables', 'lab'];

const ROOMS: Readonly<Record<string, Room>> = {
  engine: {
    folders: [],
    packages: ['@noble/hashes'],
    because: 'The engine knows no game and runs anywhere. Hand in what it needs as an argument.',
  },
  art: {
    folders: ['engine'],
    packages: [],
    because: 'The art knows no game and runs anywhere; what needs Node or Chromium stands in art/studio/.',
  },
  games: {
    folders: ['engine'],
    packages: [],
    because: 'A game knows the engine and nothing else. What two games need belongs into engine/.',
  },
  bots: {
    folders: ['engine'],
    packages: [],
    because:
      'A bot knows the engine’s contract and no game by name. Ask for what it needs in engine/game.ts.',
  },
  tables: {
    folders: ['engine', 'games', 'bots'],
    packages: [],
    because: 'A table serves every interface: it knows nothing of React, workers, files or sockets.',
  },
  lab: {
    folders: ['engine', 'games', 'bots', 'tables'],
    packages: ['*'],
    because: 'The lab stands below web, server and cli.',
  },
  server: {
    folders: [...BELOW, 'scripts'],
    packages: ['*'],
    because: 'web, server and cli stand side by side.',
  },
  web: {
    folders: [...BELOW, 'art', 'server/messages.ts'],
    packages: ['*'],
    because:
      'web, server and cli stand side by side; what web and server say to each other is server/messages.ts.',
  },
  cli: {
    folders: [...BELOW, 'bench', 'checks'],
    packages: ['*'],
    because: 'web, server and cli stand side by side.',
  },
  bench: {
    folders: BELOW,
    packages: ['*'],
    because: 'The bench measures what stands below web, server and cli.',
  },
  checks: {
    folders: ['engine', 'scripts', 'vitest.config.ts'],
    packages: ['*'],
    because: 'The checks read the sources, they do not run them.',
  },
  scripts: { folders: [], packages: ['*'], because: 'The set-up runs before anything else is there.' },
  test: { folders: [], packages: ['*'], because: '' },
};

const BOARD: Room = {
  folders: ['engine', 'art', 'web/table'],
  packages: ['*'],
  because:
    'A board uses its own game, the engine’s types, art’s recipes and the pieces in web/table, and no more of web.',
};

const STUDIO: Room = {
  folders: ['engine', 'scripts'],
  packages: ['*'],
  because: 'The studio knows no game: it finds their recipes by the names of their folders.',
};

/** Every import that points the wrong way, as a sentence that says what to do instead. */
export function wrongArrows(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => importsOf(source).flatMap((each) => problemWith(each) ?? []));
}

function problemWith(arrow: Import): string | undefined {
  const why = isRelative(arrow.of)
    ? whyNotFile(arrow.from, target(arrow))
    : whyNotPackage(arrow.from, arrow.of);
  const what = isRelative(arrow.of) ? target(arrow) : arrow.of;
  return why && `${arrow.from}:${arrow.line} imports ${what}. ${why}`;
}

function whyNotFile(from: string, to: string): string | undefined {
  if (isRootFile(from)) return undefined; // the tools' settings, such as vitest.config.ts
  const [home, other] = [gameOf(from), gameOf(to)];
  if (home && other && home !== other) return `A game imports no other game: ${ROOMS.games?.because}`;
  if (isTestCode(from)) return undefined;
  if (isTestCode(to)) return 'Shipped code does not lean on test code: move what both need out of it.';
  if (home && home === other)
    return isBoard(to) && !isBoard(from) ? 'Rules know no board: the board reads the view.' : undefined;
  return isAllowed(from, to) ? undefined : roomOf(from).because;
}

function isAllowed(from: string, to: string): boolean {
  if (folderOf(from) === folderOf(to)) return !gameOf(from) || !isBoard(from);
  return roomOf(from).folders.some((folder) => to === folder || to.startsWith(`${folder}/`));
}

function whyNotPackage(from: string, name: string): string | undefined {
  if (isTestCode(from) || isRootFile(from)) return undefined;
  const room = roomOf(from);
  const isKnown = room.packages.some(
    (known) => known === '*' || name === known || name.startsWith(`${known}/`),
  );
  return isKnown ? undefined : room.because;
}

function roomOf(path: string): Room {
  if (isBoard(path)) return BOARD;
  if (path.startsWith('art/studio/')) return STUDIO;
  const room = ROOMS[folderOf(path)];
  if (!room)
    throw new Error(
      `${path}: checks/arrows.ts does not know the folder ${folderOf(path)}/ yet. Say there what it may import.`,
    );
  return room;
}

/** The file that an import points at. */
export const target = (arrow: Import) => posix.join(posix.dirname(arrow.from), arrow.of);
const isRelative = (specifier: string) => specifier.startsWith('.');
const isRootFile = (path: string) => !path.includes('/');
const folderOf = (path: string) => path.split('/')[0] as string;
const isBoard = (path: string) => /^games\/[^/]+\/board\//.test(path);
const gameOf = (path: string) => /^games\/([^/]+)\//.exec(path)?.[1];

/** All that a file imports: statically, dynamically, again exported, or as a type. */
export function importsOf(source: Source): Import[] {
  const { program } = parse(source);
  const imports: Import[] = [];
  walk(program, (node) => {
    const of = (node.source ?? (node.type === 'TSImportType' && node.argument)) as
      | { value?: unknown }
      | undefined;
    if (typeof of?.value === 'string') {
      const isType = node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type';
      imports.push({ from: source.path, line: lineAt(source.text, node.start), of: of.value, isType });
    }
  });
  return imports;
}
