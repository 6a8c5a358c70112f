import { expect, test } from 'vitest';
import { checkArticleOrder, checkWordCount } from '../../../../src/checker/rules/articles.ts';
import { articleWith, pageWith, report } from '../content-fixture.ts';

const first = articleWith('', 1, '2025-01-15', 'featured: true');

function reportArticles(articles: Readonly<Record<string, string>>): string {
  return report(checkArticleOrder, { articles: { first, ...articles } });
}

test('founding articles that grow older and later ones that grow newer are in order', () => {
  const articles = {
    last: articleWith('', 119, '2023-08-25'),
    next: articleWith('', 120, '2025-02-01'),
    after: articleWith('', 121, '2025-02-01'),
  };
  expect(reportArticles(articles)).toBe('');
});

test('a founding article is not newer than the one before it', () => {
  expect(reportArticles({ second: articleWith('', 2, '2025-01-16') })).toBe(
    'src/content/articles/second.mdx:6  date: found 2025-01-16, later than article 1; write 2025-01-15 or earlier.',
  );
});

test('a new article is not older than the founding ones', () => {
  expect(reportArticles({ next: articleWith('', 120, '2024-02-01') })).toBe(
    'src/content/articles/next.mdx:6  date: found 2024-02-01, earlier than article 1; write 2025-01-15 or later.',
  );
});

test('a number is given once', () => {
  const articles = {
    second: articleWith('', 2, '2025-01-10'),
    twin: articleWith('', 2, '2025-01-10'),
  };
  expect(reportArticles(articles)).toBe(
    'src/content/articles/twin.mdx:2  id: found 2, which src/content/articles/second.mdx has already; write 3, the next that is free.',
  );
});

test('only the first article is featured', () => {
  const second = articleWith('', 2, '2025-01-10', 'featured: true');
  expect(reportArticles({ second })).toBe(
    'src/content/articles/second.mdx:9  featured: found true; write it only in src/content/articles/first.mdx, the article with the lowest id.',
  );
});

test('the first article is missed when it is not featured', () => {
  expect(report(checkArticleOrder, { articles: { first: articleWith('') } })).toBe(
    'src/content/articles/first.mdx  featured: found nothing; write true, as this article has the lowest id.',
  );
});

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test.each([349, 701])('an article of %i words is too short or too long', (count) => {
  expect(report(checkWordCount, { articles: { first: articleWith(words(count)) } })).toBe(
    `src/content/articles/first.mdx  body: found ${count} words; write 350 to 700.`,
  );
});

test('headings, table cells and claims count as words, code and dashes do not', () => {
  const body = (count: number) =>
    `## Two words\n\n${words(count)} – <Claim id="net-zero" />\n\n| a | b |\n|---|---|\n| c | d |`;
  const reportWords = (count: number) =>
    report(checkWordCount, { articles: { first: articleWith(body(count)) } });
  expect(reportWords(343)).toBe('');
  expect(reportWords(342)).toBe(
    'src/content/articles/first.mdx  body: found 349 words; write 350 to 700.',
  );
});

test('pages may be of any length', () => {
  expect(report(checkWordCount, { pages: { wards: pageWith('Short.') } })).toBe('');
});

test('a draft of an article may still be short', () => {
  const draft = articleWith(words(9)).replace('---\n', '---\ndraft: true\n');
  expect(report(checkWordCount, { articles: { first: draft } })).toBe('');
});
