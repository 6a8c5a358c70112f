import { expect, it } from 'vitest';
import { buildFeed, toJsonFeed, toRssItems } from '../../../src/news/feed.ts';
import { createArticle, createArticles } from './article-fixture.ts';

const siteUrl = 'https://www.example.com';

it('the feed holds the twenty newest articles with full addresses', () => {
  const { items } = buildFeed(
    createArticles(60),
    siteUrl,
    () => undefined,
    () => undefined,
  );
  expect(items).toHaveLength(20);
  expect(items[0]).toMatchObject({
    title: 'Title of article 1',
    link: 'https://www.example.com/article-1',
    categories: ['Research', 'Global'],
  });
});

it('an article that was updated says so in both feeds', () => {
  const updated = createArticle(1, 'Research', { updated: '2025-02-01' });
  const day = '2025-02-01T00:00:00.000Z';
  const feed = buildFeed(
    [updated],
    siteUrl,
    () => undefined,
    () => undefined,
  );
  expect(toJsonFeed(feed, siteUrl)).toHaveProperty('items.0.date_modified', day);
  expect(toRssItems(feed)[0]?.customData).toBe(`<atom:updated>${day}</atom:updated>`);
});

it('an article that is on this site comes whole, with its picture', () => {
  const whole = (id: string) => `<p>All of ${id}</p>`;
  const feed = buildFeed(createArticles(1), siteUrl, whole, (id) => `${siteUrl}/${id}.png`);
  expect(feed.items[0]).toHaveProperty('content', '<p>All of article-1</p>');
  expect(toJsonFeed(feed, siteUrl)).toHaveProperty(
    'items.0.content_html',
    '<p>All of article-1</p>',
  );
  expect(toJsonFeed(feed, siteUrl)).not.toHaveProperty('items.0.content_text');
  expect(toJsonFeed(feed, siteUrl)).toHaveProperty('items.0.image', `${siteUrl}/article-1.png`);
});
