import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveOutput } from './output-fixture.ts';

const policy = { 'content-security-policy': "default-src 'none'" };
const html = 'text/html; charset=utf-8';
const feed = 'application/feed+json; charset=utf-8';
const page = `<!doctype html><title>About</title>${'<p>Voice-first triage.</p>'.repeat(100)}`;
const lost = '<!doctype html><title>Not found</title>';
const video = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 256));

const echo = `export default {
  async fetch(request: Request) {
    if (request.method === 'DELETE') throw new Error('deliberate');
    const headers = { 'x-client': request.headers.get('x-real-ip') ?? '' };
    return new Response(await request.text(), { status: 201, headers });
  },
};`;

let site: Awaited<ReturnType<typeof serveOutput>>;
const ask: typeof site.ask = (...question) => site.ask(...question);

beforeAll(async () => {
  site = await serveOutput({
    routes: [
      { src: '^/(.*)$', headers: policy, continue: true },
      { src: '^/(.*)/$', headers: { Location: '/$1' }, status: 308 },
      { src: '^/old$', headers: { Location: 'https://blog.example.com/old' }, status: 307 },
      { src: '^/(?:feed\\.json|nowhere)$', headers: { 'content-type': feed }, continue: true },
      { handle: 'filesystem' },
      { src: '^/.*$', dest: '/404.html', status: 404 },
    ],
    files: {
      'static/about/index.html': page,
      'static/404.html': lost,
      'static/media/story.mp4': video,
      'static/media/film.mp4': Buffer.alloc(10_000_000),
      'static/media/story.en.vtt': 'WEBVTT',
      'static/feed.json': '{}',
      'static/.env': 'SECRET=1',
      'secret.txt': 'secret',
    },
    functions: { send: 'export default { fetch: () => new Response() };', echo },
  });
});

afterAll(() => site[Symbol.asyncDispose]());

test.each([
  ['/about', html],
  ['/media/story.mp4', 'video/mp4'],
  ['/media/story.en.vtt', 'text/vtt; charset=utf-8'],
  ['/feed.json', feed],
])('%s is served as %s, with the headers for all', async (path, type) => {
  const { status, headers } = await ask(path);
  expect(status).toBe(200);
  expect(headers).toMatchObject({ ...policy, 'content-type': type });
});

test('a page that did not change is not sent again, by any instance or after a restart', async () => {
  const etag = `"${createHash('sha256').update(page).digest('hex').slice(0, 32)}"`;
  const again = await ask('/about', { 'if-none-match': etag });
  expect(again).toMatchObject({ status: 304, text: '', headers: { ...policy, etag } });
  expect((await ask('/about', { 'if-none-match': '"other"' })).status).toBe(200);
  const headers = { etag, 'content-length': String(page.length) };
  expect(await ask('/about', {}, 'HEAD')).toMatchObject({ status: 200, text: '', headers });
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

test.each([
  ['bytes=0-99', 0, 99],
  ['bytes=-10', 4990, 4999],
  ['bytes=4000-99999', 4000, 4999],
])('a player that asks for %s gets that part, uncompressed', async (range, first, last) => {
  const answer = await ask('/media/story.mp4', { range, 'accept-encoding': 'br, gzip' });
  expect(answer.status).toBe(206);
  expect(answer.headers).toMatchObject({
    ...policy,
    'content-range': `bytes ${first}-${last}/5000`,
    'content-length': String(last - first + 1),
  });
  expect(answer.headers).not.toHaveProperty('content-encoding');
  expect(answer.bytes.equals(video.subarray(first, last + 1))).toBe(true);
});

test('a player that has a part of another version gets the whole film anew', async () => {
  const range = 'bytes=0-99';
  const { etag = '' } = (await ask('/media/story.mp4')).headers;
  expect((await ask('/media/story.mp4', { range, 'if-range': etag })).status).toBe(206);
  const other = await ask('/media/story.mp4', { range, 'if-range': '"other"' });
  expect([other.status, other.bytes.length]).toEqual([200, 5000]);
});

test('a reader of feeds that knows times alone gets nothing twice, and an older version anew', async () => {
  const { 'last-modified': time = '' } = (await ask('/feed.json')).headers;
  const since = (value: string) => ask('/feed.json', { 'if-modified-since': value });
  expect(await since(time)).toMatchObject({ status: 304, text: '' });
  expect((await since(new Date().toUTCString().replace(/\d{4}/, '2099'))).status).toBe(200);
});

test('what cannot be answered is refused with all headers', async () => {
  const beyond = await ask('/media/story.mp4', { range: 'bytes=5000-' });
  expect(beyond).toMatchObject({ status: 416, headers: { 'content-range': 'bytes */5000' } });
  const posted = await ask('/about', {}, 'POST', 'a=b');
  expect(posted).toMatchObject({ status: 405, headers: { ...policy, allow: 'GET, HEAD' } });
  expect(await ask('/%E0%A4%A')).toMatchObject({ status: 400, headers: policy });
  expect((await ask('/', { host: '999.999.999.999' })).status).toBe(400);
});

test('the error page comes with 404, whatever its visitor knows', async () => {
  const answer = await ask('/nowhere', { 'if-none-match': '*', range: 'bytes=0-1' });
  expect(answer).toMatchObject({ status: 404, text: lost, headers: { 'content-type': html } });
});

test.each([
  '/404',
  '/functions/v1/send.func/index.mjs',
  '/media/../../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%5csecret.txt',
  '/media/..%252f..%252fsecret.txt',
  '/.env',
  '/media/story.mp4%00.html',
])('%s is no address and does not escape the folder', async (path) => {
  expect(await ask(path)).toMatchObject({ status: 404, text: lost });
});

test('a page of another host whose name leads here learns nothing', async () => {
  for (const path of ['/about/', '/functions/v1/send']) {
    const answer = await ask(path, { host: 'evil.example' });
    expect(answer, path).toMatchObject({ status: 421, headers: policy });
    expect(answer.headers).not.toHaveProperty('location');
  }
  expect((await ask('/about', { host: `localhost:${site.port}` })).status).toBe(200);
  expect(site.foreignNames).toEqual(['evil.example']);
});

test.each([
  ['/about/?from=mail', 308, '/about?from=mail'],
  ['/old', 307, 'https://blog.example.com/old'],
  ['/\\evil.example/', 308, '/evil.example'],
])('%s is redirected with %i to %s', async (path, status, location) => {
  expect(await ask(path)).toMatchObject({ status, headers: { ...policy, location } });
});

test('a message arrives whole at its function, whose failure is told to the operator alone', async () => {
  const text = 'We would like a demo. '.repeat(10_000);
  const headers = { ...policy, 'x-client': '127.0.0.1' };
  const answer = await ask('/functions/v1/echo', {}, 'POST', text);
  expect(answer).toMatchObject({ status: 201, text, headers });
  const failed = await ask('/functions/v1/echo', {}, 'DELETE');
  expect(failed).toMatchObject({ status: 500, headers: policy });
  expect(failed.text).not.toContain('deliberate');
  expect(site.errors.splice(0)).toEqual([new Error('deliberate')]);
});

test('a player that goes away in the middle of a film does not stop the server', async () => {
  const socket = connect(site.port, '127.0.0.1');
  socket.write('GET /media/film.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'data');
  socket.destroy();
  const countConnections = promisify(site.server.getConnections.bind(site.server));
  // The one that is left is of the question itself, kept alive.
  await expect.poll(() => countConnections()).toBeLessThanOrEqual(1);
  expect((await ask('/about')).status).toBe(200);
  expect(site.errors).toEqual([]);
});
