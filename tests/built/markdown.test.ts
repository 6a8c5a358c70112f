import { expect, inject, test } from 'vitest';
import { siteWords } from '../../src/messages/messages.ts';
import { readBuiltFile, readBuiltPages } from '../../tools/lib/built-site.ts';

const ask = (path: string) => fetch(inject('origin') + path);
const pages = await readBuiltPages();
const withTwin = pages.flatMap(({ path, page }) => {
  const link = page.querySelector('head link[type="text/markdown"]');
  const twin = link?.getAttribute('href');
  return twin === undefined ? [] : [{ path, page, twin }];
});
const twins = new Map(
  await Promise.all(
    withTwin.map(async ({ twin }) => [twin, (await readBuiltFile(twin)).toString()] as const),
  ),
);

test('every page and article links to its twin; listings and answers to an action have none', () => {
  expect(withTwin.length).toBeGreaterThan(150);
  const without = pages.filter(({ path }) => !withTwin.some((one) => one.path === path));
  const odd = without.filter(
    ({ path }) =>
      !/\.html$|\/page\/\d+$|\/category\/|^\/410$|^\/(?:contact|newsletter)\//.test(path),
  );
  expect(odd.map(({ path }) => path)).toEqual([]);
});

test('a twin has the heading and every section of its page, and no trace of components', () => {
  const problems = withTwin.flatMap(({ path, page, twin }) => {
    const text = twins.get(twin) ?? '';
    const headings = page
      .querySelectorAll('main h1, main section > .wrap > header h2, main .prose > h2')
      .map((heading) => heading.text.trim().replaceAll(/\s+/g, ' '));
    const plain = text.replaceAll(/[*_`\\]/g, '');
    const lost = headings.filter((heading) => !plain.includes(heading));
    const traces =
      text.match(/<\/?[A-Z]\w+|\*undefined|\| (?:undefined|NaN) \||\[object|\bclaims?=/g) ?? [];
    return [...lost, ...traces].map((found) => `${path}: ${found}`);
  });
  expect(problems).toEqual([]);
});

test('a twin has the sources of its page, by the same numbers', () => {
  const problems = withTwin.flatMap(({ path, page, twin }) => {
    const listed = page.querySelectorAll('[role="doc-endnotes"] > ol > li').length;
    const [, sources = ''] = (twins.get(twin) ?? '').split('\n## Sources\n');
    const written = sources.match(/^\d+\. /gm)?.length ?? 0;
    return listed === written ? [] : [`${path}: ${written} of ${listed}`];
  });
  expect(problems).toEqual([]);
});

test('a twin was checked on the same day as its page', () => {
  const days = /(?:checked|reviewed) on (\w+ \d+, \d{4})/gi;
  const daysOf = (text = '') => [...text.matchAll(days)].map(([, day]) => day).toSorted();
  const dated = withTwin.filter(({ page }) => daysOf(page.querySelector('main')?.text).length > 0);
  expect(dated.length).toBeGreaterThan(20);
  for (const { path, page, twin } of dated) {
    expect(daysOf(page.querySelector('main')?.text), path).toEqual(daysOf(twins.get(twin)));
  }
});

test('every twin says whom to call at once', () => {
  const silent = withTwin.filter(({ twin }) => !twins.get(twin)?.includes(siteWords.urgentHelp));
  expect(silent).toEqual([]);
});

test('llms.txt names every twin, and llms-full.txt holds them all', async () => {
  const index = await (await ask('/llms.txt')).text();
  const full = await (await ask('/llms-full.txt')).text();
  for (const { twin, path } of withTwin) {
    expect(index, path).toContain(`(https://triage.example${twin})`);
    expect(full, path).toContain(`Address: <https://triage.example${path === '/' ? '/' : path}>`);
  }
});

test('twins stay out of search engines, which have the pages', async () => {
  expect((await ask('/about.md')).headers.get('x-robots-tag')).toBe('noindex');
  expect((await ask('/llms-full.txt')).headers.get('x-robots-tag')).toBe('noindex');
  expect((await ask('/about')).headers.get('x-robots-tag')).toBeNull();
});

test('search engines cut no title and no description', () => {
  const cut = pages.flatMap(({ path, page }) => {
    const title = page.querySelector('title')?.text ?? '';
    const description = page.querySelector('meta[name="description"]')?.getAttribute('content');
    return title.length > 60 || (description ?? '').length > 155 ? [`${path}: ${title}`] : [];
  });
  expect(cut).toEqual([]);
});

test('the sitemap says when articles and listings were changed, and shows the pictures', async () => {
  const entries = (await readBuiltFile('/sitemap-0.xml')).toString().split('<url>').slice(1);
  expect(entries.length).toBeGreaterThan(150);
  const articles = entries.filter((entry) => entry.includes('wait-times</loc>'));
  expect(articles[0]).toMatch(/<lastmod>2025-01-15/);
  const listings = entries.filter((entry) => entry.includes('/news-views'));
  expect(listings.filter((entry) => !entry.includes('<lastmod>'))).toEqual([]);
  expect(entries.filter((entry) => !entry.includes('<image:loc>'))).toEqual([]);
});
