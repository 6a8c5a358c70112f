import { describe, expect, it } from 'vitest';
import { buildListing, buildListingPart } from '../../../../src/news/listing/article-listing.ts';
import { news } from '../../../../src/news/news.ts';
import { shareArticle } from '../../../../src/news/article/article.ts';
import { nameSharing } from '../../../../src/site/sharing.ts';
import { createArticle, createArticles } from '../article-fixture.ts';

const slugsOf = (articles: readonly { readonly slug: string }[]) =>
  articles.map(({ slug }) => slug);

it('a card shows the date as short month, day and year, and the counted read time', () => {
  const { cards } = buildListing([createArticle(1, 'Legal', { date: '2024-09-03' })]);
  expect(cards[0]).toEqual({
    slug: 'article-1',
    title: 'Title of article 1',
    excerpt: 'What a reader learns from article 1, in at least fifty characters.',
    category: 'Legal',
    date: '2024-09-03',
    day: 'Sep 3, 2024',
    readTime: '2 min read',
    cover: 'Legal',
  });
});

it('a cover of its own is on the card and in the sharing image, and its words are told', () => {
  const picture = { src: '/_astro/desk.jpg', srcSet: '/_astro/desk.jpg 800w' };
  const article = createArticle(1, 'Legal', { cover: 'desk.jpg', coverAlt: 'A nurse at a desk' });
  const { cards } = buildListing([article], new Map([['article-1', picture]]));
  expect(cards[0]).toMatchObject({ picture });
  expect(nameSharing('/article-1', shareArticle(article, picture))).toMatchObject({
    path: expect.stringMatching(/^\/sharing\/article-1\.jpg\?v=/) as string,
    alt: 'Title of article 1. A nurse at a desk',
  });
});

describe('the featured article', () => {
  it('is the first one flagged', () => {
    const flagged = createArticle(2, 'Legal', { featured: true });
    const { featured } = buildListing([createArticle(1), flagged, createArticle(3)]);
    expect(featured?.slug).toBe('article-2');
  });

  it('is the first article when none is flagged', () => {
    expect(buildListing(createArticles(3)).featured?.slug).toBe('article-1');
    expect(buildListing([]).featured).toBeUndefined();
  });

  it('stands in no list, neither of all articles nor of its category', () => {
    const articles = [createArticle(1, 'Legal', { featured: true }), createArticle(2, 'Legal')];
    const listing = buildListing(articles);
    for (const choice of ['All', 'Legal'] as const) {
      expect(slugsOf(buildListingPart(listing, choice, 1).articles)).toEqual(['article-2']);
    }
  });
});

describe('a part of the listing', () => {
  const listing = buildListing(createArticles(40));

  it('is first the newest, then more at a time, without a gap or an overlap', () => {
    const parts = [1, 2, 3].map((part) => buildListingPart(listing, 'All', part));
    const [first, second] = parts.map(({ articles: cards }) => cards.length);
    expect([first, second]).toEqual([news.step, news.pageSize]);
    const all = parts.flatMap(({ articles: cards }) => slugsOf(cards));
    expect(all).toEqual(slugsOf(listing.cards.slice(1)));
  });
});
