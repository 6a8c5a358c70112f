import { expect, test } from 'vitest';
import { checkMachineFile, machineFiles } from '../../../../../tools/verify/files/machine-files.ts';
import {
  type Breakage,
  testBreakages,
  withBody,
  withHeader,
  withStatus,
  withText,
} from '../../../../support/verify/breakages.ts';
import { answerWell, settings } from '../../../../support/verify/healthy-site.ts';

const breakages: readonly Breakage[] = [
  ['an expired contact for finders', /security\.txt$/, withText('2999', '1999'), /has expired/],
  ['nobody to write to', /security\.txt$/, withText('Contact:', '#'), /names nobody to write to/],
  [
    'a feed of the wrong type',
    /^\/rss\.xml$/,
    withHeader('content-type', 'text/html'),
    /^\/rss\.xml: is text\/html, not application\/rss\+xml$/,
  ],
  [
    'a feed of a type that begins alike',
    /^\/feed\.json$/,
    withHeader('content-type', 'application/feed+jsonp'),
    /^\/feed\.json: is application\/feed\+jsonp, not application\/feed\+json$/,
  ],
  ['a feed that is cut', /^\/rss\.xml$/, withText('</rss>', ''), /has no articles, or no end/],
  ['a feed without articles', /^\/feed/, withText(/\{"url".*?\}/, ''), /has no articles/],
  ['a feed that is no JSON', /^\/feed/, withBody('<p>'), /^\/feed\.json: is no JSON$/],
  [
    'a feed that names another site',
    /^\/rss/,
    withText('http://127.0.0.1', 'http://other.example'),
    /^\/rss\.xml: names addresses of http:\/\/other\.example:\d+; set PUBLIC_SITE_URL to \S+ and build \(at \/rss\.xml: http:\S+\)$/,
  ],
  [
    'a feed that names a page that is not there',
    /^\/rss/,
    withText('/linked', '/lost'),
    /^\/rss\.xml: names what is no page of the site \(http:\S+\/lost\)$/,
  ],
  [
    'a feed in JSON that names a page that is not there',
    /^\/feed/,
    withText('/linked', '/lost'),
    /^\/feed\.json: names what is no page of the site \(http:\S+\/lost\)$/,
  ],
  [
    'a list for machines that names a page that is not there',
    /^\/llms\.txt$/,
    withText('/contact', '/lost'),
    /^\/llms\.txt: names what is no page of the site \(http:\S+\/lost\)$/,
  ],
  ['a list for machines that is empty', /^\/llms\.txt$/, withText('](', ''), /leads to no page/],
  ['a text for machines that is empty', /^\/llms-full/, withBody(''), /has no heading/],
  [
    'a page in Markdown that is lost',
    /^\/page\.md$/,
    withStatus(404),
    /^\/page\.md: answers 404, not 200$/,
  ],
  [
    'a page in Markdown that is another’s',
    /^\/page\.md$/,
    withText(/<http:[^>]*>/, '<http://127.0.0.1/terms>'),
    /^\/page\.md: does not name the page that links to it as its twin \(http:\S+\/\)$/,
  ],
  [
    'a page in Markdown that is none',
    /^\/page\.md$/,
    withHeader('content-type', 'text/html'),
    /^\/page\.md: is text\/html, not text\/markdown$/,
  ],
];

testBreakages(breakages);

/** What is told of a file of a site whose articles stand on a host of their own. */
function tellOfBlog(path: string, blog: string) {
  const site = 'https://www.site.example';
  const ask = async () => {
    const good = await answerWell(new Request(site + path));
    return withText(`${site}/linked`, 'https://blog.site.example/linked')(good, new Request(site));
  };
  const file = machineFiles[path];
  if (!file) throw new Error(`There is no ${path}.`);
  const ofSite = { ...settings, PUBLIC_SITE_URL: site, PUBLIC_BLOG_HOST: blog };
  return checkMachineFile(ask, path, file, {
    settings: ofSite,
    known: new Set(['/']),
    isWhole: true,
  });
}

test.each(['/rss.xml', '/feed.json'])('%s names articles on a host of their own', async (path) => {
  expect(await tellOfBlog(path, 'https://blog.site.example')).toEqual([]);
  expect(await tellOfBlog(path, '')).toHaveLength(1);
});

test('what only a part of the sitemap names that could not be read is not called lost', async () => {
  const ask = () => answerWell(new Request(new URL('/llms.txt', settings.PUBLIC_SITE_URL)));
  const file = machineFiles['/llms.txt'];
  if (!file) throw new Error('There is no /llms.txt.');
  const tell = (isWhole: boolean) =>
    checkMachineFile(ask, '/llms.txt', file, { settings, known: new Set(), isWhole });
  expect(await tell(true)).toHaveLength(1);
  expect(await tell(false)).toEqual([]);
});
