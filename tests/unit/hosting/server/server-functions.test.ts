import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveOutput } from './output-fixture.ts';

const headersForAll = { 'x-every': 'yes' };

const echo = `export default {
  async fetch(request: Request) {
    if (request.method === 'DELETE') throw new Error('deliberate');
    const headers = {
      'x-client': request.headers.get('x-real-ip') ?? '',
      'x-query': new URL(request.url).search,
    };
    return new Response(await request.text(), { status: 201, headers });
  },
};`;

let site: Awaited<ReturnType<typeof serveOutput>>;

beforeAll(async () => {
  const routes = [{ src: '^/(.*)$', headers: headersForAll, continue: true }];
  site = await serveOutput({ routes, functions: { echo } });
});

afterAll(() => site[Symbol.asyncDispose]());

test('a message arrives whole and the answer comes back with all headers', async () => {
  const text = 'We would like a demo. '.repeat(10_000);
  const answer = await site.ask('/functions/v1/echo?a=b', {}, 'POST', text);
  const headers = { ...headersForAll, 'x-query': '?a=b', 'x-client': '127.0.0.1' };
  expect(answer).toMatchObject({ status: 201, text, headers });
});

test('a function that fails answers 500, tells the operator and not the client', async () => {
  const { status, headers, text } = await site.ask('/functions/v1/echo', {}, 'DELETE');
  expect(status).toBe(500);
  expect(headers).toMatchObject(headersForAll);
  expect(text).not.toContain('deliberate');
  expect(site.errors).toEqual([new Error('deliberate')]);
});
