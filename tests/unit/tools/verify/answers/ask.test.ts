import { createServer } from 'node:http';
import type { ServerRequest } from 'srvx';
import { expect, test, vi } from 'vitest';
import { createAsk, describeFailure } from '../../../../../tools/verify/answers/ask.ts';
import { findFreePort, listen } from '../../../../support/project.ts';
import { breakOff, type Change, tellBroken } from '../../../../support/verify/breakages.ts';

test.each([
  ['/contact', 'Basic abc'],
  ['//evil.example/', 'Basic abc'],
  ['https://www.site.example/contact', 'Basic abc'],
  ['http://www.site.example/contact', null],
  ['https://www.site.example.evil.example/', null],
  ['https://functions.example/v1/contact', null],
])('the password of a preview goes to the site alone: with %s, %s', async (path, told) => {
  const fetch = vi.fn<(address: URL, init: { headers: Headers }) => Promise<Response>>();
  vi.stubGlobal('fetch', fetch.mockResolvedValue(new Response()));
  await createAsk('https://www.site.example', { authorization: 'Basic abc' })(path);
  expect(fetch.mock.calls.map(([, { headers }]) => headers.get('authorization'))).toEqual([told]);
});

test('whoever is refused after every wait waits no more', async () => {
  const refuse = () => new Response(null, { status: 429, headers: { 'retry-after': '0' } });
  const fetch = vi.fn<() => Promise<Response>>(() => Promise.resolve(refuse()));
  vi.stubGlobal('fetch', fetch);
  const ask = createAsk('https://www.site.example');
  for (const path of ['/a', '/b', '/c', '/d']) expect((await ask(path)).status).toBe(429);
  // The first two are asked for once more.
  expect(fetch).toHaveBeenCalledTimes(6);
});

async function describe(address: string): Promise<string> {
  return createAsk(address)('/').then(
    () => 'answers',
    (error: unknown) => describeFailure(error),
  );
}

test('what is no fault of the site is told as what it is', async () => {
  await using server = createServer();
  const port = await listen(server);
  expect(await describe(`https://127.0.0.1:${port}`)).toBe(
    'does not speak TLS there; verify it with http://',
  );
  expect(await describe(`http://127.0.0.1:${await findFreePort()}`)).toBe(
    'nobody answers there (ECONNREFUSED)',
  );
  const cause = Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' });
  expect(describeFailure(new TypeError('fetch failed', { cause }))).toBe(
    'there is no host of this name (ENOTFOUND)',
  );
});

const reset: Change = (good, request: ServerRequest) => {
  request.runtime?.node?.req.socket.resetAndDestroy();
  return good;
};

const connections = [
  [
    'is reset',
    /^\/terms$/,
    reset,
    'resets the connection, and again when it is asked once more (ECONNRESET)',
  ],
  [
    'ends within an answer',
    /^\/terms$/,
    breakOff,
    'breaks off: the connection ended before the answer',
  ],
  [
    'is reset with the sitemap',
    /^\/sitemap-0/,
    reset,
    'resets the connection, and again when it is asked once more (ECONNRESET)',
  ],
] as const;

test.each(connections)('a connection that %s once is no fault', async (_how, path, change) => {
  let asked = 0;
  const { sentences, notes } = await tellBroken(path, (good, request) => {
    asked += 1;
    return asked === 1 ? change(good, request) : good;
  });
  expect(sentences).toEqual([]);
  expect(notes).toEqual([]);
  expect(asked).toBe(2);
});

test.each(connections)('a connection that %s twice is told', async (_how, path, change, told) => {
  let asked = 0;
  const { sentences } = await tellBroken(path, (good, request) => {
    asked += 1;
    return change(good, request);
  });
  expect(sentences).toEqual([expect.stringMatching(/^\/\S+: /)]);
  expect(sentences.join()).toContain(told);
  expect(asked).toBe(2);
});

test('a connection that ends without an answer is told as that', async () => {
  await using server = createServer((request) => request.socket.end());
  expect(await describe(`http://127.0.0.1:${await listen(server)}`)).toBe(
    'ends the connection without an answer, and again when it is asked once more',
  );
});
