import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request as startRequest, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bundleFunction } from '../../../../src/hosting/output/function-bundle.ts';
import { createProductionServer } from '../../../../src/hosting/server/server.ts';

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly bytes: Buffer;
  readonly text: string;
}

const policy = "default-src 'none'";
const page = `<!doctype html><title>About</title>${'<p>Voice-first triage.</p>'.repeat(100)}`;
const video = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 256));

const echoFunction = `export default {
  async fetch(request: Request) {
    if (request.method === 'DELETE') throw new Error('deliberate');
    return new Response(request.method === 'HEAD' ? null : await request.text(), {
      status: request.method === 'POST' ? 201 : 200,
      headers: {
        'cache-control': 'no-store',
        'x-client': request.headers.get('x-real-ip') ?? '',
        'x-forwarded': request.headers.get('x-forwarded-for') ?? 'none',
        'x-query': new URL(request.url).search,
      },
    });
  },
};`;

const abortFunction = `let aborted = 0;
export default {
  async fetch(request: Request) {
    if (request.method === 'GET') return new Response(String(aborted));
    return new Response(await request.text().catch(() => {
      if (request.signal.aborted) aborted += 1;
      throw new Error('the body did not arrive');
    }));
  },
};`;

let folder: string;
let server: Server;
let port: number;
const errors: unknown[] = [];

/** Asks with the path exactly as written, which fetch would tidy up. */
async function ask(
  pathname: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body?: string,
): Promise<Answer> {
  const sent = startRequest({ host: '127.0.0.1', port, path: pathname, method, headers });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const status = response.statusCode ?? 0;
  return { status, headers: response.headers, bytes, text: bytes.toString() };
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'output-'));
  const write = async (file: string, content: string | Buffer): Promise<void> => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  };
  const config = {
    version: 3,
    routes: [
      {
        src: '^/(.*)$',
        headers: {
          'content-security-policy': policy,
          'cache-control': 'public, max-age=0, must-revalidate',
        },
        continue: true,
      },
      { src: '^/(.*)/$', headers: { Location: '/$1' }, status: 308 },
      { src: '^/old$', headers: { Location: 'https://blog.example.com/old' }, status: 307 },
      {
        src: '^/_astro(?:/(.*))$',
        headers: { 'cache-control': 'public, max-age=31536000, immutable' },
        continue: true,
      },
      { handle: 'filesystem' },
      { src: '^/.*$', dest: '/404.html', status: 404 },
    ],
  };
  await write('output/config.json', JSON.stringify(config));
  await write('output/static/index.html', '<!doctype html><title>Home</title>');
  await write('output/static/about/index.html', page);
  await write('output/static/404.html', '<!doctype html><title>Not found</title>');
  await write('output/static/_astro/app.a1b2c3.js', 'let a;'.repeat(400));
  await write('output/static/media/story.mp4', video);
  await write('output/static/media/film.mp4', Buffer.alloc(10_000_000));
  await write('output/static/media/story.en.vtt', 'WEBVTT');
  await write('output/static/site.webmanifest', '{}');
  await write('output/static/.well-known/security.txt', 'Contact: mailto:a@example.com');
  await write('output/static/.env', 'SECRET=1');
  await write('output/secret.txt', 'secret');
  for (const [name, source] of Object.entries({ echo: echoFunction, abort: abortFunction })) {
    const file = `functions/${name}.ts`;
    await write(file, source);
    await bundleFunction(name, path.join(folder, file), path.join(folder, 'output'));
  }
  server = await createProductionServer({
    outputFolder: path.join(folder, 'output'),
    reportError: (error) => errors.push(error),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});

