import { expect, test } from 'vitest';
import { checkHttps } from '../../../../tools/verify/redirects.ts';
import {
  type Breakage,
  testBreakages,
  withHeader,
  withStatus,
} from '../../../support/verify/breakages.ts';

const breakages: readonly Breakage[] = [
  [
    'a path that leads to another host',
    /^\/\/example/,
    withHeader('location', 'https://example.com/'),
    /^\/\/example\.com\/, \/\/example\.org\/x\/: leads to https:\/\/example\.com\/$/,
  ],
  [
    'a path that leads to what is no address',
    /^\/\/example/,
    withHeader('location', 'http://'),
    /^\/\/example\.com\/, \/\/example\.org\/x\/: leads to “http:\/\/”$/,
  ],
  [
    'a redirect for now',
    /^\/old$/,
    withStatus(302),
    /^\/old: answers 302, not 308 or 301 \(leads to http:\S+\/linked\)$/,
  ],
  [
    'a redirect to another page',
    /^\/old$/,
    withHeader('location', '/'),
    /^\/old: leads elsewhere \(to http:\S+\/, not to http:\S+\/linked\)$/,
  ],
  [
    'a redirect to nowhere',
    /^\/old$/,
    withHeader('location'),
    /^\/old: says not where it leads \(location\)$/,
  ],
  ['what was taken away and is there', /^\/given-up$/, withStatus(200), /answers 200, not 410$/],
  [
    'the page for what was taken away that says it is there',
    /^\/410$/,
    withStatus(200),
    /^\/410: answers 200, not 410$/,
  ],
];

testBreakages(breakages);

const https = 'https://www.site.example';
const answerPlain = (status: number, location?: string) =>
  checkHttps(
    () => Promise.resolve(new Response(null, { status, headers: location ? { location } : {} })),
    https,
  );

test.each([301, 308])('who comes without https is led to it for good with %i', async (status) => {
  expect(await answerPlain(status, `${https}/contact?x=1`)).toEqual([]);
});

test.each([
  [302, `${https}/contact?x=1`, 'answers 302, not 308 or 301'],
  [200, undefined, 'answers 200, not 308 or 301'],
  [308, `${https}/`, 'leads elsewhere'],
  [308, `${https}/contact`, 'leads elsewhere'],
  [301, 'https://site.example/contact?x=1', 'leads elsewhere'],
  [301, undefined, 'says not where it leads'],
])(
  'who comes without https and is not led to the page is told: %i %s',
  async (status, to, told) => {
    const faults = await answerPlain(status, to);
    expect(JSON.stringify(faults)).toContain(told);
    expect(faults).toHaveLength(1);
  },
);
