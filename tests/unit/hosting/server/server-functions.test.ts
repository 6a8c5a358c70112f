import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serveOutput } from './output-fixture.ts';

const headersForAll = { 'x-every': 'yes', 'cache-control': 'short' };

const echo = `export default {
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

const abort = `let aborted = 0;
export default {
  async fetch(request: Request) {
    if (request.method === 'GET') return new Response(String(aborted));
    return new Response(await request.text().catch(() => {
      if (request.signal.aborted) aborted += 1;
      throw new Error('the body did not arrive');
    }));
  },
};`;

let site: Awaited<ReturnType<typeof serveOutput>>;

beforeAll(async () => {
  const routes = [{ src: '^/(.*)$', headers: headersForAll, continue: true }];
  site = await serveOutput({ routes, functions: { echo, abort } });
});

beforeEach(() => {
  site.errors.length = 0;
});

afterAll(() => site[Symbol.asyncDispose]());

test('a message arrives whole and the answer comes back with all headers', async () => {
  const text = 'We would like a demo. '.repeat(10_000);
  const answer = await site.ask('/functions/v1/echo?a=b', {}, 'POST', text);
  const headers = { ...headersForAll, 'x-query': '?a=b', 'cache-control': 'no-store' };
  expect(answer).toMatchObject({ status: 201, text, headers });
});

test('a function sees the address of the socket, whatever the client claims', async () => {
  const claims = { 'x-real-ip': '1.2.3.4', 'x-forwarded-for': '1.2.3.4' };
  const { status, headers } = await site.ask('/functions/v1/echo', claims);
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'x-client': '127.0.0.1', 'x-forwarded': 'none' });
});

test('a function that fails answers 500, tells the operator and not the client', async () => {
  const { status, headers, text } = await site.ask('/functions/v1/echo', {}, 'DELETE');
  expect(status).toBe(500);
  expect(headers).toMatchObject(headersForAll);
  expect(text).not.toContain('deliberate');
  expect(site.errors).toEqual([new Error('deliberate')]);
});

test('TRACE, which no function can be asked with, is refused', async () => {
  const { status, headers } = await site.ask('/functions/v1/echo', {}, 'TRACE');
  expect(status).toBe(405);
  expect(headers).toMatchObject({ ...headersForAll, allow: 'GET, HEAD, POST, OPTIONS' });
  expect(site.errors).toEqual([]);
});

test.each([
  ['shows the page for that, if there is one', '500.html', '<h1>Failed</h1>'],
  ['answers with a short text if there is none', 'index.html', 'Something failed'],
])('a site whose function fails %s', async (_what, file, text) => {
  await using broken = await serveOutput({
    routes: [{ handle: 'error' }, { src: '^/.*$', dest: '/500.html', status: 500 }],
    files: { [`static/${file}`]: '<h1>Failed</h1>' },
    functions: { broken: `export default { fetch: () => Promise.reject(new Error('no')) };` },
  });
  const answer = await fetch(`http://127.0.0.1:${broken.port}/functions/v1/broken`);
  expect(answer.status).toBe(500);
  expect(await answer.text()).toBe(text);
});

test('a function learns that the client went away, and no failure is reported', async () => {
  const countAborted = async () => (await site.ask('/functions/v1/abort')).text;
  const socket = connect(site.port, '127.0.0.1');
  socket.write('POST /functions/v1/abort HTTP/1.1\r\nHost: localhost\r\n');
  socket.write('Content-Length: 100\r\n\r\nHello');
  socket.end();
  await expect.poll(countAborted).toBe('1');
  expect(site.errors).toEqual([]);
});
