import { expect, it } from 'vitest';
import { buildPage, type PageContext, type PageSource } from '../../../src/site/page.ts';
import { createPage } from './page-fixture.ts';

function contextOf(...pages: PageSource[]): PageContext {
  const now = new Date('2026-11-22T12:00:00Z');
  return {
    pages,
    siteUrl: 'https://www.example.com',
    findIllustration: () => undefined,
    now,
  };
}

it('offers related pages with their titles and paths', () => {
  const why = 'It shows the whole of the product at once.';
  const page = createPage('a', { related: [{ page: 'index', why }] });
  expect(buildPage(page, contextOf(page, createPage('index'))).related).toEqual([
    { title: 'Title of index', path: '/', why },
  ]);
});

it.each([
  [{ draft: true }, 'This is a draft. It is not on the published site.'],
  [{ date: '2027-01-15' }, 'This will be published on January 15, 2027.'],
  [{ date: '2026-11-22' }, undefined],
])('with %j says of itself: %s', (more, says) => {
  const page = createPage('a', more);
  expect(buildPage(page, contextOf(page)).head.mark?.says).toBe(says);
});

it('is medical only where somebody has reviewed it, and says who and when', () => {
  const page = createPage('a', { reviewed: { on: '2026-11-20', by: 'emergency physician' } });
  expect(buildPage(page, contextOf(page)).head.structuredData[1]).toMatchObject({
    '@type': 'MedicalWebPage',
    lastReviewed: '2026-11-20',
    reviewedBy: { '@type': 'Person', jobTitle: 'emergency physician' },
  });
});