beforeEach(() => {
  errors.length = 0;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

describe('files', () => {
  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/about', 'text/html; charset=utf-8'],
    ['/_astro/app.a1b2c3.js', 'text/javascript; charset=utf-8'],
    ['/media/story.mp4', 'video/mp4'],
    ['/media/story.en.vtt', 'text/vtt; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ])('%s is served as %s with the headers for all', async (pathname, type) => {
    const { status, headers } = await ask(pathname);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': type, 'content-security-policy': policy });
  });

  test('pages are asked for again, files with a hash in their name are kept', async () => {
    expect((await ask('/about')).headers['cache-control']).toBe(
      'public, max-age=0, must-revalidate',
    );
    expect((await ask('/_astro/app.a1b2c3.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  test('a page that did not change is not sent again', async () => {
    const { headers } = await ask('/about');
    const again = await ask('/about', { 'if-none-match': String(headers['etag']) });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect(again.headers).toMatchObject({
      etag: headers['etag'],
      'content-security-policy': policy,
    });
    const other = await ask('/about', { 'if-none-match': '"other"' });
    expect(other.status).toBe(200);
  });

  test('brotli is preferred, gzip understood, and both say that they vary', async () => {
    const brotli = await ask('/about', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(page);
    const gzip = await ask('/about', { 'accept-encoding': 'gzip' });
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(gzip.bytes).toString()).toBe(page);
    const plain = await ask('/about');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.text).toBe(page);
  });

  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=4990-', 4990, 4999],
    ['bytes=-10', 4990, 4999],
    ['bytes=0-0', 0, 0],
    ['bytes=4000-99999', 4000, 4999],
  ])('a player that asks for %s gets that part, uncompressed', async (range, first, last) => {
    const headers = { range, 'accept-encoding': 'br, gzip' };
    const answer = await ask('/media/story.mp4', headers);
    expect(answer.status).toBe(206);
    expect(answer.headers).toMatchObject({
      'content-range': `bytes ${first}-${last}/5000`,
      'content-length': String(last - first + 1),
      'accept-ranges': 'bytes',
      'content-security-policy': policy,
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.bytes.equals(video.subarray(first, last + 1))).toBe(true);
  });

  test('a part beyond the end is refused with the size', async () => {
    const { status, headers } = await ask('/media/story.mp4', { range: 'bytes=5000-' });
    expect(status).toBe(416);
    expect(headers['content-range']).toBe('bytes */5000');
  });

  test('a range that makes no sense is ignored', async () => {
    const { status, bytes } = await ask('/media/story.mp4', { range: 'bytes=9-2' });
    expect(status).toBe(200);
    expect(bytes.equals(video)).toBe(true);
  });

  test('HEAD tells what GET would, without a body', async () => {
    const { headers: full } = await ask('/about');
    const head = await ask('/about', {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(head.headers['content-length']).toBe(String(page.length));
    expect(head.headers['etag']).toBe(full['etag']);
  });

  test('a page cannot be posted to', async () => {
    const { status, headers } = await ask('/about', {}, 'POST', 'a=b');
    expect(status).toBe(405);
    expect(headers).toMatchObject({ allow: 'GET, HEAD', 'content-security-policy': policy });
  });
});

describe('what is not there', () => {
  test.each(['GET', 'POST'])('%s gets the error page with 404 and all headers', async (method) => {
    const conditions = { 'if-none-match': '*', range: 'bytes=0-1' };
    const { status, headers, text } = await ask('/nowhere', conditions, method);
    expect(status).toBe(404);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
    });
    expect(text).toContain('<title>Not found</title>');
  });

  test('HEAD gets 404 without a body', async () => {
    expect(await ask('/nowhere', {}, 'HEAD')).toMatchObject({ status: 404, text: '' });
  });

  test.each(['/404', '/about.html', '/functions/v1/unknown', '/functions/v1/echo.func/index.mjs'])(
    '%s is not an address',
    async (pathname) => {
      expect((await ask(pathname)).status).toBe(404);
    },
  );

  test.each([
    '/../secret.txt',
    '/media/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/media/..%252f..%252fsecret.txt',
    '/../config.json',
    '/.env',
    '/media/story.mp4%00.html',
  ])('%s does not escape the folder', async (pathname) => {
    const { status, text } = await ask(pathname);
    expect(status).toBe(404);
    expect(text).toContain('<title>Not found</title>');
  });

  test('an address that cannot be read is refused with all headers', async () => {
    const { status, headers } = await ask('/%E0%A4%A');
    expect(status).toBe(400);
    expect(headers['content-security-policy']).toBe(policy);
  });

  test('a host name that cannot be read does not stop the server', async () => {
    expect((await ask('/', { host: '999.999.999.999' })).status).toBe(400);
    expect((await ask('/')).status).toBe(200);
  });
});

describe('redirects', () => {
  test('a trailing slash goes away for good, and the query stays', async () => {
    const { status, headers } = await ask('/about/?from=mail');
    expect(status).toBe(308);
    expect(headers).toMatchObject({
      location: '/about?from=mail',
      'content-security-policy': policy,
    });
  });

  test('a page that moved to another host keeps its status', async () => {
    const { status, headers } = await ask('/old');
    expect(status).toBe(307);
    expect(headers['location']).toBe('https://blog.example.com/old');
  });

  test.each(['//evil.example/', '/\\evil.example/', '///evil.example//'])(
    '%s does not lead to another host',
    async (pathname) => {
      const { headers } = await ask(pathname);
      expect(headers['location']).toBe('/evil.example');
    },
  );
});

describe('functions', () => {
  test('a message arrives whole and the answer comes back with all headers', async () => {
    const message = 'We would like a demo. '.repeat(10_000);
    const { status, headers, text } = await ask('/functions/v1/echo?a=b', {}, 'POST', message);
    expect(status).toBe(201);
    expect(text).toBe(message);
    expect(headers).toMatchObject({ 'x-query': '?a=b', 'content-security-policy': policy });
  });

  test('its own headers win over those for all', async () => {
    const { status, headers } = await ask('/functions/v1/echo');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('it sees the address of the socket, whatever the client claims', async () => {
    const claims = { 'x-real-ip': '1.2.3.4', 'x-forwarded-for': '1.2.3.4' };
    const { headers } = await ask('/functions/v1/echo', claims);
    expect(headers).toMatchObject({ 'x-client': '127.0.0.1', 'x-forwarded': 'none' });
  });

  test('a function that fails answers 500, tells the operator and not the client', async () => {
    const { status, headers, text } = await ask('/functions/v1/echo', {}, 'DELETE');
    expect(status).toBe(500);
    expect(headers['content-security-policy']).toBe(policy);
    expect(text).not.toContain('deliberate');
    expect(errors).toEqual([new Error('deliberate')]);
  });
});

test('a function learns that the client went away, and no failure is reported', async () => {
  const countAborted = async () => (await ask('/functions/v1/abort')).text;
  const socket = connect(port, '127.0.0.1');
  socket.write('POST /functions/v1/abort HTTP/1.1\r\nHost: localhost\r\n');
  socket.write('Content-Length: 100\r\n\r\nHello');
  socket.end();
  await expect.poll(countAborted).toBe('1');
  expect(errors).toEqual([]);
});

test('a player that goes away in the middle of a film does not stop the server', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /media/film.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'data');
  socket.destroy();
  const countConnections = promisify(server.getConnections.bind(server));
  // The one that is left is of the question itself, kept alive.
  await expect.poll(() => countConnections()).toBeLessThanOrEqual(1);
  expect((await ask('/')).status).toBe(200);
  expect(errors).toEqual([]);
});

test('a folder without a build is refused', async () => {
  const empty = { outputFolder: path.join(folder, 'none'), reportError: () => undefined };
  await expect(createProductionServer(empty)).rejects.toThrow('config.json');
});
