import { expect, test } from 'vitest';
import { findBrokenPromises } from '../../../../tools/verify/promises.ts';
import { findFreePort } from '../../../support/project.ts';
import {
  type Breakage,
  testBreakages,
  tellBroken,
  withStatus,
  withText,
} from '../../../support/verify/breakages.ts';
import { moves, settings } from '../../../support/verify/healthy-site.ts';

const everything = /./;
const shut: readonly Breakage[] = [
  [
    'a site behind a password',
    everything,
    withStatus(401),
    /^\/: answers 401: it wants a password; verify http:\/\/user:password@127\.0\.0\.1:\d+$/,
  ],
  ['a site that is closed', everything, withStatus(503), /^\/: answers 503: it is down, or closed/],
  [
    'a site that has moved',
    everything,
    withStatus(301, { location: 'https://www.site.example/' }),
    /^\/: answers 301: the site is at https:\/\/www\.site\.example; verify that$/,
  ],
  [
    'a site whose home page is elsewhere',
    everything,
    withStatus(302, { location: '/start' }),
    /^\/: answers 302, not 200 \(leads to http:\S+\/start\)$/,
  ],
  [
    'a site that is built for another name',
    everything,
    withText(/rel="canonical" href="http:..[^/]+/, 'rel="canonical" href="https://site.example'),
    /^\/: is built for https:\/\/site\.example; set PUBLIC_SITE_URL to http:\S+ and build, or verify https:\/\/site\.example and let this name lead there$/,
  ],
];

testBreakages(shut);

test.each(shut)('%s is asked for nothing more', async (_what, path, change) => {
  const { asked } = await tellBroken(path, change);
  expect(asked).toBe(1);
});

test('a site that is down is told with the reason, and once', async () => {
  const { asked, sentences, notes } = await findBrokenPromises({
    origin: `http://127.0.0.1:${await findFreePort()}`,
    settings,
    moves,
  });
  expect(sentences).toEqual(['/: nobody answers there (ECONNREFUSED)']);
  expect(notes.join()).toMatch(/the rest was not asked for/);
  expect(asked).toBe(1);
});
