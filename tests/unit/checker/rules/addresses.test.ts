import { expect, test } from 'vitest';
import { checkFileNames, checkRoutes } from '../../../../src/checker/rules/addresses.ts';
import { articleWith, pageWith, report } from '../content-fixture.ts';

test('gives the name that a file should have', () => {
  const pages = { 'virtual-wards': pageWith(''), 'Contact/SentMail': pageWith('') };
  expect(report(checkFileNames, { pages })).toBe(
    'src/content/pages/Contact/SentMail.mdx  file name: found Contact/SentMail.mdx; write contact/sent-mail.mdx.',
  );
});

test('shows files that are no pages', () => {
  expect(report(checkFileNames, { strayFiles: ['src/content/pages/notes.md'] })).toBe(
    'src/content/pages/notes.md  file name: found .md; write a name that ends in .mdx, or move the file out of the content folder.',
  );
});

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

test.each(['500', '404', 'robots.txt'])('the address /%s belongs to the site itself', (name) => {
  const fixedRoutes = ['/404', '/500', '/robots.txt'];
  expect(report(checkRoutes, { pages: { [name]: pageWith('') }, fixedRoutes })).toBe(
    `src/content/pages/${name}.mdx  route: found "/${name}", which the site itself answers already; write another file name.`,
  );
});
