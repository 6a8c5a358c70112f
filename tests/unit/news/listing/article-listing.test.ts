import { describe, expect, it } from 'vitest';
import {
  buildCard,
  buildListingPart,
  listArticles,
  pickFeatured,
} from '../../../../src/news/listing/article-listing.ts';
import { createArticle, createArticles } from '../article-fixture.ts';

const slugsOf = (articles: readonly { readonly slug: string }[]) =>
  articles.map(({ slug }) => slug);

it('a card shows the date as short month, day and year, and the counted read time', () => {
  expect(buildCard(createArticle(1, 'Legal', { date: '2024-09-03' }))).toEqual({
    slug: 'article-1',
    title: 'Title of article 1',
    excerpt: 'What a reader learns from article 1, in at least fifty characters.',
    category: 'Legal',
    date: '2024-09-03',
    day: 'Sep 3, 2024',
    readTime: '2 min read',
  });
});

describe('the featured article', () => {
  it('is the first one flagged', () => {
    const flagged = createArticle(2, 'Legal', { featured: true });
    expect(pickFeatured([createArticle(1), flagged, createArticle(3)])).toBe(flagged);
  });

  it('is the first article when none is flagged', () => {
    expect(pickFeatured(createArticles(3))?.id).toBe('article-1');
    expect(pickFeatured(createArticles(0))).toBeUndefined();
  });

  it('stands in no list, neither of all articles nor of its category', () => {
    const articles = [createArticle(1, 'Legal', { featured: true }), createArticle(2, 'Legal')];
    expect(listArticles(articles, 'All').map(({ id }) => id)).toEqual(['article-2']);
    expect(listArticles(articles, 'Legal').map(({ id }) => id)).toEqual(['article-2']);
  });
});

describe('a part of the listing', () => {
  const articles = createArticles(40);

  it('is first the six newest, then 24 at a time, without a gap or an overlap', () => {
    const parts = [1, 2, 3].map((part) => buildListingPart(articles, 'All', part));
    expect(parts.map(({ articles: cards }) => cards.length)).toEqual([6, 24, 9]);
    const all = parts.flatMap(({ articles: cards }) => slugsOf(cards));
    expect(all).toEqual(articles.slice(1).map(({ id }) => id));
  });

  it('says how many there are without the featured one', () => {
    expect(buildListingPart(articles, 'All', 1).total).toBe(39);
    expect(buildListingPart(articles, 'Legal', 1)).toEqual({ total: 0, articles: [] });
  });

  it('does not grow with the number of articles', () => {
    const few = JSON.stringify(buildListingPart(createArticles(40), 'All', 1)).length;
    const many = JSON.stringify(buildListingPart(createArticles(10_000), 'All', 1)).length;
    expect(many - few).toBeLessThan(10);
  });
});
