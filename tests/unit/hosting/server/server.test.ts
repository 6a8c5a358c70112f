import { once } from 'node:events';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProductionServer } from '../../../../src/hosting/server/server.ts';
import { serveOutput } from './output-fixture.ts';

const policy = { 'content-security-policy': "default-src 'none'" };
const forEver = 'public, max-age=31536000, immutable';
const askAgain = 'public, max-age=0, must-revalidate';
const page = `<!doctype html><title>About</title>${'<p>Voice-first triage.</p>'.repeat(100)}`;
const lost = '<!doctype html><title>Not found</title>';
const video = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 256));

let site: Awaited<ReturnType<typeof serveOutput>>;
const ask: typeof site.ask = (...question) => site.ask(...question);

beforeAll(async () => {
  site = await serveOutput({
    routes: [
      { src: '^/(.*)$', headers: { ...policy, 'cache-control': askAgain }, continue: true },
      { src: '^/(.*)/$', headers: { Location: '/$1' }, status: 308 },
      { src: '^/old$', headers: { Location: 'https://blog.example.com/old' }, status: 307 },
      { src: '^/_astro(?:/(.*))$', headers: { 'cache-control': forEver }, continue: true },
      {
        src: '^/(?:feed\\.json|nowhere)$',
        headers: { 'content-type': 'application/feed+json; charset=utf-8' },
        continue: true,
      },
      { handle: 'filesystem' },
      { src: '^/.*$', dest: '/404.html', status: 404 },
    ],
    files: {
      'static/index.html': '<!doctype html><title>Home</title>',
      'static/about/index.html': page,
      'static/404.html': lost,
      'static/_astro/app.a1b2c3.js': 'let a;'.repeat(400),
      'static/media/story.mp4': video,
      'static/media/film.mp4': Buffer.alloc(10_000_000),
      'static/media/story.en.vtt': 'WEBVTT',
      'static/feed.json': '{}',
      'static/.well-known/security.txt': 'Contact: mailto:a@example.com',
      'static/.env': 'SECRET=1',
      'secret.txt': 'secret',
    },
    functions: { send: 'export default { fetch: () => new Response() };' },
  });
});

beforeEach(() => {
  site.errors.length = 0;
});

afterAll(() => site[Symbol.asyncDispose]());

test('who sends half a request is not waited for, and who is quiet for a minute is', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout } = site.server;
  expect([headersTimeout, requestTimeout, keepAliveTimeout]).toEqual([15_000, 20_000, 65_000]);
});

describe('files', () => {
  test.each([
    ['/', 'text/html; charset=utf-8', askAgain],
    ['/about', 'text/html; charset=utf-8', askAgain],
    ['/_astro/app.a1b2c3.js', 'text/javascript; charset=utf-8', forEver],
    ['/media/story.mp4', 'video/mp4', askAgain],
    ['/media/story.en.vtt', 'text/vtt; charset=utf-8', askAgain],
    ['/feed.json', 'application/feed+json; charset=utf-8', askAgain],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', askAgain],
  ])('%s is served as %s, kept as %s, with the headers for all', async (path, type, kept) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ ...policy, 'content-type': type, 'cache-control': kept });
  });

  test('a page that did not change is not sent again', async () => {
    const etag = String((await ask('/about')).headers.etag);
    const again = await ask('/about', { 'if-none-match': etag });
    expect(again).toMatchObject({ status: 304, text: '', headers: { ...policy, etag } });
    expect((await ask('/about', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('to whoever accepts %s a page goes as %s and says that it varies', async (...row) => {
    const [accepted, encoding, unpack] = row;
    const { headers, bytes } = await ask('/about', { 'accept-encoding': accepted });
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(unpack(bytes).toString()).toBe(page);
    const plain = await ask('/about');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.text).toBe(page);
  });

  test('a page goes as small as brotli makes it, however often it is asked for', async () => {
    const best = String(brotliCompressSync(page).length);
    for (const time of ['first', 'again']) {
      const { headers } = await ask('/about', { 'accept-encoding': 'br' });
      expect(headers['content-length'], time).toBe(best);
    }
    expect((await ask('/about/index.html.br')).status).toBe(404);
  });

  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=4990-', 4990, 4999],
    ['bytes=-10', 4990, 4999],
    ['bytes=0-0', 0, 0],
    ['bytes=4000-99999', 4000, 4999],
  ])('a player that asks for %s gets that part, uncompressed', async (range, first, last) => {
    const answer = await ask('/media/story.mp4', { range, 'accept-encoding': 'br, gzip' });
    expect(answer.status).toBe(206);
    expect(answer.headers).toMatchObject({
      ...policy,
      'content-range': `bytes ${first}-${last}/5000`,
      'content-length': String(last - first + 1),
      'accept-ranges': 'bytes',
    });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.bytes.equals(video.subarray(first, last + 1))).toBe(true);
  });

  test('a part beyond the end is refused with the size, one that makes no sense is ignored', async () => {
    const beyond = await ask('/media/story.mp4', { range: 'bytes=5000-' });
    expect(beyond).toMatchObject({ status: 416, headers: { 'content-range': 'bytes */5000' } });
    const { status, bytes } = await ask('/media/story.mp4', { range: 'bytes=9-2' });
    expect(status).toBe(200);
    expect(bytes.equals(video)).toBe(true);
  });

  test('HEAD tells what GET would, without a body', async () => {
    const { etag } = (await ask('/about')).headers;
    const headers = { etag, 'content-length': String(page.length) };
    expect(await ask('/about', {}, 'HEAD')).toMatchObject({ status: 200, text: '', headers });
  });

  test('a page cannot be posted to', async () => {
    const { status, headers } = await ask('/about', {}, 'POST', 'a=b');
    expect(status).toBe(405);
    expect(headers).toMatchObject({ ...policy, allow: 'GET, HEAD' });
  });
});

