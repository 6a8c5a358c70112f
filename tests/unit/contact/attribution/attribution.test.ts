import { afterEach, expect, test, vi } from 'vitest';
import {
  forgetAttribution,
  readCampaign,
  readAttribution,
  recallAttribution,
  writeAttribution,
} from '../../../../src/contact/attribution/attribution.ts';

const noted = {
  campaign: '?utm_source=spring-mail&utm_medium=email&utm_campaign=ed+waits',
  cameFrom: 'www.google.com',
  firstPage: '/emergency-severity-index',
};

function read(values: Readonly<Record<string, unknown>>) {
  return readAttribution((name) => values[name]);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a visit becomes three lines', () => {
  expect(writeAttribution(read(noted) ?? {})).toEqual([
    ['Campaign', 'source spring-mail, medium email, name ed waits'],
    ['Came from', 'www.google.com'],
    ['First page', '/emergency-severity-index'],
  ]);
});

test('what is not known has no line', () => {
  expect(writeAttribution(read({ ...noted, campaign: '', cameFrom: '' }) ?? {})).toHaveLength(1);
  expect(read({})).toBeUndefined();
  expect(read({ campaign: '', cameFrom: '', firstPage: '' })).toBeUndefined();
});

test.each([
  { campaign: '?utm_source=ana%40example.com&gclid=Cj0KCQ' },
  { campaign: `?utm_source=${'a'.repeat(65)}` },
  { campaign: `?utm_source=a${'&x=1'.repeat(200)}` },
  { cameFrom: 'https://www.google.com/search?q=ana' },
  { cameFrom: 'google.com\r\nBcc: all@evil.example' },
  { firstPage: '//evil.example' },
  { firstPage: '/contact?email=ana@example.com' },
  { firstPage: '/ana@example.com' },
  { firstPage: '/a\nb' },
  { firstPage: `/${'a'.repeat(200)}` },
  { firstPage: 7 },
  { firstPage: ['/'] },
])('%j is left out', (values) => {
  expect(read(values)).toBeUndefined();
});

test('click identifiers follow one visitor and stay out', () => {
  expect(readCampaign('?gclid=abc&fbclid=def&utm_source=x')).toEqual({ source: 'x' });
});

test('the visit is recalled from this tab, until the sender leaves it out', () => {
  const kept = new Map([['visit', JSON.stringify(noted)]]);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  expect(recallAttribution()).toEqual(noted);
  forgetAttribution();
  expect(recallAttribution()).toBeUndefined();
  // Not empty: the next page must not take itself for the first.
  expect(kept.get('visit')).toBe('{}');
});

test.each(['7', '[]', 'null', '{', '"x"'])('%s in the storage is no visit', (text) => {
  vi.stubGlobal('sessionStorage', { getItem: () => text });
  expect(recallAttribution()).toBeUndefined();
});
