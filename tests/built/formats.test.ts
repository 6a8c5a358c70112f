import { expect, inject, test } from 'vitest';
import { readBuiltFile, readBuiltPages } from '../../tools/lib/built-site.ts';
import { readArticles } from '../support/articles.ts';

const ask = (path: string) => fetch(inject('origin') + path);
const articles = await readArticles();
const newestDay = articles
  .map(({ date }) => date)
  .toSorted()
  .at(-1);
const newest = articles.filter(({ date }) => date === newestDay).map(({ slug }) => slug);

test('every page links to both feeds, which hold the newest twenty articles whole', async () => {
  for (const { path, page } of await readBuiltPages()) {
    const feeds = page.querySelectorAll('head link[rel="alternate"][title]');
    const addresses = feeds.map((link) => link.getAttribute('href'));
    expect(addresses, path).toEqual(['/rss.xml', '/feed.json']);
  }
  const rss = (await readBuiltFile('/rss.xml')).toString();
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

  // What JSON Feed 1.1 requires.
  const feed = (await (await ask('/feed.json')).json()) as {
    items: { id: string; url: string; content_html: string; date_published: string }[];
  };
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'TRIAGE News & Views',
    home_page_url: 'https://triage.example/news-views',
    feed_url: 'https://triage.example/feed.json',
  });
  expect(new Set(feed.items.map(({ id }) => id)).size).toBe(20);
  expect(newest).toContain(feed.items[0]?.url.replace('https://triage.example/', ''));
  for (const { id, content_html: text, date_published: date } of feed.items) {
    expect(text.length, id).toBeGreaterThan(1_000);
    expect(new Date(date).toISOString(), id).toBe(date);
  }
});

test.each([
  ['/rss.xml', 'application/rss+xml'],
  ['/feed.json', 'application/feed+json'],
  ['/sitemap-0.xml', 'application/xml'],
  ['/site.webmanifest', 'application/manifest+json'],
  ['/robots.txt', 'text/plain'],
  ['/llms-full.txt', 'text/plain'],
  ['/index.md', 'text/markdown'],
])('%s says that it is %s', async (path, type) => {
  expect((await ask(path)).headers.get('content-type')).toBe(`${type}; charset=utf-8`);
});

test('robots.txt lets search engines in, says what may be done with the text and names the sitemap', async () => {
  const lines = (await (await ask('/robots.txt')).text()).split('\n').filter(Boolean);
  const signal = 'Content-Signal: search=yes, ai-input=yes, ai-train=no';
  expect(lines.slice(0, 3)).toEqual(['User-agent: *', signal, 'Allow: /']);
  expect(lines).toContain('User-agent: GPTBot');
  expect(lines.at(-1)).toBe('Sitemap: https://triage.example/sitemap-index.xml');
  // The lines of RFC 9309 and that signal.
  const line = /^(?:User-agent|Allow|Disallow|Sitemap): \S+$/;
  expect(lines.filter((one) => one !== signal && !line.test(one))).toEqual([]);
});

test('the web manifest names the site, where it starts and icons of the stated size', async () => {
  const manifest = (await (await ask('/site.webmanifest')).json()) as {
    icons: { src: string; sizes: string; type: string }[];
  };
  expect(manifest).toMatchObject({ short_name: 'TRIAGE', start_url: '/' });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512']);
  for (const { src, sizes, type } of manifest.icons) {
    expect((await ask(src)).headers.get('content-type'), src).toMatch(type);
    if (type !== 'image/png') continue;
    // Width and height stand at fixed places of a PNG's first block.
    const png = await readBuiltFile(src);
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

test('the sitemap says when articles and listings were changed, and shows the pictures', async () => {
  const entries = (await readBuiltFile('/sitemap-0.xml')).toString().split('<url>').slice(1);
  for (const { slug, date, updated } of articles) {
    const entry = entries.find((one) => one.includes(`/${slug}</loc>`));
    expect(entry, slug).toContain(`<lastmod>${updated ?? date}T`);
  }
  const listings = entries.filter((entry) => entry.includes('/news-views'));
  expect(listings.filter((entry) => !entry.includes('<lastmod>'))).toEqual([]);
  expect(entries.filter((entry) => !entry.includes('<image:loc>'))).toEqual([]);
});

/**
 * What search engines ask of each type; the compiler knows what schema.org defines.
 * @see https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const requiredFields: Readonly<Record<string, readonly string[]>> = {
  Article: ['headline', 'image', 'datePublished', 'author', 'publisher', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Organization: ['@id', 'name', 'url', 'logo'],
  WebSite: ['@id', 'name', 'url', 'publisher'],
  EntryPoint: ['urlTemplate'],
  WebPage: ['name', 'url', 'isPartOf'],
  MedicalWebPage: ['name', 'url', 'lastReviewed', 'reviewedBy'],
  Person: ['jobTitle'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'contentUrl'],
};

/** The fields that a thing and those within it lack. */
function findMissing(thing: unknown): string[] {
  if (typeof thing !== 'object' || thing === null) return [];
  const inner = Object.values(thing).flat().flatMap(findMissing);
  const type = '@type' in thing ? String(thing['@type']) : undefined;
  // A list, or a thing that only names another one by its id.
  if (type === undefined) return inner;
  const fields = requiredFields[type] ?? ['a list of its required fields'];
  return [...fields.filter((field) => !(field in thing)).map((one) => `${type}: ${one}`), ...inner];
}

test('the structured data of every page has the fields of its type', async () => {
  for (const { path, page } of await readBuiltPages()) {
    const blocks = page
      .querySelectorAll('script[type="application/ld+json"]')
      .map(({ rawText }) => JSON.parse(rawText) as Readonly<Record<string, unknown>>);
    expect(
      blocks.filter((block) => '@graph' in block),
      path,
    ).toHaveLength(1);
    for (const block of blocks) {
      expect(block['@context'], path).toBe('https://schema.org');
      expect(block['@graph'], path).not.toEqual([]);
      expect(findMissing(block), path).toEqual([]);
    }
  }
});
