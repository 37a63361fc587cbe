// npm start: an address that answers with the pages.

import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { start, wishedPort } from './start.ts';

const folder = mkdtempSync(join(tmpdir(), 'misadventure-server-'));
const dist = join(folder, 'dist');
const SCRIPT = 'console.log("picnic");\n'.repeat(100);
const servers: Server[] = [];

afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

async function started(port: number, root: string): Promise<string> {
  const { server, address } = await start(port, root);
  servers.push(server);
  return address;
}

type Answer = { status: number | undefined; headers: Record<string, unknown>; body: Buffer };

/** A request as it is typed: fetch would tidy the dots out of the path. */
function get(address: string, path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { hostname, port } = new URL(address);
  return new Promise<Answer>((resolve, reject) => {
    const asking = request({ hostname, port, path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    asking.on('error', reject);
    asking.end();
  });
}

describe('the served pages', () => {
  let address = '';
  beforeAll(async () => {
    mkdirSync(join(dist, 'assets'), { recursive: true });
    writeFileSync(join(dist, 'index.html'), '<!doctype html><title>The table</title>');
    writeFileSync(join(dist, 'assets', 'app-1a2b.js'), SCRIPT);
    writeFileSync(join(dist, 'card.png'), 'not really a picture');
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    symlinkSync(join(folder, 'secret.txt'), join(dist, 'link.txt'));
    address = await started(0, dist);
  });

  test('files have their types; what never changes is cached for good', async () => {
    const script = await get(address, '/assets/app-1a2b.js');
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(script.body.toString()).toBe(SCRIPT);
    const page = await get(address, '/');
    expect([page.headers['content-type'], page.headers['cache-control']]).toEqual([
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect((await get(address, '/card.png')).headers['content-type']).toBe('image/png');
  });

  test('issue 9, defect 7: an address at which nothing stands is said so, with a way home', async () => {
    for (const path of ['/some/path', '/play/_example?seed=7', '/assets/missing.js', '/assets/']) {
      const { status, body, headers } = await get(address, path);
      expect([path, status, headers['content-type']]).toEqual([path, 404, 'text/html; charset=utf-8']);
      expect(body.toString()).toMatch(/There is nothing at this address\..*<a href="\/">/s);
    }
    expect((await get(address, '/?seed=7')).body.toString()).toContain('The table');
  });

  test('a page is never cached for good, whatever address led to it', async () => {
    const { body, headers } = await get(address, '/assets/../index.html');
    expect(body.toString()).toContain('The table');
    expect(headers['cache-control']).toBe('no-cache');
  });

  test('brotli, gzip or neither, as the browser likes', async () => {
    const packed = (encoding: string) => get(address, '/assets/app-1a2b.js', { 'accept-encoding': encoding });
    const [br, gz, none, refused] = await Promise.all(
      ['gzip, deflate, br', 'gzip', 'identity', 'br;q=0'].map(packed),
    );
    expect(brotliDecompressSync(br!.body).toString()).toBe(SCRIPT);
    expect(gunzipSync(gz!.body).toString()).toBe(SCRIPT);
    expect(br!.body.length).toBeLessThan(SCRIPT.length / 5);
    expect([none!.headers['content-encoding'], refused!.headers['content-encoding']]).toEqual([
      undefined,
      undefined,
    ]);
    expect(
      (await get(address, '/card.png', { 'accept-encoding': 'br' })).headers['content-encoding'],
    ).toBeUndefined();
  });

  test('what the browser has already is not sent again', async () => {
    const { headers } = await get(address, '/');
    const again = await get(address, '/', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/link.txt',
    '/..%5csecret.txt',
  ])('%s leads nowhere', async (path) => {
    const { status, body } = await get(address, path);
    expect(body.toString()).not.toContain('secret');
    expect(status).toBe(404);
  });

  test('what cannot be read or done is said so', async () => {
    expect((await get(address, '/%zz')).status).toBe(400);
    expect((await get(address, '/a%00b')).status).toBe(400);
    const post = await get(address, '/', {}, 'POST');
    expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
    const [page, head] = [await get(address, '/'), await get(address, '/', {}, 'HEAD')];
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(page.headers['content-length']);
  });
});

test('a port that is taken leads to the next', async () => {
  const first = Number(new URL(await started(0, dist)).port);
  expect(Number(new URL(await started(first, dist)).port)).toBeGreaterThan(first);
});

test('the port comes from --port, else from PORT, else is 4173', () => {
  expect(wishedPort(['--port', '5000'], { PORT: '6000' })).toBe(5000);
  expect(wishedPort([], { PORT: '6000' })).toBe(6000);
  expect(wishedPort([], {})).toBe(4173);
  for (const args of [['--port', 'x'], ['--port', '70000'], ['--prot', '1'], ['5000']]) {
    expect(wishedPort(args, {})).toBeUndefined();
  }
});

test('the process prints its address and ends cleanly when interrupted', async () => {
  const child = spawn(process.execPath, [
    fileURLToPath(new URL('./start.ts', import.meta.url)),
    '--port',
    '0',
  ]);
  const address = await new Promise<string>((resolve) => {
    child.stdout.on('data', (data) => {
      const printed = /http:\S+/.exec(String(data));
      if (printed) resolve(printed[0]);
    });
  });
  expect(await (await fetch(address)).text()).toContain('<title>Misadventure');
  child.kill('SIGINT');
  expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(0);
});
