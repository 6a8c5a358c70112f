import { expect, it } from 'vitest';
import { buildFailurePage, buildNotFoundPage } from '../../../src/site/error-pages.ts';

it.each([
  [buildNotFoundPage, ['/', '/product', '/news-views', '/contact']],
  [buildFailurePage, ['/']],
])('%o stays out of search engines and leads on', (build, paths) => {
  const { head, opening } = build('https://www.example.com');
  expect(head.isIndexed).toBe(false);
  expect(opening.actions.map(({ href }) => href)).toEqual(paths);
});
