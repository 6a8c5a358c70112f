import { expect, test } from 'vitest';
import { findOtherBuild, readChecksums } from '../../../../../tools/verify/files/checksums.ts';
import {
  type Breakage,
  changed,
  tellBroken,
  testBreakages,
  where,
  withBody,
  withHeader,
  withStatus,
  withText,
} from '../../../../support/verify/breakages.ts';
import { answerWell, verify } from '../../../../support/verify/healthy-site.ts';

const list = /^\/sha256sums\.txt$/;
const tells = (path: string) => new RegExp(`^${RegExp.escape(`${path}: ${changed}`)}`);
const isWhole = ({ headers }: Request) => !headers.has('range');

const breakages: readonly Breakage[] = [
  ['no list of checksums', list, withStatus(404), /^\/sha256sums\.txt: answers 404, not 200$/],
  [
    'a list of checksums that is cut',
    list,
    withText(/.{20}\n$/, ''),
    /^\/sha256sums\.txt: is no list of checksums, or has no end$/,
  ],
  [
    'a list that is cut at the end of a line',
    list,
    withText(/.*contact\/index\.html\n/, ''),
    /^\/sha256sums\.txt: does not name what the site is made of: it is cut \(\/contact\)$/,
  ],
  ['a list of no checksums', list, withBody(''), /is no list of checksums, or has no end$/],
  ['a page in place of the list', list, withBody('None\n'), /is no list of checksums/],
  [
    'a list of another type',
    list,
    withHeader('content-type', 'application/x-sha256'),
    /^\/sha256sums\.txt: is application\/x-sha256, not text\/plain$/,
  ],
  [
    'a list without the headers of all answers',
    list,
    withHeader('x-content-type-options'),
    /^\/sha256sums\.txt: x-content-type-options is missing$/,
  ],
  [
    'another module of an island',
    /^\/_astro\/later\.js$/,
    withBody('other({ a: 1 })'),
    tells('/_astro/later.js'),
  ],
  [
    'a picture of something else',
    /^\/small\.webp$/,
    withText('more', 'less'),
    tells('/small.webp'),
  ],
  ['a font of zeros', /^\/font\.woff2$/, withText('....', '\0\0\0\0'), tells('/font.woff2')],
  [
    'a film that is another one after its first part',
    /^\/film\.mp4$/,
    where(isWhole, withText('m'.repeat(100), 'n'.repeat(100))),
    tells('/film.mp4'),
  ],
  [
    'a page that says another number',
    /^\/product$/,
    withText('Some words', 'Ten words'),
    tells('/product'),
  ],
  ['a page in Markdown that is cut', /^\/page\.md$/, withText(/\n$/, ''), tells('/page.md')],
  [
    'a text for machines that is cut',
    /^\/llms-full\.txt$/,
    withText(/site\n$/, ''),
    tells('/llms-full.txt'),
  ],
  [
    'another page for what is not there',
    /^\/no-such-page$/,
    withText('Some words', 'No words'),
    tells('/no-such-page'),
  ],
  [
    'a file that no page leads to, and that is lost',
    /^\/known-paths\.json$/,
    withStatus(404),
    /^\/known-paths\.json: answers 404, not 200$/,
  ],
  [
    'a file that no page leads to, without the headers of all answers',
    /^\/known-paths\.json$/,
    withHeader('strict-transport-security'),
    /^\/known-paths\.json: strict-transport-security is missing$/,
  ],
  [
    'the packed copy of another file',
    /^\/pagefind\/wasm\.en\.pagefind\.br$/,
    (good) => {
      good.headers.delete('content-encoding');
      return new Response('other', good);
    },
    tells('/pagefind/wasm.en.pagefind.br'),
  ],
];

testBreakages(breakages);

test('what is wrong with all headers hides no change', async () => {
  const { sentences } = await tellBroken(/^\/product$/, async (good, request) => {
    good.headers.set('report-to', '{"group":"a"}');
    return withText('Some words', 'Ten words')(good, request);
  });
  expect(sentences).toEqual([
    expect.stringMatching(/^\/product: has browsers report visits/),
    expect.stringMatching(tells('/product')),
  ]);
});

const sum = (digit: string) => digit.repeat(64);

test('a list is read by the addresses at which its files are asked for', () => {
  const files = ['index.html', 'about/index.html', '404.html', '500.html', 'robots.txt', 'a.js'];
  const text = files.map((file, index) => `${sum(String(index))}  ${file}\n`).join('');
  expect(Object.fromEntries(readChecksums(text))).toEqual({
    '/': sum('0'),
    '/about': sum('1'),
    '/no-such-page': sum('2'),
    '/a.js': sum('5'),
  });
});

test.each([[''], [`${sum('1')}  a.js`], [`${sum('1')}  a.js\nNone\n`], ['<!doctype html>\n']])(
  'no list is read of %j',
  (text) => {
    expect(readChecksums(text).size).toBe(0);
  },
);

test('what is another one than was built here is found, but for what each build makes anew', () => {
  const live = { '/': 'a', '/about': 'old', '/taken-away': 'b', '/pagefind/x.pf_meta': 'c' };
  const built = { '/': 'a', '/about': 'new', '/added': 'd', '/.well-known/security.txt': 'e' };
  const [one, other] = [live, built].map((files) => new Map(Object.entries(files)));
  expect(findOtherBuild(one ?? new Map(), other ?? new Map())).toEqual([
    '/about',
    '/taken-away',
    '/added',
  ]);
});

test('a site that is whole, and not the one that was built here, is told so where that is asked', async () => {
  const { sentences } = await verify(answerWell, { built: new Map([['/added', sum('1')]]) });
  expect(sentences).toEqual([
    expect.stringMatching(/^\/icon\.svg, .* and \d+ more: is not what is built in this folder$/),
  ]);
});
