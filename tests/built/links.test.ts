import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { searchFolder } from '../../src/config/routes.ts';
import type { SearchText } from '../../src/search/search-index.ts';
import { categories } from '../../src/config/categories.ts';
import { listingPath } from '../../src/news/news.ts';
import { listServedPaths, readBuiltFile, readBuiltPages } from '../../tools/lib/built-site.ts';
import { specifiedRoutes } from '../../tools/lib/specification.ts';
import { readArticles } from '../support/articles.ts';

// The tests build with every setting at its default.
const siteUrl = 'https://triage.example';
const pages = await readBuiltPages();
const paths = await listServedPaths();
const articles = (await readArticles()).map(({ slug }) => `/${slug}`);

const addressAttributes = ['href', 'src', 'action', 'poster', 'component-url', 'renderer-url'];

function addressesOf(element: HTMLElement): string[] {
  const read = (name: string) => element.getAttribute(name);
  const candidates = read('srcset')?.split(',') ?? [];
  const isAddress = /^(?:og:url|og:image)$/.test(read('property') ?? '');
  return [
    ...addressAttributes.flatMap((name) => read(name) ?? []),
    ...candidates.map((candidate) => candidate.trim().split(/\s/)[0] ?? ''),
    ...(isAddress ? [read('content') ?? ''] : []),
  ];
}

/** What a fragment may name, by path. */
const ids = new Map(
  pages.map(({ path, page }) => [
    path,
    new Set(page.querySelectorAll('[id]').map(({ id }) => id)) as ReadonlySet<string>,
  ]),
);

/**
 * Why an address leads nowhere on this site; other hosts are not asked. A path that is only
 * redirected counts as dead: what stands on a page should lead there directly.
 */
function findFault(from: string, target: string) {
  if (!URL.canParse(target, siteUrl + from)) return 'is no address';
  const { origin, pathname, hash, protocol } = new URL(target, siteUrl + from);
  if (/^(?:mailto|tel|sms):$/.test(protocol)) return undefined;
  if (protocol === 'https:' && origin !== siteUrl) return undefined;
  if (origin !== siteUrl) return 'is neither https, mail nor telephone';
  if (!paths.has(decodeURI(pathname))) return 'there is no such page or file';
  if (target.endsWith('#')) return 'names no fragment';
  if (hash === '' || ids.get(pathname)?.has(decodeURIComponent(hash.slice(1)))) return undefined;
  return 'the page has no such id';
}

test('no link, file, fragment or view on any page leads nowhere', () => {
  const links: { readonly from: string; readonly target: string }[] = [];
  for (const { path, page } of pages) {
    const elements = page.querySelectorAll('*');
    for (const target of new Set(elements.flatMap(addressesOf))) links.push({ from: path, target });
  }
  expect(links.length).toBeGreaterThan(5_000);
  // Who is sent to what is open finds the question there, not a list without it.
  expect(links.filter(({ target }) => target.endsWith('#open-questions'))).toEqual([
    { from: '/what-buyers-ask', target: '#open-questions' },
  ]);
  const dead = links.flatMap(({ from, target }) => {
    const fault = findFault(from, target);
    return fault === undefined ? [] : [`${from} → ${target}: ${fault}`];
  });
  expect(dead).toEqual([]);
});

test('every section that the search leads to is there', async () => {
  const files = [...paths].filter((path) => path.startsWith(`${searchFolder}/texts/`));
  expect(files.length).toBeGreaterThan(150);
  let count = 0;
  for (const file of files) {
    const path = file.slice(`${searchFolder}/texts`.length).replace(/\.json$/, '');
    const { sections } = JSON.parse(String(await readBuiltFile(file))) as SearchText;
    for (const { heading, id } of sections) {
      if (heading === undefined) continue;
      count += 1;
      const target = `${path === '/index' ? '/' : path}#${id}`;
      expect.soft(findFault(file, target), `${heading}: ${target}`).toBeUndefined();
    }
  }
  expect(count).toBeGreaterThan(400);
});

test('no link or fragment in a page in Markdown, llms.txt or the text of a feed leads nowhere', async () => {
  const files = [...paths].filter((path) => /\.md$|^\/llms|^\/feed\.json$/.test(path));
  expect(files.length).toBeGreaterThan(150);
  const pattern = /\]\(([^\s)]+)|<(https?:[^>\s]+)>|href=\\"([^"\\]+)\\"/g;
  for (const file of files) {
    const found = [...String(await readBuiltFile(file)).matchAll(pattern)];
    const targets = new Set(found.map(([, link, address, href]) => link ?? address ?? href ?? ''));
    for (const target of targets) {
      // Notes of a feed lead to each other.
      if (target.startsWith('#user-content-')) continue;
      expect
        .soft(findFault(file, target.replaceAll(/\\(?=.)/g, '')), `${file}: ${target}`)
        .toBeUndefined();
    }
  }
});

test.each([
  ['/rss.xml', /<(?:link|guid|url)[^>]*>([^<]+)</g],
  ['/rss.xml', /href="([^"]+)"/g],
  ['/feed.json', /"(?:[a-z_]*url|icon|favicon|id)":"([^"]+)"/g],
  ['/sitemap-index.xml', /<loc>([^<]+)</g],
  ['/sitemap-0.xml', /<loc>([^<]+)</g],
  ['/site.webmanifest', /"(?:src|start_url|scope|id)":"([^"]+)"/g],
  ['/robots.txt', /^Sitemap: (.+)$/gm],
  ['/.well-known/security.txt', /^(?:Contact|Canonical): (.+)$/gm],
])('no address in %s leads nowhere: %s', async (file, pattern) => {
  const found = [...(await readBuiltFile(file)).toString().matchAll(pattern)];
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(([, target = '']) => findFault(file, target) !== undefined)).toEqual([]);
});

test('every page meant to be found names its own address, and the sitemap lists just these', async () => {
  const listed: string[] = [];
  for (const { path, page } of pages) {
    const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href');
    const address = new URL(path, siteUrl).href;
    const isHidden = page.querySelector('meta[name="robots"]') !== null;
    // An error page answers at any address and has none of its own.
    expect(canonical, path).toBe(isHidden ? undefined : address);
    // Older articles are reached from the listing, and each is in the sitemap itself.
    if (!isHidden && !/\/page\/\d+$/.test(path)) listed.push(address);
  }
  const sitemap = (await readBuiltFile('/sitemap-0.xml')).toString();
  const found = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => address);
  expect(found.toSorted()).toEqual(listed.toSorted());
  expect(articles.length).toBeGreaterThanOrEqual(119);
  const wanted = [...specifiedRoutes, ...articles, ...categories.map((name) => listingPath(name))];
  expect(wanted.filter((path) => !found.includes(new URL(path, siteUrl).href))).toEqual([]);
  // What answers an action, or an error, is not to be found.
  expect(found.filter((address) => /\/page\/|\/newsletter|\/500|\/sent/.test(address))).toEqual([]);
});

test('without a script every article is reached by way of older articles', () => {
  const found = new Set<string>();
  const targetOf = (link?: HTMLElement) => link?.getAttribute('href') ?? '';
  const isOlder = ({ text }: HTMLElement) => /^(?:Load More|Older) Articles$/i.test(text.trim());
  const open = (address: string) => pages.find(({ path }) => path === address)?.page;
  for (let page = open('/news-views'); page;) {
    for (const link of page.querySelectorAll('main article a')) found.add(targetOf(link));
    page = open(targetOf(page.querySelectorAll('main a').find(isOlder)));
  }
  expect(articles.filter((path) => !found.has(path))).toEqual([]);
});
