// `npm start`: builds the pages when needed, and serves them.

import { realpathSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { builtSite } from './built-site.ts';
import { refuse, serveFolder } from './static.ts';

const HOST = '127.0.0.1';
const STANDARD_PORT = 4173;
const PORTS_TRIED = 50;

/** Starts serving a folder and returns the server with its address. When the port is taken, the next ones are tried. */
export async function start(port: number, dist: string): Promise<{ server: Server; address: string }> {
  const server = createServer(answering(serveFolder(dist)));
  const last = port === 0 ? 0 : Math.min(port + PORTS_TRIED, 65_535);
  for (let tried = port; ; tried++) {
    if (await listens(server, tried)) break;
    if (tried >= last)
      throw new Error(`The ports from ${port} to ${last} are all taken: say another with --port.`);
  }
  return { server, address: `http://${HOST}:${(server.address() as AddressInfo).port}/` };
}

function listens(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const fail = (problem: NodeJS.ErrnoException) =>
      problem.code === 'EADDRINUSE' ? resolve(false) : reject(problem);
    server.once('error', fail);
    server.listen(port, HOST, () => {
      server.off('error', fail);
      resolve(true);
    });
  });
}

function answering(handler: ReturnType<typeof serveFolder>): RequestListener {
  return (request, response) => {
    handler(request, response).catch(() => refuse(response, 500, 'Something broke here; try again.'));
  };
}

/** The port wished for: --port, else PORT, else 4173. Undefined when it is no port. */
export function wishedPort(args: readonly string[], environment: NodeJS.ProcessEnv): number | undefined {
  try {
    const { values } = parseArgs({ args: [...args], options: { port: { type: 'string' } } });
    const text = values.port ?? (environment.PORT || String(STANDARD_PORT));
    const port = Number(text);
    return /^\d{1,5}$/.test(text) && port <= 65_535 ? port : undefined;
  } catch {
    return undefined;
  }
}

async function main(): Promise<void> {
  const port = wishedPort(process.argv.slice(2), process.env);
  if (port === undefined) {
    console.error('npm start takes --port N (or PORT=N), a number from 0 to 65535, and nothing else.');
    process.exitCode = 2;
    return;
  }
  const site = await builtSite(() => console.log('Building the pages (once) …'));
  const { server, address } = await start(port, site);
  console.log(`Misadventure is at ${address}`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}

const [, started] = process.argv;
if (started !== undefined && realpathSync(started) === fileURLToPath(import.meta.url)) {
  await main().catch((problem: Error) => {
    console.error(problem.message);
    process.exitCode = 1;
  });
}
