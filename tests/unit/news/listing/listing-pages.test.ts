import { describe, expect, it } from 'vitest';
import { categoryChoices } from '../../../../src/news/news.ts';
import {
  buildCategoryHead,
  buildListing,
  buildOlderPage,
  listParts,
} from '../../../../src/news/listing/article-listing.ts';
import { createArticles } from '../article-fixture.ts';

const siteUrl = 'https://www.example.com';
const listing = buildListing(createArticles(40));

describe('pages of older articles', () => {
  it('go on where the first view ends and say which articles they hold', () => {
    const page = buildOlderPage(listing, 'All', 2, siteUrl);
    expect(page.range).toBe('Articles 7 to 30 of 39');
    expect(page.articles[0]?.slug).toBe('article-8');
    expect(page.newerPath).toBe('/news-views');
    expect(page.olderPath).toBe('/news-views/page/3');
    expect(page.head.documentTitle).toBe('Older Articles, Page 2 | TRIAGE');
  });

  it('end with the last article', () => {
    const page = buildOlderPage(listing, 'Research', 3, siteUrl);
    expect(page.range).toBe('Articles 31 to 39 of 39');
    expect(page.olderPath).toBeUndefined();
    expect(page.newerPath).toBe('/news-views/category/research/page/2');
    expect(page.head.crumbs.map(({ label }) => label)).toEqual([
      'Home',
      'News & Views',
      'Research Articles',
      'Older Research Articles, Page 3',
    ]);
  });
});

it('there is a part for every article of every category, and one for an empty category', () => {
  const parts = listParts(listing);
  const count = (choice: string) => parts.filter((part) => part.choice === choice).length;
  expect(count('All')).toBe(3);
  expect(count('Research')).toBe(3);
  expect(count('Legal')).toBe(1);
});

it('each category has a title and a description of its own that search engines show whole', () => {
  const heads = categoryChoices.map((choice) => buildCategoryHead(choice, siteUrl));
  expect(new Set(heads.map((head) => head.description)).size).toBe(heads.length);
  for (const head of heads) {
    expect(head.documentTitle.length).toBeLessThanOrEqual(60);
    expect(head.description.length).toBeLessThanOrEqual(160);
  }
});
