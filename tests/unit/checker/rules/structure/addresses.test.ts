import { expect, test } from 'vitest';
import {
  checkFileNames,
  checkFooter,
  checkRoutes,
} from '../../../../../src/checker/rules/structure/addresses.ts';
import { formatProblems } from '../../../../../src/checker/problem.ts';
import { articleWith, contentOf, pageWith, report, wards } from '../../content-fixture.ts';

const answered = 'which the site itself answers already; write another file name.';

test('a file has a name that is fit for an address', () => {
  const pages = { 'virtual-wards': pageWith(''), 'Contact/SentMail': pageWith('') };
  expect(report(checkFileNames, { pages })).toBe(
    'src/content/pages/Contact/SentMail.mdx  file name: found Contact/SentMail.mdx; write contact/sent-mail.mdx.',
  );
});

test('a file that is no page is refused with its ending', () => {
  const strayFiles = ['src/content/pages/notes.md', 'src/content/pages/LICENSE'];
  const content = { ...contentOf({}), strayFiles };
  const write = 'a name that ends in .mdx, or move the file out of the content folder';
  expect(formatProblems(checkFileNames(content)).split('\n')).toEqual([
    `src/content/pages/notes.md  file name: found .md; write ${write}.`,
    `src/content/pages/LICENSE  file name: found no extension; write ${write}.`,
  ]);
});

test('two files that answer at one address are both named', () => {
  const pages = { wards: pageWith(''), Wards: pageWith('', 'B'), team: pageWith('', 'C') };
  const articles = { wards: articleWith('') };
  expect(report(checkRoutes, { pages, articles }).split('\n')).toEqual([
    `src/content/pages/Wards.mdx  route: found "/Wards", which ${wards} has already; write another file name.`,
    `src/content/articles/wards.mdx  route: found "/wards", which ${wards} has already; write another file name.`,
  ]);
});

test('names that differ in more than their case are two addresses', () => {
  const pages = { 'haupt-strasse': pageWith(''), 'haupt-straße': pageWith('', 'B') };
  expect(report(checkRoutes, { pages })).toBe('');
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
    `src/content/pages/${name}.mdx  route: found "/${name}", ${answered}`,
  );
});

test('one place in a footer group is for one page; groups count for themselves, and a page may be unlisted', () => {
  const listed = (group: string, order: number) =>
    pageWith('', 'A', `footer:\n  group: ${group}\n  order: ${order}\n  label: Wards\n`);
  const pages = {
    a: listed('company', 1),
    b: listed('company', 2),
    c: listed('company', 1),
    d: listed('resources', 7),
    e: pageWith(''),
    f: pageWith('', 'B'),
  };
  expect(report(checkFooter, { pages })).toBe(
    'src/content/pages/c.mdx:9  footer.order: found 1, which src/content/pages/a.mdx has already in this group; write 3 or another free place.',
  );
});
