// The built page on the server that people get, for browser tests and screenshots.

import { builtSite } from '../../server/built-site.ts';
import { start } from '../../server/start.ts';

export type Site = { readonly address: string; readonly folder: string; close(): Promise<void> };

export async function serveSite(): Promise<Site> {
  const folder = await builtSite();
  const { server, address } = await start(0, folder);
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { address, folder, close };
}
