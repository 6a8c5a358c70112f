import { expect, it } from 'vitest';
import { type FeedItem, writeJsonFeed, writeRss } from '../../../src/news/feed.ts';

const siteUrl = 'https://www.example.com';
const item: FeedItem = {
  title: 'Waits & rooms',
  description: 'Why.',
  link: `${siteUrl}/waits`,
  published: new Date('2025-01-15'),
  updated: new Date('2025-02-01'),
  categories: ['Research', 'Global'],
  picture: `${siteUrl}/waits.png`,
  content: '<p>All of it</p>',
};
const elsewhere: FeedItem = {
  ...item,
  updated: undefined,
  picture: undefined,
  content: undefined,
};
const readJson = (items: FeedItem[]) => JSON.parse(writeJsonFeed(items, siteUrl)) as object;

it('an article of this site comes whole, with its picture and the day of its change, in both feeds', async () => {
  expect(readJson([item])).toMatchObject({
    items: [
      {
        url: item.link,
        content_html: item.content,
        image: item.picture,
        date_modified: '2025-02-01T00:00:00.000Z',
      },
    ],
  });
  const rss = await writeRss([item], siteUrl);
  expect(rss).toContain('<title>Waits &amp; rooms</title>');
  expect(rss).toContain('<content:encoded>&lt;p&gt;All of it&lt;/p&gt;</content:encoded>');
  expect(rss).toContain('<atom:updated>2025-02-01T00:00:00.000Z</atom:updated>');
  expect(rss).toContain(`<media:content url="${item.picture}"`);
});

it('an article that another host has comes as its description', async () => {
  expect(readJson([elsewhere])).toMatchObject({ items: [{ content_text: 'Why.' }] });
  expect(await writeRss([elsewhere], siteUrl)).not.toMatch(/content:encoded>|media:content /);
});
