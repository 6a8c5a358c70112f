import { expect, inject, test } from 'vitest';
import { readArticles } from '../support/articles.ts';
import { readBuiltFile, readBuiltPages } from '../../tools/lib/built-site.ts';
import { judgeStructuredData } from '../support/checks/structured-data.ts';

const ask = (path: string) => fetch(inject('origin') + path);
const articles = await readArticles();
const newestDay = articles
  .map(({ date }) => date)
  .sort()
  .at(-1);
const newest = articles.filter(({ date }) => date === newestDay).map(({ slug }) => slug);

test('every page links to both feeds, which hold the newest twenty articles whole', async () => {
  for (const { path, page } of await readBuiltPages()) {
    const feeds = page.querySelectorAll('head link[rel="alternate"][title]');
    expect(
      feeds.map((link) => [link.getAttribute('type'), link.getAttribute('href')]),
      path,
    ).toEqual([
      ['application/rss+xml', '/rss.xml'],
      ['application/feed+json', '/feed.json'],
    ]);
  }
  const rss = (await readBuiltFile('/rss.xml')).toString();
  expect(rss.match(/<item>/g)).toHaveLength(20);
  expect(rss.match(/<content:encoded>/g)).toHaveLength(20);
  const [, first = ''] = /<item>.*?<link>https:\/\/triage\.example\/([^<]+)/s.exec(rss) ?? [];
  expect(newest).toContain(first);
  const covers = [...rss.matchAll(/<media:content url="([^"]+)" medium="image" type="([^"]+)"/g)];
  expect(covers).toHaveLength(20);
  for (const [, address = '', type] of covers) {
    const answer = await ask(new URL(address).pathname);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    // Shown on the pages of feed readers, too.
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  }
});

test('the JSON feed has what JSON Feed 1.1 requires', async () => {
  const feed = (await (await ask('/feed.json')).json()) as {
    items: {
      id: string;
      url: string;
      image: string;
      content_html: string;
      date_published: string;
    }[];
  };
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'TRIAGE News & Views',
    home_page_url: 'https://triage.example/news-views',
    feed_url: 'https://triage.example/feed.json',
    language: 'en-US',
  });
  expect(feed.items).toHaveLength(20);
  const first = feed.items[0]?.url.replace('https://triage.example/', '') ?? '';
  expect(newest).toContain(first);
  expect(feed.items[0]?.image).toMatch(`/sharing/${first}.png`);
  for (const { id, url, content_html: text, date_published: date } of feed.items) {
    expect(text.length, id).toBeGreaterThan(1_000);
    expect(URL.canParse(url), url).toBe(true);
    expect(new Date(date).toISOString(), id).toBe(date);
  }
  expect(new Set(feed.items.map(({ id }) => id)).size).toBe(feed.items.length);
});

test.each([
  ['/rss.xml', 'application/rss+xml'],
  ['/feed.json', 'application/feed+json'],
  ['/sitemap-index.xml', 'application/xml'],
  ['/sitemap-0.xml', 'application/xml'],
  ['/site.webmanifest', 'application/manifest+json'],
  ['/robots.txt', 'text/plain'],
  ['/llms.txt', 'text/plain'],
  ['/llms-full.txt', 'text/plain'],
  ['/index.md', 'text/markdown'],
])('%s says that it is %s', async (path, type) => {
  expect((await ask(path)).headers.get('content-type')).toBe(`${type}; charset=utf-8`);
});

test('robots.txt has only lines of RFC 9309, lets search engines in and names the sitemap', async () => {
  const lines = (await (await ask('/robots.txt')).text()).split('\n').filter(Boolean);
  expect(lines.slice(0, 2)).toEqual(['User-agent: *', 'Allow: /']);
  expect(lines).toContain('User-agent: GPTBot');
  expect(lines.at(-1)).toBe('Sitemap: https://triage.example/sitemap-index.xml');
  expect(
    lines.filter((line) => !/^(?:User-agent|Allow|Disallow|Sitemap): \S+$/.test(line)),
  ).toEqual([]);
});

test('the web manifest names the site, where it starts and icons of the stated size', async () => {
  const manifest = (await (await ask('/site.webmanifest')).json()) as {
    icons: { src: string; sizes: string; type: string }[];
  };
  expect(manifest).toMatchObject({
    name: expect.stringContaining('TRIAGE') as unknown,
    short_name: 'TRIAGE',
    start_url: '/',
    display: expect.stringMatching(/^(fullscreen|standalone|minimal-ui|browser)$/) as unknown,
  });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512']);
  for (const { src, sizes, type } of manifest.icons) {
    expect((await ask(src)).headers.get('content-type'), src).toMatch(type);
    if (type !== 'image/png') continue;
    // Width and height stand at fixed places of a PNG's first block.
    const png = await readBuiltFile(src);
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

test('the structured data of every page has the fields of its type', async () => {
  const problems: string[] = [];
  for (const { path, page } of await readBuiltPages()) {
    const blocks = page.querySelectorAll('script[type="application/ld+json"]');
    if (blocks.length !== 1) problems.push(`${path}: ${blocks.length} blocks`);
    for (const block of blocks) {
      problems.push(...judgeStructuredData(block.rawText).map((told) => `${path}: ${told}`));
    }
  }
  expect(problems).toEqual([]);
});
