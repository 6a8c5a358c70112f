import { expect, test } from 'vitest';
import { receivePost } from '../../../src/contact/request.ts';
import { postJson, siteOrigin } from './contact-fixtures.ts';

function receive(headers: Record<string, string>) {
  return receivePost(postJson({}, headers), siteOrigin, [], () => Promise.resolve());
}

test.each([
  {},
  { origin: siteOrigin },
  { origin: siteOrigin, 'sec-fetch-site': 'cross-site' },
  { origin: 'http://www.triage.example' },
  { origin: 'null', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
])('a post of the site or of a program passes: %j', async (headers) => {
  expect(await receive(headers)).toBeDefined();
});

test.each([
  { origin: 'https://evil.example' },
  { origin: 'https://www.triage.example.evil.example' },
  { origin: 'https://blog.triage.example', 'sec-fetch-site': 'same-site' },
  { origin: 'https://www.triage.example:8443' },
  { origin: 'null' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { origin: 'nonsense' },
  { 'sec-fetch-site': 'cross-site' },
])('a post of another site is refused: %j', async (headers) => {
  await expect(receive(headers)).rejects.toThrow('cross_site');
});
