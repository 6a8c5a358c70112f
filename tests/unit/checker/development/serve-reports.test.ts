import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { contentOf, pageWith } from '../content-fixture.ts';
import { team, wards } from '../mistakes/sound-site.ts';
import { serveReports } from '../../../../src/checker/development/server.ts';

const problemIn = (file: string) => ({ file, field: 'link', found: 'none', write: 'one' });
const report = {
  content: contentOf({ pages: { wards: pageWith('') } }),
  problems: [problemIn(wards), problemIn(team)],
  warnings: [],
};

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
type Middlewares = Parameters<typeof serveReports>[0]['middlewares'];

const running: ReturnType<typeof createServer>[] = [];

afterEach(() => {
  for (const server of running.splice(0)) server.close();
});

/** A server whose own answers come after what the reports do. */
async function serve(answer: (response: ServerResponse) => void): Promise<string> {
  const used: Middleware[] = [];
  const middlewares = { use: (one: Middleware) => used.push(one) } as unknown as Middlewares;
  serveReports({ middlewares }, () => Promise.resolve(report));
  const server = createServer((request, response) => {
    used[0]?.(request, response, () => {
      answer(response);
    });
  });
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const page = { headers: { accept: 'text/html' } };
const notice = 'src="/src/checker/development/notice.ts"';

it('adds the notice to a page, whose length then is not what it said', async () => {
  const origin = await serve((response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': '5' });
    response.end('<p>A');
  });
  const text = await (await fetch(`${origin}/wards`, page)).text();
  expect(text).toMatch(/^<p>A<script/);
  expect(text).toContain(notice);
});

it('adds it to the page of a failure too', async () => {
  const origin = await serve((response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.writeHead(500);
    response.end();
  });
  const answer = await fetch(`${origin}/wards`, page);
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain(notice);
});

it('leaves everything else as it is', async () => {
  const origin = await serve((response) => {
    response.writeHead(200, { 'content-type': 'text/css' });
    response.end('a{}');
  });
  expect(await (await fetch(`${origin}/a.css`, page)).text()).toBe('a{}');
  expect(await (await fetch(`${origin}/wards`)).text()).toBe('a{}');
});

it('tells what is wrong with a page, for nobody to keep', async () => {
  const origin = await serve((response) => response.end());
  const answer = await fetch(`${origin}/@content-problems?of=/wards`);
  expect(await answer.json()).toEqual({ here: [problemIn(wards)], elsewhere: [problemIn(team)] });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
