import { expect, it } from 'vitest';
import { buildSiteIndex } from '../../../src/search/site-index.ts';
import { createArticle } from '../news/article-fixture.ts';
import { createPage } from '../site/page-fixture.ts';

it('lists everything by group, each with one sentence, and what answers an action nowhere', () => {
  const footer = { group: 'company', order: 1, label: 'About' };
  const description = 'The first sentence of the description is here. The second is not shown.';
  const pages = [
    createPage('about', { footer, description }),
    createPage('index'),
    createPage('contact/sent'),
    createPage('search'),
  ];
  const index = buildSiteIndex(pages, [createArticle(1, 'Research'), createArticle(2, 'Legal')]);
  expect(index.pages.map(({ label, entries }) => [label, entries.map(({ path }) => path)])).toEqual(
    [
      ['Company', ['/about']],
      ['More About the Site', ['/']],
    ],
  );
  expect(index.pages[0]?.entries[0]?.sentence).toBe(
    'The first sentence of the description is here.',
  );
  expect(index.articles.map(({ label }) => label)).toEqual(['Research', 'Legal']);
  expect(index.years).toEqual([2025]);
});

it('of many articles the newest of each category are listed, and where all of it are', () => {
  const many = Array.from({ length: 120 }, (_, number) => createArticle(number + 1, 'Research'));
  const few = [createArticle(200, 'Legal'), createArticle(201, 'Legal')];
  const [research, legal] = buildSiteIndex([], [...many, ...few]).articles;
  expect(research?.entries).toHaveLength(103);
  expect(research?.entries[0]?.path).toBe('/article-1');
  expect(research?.all).toEqual({ path: '/news-views/category/research', count: 120 });
  expect(legal?.entries).toHaveLength(2);
  expect(legal).not.toHaveProperty('all');
});
