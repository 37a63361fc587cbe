// Offline play: after a build, writes a service worker that keeps all built files, and pictures of the games that are played.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

export function offline(): Plugin {
  let folder = '';
  return {
    name: 'misadventure:offline',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
      if (config.build.outDir.startsWith(sep)) folder = config.build.outDir;
    },
    writeBundle() {
      const files = filesIn(folder).filter((file) => file !== 'sw.js' && !file.startsWith('.vite'));
      const hash = createHash('sha256');
      for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
      const source = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8');
      const isPicture = (file: string) => file.endsWith('.avif');
      const kept = files.filter((file) => !file.endsWith('.map') && !isPicture(file));
      const filled = source
        .replace('__VERSION__', JSON.stringify(hash.digest('hex').slice(0, 12)))
        .replace('__FILES__', JSON.stringify(kept))
        .replace('__PICTURES__', JSON.stringify(files.filter(isPicture)));
      writeFileSync(join(folder, 'sw.js'), filled);
    },
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
