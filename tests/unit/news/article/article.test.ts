import { expect, it } from 'vitest';
import { buildArticle } from '../../../../src/news/article/article.ts';
import { buildListing, type ArticleSource } from '../../../../src/news/listing/article-listing.ts';
import { createPage } from '../../site/page-fixture.ts';
import { createFacts } from '../../site/facts-fixture.ts';
import { createArticle } from '../article-fixture.ts';

const siteUrl = 'https://www.example.com';
const now = new Date('2025-01-15T12:00:00Z');
const fact = createFacts();
const description = 'What the page about virtual wards says, in one sentence.';
const pages = [createPage('virtual-wards', { title: 'Virtual Wards', description })];

/** Builds one article among others, newest first. */
function build(article: ArticleSource, articles = [article]) {
  const listing = buildListing(articles);
  return buildArticle(article, { listing, pages, siteUrl, now, fact });
}

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

it('offers recommended articles first among those near in subject', () => {
  const article = createArticle(1, 'Legal');
  const articles = [
    article,
    createArticle(2, 'Legal'),
    createArticle(3, 'History', { recommended: true }),
  ];
  expect(build(article, articles).more.map(({ slug }) => slug)).toEqual(['article-3', 'article-2']);
});

it('offers nothing that has no subject in common, and never itself', () => {
  const article = createArticle(1, 'Legal', { keywords: ['law', 'court', 'duty'] });
  expect(build(article, [article, createArticle(2, 'History')]).more).toEqual([]);
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
