import { expect, test } from 'vitest';
import { callFunction, type FunctionModule } from '../../../../src/hosting/server/function-call.ts';

const echo: FunctionModule = {
  default: { fetch: (request) => Promise.resolve(Response.json([...request.headers])) },
};

async function readHeaders(sent: Record<string, string>, address: string, proxyHeader?: string) {
  const request = new Request('http://localhost/', { headers: sent });
  const response = await callFunction(echo, request, address, proxyHeader);
  return Object.fromEntries((await response.json()) as [string, string][]);
}

test('a visitor cannot choose the address that the function sees', async () => {
  const sent = {
    'x-real-ip': '1.2.3.4',
    'X-Forwarded-For': '1.2.3.4',
    'x-forwarded-host': 'evil.example',
    'x-vercel-forwarded-for': '1.2.3.4',
    forwarded: 'for=1.2.3.4',
  };
  expect(await readHeaders(sent, '::ffff:192.0.2.1')).toEqual({ 'x-real-ip': '192.0.2.1' });
});

test.each([
  ['x-real-ip', { 'x-real-ip': '192.0.2.7' }, { 'x-real-ip': '192.0.2.7' }],
  ['x-real-ip', { 'x-forwarded-for': '1.2.3.4' }, { 'x-real-ip': '127.0.0.1' }],
  [
    'x-forwarded-for',
    { 'x-forwarded-for': '1.2.3.4, 192.0.2.7', 'x-real-ip': '1.2.3.4' },
    { 'x-forwarded-for': '1.2.3.4, 192.0.2.7', 'x-real-ip': '127.0.0.1' },
  ],
])('a proxy names the client by %s, and by nothing else', async (header, sent, expected) => {
  expect(await readHeaders({ ...sent }, '127.0.0.1', header)).toEqual(expected);
});
