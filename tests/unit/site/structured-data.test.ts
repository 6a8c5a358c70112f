import { expect, it } from 'vitest';
import { buildPage } from '../../../src/site/page.ts';
import { createFacts } from './facts-fixture.ts';
import { createPage } from './page-fixture.ts';

const siteUrl = 'https://www.example.com';
function build(more: object = {}, id = 'virtual-wards') {
  const page = createPage(id, more);
  const context = {
    ...{ pages: [page], siteUrl, fact: createFacts() },
    ...{ findIllustration: () => undefined, now: new Date('2026-11-22T12:00:00Z') },
  };
  return buildPage(page, context).head.structuredData;
}

it('calls a page medical only where somebody has reviewed it, and says who and when', () => {
  const reviewed = { on: '2026-11-20', by: 'emergency physician' };
  expect(build({ reviewed })[1]).toMatchObject({
    '@type': 'MedicalWebPage',
    lastReviewed: '2026-11-20',
    reviewedBy: { '@type': 'Person', jobTitle: 'emergency physician' },
  });
});
