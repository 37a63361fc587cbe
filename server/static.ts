// Serves a folder of built files: right types, compressed, cached by the browser, and nothing outside the folder.

import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
};

const COMPRESSIBLE = /^text\/|json|javascript|svg|wasm/;

/** The build puts a hash of the content into the names of the files in there, so that they never change. */
const NEVER_CHANGES = 'assets';

const FOR_GOOD = 'public, max-age=31536000, immutable';

type Encoding = 'br' | 'gzip' | 'identity';
type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Answers requests from the files under `root`. The app has one page: its own ways are behind the `#`. */
export function serveFolder(root: string): Handler {
  const packed = new Map<string, Promise<Buffer>>();
  return async (request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return refuse(response, 405, 'Only GET is served here.');
    }
    const path = pathOf(request);
    if (path === undefined) return refuse(response, 400, 'This address cannot be read.');
    const file = await fileInside(root, path.endsWith('/') ? `${path}index.html` : path);
    if (file === undefined) return sayNothingIsHere(response);
    const isFixed = file.startsWith(join(await realpath(root), NEVER_CHANGES) + sep);
    await send({ request, response, packed }, file, isFixed ? FOR_GOOD : 'no-cache');
  };
}

function pathOf({ url = '/' }: IncomingMessage): string | undefined {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] as string);
    return path.startsWith('/') && !path.includes('\0') ? path : undefined;
  } catch {
    return undefined;
  }
}

/** The file's real path, unless there is none or it lies outside the root: dots and links lead nowhere else. */
async function fileInside(root: string, path: string): Promise<string | undefined> {
  try {
    const [inside, file] = await Promise.all([realpath(root), realpath(join(root, path))]);
    return file.startsWith(inside + sep) && (await stat(file)).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}

type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** What was compressed before, by the content's tag and the encoding. */
  readonly packed: Map<string, Promise<Buffer>>;
};

async function send({ request, response, packed }: Exchange, file: string, cached: string): Promise<void> {
  const content = await readFile(file);
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const encoding = COMPRESSIBLE.test(type) ? encodingFor(request) : 'identity';
  const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}-${encoding}"`;
  response.setHeader('Content-Type', type);
  response.setHeader('ETag', tag);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Cache-Control', cached);
  if (request.headers['if-none-match']?.includes(tag)) return end(response, 304);
  const body = await compressed(packed, content, { tag, encoding });
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  end(response, 200, request.method === 'HEAD' ? undefined : body);
}

function encodingFor({ headers }: IncomingMessage): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '');
  const accepts = (name: string) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|\\s|$))`).test(accepted);
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity';
}

function compressed(
  packed: Exchange['packed'],
  content: Buffer,
  { tag, encoding }: { tag: string; encoding: Encoding },
): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(content);
  const known = packed.get(tag);
  if (known !== undefined) return known;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  const packing =
    encoding === 'br' ? promisify(brotliCompress)(content, quality) : promisify(gzip)(content, { level: 9 });
  packed.set(tag, packing);
  return packing;
}

const NOTHING_HERE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Nothing here · Misadventure</title>
<style>body { max-width: 34rem; margin: 15vh auto; padding: 0 1rem; font: 1.25rem/1.5 system-ui, sans-serif; color-scheme: light dark }</style>
<h1>A misadventure</h1>
<p>There is nothing at this address. <a href="/">Back to the shelf</a>
</html>
`;

function sayNothingIsHere(response: ServerResponse): void {
  response.setHeader('Content-Type', TYPES['.html'] as string);
  end(response, 404, Buffer.from(NOTHING_HERE));
}

export function refuse(response: ServerResponse, status: number, sentence: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  end(response, status, Buffer.from(`${sentence}\n`));
}

function end(response: ServerResponse, status: number, body?: Buffer): void {
  response.statusCode = status;
  response.end(body);
}
