import { expect, test } from 'vitest';
import { checkRelated } from '../../../../src/checker/rules/related.ts';
import { articleWith, pageWith, report } from '../content-fixture.ts';

const pages = {
  'rural-care': pageWith('', 'Rural'),
  draft: pageWith('').replace('title:', 'draft: true\ntitle:'),
  wards: pageWith('').replace(
    /---\n$/,
    'related:\n  - { page: rural-cart, why: Because }\n  - page: wards\n    why: Because\n---\n',
  ),
};

test('related pages exist and are other pages', () => {
  expect(report(checkRelated, { pages })).toBe(
    [
      'src/content/pages/wards.mdx:8  related.0.page: found "rural-cart", which is not a page; write rural-care.',
      'src/content/pages/wards.mdx:9  related.1.page: found "wards", the page itself; write the id of another page.',
    ].join('\n'),
  );
});

test('articles name published pages, each once', () => {
  const related = 'related: [rural-care, rural-care, draft]';
  const articles = { first: articleWith('', 1, '2025-01-15', related) };
  const sound = { 'rural-care': pages['rural-care'], draft: pages.draft };
  expect(report(checkRelated, { pages: sound, articles })).toBe(
    [
      'src/content/articles/first.mdx:9  related.1: found "rural-care" a second time; write each page once.',
      'src/content/articles/first.mdx:9  related.2: found "draft", which is a draft; write the id of a page that is published.',
    ].join('\n'),
  );
});
