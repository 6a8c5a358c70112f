import { expect, it } from 'vitest';
import { buildArticle } from '../../../../src/news/article/article.ts';
import { findCovers } from '../../../../src/news/article-covers.ts';
import { buildListing, type ArticleSource } from '../../../../src/news/listing/article-listing.ts';
import { createPage } from '../../site/page-fixture.ts';
import { createFacts } from '../../site/facts-fixture.ts';
import { createArticle, createArticles } from '../article-fixture.ts';

const siteUrl = 'https://www.example.com';
const now = new Date('2025-01-15T12:00:00Z');
const fact = createFacts();
const description = 'What the page about virtual wards says, in one sentence.';
const pages = [createPage('virtual-wards', { title: 'Virtual Wards', description })];

/** Builds one article among others, newest first. */
function build(article: ArticleSource, articles = [article]) {
  const covers = findCovers(articles);
  const listing = buildListing(articles);
  return buildArticle(article, { listing, covers, pages, siteUrl, now, fact });
}

it('names the newer and the older article, and none beyond the ends', () => {
  const articles = createArticles(3);
  const [first, second, third] = articles.map((article) => build(article, articles));
  expect(first?.newer).toBeUndefined();
  expect(second?.newer).toEqual({ title: 'Title of article 1', path: '/article-1' });
  expect(second?.older).toEqual({ title: 'Title of article 3', path: '/article-3' });
  expect(third?.older).toBeUndefined();
});

it('offers the three articles of its category that are nearest in time', () => {
  const articles = [...createArticles(6, 'Legal'), createArticle(7, 'History')];
  const [, , third] = articles;
  const article = third && build(third, articles);
  expect(article?.more.map(({ slug }) => slug)).toEqual(['article-2', 'article-4', 'article-1']);
});

it('offers the topic pages that it names with their titles and descriptions', () => {
  const article = createArticle(1, 'Research', { related: ['virtual-wards'] });
  expect(build(article).topics).toEqual([
    { title: 'Virtual Wards', path: '/virtual-wards', why: description },
  ]);
});

it('leaves out a page that does not exist', () => {
  const article = createArticle(1, 'Research', { related: ['virtual-ward'] });
  expect(build(article).topics).toEqual([]);
});

it('describes itself to search engines as an article of its day', () => {
  const article = createArticle(1, 'Mental Health');
  const { head, categoryPath } = build(article);
  expect(head.type).toBe('article');
  const labels = head.crumbs.map(({ label }) => label);
  expect(labels).toEqual(['Home', 'News & Views', 'Title of article 1']);
  expect(head.structuredData).toContainEqual(
    expect.objectContaining({
      '@type': 'Article',
      headline: 'Title of article 1',
      datePublished: '2025-01-14',
      articleSection: 'Mental Health',
    }),
  );
  expect(categoryPath).toBe('/news-views/category/mental-health');
});

it('says when it was updated, to readers and to search engines', () => {
  const { updated, head } = build(createArticle(1, 'Research', { updated: '2025-01-15' }));
  expect(updated).toEqual({ date: '2025-01-15', day: 'Jan 15, 2025' });
  expect(head.structuredData).toContainEqual(
    expect.objectContaining({ datePublished: '2025-01-14', dateModified: '2025-01-15' }),
  );
});

it.each([
  [{ draft: true }, 'Draft: Title of article 1 | TRIAGE'],
  [{ date: '2025-02-01' }, 'Scheduled: Title of article 1 | TRIAGE'],
])('with %j it is marked in its title and kept from search engines', (more, documentTitle) => {
  const { head } = build(createArticle(1, 'Research', more));
  expect(head).toMatchObject({ documentTitle, isIndexed: false });
});
