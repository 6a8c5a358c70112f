import { expect, test } from 'playwright/test';
import { readXml, textsOf } from '../support/read-xml.ts';

// Here, because the parser of browsers is the strict one that is at hand.
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
