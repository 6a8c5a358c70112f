import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { categories } from '../../src/config/categories.ts';
import { listingPath } from '../../src/news/news.ts';
import { readArticles } from '../support/articles.ts';
import { listServedPaths, readBuiltFile, readBuiltPages } from '../../tools/lib/built-site.ts';
import { findDeadLinks, readLinks, readViews, type Link } from '../support/checks/dead-links.ts';
import { specifiedRoutes } from '../../tools/lib/specification.ts';

// The tests build with every setting at its default.
const siteUrl = 'https://triage.example';

/** What stands in a file, taken by a pattern with one group. */
async function linksIn(file: string, pattern: RegExp): Promise<Link[]> {
  const text = (await readBuiltFile(file)).toString();
  const found = [...text.matchAll(pattern)].map(([, target = '']) => ({ from: file, target }));
  expect(found.length, `links in ${file}`).toBeGreaterThan(0);
  return found;
}

test('no link, file, fragment or view on any page leads nowhere', async () => {
  const { links, ids } = readLinks(await readBuiltPages());
  const paths = await listServedPaths();
  const views = await readViews(paths);
  expect(links.length).toBeGreaterThan(5_000);
  expect(findDeadLinks(links, { siteUrl, paths, ids: new Map([...ids, ...views]) })).toEqual([]);
});

test('no address in feeds, sitemap, manifest, robots.txt, security.txt or style leads nowhere', async () => {
  const paths = await listServedPaths();
  const styles = [...paths].filter((path) => path.endsWith('.css'));
  const known = { siteUrl, paths, ids: new Map() };
  const styleLinks = styles.map(async (file): Promise<Link[]> => {
    const text = (await readBuiltFile(file)).toString();
    const found = [...text.matchAll(/url\(["']?(?!data:|#)([^)"']+)/g)];
    return found.map(([, target = '']) => ({ from: file, target }));
  });
  const links = await Promise.all([
    linksIn('/rss.xml', /<(?:link|guid|url)[^>]*>([^<]+)</g),
    linksIn('/rss.xml', /href="([^"]+)"/g),
    linksIn('/feed.json', /"(?:[a-z_]*url|icon|favicon|id)":"([^"]+)"/g),
    linksIn('/sitemap-index.xml', /<loc>([^<]+)</g),
    linksIn('/sitemap-0.xml', /<loc>([^<]+)</g),
    linksIn('/site.webmanifest', /"(?:src|start_url|scope|id)":"([^"]+)"/g),
    linksIn('/robots.txt', /^Sitemap: (.+)$/gm),
    linksIn('/.well-known/security.txt', /^(?:Contact|Canonical): (.+)$/gm),
    ...styleLinks,
  ]);
  expect(findDeadLinks(links.flat(), known)).toEqual([]);
});

test('every page meant to be found names its own address, and the sitemap lists just these', async () => {
  const listed: string[] = [];
  for (const { path, page } of await readBuiltPages()) {
    const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href');
    const address = new URL(path, siteUrl).href;
    const isHidden = page.querySelector('meta[name="robots"]') !== null;
    // An error page answers at any address and has none of its own.
    expect(canonical, path).toBe(isHidden ? undefined : address);
    // Older articles are reached from the listing, and each is in the sitemap itself.
    if (!isHidden && !/\/page\/\d+$/.test(path)) listed.push(address);
  }
  const sitemap = await linksIn('/sitemap-0.xml', /<loc>([^<]+)</g);
  expect(sitemap.map(({ target }) => target).toSorted()).toEqual(listed.toSorted());
  const paths = new Set(sitemap.map(({ target }) => new URL(target).pathname));
  const articles = (await readArticles()).map(({ slug }) => `/${slug}`);
  expect(articles.length).toBeGreaterThanOrEqual(119);
  const wanted = [...specifiedRoutes, ...articles, ...categories.map((name) => listingPath(name))];
  expect(wanted.filter((path) => !paths.has(path))).toEqual([]);
  // What answers an action, or an error, is not to be found.
  expect([...paths].filter((path) => /\/page\/|^\/newsletter|\/500|\/sent/.test(path))).toEqual([]);
});

test('without a script every article is reached by way of older articles', async () => {
  const pages = new Map((await readBuiltPages()).map(({ path, page }) => [path, page]));
  const found = new Set<string>();
  const targetOf = (link?: HTMLElement) => link?.getAttribute('href') ?? '';
  const isOlder = ({ text }: HTMLElement) => /^(?:Load More|Older) Articles$/i.test(text.trim());
  for (let page = pages.get('/news-views'); page;) {
    for (const link of page.querySelectorAll('main article a')) found.add(targetOf(link));
    page = pages.get(targetOf(page.querySelectorAll('main a').find(isOlder)));
  }
  const written = (await readArticles()).map(({ slug }) => `/${slug}`);
  expect(written.filter((path) => !found.has(path))).toEqual([]);
});
