// `npm run pictures`: draws what changed in any game's recipes into games/<id>/board/pictures/.
//
//     npm run pictures                         all games; only what is stale
//     npm run pictures -- hero-master          one game
//     npm run pictures -- --sheet              contact sheets of all decks into docs/art/
//     npm run pictures -- --plates goose troll which plate has which number, into plates.png

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../../engine/fault.ts';
import type { Finish } from '../finishes/finish.ts';
import { FINISHES } from '../finishes/index.ts';
import { FORMATS } from '../picture.ts';
import type { Icons } from '../plates.ts';
import { contactSheet } from './contact-sheet.ts';
import { Easel } from './easel.ts';
import { folderOf, galleries, type Hung, ordersOf, ROOT } from './galleries.ts';
import { gameIcons } from './game-icons.ts';
import { type Draft, draftOf, pathOf, readHashes, staleAmong, unwanted, writeManifest } from './manifest.ts';
import { plateIndex } from './plate-index.ts';

async function drawStale(games: readonly string[], icons: Icons, easel: Easel): Promise<void> {
  for (const [game, gallery] of await galleries(games)) {
    const drafts = ordersOf(game, gallery).map((order) => draftOf(order, icons));
    const stale = staleAmong(drafts, readHashes(game));
    mkdirSync(folderOf(game), { recursive: true });
    for (const draft of stale) await hang(draft, easel);
    for (const file of unwanted(game, drafts)) rmSync(join(folderOf(game), file));
    writeManifest(game, drafts);
    console.log(`${game}: ${stale.length} of ${drafts.length} pictures drawn`);
  }
}

async function hang(draft: Draft, easel: Easel): Promise<void> {
  const { pixels, coarseness } = FORMATS[draft.format];
  const { coarser = 0 }: Finish = FINISHES[draft.finish];
  writeFileSync(pathOf(draft), await easel.avif(draft.drawing, pixels, coarseness + coarser));
}

async function drawSheets(games: readonly string[], easel: Easel): Promise<void> {
  const folder = join(ROOT, 'docs', 'art');
  mkdirSync(folder, { recursive: true });
  for (const [game, gallery] of await galleries(games)) {
    const decks = Map.groupBy(ordersOf(game, gallery), ({ deck }: Hung) => deck);
    for (const [deck, pictures] of decks) {
      const { html, width } = contactSheet(`${game}: ${deck}`, pictures);
      const file = `${game.replace('_', '')}-${deck.replaceAll(' ', '-')}.jpg`;
      writeFileSync(join(folder, file), await easel.photograph(html, width, 'jpeg'));
    }
  }
  console.log('Contact sheets are in docs/art/.');
}

async function drawPlates(names: readonly string[], icons: Icons, easel: Easel): Promise<void> {
  const { html, width } = plateIndex(names, icons);
  writeFileSync(join(ROOT, 'plates.png'), await easel.photograph(html, width, 'png'));
  console.log('The numbers are in plates.png.');
}

const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('--'));
const easel = await Easel.open();
try {
  if (words.includes('--plates')) await drawPlates(names, gameIcons(), easel);
  else {
    await drawStale(names, gameIcons(), easel);
    if (words.includes('--sheet')) await drawSheets(names, easel);
  }
} catch (problem) {
  if (!(problem instanceof Fault)) throw problem;
  console.error(problem.message);
  process.exitCode = 1;
} finally {
  await easel.close();
}
