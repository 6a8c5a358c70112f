import { parse } from 'node-html-parser';
import { expect, test } from 'playwright/test';
import { readBuiltFile, readBuiltPages } from '../support/built-site.ts';
import { readXml, textsOf } from '../support/read-xml.ts';
import { judgeStructuredData } from '../support/structured-data.ts';

test('the RSS feed has what RSS 2.0 and its profile require', async ({ page, request }) => {
  const answer = await request.get('/rss.xml');
  expect(answer.headers()['content-type']).toMatch(/xml/);
  const rss = await readXml(page, await answer.text());
  expect(rss).toMatchObject({ name: 'rss', attributes: { version: '2.0' } });
  const [channel, ...others] = rss.children;
  expect(others).toEqual([]);
  if (!channel) throw new Error('The feed has no channel.');
  for (const name of ['title', 'link', 'description', 'language']) {
    expect(textsOf(channel, name).map(Boolean), name).toEqual([true]);
  }
  expect(channel.children).toContainEqual(
    expect.objectContaining({
      name: 'atom:link',
      namespace: 'http://www.w3.org/2005/Atom',
      attributes: expect.objectContaining({
        rel: 'self',
        href: 'https://triage.example/rss.xml',
      }),
    }),
  );
  const items = channel.children.filter(({ name }) => name === 'item');
  expect(items.length).toBeGreaterThan(10);
  for (const item of items) {
    const [title] = textsOf(item, 'title');
    for (const name of ['title', 'link', 'guid', 'description', 'pubDate']) {
      expect(textsOf(item, name).map(Boolean), `${title}: ${name}`).toEqual([true]);
    }
    // RFC 822 with a year of four digits.
    expect(textsOf(item, 'pubDate')[0]).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/);
  }
  expect(new Set(items.flatMap((item) => textsOf(item, 'guid'))).size).toBe(items.length);
});

test('the JSON feed has what JSON Feed 1.1 requires', async ({ request }) => {
  const feed = (await (await request.get('/feed.json')).json()) as {
    items: { id: string; url: string; content_text: string; date_published: string }[];
  };
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: expect.stringMatching(/\S/),
    home_page_url: 'https://triage.example/news-views',
    feed_url: 'https://triage.example/feed.json',
    language: 'en-US',
  });
  expect(feed.items.length).toBeGreaterThan(10);
  for (const { id, url, content_text: text, date_published: date } of feed.items) {
    expect(text, id).toMatch(/\S/);
    expect(URL.canParse(url), url).toBe(true);
    expect(new Date(date).toISOString(), id).toBe(date);
  }
  expect(new Set(feed.items.map(({ id }) => id)).size).toBe(feed.items.length);
});

test('the sitemap follows its protocol', async ({ page, request }) => {
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  const index = await readXml(page, await (await request.get('/sitemap-index.xml')).text());
  expect(index).toMatchObject({ name: 'sitemapindex', namespace });
  expect(index.children.flatMap((child) => textsOf(child, 'loc'))).toEqual([
    'https://triage.example/sitemap-0.xml',
  ]);
  const sitemap = await readXml(page, await (await request.get('/sitemap-0.xml')).text());
  expect(sitemap).toMatchObject({ name: 'urlset', namespace });
  const addresses = sitemap.children.flatMap((child) => textsOf(child, 'loc'));
  expect(addresses).toHaveLength(sitemap.children.length);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.length).toBeLessThanOrEqual(50_000);
  expect(addresses.filter((address) => !address.startsWith('https://triage.example/'))).toEqual([]);
});

test('robots.txt has only lines of RFC 9309, lets everybody in and names the sitemap', async ({
  request,
}) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  const lines = (await answer.text()).split('\n').filter(Boolean);
  expect(lines).toEqual([
    'User-agent: *',
    'Allow: /',
    'Sitemap: https://triage.example/sitemap-index.xml',
  ]);
});

test('the web manifest names the site, where it starts and icons of the stated size', async ({
  request,
}) => {
  const answer = await request.get('/site.webmanifest');
  expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = (await answer.json()) as {
    icons: { src: string; sizes: string; type: string }[];
  };
  expect(manifest).toMatchObject({
    name: expect.stringContaining('TRIAGE'),
    short_name: 'TRIAGE',
    start_url: '/',
    display: expect.stringMatching(/^(fullscreen|standalone|minimal-ui|browser)$/),
  });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512']);
  for (const { src, sizes, type } of manifest.icons) {
    expect((await request.get(src)).headers()['content-type'], src).toMatch(type);
    if (type !== 'image/png') continue;
    // Width and height stand at fixed places of a PNG's first block.
    const png = await readBuiltFile(src);
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

test('the structured data of every page has the fields of its type', async () => {
  const problems: string[] = [];
  for (const { path, html } of await readBuiltPages()) {
    const blocks = parse(html).querySelectorAll('script[type="application/ld+json"]');
    if (blocks.length !== 1) problems.push(`${path}: ${blocks.length} blocks`);
    for (const block of blocks) {
      problems.push(...judgeStructuredData(block.rawText).map((told) => `${path}: ${told}`));
    }
  }
  expect(problems).toEqual([]);
});