describe('what is not there', () => {
  test.each([
    ['GET', lost],
    ['POST', lost],
    ['HEAD', ''],
  ])('%s gets the error page with 404 and all headers', async (method, text) => {
    const conditions = { 'if-none-match': '*', range: 'bytes=0-1' };
    const answer = await ask('/nowhere', conditions, method);
    expect(answer).toMatchObject({ status: 404, text });
    expect(answer.headers).toMatchObject({ ...policy, 'content-type': 'text/html; charset=utf-8' });
  });

  test.each([
    '/404',
    '/about.html',
    '/functions/v1/unknown',
    '/functions/v1/send.func/index.mjs',
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
  ])('%s is no address and does not escape the folder', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, text: lost });
  });

  test('an address that cannot be read is refused with all headers', async () => {
    expect(await ask('/%E0%A4%A')).toMatchObject({ status: 400, headers: policy });
  });

  test('a page of another host whose name leads here learns nothing', async () => {
    for (const path of ['/', '/about/', '/functions/v1/send', '/nowhere']) {
      const answer = await ask(path, { host: 'evil.example' });
      expect(answer, path).toMatchObject({ status: 421, headers: policy });
      expect(answer.headers).not.toHaveProperty('location');
    }
    expect((await ask('/', { host: `localhost:${site.port}` })).status).toBe(200);
    expect(site.foreignNames).toEqual(['evil.example']);
  });

  test('a host name that cannot be read does not stop the server', async () => {
    expect((await ask('/', { host: '999.999.999.999' })).status).toBe(400);
    expect((await ask('/')).status).toBe(200);
  });
});

// A trailing slash goes away for good, the query stays, and nothing leads to another host.
test.each([
  ['/about/?from=mail', 308, '/about?from=mail'],
  ['/old', 307, 'https://blog.example.com/old'],
  ['//evil.example/', 308, '/evil.example'],
  ['/\\evil.example/', 308, '/evil.example'],
  ['///evil.example//', 308, '/evil.example'],
])('%s is redirected with %i to %s', async (path, status, location) => {
  const answer = await ask(path);
  expect(answer).toMatchObject({ status, headers: { ...policy, location } });
});

test('a player that goes away in the middle of a film does not stop the server', async () => {
  const socket = connect(site.port, '127.0.0.1');
  socket.write('GET /media/film.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'data');
  socket.destroy();
  const countConnections = promisify(site.server.getConnections.bind(site.server));
  // The one that is left is of the question itself, kept alive.
  await expect.poll(() => countConnections()).toBeLessThanOrEqual(1);
  expect((await ask('/')).status).toBe(200);
  expect(site.errors).toEqual([]);
});

test('a folder without a build is refused', async () => {
  const empty = { outputFolder: '/nowhere', reportError: () => undefined };
  await expect(createProductionServer(empty)).rejects.toThrow('config.json');
});
