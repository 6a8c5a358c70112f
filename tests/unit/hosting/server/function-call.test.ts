import { expect, test } from 'vitest';
import {
  asFunctionModule,
  callFunction,
  type FunctionModule,
} from '../../../../src/hosting/server/function-call.ts';

const echo: FunctionModule = {
  default: {
    fetch: async (request) =>
      Response.json({
        method: request.method,
        headers: Object.fromEntries(request.headers),
        body: await request.text(),
      }),
  },
};

async function call(request: Request, address: string, proxyHeader?: string) {
  const response = await callFunction(echo, request, address, proxyHeader);
  return (await response.json()) as { method: string; headers: object; body: string };
}

test('a visitor cannot choose the address that the function sees', async () => {
  const request = new Request('http://localhost/', {
    headers: {
      'x-real-ip': '1.2.3.4',
      'X-Forwarded-For': '1.2.3.4',
      'x-forwarded-host': 'evil.example',
      'x-vercel-forwarded-for': '1.2.3.4',
      forwarded: 'for=1.2.3.4',
      accept: 'application/json',
    },
  });
  expect((await call(request, '127.0.0.1')).headers).toEqual({
    accept: 'application/json',
    'x-real-ip': '127.0.0.1',
  });
});

test.each([
  ['x-real-ip', { 'x-real-ip': '192.0.2.7' }, { 'x-real-ip': '192.0.2.7' }],
  ['x-real-ip', { 'x-forwarded-for': '1.2.3.4' }, { 'x-real-ip': '127.0.0.1' }],
  [
    'x-forwarded-for',
    { 'x-forwarded-for': '1.2.3.4, 192.0.2.7', 'x-real-ip': '1.2.3.4', forwarded: 'for=1.2.3.4' },
    { 'x-forwarded-for': '1.2.3.4, 192.0.2.7', 'x-real-ip': '127.0.0.1' },
  ],
])('a proxy names the client by %s, and by nothing else', async (header, sent, expected) => {
  const request = new Request('http://localhost/', { headers: { ...sent } as HeadersInit });
  const { headers } = await call(request, '127.0.0.1', header);
  expect(headers).toEqual(expected);
});

test('method and body arrive, and an IPv4 address as such from a socket of both versions', async () => {
  const request = new Request('http://localhost/', { method: 'POST', body: 'Hello' });
  expect(await call(request, '::ffff:192.0.2.1')).toMatchObject({
    method: 'POST',
    body: 'Hello',
    headers: { 'x-real-ip': '192.0.2.1' },
  });
});

test.each([{}, { default: () => undefined }, { default: { fetch: 'no' } }])(
  'a file without a function says what to write',
  (module) => {
    expect(() => asFunctionModule(module, 'send')).toThrow(
      'functions/send.ts: write export default { fetch(request) { … } }.',
    );
  },
);
