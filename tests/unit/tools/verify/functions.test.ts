import { expect, test } from 'vitest';
import { fieldNames } from '../../../../src/contact/fields.ts';
import { checkFunction } from '../../../../tools/verify/functions.ts';
import {
  type Breakage,
  testBreakages,
  where,
  withBody,
  withHeader,
  withStatus,
  withText,
} from '../../../support/verify/breakages.ts';
import {
  answerAsFunction,
  answerWell,
  settings,
  verify,
} from '../../../support/verify/healthy-site.ts';

const isFromPage = (request: Request) =>
  request.headers.get('origin')?.startsWith('http://127.') === true &&
  request.headers.get('sec-fetch-site') === 'same-origin';
const isForm = (request: Request) =>
  request.headers.get('content-type')?.includes('urlencoded') === true;
const name = String.raw`^the contact form \(/functions/v1/TRIAGE-send-contact-email\): `;

const breakages: readonly Breakage[] = [
  [
    'a dead contact function',
    /send-contact-email/,
    withStatus(500),
    new RegExp(`${name}answers 500 whatever it is asked$`),
  ],
  [
    'a contact function that refuses everybody for good',
    /send-contact-email/,
    withStatus(429),
    new RegExp(`${name}answers 429 whatever it is asked$`),
  ],
  [
    'a contact function that refuses its own page',
    /send-contact-email/,
    where((request) => isFromPage(request) && !isForm(request), withStatus(403)),
    new RegExp(
      `${name}answers 403, not 400 or 422 to an empty message from its page and to a long message without an address$`,
    ),
  ],
  [
    'a firewall that refuses what people write',
    /send-contact-email/,
    where(({ headers }) => Number(headers.get('content-length')) > 1000, withStatus(403)),
    new RegExp(`${name}answers 403, not 400 or 422 to a long message without an address$`),
  ],
  [
    'a contact function that takes its own page for another site',
    /send-contact-email/,
    where(isFromPage, withStatus(403)),
    new RegExp(`${name}answers 403, not 400 or 422 to an empty .* and to an empty .* scripts$`),
  ],
  [
    'a newsletter that the contact form answers for',
    /subscribe-newsletter/,
    where(
      ({ headers }) => headers.get('content-length') === '2',
      withText('{"email"', '{"name":"Write it.","email"'),
    ),
    /^the newsletter form \(.*\): misses email, name, not email: what is written to it does not arrive, to an empty message from its page$/,
  ],
  [
    'a contact function that needs scripts',
    /send-contact-email/,
    where((request) => isFromPage(request) && isForm(request), withStatus(415)),
    new RegExp(`${name}answers 415, not 400 or 422 to .* without scripts$`),
  ],
  [
    'a newsletter that takes anything',
    /subscribe-newsletter/,
    where(({ headers }) => headers.get('content-type') === 'image/gif', withStatus(200)),
    /^the newsletter form \(\S+\): answers 200, not 415 to a picture$/,
  ],
  [
    'a newsletter that takes what other sites send',
    /subscribe-newsletter/,
    where(({ headers }) => headers.get('origin') === 'https://other.example', withStatus(422)),
    /^the newsletter form \(\S+\): answers 422, not 403 to the page of another site and to .* without scripts$/,
  ],
  [
    'a function that answers GET',
    /subscribe-newsletter/,
    where(({ method, url }) => method === 'GET' && !url.includes('?'), withStatus(200)),
    /^the newsletter form \(\S+\): answers 200, not 405 to GET$/,
  ],
  [
    'a newsletter whose links lose what they say',
    /subscribe-newsletter/,
    where(({ url }) => url.includes('?confirm='), withStatus(405)),
    /^the newsletter form \(\S+\): answers 405, not 400 to a link of a letter that is not whole$/,
  ],
  [
    'a form without scripts whose words are lost on their way',
    /contact-email/,
    withText('We select', ''),
    /^the contact form \(\S+\): has lost what was typed, to a message without an address from its page without scripts$/,
  ],
  [
    'a firewall that takes no long message',
    /contact-email/,
    where(({ headers }) => Number(headers.get('content-length')) > 6000, withStatus(413)),
    /^the contact form \(\S+\): answers 413, not 400 or 422 to a long message without an address$/,
  ],
  [
    'a function that browsers may keep',
    /subscribe-newsletter/,
    withHeader('cache-control', 'max-age=60'),
    /^the newsletter form \(\S+\): cache-control is “max-age=60”, not “no-store”$/,
  ],
  [
    'a function that shows where it broke',
    /send-contact-email/,
    where(
      ({ method }) => method === 'GET',
      (good) => {
        good.headers.set('content-type', 'text/html');
        return new Response('<pre>Error at line 1</pre>', good);
      },
    ),
    new RegExp(`${name}is text/html, not application/json, to GET$`),
  ],
  [
    'a function that refuses in other words',
    /send-contact-email/,
    where(({ method }) => method === 'GET', withBody('{"stack":"at line 1"}')),
    new RegExp(`${name}answers something else than its refusal, to GET$`),
  ],
  [
    'a form without scripts that is answered with another page',
    /send-contact-email/,
    where(isForm, withBody('<pre>Error at line 1</pre>')),
    new RegExp(`${name}answers something else than its refusal, to an empty .* without scripts$`),
  ],
  [
    'no place for reports',
    /policy-report/,
    withStatus(404),
    /^the reports of browsers \(\S+\): answers 404, not 405$/,
  ],
  [
    'a mail server that is down',
    /^\/health$/,
    withStatus(503),
    /^\/health: answers 503, not 200: {"status/,
  ],
  [
    'a site that says it is failing',
    /^\/health$/,
    withBody('{"status":"failing"}'),
    /^\/health: does not say "status":"ok": {"status":"failing"}$/,
  ],
  ['a page in place of health', /^\/health$/, withBody('<p>'), /^\/health: is no JSON: <p>$/],
];

testBreakages(breakages);

test.each(['POST', 'GET'])(
  'who meets a limit with %s is answered when it is over',
  async (method) => {
    let isFull = true;
    const { sentences } = await verify((request) => {
      if (request.method !== method || !isFull) return answerWell(request);
      isFull = false;
      return new Response(null, { status: 429, headers: { 'retry-after': '0' } });
    });
    expect(sentences).toEqual([]);
    expect(isFull).toBe(false);
  },
);

test('a function behind a key is asked with it, as the form asks', async () => {
  const ofSite = {
    ...settings,
    PUBLIC_SITE_URL: 'https://site.example',
    PUBLIC_FUNCTIONS_KEY: 'k',
  };
  const keys: (string | null)[] = [];
  await checkFunction(
    (path, init) => {
      const request = new Request(new URL(path, 'https://site.example'), init);
      if (!isForm(request)) keys.push(request.headers.get('apikey'));
      return answerAsFunction(request);
    },
    '/functions/v1/contact',
    fieldNames,
    ofSite,
  );
  expect(new Set(keys)).toEqual(new Set(['k']));
});

/** Asks a function on a host of its own, which lets the pages of this origin in. */
async function askElsewhere(allowed: string, answersFirst = true) {
  const ofSite = { ...settings, PUBLIC_SITE_URL: 'https://site.example' };
  const ask = async (path: string, init?: RequestInit) => {
    const request = new Request(path, init);
    const isOwn = request.headers.get('origin') === 'https://site.example';
    const good =
      request.method === 'OPTIONS' && answersFirst
        ? new Response(null, { status: 204 })
        : await answerAsFunction(request);
    // It has none of the headers of the site.
    const headers = {
      'cache-control': 'no-store',
      'content-type': good.headers.get('content-type') ?? '',
      ...(isOwn && allowed && { 'access-control-allow-origin': allowed }),
    };
    return new Response(good.body, { status: good.status, headers });
  };
  return checkFunction(ask, 'https://functions.example/v1/contact', fieldNames, ofSite);
}

test('a function elsewhere that lets the pages of the site in is told so', async () => {
  expect(await askElsewhere('https://site.example')).toEqual([]);
});

test.each([
  ['https://www.site.example', true, /allow-origin is “https:\/\/www.* to what browsers ask first/],
  ['', true, /allow-origin is “”, not “https:\/\/site\.example” to what browsers ask first/],
  ['https://site.example', false, /^answers 405, not 204 or 200 to what browsers ask first/],
])('a function elsewhere that shuts pages out is told: %j', async (allowed, first, told) => {
  const [fault] = await askElsewhere(allowed, first);
  expect(fault).toMatch(told);
});
