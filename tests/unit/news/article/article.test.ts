import { expect, it } from 'vitest';
import { categories, categorySlug } from '../../../../src/config/categories.ts';
import { buildArticle } from '../../../../src/news/article/article.ts';
import { findCovers } from '../../../../src/news/article-covers.ts';
import { buildListing, type ArticleSource } from '../../../../src/news/listing/article-listing.ts';
import { readRecords } from '../../components/tools/parts/read-content.ts';
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

it('offers the three articles nearest in subject: by keywords, topic pages, then category', () => {
  const subject = { keywords: ['kappa', 'audit', 'scale'], related: ['virtual-wards'] };
  const other = { keywords: ['law', 'court', 'duty'] };
  const article = createArticle(1, 'Legal', subject);
  const articles = [
    article,
    createArticle(2, 'History', other),
    createArticle(3, 'Legal', other),
    createArticle(4, 'Legal', { ...other, related: ['virtual-wards'] }),
    createArticle(5, 'History', { ...other, keywords: ['kappa', 'audit', 'duty'] }),
    createArticle(6, 'Legal', other),
  ];
  const slugs = build(article, articles).more.map(({ slug }) => slug);
  expect(slugs).toEqual(['article-5', 'article-4', 'article-3']);
});

it('offers nothing that has no subject in common, and never itself', () => {
  const article = createArticle(1, 'Legal', { keywords: ['law', 'court', 'duty'] });
  expect(build(article, [article, createArticle(2, 'History')]).more).toEqual([]);
});

it('ends on the call of its category, and every category has one', () => {
  expect(build(createArticle(1, 'Mental Health')).call.heading).toBe('Call of mental-health');
  const written = Object.keys(readRecords('closingCalls')).sort();
  expect(written).toEqual(categories.map(categorySlug).sort());
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
