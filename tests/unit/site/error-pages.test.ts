import { expect, it } from 'vitest';
import { buildErrorPage } from '../../../src/site/error-pages.ts';

it.each([
  ['/404', ['/', '/product', '/news-views', '/contact']],
  ['/500', ['/']],
] as const)('%s stays out of search engines and leads on', (path, paths) => {
  const { head, opening } = buildErrorPage(path, 'https://www.example.com');
  expect(head.isIndexed).toBe(false);
  expect(opening.actions.map(({ href }) => href)).toEqual(paths);
});
