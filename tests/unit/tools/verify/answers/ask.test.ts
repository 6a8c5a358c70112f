import { expect, test, vi } from 'vitest';
import { createAsk } from '../../../../../tools/verify/answers/ask.ts';

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
