// The built page on the server that people get, for browser tests and screenshots.

import { readFileSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import { builtSite } from '../../server/built-site.ts';
import { start } from '../../server/start.ts';

export type Site = { readonly address: string; close(): Promise<void> };

/** `inWorker` is run in every worker before its own script. */
export async function serveSite(inWorker = ''): Promise<Site> {
  const folder = await builtSite();
  const { server, address } = await start(0, folder);
  if (inWorker !== '') putBeforeWorker(server, folder, inWorker);
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { address, close };
}

/**
 * The server answers with more than the file holds. A browser that has to ask its test about every request takes longer over
 * each, and keeps nothing for the next page.
 */
function putBeforeWorker(server: Server, folder: string, script: string): void {
  const [answer] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request').on('request', (request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    if (!/^\/assets\/worker-[^/]*\.js$/.test(path)) return answer?.(request, response);
    response.setHeader('Content-Type', 'text/javascript');
    response.end(script + readFileSync(join(folder, path), 'utf8'));
  });
}
