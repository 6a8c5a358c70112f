import { expect, test } from 'vitest';
import { keepCampaign } from '../../../src/analytics/campaign.ts';
import { readAttribution, writeAttribution } from '../../../src/contact/attribution.ts';

const noted = {
  campaign: '?utm_source=spring-mail&utm_medium=email&utm_campaign=ed+waits',
  cameFrom: 'www.google.com',
  firstPage: '/emergency-severity-index',
};

function read(values: Readonly<Record<string, unknown>>) {
  return readAttribution((name) => values[name]);
}

test('a visit becomes three lines', () => {
  expect(writeAttribution(read(noted) ?? {})).toEqual([
    ['Campaign', 'source spring-mail, medium email, name ed waits'],
    ['Came from', 'www.google.com'],
    ['First page', '/emergency-severity-index'],
  ]);
});

test('names as ad accounts make them arrive whole', () => {
  const name = 'US | Search: ED [Brand] (B2B) A&B/C_1';
  const search = keepCampaign(`?${new URLSearchParams({ utm_campaign: name }).toString()}`);
  expect(writeAttribution(read({ campaign: search }) ?? {})).toEqual([
    ['Campaign', `name ${name}`],
  ]);
});

test.each([
  { campaign: '?utm_source=ana%40example.com&gclid=Cj0KCQ' },
  { cameFrom: 'https://www.google.com/search?q=ana' },
  { cameFrom: 'google.com\r\nBcc: all@evil.example' },
  { firstPage: '//evil.example' },
  { firstPage: '/contact?email=ana@example.com' },
  { firstPage: `/${'a'.repeat(200)}` },
  { firstPage: 7 },
  { button: 'Free money: call 555 0100' },
  { button: 'Request a Demo (//evil.example)' },
])('%j is left out', (values) => {
  expect(read(values)).toBeUndefined();
});
