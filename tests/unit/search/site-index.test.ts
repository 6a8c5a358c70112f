import { expect, it } from 'vitest';
import { buildSiteIndex } from '../../../src/search/site-index.ts';
import { createArticle } from '../news/article-fixture.ts';

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
