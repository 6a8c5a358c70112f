import { expect, test } from 'vitest';
import { checkRoutes, checkTitles } from '../../../../src/checker/rules/routes.ts';
import { articleWith, pageWith, report } from '../site-fixture.ts';

test('two files that answer at one address are both named', () => {
  const pages = { wards: pageWith(''), Wards: pageWith('', 'B') };
  const articles = { wards: articleWith('') };
  expect(report(checkRoutes, { pages, articles })).toBe(
    [
      'src/content/pages/Wards.mdx  route: found "/Wards", which src/content/pages/wards.mdx has already; write another file name.',
      'src/content/articles/wards.mdx  route: found "/wards", which src/content/pages/wards.mdx has already; write another file name.',
    ].join('\n'),
  );
});

test('a folder and its index are one address', () => {
  const pages = { contact: pageWith(''), 'contact/index': pageWith('', 'B') };
  expect(report(checkRoutes, { pages })).toBe(
    'src/content/pages/contact/index.mdx  route: found "/contact", which src/content/pages/contact.mdx has already; write another file name.',
  );
});

test('a repeated title and description are named with the file that has them', () => {
  const pages = { wards: pageWith(''), care: pageWith('').replace('Virtual', 'virtual') };
  expect(report(checkTitles, { pages })).toBe(
    [
      'src/content/pages/care.mdx:2  title: found "virtual wards", which src/content/pages/wards.mdx has already; write a title of its own.',
      'src/content/pages/care.mdx:3  description: found "How the assistant keeps watch over the patients of Virtual wards.", which src/content/pages/wards.mdx has already; write a description of its own.',
    ].join('\n'),
  );
});

test('an article does not take the title of a page', () => {
  const articles = { first: articleWith('').replace(/title: .*/, 'title: Virtual wards') };
  expect(report(checkTitles, { pages: { wards: pageWith('') }, articles })).toBe(
    'src/content/articles/first.mdx:3  title: found "Virtual wards", which src/content/pages/wards.mdx has already; write a title of its own.',
  );
});
