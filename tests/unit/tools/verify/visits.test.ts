import { expect, test } from 'vitest';
import { checkAtOnce, checkHidden } from '../../../../tools/verify/visits.ts';
import {
  type Breakage,
  testBreakages,
  where,
  withHeader,
  withStatus,
  withText,
} from '../../../support/verify/breakages.ts';

const isBrowser = ({ headers }: Request) => headers.get('user-agent')?.startsWith('Mozilla');
const isRefusedPacking = ({ headers, url }: Request) =>
  headers.get('accept-encoding') === 'identity' && !url.endsWith('/llms-full.txt');

const breakages: readonly Breakage[] = [
  [
    'a site that turns browsers away',
    /^\/contact$/,
    where((request) => isBrowser(request) === true, withStatus(403)),
    /^\/contact: answers 403, not 200 to a browser that comes from a link$/,
  ],
  [
    'a page that gives browsers another one',
    /^\/contact$/,
    where((request) => isBrowser(request) === true, withText('A page', 'A shop')),
    /^\/contact: is another one for a browser that comes from a link$/,
  ],
  [
    'a picture that other sites’ readers do not get',
    /^\/picture\.svg$/,
    where(({ headers }) => headers.has('referer'), withStatus(403)),
    /^\/picture\.svg: answers 403, not 200 to a browser that comes from a link$/,
  ],
  ...[
    ['zstd', 'gzip, deflate, br, zstd', 'a browser that comes from a link'],
    ['gzip', 'gzip', 'who takes gzip alone'],
  ].map(([encoding = '', asked, who]): Breakage => [
    `an old copy in ${encoding}`,
    /^\/contact$/,
    where(
      ({ headers }) => headers.get('accept-encoding') === asked,
      withText('A page', 'An old page'),
    ),
    new RegExp(`^/contact: is another one for ${who}$`),
  ]),
  [
    'an old page for whoever takes nothing packed',
    /^\/$/,
    where(isRefusedPacking, withText('A page', 'An old page')),
    /^\/: is another one for who takes nothing packed$/,
  ],
  [
    'a page that is packed for everybody',
    /^\/$/,
    where(isRefusedPacking, withHeader('content-encoding', 'x-unknown')),
    /^\/: sends x-unknown to who takes nothing packed$/,
  ],
  ...['/.env', '/.git/HEAD', '/package.json', '/.vercel/output/config.json', '/_astro/'].map(
    (path): Breakage => [
      `${path}, which is for nobody to see,`,
      new RegExp(`^${RegExp.escape(path)}$`),
      (good) => new Response('KEY=secret', { headers: good.headers }),
      new RegExp(`^${RegExp.escape(path)}: shows what is not for visitors$`),
    ],
  ),
];

testBreakages(breakages);

test('a page of the site where there is none is no secret', async () => {
  const page = '<title>TRIAGE</title><script src="/_astro/menu.js"></script>';
  const ask = () => Promise.resolve(new Response(page));
  expect(await checkHidden(ask, '/.env')).toEqual([]);
});

test('a site that answers one file at a time is told so', async () => {
  let open = 0;
  const ask = async () => {
    open += 1;
    const status = open > 2 ? 503 : 200;
    await Promise.resolve();
    return new Response('', { status });
  };
  expect(await checkAtOnce(ask, ['/', '/a.js', '/b.svg'])).toEqual([
    'answers 503, not 200 where 3 files are asked for at once',
  ]);
});
