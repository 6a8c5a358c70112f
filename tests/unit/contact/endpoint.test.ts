import { expect, test } from 'vitest';
import { refuseCrossSite } from '../../../src/contact/endpoint.ts';
import { postJson, siteOrigin } from './contact-fixtures.ts';

function check(headers: Record<string, string>) {
  return () => {
    refuseCrossSite(postJson({}, headers), siteOrigin);
  };
}

test.each([
  {},
  { origin: siteOrigin },
  { origin: siteOrigin, 'sec-fetch-site': 'cross-site' },
  { origin: 'http://www.triage.example' },
  { origin: 'null', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
])('a post of the site or of a program passes: %j', (headers) => {
  expect(check(headers)).not.toThrow();
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
])('a post of another site is refused: %j', (headers) => {
  expect(check(headers)).toThrow(expect.objectContaining({ code: 'cross_site' }));
});
